"""Tactical positions: what has to be found there is proved by search, and found by the bots that are good at it."""

from __future__ import annotations

from pathlib import Path

import pytest

from perfidie.bots import Bot, bot
from perfidie.bots.cunning import CunningBot
from perfidie.bots.steady import SteadyBot
from perfidie.cli import main
from perfidie.games import GAMES, game
from perfidie.kernel.scenario import load
from perfidie.kernel.tables import fits
from perfidie.lab.tactics import AIMS, LOST, OPEN, WON, answer, play_out, position, prove

SCENARIOS = Path(__file__).parents[1] / "scenarios"
FILES = {id: sorted((SCENARIOS / id / "tactics").glob("*.toml")) for id in GAMES}
ALL = [path for id in GAMES for path in FILES[id]]
DEEP = [path for id in GAMES for path in sorted((SCENARIOS / id / "tactics" / "deep").glob("*.toml"))]
"""Positions in which one has to see further than the own turn, or through many ways of carrying it out."""
BUDGET = 60.0
BOTS: dict[str, tuple[Bot, range]] = {
    "steady": (SteadyBot(), range(3)),
    "cunning": (CunningBot(iterations=60), range(1)),
}
"""The bots that must find everything but the deep ones, and with how many seeds; none needs all its time."""
DEEP_THOUGHT = CunningBot(iterations=60)


def name_of(path: Path) -> str:
    return "-".join(path.relative_to(SCENARIOS).with_suffix("").parts)


@pytest.mark.parametrize("id", GAMES)
def test_there_are_at_least_fifteen_for_each_game_and_some_of_each_aim(id: str) -> None:
    assert len(FILES[id]) >= 15
    assert {position(load(path)).aim for path in FILES[id]} == set(AIMS)


def test_every_villain_has_a_victory_to_find() -> None:
    assert {path.stem for path in FILES["villainous"]} >= {f"win_{villain}" for villain in game("villainous").roles}


@pytest.mark.parametrize("path", [*ALL, *DEEP], ids=name_of)
def test_what_the_file_calls_best_is_best_by_search_and_nothing_else_is(path: Path) -> None:
    found = position(load(path))
    values = prove(found)
    top = max(min(worlds) for worlds in values)
    assert top > OPEN if found.aim == "win" else top > LOST
    for option, worlds in enumerate(values):
        if option in found.best:
            assert min(worlds) == top, f"option {option} does not always do it"
        else:
            assert max(worlds) < top, f"option {option} does it, too"
    assert 0 < len(found.best) < len(values)
    options = found.state.decision()
    assert options is not None
    for table in found.scenario.best:
        assert any(fits(table, option) for option in options.options)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("path", ALL, ids=name_of)
def test_the_bot_finds_it_and_carries_it_through(path: Path, name: str) -> None:
    found = position(load(path))
    player, seeds = BOTS[name]
    for seed in seeds:
        assert answer(found, player, seed, BUDGET) in found.best
        if found.aim == "win":
            assert play_out(found, player, seed, BUDGET) == WON


def test_searching_finds_half_of_the_deep_ones_at_least() -> None:
    positions = [position(load(path)) for path in DEEP]
    hits = sum(answer(found, DEEP_THOUGHT, 0, BUDGET) in found.best for found in positions)
    assert hits >= len(DEEP) / 2


def test_a_random_bot_does_not() -> None:
    """The suite can tell a good player from a bad one."""
    found = [position(load(path)) for path in ALL]
    hits = sum(answer(one, bot("random"), 1, BUDGET) in one.best for one in found)
    assert hits < 0.7 * len(found)


def test_the_command_puts_a_bot_to_positions(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(SCENARIOS / "villains_card_game" / "tactics" / "win_last_number.toml")
    assert main(["check", path, "--bot", "steady", "--budget", str(BUDGET), "--lang", "en"]) == 0
    assert capsys.readouterr().out.endswith("1 passed, 0 failed\n")
    folder = str(SCENARIOS / "villains_card_game" / "tactics")
    assert main(["check", folder, "--bot", "random", "--lang", "en"]) == 1
    assert "does not choose what is best" in capsys.readouterr().out
