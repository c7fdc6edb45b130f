"""A run: neither a crash nor a full disk loses what is done, and what comes out is the same to the last byte."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from io import StringIO
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import perfidie
from perfidie.cli import main
from perfidie.games.villains_card_game.table import Table
from perfidie.kernel.errors import BadInput
from perfidie.kernel.record import verify
from perfidie.lab.job import Batch, Job, job, play_batch
from perfidie.lab.runs import JOB, PROGRESS, RECORDS, ROWS, Run, Writer, in_order, of_a_run
from perfidie.lab.simulate import chunks, plan
from perfidie.match import game_of

GAME = "villains_card_game"
GAMES = 230
FILES = (JOB, PROGRESS, ROWS, RECORDS)


@cache
def described(records: str = "20") -> Job:
    return job(plan(GAME, 3, ["random"], {"specials": True}, seed=11), GAMES, records)


@cache
def batches() -> tuple[Batch, ...]:
    return tuple(play_batch(described(), chunk) for chunk in chunks(GAMES, described().chunk))


@cache
def contents() -> dict[str, bytes]:
    """The files of the run, made in one go."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        whole(Path(folder) / "run")
        return {name: (Path(folder) / "run" / name).read_bytes() for name in FILES}


def whole(folder: Path) -> Run:
    writer = Writer.new(folder, described())
    for batch in batches():
        writer.append(batch)
    writer.close()
    return Run(folder)


@pytest.fixture
def run(tmp_path: Path) -> Run:
    return whole(tmp_path / "run")


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    safe=st.integers(0, 4),
    more=st.integers(0, 2),
    rubbish=st.binary(max_size=60),
    more_rubbish=st.binary(max_size=60),
)
def test_a_run_that_broke_off_anywhere_comes_out_the_same(
    tmp_path: Path, safe: int, more: int, rubbish: bytes, more_rubbish: bytes
) -> None:
    """``safe`` batches before the last checkpoint, some after it, and half of one in the files."""
    folder = tmp_path / "run"
    shutil.rmtree(folder, ignore_errors=True)
    writer = Writer.new(folder, described())
    for batch in batches()[:safe]:
        writer.append(batch)
    writer.checkpoint()
    for batch in batches()[safe : safe + more]:
        writer.append(batch)
    writer.release()
    for name, data in ((ROWS, rubbish), (RECORDS, more_rubbish)):
        with (folder / name).open("ab") as file:
            file.write(data)
    assert len(list(Run(folder).rows())) == Run(folder).progress.games
    assert all(kept.number < Run(folder).progress.games for kept in Run(folder).kept())
    resumed = Writer(folder)
    assert resumed.progress.games == batches()[safe].first
    for batch in batches()[safe:]:
        resumed.append(batch)
    resumed.close()
    assert {name: (folder / name).read_bytes() for name in FILES} == contents()


def interrupt(after: int) -> Callable[[FrameType, str, Any], Any]:
    """A trace that is Ctrl-C when so many lines of ``Writer.append`` have been done."""
    lines = count()

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line" and next(lines) == after:
            raise KeyboardInterrupt
        return trace if frame.f_code is Writer.append.__code__ else None

    return lambda frame, event, _: trace if frame.f_code is Writer.append.__code__ else None


@pytest.mark.parametrize("after", range(10))
def test_a_run_that_is_interrupted_in_any_line_comes_out_the_same(tmp_path: Path, after: int) -> None:
    folder = tmp_path / "run"
    writer = Writer.new(folder, described())
    writer.append(batches()[0])
    before = sys.gettrace()
    sys.settrace(interrupt(after))
    try:
        with pytest.raises(KeyboardInterrupt):
            writer.append(batches()[1])
    finally:
        sys.settrace(before)
    writer.close()
    resumed = Writer(folder)
    for batch in batches():
        if batch.first >= resumed.progress.games:
            resumed.append(batch)
    resumed.close()
    assert {name: (folder / name).read_bytes() for name in FILES} == contents()


def command(*argv: str) -> list[str]:
    return [sys.executable, "-m", "perfidie", *argv]


def environment() -> dict[str, str]:
    source = str(Path(perfidie.__file__).parents[1])
    return {**os.environ, "LANG": "en", "PYTHONPATH": source}


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_simulation_goes_on_to_the_same_result(jobs: str, tmp_path: Path) -> None:
    arguments = ["simulate", GAME, "--seats", "3", "--games", str(GAMES), "--seed", "11", "--records", "20"]
    arguments += ["--option", "specials=true"]
    folder = tmp_path / "run"
    begun = subprocess.Popen(
        command(*arguments, "--jobs", jobs, "--out", str(folder)), env=environment(), stdout=subprocess.DEVNULL
    )
    try:
        begun.wait(timeout=random.uniform(0.5, 4))
    except subprocess.TimeoutExpired:
        begun.send_signal(signal.SIGKILL)
        begun.wait()
    if not (folder / JOB).exists():
        shutil.rmtree(folder, ignore_errors=True)
        Writer.new(folder, described()).close()
    resumed = subprocess.run(
        command("simulate", "--resume", str(folder), "--jobs", "1"), env=environment(), capture_output=True, timeout=120
    )
    assert resumed.returncode == 0, resumed.stderr
    assert {name: (folder / name).read_bytes() for name in FILES} == contents()


