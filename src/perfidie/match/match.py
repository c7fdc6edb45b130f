"""A match: a game being played, with the log of what happened and the way back."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

import msgspec

from perfidie.kernel.errors import BadInput, IllegalChoice
from perfidie.kernel.game import Game
from perfidie.kernel.options import Record as Option
from perfidie.kernel.reasons import Reason
from perfidie.kernel.record import Announcement, Record, TurnEnd, announcement, commit, result, turn_end, verify
from perfidie.kernel.state import NOBODY, RawEvent, State
from perfidie.kernel.view import View

CHECKPOINT = 32
"""Every so many choices a copy of the position is kept, so that taking back replays fewer choices than this."""

SEED_BITS = 63
"""The size of a drawn seed: nobody can try them all, and a signed 64-bit integer holds it."""

FREE = ""
LEARNT = "undo-learnt"
CHANCE = "undo-chance"
OVER = "undo-over"


class Told(msgspec.Struct, frozen=True):
    """An event as one viewer is told it."""

    seq: int
    """The number of the choice (or taking back) that it belongs to; 0: the set-up."""
    event: Option
    """``kind`` and fields: an event of the game, or ``{"kind": "undone", "to": seq}``, after which everything that was
    told before it with a greater number than ``to`` has not happened."""


class Made(msgspec.Struct, frozen=True):
    """A choice that stands."""

    option: int
    seat: int
    seq: int
    barrier: str
    """FREE, or why it cannot be taken back without everybody's consent."""


class Undone(msgspec.Struct, frozen=True):
    """In the log: choices were taken back, to the position that entry ``to`` of the log had led to."""

    to: int
    seat: int | None


