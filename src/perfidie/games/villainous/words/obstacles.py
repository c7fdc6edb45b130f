"""Obstacles: tokens on the places of the board (R6.25, R7.18)."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.instructions import Choice
from perfidie.games.villainous.kinds import REMOVE_OBSTACLES
from perfidie.games.villainous.names import ASK_PUT_TOKEN, ASK_TAKE_TOKEN, PUT_TOKEN, TAKE_TOKEN
from perfidie.games.villainous.table import OWNER, N, Table
from perfidie.kernel.options import field, pack
from perfidie.kernel.state import ACTOR, AT, DONE, STUCK, Step


def tokens(table: Table, seat: int) -> int:
    """How many of the villain's tokens lie on the board."""
    return sum(table.pieces[seat][:4])


class RemoveTokens(Choice):
    """Take so many Obstacles off the board, one after another (R6.25); the register N counts them."""

    prompt = ASK_TAKE_TOKEN

    def __init__(self, number: int) -> None:
        self.number = number

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        seat = frame[OWNER]
        if table.banned(seat, REMOVE_OBSTACLES):
            return []
        return [pack(TAKE_TOKEN, there) for there in range(4) if table.pieces[seat][there] > 0]

    def can(self, table: Table, frame: list[int]) -> bool:
        needed = self.number if table.cast.quantities_strict else 1
        return len(self.choices(table, frame)) > 0 and tokens(table, frame[OWNER]) >= needed

    def do(self, state: Table, frame: list[int]) -> int:
        if frame[N] >= self.number:
            frame[N] = 0
            return DONE
        codes = self.choices(state, frame)
        if not codes:
            return DONE if frame[N] > 0 or not state.trial else STUCK
        return state.ask(frame[ACTOR], self.prompt, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[N] += 1
        frame[AT] -= 1
        state.take_token(frame[OWNER], field(code, 0))


def remove_obstacles(number: int) -> Step[Table]:
    return RemoveTokens(number)


class RemoveOneIfPossible(RemoveTokens):
    """One Obstacle off the board, if that is possible: nothing depends on it."""

    def can(self, table: Table, frame: list[int]) -> bool:
        return True


def remove_obstacle_if_possible() -> Step[Table]:
    return RemoveOneIfPossible(1)


SLOTS: Final = 2
"""Places for tokens at each location."""


class PutTokensBack(Choice):
    """Put so many Obstacles back on free places, one after another (R7.18); the register N counts them."""

    prompt = ASK_PUT_TOKEN

    def __init__(self, number: int) -> None:
        self.number = number

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        seat = frame[OWNER]
        return [pack(PUT_TOKEN, there) for there in range(4) if table.pieces[seat][there] < SLOTS]

    def can(self, table: Table, frame: list[int]) -> bool:
        needed = self.number if table.cast.quantities_strict else 1
        return 4 * SLOTS - tokens(table, frame[OWNER]) >= needed

    def do(self, state: Table, frame: list[int]) -> int:
        codes = self.choices(state, frame)
        if frame[N] >= self.number or not codes:
            frame[N] = 0
            return DONE
        return state.ask(frame[ACTOR], self.prompt, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[N] += 1
        frame[AT] -= 1
        state.put_token(frame[OWNER], field(code, 0))


def put_back_obstacles(number: int) -> Step[Table]:
    return PutTokensBack(number)
