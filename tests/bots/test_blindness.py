"""No bot sees what its seat may not: same view, other hidden cards, same chance, same answer."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import perfidie.bots
from perfidie.bots import BOTS, Bot, Sight, bot
from perfidie.bots.conformance import check_blindness
from perfidie.bots.cunning import CunningBot
from perfidie.games import GAMES, game
from perfidie.kernel.conformance.case import Broken
from perfidie.kernel.rng import Rng

SAMPLE = {"random": 200, "novice": 60, "steady": 60, "cunning": 8}
FULL = 10_000
ITERATIONS = 2


def untimed(name: str) -> Bot:
    """The bot, with a number of iterations instead of time."""
    return CunningBot(ITERATIONS) if name == "cunning" else bot(name)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("id", GAMES)
def test_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(id: str, name: str) -> None:
    positions = SAMPLE.get(name, 60)
    assert check_blindness(game(id), untimed(name), positions, seed=7) == positions


@pytest.mark.full
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("id", GAMES)
def test_ten_thousand_positions_of_each_game(id: str, name: str, part: int) -> None:
    assert check_blindness(game(id), untimed(name), FULL // 10, seed=100 + part) == FULL // 10


class Peeping:
    """Looks at the true state."""

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        return sum(sight.game.cards_of(sight._state)[::2]) % len(sight)


class Meddling:
    """Plays for others."""

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        sight._state.turns += 1
        return 0


class Wild:
    """Answers what was not asked."""

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        return len(sight)


@pytest.mark.parametrize(
    ("cheat", "told"), [(Peeping(), "sees hidden cards"), (Meddling(), "changed the true state"), (Wild(), "answers")]
)
@pytest.mark.parametrize("id", GAMES)
def test_a_bot_that_cheats_is_found_out(id: str, cheat: Bot, told: str) -> None:
    with pytest.raises(Broken, match=told):
        check_blindness(game(id), cheat, positions=50)


def test_no_bot_of_the_house_reaches_behind_its_sight() -> None:
    folder = Path(perfidie.bots.__file__).parent
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == "_state":
                assert path.name == "protocol.py", f"{path.name}, line {node.lineno}"
