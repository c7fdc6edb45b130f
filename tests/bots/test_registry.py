"""Bots of other packages are found by their entry point, and what is wrong with one is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import perfidie
from perfidie.bots import BOTS, bot, bot_names, bots_for, is_bot
from perfidie.bots.conformance import check_blindness
from perfidie.bots.cunning import CunningBot
from perfidie.bots.registry import guests
from perfidie.cli import main
from perfidie.games import GAMES, game
from perfidie.kernel.errors import BadInput
from perfidie.lab.arena import contest, job, meetings
from perfidie.terminal.seating import bot_at, seat_names

EXAMPLE = Path(perfidie.__file__).parents[2] / "examples" / "thrifty.py"

Install = Callable[[str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Makes a package that brings bots, with these entry points and this module ``guest_bots``."""

    def installed(points: str, module: str) -> None:
        info = tmp_path / "guest_bots-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-bots\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[perfidie.bots]\n{points}\n")
        (tmp_path / f"{module_name}.py").write_text(module)
        monkeypatch.syspath_prepend(str(tmp_path))
        guests.cache_clear()

    module_name = "guest_bots"
    monkeypatch.delitem(__import__("sys").modules, module_name, raising=False)
    yield installed
    guests.cache_clear()


def test_a_bot_of_another_package_plays_by_its_name(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    install("thrifty = guest_bots:ThriftyBot", EXAMPLE.read_text())
    assert bot_names() == (*BOTS, "thrifty")
    assert is_bot("thrifty")
    assert bots_for(["thrifty"], 2) == ["thrifty", "thrifty"]
    assert main(["arena", "evil_corp", "thrifty", "random", "--games", "2", "--jobs", "1"]) == 0
    assert "thrifty" in capsys.readouterr().out


def test_a_seat_of_such_a_bot_is_no_seat_of_a_person(install: Install) -> None:
    install("thrifty = guest_bots:ThriftyBot", EXAMPLE.read_text())
    names = seat_names(3, [0], ["Anna"], ["thrifty"])
    assert [bot_at(names, seat) for seat in range(3)] == [None, "thrifty", "thrifty"]
    with pytest.raises(BadInput, match="bot-name"):
        seat_names(3, [0], ["thrifty"], ["random"])


def test_a_name_of_the_house_stays_with_the_house(install: Install) -> None:
    install("random = guest_bots:ThriftyBot", EXAMPLE.read_text())
    assert bot_names() == tuple(BOTS)
    assert type(bot("random")).__name__ == "RandomBot"


@pytest.mark.parametrize(
    ("point", "module", "told"),
    [
        ("broken = guest_bots:Missing", "", "AttributeError"),
        ("broken = no_such_module:Bot", "", "ModuleNotFoundError"),
        ("broken = guest_bots:Bot", "class Bot:\n    def __init__(self, size): ...\n", "TypeError"),
        ("broken = guest_bots:Bot", "raise RuntimeError('out of order')\n", "out of order"),
        ("broken = guest_bots:Bot", "class Bot: ...\n", "choose"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_before_a_game_begins(
    point: str, module: str, told: str, install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install(point, module)
    for command in (["simulate", "evil_corp", "--bots", "broken"], ["arena", "evil_corp", "broken", "random"]):
        assert main(command) == 2
        error = capsys.readouterr().err
        assert "broken" in error
        assert told in error
        assert point.partition("= ")[2] in error


def test_an_unknown_bot_is_refused_with_those_that_are_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "evil_corp", "oracle", "random"]) == 2
    error = capsys.readouterr().err
    assert "oracle" in error
    assert all(name in error for name in BOTS)


@pytest.mark.parametrize("name", ["cunning:iterations=2", "cunning:processes=2:iterations=2"])
def test_a_name_may_say_how_much_is_thought(name: str) -> None:
    assert is_bot(name)
    made = bot(name)
    assert isinstance(made, CunningBot)
    assert made.iterations == 2
    assert made.processes == (2 if "processes" in name else 1)


@pytest.mark.parametrize("setting", ["iterations", "iterations=0", "iterations=-1", "processes=65", "speed=3", ""])
def test_a_setting_that_is_none_is_refused(setting: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "evil_corp", "--bots", f"cunning:{setting}", "--games", "1"]) == 2
    error = capsys.readouterr().err
    assert "iterations=1…1000000, processes=1…64" in error
    assert "Traceback" not in error


@pytest.mark.parametrize("name", ["greedy:iterations=2", "random:", "steady:care=1"])
def test_bots_without_settings_take_none(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "evil_corp", "--bots", name, "--games", "1"]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (EXAMPLE.parents[1] / "docs" / "bots.md").read_text("utf-8")
    assert EXAMPLE.read_text("utf-8").rstrip() in page
    assert len(EXAMPLE.read_text("utf-8").partition("class ThriftyBot")[2].splitlines()) <= 20


def test_the_example_is_blind_and_better_than_chance(install: Install) -> None:
    install("thrifty = guest_bots:ThriftyBot", EXAMPLE.read_text())
    for id in GAMES:
        assert check_blindness(game(id), bot("thrifty"), positions=20) == 20
    both = job("evil_corp", ["thrifty", "random"], seed=1)
    (met,) = meetings(both, list(contest(both, range(20))))
    assert met.low > 0.5
