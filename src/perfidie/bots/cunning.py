"""The bot that searches: many short games in its head, in worlds that fit what its seat knows."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from math import inf
from multiprocessing import get_context
from time import monotonic
from typing import Any, Final

from perfidie.bots.deadline import Clock, Deadline
from perfidie.bots.protocol import Judgement, Sight
from perfidie.bots.steady import HURRY, SteadyBot
from perfidie.bots.tree import TRUST, Tree
from perfidie.bots.turn import LEAP
from perfidie.bots.workers import follow_parent
from perfidie.games import game as find_game
from perfidie.kernel.game import Game
from perfidie.kernel.options import Record
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State

CANDIDATES: Final = 6
"""So many options, the best at first sight, are searched."""
FIRST_LOOK: Final = SteadyBot(first_tries=10, tries=6, deals=4)
"""The bot whose judgement the search begins with: a steady one that takes its time."""
SHORT: Final = 0.2
"""In a budget of so many seconds there is no time for that."""
WORLDS: Final = 24
"""So many worlds another process is given to search in."""
SURE: Final = 32
"""An option that was the only contender in so many worlds, and for a quarter of all the time, is taken at once."""
JOURNEY: Final = 0.9
"""The part of the budget that another process may use: worlds have to be sent there, and results back."""

Seen = list[tuple[int, float]]
"""By candidate: how often it was tried, and the sum of what came of it."""


class CunningBot:
    """Searches until its budget is spent, or for so many iterations if they are given.

    With iterations the answer depends on chance alone, not on the machine. Further processes search on their own in
    worlds that are sent to them, and what they have seen is added up.
    """

    def __init__(self, iterations: int = 0, processes: int = 1, clock: Clock = monotonic) -> None:
        self.iterations = iterations
        self.processes = processes
        self.clock = clock

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        return 0 if len(sight) == 1 else self.judge(sight, rng, budget)[0].option

    def judge(self, sight: Sight, rng: Rng, budget: float) -> list[Judgement]:
        deadline = Deadline(inf if self.iterations else budget, self.clock)
        first_look = FIRST_LOOK if self.iterations or budget > SHORT else SteadyBot()
        judged = first_look.judge_until(sight, rng, deadline, hurry=not self.iterations and budget <= HURRY)
        if len(judged) == 1 or reaches_goal(sight.game, judged[0]) or deadline.passed():
            return judged
        searched = candidates(judged, sight.options)
        first = [(one.option, one.chance) for one in searched]
        elsewhere = self.send_all(sight, rng, first, deadline.left())
        tree = Search(sight.game, sight.world, sight.seat, rng, first, deadline)
        tree.run(self.iterations)
        seen = tree.seen()
        for future in elsewhere:
            try:
                added = future.result(None if self.iterations else deadline.left())
            except TimeoutError:
                future.cancel()
                continue
            except BrokenProcessPool:  # the system may kill one when memory is short: the next decision has new ones
                pool.cache_clear()
                continue
            seen = [(visits + more, total + sum_) for (visits, total), (more, sum_) in zip(seen, added, strict=True)]
        found = [
            one._replace(chance=(TRUST * one.chance + total) / (TRUST + visits))
            for one, (visits, total) in zip(searched, seen, strict=True)
        ]
        found.sort(key=lambda one: -one.chance)
        return found + [one for one in judged if one not in searched]

    def send_all(self, sight: Sight, rng: Rng, first: list[tuple[int, float]], budget: float) -> list[Future[Seen]]:
        """Let the other processes search; none of them, if one has died just now."""
        try:
            return [self.send(sight, rng, first, budget) for _ in range(self.processes - 1)]
        except BrokenProcessPool:
            pool.cache_clear()
            return []

    def send(self, sight: Sight, rng: Rng, first: list[tuple[int, float]], budget: float) -> Future[Seen]:
        """Let another process search. It is given worlds that might be, like everybody."""
        worlds = [sight.world(rng).save() for _ in range(WORLDS)]
        seed = rng.word()
        return pool(self.processes - 1).submit(
            search_elsewhere, sight.game.id, worlds, sight.seat, seed, first, self.iterations, JOURNEY * budget
        )


class Search:
    """A tree that grows in worlds from a source."""

    def __init__(
        self,
        game: Game,
        deal: Callable[[Rng], State],
        seat: int,
        rng: Rng,
        first: list[tuple[int, float]],
        deadline: Deadline,
    ) -> None:
        self.deal = deal
        self.rng = rng
        self.deadline = deadline
        self.world = deal(rng)
        self.tree = Tree(game.standing(), self.world, seat, rng, deadline)
        for option, chance in first:
            self.tree.consider(self.world.codes[option], chance)

    def run(self, iterations: int) -> None:
        """So many iterations or, if they are 0, as many as there is time for; fewer if one option has clearly become
        the best. In each world all contenders are tried, even if it becomes a few iterations more."""
        done = 0
        alone = 0
        waiting: list[int] = []
        while not self.deadline.passed() and (waiting or not iterations or done < iterations):
            if not waiting:
                waiting = self.tree.contenders()
                alone = alone + 1 if len(waiting) == 1 else 0
                if alone >= SURE and 4 * alone >= done:
                    break
                self.world = self.deal(self.rng)
                chance = Rng(self.rng.word(), self.rng.word(), self.rng.word(), 1)
            self.tree.iterate(self.world, waiting.pop(), chance)
            done += 1

    def seen(self) -> Seen:
        return list(zip(self.tree.root.visits, self.tree.root.total, strict=True))


def reaches_goal(game: Game, judged: Judgement) -> bool:
    """Whether an option wins in this turn or, where a turn can decide the game, leaves only the next to wait for."""
    return judged.wins or (judged.gain > LEAP and game.standing().leaps())


def candidates(judged: list[Judgement], records: list[Record]) -> list[Judgement]:
    """The best options at first sight, those that look exactly alike after all others; of several that say the same,
    one."""
    found: list[Judgement] = []
    alike: list[Judgement] = []
    for one in judged:
        if all(records[one.option] != records[other.option] for other in found + alike):
            (alike if any(one[1:] == other[1:] for other in found) else found).append(one)
    return (found + alike)[:CANDIDATES]


@cache
def pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=follow_parent)


def search_elsewhere(
    game: str,
    worlds: list[dict[str, Any]],
    seat: int,
    seed: int,
    first: list[tuple[int, float]],
    iterations: int,
    budget: float,
) -> Seen:
    """Search in these worlds; for a process of its own."""
    deadline = Deadline(budget)
    found = find_game(game)
    loaded = [found.load(world) for world in worlds]
    search = Search(found, lambda rng: loaded[rng.below(len(loaded))], seat, Rng.seeded(seed), first, deadline)
    search.run(iterations)
    return search.seen()
