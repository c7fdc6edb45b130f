"""What a decision, a copy and a view cost in calls and objects: unlike times, the same on every run and machine.

Calls are those of Python and C functions that ``sys.setprofile`` reports. Objects are blocks of memory that Python's
allocator hands out: for a copy or a view those that the result keeps, for a decision the growth from one call to the
next, summed up. Compiled code shows neither, so only the pure core is counted. Both differ between versions of Python,
so figures are stored for each; ``perfidie bench --count --write`` does it.
"""

from __future__ import annotations

import gc
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from sys import getallocatedblocks
from types import FrameType
from typing import NamedTuple

from perfidie import core
from perfidie.games import game as find_game
from perfidie.kernel.errors import BadInput
from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State
from perfidie.lab.subject import begin

STORED = Path(__file__).with_name("counts.toml")
PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
TOLERANCE = 0.1
"""By so much a figure may grow before somebody has to say that it is meant."""
SEEDS = range(3)
LONGEST = 300
"""Decisions of a game that are counted at most."""
APART = 17
"""Every so many decisions a position is copied and looked at."""


class Cost(NamedTuple):
    """Calls and objects of one operation, on average."""

    calls: float
    objects: float


class Counts(NamedTuple):
    """The costs of a game's operations."""

    decision: Cost
    copy: Cost
    view: Cost


class Ledger:
    """Counts while it is the profiler.

    >>> ledger = Ledger()
    >>> ledger.watch(lambda: [sorted([2, 1]) for _ in range(3)])
    [[1, 2], [1, 2], [1, 2]]
    >>> ledger.calls - 3 in (1, 2)  # the lambda and, before Python 3.12, the comprehension
    True
    """

    def __init__(self) -> None:
        self.calls = 0
        self.objects = 0
        self.last = 0

    def note(self, frame: FrameType, event: str, argument: object) -> None:
        grown = getallocatedblocks() - self.last
        if event == "call":
            grown -= 1  # the frame object, which is made for the profiler
        if grown > 0:
            self.objects += grown
        if event == "call" or event == "c_call":
            self.calls += 1
        self.last = getallocatedblocks()

    def watch(self, run: Callable[[], object]) -> object:
        self.last = getallocatedblocks()
        sys.setprofile(self.note)
        result = run()
        sys.setprofile(None)
        self.calls -= 1  # that of sys.setprofile
        return result


def count(id: str) -> Counts:
    """Count a game's operations on fixed seeds."""
    if core() != "pure":
        raise BadInput("count-compiled")
    game = find_game(id)
    courses = [course(game, seed) for seed in SEEDS]
    with still():
        decision = [decisions(game, seed, choices) for seed, choices in zip(SEEDS, courses, strict=True)]
        positions = [one for seed, choices in zip(SEEDS, courses, strict=True) for one in moments(game, seed, choices)]
        copy = [kept(position.copy) for position in positions]
        view = [kept(partial(position.view, position.asked)) for position in positions]
    made = sum(len(choices) for choices in courses)
    return Counts(mean(decision, made), mean(copy, len(copy)), mean(view, len(view)))


def course(game: Game, seed: int) -> list[int]:
    """The choices of a random game. Everything that is loaded or remembered at first use is so afterwards."""
    state = begin(game, seed)
    rng = Rng.seeded(seed)
    choices: list[int] = []
    while state.asked >= 0 and len(choices) < LONGEST:
        state.copy().view(state.asked)
        choices.append(rng.below(len(state.codes)))
        state.apply(choices[-1])
    return choices


def decisions(game: Game, seed: int, choices: list[int]) -> Cost:
    """All decisions of a game together."""
    state = begin(game, seed)
    gc.collect()  # empties the lists of objects that Python keeps for re-use, too
    ledger = Ledger()
    for choice in choices:
        ledger.watch(partial(state.apply, choice))
    return Cost(ledger.calls, ledger.objects)


def moments(game: Game, seed: int, choices: list[int]) -> Iterator[State]:
    state = begin(game, seed)
    for number, choice in enumerate(choices):
        if number % APART == 0:
            yield state.copy()
        state.apply(choice)


def kept(run: Callable[[], object]) -> Cost:
    ledger = Ledger()
    ledger.watch(run)
    gc.collect()
    before = getallocatedblocks()
    result = run()
    objects = getallocatedblocks() - before
    del result
    return Cost(ledger.calls, objects)


def mean(costs: list[Cost], number: int) -> Cost:
    calls = sum(cost.calls for cost in costs) / number
    return Cost(round(calls, 2), round(sum(cost.objects for cost in costs) / number, 2))


@contextmanager
def still() -> Iterator[None]:
    """No collection of garbage and no other profiler in between."""
    enabled, profiler = gc.isenabled(), sys.getprofile()
    gc.disable()
    sys.setprofile(None)
    try:
        yield
    finally:
        sys.setprofile(profiler)
        if enabled:
            gc.enable()


# The stored figures

Stored = dict[str, dict[str, Counts]]
"""By game and version of Python."""


def stored(path: Path = STORED) -> Stored:
    tables = tomllib.loads(path.read_text("utf-8"))
    return {
        game: {
            python: Counts(**{name: Cost(**cost) for name, cost in costs.items()}) for python, costs in versions.items()
        }
        for game, versions in tables.items()
    }


def write(game: str, counts: Counts, path: Path = STORED) -> None:
    """Store the figures of a game for this Python."""
    figures = stored(path)
    figures.setdefault(game, {})[PYTHON] = counts
    lines = [
        "# Calls and objects per operation, by game and version of Python. Written by: perfidie bench --count --write"
    ]
    for id, versions in sorted(figures.items()):
        for python, costs in sorted(versions.items(), key=lambda item: [int(part) for part in item[0].split(".")]):
            lines += ["", f'[{id}."{python}"]']
            lines += [f"{name} = {{ calls = {c.calls}, objects = {c.objects} }}" for name, c in costs._asdict().items()]
    path.write_text("\n".join(lines) + "\n", "utf-8")


def grown(counts: Counts, before: Counts) -> list[str]:
    """The figures that are more than the tolerance above the stored ones, as ``copy.calls``.

    >>> one, other = Cost(10, 20), Cost(10.9, 23)
    >>> grown(Counts(one, one, other), Counts(one, one, one))
    ['view.objects']
    """
    return [
        f"{operation}.{figure}"
        for operation, cost in counts._asdict().items()
        for figure, value in cost._asdict().items()
        if value > getattr(getattr(before, operation), figure) * (1 + TOLERANCE)
    ]
