"""The environments can be measured, with and without anything to compare them with."""

import json
import sys
from itertools import count
from pathlib import Path

import pytest

from perfidie.cli import main
from perfidie.envs import aec, bench
from perfidie.games import GAMES
from perfidie.kernel.errors import BadInput
from perfidie.texts import Texts


def test_steps_are_counted_until_the_time_is_over() -> None:
    seconds = count()
    assert bench.play(aec.env("villains_card_game", 4), 2, 1, lambda: float(next(seconds))) == 64


def test_all_environments_are_told_with_their_pace(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = tmp_path / "figures.json"
    assert bench.main(GAMES, told, Texts("en"), windows=1, seconds=0.01) == 0
    figures = json.loads(told.read_text())
    assert [env["game"] for env in figures["environments"]] == list(GAMES)
    assert all(env["steps_per_second"] > 0 for env in figures["environments"])
    shown = capsys.readouterr().out
    assert all(game in shown for game in GAMES)
    assert ("hanabi_v5 is not installed" in shown) == (figures["hanabi"] is None)


def test_a_ratio_is_told_beside_another_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "hanabi_env", lambda: aec.env("evil_corp", 2))
    figures = bench.measure(["villains_card_game"], windows=3, seconds=0.02)
    assert figures.hanabi is not None
    assert figures.environments[0].ratio is not None
    assert figures.environments[0].ratio > 0


def test_figures_for_a_folder_that_is_not_there_are_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no-folder"):
        bench.main(GAMES, tmp_path / "nowhere" / "figures.json", Texts("en"))


def test_without_the_libraries_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "perfidie.envs.bench", None)
    assert main(["bench", "--envs", "--lang", "en"]) == 2
    assert "perfidie[learn]" in capsys.readouterr().err
