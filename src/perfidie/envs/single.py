"""Gymnasium: one seat learns, bots play the others (extra ``learn``).

>>> from perfidie.envs import single
>>> env = single.env("villains_card_game", players=3, bots="random")
>>> observation, info = env.reset(seed=7)
>>> ended = False
>>> while not ended:
...     action = observation["action_mask"].argmax()
...     observation, reward, terminated, truncated, info = env.step(action)
...     ended = terminated or truncated
>>> reward in (-1.0, 1.0)
True

Importing this module registers the games: ``gymnasium.make("perfidie/villainous-v1", bots="novice")``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import msgspec
import numpy as np
from gymnasium.spaces import Discrete

from perfidie.bots import Sight, bot, bots_for
from perfidie.envs.spaces import observation_space
from perfidie.envs.table import LearningTable, Observation, Vector
from perfidie.games import GAMES
from perfidie.kernel.errors import BadInput
from perfidie.kernel.rng import Rng

PATIENCE = 1000
"""So many matches in a row may end before the own seat is asked at all."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game as a Gymnasium environment for the player of one seat.

    Observations and actions are those of :class:`perfidie.envs.aec.TableEnv`; a step goes on until the seat is asked
    again. An action that may not be chosen loses the match at once (reward -1, ``info["illegal"]``): learners that
    know no masks may try anything.

    ``bots`` is the name of a bot for all others, or one name for each, from the left neighbour on; ``budget`` is their
    time to think, in seconds; ``seat`` is the own one, by default drawn for each match. The rest is as in
    :func:`perfidie.envs.aec.env`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seats: Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "victory",
        limit: int | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        budget: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        if limit is not None and limit < 1:
            raise BadInput("env-limit", limit=limit)
        self.table = LearningTable(game, players, seats, options, reward, limit)
        others = self.table.players - 1
        self.bots = [bot(name) for name in bots_for([bots] if isinstance(bots, str) else bots, others)]
        if seat is not None and not 0 <= seat < self.table.players:
            raise BadInput("no-such-seat", seat=seat, expected=f"0-{others}")
        self.fixed_seat = seat
        self.seat = 0
        self.budget = budget
        self.chance = Rng.seeded(0)
        self.given_up = False
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table.encoding)  # type: ignore[assignment]
        self.action_space = Discrete(self.table.encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match; the own seat is drawn, too, unless it is fixed."""
        super().reset(seed=seed)
        table = self.table
        for _ in range(PATIENCE):
            table.begin(seed)
            seed = None
            self.chance = Rng.seeded(table.draw_seed())
            self.seat = self.chance.below(table.players) if self.fixed_seat is None else self.fixed_seat
            self.given_up = False
            self.let_others_play()
            if not table.over:  # else it was never asked: not a match to learn from
                return self.table.observe(self.seat), {"seat": self.seat}
        raise BadInput("env-never-asked", matches=PATIENCE, limit=table.limit)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose an action, and let the bots play until the own seat is asked again or the match is over."""
        table = self.table
        info: dict[str, Any] = {"seat": self.seat}
        if self.given_up or int(action) not in table.legal:
            self.given_up = True
            info["illegal"] = True
            return table.observe(self.seat), -1.0, True, False, info
        table.choose(int(action))
        self.let_others_play()
        reward = table.results()[self.seat] if table.over else 0.0
        return table.observe(self.seat), reward, table.ended, table.stopped, info

    def let_others_play(self) -> None:
        """The bots play until the own seat is asked or the match is over."""
        table = self.table
        state = table.state
        while not table.over and state.asked != self.seat:
            player = self.bots[(state.asked - self.seat) % table.players - 1]
            table.apply(player.choose(Sight(table.game, state, state.asked), self.chance, self.budget))

    def action_masks(self) -> Vector:
        """The mask of the present observation, by the name that some learning libraries ask for."""
        return self.table.mask(self.seat)

    def render(self) -> str | None:
        """In the mode ``ansi``, what the own seat sees, as JSON."""
        if self.render_mode is None:
            return None
        return msgspec.json.format(msgspec.json.encode(self.table.state.view(self.seat)), indent=2).decode()


env = SeatEnv
"""By the name that the environments of PettingZoo have, too."""

for _id in GAMES:
    gymnasium.register(f"perfidie/{_id}-v1", "perfidie.envs.single:SeatEnv", kwargs={"game": _id})
