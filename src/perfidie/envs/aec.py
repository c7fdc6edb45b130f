"""PettingZoo: all seats of a game, one after the other (extra ``learn``).

>>> from perfidie.envs import aec
>>> env = aec.env("villains_card_game", players=4)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     if terminated or truncated:
...         action = None
...     else:
...         action = observation["action_mask"].argmax()
...     env.step(action)
>>> env.agents
[]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from perfidie.envs.spaces import observation_space
from perfidie.envs.table import LearningTable, Observation


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """A game as a PettingZoo environment. Agent ``player_i`` is seat i.

    The agent that is asked next is ``agent_selection``; a seat may be asked several times in a row. Rewards come at the
    end (see :mod:`perfidie.envs.rewards`). A match that takes too long is truncated, with 0 for all.

    An observation is a dict: ``observation`` is the vector of :class:`perfidie.envs.Encoding`, ``action_mask`` has a 1
    for every action that may be chosen now (all 0 for agents that are not asked). An action that may not be chosen is
    refused with :class:`perfidie.kernel.errors.IllegalChoice`, and nothing has changed.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seats: Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "victory",
        limit: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = LearningTable(game, players, seats, options, reward, limit)
        self.metadata = {"name": f"{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        encoding = self.table.encoding
        self.action_spaces = {agent: Discrete(encoding.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(encoding) for agent in self.possible_agents}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match: villains (unless ``seats`` says them) and deal are drawn by the seed."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.state.asked]

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and what it may choose."""
        return self.table.observe(self._seat[agent])

    def step(self, action: int | None) -> None:
        """Choose an action for ``agent_selection``; None once the match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.choose(action)  # type: ignore[arg-type]  # None is no action number, and refused as such
        if table.over:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[table.state.asked]

    def finish(self) -> None:
        """The match is over: give everybody their reward."""
        ended = self.truncations if self.table.stopped else self.terminations
        for agent, reward in zip(self.possible_agents, self.table.results(), strict=True):
            ended[agent] = True
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """In the mode ``ansi``, what a spectator sees, as JSON."""
        if self.render_mode is None:
            return None
        return msgspec.json.format(msgspec.json.encode(self.table.state.view(None)), indent=2).decode()

    def close(self) -> None:
        pass


def env(
    game: str,
    players: int | None = None,
    seats: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = "victory",
    limit: int | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """The environment of a game.

    ``players`` is the number of seats (by default the fewest), ``seats`` who they are (by default drawn anew for each
    match), ``options`` the options of the game, ``reward`` either ``"victory"`` or ``"rank"``, and ``limit`` the number
    of decisions after which a match is truncated (by default ``Game.cap``).
    """
    return TableEnv(game, players, seats, options, reward, limit, render_mode)
