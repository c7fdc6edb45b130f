"""The commands as a user meets them: real processes, real files."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
from itertools import permutations
from pathlib import Path
from types import FrameType

import pytest

import perfidie
from perfidie.cli import COMMANDS, main
from perfidie.games import GAMES
from perfidie.lab.simulate import plan, simulate
from perfidie.texts import LANGUAGES

GAME = "villains_card_game"
PATIENCE = 300.0
"""A command must end within so many seconds, even on a busy machine."""
SCENARIO = """
game = "villains_card_game"
title = "{title}"
seats = ["hook", "jafar", "ursula"]
options = {{ specials = false }}
[start]
turn = 0
[start.0]
hand = ["6R", "1B"]
[[step]]
choose = {{ card = "6R", to = "{to}" }}
"""


def run(*argv: str, answers: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    source = str(Path(perfidie.__file__).parents[1])
    environment = {**os.environ, "LANG": f"{lang}.UTF-8", "PYTHONIOENCODING": "utf-8"}
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
    return subprocess.run(
        [sys.executable, "-m", "perfidie", *argv],
        input=answers,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        timeout=PATIENCE,
    )


def test_the_version_tells_whether_the_core_is_compiled() -> None:
    told = run("--version")
    assert told.returncode == 0
    assert re.fullmatch(rf"perfidie {re.escape(perfidie.__version__)} \((pure|compiled)\)\n", told.stdout)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_there_for_every_command_in_both_languages(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help", "--lang", lang]) == 0
    page = capsys.readouterr().out
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", page, re.MULTILINE)
        assert main([command, "--help", "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert f"perfidie {command}" in told
        assert "cli-" not in told
    english = re.search(r"\b(Show|Usage:|Commands|required|default)\b", page)
    assert (english is None) == (lang == "fr")


def test_no_command_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "simulate" in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_every_game_with_its_seats_roles_and_options(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", lang]) == 0
    told = capsys.readouterr().out
    for id in GAMES:
        assert id in told
    assert "3–6" in told
    assert {"en": "hook (Captain Hook)", "fr": "hook (Capitaine"}[lang] in told
    assert "specials = true, false" in told


def test_start_up_loads_no_game_and_no_simulation() -> None:
    """What makes a start slow, counted instead of timed."""
    code = (
        "import sys; from perfidie.cli import main; main(['--help']);"
        "heavy = [name for name in sys.modules if name.startswith(('perfidie.games', 'perfidie.match', 'perfidie.lab',"
        " 'perfidie.terminal', 'msgspec', 'multiprocessing', 'asyncio'))];"
        "print(heavy, file=sys.stderr)"
    )
    source = str(Path(perfidie.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": source}
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=PATIENCE
    )
    assert told.stderr.strip() == "[]"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_verified_and_watched_again(lang: str, user: Path) -> None:
    played = run("play", GAME, "--seats", "4", "--seed", "3", "--record", "game.json", answers="1\n" * 99, lang=lang)
    assert played.returncode == 0, played.stderr
    assert played.stderr == ""
    assert "game.json" in played.stdout
    verified = run("verify", "game.json", lang=lang)
    assert verified.returncode == 0
    assert {"en": "is true", "fr": "est exact"}[lang] in verified.stdout
    watched = run("replay", "game.json", answers="n\nv 1\n9999\nq\n", lang=lang)
    assert watched.returncode == 0, watched.stderr
    assert "★" in watched.stdout


def test_a_record_that_was_edited_is_found_out(user: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("play", GAME, "--humans", "none", "--seed", "3", "--record", "game.json").returncode == 0
    record = json.loads((user / "game.json").read_text())
    record["outcome"]["winners"] = [2]
    record["outcome"]["scores"] = [0, 0, 99]
    (user / "game.json").write_text(json.dumps(record))
    assert main(["verify", "game.json"]) == 2
    assert "ended otherwise" in capsys.readouterr().err


def test_a_record_goes_to_the_data_folder_unless_told_otherwise(user: Path, tmp_path: Path) -> None:
    assert run("play", GAME, answers="q\n").returncode == 0
    (kept,) = (tmp_path / "data" / "perfidie" / "records").glob("*.json")
    resumed = run("play", "--resume", str(kept), answers="1\nq\n")
    assert resumed.returncode == 0, resumed.stderr
    assert len(json.loads(kept.read_text())["choices"]) > 0
    assert list(user.iterdir()) == []


def test_a_simulation_is_the_same_on_any_number_of_processes(user: Path) -> None:
    for jobs in ("1", "2"):
        arguments = ("--seats", "4", "--bots", "random", "--games", "150", "--seed", "9", "--jobs", jobs)
        told = run("simulate", GAME, *arguments, "--out", f"run{jobs}")
        assert told.returncode == 0, told.stderr
        assert "95% interval" in told.stdout
        assert "decisions/s" in told.stdout
        assert f"perfidie report run{jobs}" in told.stdout
    for name in ("job.json", "progress.json", "games.csv", "records.jsonl.gz"):
        assert (user / "run1" / name).read_bytes() == (user / "run2" / name).read_bytes()


def test_a_simulation_writes_a_table_of_its_games(user: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--seats", "hook,jafar,scar", "--games", "20", "--seed", "9", "--jobs", "1", "--out", "run"]
    assert main(["simulate", GAME, *arguments, "--option", "specials=false"]) == 0
    rows = list(csv.DictReader((user / "run" / "games.csv").read_text().splitlines()))
    assert len(rows) == 20
    assert {row["seats"] for row in rows} == {"hook jafar scar"}
    assert {row["decisions"] for row in rows} == {"51"}


def test_all_pairs_are_simulated_in_both_orders(user: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--pairs", "gaston,jafar,ursula", "--games", "4", "--seed", "9", "--jobs", "1", "--out", "run"]
    assert main(["simulate", "villainous", *arguments, "--option", "turn_limit=2"]) == 0
    rows = list(csv.DictReader((user / "run" / "games.csv").read_text().splitlines()))
    assert sorted(row["seats"] for row in rows) == sorted(
        f"{one} {other}" for one, other in permutations(("gaston", "jafar", "ursula"), 2) for _ in range(2)
    )


def test_an_interrupted_simulation_keeps_what_is_done_and_goes_on(
    user: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = user / "part" / "games.csv"

    def interrupt(number: int, frame: FrameType | None) -> None:
        if table.exists() and table.read_bytes().count(b"\n") > 100:  # a batch of 50 is done, and another written
            signal.setitimer(signal.ITIMER_REAL, 0)
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.05, 0.05)
    try:
        code = main(["simulate", GAME, "--games", "10000000", "--seed", "9", "--jobs", "1", "--out", "part"])
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert code == 130
    told = capsys.readouterr().out
    assert "Win rate" in told
    assert "perfidie simulate --resume part" in told
    done = list(csv.DictReader((user / "part" / "games.csv").read_text().splitlines()))
    assert 0 < len(done) < 10_000_000
    expected = next(simulate(plan(GAME, 3, ["random"], {}, 9), 50))
    assert [row["scores"].split() for row in done[:50]] == [list(map(str, game.scores)) for game in expected]


def test_any_game_of_a_run_is_watched_again_by_its_number(user: Path) -> None:
    made = run("simulate", GAME, "--games", "30", "--seed", "9", "--jobs", "1", "--records", "1", "--out", "run")
    assert made.returncode == 0, made.stderr
    for number in ("0", "17"):
        watched = run("replay", f"run#{number}", answers="9999\nq\n")
        assert watched.returncode == 0, watched.stderr
        assert "★" in watched.stdout
    assert run("verify", "run#17").returncode == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_is_one_page_that_needs_nothing_else(
    lang: str, user: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", GAME, "--games", "60", "--seed", "9", "--jobs", "1", "--out", "run"]) == 0
    assert main(["report", "run", "--lang", lang]) == 0
    page = (user / "run" / f"report-{lang}.html").read_text("utf-8")
    assert f'<html lang="{lang}">' in page
    assert "<svg" in page
    assert not re.search(r"<script|<link|src=|https?://(?!www\.w3\.org)", page)


def test_check_passes_only_if_all_scenarios_do(user: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (user / "good.toml").write_text(SCENARIO.format(title="A Hero at home", to="hero"))
    assert main(["check", "good.toml"]) == 0
    assert capsys.readouterr().out.endswith("1 passed, 0 failed\n")
    (user / "bad.toml").write_text(SCENARIO.format(title="A number in the middle", to="middle"))
    assert main(["check", "."]) == 1
    told = capsys.readouterr().out
    assert told.endswith("1 passed, 1 failed\n")
    assert "A number in the middle" in told
    assert 'expected: { card = "6R", to = "middle" }' in told
    assert '{ kind = "play", card = "6R", to = "hero" }' in told


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("seats =", "chairs ="), "chairs"),
        (('hand = ["6R"', 'hand = ["9R"'), "9R"),
        (("[[step]]", "[[step"), "TOML"),
        (('"hook", "jafar"', '"hook", "hook"'), "twice"),
    ],
)
def test_what_is_no_scenario_is_an_error_with_the_file_and_what_was_expected(
    change: tuple[str, str], told: str, user: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (user / "odd.toml").write_text(SCENARIO.format(title="Odd", to="hero").replace(*change))
    assert main(["check", "odd.toml"]) == 2
    output = capsys.readouterr().out
    assert "odd.toml" in output
    assert told in output
    assert "0 passed, 1 failed" in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_coverage_tells_what_is_shown_and_what_is_not(
    lang: str, user: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scenario = SCENARIO.format(title="A Hero", to="hero").replace("seats", 'rules = ["4.B", "9.9"]\nseats', 1)
    (user / "one.toml").write_text(scenario)
    assert main(["check", "one.toml", "--coverage", GAME, "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert re.search({"en": r"4\.B +1 scenario", "fr": r"4\.B +1 scénario"}[lang], told)
    assert re.search({"en": r"curse +no scenario", "fr": r"curse +aucun scénario"}[lang], told)
    assert "9.9" in told


def test_a_reader_that_goes_away_is_no_error() -> None:
    source = str(Path(perfidie.__file__).parents[1])
    command = f"{sys.executable} -m perfidie games | true"
    told = subprocess.run(
        ["sh", "-c", command],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": source},
        timeout=PATIENCE,
    )
    assert "Traceback" not in told.stderr
    assert "Exception" not in told.stderr
