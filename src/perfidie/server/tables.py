"""A table: who sits there, the match they play, and what they have agreed. Plain logic without input or output.

A table is what its log says (:mod:`perfidie.server.entries`): :meth:`Table.apply` is the only thing that changes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Final

import msgspec

from perfidie.games import game
from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import NOBODY, State
from perfidie.match import Match
from perfidie.match.match import FREE, barrier_between
from perfidie.server.entries import (
    Agreed,
    Answered,
    Chosen,
    Closed,
    Created,
    Ended,
    Joined,
    Left,
    Matter,
    Muted,
    Offered,
    Paused,
    Rematched,
    Resigned,
    Returned,
    Row,
    Seated,
    SeatPlan,
    Settled,
    Stage,
    Started,
    StoodIn,
    Undone,
)
from perfidie.server.windows import Window, in_window

MOST_TRIED = 40
"""So many options are tried at most to tell which cannot be taken back."""
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
STAND_IN = "steady"
"""The bot that plays for somebody absent who named none."""


class Guest(msgspec.Struct):
    """A person at the table, with or without a seat."""

    name: str
    auto_pass: bool = False
    unasked: frozenset[str] = frozenset()
    absent_bot: str = STAND_IN
    muted: set[str] = msgspec.field(default_factory=set)
    left: bool = False


class Offer(msgspec.Struct):
    """Something that happens if everybody agrees."""

    id: str
    about: Matter
    by: str
    to: int
    lasting: bool
    agreed: list[str]


class Table:
    def __init__(self, code: str) -> None:
        self.code = code
        self.rows = 0
        self.created: Created | None = None
        self.plans: list[SeatPlan] = []
        self.persons: dict[str, Guest] = {}
        self.stage: Stage = LOBBY
        self.match: Match | None = None
        self.company_roles: list[str] = []
        self.since = 0.0  # when the present decision was asked
        self.times: list[float] = []  # when each number of the match happened
        self.turns: list[int] = []  # the turn that each number of the match led to
        self.window: Window | None = None
        self.answers: dict[int, int] = {}
        self.answered_at: dict[int, float] = {}
        self.latest: dict[str, int] = {}  # the seat for which each person chose last
        self.away: set[int] = set()
        self.tried: tuple[int, list[bool]] | None = None  # see barriers
        self.paused = False
        self.offers: list[Offer] = []
        self.next = ""
        self.noted = 0.0  # when the summary in the store was last brought up to date
        self.carried_out: dict[tuple[str, str], int] = {}  # commands by sender and id: the row that they became

    # Reading the log

    @staticmethod
    def rebuilt(code: str, rows: Iterable[Row]) -> Table:
        table = Table(code)
        for row in rows:
            table.apply(row)
        return table

    def apply(self, row: Row) -> None:
        assert row.seq == self.rows, f"{self.code}: row {row.seq} after {self.rows} rows"
        self.rows += 1
        if row.command:
            self.carried_out[row.person, row.command] = row.seq
        entry = row.entry
        match entry:
            case Chosen():
                self.playing.choose(entry.seat, self.seq, entry.option)
                self.spoke(entry.seat)
                self.went_on(row.at)
            case Closed():
                for seat, option in entry.choices:
                    self.playing.choose(seat, self.seq, option)
                    if seat in self.answers:
                        self.spoke(seat)
                self.went_on(row.at)
            case Answered():
                if entry.seq == self.seq:
                    self.answers[entry.seat] = entry.option
                    self.answered_at[entry.seat] = row.at
            case Undone():
                self.playing.undo_to(entry.to, agreed=True) if entry.seat is None else self.playing.undo(entry.seat)
                self.went_on(row.at)
            case Created():
                self.created = entry
                self.plans = list(entry.seats)
                self.persons[entry.host] = Guest(entry.name)
            case Joined():
                self.persons[entry.person] = Guest(entry.name)
            case Seated():
                self.plans[entry.seat] = entry.plan
            case Started():
                self.start(entry, row.at)
            case Offered():
                self.offers = [offer for offer in self.offers if offer.about != entry.about]
                self.offers.append(Offer(entry.offer, entry.about, entry.by, entry.to, entry.lasting, [entry.by]))
            case Agreed():
                self.agree(entry)
            case Paused():
                self.paused = entry.on
                self.since = row.at
            case Resigned():
                role = self.plans[entry.seat].role
                self.plans[entry.seat] = SeatPlan("bot", role=role, bot=entry.bot)
                self.away.discard(entry.seat)
                self.drop_answer(entry.seat)
            case StoodIn():
                self.away.add(entry.seat)
                self.drop_answer(entry.seat)
            case Returned():
                self.away.discard(entry.seat)
                self.persons[self.plans[entry.seat].person].left = False
                self.since = row.at
            case Settled():
                guest = self.persons[entry.person]
                guest.auto_pass = guest.auto_pass if entry.auto_pass is None else entry.auto_pass
                guest.unasked = guest.unasked if entry.unasked is None else frozenset(entry.unasked)
                guest.absent_bot = entry.absent_bot or guest.absent_bot
            case Muted():
                muted = self.persons[entry.person].muted
                muted.add(entry.other) if entry.on else muted.discard(entry.other)
            case Left():
                self.persons[entry.person].left = True
                if self.stage == LOBBY:
                    for seat in self.seats_of(entry.person):
                        self.plans[seat] = SeatPlan("open")
            case Ended():
                self.end()
            case Rematched():
                self.next = entry.code

    def start(self, entry: Started, at: float) -> None:
        made = self.made
        names = [plan.bot if plan.kind == "bot" else plan.name for plan in self.plans]
        self.match = Match(self.game, entry.roles, made.options, entry.seed, entry.salt, names)
        self.company_roles = self.game.seated(entry.roles, self.match.options, entry.seed)
        self.plans = [
            msgspec.structs.replace(plan, role=role) for plan, role in zip(self.plans, self.company_roles, strict=True)
        ]
        for option in entry.choices:
            self.match.choose(self.match.state.asked, self.match.seq, option)
        self.stage = PLAYING
        self.went_on(at)

    def spoke(self, seat: int) -> None:
        person = self.owner(seat)
        if person is not None:
            self.latest[person] = seat

    def went_on(self, at: float) -> None:
        """The match has another position now."""
        match = self.playing
        missing = match.seq + 1 - len(self.times)
        self.times += [at] * missing
        self.turns += [match.state.turns] * missing
        self.since = at
        self.answers = {}
        self.answered_at = {}
        made = len(match.choices)
        self.offers = [offer for offer in self.offers if offer.about != "undo" or (offer.lasting and offer.to < made)]
        state = match.state
        self.window = Window(self.game.id, state, match.seq) if in_window(self.game.id, state) else None
        if match.over:
            self.end()

    def end(self) -> None:
        self.stage = OVER
        self.window = None
        self.offers = []
        self.paused = False

    def agree(self, entry: Agreed) -> None:
        for offer in self.offers:
            if offer.id == entry.offer:
                if entry.agree:
                    offer.agreed.append(entry.person)
                else:
                    self.offers.remove(offer)
                return

    def drop_answer(self, seat: int) -> None:
        self.answers.pop(seat, None)
        self.answered_at.pop(seat, None)

    # What is

    @property
    def made(self) -> Created:
        assert self.created is not None
        return self.created

    @property
    def game(self) -> Game:
        return game(self.made.game)

    @property
    def playing(self) -> Match:
        assert self.match is not None
        return self.match

    @property
    def seq(self) -> int:
        return self.match.seq if self.match is not None else 0

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [seat for seat, plan in enumerate(self.plans) if plan.kind == "person" and plan.person == person]

    def owner(self, seat: int) -> str | None:
        plan = self.plans[seat]
        return plan.person if plan.kind == "person" else None

    def players(self) -> list[str]:
        """The people who play, each once."""
        return list(dict.fromkeys(plan.person for plan in self.plans if plan.kind == "person"))

    def voters(self, gone: Set[str]) -> list[str]:
        """The people whose consent counts: those who play and have not been replaced by a bot for the time being.

        Where some of them are still here, those who have gone are not waited for.
        """
        found = [person for person in self.players() if not all(seat in self.away for seat in self.seats_of(person))]
        return [person for person in found if person not in gone] or found

    def agreed_offer(self, gone: Set[str]) -> Offer | None:
        """What has been offered and all agree to."""
        voters = set(self.voters(gone))
        return next((offer for offer in self.offers if voters and voters <= set(offer.agreed)), None)

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays the seat now; None: its person does."""
        plan = self.plans[seat]
        if plan.kind == "bot":
            return plan.bot
        return self.persons[plan.person].absent_bot if seat in self.away else None

    def asked(self) -> list[int]:
        """The seats that have something to answer now."""
        if self.stage != PLAYING:
            return []
        if self.window is not None:
            return [seat for seat in self.window.seats if seat not in self.answers]
        return [self.playing.state.asked]

    def position_for(self, seat: int) -> State | None:
        """The position in which the seat has to answer; None if it has not."""
        if self.stage != PLAYING or self.match is None:
            return None
        if self.window is not None:
            return None if seat in self.answers else self.window.positions.get(seat)
        return self.match.state if self.match.state.asked == seat else None

    def shy(self, seat: int) -> bool:
        """Whether the server may pass for this seat."""
        person = self.owner(seat)
        return person is not None and (self.persons[person].auto_pass or bool(self.persons[person].unasked))

    def barriers(self, position: State, seat: int) -> list[bool]:
        """For each option, whether it probably cannot be taken back alone.

        It is tried in a world that the seat cannot tell from the true one, so the answer says nothing about that one.
        """
        if self.window is not None or len(position.codes) > MOST_TRIED:
            return [False] * len(position.codes)
        if self.tried is None or self.tried[0] != self.seq:
            world = position.redeal(seat, Rng.seeded(self.seq), self.game.cards_of(position))
            found: list[bool] = []
            for option in range(len(position.codes)):
                after = world.copy()
                if option < len(world.codes):
                    after.apply(option)
                found.append(barrier_between(world, after) != FREE)
            self.tried = (self.seq, found)
        return self.tried[1]

    @property
    def window_length(self) -> float:
        """So many seconds a common window lasts; 0: it waits for everybody's word, as where one person is alone."""
        alone = self.stage != LOBBY and len(self.players()) < 2
        return 0 if alone else self.made.window

    @property
    def window_limit(self) -> float | None:
        """After so many seconds a common window closes though somebody has not answered; None: it does not."""
        return self.window_length or self.made.seconds or None

    def passes_for(self, seat: int) -> bool:
        """In a window: whether the seat need not be bothered.

        Where the word of several people is waited for, all are. One person alone has nobody to hide from; but if they
        hold several seats, others sit with them, and only what no hand can change is passed.
        """
        if self.window is None or not self.shy(seat):
            return False
        guest = self.persons[self.plans[seat].person]
        auto_pass = guest.auto_pass
        if not self.window_length:
            if len(self.players()) > 1:
                return False
            auto_pass = auto_pass and len(self.seats_of(self.plans[seat].person)) == 1
        return self.window.leaves_alone(seat, auto_pass, guest.unasked)

    def viewer(self, person: str | None) -> int | None:
        """The seat with whose eyes a person sees now: the one that is asked, else the one that last chose."""
        seats = self.seats_of(person)
        if not seats:
            return None
        if len(seats) > 1 and self.stage == PLAYING:
            for seat in self.asked():
                if seat in seats and not (self.window is not None and self.passes_for(seat)):
                    return seat
            return self.latest.get(str(person), seats[0])
        return seats[0]

    def asked_now(self) -> int | None:
        """The one seat that everybody may know to be asked."""
        if self.stage != PLAYING or self.window is not None or self.playing.state.asked == NOBODY:
            return None
        return self.playing.state.asked
