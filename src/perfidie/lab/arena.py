"""Bots against bots: everybody against everybody, on the same deals with seats and roles swapped.

A *deal* is a seed with roles. For each pair of bots it is played once in every *line-up*: with two seats (or two
teams) each bot takes each side, with more one of them sits alone among the others, in every seat, and then the other
way round. So luck and strong roles cancel out, and fewer games tell more.
"""

from __future__ import annotations

import csv
import fcntl
import os
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from hashlib import sha256
from io import StringIO
from itertools import combinations, permutations
from pathlib import Path
from time import monotonic, perf_counter
from typing import NamedTuple

import msgspec

from perfidie import __version__
from perfidie.bots import Sight, bot, bots_for
from perfidie.games import game as find_game
from perfidie.kernel.errors import BadInput, RecordError
from perfidie.kernel.game import Game
from perfidie.kernel.record import PREFIX, Record, write
from perfidie.kernel.rng import Rng
from perfidie.lab.cluster import spread_far
from perfidie.lab.elo import Rating, Result, ratings
from perfidie.lab.intervals import wilson
from perfidie.lab.observe import rounds
from perfidie.lab.parquet import library, write_rows
from perfidie.lab.pool import spread
from perfidie.lab.runs import CHECKPOINT, FULL, put, replace
from perfidie.lab.simulate import ending, few_collections, longest, position, seed_of, sides

FORMAT = 2
MIXED = 0
"""Instead of a number of seats: for each game seats, roles and bots are drawn."""


class Job(msgspec.Struct, frozen=True):
    """Who meets whom, and in what; together with a number it makes a game."""

    arena: int
    """The version of the file's format: the key tells a reader what this file is."""
    game: str
    bots: list[str]
    seats: int
    options: dict[str, bool | int | str]
    seed: int
    budget: float
    """Seconds that a bot may think about a decision."""
    perfidie: str
    """The version that began it: bots of another one might play otherwise."""
    rules: int
    """The version of the game's rules."""


class Bout(msgspec.Struct, frozen=True):
    """How one game went."""

    index: int
    seed: int
    seats: list[str]
    bots: list[str]
    """The bot of each seat."""
    winners: list[int]
    turns: int
    rounds: int
    decisions: list[int]
    """How many decisions each seat made, and how long it thought about all of them and about the longest."""
    seconds: list[float]
    longest: list[float]
    capped: bool
    """It was stopped at the game's cap of decisions; nobody has won it."""
    fault: str = ""
    """What broke in a bot or in the engine, if anything did: then nobody has won it either."""
    choices: list[int] = []
    """With the job, all that is needed to see it again; it stands in the file and is not held in memory."""
    digest: str = ""
    """The beginning of the last position's digest."""


class Meeting(NamedTuple):
    """How often a bot won against another, with the 95 % interval; with more than two sides, alone among the others."""

    bot: str
    others: str
    games: int
    wins: float
    low: float
    high: float
    fair: float
    """The rate of somebody who is as good as the others."""


class Pace(NamedTuple):
    """How long a bot thought about a decision, in seconds."""

    decisions: int
    mean: float
    longest: float


def job(
    game: str,
    bots: Sequence[str],
    seats: int | None = None,
    options: dict[str, bool | int | str] | None = None,
    seed: int = 0,
    budget: float = 1.0,
) -> Job:
    """A job whose parts fit together. ``seats``: by default as few as the game allows; MIXED: drawn.

    >>> job("evil_corp", ["random", "steady"]).seats
    2
    >>> job("evil_corp", ["random"])
    Traceback (most recent call last):
    perfidie.kernel.errors.BadInput: contest-bots: bots=1
    """
    found = find_game(game)
    named = bots_for(bots, len(bots))
    if len(set(named)) < len(named):
        raise BadInput("contest-twice", bot=next(name for name in named if named.count(name) > 1))
    if len(named) < 2:
        raise BadInput("contest-bots", bots=len(named))
    count = found.seat_counts.start if seats is None else seats
    if count != MIXED:
        found.check_seats(found.draw_seats(count, Rng.seeded(0)))
    return Job(FORMAT, game, named, count, found.check_options(options), seed, budget, __version__, found.rules)


# The schedule


@cache
def line_ups(game: str, seats: int) -> list[list[int]]:
    """For a pair of bots, which of the two has which seat: 0 is alone on its side, then 1 is.

    >>> line_ups("villainous", 2)
    [[0, 1], [1, 0]]
    >>> line_ups("villains_card_game", 3)
    [[0, 1, 1], [1, 0, 1], [1, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]
    """
    side_of = sides(game, seats)
    found: list[list[int]] = []
    for alone in (0, 1):
        for side in range(max(side_of) + 1):
            line_up = [alone if other == side else 1 - alone for other in side_of]
            if line_up not in found:
                found.append(line_up)
    return found


