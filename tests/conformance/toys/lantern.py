"""Lantern: a complete small game on the kernel, for reading before writing a larger one.

Twelve cards, two of each value from 1 to 6; a face-down deck, an open discard pile, and for each of two to four players
a hand of two cards and a face-down vault. In a turn a player

* *plays* a hand card face up on the discard pile,
* *hides* a hand card face down in the own vault,
* *takes* the top of the discard pile into the hand, or
* *scries*: looks at the top card of the deck, then draws it or buries it under the deck (an effect of two steps).

Then the player draws up to two cards; an empty deck is first made anew of the shuffled discard pile. After four rounds
the richest vault wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec

from perfidie.kernel.errors import ScenarioError
from perfidie.kernel.game import Choice, Game
from perfidie.kernel.knowledge import Knowledge
from perfidie.kernel.options import Record, field, kind_of, pack
from perfidie.kernel.reasons import Reason
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import ACTOR, AT, DONE, Outcome, RawEvent, State, Step, program
from perfidie.kernel.view import View, envelope

VALUES = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
HAND = 2
ROUNDS = 4

PLAY, HIDE, TAKE, SCRY, DRAW, BURY = range(6)
OPTIONS = ["play", "hide", "take", "scry", "draw", "bury"]

ASK_TURN, ASK_SCRY = range(2)
PROMPTS = ["turn", "scry"]

PLAYED, HID, TOOK, LOOKED, DREW, BURIED, SHUFFLED, ENDED = range(8)
EVENTS = ["played", "hid", "took", "looked", "drew", "buried", "shuffled", "ended"]


class Lantern(State):
    """The table: the zones, the verbs that change them, and what every state must say."""

    def __init__(self, seats: int, rng: Rng, knowledge: Knowledge) -> None:
        super().__init__(seats, rng, knowledge)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.vaults: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []  # top last
        self.discard: list[int] = []  # top last

    def copy(self) -> Self:
        to = type(self)(self.seats, self.rng.copy(), self.knowledge.copy())
        self.copy_core(to)
        to.hands = [hand[:] for hand in self.hands]
        to.vaults = [vault[:] for vault in self.vaults]
        to.deck = self.deck[:]
        to.discard = self.discard[:]
        return to

    def saved_names(self) -> list[str]:
        return ["hands", "vaults", "deck", "discard"]

    def relabel(self, dealt: list[int]) -> None:
        for zone in (*self.hands, *self.vaults, self.deck, self.discard):
            zone[:] = [dealt[card] for card in zone]

    # Verbs: every change goes through these, so that knowledge and events cannot be forgotten

    def play(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        self.knowledge.pick(card, hand, 1 << seat, True)
        hand.remove(card)
        self.discard.append(card)
        self.knowledge.reveal(card)
        self.tell(PLAYED, seat, card)

    def hide(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        self.knowledge.pick(card, hand, 1 << seat, False)
        hand.remove(card)
        self.vaults[seat].append(card)
        self.tell(HID, seat, card)

    def take(self, seat: int) -> None:
        """An open card goes to a hand, and everybody knows that it is there."""
        card = self.discard.pop()
        self.hands[seat].append(card)
        self.tell(TOOK, seat, card)

    def look(self, seat: int) -> None:
        card = self.deck[-1]
        self.knowledge.show(card, 1 << seat)
        self.tell(LOOKED, seat, card)

    def bury(self, seat: int) -> None:
        card = self.deck.pop()
        self.deck.insert(0, card)
        self.tell(BURIED, seat, card)

    def draw(self, seat: int) -> None:
        """The top card of the deck, which is made anew first if it is empty; nothing if there is nothing."""
        if not self.deck and self.discard:
            self.deck, self.discard = self.discard, []
            self.shuffle()
        if self.deck:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.knowledge.show(card, 1 << seat)
            self.tell(DREW, seat, card)

    def shuffle(self) -> None:
        self.rng.shuffle(self.deck)
        self.knowledge.mix(self.deck, 0)
        self.tell(SHUFFLED, -1)

    def finish(self) -> None:
        for vault in self.vaults:
            for card in vault:
                self.knowledge.reveal(card)
        self.tell(ENDED, -1)
        self.end()

    # Questions

    def turn_options(self, seat: int) -> list[int]:
        codes = [pack(PLAY, card) for card in self.hands[seat]]
        codes += [pack(HIDE, card) for card in self.hands[seat]]
        if self.discard and len(self.hands[seat]) <= HAND:
            codes.append(pack(TAKE))
        if self.deck:
            codes.append(pack(SCRY))
        return codes

    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        scores = [sum(VALUES[card] for card in vault) for vault in self.vaults]
        return Outcome([seat for seat, score in enumerate(scores) if score == max(scores)], scores)

    def option(self, code: int) -> Record:
        record: Record = {"kind": OPTIONS[kind_of(code)]}
        if kind_of(code) in (PLAY, HIDE):
            record["card"] = VALUES[field(code, 0)]
        return record

    def event(self, raw: RawEvent, seat: int | None) -> Record | None:
        kind, actor, card, _, _, viewers = raw
        record: Record = {"kind": EVENTS[kind]}
        if actor >= 0:
            record["seat"] = actor
        if card >= 0 and viewers & self.knowledge.viewer(seat):
            record["card"] = VALUES[card]
        return record

    def prompt_name(self, prompt: int) -> str:
        return PROMPTS[prompt]

    def shown(self, cards: list[int], seat: int | None) -> list[int | None]:
        """The values of cards as far as the viewer knows them."""
        return [VALUES[card] if self.knowledge.knows(seat, card) else None for card in cards]

    def view(self, seat: int | None) -> View:
        return envelope("lantern", self, seat, self.table(seat))

    def table(self, seat: int | None) -> LanternView:
        return LanternView(
            hand=[] if seat is None else [VALUES[card] for card in self.hands[seat]],
            hand_sizes=[len(hand) for hand in self.hands],
            vaults=[self.shown(vault, seat) for vault in self.vaults],
            deck=self.shown(self.deck, seat),
            discard=[VALUES[card] for card in self.discard],
        )

    def why_not(self, option: Record) -> Reason | None:
        if option in [self.option(code) for code in self.codes]:
            return None
        kind = option.get("kind")
        if kind in ("play", "hide") and self.prompt == ASK_TURN:
            return Reason("not-in-hand", {"card": str(option.get("card"))}, "2")
        if kind == "take" and self.prompt == ASK_TURN:
            return Reason("hand-full" if self.discard else "nothing-to-take", {}, "2")
        return Reason("not-asked", {}, "2")


class LanternView(msgspec.Struct, frozen=True):
    """Vaults and deck have None for a card that the viewer does not know."""

    hand: list[int]
    hand_sizes: list[int]
    vaults: list[list[int | None]]
    deck: list[int | None]
    discard: list[int]


class Turn(Step[Lantern]):
    """Ask for one of the four actions, and carry it out."""

    def do(self, state: Lantern, frame: list[int]) -> int:
        codes = state.turn_options(frame[ACTOR])
        return state.ask(frame[ACTOR], ASK_TURN, codes) if codes else DONE

    def take(self, state: Lantern, frame: list[int], code: int) -> None:
        seat = frame[ACTOR]
        kind = kind_of(code)
        if kind == PLAY:
            state.play(seat, field(code, 0))
        elif kind == HIDE:
            state.hide(seat, field(code, 0))
        elif kind == TAKE:
            state.take(seat)
        else:
            state.push([SCRYING, 0, seat])


class Look(Step[Lantern]):
    def do(self, state: Lantern, frame: list[int]) -> int:
        state.look(frame[ACTOR])
        return DONE


class DrawOrBury(Step[Lantern]):
    def do(self, state: Lantern, frame: list[int]) -> int:
        return state.ask(frame[ACTOR], ASK_SCRY, [pack(DRAW), pack(BURY)])

    def take(self, state: Lantern, frame: list[int], code: int) -> None:
        if kind_of(code) == DRAW:
            state.draw(frame[ACTOR])
        else:
            state.bury(frame[ACTOR])


class DrawUp(Step[Lantern]):
    def do(self, state: Lantern, frame: list[int]) -> int:
        if len(state.hands[frame[ACTOR]]) < HAND:
            state.draw(frame[ACTOR])
        return DONE


class NextSeat(Step[Lantern]):
    def do(self, state: Lantern, frame: list[int]) -> int:
        if state.turns == ROUNDS * state.seats:
            state.finish()
            return DONE
        state.turns += 1
        frame[ACTOR] = (frame[ACTOR] + 1) % state.seats
        frame[AT] = 0
        return DONE


TURNS = program(Turn(), DrawUp(), NextSeat())
SCRYING = program(Look(), DrawOrBury())


class LanternGame(Game):
    """The game as the house sees it. ``state`` is the class of its states, so that tests can put in another."""

    id = "lantern"
    rules = 1
    seat_counts = range(2, 5)
    choices = (Choice("open_start", False, (False, True)),)
    cap = 2 * ROUNDS * 4

    def __init__(self, state: type[Lantern] = Lantern) -> None:
        self.state = state

    def start(self, seats: Sequence[str], options: Mapping[str, Any] | None = None, seed: int = 0) -> Lantern:
        self.check_seats(seats)
        chosen = self.check_options(options)
        state = self.state(len(seats), Rng.seeded(seed), Knowledge.public(len(VALUES), len(seats)))
        state.deck = list(range(len(VALUES)))
        state.shuffle()
        for seat in range(len(seats)):
            for _ in range(HAND):
                state.draw(seat)
        if chosen["open_start"]:
            state.knowledge.reveal(state.deck[-1])
            state.discard.append(state.deck.pop())
        state.turns = 1
        state.push([TURNS, 0, 0])
        state.run()
        return state

    def load(self, saved: Mapping[str, Any]) -> Lantern:
        state = self.state(saved["seats"], Rng.seeded(0), Knowledge.public(len(VALUES), saved["seats"]))
        state.restore(dict(saved))
        return state

    def cards_of(self, state: State) -> list[int]:
        assert isinstance(state, Lantern)
        return [card for zone in (*state.hands, *state.vaults, state.deck, state.discard) for card in zone]

    def zones_of(self, state: State) -> list[list[int]]:
        assert isinstance(state, Lantern)
        return [*state.hands, *([card] for zone in (*state.vaults, state.deck, state.discard) for card in zone)]

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Lantern)
        return sum(VALUES[card] for card in state.vaults[seat]) / sum(VALUES)

    def position(
        self, seats: Sequence[str], options: Mapping[str, Any] | None, seed: int, start: Mapping[str, Any]
    ) -> Lantern:
        if start:
            raise ScenarioError("unknown-key", key=next(iter(start)), expected="-")
        return self.start(seats, options, seed)

    def look_up(self, state: State, path: str) -> object:
        assert isinstance(state, Lantern)
        if path != "discard":
            raise ScenarioError("unknown-path", path=path, expected="discard")
        return [str(VALUES[card]) for card in state.discard]

    def rule_ids(self) -> tuple[str, ...]:
        return ("1", "2")

    def card_ids(self) -> tuple[str, ...]:
        return tuple(str(value) for value in sorted(set(VALUES)))


GAME = LanternGame()
