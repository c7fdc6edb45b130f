"""Hints for positions of a record."""

from __future__ import annotations

from pathlib import Path

import pytest

from perfidie.bots import choose
from perfidie.cli import main
from perfidie.games import GAMES, game
from perfidie.kernel.record import encode
from perfidie.kernel.rng import Rng
from perfidie.match import Match
from perfidie.texts import LANGUAGES


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match of Evil Corp. that has just begun."""
    return kept(tmp_path, "evil_corp", 9)


def kept(folder: Path, id: str, choices: int) -> Path:
    found = game(id)
    match = Match(found, found.draw_seats(found.seat_counts[0], Rng.seeded(3)), {}, seed=3)
    while len(match.choices) < choices and not match.over:
        match.choose(match.state.asked, match.seq, choose("random", found, match.state, 3, match.seq))
    path = folder / "match.json"
    path.write_bytes(encode(match.record()))
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_hint_gives_the_best_options_with_their_reasons(
    id: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(tmp_path, id, 14)
    assert main(["hint", str(path), "--bot", "steady", "--most", "2", "--lang", lang]) == 0
    told = capsys.readouterr().out
    lines = [line for line in told.splitlines() if line.startswith("  · ")]
    assert 1 <= len(lines) <= 2
    assert "%" in told
    assert "advice-" not in told
    assert "steady" in told


def test_a_hint_can_be_asked_for_any_position_and_says_what_was_chosen(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", str(record), "--at", "4", "--bot", "steady", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Choice 4 of 9" in told
    assert "Chosen was" in told
    assert main(["hint", str(record), "--bot", "steady", "--lang", "en"]) == 0
    assert "Chosen was" not in capsys.readouterr().out


def test_a_seat_is_advised_where_it_was_asked_last(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for seat in ("0", "1"):
        assert main(["hint", str(record), "--seat", seat, "--bot", "steady", "--lang", "en"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0].splitlines()[0] != told[1].splitlines()[0]


def test_the_same_position_gets_the_same_hint(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert main(["hint", str(record), "--bot", "steady", "--budget", "60"]) == 0  # more than it ever needs
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--at", "10"], "10"),
        (["--at", "-1"], "-1"),
        (["--seat", "2"], "2"),
        (["--at", "0", "--seat", "{other}"], "not asked"),
        (["--bot", "random"], "random"),
        (["--bot", "oracle"], "oracle"),
        (["--budget", "0"], "--budget"),
        (["--most", "0"], "--most"),
    ],
)
def test_what_cannot_be_answered_is_refused(
    arguments: list[str], told: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = game("evil_corp").start(["0", "1"], {}, seed=3).asked
    filled = [argument.format(other=1 - first) for argument in arguments]
    assert main(["hint", str(record), *filled, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err


def test_a_match_that_is_over_has_nothing_to_advise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = kept(tmp_path, "villains_card_game", 9999)
    assert main(["hint", str(path), "--lang", "en"]) == 2
    assert "over" in capsys.readouterr().err
    assert main(["hint", str(path), "--seat", "0", "--bot", "steady"]) == 0
