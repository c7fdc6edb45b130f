"""Contests: everybody meets everybody fairly, and nothing that was played is lost."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from io import StringIO
from pathlib import Path
from types import FrameType

import msgspec
import pytest
from tests.bots.test_steady import AMPLE

import perfidie
from perfidie.bots import BOTS
from perfidie.bots.cunning import CunningBot
from perfidie.bots.novice import NoviceBot
from perfidie.bots.steady import SteadyBot
from perfidie.cli import main
from perfidie.games import GAMES, game
from perfidie.games.villains_card_game.table import Table
from perfidie.kernel.errors import BadInput
from perfidie.kernel.record import verify
from perfidie.lab.arena import (
    MIXED,
    Bout,
    Ledger,
    contest,
    elo,
    games_of,
    job,
    line_ups,
    meetings,
    paces,
    play,
    record,
    table,
)
from perfidie.lab.observe import observer
from perfidie.lab.parquet import read_rows
from perfidie.lab.simulate import sides
from perfidie.match import game_of
from perfidie.terminal import watch

PAIR = job("evil_corp", ["steady", "random"], seed=5, budget=AMPLE)
FOUR = job("villains_card_game", ["steady", "random"], seats=4, seed=5, budget=AMPLE)


def untimed(bout: Bout) -> Bout:
    nothing = [0.0] * len(bout.bots)
    return msgspec.structs.replace(bout, seconds=nothing, longest=nothing)


def held(bouts: list[Bout]) -> list[Bout]:
    """As they are held in memory: their choices stand in the file."""
    return [msgspec.structs.replace(bout, choices=[]) for bout in bouts]


def bouts_of(path: Path) -> list[Bout]:
    """What stands in the file of a contest."""
    with closing(Ledger(path, PAIR, resume=True)) as ledger:
        return ledger.bouts


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(BadInput) as error:
        act()
    return error.value.code


# The schedule


def test_all_villain_pairs_meet_both_ways_with_each_bot_on_each_side() -> None:
    villainous = game("villainous")
    both = job("villainous", ["steady", "random"], seed=3)
    met = Counter(tuple(zip(*table(both, villainous, index)[1:], strict=True)) for index in range(games_of(both, 144)))
    roles = villainous.roles
    expected = [
        ((one, bots[0]), (other, bots[1]))
        for one in roles
        for other in roles
        if one != other
        for bots in (("steady", "random"), ("random", "steady"))
    ]
    assert met == Counter(expected)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_with_more_seats_each_bot_is_alone_in_every_seat_once(seats: int) -> None:
    found = line_ups("villains_card_game", seats)
    assert len(found) == 2 * seats
    for alone in (0, 1):
        assert sorted(one.index(alone) for one in found if one.count(alone) == 1) == list(range(seats))


def test_partners_are_of_one_kind() -> None:
    assert sides("evil_corp", 4) == [0, 0, 1, 1]
    assert line_ups("evil_corp", 4) == [[0, 0, 1, 1], [1, 1, 0, 0]]


def test_each_deal_is_played_alike_by_all_pairs_in_all_line_ups() -> None:
    three = job("evil_corp", ["random", "novice", "steady"], seed=2)
    first = [table(three, game("evil_corp"), index) for index in range(6)]
    assert len({seed for seed, _, _ in first}) == 1
    assert {tuple(bots) for _, _, bots in first} == {(a, b) for a in three.bots for b in three.bots if a != b}
    assert table(three, game("evil_corp"), 6)[0] != first[0][0]


@pytest.mark.parametrize("id", GAMES)
def test_mixed_tables_have_all_sizes_and_all_bots(id: str) -> None:
    mixed = job(id, list(BOTS), MIXED, seed=1)
    tables = [table(mixed, game(id), index) for index in range(200)]
    assert {len(seats) for _, seats, _ in tables} == set(game(id).seat_counts)
    assert {name for _, _, bots in tables for name in bots} == set(BOTS)
    assert len({seed for seed, _, _ in tables}) == 200


@pytest.mark.parametrize(
    ("bots", "seats", "code"),
    [
        (["random"], None, "contest-bots"),
        (["random", "random"], None, "contest-twice"),
        (["random", "oracle"], None, "unknown-bot"),
        (["random", "steady"], 7, "seat-count"),
    ],
)
def test_a_contest_that_does_not_fit_is_refused(bots: list[str], seats: int | None, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        job("villains_card_game", bots, seats)
    assert refused.value.code == code


# The games


def test_the_games_do_not_depend_on_the_number_of_processes() -> None:
    alone = [untimed(bout) for bout in contest(PAIR, range(6))]
    together = [untimed(bout) for bout in contest(PAIR, range(6), jobs=2)]
    assert sorted(together, key=lambda bout: bout.index) == alone


def test_the_better_bot_is_found() -> None:
    bouts = list(contest(FOUR, range(games_of(FOUR, 40))))
    ratings = elo(FOUR, bouts)
    assert ratings["steady"].elo - ratings["steady"].reach > ratings["random"].elo + ratings["random"].reach
    steady, random = meetings(FOUR, bouts)
    assert (steady.bot, steady.others, steady.games, steady.fair) == ("steady", "random", 20, 0.25)
    assert steady.low > 0.25
    assert (random.bot, random.games) == ("random", 20)
    assert paces(FOUR, bouts)["steady"].mean > paces(FOUR, bouts)["random"].mean


def made(index: int, bots: list[str], winners: list[int], capped: bool = False) -> Bout:
    each = len(bots)
    seats = [str(seat) for seat in range(each)]
    return Bout(index, 1, seats, bots, winners, 9, 3, [1] * each, [0.1] * each, [0.1] * each, capped)


def test_a_game_that_was_stopped_is_a_draw_and_won_by_nobody() -> None:
    bouts = [made(0, ["steady", "random"], [], capped=True), made(1, ["random", "steady"], [1])]
    (met,) = meetings(PAIR, bouts)
    assert (met.games, met.wins) == (2, 1)
    assert elo(PAIR, bouts[:1])["steady"].elo == pytest.approx(elo(PAIR, bouts[:1])["random"].elo)


def test_a_bot_that_breaks_ends_its_own_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, *given: object) -> int:
            raise RuntimeError("out of order")

    described = job("evil_corp", ["steady", "random"], seed=5)
    monkeypatch.setitem(BOTS, "random", Broken)
    bout = play(described, 0)
    assert bout.fault == "RuntimeError: out of order"
    assert bout.winners == []
    assert not bout.capped


def test_a_bot_that_is_not_installed_is_no_fault_of_a_game() -> None:
    unknown = msgspec.structs.replace(PAIR, bots=["steady", "oracle"])
    assert refused(lambda: play(unknown, 0)) == "unknown-bot"


# The file


def test_a_file_can_be_gone_on_with_even_if_its_last_line_is_half_written(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = [untimed(bout) for bout in contest(PAIR, range(4))]
    ledger = Ledger(path, PAIR, resume=False)
    for bout in whole[:2]:
        ledger.add(bout)
    with path.open("ab") as file:
        file.write(b'{"index": 2, "se')
    ledger.close()
    again = Ledger(path, PAIR, resume=True)
    assert again.bouts == held(whole[:2])
    again.add(whole[2])
    again.close()
    lines = path.read_text().splitlines()
    assert [json.loads(line)["index"] for line in lines[1:]] == [0, 1, 2]
    assert bouts_of(path) == held(whole[:3])


def test_a_file_of_which_nothing_but_half_a_line_was_written_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Ledger(path, PAIR, resume=False).close()
    whole = path.read_bytes()
    for length in (0, 1, 9, len(whole) - 1):
        path.write_bytes(whole[:length])
        assert bouts_of(path) == []
        assert path.read_bytes() == whole


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "poem.txt"
    for poem in ("One line without an end", "Two lines\nof a poem\n", '{"arena":2}'):
        path.write_text(poem)
        assert refused(lambda: Ledger(path, PAIR, resume=True)) == "contest-line"
        assert path.read_text() == poem


def test_a_file_is_neither_overwritten_nor_mixed_up(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Ledger(path, PAIR, resume=False).close()
    with pytest.raises(BadInput, match="file-exists"):
        Ledger(path, PAIR, resume=False)
    other = job("evil_corp", ["steady", "random"], seed=6, budget=AMPLE)
    with pytest.raises(BadInput, match=r"contest-other-job: .*field=seed, found=5, expected=6"):
        Ledger(path, other, resume=True)
    path.write_text(path.read_text() + "nonsense\n" + path.read_text())
    with pytest.raises(BadInput, match=r"contest-line: .*line=2"):
        Ledger(path, PAIR, resume=True)
    with pytest.raises(BadInput, match="no-folder"):
        Ledger(tmp_path / "nowhere" / "games.jsonl", PAIR, resume=False)


def test_only_one_contest_at_a_time_writes_to_a_file(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "games.jsonl", PAIR, resume=False)
    assert refused(lambda: Ledger(tmp_path / "games.jsonl", PAIR, resume=True)) == "run-in-use"
    ledger.close()
    Ledger(tmp_path / "games.jsonl", PAIR, resume=True).close()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ((f'"perfidie":"{perfidie.__version__}"', '"perfidie":"0.0.1"'), "run-other-version"),
        (('"rules":1', '"rules":99'), "record-other-rules"),
        (('"arena":2', '"arena":1'), "contest-format"),
        (('"seed":5', '"seed":"\xff"'), "contest-line"),
    ],
)
def test_a_file_of_another_version_is_not_gone_on_with(tmp_path: Path, change: tuple[str, str], code: str) -> None:
    path = tmp_path / "games.jsonl"
    Ledger(path, PAIR, resume=False).close()
    told = path.read_text("latin-1")
    assert change[0] in told
    path.write_text(told.replace(*change), "latin-1")
    assert refused(lambda: Ledger(path, PAIR, resume=True)) == code


def test_a_game_that_stands_twice_in_a_file_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    ledger = Ledger(path, PAIR, resume=False)
    for index in (1, 0, 1):
        ledger.add(made(index, ["steady", "random"], [0]))
    ledger.close()
    assert [bout.index for bout in bouts_of(path)] == [1, 0]


@pytest.mark.parametrize("id", GAMES)
def test_any_game_of_a_file_can_be_seen_again_and_its_rounds_are_those_of_reports(id: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    described = job(id, ["novice", "random"], seed=3, options={"turn_limit": 9} if id == "villainous" else None)
    ledger = Ledger(path, described, resume=False)
    bouts = list(contest(described, range(2)))
    for bout in bouts[::-1]:
        ledger.add(bout)
    ledger.close()
    for bout in bouts:
        told = record(path, bout.index)
        assert told.names == bout.bots
        assert told.outcome is not None
        assert told.outcome.winners == bout.winners
        state = game(id).start(told.seats, told.options, told.seed)
        witness = observer(id, state)
        assert witness is not None
        witness.see(state, state.events or [])
        for choice in told.choices:
            state.listen()
            state.apply(choice)
            witness.see(state, state.events or [])
        assert witness.cells(state)[0] == bout.rounds
    assert refused(lambda: record(path, 2)) == "contest-number"
    path.write_text(path.read_text().replace(f'"digest":"{bouts[0].digest}"', '"digest":"0000"'))
    assert refused(lambda: record(path, 0)) == "record-last-hash"


def test_a_game_that_breaks_in_mid_choice_can_be_seen_up_to_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    with monkeypatch.context() as broken:
        broken.setattr(Table, "apply", breaking(Table.apply))
        broken.setitem(BOTS, "novice", BOTS["random"])  # which tries nothing on copies, where it would break before
        command = ["arena", "villains_card_game", "novice", "random", "--games", "1", "--jobs", "1", "--lang", "en"]
        assert main([*command, "--out", str(path)]) == 1
    told = capsys.readouterr().out
    assert "6 games broke off" in told
    assert f"perfidie replay {path}#0" in told
    verify(record(path, 0), game_of(record(path, 0)))
    assert len(record(path, 0).choices) == BREAKS_AFTER
    monkeypatch.setattr(sys, "stdin", StringIO("q\n"))
    assert main(["replay", f"{path}#0", "--eyes", "all", "--lang", "en"]) == 0


BREAKS_AFTER = 6


def breaking(whole: Callable[[Table, int], None]) -> Callable[[Table, int], None]:
    """An engine that breaks in the middle of a choice, when some of it is done already."""

    def apply(state: Table, option: int) -> None:
        whole(state, option)
        if state.turns > BREAKS_AFTER + 1:
            raise ZeroDivisionError

    return apply


LIMITED = """
import resource, sys
from perfidie.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (9_000, 9_000))
sys.exit(main(sys.argv[1:]))
"""


def test_a_full_disk_is_told_in_one_sentence_and_loses_nothing(tmp_path: Path) -> None:
    """A limit on the size of files stands for the end of the disk."""
    path = tmp_path / "games.jsonl"
    arguments = ["arena", "villains_card_game", "novice", "random", "--jobs", "1", "--out", str(path), "--lang", "en"]
    environment = {**os.environ, "PYTHONPATH": str(Path(perfidie.__file__).parents[1])}
    told = subprocess.run(
        [sys.executable, "-c", LIMITED, *arguments], env=environment, capture_output=True, text=True, timeout=120
    )
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    games = path.read_bytes().count(b"\n") - 1
    assert games > 5
    assert path.read_bytes().endswith(b"\n")
    assert f"The disk is full. {games} games are safe in {path}" in told.stderr
    assert "--resume" in told.stderr
    assert main([*arguments, "--resume", "--games", "30"]) == 0


# The table


@pytest.mark.parametrize("end", ["csv", "parquet"])
def test_a_table_says_what_the_file_says(end: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, sheet = tmp_path / "games.jsonl", tmp_path / f"games.{end}"
    command = ["arena", "villains_card_game", "novice", "random", "--mixed", "--jobs", "1", "--out", str(out)]
    assert main([*command, "--games", "5", "--table", str(sheet)]) == 0
    assert main([*command, "--games", "7", "--table", str(sheet), "--resume"]) == 0
    rows = list(csv.DictReader(sheet.read_text().splitlines())) if end == "csv" else list(read_rows(sheet))
    lines = [json.loads(line) for line in out.read_text().splitlines()[1:]]
    assert [int(row["number"]) for row in rows] == list(range(7))
    for row, line in zip(rows, lines, strict=True):
        for column in ("seats", "bots", "winners", "decisions", "seconds"):
            assert row[column] == " ".join(map(str, line[column]))
        assert (row["seed"], row["turns"], row["ended"]) == (str(line["seed"]), str(line["turns"]), "won")


@pytest.mark.parametrize(("place", "code"), [("games.xls", "parquet"), ("no/games.csv", "no"), ("mine.csv", "mine")])
def test_a_table_that_cannot_be_written_is_refused_before_the_first_game(
    place: str, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.csv").write_text("precious")
    arguments = ["arena", "evil_corp", "steady", "random", "--table", str(tmp_path / place)]
    assert main([*arguments, "--out", str(tmp_path / "games.jsonl")]) == 2
    assert code in capsys.readouterr().err
    assert [path.read_text() for path in tmp_path.iterdir()] == ["precious"]


# The command


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_command_tells_ratings_and_rates_and_goes_on(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "games.jsonl")
    command = ["arena", "evil_corp", "steady", "random", "--jobs", "1", "--out", out, "--lang", lang]
    assert main([*command, "--games", "3"]) == 0
    told = capsys.readouterr().out
    assert "Elo" in told
    assert "steady" in told
    assert {"en": "95% interval", "fr": "IC à 95"}[lang] in told
    before = (tmp_path / "games.jsonl").read_text().splitlines()
    assert len(before) == 1 + 4  # whole deals
    assert main([*command, "--games", "6", "--resume"]) == 0
    after = (tmp_path / "games.jsonl").read_text().splitlines()
    assert after[:5] == before
    assert len(after) == 1 + 6


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--resume"], "--out"),
        (["--budget", "0"], "--budget"),
        (["--games", "0"], "--games"),
        (["--mixed", "--seats", "2"], "--mixed"),
        (["--seats", "9"], "9"),
        (["--cluster", "somewhere"], "somewhere"),
    ],
)
def test_bad_input_is_refused(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", sys)  # installed, for all that is asked of it here
    assert main(["arena", "evil_corp", "steady", "random", *arguments]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(("mixed", "heading"), [([], "Win rate"), (["--mixed"], "Elo")])
def test_while_it_runs_it_tells_how_far_it_is_and_who_is_ahead(
    mixed: list[str], heading: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["arena", "villains_card_game", "novice", "random", "--games", "6", "--jobs", "1", "--lang", "en", *mixed]
    monkeypatch.setattr(watch, "SECONDS_BETWEEN_LINES", 0)
    monkeypatch.setattr(watch, "SECONDS_BETWEEN_TABLES", 0)
    assert main(command) == 0
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 6
    assert re.fullmatch(r"2 of 6 games, [\d.,]+/s, [\d.]+ minutes left", lines[1])
    monkeypatch.setenv("FORCE_COLOR", "1")  # stands for a screen
    assert main(command) == 0
    told = capsys.readouterr().err
    assert heading in told
    assert "6/6" in told


HASTE = 0.01
"""Seconds for a decision: a game must end however little its bots think."""


class Clock:
    """Each look at it takes a millisecond: how much is thought depends on no machine."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 1000


