"""What a game says of itself: the same questions for every game, asked by match, laboratory and all fronts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from perfidie.kernel.errors import BadInput
from perfidie.kernel.rng import Rng
from perfidie.kernel.standing import Standing
from perfidie.kernel.state import State


class Choice(msgspec.Struct, frozen=True):
    """An option of the game that is set before it starts: its default and the values that it may have."""

    name: str
    default: bool | int | str
    values: tuple[bool | int | str, ...]
    rule: str = ""
    numbers: bool = False
    """Any number from 1 on is a value, too."""

    def admits(self, value: object) -> bool:
        if self.numbers and type(value) is int and value > 0:
            return True
        return any(value == admitted and type(value) is type(admitted) for admitted in self.values)

    def told(self) -> str:
        """The values, for people."""
        return ", ".join([*map(str, self.values), *(["1, 2, 3, …"] if self.numbers else [])])


class Game(ABC):
    """A game of the house. One object per game, named ``GAME`` in the game's package."""

    id: str
    rules: int
    """Version of the rules: raised when the same choices may lead to another position."""
    seat_counts: range
    roles: tuple[str, ...] = ()
    """What a seat can be (the villains); empty if all seats are alike."""
    first_roles: tuple[str, ...] = ()
    """What the seats are if nobody says so: a table for a first game. Empty: drawn."""
    choices: tuple[Choice, ...] = ()
    cap: int
    """A number of decisions that no game by random choice exceeds, or the one at which the laboratory stops it."""

    @abstractmethod
    def start(self, seats: Sequence[str], options: Mapping[str, Any] | None = None, seed: int = 0) -> State:
        """A new match, set up and asking its first decision."""

    @abstractmethod
    def load(self, saved: Mapping[str, Any]) -> State:
        """The position that ``State.save`` gave."""

    @abstractmethod
    def cards_of(self, state: State) -> list[int]:
        """Every card of the match, place by place, in an order that does not depend on which card lies where."""

    def zones_of(self, state: State) -> list[list[int]]:
        """The same cards by zone, where a zone is what has no order in itself: a whole hand, each place of a pile."""
        return [[card] for card in self.cards_of(state)]

    def standing(self) -> Standing:
        """How bots compare positions of this game."""
        return Standing()

    def rivals(self, state: State, seat: int) -> list[int]:
        """The seats whose success is this one's loss."""
        return self.standing().rivals(state, seat)

    # Scenario files (kernel.scenario runs them)

    @abstractmethod
    def position(
        self, seats: Sequence[str], options: Mapping[str, Any] | None, seed: int, start: Mapping[str, Any]
    ) -> State:
        """The position after set-up, changed by the ``[start]`` table of a scenario; asks its first decision.

        An unknown key or an impossible position is a ScenarioError, whose details say what was expected.
        """

    @abstractmethod
    def look_up(self, state: State, path: str) -> object:
        """The value of an ``[expect]`` path (``0.hand``); lists of cards are lists of ids. Unknown: ScenarioError."""

    @abstractmethod
    def rule_ids(self) -> tuple[str, ...]:
        """The numbers of all rules that a scenario can show."""

    @abstractmethod
    def card_ids(self) -> tuple[str, ...]:
        """What ``rules`` in a scenario calls the cards (``gaston/belle``, ``curse``), all kinds once."""

    def check_seats(self, seats: Sequence[str]) -> None:
        """Refuse seats that cannot play."""
        if len(seats) not in self.seat_counts:
            known = f"{self.seat_counts.start}-{self.seat_counts.stop - 1}"
            raise BadInput("seat-count", game=self.id, seats=len(seats), expected=known)
        for seat in seats:
            if self.roles and seat not in self.roles:
                raise BadInput("unknown-role", role=seat, expected=", ".join(self.roles))
        if self.roles and len(set(seats)) < len(seats):
            twice = next(seat for seat in seats if list(seats).count(seat) > 1)
            raise BadInput("role-twice", role=twice)

    def check_options(self, options: Mapping[str, Any] | None) -> dict[str, bool | int | str]:
        """All options with their values, the given ones checked."""
        chosen: dict[str, bool | int | str] = {choice.name: choice.default for choice in self.choices}
        for name, value in (options or {}).items():
            choice = next((choice for choice in self.choices if choice.name == name), None)
            if choice is None:
                expected = ", ".join(choice.name for choice in self.choices) or "-"
                raise BadInput("unknown-option", option=name, game=self.id, expected=expected)
            if not choice.admits(value):
                raise BadInput("option-value", option=name, value=value, expected=choice.told())
            chosen[name] = value
        return chosen

    def seated(self, seats: Sequence[str], options: Mapping[str, Any] | None, seed: int) -> list[str]:
        """The role of each seat in a match: as given, unless an option deals them otherwise."""
        return list(seats)

    def draw_seats(self, count: int, rng: Rng) -> list[str]:
        """Random different roles for so many seats, or just their numbers."""
        if count not in self.seat_counts:
            self.check_seats([""] * count)
        if not self.roles:
            return [str(seat) for seat in range(count)]
        order = list(range(len(self.roles)))
        rng.shuffle(order)
        return [self.roles[i] for i in order[:count]]
