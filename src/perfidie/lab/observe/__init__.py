"""What is noted about a game while it is played, for the reports: one row of cells per game.

Each game has a module of its own here. Its observer is told every event, hidden cards and all, and says at the end
what it has seen; its ``columns`` name the cells. A list of things with the round in which they happened is written
``temper:2 swoon:5``.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from perfidie.kernel.state import RawEvent, State

Cell = int | str
"""A list is a text whose items are separated by spaces."""


class Observer(Protocol):
    """Watches one game."""

    def __init__(self, state: State) -> None: ...

    def see(self, state: State, events: list[RawEvent]) -> None:
        """What happened, in order; first the set-up, then after every choice."""
        ...

    def cells(self, state: State) -> list[Cell]:
        """What is to be noted, once the game is over, in the order of the columns."""
        ...


def observed(game: str, seats: int) -> list[str]:
    """The columns that the game's observer fills.

    >>> observed("villains_card_game", 3)[:4]
    ['rounds', 'heroes_0', 'heroes_1', 'heroes_2']
    """
    module = of(game)
    names: list[str] = [] if module is None else module.columns(seats)
    return names


def counted(game: str, seats: int) -> set[str]:
    """Those of the columns that hold numbers."""
    module = of(game)
    return set() if module is None else {name for name in module.columns(seats) if stem(name) in module.NUMBERS}


def stem(column: str) -> str:
    """
    >>> stem("fated_1"), stem("rounds")
    ('fated', 'rounds')
    """
    return column.rpartition("_")[0] or column


def observer(game: str, state: State) -> Observer | None:
    """A new observer for a game that begins."""
    module = of(game)
    watching: Observer | None = None if module is None else module.Watch(state)
    return watching


def rounds(game: str, state: State) -> int:
    """How many rounds a game has taken: once round the table, unless the game itself counts them."""
    module = of(game)
    own = getattr(module, "rounds", None)
    counted: int = -(-state.turns // state.seats) if own is None else own(state)
    return counted


def of(game: str) -> Any:
    module = f"{__name__}.{game}"
    return import_module(module) if find_spec(module) is not None else None


def dated(seen: list[tuple[str, int]]) -> str:
    """Things with the round in which they happened, as a cell.

    >>> dated([("temper", 2), ("swoon", 5)])
    'temper:2 swoon:5'
    """
    return " ".join(f"{thing}:{when}" for thing, when in seen)


def undated(cell: str) -> list[tuple[str, int]]:
    """
    >>> undated("temper:2 swoon:5")
    [('temper', 2), ('swoon', 5)]
    """
    return [(thing, int(when)) for thing, _, when in (item.rpartition(":") for item in cell.split())]


def per_seat(names: list[str], seats: int) -> list[str]:
    """
    >>> per_seat(["fated", "played"], 2)
    ['fated_0', 'fated_1', 'played_0', 'played_1']
    """
    return [f"{name}_{seat}" for name in names for seat in range(seats)]
