"""Each level beats the one before it. How often, ``perfidie arena`` measures; here it must be clear."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.bots.test_steady import AMPLE

from perfidie.games import game
from perfidie.lab.simulate import plan, play

VILLAINS = game("villainous").roles
PAIRS = list(permutations(VILLAINS, 2))


def share(name: str, strong: str, weak: str, games: int, seats: int = 2) -> float:
    """What part of the games the strong bot wins, one against all others, from every seat and with every villain."""
    won = 0.0
    for index in range(games):
        seat = index % seats
        bots = [strong if each == seat else weak for each in range(seats)]
        roles = list(PAIRS[(7 * (index // 2)) % len(PAIRS)]) if name == "villainous" else seats
        options: dict[str, bool | int | str] = {"turn_limit": 60} if name == "villainous" else {}
        played = play(plan(name, roles, bots, options, index, AMPLE), game(name), 0)
        won += (seat in played.winners) / max(1, len(played.winners))
    return won / games


@pytest.mark.parametrize(("name", "seats"), [("villainous", 2), ("evil_corp", 2), ("villains_card_game", 4)])
def test_novice_beats_random(name: str, seats: int) -> None:
    assert share(name, "novice", "random", 12, seats) >= 0.75


@pytest.mark.full
@pytest.mark.parametrize(("name", "seats"), [("villainous", 2), ("evil_corp", 2)])
def test_steady_beats_random_nearly_always(name: str, seats: int) -> None:
    assert share(name, "steady", "random", 144, seats) >= 0.97


@pytest.mark.full
def test_steady_beats_three_at_random() -> None:
    assert share("villains_card_game", "steady", "random", 400, 4) >= 0.93


@pytest.mark.full
@pytest.mark.parametrize(("name", "seats"), [("villainous", 2), ("evil_corp", 2)])
def test_steady_beats_novice(name: str, seats: int) -> None:
    assert share(name, "steady", "novice", 144, seats) >= 0.75
