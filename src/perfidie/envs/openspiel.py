"""OpenSpiel: the games as OpenSpiel games (extra ``openspiel``).

>>> import pyspiel
>>> from perfidie.envs import openspiel
>>> game = pyspiel.load_game("perfidie_villains_card_game(players=3)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)  # the deal
>>> state.current_player(), len(state.legal_actions())
(2, 5)
>>> world = state.resample_from_infostate(2, lambda: 0.5)
>>> world.information_state_string(2) == state.information_state_string(2)
True

Importing this module registers the games. A match begins with one chance node, the deal, which settles all later
chance as well: there are ``deals`` equally likely ones. Utilities are those of
:func:`perfidie.envs.rewards.by_rank`, which for two players are 1 and -1; a match that is stopped after ``limit``
decisions is worth 0 to all.

The information state as a string is all that a player has been told and has chosen; as a tensor it is the vector of
:class:`perfidie.envs.Encoding`, which knows where every card is that the player can know, but not the whole past.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pyspiel

from perfidie.envs import Encoding, encoding_of
from perfidie.envs.rewards import by_rank
from perfidie.games import GAMES
from perfidie.games import game as find_game
from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import Outcome, RawEvent, State

DEALS = 10_000
"""How many deals there are unless the parameter ``deals`` says otherwise."""

Choice = tuple[int, int]
"""A seat and the number of the action that it chose."""


class Position:
    """A position of a match, with all that has happened. Copies and pickles by itself, as OpenSpiel asks of states."""

    def __init__(self, game: Game, state: State, log: list[RawEvent | Choice], made: int) -> None:
        self.game = game
        self.state = state
        self.log = log
        self.made = made
        state.listen()

    @staticmethod
    def dealt(game: Game, players: int, seats: list[str], deal: int) -> Position:
        """The start of a match, with roles drawn by the deal unless the seats are given."""
        state = game.start(seats or game.draw_seats(players, Rng.seeded(deal)), None, deal)
        events: list[RawEvent | Choice] = [*(state.events or [])]
        return Position(game, state, events, 0)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.game, self.state.copy(), self.log[:], self.made)

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]:
        return restored, (self.game.id, self.state.save(), self.log[:], self.made)

    def choose(self, action: int, numbers: Encoding) -> None:
        state = self.state
        option = numbers.legal(state)[action]
        self.log.append((state.asked, action))
        state.apply(option)
        self.made += 1
        self.log += state.events or []
        state.listen()

    def told(self, seat: int) -> list[bytes]:
        """What a seat has been told and has chosen, in order."""
        lines = []
        for entry in self.log:
            if len(entry) == 2:
                if entry[0] == seat:
                    lines.append(b"%d" % entry[1])
            else:
                event = self.state.event(entry, seat)
                if event is not None:
                    lines.append(msgspec.json.encode(event))
        return lines

    def redealt(self, seat: int, rng: Rng) -> Position:
        """A position that the seat cannot tell from this one, with a past that goes with it.

        What happened to cards that the seat could not see happened to those that lie in their places now.
        """
        before = self.game.cards_of(self.state)
        world = self.state.redeal(seat, rng, before)
        dealt = dict(zip(before, self.game.cards_of(world), strict=True))
        bit = 1 << seat
        log: list[RawEvent | Choice] = []
        for entry in self.log:
            if len(entry) == 6 and entry[2] >= 0 and not entry[5] & bit:
                log.append((entry[0], entry[1], dealt[entry[2]], entry[3], entry[4], entry[5]))
            else:
                log.append(entry)
        return Position(self.game, world, log, self.made)


def restored(game: str, saved: dict[str, Any], log: list[RawEvent | Choice], made: int) -> Position:
    """The position that was pickled."""
    found = find_game(game)
    return Position(found, found.load(saved), log, made)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of the house for OpenSpiel; its parameters are ``players``, ``seats``, ``limit`` and ``deals``.

    ``seats`` names the roles, with commas between them; without it they are drawn by the deal.
    """

    def __init__(self, id: str, params: dict[str, Any]) -> None:
        self.house_game = find_game(id)
        self.seats = [seat.strip() for seat in str(params["seats"]).split(",") if seat.strip()]
        self.players = int(params["players"])
        if self.seats:
            self.house_game.check_seats(self.seats)
            self.players = len(self.seats)
        self.encoding = encoding_of(id, self.players)
        self.limit = int(params["limit"])
        self.deals = int(params["deals"])
        self.deal_outcomes = [(deal, 1 / self.deals) for deal in range(self.deals)]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )
        super().__init__(game_type(id), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.encoding, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position for OpenSpiel. ``position`` is None before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position | None = None

    def rules(self) -> SpielGame:
        game = self.get_game()
        assert isinstance(game, SpielGame)
        return game

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.state.asked

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.rules().encoding.legal(self.position.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.rules().deal_outcomes

    def _apply_action(self, action: int) -> None:
        game = self.rules()
        if self.position is None:
            self.position = Position.dealt(game.house_game, game.players, game.seats, action)
        else:
            self.position.choose(action, game.encoding)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.rules().encoding.action_name(action)

    def is_terminal(self) -> bool:
        position = self.position
        return position is not None and (position.state.asked < 0 or position.made >= self.rules().limit)

    def returns(self) -> list[float]:
        players = self.rules().players
        outcome = self.position.state.outcome() if self.position is not None else None
        return by_rank(outcome or Outcome([], []), players)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one; ``sampler`` gives random numbers from 0 to 1.

        Its ``history()`` is still that of this state, whose first entry is the true deal.
        """
        world = self.clone()
        assert isinstance(world, SpielState)
        if self.position is not None:
            rng = Rng.seeded(int(sampler() * 2**53))
            world.position = self.position.redealt(player, rng)
        return world

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        return self.position.state.digest()


class SpielObserver:
    """What a player observes (the view, and the vector) or, with perfect recall, all that it has been told."""

    def __init__(self, numbers: Encoding, perfect_recall: bool) -> None:
        self.encoding = numbers
        self.perfect_recall = perfect_recall
        self.tensor: npt.NDArray[np.float32] = np.zeros(numbers.size, np.float32)
        self.dict = {"knowledge": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self.encoding.observe(state.position.state, player), np.int8)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return ""
        view = msgspec.json.encode(state.position.state.view(player))
        return b"\n".join([*state.position.told(player), view] if self.perfect_recall else [view]).decode()


@cache
def game_type(id: str) -> Any:
    """What OpenSpiel is told of a game before it is loaded."""
    game = find_game(id)
    return pyspiel.GameType(
        short_name=f"perfidie_{id}",
        long_name=f"Perfidie: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_counts.stop - 1,
        min_num_players=game.seat_counts.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seat_counts.start,
            "seats": "",
            "limit": game.cap,
            "deals": DEALS,
        },
    )


class VillainsCardGame(SpielGame):
    def __init__(self, params: dict[str, Any]) -> None:
        super().__init__("villains_card_game", params)


class Villainous(SpielGame):
    def __init__(self, params: dict[str, Any]) -> None:
        super().__init__("villainous", params)


class EvilCorp(SpielGame):
    def __init__(self, params: dict[str, Any]) -> None:
        super().__init__("evil_corp", params)


for _id, _class in zip(GAMES, (VillainsCardGame, Villainous, EvilCorp), strict=True):
    pyspiel.register_game(game_type(_id), _class)
