"""A run: the folder in which a job is done, so that neither Ctrl-C nor a crash nor a full disk loses what was done.

``job.json``          what is to be done
``progress.json``     how far it is: games done, how many bytes of the other files count, and who won how often
``games.csv``         a line per game, in their order; ``games.parquet`` at the end, if so asked
``records.jsonl.gz``  the choices of the games that are kept, a line each

The last two only grow. Whatever stands in them behind what ``progress.json`` counts was written after the last
checkpoint and is forgotten.
"""

from __future__ import annotations

import csv
import errno
import fcntl
import gzip
import os
import zlib
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from io import BufferedReader, RawIOBase, TextIOWrapper
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import IO, Any, TypeVar

import msgspec

from perfidie import __version__
from perfidie.bots import bots_for
from perfidie.games import GAMES
from perfidie.games import game as find_game
from perfidie.kernel.errors import BadInput, RecordError
from perfidie.kernel.record import Record, write
from perfidie.lab.job import FORMAT, PARQUET, Batch, Job, Kept, header, numbers
from perfidie.lab.parquet import library, read_rows, write_rows
from perfidie.lab.simulate import Course
from perfidie.lab.tally import Tally

JOB = "job.json"
PROGRESS = "progress.json"
ROWS = "games.csv"
PACKED_ROWS = "games.parquet"
RECORDS = "records.jsonl.gz"
CHECKPOINT = 2.0
"""Seconds between checkpoints: what a crash may lose."""
NUMBER_MARK = "#"
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""What a disk without room answers."""

Document = TypeVar("Document")


class Progress(msgspec.Struct, forbid_unknown_fields=True):
    """How far a run is."""

    games: int = 0
    """The games from the first to this one are done."""
    rows: int = 0
    records: int = 0
    """How many bytes of the files count."""
    tally: Tally = msgspec.field(default_factory=Tally)


class Run:
    """A run to be read.

    >>> Run(Path("nowhere"))
    Traceback (most recent call last):
    perfidie.kernel.errors.BadInput: run-unreadable: folder=nowhere, file=job.json
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.job = decoded(folder, JOB, Job)
        if self.job.format != FORMAT:
            raise BadInput("run-format", folder=folder, found=self.job.format, expected=FORMAT)
        if self.job.plan.game not in GAMES:
            raise BadInput("unknown-game", game=self.job.plan.game, expected=", ".join(GAMES))
        self.progress = decoded(folder, PROGRESS, Progress)

    @property
    def complete(self) -> bool:
        return self.progress.games == self.job.games

    def check_begun(self) -> None:
        if not self.progress.games:
            raise BadInput("run-empty", folder=self.folder)

    def rows(self) -> Iterator[dict[str, str]]:
        """The table, a game at a time."""
        if (self.folder / PACKED_ROWS).exists():
            return read_rows(self.folder / PACKED_ROWS)
        return self.plain_rows()

    def plain_rows(self) -> Iterator[dict[str, str]]:
        names = header(self.job)
        try:
            with (self.folder / ROWS).open("rb") as file:
                beginning = BufferedReader(Beginning(file, self.progress.rows))
                table = csv.reader(TextIOWrapper(beginning, "utf-8", newline=""))
                number = 0
                if next(table, None) != names:
                    raise BadInput("run-damaged", folder=self.folder, file=ROWS, line=1)
                for row in table:
                    if len(row) != len(names) or row[0] != str(number):
                        raise BadInput("run-damaged", folder=self.folder, file=ROWS, line=number + 2)
                    yield dict(zip(names, row, strict=True))
                    number += 1
        except (OSError, UnicodeDecodeError, csv.Error):
            raise BadInput("run-unreadable", folder=self.folder, file=ROWS) from None
        if number != self.progress.games:
            raise BadInput("run-damaged", folder=self.folder, file=ROWS, line=number + 2)

    def kept(self) -> Iterator[Kept]:
        """The games whose choices were kept."""
        decoder = msgspec.json.Decoder(Kept)
        try:
            with (
                (self.folder / RECORDS).open("rb") as file,
                gzip.open(BufferedReader(Beginning(file, self.progress.records))) as lines,
            ):
                for line in lines:
                    yield decoder.decode(line)
        except (OSError, EOFError, zlib.error, UnicodeDecodeError, msgspec.DecodeError):
            raise BadInput("run-unreadable", folder=self.folder, file=RECORDS) from None

    def record(self, number: int) -> Record:
        """The record of a game: from its choices if they were kept, or played again by the same bots."""
        plan = self.job.plan
        self.check_begun()
        if not 0 <= number < self.progress.games:
            raise BadInput(
                "run-number", folder=self.folder, number=str(number), expected=f"0-{self.progress.games - 1}"
            )
        game = find_game(plan.game)
        if game.rules != self.job.rules:
            raise RecordError("record-other-rules", game=game.id, found=self.job.rules, expected=game.rules)
        kept = next((kept for kept in self.kept() if kept.number == number), None)
        if kept is not None:
            seats, seed, choices = kept.seats, kept.seed, kept.choices
        else:
            row = next(islice(self.rows(), number, None))
            course = Course(plan, game, number)
            played = course.play()
            told = (row["winners"], row["decisions"], row["turns"])
            if (" ".join(map(str, played.winners)), str(played.decisions), str(played.turns)) != told:
                raise BadInput("run-game-changed", folder=self.folder, number=str(number))
            seats, seed, choices = course.seats, course.seed, course.choices
        record = write(game, seats, plan.options, seed=seed, names=plan.bots, choices=choices)
        if kept is not None and record.digest != kept.digest:
            raise RecordError("record-last-hash", choice=len(choices), found=kept.digest, expected=record.digest)
        return record


