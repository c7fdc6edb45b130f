"""Many games by bots: the same games for the same seed, on however many processes they are played."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from hashlib import sha256
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import NamedTuple

import msgspec

from perfidie.bots import Sight, bot, bots_for
from perfidie.games import game as find_game
from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng

CHUNK = 50
"""Games that are sent to a process at once, at most."""
CHUNK_DECISIONS = 20_000
"""Fewer games make a chunk if they may be long: an interruption shall lose little."""
BUDGET = 1.0
"""Seconds that a bot may think about a decision."""
Z = 1.959963984540054
"""Standard errors that a 95 % interval reaches to either side."""


class Plan(msgspec.Struct, frozen=True):
    """What is simulated. ``seats`` are roles in turn order; if empty, ``count`` roles are drawn for each game."""

    game: str
    count: int
    seats: list[str]
    bots: list[str]
    """The bot of each seat."""
    options: dict[str, bool | int | str]
    seed: int


class Played(msgspec.Struct, frozen=True):
    """How one game went."""

    index: int
    seed: int
    seats: list[str]
    winners: list[int]
    scores: list[int]
    turns: int
    decisions: int
    capped: bool
    """It was stopped at the game's cap of decisions; nobody has won it."""


class Share(NamedTuple):
    """How often somebody won, with the 95 % interval of the rate; a shared victory counts as a fraction."""

    games: int
    wins: float
    low: float
    high: float
    score: float | None

    @property
    def rate(self) -> float:
        return self.wins / self.games


def plan(
    game: str, seats: Sequence[str] | int, bots: Sequence[str], options: dict[str, bool | int | str], seed: int
) -> Plan:
    """A plan whose parts fit together.

    >>> plan("villains_card_game", 4, ["random"], {}, seed=1).bots
    ['random', 'random', 'random', 'random']
    """
    found = find_game(game)
    if isinstance(seats, int):
        roles: list[str] = []
        found.check_seats(found.draw_seats(seats, Rng.seeded(seed)))
        count = seats
    else:
        roles = list(seats)
        found.check_seats(roles)
        count = len(roles)
    return Plan(game, count, roles, bots_for(bots, count), found.check_options(options), seed)


def seed_of(seed: int, index: int) -> int:
    """The seed of a game of the plan with this seed.

    >>> seed_of(1, 0)
    414600914504746654
    """
    return int.from_bytes(sha256(f"game {seed} {index}".encode()).digest()[:8], "big") >> 1


def play(plan: Plan, game: Game, index: int) -> Played:
    """One game of a plan; the same whoever plays it and when.

    >>> four = plan("villains_card_game", 4, ["random"], {}, seed=1)
    >>> play(four, find_game(four.game), 3) == play(four, find_game(four.game), 3)
    True
    """
    seed = seed_of(plan.seed, index)
    chance = Rng.seeded(int.from_bytes(sha256(f"bots {seed}".encode()).digest(), "big"))
    seats = plan.seats or game.draw_seats(plan.count, chance)
    players = [bot(name) for name in plan.bots]
    state = game.start(seats, plan.options, seed)
    seats = game.seated(seats, plan.options, seed)
    state.events = None
    sights = [Sight(game, state, seat) for seat in range(len(seats))]
    decisions = 0
    while (seat := state.asked) >= 0 and decisions < game.cap:
        state.apply(players[seat].choose(sights[seat], chance, BUDGET))
        decisions += 1
    outcome = state.outcome()
    winners, scores = (outcome.winners, outcome.scores) if outcome else ([], [])
    return Played(index, seed, seats, winners, scores, state.turns, decisions, outcome is None)


def chunk_size(game: Game) -> int:
    return max(1, min(CHUNK, CHUNK_DECISIONS // game.cap))


def play_chunk(plan: Plan, first: int, end: int) -> list[Played]:
    game = find_game(plan.game)
    return [play(plan, game, index) for index in range(first, end)]


def simulate(plan: Plan, games: int, jobs: int = 1) -> Generator[list[Played]]:
    """The games of a plan, in batches as they are done. Close the iterator to stop early; what was given stands.

    >>> three = plan("villains_card_game", ["hook", "jafar", "ursula"], ["random"], {"specials": False}, seed=1)
    >>> [len(batch) for batch in simulate(three, 120)]
    [50, 50, 20]
    """
    size = chunk_size(find_game(plan.game))
    chunks = iter([(first, min(first + size, games)) for first in range(0, games, size)])
    if jobs == 1:
        for first, end in chunks:
            yield play_chunk(plan, first, end)
        return
    # Fresh processes: forking one that shows a progress bar would copy its thread's locks.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        with deaf_children():
            waiting: set[Future[list[Played]]] = {
                pool.submit(play_chunk, plan, *chunk) for chunk in islice(chunks, 2 * jobs)
            }
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                chunk = next(chunks, None)
                if chunk:
                    waiting.add(pool.submit(play_chunk, plan, *chunk))
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def deaf_children() -> Generator[None]:
    """Processes that are started here do not hear Ctrl-C: the parent alone decides what it means."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def default_jobs() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# What came out


def shares(played: Sequence[Played], key: Callable[[Played, int], str]) -> dict[str, Share]:
    """How often each won, by what ``key`` says of a game's seat: its number, its role, its bot."""
    games: dict[str, int] = {}
    wins: dict[str, float] = {}
    scores: dict[str, int] = {}
    for one in played:
        for seat in range(len(one.seats)):
            name = key(one, seat)
            games[name] = games.get(name, 0) + 1
            won = 1 / len(one.winners) if seat in one.winners else 0.0
            wins[name] = wins.get(name, 0.0) + won
            if one.scores:
                scores[name] = scores.get(name, 0) + one.scores[seat]
    return {
        name: Share(
            games[name],
            wins[name],
            *wilson(wins[name], games[name]),
            scores[name] / games[name] if name in scores else None,
        )
        for name in games
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % score interval of Wilson for a rate.

    >>> [round(bound, 3) for bound in wilson(25, 100)]
    [0.175, 0.343]
    """
    rate = wins / games
    spread = Z * Z / games
    centre = (rate + spread / 2) / (1 + spread)
    reach = Z * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, centre - reach), min(1.0, centre + reach)