class Match:
    """A game being played.

    >>> from perfidie.games import game
    >>> match = Match(game("villains_card_game"), ["hook", "jafar", "ursula"], seed=7, salt="pinch")
    >>> match.choose(match.state.asked, match.seq, 0)
    >>> match.choose(match.state.asked, match.seq, {"card": "3R", "to": "hero"})
    Traceback (most recent call last):
    perfidie.kernel.errors.IllegalChoice: not-possible: option={'card': '3R', 'to': 'hero'}, reason=...
    >>> match.seq, match.choices
    (1, [0])

    ``state`` is the present position; look at it, but change it only through the match.
    A choice makes a new state, so one that was looked up before stays as it was. ``seq`` numbers what happened: every
    choice, and every taking back, raises it by one. So it names one position for ever, while the number of ``choices``
    shrinks when some are taken back.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        salt: str | None = None,
        names: Sequence[str] = (),
    ) -> None:
        """Without seed or salt, unguessable ones are drawn. ``names`` are for people: one per seat, or none."""
        if names and len(names) != len(seats):
            raise BadInput("name-count", names=len(names), seats=len(seats))
        self.game = game
        self.seats = list(seats)
        self.options = game.check_options(options)
        self.names = list(names)
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        self.salt = secrets.token_hex(16) if salt is None else salt
        self.commitment = commit(self.seed, self.salt)
        self.state: State = game.start(self.seats, self.options, self.seed)
        self._made: list[Made] = []
        self._log: list[list[RawEvent] | Undone] = [self.state.events or []]
        self._turns: list[TurnEnd] = []
        self._checkpoints: list[State] = [self.state]  # after 0, CHECKPOINT, 2 * CHECKPOINT … choices

    @classmethod
    def resume(cls, record: Record, game: Game) -> Self:
        """The match of a record, verified, where it stopped.

        >>> from perfidie.games import game
        >>> match = Match(game("villains_card_game"), ["hook", "jafar", "ursula"], seed=7)
        >>> match.choose(match.state.asked, match.seq, 0)
        >>> Match.resume(match.record(), match.game).state.digest() == match.state.digest()
        True
        """
        verify(record, game)
        match = cls(game, record.seats, record.options, record.seed, record.salt, record.names)
        for option in record.choices:
            match._apply(option)
        return match

    # What is

    @property
    def seq(self) -> int:
        """How many things have happened: choices, and takings back. A command names the one that it answers."""
        return len(self._log) - 1

    @property
    def choices(self) -> list[int]:
        """The choices that led to the present position."""
        return [made.option for made in self._made]

    @property
    def over(self) -> bool:
        return self.state.asked == NOBODY

    def view(self, viewer: int | None) -> View:
        """What this viewer (None: a spectator) may see now."""
        self._check_viewer(viewer)
        return self.state.view(viewer)

    def events(self, viewer: int | None, since: int = -1) -> list[Told]:
        """What this viewer is told of everything after number ``since``; by default of all, the set-up included.

        >>> from perfidie.games import game
        >>> match = Match(game("villains_card_game"), ["hook", "jafar", "ursula"], {"first": 0}, seed=7)
        >>> seen = match.seq
        >>> match.choose(0, match.seq, 0)
        >>> [told.event["kind"] for told in match.events(None, seen)]
        ['laid', 'drew', 'turn']
        """
        self._check_viewer(viewer)
        return list(self._told(viewer, since))

    def record(self) -> Record:
        """The whole match, hidden cards and all: for its keeper, and for everybody once it is over."""
        return Record(
            game=self.game.id,
            rules=self.game.rules,
            options=dict(self.options),
            seats=self.seats[:],
            names=self.names[:],
            seed=self.seed,
            salt=self.salt,
            commitment=self.commitment,
            choices=self.choices,
            turns=self._turns[:],
            digest=self.state.digest(),
            outcome=result(self.state.outcome()),
        )

    def announcement(self) -> Announcement:
        """What anybody may know of the record from the start on.

        >>> from perfidie.games import game
        >>> match = Match(game("villains_card_game"), ["hook", "jafar", "ursula"], seed=7, salt="pinch")
        >>> match.announcement().commitment == match.commitment
        True
        """
        return announcement(self.record())

    # What players do

    def choose(self, seat: int, seq: int, option: int | Option) -> None:
        """The seat answers the decision that was asked when ``seq`` things had happened.

        An option is given by its index, or as a record, of which as many fields will do as tell it from the others.
        Whatever is refused changes nothing, and the error says why.
        """
        self._check_viewer(seat)
        if seq != self.seq:
            raise IllegalChoice("stale", seq=seq, expected=self.seq)
        if self.over:
            raise IllegalChoice("game-over")
        if seat != self.state.asked:
            raise IllegalChoice("not-asked", seat=seat)
        self._apply(index_of(self.state, option))

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last choice back without asking anybody."""
        return self.why_not_undo(seat) is None

    def why_not_undo(self, seat: int) -> Reason | None:
        """Why the seat may not take back the last choice by itself; None if it may.

        A choice is a barrier if with it some viewer learnt something, chance was used, or the match ended: then its
        record is opened to all.

        >>> from perfidie.games import game
        >>> match = Match(game("villains_card_game"), ["hook", "jafar", "ursula"], {"first": 0}, seed=7)
        >>> match.why_not_undo(0).code
        'undo-nothing'
        >>> match.choose(0, match.seq, 0)
        >>> match.why_not_undo(0).code, match.why_not_undo(1).code
        ('undo-learnt', 'undo-not-yours')
        """
        self._check_viewer(seat)
        if not self._made:
            return Reason("undo-nothing", {}, "")
        last = self._made[-1]
        if last.seat != seat:
            return Reason("undo-not-yours", {}, "")
        if last.barrier != FREE:
            return Reason(last.barrier, {}, "")
        return None

    def before_last_of(self, seat: int) -> int | None:
        """How many choices stood before the seat's last one; None if it has made none."""
        for made in range(len(self._made), 0, -1):
            if self._made[made - 1].seat == seat:
                return made - 1
        return None

    def undo(self, seat: int) -> None:
        """The seat takes its last choice back; again and again, up to the last barrier."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise IllegalChoice("no-undo", reason=reason)
        self._go_back(len(self._made) - 1, seat)

    @property
    def barrier(self) -> int:
        """The number of choices that stand unless everybody agrees to take them back."""
        for made in range(len(self._made), 0, -1):
            if self._made[made - 1].barrier != FREE:
                return made
        return 0

    def undo_to(self, choices: int, agreed: bool = False) -> None:
        """Go back to the position after so many choices, whoever made the later ones.

        For a table that has talked about it: past the barrier only if all have ``agreed``.
        """
        if choices < 0 or choices >= len(self._made):
            raise BadInput("undo-range", choices=choices, made=len(self._made))
        if not agreed and choices < self.barrier:
            reason = Reason(self._made[self.barrier - 1].barrier, {}, "")
            raise IllegalChoice("no-undo", reason=reason)
        self._go_back(choices, None)

    # How it is done

    def _check_viewer(self, viewer: int | None) -> None:
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < len(self.seats)):
            raise BadInput("unknown-seat", seat=viewer, expected=f"0-{len(self.seats) - 1}")

    def _apply(self, option: int) -> None:
        before = self.state
        state = before.copy()
        state.listen()
        state.apply(option)
        self.state = state
        self._log.append(state.events or [])
        self._made.append(Made(option, before.asked, self.seq, barrier_between(before, state)))
        made = len(self._made)
        if state.turns != before.turns:
            self._turns.append(turn_end(state, made))
        if made % CHECKPOINT == 0:
            self._checkpoints.append(state)

    def _go_back(self, choices: int, seat: int | None) -> None:
        """Replay from the last checkpoint before."""
        nearest = choices // CHECKPOINT
        state = self._checkpoints[nearest].copy()  # the checkpoint itself stays as it is
        for made in self._made[nearest * CHECKPOINT : choices]:
            state.apply(made.option)
        self.state = state
        del self._made[choices:]
        del self._checkpoints[nearest + 1 :]
        while self._turns and self._turns[-1].choices > choices:
            self._turns.pop()
        self._log.append(Undone(self._made[-1].seq if choices else 0, seat))

    def _told(self, viewer: int | None, since: int) -> Iterator[Told]:
        for seq in range(max(since + 1, 0), len(self._log)):
            entry = self._log[seq]
            if isinstance(entry, Undone):
                undone: Option = {"kind": "undone", "to": entry.to}
                if entry.seat is not None:
                    undone["seat"] = entry.seat
                yield Told(seq, undone)
                continue
            for raw in entry:
                event = self.state.event(raw, viewer)
                if event is not None:
                    yield Told(seq, event)


def index_of(state: State, option: int | Option) -> int:
    """The index of an option that this position offers; refused, with the reason, if it does not."""
    offered = state.codes
    if not isinstance(option, dict):
        if type(option) is not int or not 0 <= option < len(offered):
            raise IllegalChoice("not-offered", option=option, offered=len(offered))
        return option
    check_fields(option)
    records = [state.option(code) for code in offered]
    matching = [
        index
        for index, record in enumerate(records)
        if all(name in record and record[name] == value for name, value in option.items())
    ]
    if not matching:
        reason = state.why_not(option)
        if reason is None:
            raise IllegalChoice("not-offered", option=option, offered=len(offered))
        raise IllegalChoice("not-possible", option=option, reason=reason)
    if any(records[index] != records[matching[0]] for index in matching):
        raise IllegalChoice("ambiguous", option=option, matching=len(matching))
    return matching[0]


def barrier_between(before: State, after: State) -> str:
    """Why the choice that led from one position to the other is a barrier; FREE if it is none."""
    if after.asked == NOBODY:
        return OVER
    if after.knowledge.learnt != before.knowledge.learnt:
        return LEARNT
    if after.rng.save() != before.rng.save():
        return CHANCE
    return FREE


def check_fields(option: Option) -> None:
    """Refuse what cannot be an option's record: cards and items are lists, everything else one word or number."""
    for name, value in option.items():
        plain = (
            isinstance(value, list) and all(isinstance(card, str) for card in value)
            if name in ("cards", "items")
            else isinstance(value, str | int)
        )
        if not plain:
            raise BadInput("option-field", field=name)
