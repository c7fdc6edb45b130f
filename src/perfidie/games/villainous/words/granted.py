"""Actions that a card grants (R3.16): they use no symbol."""

from __future__ import annotations

from perfidie.games.villainous.activating import ACTIVATE_A_CARD
from perfidie.games.villainous.discarding import action_frame
from perfidie.games.villainous.moving import MOVE_AN_ITEM_OR_ALLY
from perfidie.games.villainous.table import OWNER, N, Table
from perfidie.games.villainous.vanquish import KEEP_ALLIES, VANQUISH_A_HERO
from perfidie.kernel.state import DONE, PROGRAMS, STUCK, Step


class Perform(Step[Table]):
    """Carry out an action of the realm's owner now, by its usual rules."""

    def __init__(self, index: int, number: int) -> None:
        self.index = index
        self.number = number

    def frame(self, seat: int) -> list[int]:
        frame = action_frame(self.index, seat)
        frame[N] = self.number
        return frame

    def can(self, state: Table, frame: list[int]) -> bool:
        return PROGRAMS[self.index][0].can(state, self.frame(frame[OWNER]))

    def do(self, state: Table, frame: list[int]) -> int:
        if not self.can(state, frame):
            return STUCK
        state.count_action(frame[OWNER])
        state.push(self.frame(frame[OWNER]))
        return DONE


def vanquish() -> Step[Table]:
    return Perform(VANQUISH_A_HERO, 0)


def vanquish_keeping_allies() -> Step[Table]:
    return Perform(VANQUISH_A_HERO, KEEP_ALLIES)


def move_an_item_or_ally() -> Step[Table]:
    return Perform(MOVE_AN_ITEM_OR_ALLY, 0)


def activate_a_card() -> Step[Table]:
    return Perform(ACTIVATE_A_CARD, 0)