class Beginning(RawIOBase):
    """The first bytes of a file."""

    def __init__(self, file: IO[bytes], size: int) -> None:
        self.file = file
        self.left = size

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        data = self.file.read(min(len(buffer), self.left))
        buffer[: len(data)] = data
        self.left -= len(data)
        return len(data)


class Writer:
    """Does a run's writing. Only one at a time may have it open."""

    def __init__(self, folder: Path) -> None:
        """Go on with a run. What was written after its last checkpoint is cut off."""
        self.folder = folder
        self.job = Run(folder).job
        self.check_version()
        self.files: list[IO[bytes]] = []
        self.halfway = False
        try:
            self.take()
        except BaseException:
            self.release()
            raise
        self.written = monotonic()

    def check_version(self) -> None:
        """Refuse a run that this version would go on with otherwise than it was begun, or could not end."""
        if self.job.perfidie != __version__:
            raise BadInput("run-other-version", folder=self.folder, found=self.job.perfidie, expected=__version__)
        rules = find_game(self.job.plan.game).rules
        if self.job.rules != rules:
            raise RecordError("record-other-rules", game=self.job.plan.game, found=self.job.rules, expected=rules)
        bots_for(self.job.plan.bots, self.job.plan.count)
        if self.job.table == PARQUET:
            library()

    def take(self) -> None:
        """Open the files; nobody else may have them."""
        lock = (self.folder / JOB).open("rb")
        self.files.append(lock)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadInput("run-in-use", folder=self.folder) from None
        run = Run(self.folder)
        self.progress = run.progress
        self.packed = run.complete and (self.folder / PACKED_ROWS).exists()
        if self.packed:
            (self.folder / ROWS).unlink(missing_ok=True)
            return
        for name, size in ((ROWS, self.progress.rows), (RECORDS, self.progress.records)):
            if not (self.folder / name).is_file() or (self.folder / name).stat().st_size < size:
                raise BadInput("run-damaged", folder=self.folder, file=name, line=self.progress.games)
        try:
            for name in (ROWS, RECORDS):
                self.files.append((self.folder / name).open("r+b", buffering=0))
        except OSError as error:
            raise BadInput("run-unwritable", folder=self.folder, problem=error.strerror or "") from None

    @property
    def rows(self) -> IO[bytes]:
        return self.files[1]

    @property
    def records(self) -> IO[bytes]:
        return self.files[2]

    @classmethod
    def new(cls, folder: Path, job: Job) -> Writer:
        """Begin a run in a new folder."""
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadInput("run-exists", folder=folder)
        if not folder.absolute().parent.is_dir():
            raise BadInput("no-folder", folder=folder.parent)
        if job.table == PARQUET:
            library()
        table = (",".join(header(job)) + "\n").encode()
        try:
            folder.mkdir(exist_ok=True)
            (folder / ROWS).write_bytes(table)
            (folder / RECORDS).write_bytes(b"")
            replace(folder / PROGRESS, msgspec.json.encode(Progress(rows=len(table))))
            replace(folder / JOB, msgspec.json.format(msgspec.json.encode(job), indent=2) + b"\n")
        except OSError as error:
            raise BadInput("run-unwritable", folder=folder, problem=error.strerror or "") from None
        return cls(folder)

    def append(self, batch: Batch) -> None:
        """The batch that follows those that are there."""
        assert batch.first == self.progress.games
        with self.guarded():
            put(self.rows, self.progress.rows, batch.rows)
            put(self.records, self.progress.records, batch.records)
            self.halfway = True  # an interruption from here on: what stands in memory is neither before nor after
            self.progress.rows += len(batch.rows)
            self.progress.records += len(batch.records)
            self.progress.games = batch.end
            self.progress.tally.merge(batch.tally)
            self.halfway = False
            if monotonic() - self.written > CHECKPOINT:
                self.checkpoint()

    def checkpoint(self) -> None:
        """From here on, everything appended so far is safe."""
        with self.guarded():
            self.save()
        self.written = monotonic()

    def save(self) -> None:
        for file, size in ((self.rows, self.progress.rows), (self.records, self.progress.records)):
            file.truncate(size)
            os.fsync(file.fileno())
        replace(self.folder / PROGRESS, msgspec.json.encode(self.progress))

    def close(self) -> None:
        """A last checkpoint, and the table in the form that was asked for, if all games are done."""
        try:
            if self.packed or self.halfway:  # then the last checkpoint stands
                return
            self.checkpoint()
            if self.progress.games == self.job.games and self.job.table == PARQUET:
                done = Run(self.folder)
                with self.guarded():
                    write_rows(self.folder / PACKED_ROWS, done.plain_rows(), header(self.job), numbers(self.job))
                    (self.folder / ROWS).unlink()
        finally:
            self.release()

    def release(self) -> None:
        """Let go of the files, whatever stands in them."""
        for file in self.files:
            file.close()

    @contextmanager
    def guarded(self) -> Generator[None]:
        """What the disk refuses is told with what is safe."""
        try:
            yield
        except OSError as error:
            with suppress(OSError):
                self.save()
            safe = decoded(self.folder, PROGRESS, Progress).games
            if error.errno in FULL:
                raise BadInput("disk-full", folder=self.folder, games=safe, of=self.job.games) from None
            problem = error.strerror or type(error).__name__
            raise BadInput("run-unwritable", folder=self.folder, problem=problem) from None


