"""A job: a plan with so many games, and what is to be kept of them; done batch by batch, by whoever has time.

A batch is bytes that only need to be put one after the other, so that a run comes out the same to the last byte on any
number of processes, in one go or in several.
"""

from __future__ import annotations

import csv
import gzip
from io import StringIO

import msgspec

from perfidie import __version__
from perfidie.games import game as find_game
from perfidie.kernel.errors import BadInput
from perfidie.lab.observe import Cell, counted, observed, observer
from perfidie.lab.simulate import Course, Plan, Played, chunk_size, ending
from perfidie.lab.tally import Tally

FORMAT = 1
ALL = "all"
ODD = "odd"
NONE = "none"
CSV = "csv"
PARQUET = "parquet"
TABLES = (CSV, PARQUET)

BASE = ("number", "seed", "first", "seats", "winners", "share", "scores", "turns", "decisions", "ended", "fault")
"""The columns of every game's table; those that the observer of the game adds follow."""
NUMBERS = {"number", "seed", "first", "turns", "decisions"}


class Job(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be done, as it stands in ``job.json``."""

    format: int = FORMAT
    perfidie: str = __version__
    """The version that began it: bots of another one might play otherwise."""
    rules: int
    """The version of the game's rules."""
    plan: Plan
    games: int
    chunk: int
    """So many games make a batch."""
    records: str
    """Whose choices are kept: of ``all`` games, of ``none``, of ``odd`` ones, or of odd ones and so many others."""
    table: str
    """The form of the table at the end."""


class Kept(msgspec.Struct, frozen=True):
    """The choices of one game: with the plan, all that is needed to see it again."""

    number: int
    seed: int
    seats: list[str]
    choices: list[int]
    digest: str
    """Of the last position."""


class Batch(msgspec.Struct, frozen=True):
    """Some games that follow each other."""

    first: int
    end: int
    rows: bytes
    records: bytes
    tally: Tally


def job(plan: Plan, games: int, records: str = NONE, table: str = CSV) -> Job:
    """A job whose parts fit together.

    >>> from perfidie.lab.simulate import plan
    >>> job(plan("villains_card_game", 4, ["random"], {}, seed=1), 1000, records="some")
    Traceback (most recent call last):
    perfidie.kernel.errors.BadInput: records-kind: records=some
    """
    if records not in (ALL, ODD, NONE) and not records.isdecimal():
        raise BadInput("records-kind", records=records)
    if table not in TABLES:
        raise BadInput("table-kind", table=table, expected=", ".join(TABLES))
    game = find_game(plan.game)
    return Job(
        rules=game.rules, plan=plan, games=games, chunk=chunk_size(game, plan.bots), records=records, table=table
    )


def header(job: Job) -> list[str]:
    """The names of the table's columns."""
    return [*BASE, *observed(job.plan.game, job.plan.count)]


def numbers(job: Job) -> set[str]:
    """The columns that hold numbers; the others hold texts."""
    return NUMBERS | counted(job.plan.game, job.plan.count)


def play_tally(job: Job, chunk: tuple[int, int]) -> Batch:
    """A batch of which only the result counts."""
    game = find_game(job.plan.game)
    tally = Tally()
    for index in range(*chunk):
        tally.add(Course(job.plan, game, index).play(), job.plan.bots)
    return Batch(*chunk, b"", b"", tally)


def play_batch(job: Job, chunk: tuple[int, int]) -> Batch:
    """A batch with all that is to be kept of it."""
    game = find_game(job.plan.game)
    tally = Tally()
    table = StringIO()
    rows = csv.writer(table, lineterminator="\n")
    records: list[bytes] = []
    for index in range(*chunk):
        course = Course(job.plan, game, index)
        watch = observer(game.id, course.state)
        played = course.play(watch)
        tally.add(played, job.plan.bots)
        rows.writerow([*base_cells(played), *([] if watch is None else watch.cells(course.state))])
        if is_kept(job, played):
            kept = Kept(index, played.seed, course.seats, course.choices, course.state.digest())
            records.append(msgspec.json.encode(kept) + b"\n")
    packed = gzip.compress(b"".join(records), mtime=0) if records else b""
    return Batch(*chunk, table.getvalue().encode(), packed, tally)


def base_cells(played: Played) -> list[Cell]:
    return [
        played.index,
        played.seed,
        played.first,
        " ".join(played.seats),
        " ".join(map(str, played.winners)),
        f"{played.share:.6g}",
        " ".join(map(str, played.scores)),
        played.turns,
        played.decisions,
        ending(played.fault, played.capped, played.winners),
        " ".join(played.fault.split()),
    ]


def is_odd(played: Played) -> bool:
    """Whether somebody might want to see why it went like that: nobody has won it, or rivals have won together."""
    return not played.winners or played.share < 1


def is_kept(job: Job, played: Played) -> bool:
    """
    >>> from perfidie.lab.simulate import plan
    >>> four = job(plan("villains_card_game", 4, ["random"], {}, seed=1), 1000, records="4")
    >>> [i for i in range(1000) if is_kept(four, Played(i, 0, [], [0], [], 1, 1, False))]
    [0, 250, 500, 750]
    """
    if job.records in (ALL, NONE):
        return job.records == ALL
    if is_odd(played):
        return True
    if job.records == ODD:
        return False
    sample = int(job.records)
    return played.index * sample // job.games != (played.index - 1) * sample // job.games