LIMITED = """
import resource, sys
from perfidie.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))
sys.exit(main(sys.argv[1:]))
"""


def test_a_full_disk_is_told_in_one_sentence_and_loses_nothing(tmp_path: Path) -> None:
    """A limit on the size of files stands for the end of the disk."""
    folder = tmp_path / "run"
    arguments = ["simulate", GAME, "--games", "1000", "--seed", "1", "--jobs", "1", "--out", str(folder)]
    told = subprocess.run(
        [sys.executable, "-c", LIMITED, *arguments], env=environment(), capture_output=True, text=True, timeout=120
    )
    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr.count("\n") == 1
    assert "The disk is full" in told.stderr
    assert f"--resume {folder}" in told.stderr
    done = Run(folder)
    assert 0 < done.progress.games < 1000
    assert f"{done.progress.games} of 1,000 games are safe" in told.stderr
    assert len(list(done.rows())) == done.progress.games
    assert (folder / ROWS).stat().st_size == done.progress.rows


def test_batches_that_are_done_out_of_order_are_given_in_order() -> None:
    shuffled = list(batches())
    random.Random(3).shuffle(shuffled)
    assert list(in_order(shuffled, 0)) == list(batches())


def test_every_game_of_a_run_can_be_seen_again(run: Run) -> None:
    kept = {one.number for one in run.kept()}
    assert len(kept) >= 20
    unkept = next(number for number in range(GAMES) if number not in kept)
    rows = list(run.rows())
    for number in (min(kept), max(kept), unkept):
        record = run.record(number)
        verify(record, game_of(record))
        assert record.outcome is not None
        assert record.outcome.winners == [int(seat) for seat in rows[number]["winners"].split()]
        assert record.names == ["random"] * 3


def test_a_game_that_broke_in_mid_choice_can_be_seen_up_to_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole_choice = Table.apply

    def apply(state: Table, option: int) -> None:
        whole_choice(state, option)
        if state.turns > 9:
            raise ZeroDivisionError  # some of the choice is done already

    folder = tmp_path / "run"
    described = job(plan(GAME, 3, ["random"], {}, seed=11), 3, "odd")
    with monkeypatch.context() as broken:
        broken.setattr(Table, "apply", apply)
        writer = Writer.new(folder, described)
        writer.append(play_batch(described, (0, 3)))
        writer.close()
    assert [row["ended"] for row in Run(folder).rows()] == ["fault"] * 3
    for number in range(3):
        record = Run(folder).record(number)
        assert len(record.choices) == 8
        verify(record, game_of(record))
    monkeypatch.setattr(sys, "stdin", StringIO("v all\nq\n"))
    assert main(["replay", f"{folder}#1", "--eyes", "all", "--lang", "en"]) == 0
    assert "not over yet" not in capsys.readouterr().out


