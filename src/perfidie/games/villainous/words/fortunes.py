"""What befalls a card of the realm: it is defeated, discarded, strengthened; a location is unlocked."""

from __future__ import annotations

from perfidie.games.villainous.strength import strength
from perfidie.games.villainous.table import IT, OWNER, SOURCE, Table
from perfidie.kernel.state import ACTOR, DONE, Step


class Defeat(Step[Table]):
    """IT is defeated without Allies (R5.18)."""

    def do(self, state: Table, frame: list[int]) -> int:
        state.defeat(frame[IT], frame[ACTOR], strength(state, frame[IT]), False)
        return DONE


def defeat_it() -> Step[Table]:
    return Defeat()


class StrongerThisTurn(Step[Table]):
    """IT is so much stronger until the turn ends (R6.17)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, state: Table, frame: list[int]) -> int:
        state.strengthen(frame[OWNER], frame[IT], self.amount)
        return DONE


def stronger_this_turn(amount: int) -> Step[Table]:
    return StrongerThisTurn(amount)


class DiscardIt(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        state.discard(frame[IT])
        return DONE


def discard_it() -> Step[Table]:
    return DiscardIt()


class DiscardSource(Step[Table]):
    """The card that reacts goes to its discard."""

    def do(self, state: Table, frame: list[int]) -> int:
        if state.in_realm(frame[SOURCE]):
            state.discard(frame[SOURCE])
        return DONE


def discard_source() -> Step[Table]:
    return DiscardSource()


class Unlock(Step[Table]):
    def __init__(self, location: str) -> None:
        self.location = location

    def do(self, state: Table, frame: list[int]) -> int:
        state.unlock(frame[OWNER], state.cast.location(frame[OWNER], self.location))
        return DONE


def unlock(location: str) -> Step[Table]:
    return Unlock(location)