def novice() -> NoviceBot:
    made = NoviceBot()
    made.attentive.clock = Clock()
    return made


@pytest.fixture
def made_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "novice", novice)
    monkeypatch.setitem(BOTS, "steady", lambda: SteadyBot(clock=Clock()))
    monkeypatch.setitem(BOTS, "cunning", lambda: CunningBot(clock=Clock()))


@pytest.mark.usefixtures("made_time")
@pytest.mark.parametrize(("id", "games"), [("villains_card_game", 4), ("evil_corp", 4), ("villainous", 1)])
def test_mixed_games_of_all_levels_end(id: str, games: int) -> None:
    mixed = job(id, list(BOTS), MIXED, seed=8, budget=HASTE)
    for bout in contest(mixed, range(games)):
        assert bout.winners, bout


@pytest.mark.full
@pytest.mark.parametrize("part", range(20))
def test_many_mixed_games_of_villainous_end(part: int) -> None:
    """A thousand in all; ``perfidie arena villainous … --mixed`` plays as many as one likes."""
    mixed = job("villainous", list(BOTS), MIXED, seed=9, budget=HASTE)
    for bout in contest(mixed, range(50 * part, 50 * part + 50)):
        assert bout.winners, bout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_loses_nothing_that_is_finished(jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"

    def interrupt(number: int, frame: FrameType | None) -> None:
        if out.exists() and out.read_bytes().count(b"\n") > 3:
            signal.setitimer(signal.ITIMER_REAL, 0)
            raise KeyboardInterrupt

    command = ["arena", "villains_card_game", "steady", "random", "--out", str(out), "--lang", "en"]
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.05, 0.05)
    try:
        code = main([*command, "--games", "1000000", "--jobs", jobs])
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert code == 130
    assert "Stopped after" in capsys.readouterr().out
    done = [json.loads(line)["index"] for line in out.read_text().splitlines()[1:]]
    assert len(set(done)) == len(done) >= 3
    assert main([*command, "--games", "6", "--jobs", "1", "--resume"]) == 0
    assert {json.loads(line)["index"] for line in out.read_text().splitlines()[1:]} >= set(range(6))