def test_a_run_with_a_bot_that_is_gone_is_not_gone_on_with(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    told = (run.folder / JOB).read_text()
    (run.folder / JOB).write_text(told.replace('"random"', '"oracle"'))
    assert refused(lambda: Writer(run.folder)) == "unknown-bot"
    assert Run(run.folder).progress.games == GAMES
    assert main(["simulate", "--resume", str(run.folder), "--lang", "en"]) == 2
    assert "oracle" in capsys.readouterr().err


def test_games_of_bots_that_think_long_are_made_safe_one_by_one() -> None:
    assert described().chunk == 50
    slow = plan(GAME, 3, ["random", "steady", "cunning:iterations=9"], {}, seed=11)
    assert job(slow, GAMES).chunk == 1


def test_odd_games_are_kept_and_no_others() -> None:
    odd = job(described().plan, 1000, "odd")
    found = [play_batch(odd, chunk) for chunk in chunks(1000, odd.chunk)]
    assert any(batch.records for batch in found)
    for batch in found:
        assert bool(batch.records) == (batch.tally.shared + batch.tally.capped + batch.tally.faults > 0)


def test_only_one_simulation_at_a_time_works_in_a_folder(tmp_path: Path) -> None:
    writer = Writer.new(tmp_path / "run", described())
    assert refused(lambda: Writer(tmp_path / "run")) == "run-in-use"
    writer.close()
    Writer(tmp_path / "run").close()


def refused(act: object) -> str:
    assert callable(act)
    with pytest.raises(BadInput) as error:
        act()
    return error.value.code


def damage(folder: Path) -> Iterator[tuple[str, str]]:
    """Ways to break a run, each with the error that reading it should give."""
    table = (folder / ROWS).read_bytes()
    lines = table.splitlines(keepends=True)
    for broken in (b"".join(lines[:-1]), b"".join([*lines[:3], *lines[4:]]), table.replace(b"\n2,", b"\nx,", 1)):
        (folder / ROWS).write_bytes(broken)
        yield "run-damaged", "rows"
    (folder / ROWS).write_bytes(table.replace(b"hook", b"\xff\xfe"))
    yield "run-unreadable", "rows"
    (folder / ROWS).unlink()
    yield "run-unreadable", "rows"
    (folder / ROWS).write_bytes(table)
    records = (folder / RECORDS).read_bytes()
    (folder / RECORDS).write_bytes(records[:-9])
    yield "run-unreadable", "kept"


def test_a_damaged_run_is_refused(run: Run) -> None:
    for code, what in damage(run.folder):
        assert refused(lambda what=what: list(getattr(Run(run.folder), what)())) == code


def test_a_flipped_byte_among_the_records_is_refused_wherever_it_is(run: Run) -> None:
    records = (run.folder / RECORDS).read_bytes()
    kept = list(run.kept())
    codes: set[str] = set()
    for at in range(0, len(records), 7):
        (run.folder / RECORDS).write_bytes(records[:at] + bytes([records[at] ^ 0x55]) + records[at + 1 :])
        try:
            assert list(Run(run.folder).kept()) == kept  # some bytes of gzip's head mean nothing
        except BadInput as error:
            codes.add(error.code)
    assert codes == {"run-unreadable"}


@pytest.mark.parametrize("name", [JOB, PROGRESS])
@pytest.mark.parametrize("text", ["", "[]", "{", '{"format": 1}', "\xff"])
def test_what_is_no_run_is_refused(run: Run, name: str, text: str) -> None:
    (run.folder / name).write_text(text, "latin-1")
    assert refused(lambda: Run(run.folder)) == "run-unreadable"


def test_a_run_of_another_version_is_not_gone_on_with(run: Run) -> None:
    told = (run.folder / JOB).read_text()
    (run.folder / JOB).write_text(told.replace(f'"perfidie": "{perfidie.__version__}"', '"perfidie": "0.0.1"'))
    assert refused(lambda: Writer(run.folder)) == "run-other-version"
    (run.folder / JOB).write_text(told.replace('"rules": 1', '"rules": 99'))
    assert refused(lambda: Writer(run.folder)) == "record-other-rules"
    assert refused(lambda: Run(run.folder).record(0)) == "record-other-rules"
    (run.folder / JOB).write_text(told.replace('"format": 1', '"format": 7'))
    assert refused(lambda: Run(run.folder)) == "run-format"


def test_a_folder_that_holds_something_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("precious")
    assert refused(lambda: Writer.new(tmp_path, described())) == "run-exists"
    assert refused(lambda: Writer.new(tmp_path / "mine.txt", described())) == "run-exists"
    assert refused(lambda: Writer.new(tmp_path / "no" / "where", described())) == "no-folder"
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_games_that_are_not_there_are_refused(run: Run, tmp_path: Path) -> None:
    assert refused(lambda: run.record(GAMES)) == "run-number"
    Writer.new(tmp_path / "empty", described()).close()
    assert refused(lambda: Run(tmp_path / "empty").record(0)) == "run-empty"


def test_a_file_whose_name_has_a_mark_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "game#1").touch()
    assert of_a_run(tmp_path / "game#1") is None
    assert of_a_run(tmp_path / "run#1") == (tmp_path / "run", 1)
    assert of_a_run(tmp_path / "run#first") is None


def test_a_parquet_table_says_the_same(run: Run, tmp_path: Path) -> None:
    writer = Writer.new(tmp_path / "packed", job(described().plan, GAMES, "20", "parquet"))
    for batch in batches()[:3]:
        writer.append(batch)
    writer.close()
    assert (tmp_path / "packed" / ROWS).exists()
    writer = Writer(tmp_path / "packed")
    for batch in batches()[3:]:
        writer.append(batch)
    writer.close()
    assert not (tmp_path / "packed" / ROWS).exists()
    assert list(Run(tmp_path / "packed").rows()) == list(run.rows())
    Writer(tmp_path / "packed").close()
    assert Run(tmp_path / "packed").record(7) == run.record(7)


def test_without_pyarrow_it_is_said_before_the_first_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    packed = job(described().plan, GAMES, "20", "parquet")
    assert refused(lambda: Writer.new(tmp_path / "packed", packed)) == "extra-missing"
