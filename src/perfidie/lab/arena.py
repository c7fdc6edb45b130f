"""Bots against bots: everybody against everybody, on the same deals with seats and roles swapped.

A *deal* is a seed with roles. For each pair of bots it is played once in every *line-up*: with two seats (or two
teams) each bot takes each side, with more one of them sits alone among the others, in every seat, and then the other
way round. So luck and strong roles cancel out, and fewer games tell more.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import cache, partial
from hashlib import sha256
from itertools import combinations, permutations
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec

from perfidie.bots import Sight, bot, bots_for
from perfidie.games import game as find_game
from perfidie.kernel.errors import BadInput
from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng
from perfidie.lab.elo import Rating, Result, ratings
from perfidie.lab.intervals import wilson
from perfidie.lab.pool import spread
from perfidie.lab.simulate import few_collections, seed_of

FORMAT = 1
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


class Bout(msgspec.Struct, frozen=True):
    """How one game went."""

    index: int
    seed: int
    seats: list[str]
    bots: list[str]
    """The bot of each seat."""
    winners: list[int]
    turns: int
    decisions: list[int]
    """How many decisions each seat made, and how long it thought about all of them and about the longest."""
    seconds: list[float]
    longest: list[float]
    capped: bool
    """It was stopped at the game's cap of decisions; nobody has won it."""
    fault: str = ""
    """What broke in a bot or in the engine, if anything did: then nobody has won it either."""


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
    return Job(FORMAT, game, named, count, found.check_options(options), seed, budget)


# The schedule


@cache
def sides(game: str, seats: int) -> list[int]:
    """The side of each seat: partners have the same opponents.

    >>> sides("evil_corp", 4), sides("villains_card_game", 3)
    ([0, 0, 1, 1], [0, 1, 2])
    """
    found = find_game(game)
    state = found.start(found.draw_seats(seats, Rng.seeded(0)))
    rivals = [tuple(found.rivals(state, seat)) for seat in range(seats)]
    different = list(dict.fromkeys(rivals))
    return [different.index(one) for one in rivals]


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
    seconds: list[list[float]] = [[] for _ in seats]
    fault = ""
    try:
        players = [bot(name) for name in bots]
        sights = [Sight(game, state, seat) for seat in range(len(seats))]
        with few_collections():
            for _ in range(game.cap):
                seat = state.asked
                if seat < 0:
                    break
                began = perf_counter()
                option = players[seat].choose(sights[seat], thoughts, job.budget)
                seconds[seat].append(perf_counter() - began)
                state.apply(option)
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
    outcome = None if fault else state.outcome()
    return Bout(
        index=index,
        seed=seed,
        seats=game.seated(seats, job.options, seed),
        bots=bots,
        winners=outcome.winners if outcome else [],
        turns=state.turns,
        decisions=[len(one) for one in seconds],
        seconds=[round(sum(one), 4) for one in seconds],
        longest=[round(max(one, default=0.0), 4) for one in seconds],
        capped=outcome is None and not fault,
        fault=fault,
    )


def contest(job: Job, indices: Iterable[int], jobs: int = 1) -> Generator[Bout]:
    """The games of these numbers, as they are done.

    >>> even = job("evil_corp", ["random", "steady"], seed=4)
    >>> [bout.bots for bout in contest(even, range(2))]
    [['random', 'steady'], ['steady', 'random']]
    """
    return spread(partial(play, job), indices, jobs)


# The file: the job in the first line, then a line for each game


class Ledger:
    """A file to which every game is added when it is done, so that nothing finished is ever lost."""

    def __init__(self, path: Path, job: Job, resume: bool) -> None:
        self.path = path
        self.bouts: list[Bout] = []
        if path.exists() and not resume:
            raise BadInput("file-exists", file=path)
        if not path.absolute().parent.is_dir():
            raise BadInput("no-folder", folder=path.parent)
        try:
            document = path.read_bytes() if path.exists() else b""
            whole = document[: document.rfind(b"\n") + 1]  # what was being written when the power failed is dropped
            if whole:
                self.bouts = read(path, whole, job)
            with path.open("r+b" if document else "wb") as file:
                file.truncate(len(whole))
                if not whole:
                    file.write(msgspec.json.encode(job) + b"\n")
        except OSError:
            raise BadInput("file-unwritable", file=path) from None

    def add(self, bout: Bout) -> None:
        self.bouts.append(bout)
        try:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(bout) + b"\n")
        except OSError:
            raise BadInput("file-unwritable", file=self.path) from None


def read(path: Path, document: bytes, expected: Job) -> list[Bout]:
    """The games of a file, if it belongs to this job."""
    lines = document.splitlines()
    number = 0
    try:
        found = msgspec.json.decode(lines[0], type=Job)
        bouts = []
        for number, line in enumerate(lines[1:], start=1):  # noqa: B007  (told if the line is broken)
            bouts.append(msgspec.json.decode(line, type=Bout))
    except msgspec.MsgspecError as error:
        raise BadInput("contest-line", file=path, line=number + 1, problem=str(error)) from None
    for field in Job.__struct_fields__:
        there, here = getattr(found, field), getattr(expected, field)
        if there != here:
            raise BadInput("contest-other-job", file=path, field=field, found=str(there), expected=str(here))
    return bouts


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
