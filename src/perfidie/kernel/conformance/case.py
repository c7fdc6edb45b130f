"""One match by random choice, as the checks see it: always the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import NOBODY, State


class Broken(AssertionError):
    """A promise that the game does not keep; the message says where."""


class Case:
    """A match of a game, with the choices of players who choose at random.

    ``looks`` is about how many of the decisions the costly checks look at; None: all of them.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        looks: int | None = None,
    ) -> None:
        self.game = game
        self.seats = list(seats)
        self.options = dict(options or {})
        self.seed = seed
        self.looks = looks

    @property
    def viewers(self) -> list[int | None]:
        """All seats, and a spectator."""
        return [*range(len(self.seats)), None]

    def start(self) -> State:
        return self.game.start(self.seats, self.options, self.seed)

    def chance(self, purpose: str) -> Rng:
        """Random numbers of one's own: no purpose disturbs another, and none the match."""
        return Rng.seeded(int.from_bytes(f"{self.seed} {purpose}".encode(), "big"))

    @cached_property
    def choices(self) -> list[int]:
        """The random choices, up to the end of the match or the game's cap."""
        state = self.start()
        rng = self.chance("choices")
        choices: list[int] = []
        while state.asked != NOBODY and state.codes and len(choices) < self.game.cap:
            choices.append(rng.below(len(state.codes)))
            state.apply(choices[-1])
        return choices

    def moments(self) -> Iterator[tuple[State, int]]:
        """Every decision of the match with the choice that is made, before it is made; the events are of the last step.

        The state is one object, which goes on with the match: what is to stay must be copied.
        """
        state = self.start()
        for choice in self.choices:
            yield state, choice
            state.listen()
            state.apply(choice)

    def sample(self, purpose: str) -> Iterator[tuple[State, int]]:
        """Some of the moments: the first, and the rest by lot, those inside effects three times as often."""
        rng = self.chance(purpose)
        for number, (state, choice) in enumerate(self.moments()):
            if number == 0 or self.by_lot(rng, 3 if len(state.stack) > 1 else 1):
                yield state, choice

    def by_lot(self, rng: Rng, times: int = 1) -> bool:
        """Whether this decision is one of those that are looked at."""
        return self.looks is None or int(rng.below(len(self.choices))) < self.looks * times

    def last(self) -> State:
        """The state after the last choice."""
        state = self.start()
        for choice in self.choices:
            state.apply(choice)
        return state

    def play_on(self, state: State, rng: Rng, decisions: int | None = None) -> None:
        """Play by random choice to the end or the cap, or so many decisions."""
        for _ in range(self.game.cap if decisions is None else decisions):
            if state.asked == NOBODY:
                break
            state.apply(rng.below(len(state.codes)))


Check = Callable[[Case], None]
"""Raises Broken if the match shows that the game does not keep the promise in the check's docstring."""


def told(thing: object) -> str:
    """A view, record or reason as the bytes in which it leaves the house."""
    return msgspec.json.encode(thing, order="sorted").decode()


def name_of(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def where(state: State) -> str:
    """The moment, for messages."""
    decision = state.decision()
    if decision is None:
        return f"after {state.turns} turns, when the game is over"
    depth = f", {len(state.stack)} frames deep" if len(state.stack) > 1 else ""
    return f"in turn {state.turns}, when seat {decision.seat} is asked {decision.prompt!r}{depth}"
