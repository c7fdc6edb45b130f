"""Games of Villainous among steady bots come to an end."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.bots.test_steady import AMPLE
from tests.games.villainous.test_invariants import Watch

from perfidie.bots import Sight, bot
from perfidie.games.villainous.game import GAME
from perfidie.kernel.rng import Rng
from perfidie.lab.simulate import plan, play, simulate

ROUNDS = 60
FIRST_THREE = ("gaston", "horned_king", "lady_tremaine")
RING = [(villain, GAME.roles[i - 1]) for i, villain in enumerate(GAME.roles)]
"""Pairs in which each villain plays twice, once in each seat."""


def unfinished(seats: list[str] | int, games: int, seed: int) -> list[int]:
    """The seeds of the games that nobody has won within the rounds allowed."""
    planned = plan("villainous", seats, ["steady"], {"turn_limit": ROUNDS}, seed, AMPLE)
    return [one.seed for batch in simulate(planned, games, jobs=2) for one in batch if not one.winners]


@pytest.mark.parametrize("seats", [*map(list, RING), 4, 6], ids=str)
def test_a_game_ends(seats: list[str] | int) -> None:
    planned = plan("villainous", seats, ["steady"], {"turn_limit": ROUNDS}, 3, AMPLE)
    assert play(planned, GAME, 0).winners


@pytest.mark.full
@pytest.mark.parametrize("seats", list(combinations(FIRST_THREE, 2)), ids="-".join)
def test_a_thousand_games_of_the_first_three_end(seats: tuple[str, str]) -> None:
    assert unfinished(list(seats), 500, seed=1) == []
    assert unfinished(list(reversed(seats)), 500, seed=2) == []


@pytest.mark.full
@pytest.mark.parametrize("seats", list(combinations(GAME.roles, 2)), ids="-".join)
def test_two_hundred_games_of_each_pairing_end(seats: tuple[str, str]) -> None:
    assert unfinished(list(seats), 100, seed=3) == []
    assert unfinished(list(reversed(seats)), 100, seed=4) == []


@pytest.mark.full
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_five_hundred_games_of_many_end(count: int) -> None:
    assert unfinished(count, 500, seed=5) == []


def watch_a_game(count: int, seed: int) -> None:
    """A game in which all invariants of the rules are checked at every step."""
    rng = Rng.seeded(seed)
    table = GAME.start(GAME.draw_seats(count, rng), {"turn_limit": ROUNDS}, seed)
    watch = Watch(table)
    watch.check()
    while table.asked >= 0:
        watch.choose(bot("steady").choose(Sight(GAME, table, table.asked), rng, AMPLE))
        watch.check()
    assert table.winner >= 0


@pytest.mark.parametrize("count", [2, 3])
def test_invariants_hold_in_a_game(count: int) -> None:
    watch_a_game(count, 8)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(100))
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_invariants_hold_in_many_games(count: int, seed: int) -> None:
    watch_a_game(count, 1_000 + seed)
