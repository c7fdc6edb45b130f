"""A table for learners: one match after the other, with options as action numbers and positions as arrays."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt

from perfidie.envs import encoding_of
from perfidie.envs.rewards import rewards
from perfidie.games import game as find_game
from perfidie.kernel.errors import IllegalChoice
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import Outcome, State

Vector = npt.NDArray[np.int8]


class Observation(TypedDict):
    """What a seat is given: what it knows, and which actions it may choose (1) or not (0)."""

    observation: Vector
    action_mask: Vector


class LearningTable:
    """Seats, seeds, numbers and rewards: what the environments of all libraries have in common.

    >>> table = LearningTable("evil_corp", players=2)
    >>> table.begin(seed=3)
    >>> table.state.asked, len(table.legal)
    (1, 37)
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seats: Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "victory",
        limit: int | None = None,
    ) -> None:
        self.game = find_game(game)
        if seats is not None:
            self.game.check_seats(seats)
            players = len(seats)
        self.players = self.game.seat_counts.start if players is None else players
        self.seats = seats
        self.options = self.game.check_options(options)
        self.reward = rewards(reward)
        self.limit = self.game.cap if limit is None else limit
        self.encoding = encoding_of(game, self.players)
        self.rng: Rng | None = None
        self.made = 0
        self.state: State
        self.legal: dict[int, int] = {}

    def begin(self, seed: int | None = None) -> None:
        """A new match; without a seed, the next one of the series that the last seed began."""
        if seed is not None:
            self.rng = Rng.seeded(seed)
        elif self.rng is None:
            self.rng = Rng.seeded(secrets.randbits(64))
        seats = self.game.draw_seats(self.players, self.rng) if self.seats is None else self.seats
        self.state = self.game.start(seats, self.options, self.draw_seed())
        self.state.events = None
        self.made = 0
        self.legal = self.encoding.legal(self.state)

    def draw_seed(self) -> int:
        """A seed out of the series that the last seed began."""
        assert self.rng is not None
        return self.rng.word() << 32 | self.rng.word()

    def choose(self, action: int) -> None:
        """Choose an action for the seat that is asked."""
        option = self.legal.get(action)
        if option is None:
            raise IllegalChoice("action-masked", action=action, legal=len(self.legal))
        self.state.apply(option)
        self.made += 1
        self.legal = self.encoding.legal(self.state)

    def apply(self, option: int) -> None:
        """Choose an option by its index among those of the state."""
        self.state.apply(option)
        self.made += 1
        self.legal = self.encoding.legal(self.state)

    @property
    def ended(self) -> bool:
        """Whether the match has come to its end by the rules."""
        return self.state.asked < 0

    @property
    def stopped(self) -> bool:
        """Whether the match was given up because it took too long."""
        return self.made >= self.limit and self.state.asked >= 0

    @property
    def over(self) -> bool:
        return self.state.asked < 0 or self.made >= self.limit

    def results(self) -> list[float]:
        """The reward of each seat."""
        outcome = self.state.outcome() or Outcome([], [])
        return self.reward(outcome, self.players)

    def observe(self, seat: int) -> Observation:
        vector = self.encoding.observe(self.state, seat)
        return {"observation": np.frombuffer(vector, np.int8), "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> Vector:
        """A 1 for every action that the seat may choose now."""
        mask = bytearray(self.encoding.actions)
        if self.state.asked == seat:
            for action in self.legal:
                mask[action] = 1
        return np.frombuffer(mask, np.int8)
