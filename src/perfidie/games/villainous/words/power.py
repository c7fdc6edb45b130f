"""Power: gaining, paying and losing it."""

from __future__ import annotations

from collections.abc import Callable

from perfidie.games.villainous.table import OWNER, Table
from perfidie.kernel.state import ACTOR, DONE, STUCK, Step

Amount = Callable[[Table, int], int]
"""(table, realm): a number counted in a realm."""


class Gain(Step[Table]):
    """The realm's owner gains Power."""

    def __init__(self, amount: int, count: Amount | None) -> None:
        self.amount = amount
        self.count = count

    def number(self, table: Table, frame: list[int]) -> int:
        return self.amount if self.count is None else self.count(table, frame[OWNER])

    def can(self, state: Table, frame: list[int]) -> bool:
        return self.number(state, frame) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        state.gain(frame[OWNER], self.number(state, frame))
        return DONE


def gain(amount: int) -> Step[Table]:
    return Gain(amount, None)


def gain_per(count: Amount) -> Step[Table]:
    """Gain as much Power as this counts; impossible if it counts nothing."""
    return Gain(0, count)


class Pay(Step[Table]):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def can(self, state: Table, frame: list[int]) -> bool:
        return state.power[frame[ACTOR]] >= self.amount

    def do(self, state: Table, frame: list[int]) -> int:
        if state.power[frame[ACTOR]] < self.amount:
            return STUCK
        state.pay(frame[ACTOR], self.amount)
        return DONE


def pay(amount: int) -> Step[Table]:
    return Pay(amount)


class LoseExactly(Step[Table]):
    """The realm's owner loses exactly so much Power."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def can(self, state: Table, frame: list[int]) -> bool:
        return state.power[frame[OWNER]] >= self.amount

    def do(self, state: Table, frame: list[int]) -> int:
        state.lose(frame[OWNER], self.amount)
        return DONE


def lose_exactly(amount: int) -> Step[Table]:
    return LoseExactly(amount)


class Lose(Step[Table]):
    """The realm's owner loses so much Power, or what is there (R7.19)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def can(self, state: Table, frame: list[int]) -> bool:
        return state.power[frame[OWNER]] > 0

    def do(self, state: Table, frame: list[int]) -> int:
        state.lose(frame[OWNER], self.amount)
        return DONE


def lose(amount: int) -> Step[Table]:
    return Lose(amount)