def pairs(job: Job) -> list[tuple[str, str]]:
    return list(combinations(job.bots, 2))


def games_of(job: Job, games: int) -> int:
    """How many games there are in all, if there are to be so many for each pair: whole deals only.

    >>> games_of(job("evil_corp", ["random", "steady"]), 99)
    100
    """
    if job.seats == MIXED:
        return games
    each = len(line_ups(job.game, job.seats))
    return len(pairs(job)) * -(-games // each) * each


def roles(job: Job, game: Game, deal: int) -> list[str]:
    """The roles of a deal. All pairs of roles, both ways round, have their turn before one comes again."""
    if job.seats != 2 or not game.roles:
        return game.draw_seats(job.seats, chance(job, f"roles {deal}"))
    every = list(permutations(game.roles, 2))
    order = list(range(len(every)))
    chance(job, f"cycle {deal // len(every)}").shuffle(order)
    return list(every[order[deal % len(every)]])


def chance(job: Job, purpose: str) -> Rng:
    return Rng.seeded(int.from_bytes(sha256(f"arena {job.seed} {purpose}".encode()).digest(), "big"))


def table(job: Job, game: Game, index: int) -> tuple[int, list[str], list[str]]:
    """The seed, the roles and the bots of a game."""
    if job.seats == MIXED:
        drawn = chance(job, f"mixed {index}")
        count = game.seat_counts[drawn.below(len(game.seat_counts))]
        seats = game.draw_seats(count, drawn)
        return seed_of(job.seed, index), seats, [job.bots[drawn.below(len(job.bots))] for _ in seats]
    each = line_ups(job.game, job.seats)
    met = pairs(job)
    deal, rest = divmod(index, len(met) * len(each))
    pair = met[rest // len(each)]
    return seed_of(job.seed, deal), roles(job, game, deal), [pair[one] for one in each[rest % len(each)]]


# Playing


def play(job: Job, index: int) -> Bout:
    """One game of a job: always the same, if its bots do not look at the clock. What breaks ends this game alone."""
    game = find_game(job.game)
    seed, seats, bots = table(job, game, index)
    state = game.start(seats, job.options, seed)
    state.events = None
    thoughts = chance(job, f"bots {index}")
    players = [bot(name) for name in bots]
    seconds: list[list[float]] = [[] for _ in seats]
    choices: list[int] = []
    fault = ""
    try:
        sights = [Sight(game, state, seat) for seat in range(len(seats))]
        with few_collections():
            for _ in range(longest(game, bots)):
                seat = state.asked
                if seat < 0:
                    break
                began = perf_counter()
                option = players[seat].choose(sights[seat], thoughts, job.budget)
                seconds[seat].append(perf_counter() - began)
                state.apply(option)
                choices.append(option)
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
        state = position(game, seats, job.options, seed, choices)
    outcome = None if fault else state.outcome()
    return Bout(
        index=index,
        seed=seed,
        seats=game.seated(seats, job.options, seed),
        bots=bots,
        winners=outcome.winners if outcome else [],
        turns=state.turns,
        rounds=rounds(game.id, state),
        decisions=[len(one) for one in seconds],
        seconds=[round(sum(one), 4) for one in seconds],
        longest=[round(max(one, default=0.0), 4) for one in seconds],
        capped=outcome is None and not fault,
        fault=fault,
        choices=choices,
        digest=state.digest()[:PREFIX],
    )


def contest(job: Job, indices: Iterable[int], jobs: int = 1, cluster: str | None = None) -> Generator[Bout]:
    """The games of these numbers, as they are done, in so many processes or on the Ray cluster at this address.

    >>> even = job("evil_corp", ["random", "steady"], seed=4)
    >>> [bout.bots for bout in contest(even, range(2))]
    [['random', 'steady'], ['steady', 'random']]
    """
    work = partial(play, job)
    return spread(work, indices, jobs) if cluster is None else spread_far(work, indices, cluster, jobs)


# The file: the job in the first line, then a line for each game, in the order in which they were done


class Ledger:
    """A file to which every game is added when it is done, so that nothing finished is ever lost.

    Only one at a time may have it open.
    """

    def __init__(self, path: Path, job: Job, resume: bool) -> None:
        self.path = path
        self.bouts: list[Bout] = []
        self.size = 0
        self.synced = monotonic()
        if path.exists() and not resume:
            raise BadInput("file-exists", file=path)
        if not path.absolute().parent.is_dir():
            raise BadInput("no-folder", folder=path.parent)
        try:
            self.file = path.open("r+b" if path.exists() else "x+b", buffering=0)
        except FileExistsError:
            raise BadInput("file-exists", file=path) from None
        except OSError:
            raise BadInput("file-unwritable", file=path) from None
        try:
            self.take(job)
        except BaseException:
            self.file.close()
            raise

    def take(self, job: Job) -> None:
        """Read what is there; nobody else may write to it."""
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadInput("run-in-use", folder=self.path) from None
        try:
            document = self.file.read()
        except OSError:
            raise BadInput("file-unreadable", file=self.path) from None
        whole = document[: document.rfind(b"\n") + 1]  # what was being written when the power failed is dropped
        head = msgspec.json.encode(job)
        if whole:
            self.bouts = read(self.path, whole, job)
        elif not head.startswith(document):
            read(self.path, document + b"\n", job)  # not ours: it says why
        self.size = len(whole)
        with self.guarded():
            self.file.truncate(self.size)
            if not whole:
                self.append(head)

    def add(self, bout: Bout) -> None:
        """From here on the game is safe from a crash of this process, and soon after from one of the machine."""
        with self.guarded():
            self.append(msgspec.json.encode(bout))
            self.bouts.append(without_choices(bout))
            if monotonic() - self.synced > CHECKPOINT:
                os.fsync(self.file.fileno())
                self.synced = monotonic()

    def append(self, line: bytes) -> None:
        put(self.file, self.size, line + b"\n")
        self.size += len(line) + 1

    def close(self) -> None:
        try:
            with self.guarded():
                os.fsync(self.file.fileno())
        finally:
            self.file.close()

    @contextmanager
    def guarded(self) -> Generator[None]:
        """What the disk refuses is told with what is safe."""
        try:
            yield
        except OSError as error:
            with suppress(OSError):
                self.file.truncate(self.size)
            if error.errno in FULL:
                raise BadInput("contest-full", file=self.path, games=len(self.bouts)) from None
            raise BadInput("file-unwritable", file=self.path) from None


def read(path: Path, document: bytes, expected: Job) -> list[Bout]:
    """The games of a file, if it belongs to this job; of lines with the same number, the first counts."""
    lines = document.split(b"\n")[:-1]
    found = job_of(path, lines[0])
    if found.perfidie != expected.perfidie:
        raise BadInput("run-other-version", folder=path, found=found.perfidie, expected=expected.perfidie)
    check_rules(found)
    for field in Job.__struct_fields__:
        there, here = getattr(found, field), getattr(expected, field)
        if there != here:
            raise BadInput("contest-other-job", file=path, field=field, found=str(there), expected=str(here))
    bouts: dict[int, Bout] = {}
    for number, line in enumerate(lines[1:], start=2):
        bout = bout_of(path, number, line)
        bouts.setdefault(bout.index, without_choices(bout))
    return list(bouts.values())


class Form(msgspec.Struct):
    """What the first line of a file of any version has."""

    arena: int


def job_of(path: Path, line: bytes) -> Job:
    """The contest that the first line of a file describes."""
    try:
        form = msgspec.json.decode(line, type=Form).arena
        if form != FORMAT:
            raise BadInput("contest-format", file=path, found=form, expected=FORMAT)
        return msgspec.json.decode(line, type=Job)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadInput("contest-line", file=path, line=1, problem=str(error)) from None


def bout_of(path: Path, number: int, line: bytes) -> Bout:
    try:
        return msgspec.json.decode(line, type=Bout)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadInput("contest-line", file=path, line=number, problem=str(error)) from None


def check_rules(job: Job) -> None:
    rules = find_game(job.game).rules
    if job.rules != rules:
        raise RecordError("record-other-rules", game=job.game, found=job.rules, expected=rules)


def without_choices(bout: Bout) -> Bout:
    return msgspec.structs.replace(bout, choices=[])


def record(path: Path, number: int) -> Record:
    """The record of a game of a contest, by its number."""
    bout: Bout | None = None
    try:
        with path.open("rb") as file:
            job = job_of(path, file.readline())
            check_rules(job)
            for at, line in enumerate(file, start=2):
                if line.endswith(b"\n") and (found := bout_of(path, at, line)).index == number:
                    bout = found
                    break
    except OSError:
        raise BadInput("file-unreadable", file=path) from None
    if bout is None:
        raise BadInput("contest-number", file=path, number=str(number))
    game = find_game(job.game)
    seats = table(job, game, number)[1]
    told = write(game, seats, job.options, seed=bout.seed, names=bout.bots, choices=bout.choices)
    if not told.digest.startswith(bout.digest):
        raise RecordError("record-last-hash", choice=len(bout.choices), found=bout.digest, expected=told.digest)
    return told


# The games as a table

COLUMNS = (
    *("number", "seed", "seats", "bots", "winners", "turns", "rounds"),
    *("decisions", "seconds", "longest", "ended", "fault"),
)
"""What is said of each game; lists, from seat 0 on, are separated by spaces."""
NUMBERS = {"number", "seed", "turns", "rounds"}
TABLES = (".csv", ".parquet")


def check_table(path: Path, resume: bool) -> None:
    """Refuse a table that could not be written, before the first game."""
    if path.suffix not in TABLES:
        raise BadInput("table-kind", table=path.name, expected=", ".join(f"FILE{end}" for end in TABLES))
    if path.exists() and not (resume and path.is_file()):
        raise BadInput("file-exists", file=path)
    if not path.absolute().parent.is_dir():
        raise BadInput("no-folder", folder=path.parent)
    if path.suffix == ".parquet":
        library()


def write_table(path: Path, bouts: Iterable[Bout]) -> None:
    """A line for each game, in their order; whole or not at all."""
    rows = map(cells, sorted(bouts, key=lambda one: one.index))
    try:
        if path.suffix == ".parquet":
            write_rows(path, rows, COLUMNS, NUMBERS)
        else:
            text = StringIO()
            sheet = csv.DictWriter(text, COLUMNS, lineterminator="\n")
            sheet.writeheader()
            sheet.writerows(rows)
            replace(path, text.getvalue().encode())
    except OSError as error:
        raise BadInput("page-unwritable", file=path, problem=error.strerror or "") from None


def cells(bout: Bout) -> dict[str, str]:
    told: tuple[object, ...] = (bout.index, bout.seed, " ".join(bout.seats), " ".join(bout.bots))
    told += (listed(bout.winners), bout.turns, bout.rounds)
    told += (listed(bout.decisions), listed(bout.seconds), listed(bout.longest))
    told += (ending(bout.fault, bout.capped, bout.winners), " ".join(bout.fault.split()))
    return dict(zip(COLUMNS, map(str, told), strict=True))


def listed(numbers: Sequence[float]) -> str:
    return " ".join(map(str, numbers))


# What came out


def victory(bout: Bout) -> dict[str, float]:
    """What part of the victory each bot had; a game that nobody has won is a draw."""
    winners = bout.winners or range(len(bout.bots))
    parts: dict[str, float] = {}
    for seat in winners:
        parts[bout.bots[seat]] = parts.get(bout.bots[seat], 0.0) + 1 / len(winners)
    return parts


def elo(job: Job, bouts: Iterable[Bout]) -> dict[str, Rating]:
    """The rating of each bot."""
    results = [Result({name: one.bots.count(name) for name in job.bots}, victory(one)) for one in bouts]
    return ratings(job.bots, results)


def meetings(job: Job, bouts: Sequence[Bout]) -> list[Meeting]:
    """Who won how often against whom: each bot where it was alone on its side. Nobody wins a game that was stopped."""
    found: list[Meeting] = []
    for one, other in (*pairs(job), *((b, a) for a, b in pairs(job))):
        alone = [bout for bout in bouts if is_alone(job, bout, one, other)]
        if not alone:
            continue
        wins = sum(victory(bout).get(one, 0.0) for bout in alone if bout.winners)
        side_count = max(sides(job.game, job.seats)) + 1
        if side_count == 2 and any(met.bot == other and met.others == one for met in found):
            continue  # the same games, seen from the other side
        found.append(Meeting(one, other, len(alone), wins, *wilson(wins, len(alone)), 1 / side_count))
    return found


def is_alone(job: Job, bout: Bout, one: str, other: str) -> bool:
    """Whether one bot had one side and the other all others."""
    if job.seats == MIXED or set(bout.bots) != {one, other}:
        return False
    side_of = sides(job.game, job.seats)
    return len({side for side, name in zip(side_of, bout.bots, strict=True) if name == one}) == 1


def paces(job: Job, bouts: Iterable[Bout]) -> dict[str, Pace]:
    """How quick each bot was."""
    decisions = dict.fromkeys(job.bots, 0)
    seconds = dict.fromkeys(job.bots, 0.0)
    longest = dict.fromkeys(job.bots, 0.0)
    for bout in bouts:
        for seat, name in enumerate(bout.bots):
            decisions[name] += bout.decisions[seat]
            seconds[name] += bout.seconds[seat]
            longest[name] = max(longest[name], bout.longest[seat])
    return {name: Pace(decisions[name], seconds[name] / max(1, decisions[name]), longest[name]) for name in job.bots}
