"""Bots think in processes of their own, one table always in the same one, which remembers its positions."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar
from zlib import crc32

import msgspec

from perfidie.bots import choose
from perfidie.bots.advice import Advice, adviser, explain
from perfidie.bots.protocol import Sight
from perfidie.bots.registry import chance_of
from perfidie.bots.workers import follow_parent
from perfidie.games import game
from perfidie.kernel.state import State

T = TypeVar("T")

REMEMBERED = 64
"""So many tables' positions a worker keeps."""
ADVISER = "steady"
PATIENCE = 20.0
"""After so many times its budget a thought is given up."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot is to think about: the match up to a decision. The worker shows the bot no more than its seat sees."""

    table: str
    game: str
    seats: list[str]
    options: dict[str, bool | int | str]
    seed: int
    choices: list[int]
    bot: str
    number: int
    budget: float


KEPT: OrderedDict[str, tuple[list[int], State]] = OrderedDict()


def position(thought: Thought) -> State:
    """The position to think about; replays only what this process has not seen."""
    made, state = KEPT.pop(thought.table, ([], None)) if thought.table else ([], None)
    if state is None or thought.choices[: len(made)] != made:
        made, state = [], game(thought.game).start(thought.seats, thought.options, thought.seed)
    for option in thought.choices[len(made) :]:
        state.apply(option)
    if not thought.table:
        return state
    KEPT[thought.table] = (thought.choices, state)
    while len(KEPT) > REMEMBERED:
        KEPT.popitem(last=False)
    return state


def think(thought: Thought) -> int:
    state = position(thought)
    return choose(thought.bot, game(thought.game), state, thought.seed, thought.number, thought.budget)


def advise(thought: Thought) -> list[Advice]:
    """What an adviser makes of the options, best first, and why."""
    state = position(thought)
    sight = Sight(game(thought.game), state, state.asked)
    return explain(sight, adviser(thought.bot), chance_of(thought.seed, thought.number), thought.budget)


def warm_up() -> None:
    """Load what thinking needs before somebody waits for it; and never outlive the server."""
    follow_parent()
    import perfidie.games.evil_corp.game
    import perfidie.games.villainous.game
    import perfidie.games.villains_card_game.game  # noqa: F401


class Thinkers:
    """The workers. With none, thoughts run in threads: for tests and tiny machines."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pools: list[ProcessPoolExecutor] = [self.pool() for _ in range(workers)]
        self.lock = asyncio.Lock()

    def pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=warm_up)

    async def think(self, thought: Thought) -> int:
        """The index of an option; a bot that breaks or takes far too long is replaced by chance."""
        try:
            async with asyncio.timeout(PATIENCE * max(1.0, thought.budget)):
                return await self.run(think, thought)
        except TimeoutError:
            simple = msgspec.structs.replace(thought, bot="random", table="")
            return await asyncio.to_thread(think, simple)

    async def advise(self, thought: Thought) -> list[Advice]:
        async with asyncio.timeout(PATIENCE * max(1.0, thought.budget)):
            return await self.run(advise, thought)

    async def run(self, what: Callable[[Thought], T], thought: Thought) -> T:
        if not self.pools:
            fresh = msgspec.structs.replace(thought, table="")  # threads must not share positions
            return await asyncio.to_thread(what, fresh)
        number = crc32(thought.table.encode()) % len(self.pools)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.pools[number], what, thought)
        except BrokenProcessPool:  # the worker was killed: a new one begins where the log says
            broken = self.pools[number]
            async with self.lock:
                if self.pools[number] is broken:
                    self.pools[number] = self.pool()
            with suppress(Exception):
                broken.shutdown(wait=False)
            return await loop.run_in_executor(self.pools[number], what, thought)

    def close(self) -> None:
        for pool in self.pools:
            pool.shutdown(wait=True, cancel_futures=True)