def put(file: IO[bytes], at: int, data: bytes) -> None:
    """Write all of it behind what counts."""
    file.seek(at)
    while data:
        data = data[file.write(data) :]


def replace(path: Path, document: bytes) -> None:
    """Write a small file, whole or not at all, even if the machine stops."""
    half = path.with_name(path.name + ".part")
    with half.open("wb") as file:
        file.write(document)
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)


def decoded(folder: Path, name: str, sort: type[Document]) -> Document:
    try:
        return msgspec.json.decode((folder / name).read_bytes(), type=sort)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        raise BadInput("run-unreadable", folder=folder, file=name) from None


def in_order(batches: Iterable[Batch], first: int) -> Iterator[Batch]:
    """Batches as they are done, given on in the order of their games."""
    early: dict[int, Batch] = {}
    for batch in batches:
        early[batch.first] = batch
        while first in early:
            ready = early.pop(first)
            first = ready.end
            yield ready


def of_a_run(path: Path) -> tuple[Path, int] | None:
    """The run and the number that ``RUN#17`` names.

    >>> of_a_run(Path("runs/steady#17"))
    (PosixPath('runs/steady'), 17)
    """
    folder, mark, number = str(path).rpartition(NUMBER_MARK)
    return (Path(folder), int(number)) if mark and number.isdecimal() and not path.exists() else None
