"""The bot that searches: many short games in its head, in worlds that fit what its seat knows."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from perfidie.bots.protocol import Judgement, Sight
from perfidie.bots.steady import SteadyBot
from perfidie.bots.tree import Tree
from perfidie.kernel.rng import Rng

CANDIDATES: Final = 6
"""So many options, the best at first sight, are searched."""
EACH_WORLD: Final = 4
"""So many playouts begin in a world before another one is dealt."""


class CunningBot:
    """Searches until its budget is spent, or for so many iterations if they are given.

    With iterations the answer depends on chance alone, not on the machine.
    """

    def __init__(self, iterations: int = 0, clock: Callable[[], float] = perf_counter) -> None:
        self.iterations = iterations
        self.clock = clock

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        return 0 if len(sight) == 1 else self.judge(sight, rng, budget)[0].option

    def judge(self, sight: Sight, rng: Rng, budget: float) -> list[Judgement]:
        start = self.clock()
        judged = SteadyBot().judge(sight, rng, budget)
        if len(judged) == 1:
            return judged
        world = sight.world(rng)
        tree = Tree(sight.game.standing(), world, sight.seat, rng)
        searched = candidates(judged)
        for one in searched:
            tree.consider(world.codes[one.option], one.chance)
        done = 0
        longest = 0.0
        now = self.clock()
        while done < self.iterations if self.iterations else now + longest < start + budget:
            if done % EACH_WORLD == EACH_WORLD - 1:
                world = sight.world(rng)
            tree.iterate(world)
            done += 1
            before, now = now, self.clock()
            longest = max(longest, now - before)
        visits = tree.root.visits
        order = sorted(range(len(searched)), key=lambda place: (-visits[place], place))
        found = [searched[place]._replace(chance=tree.root.mean(place)) for place in order]
        return found + [one for one in judged if one not in searched]


def candidates(judged: list[Judgement]) -> list[Judgement]:
    """The best options at first sight; of several that look exactly alike, one."""
    found: list[Judgement] = []
    for one in judged:
        if len(found) < CANDIDATES and all(one[1:] != other[1:] for other in found):
            found.append(one)
    return found
