"""Bad input: one sentence that says what was expected, exit code 2, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from perfidie.cli import main
from perfidie.texts import LANGUAGES

GAME = "villains_card_game"
LONG = "x" * 300
"""Longer than any file system allows."""
CASES = [
    (["frobnicate"], "games, play, simulate"),
    (["games", "extra"], "extra"),
    (["play"], "GAME"),
    (["play", "chess"], GAME),
    (["play", GAME, "--frob"], "--frob"),
    (["play", GAME, "--seats", "9"], "3"),
    (["play", GAME, "--seats", "hook,bob,scar"], "maleficent, jafar"),
    (["play", GAME, "--seats", "hook,hook,scar"], "hook"),
    (["play", GAME, "--option", "dice=2"], "specials"),
    (["play", GAME, "--option", "specials=perhaps"], "true, false"),
    (["play", GAME, "--option", "specials"], "specials=false"),
    (["play", GAME, "--option", "first=5"], "random, 0, 1, 2"),
    (["play", GAME, "--bots", "oracle"], "random"),
    (["play", GAME, "--humans", "7"], "7"),
    (["play", GAME, "--humans", "first"], "--humans"),
    (["play", GAME, "--humans", "1,1"], "1"),
    (["play", GAME, "--players", "Anna,Anna"], "Anna"),
    (["play", GAME, "--players", "A,B,C,D", "--seats", "3"], "3"),
    (["play", GAME, "--seed", "lucky"], "lucky"),
    (["play", GAME, "--record", "nowhere/x.json"], "nowhere"),
    (["play", "--resume", "missing.json"], "missing.json"),
    (["simulate"], "GAME"),
    (["simulate", GAME, "--games", "0"], "--games"),
    (["simulate", GAME, "--jobs", "-1"], "--jobs"),
    (["simulate", GAME, "--games", "many"], "many"),
    (["simulate", GAME, "--bots", "random,random", "--seats", "3"], "2"),
    (["simulate", GAME, "--bots", "oracle"], "random"),
    (["simulate", GAME, "--seats", "hook,bob,scar"], "maleficent, jafar"),
    (["simulate", GAME, "--pairs", "all"], GAME),
    (["simulate", "villainous", "--pairs", "jafar"], "1"),
    (["simulate", "villainous", "--pairs", "jafar,bob"], "bob"),
    (["simulate", "villainous", "--pairs", "all", "--seats", "3"], "--pairs"),
    (["simulate", GAME, "--budget", "0"], "--budget"),
    (["simulate", GAME, "--option", "first=5"], "random, 0, 1, 2"),
    (["simulate", GAME, "--out", "nowhere/run"], "nowhere"),
    (["simulate", GAME, "--out", "run", "--records", "some"], "some"),
    (["simulate", GAME, "--out", "run", "--table", "xls"], "parquet"),
    (["simulate", GAME, "--records", "all"], "--out"),
    (["simulate", "--resume", "nowhere"], "nowhere"),
    (["simulate", GAME, "--out", LONG], "xxx"),
    (["simulate", "--resume", LONG], "xxx"),
    (["play", GAME, "--record", LONG], "xxx"),
    (["replay", LONG], "xxx"),
    (["arena", GAME, "random", "novice", "--out", LONG], "xxx"),
    (["arena", GAME, "random", "novice", "--table", LONG], "xxx"),
    (["report", LONG], "xxx"),
    (["check", LONG], "xxx"),
    (["simulate", "--resume", "nowhere", "--games", "5"], "--games"),
    (["simulate", GAME, "--resume", "nowhere"], "GAME"),
    (["report"], "RUN"),
    (["report", "nowhere"], "nowhere"),
    (["replay", "nowhere#3"], "nowhere"),
    (["check"], "PATH"),
    (["check", "missing.toml"], "missing.toml"),
    (["check", "--coverage", "chess"], GAME),
    (["guide"], "GAME"),
    (["guide", GAME], "villainous"),
    (["guide", "villainous", "--out", "nowhere/page.md"], "nowhere"),
    (["replay"], "FILE"),
    (["replay", "missing.json"], "missing.json"),
    (["verify", "missing.json"], "missing.json"),
    (["bench", "chess"], GAME),
    (["serve", "--port", "70000"], "65535"),
    (["serve", "--host", "nobody.invalid"], "nobody.invalid"),
    (["serve", "--port", "0", "--bus", "nonsense"], "redis://"),
    (["serve", "--port", "0", "--db", LONG], "xxx"),
    (["serve", "--port", "0", "--db", "."], "unable to open database file"),
    (["admin", "list", "--db", LONG], "xxx"),
    (["games", "--lang", "tlh"], "en, fr"),
    (["games", "--lang"], "en, fr"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("argv", "expected"), CASES, ids=[" ".join(argv)[:50] for argv, _ in CASES])
def test_bad_input_is_refused_in_one_sentence(
    argv: list[str],
    expected: str,
    lang: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LANG", f"{lang}.UTF-8")
    assert main(argv) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith({"en": "perfidie: ", "fr": "perfidie\u202f: "}[lang])
    assert expected in told.err
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


@pytest.mark.parametrize(
    ("document", "code"),
    [
        ("", "not JSON|too early"),
        ("not a record", "not JSON"),
        ("{}", "not a record"),
        ('{"format": 1, "game": "villains', "too early"),
        ('{"format": 99, "game": "villains_card_game"}', "format 99"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_broken_record_is_refused(
    command: str, document: str, code: str, user: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (user / "broken.json").write_text(document)
    assert main([command, "broken.json"]) == 2
    told = capsys.readouterr().err
    assert any(part in told for part in code.split("|")), told
    assert "broken.json" in told


def test_a_record_that_exists_is_not_written_over(user: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (user / "mine.json").write_text("precious")
    assert main(["play", GAME, "--record", "mine.json"]) == 2
    assert (user / "mine.json").read_text() == "precious"


def test_a_resumed_match_keeps_what_it_was_begun_with(user: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--resume", "any.json", "--seed", "4"]) == 2
    assert "--seed" in capsys.readouterr().err
