"""Trapped tokens (R6.14-R6.16)."""

from __future__ import annotations

from perfidie.games.villainous.names import FREED, TRAPPED_EVENT
from perfidie.games.villainous.table import HYPNOTIZED, IT, OWNER, TRAPPED, Table
from perfidie.kernel.state import DONE, Step


def trap(table: Table, hero: int) -> None:
    """Put a Trapped token on a Hero that can have one (R6.14)."""
    if table.is_hero(hero) and not table.flags[hero] & TRAPPED and not table.cast.kinds[hero].never_trapped:
        table.mark(hero, table.flags[hero] | TRAPPED)
        table.tell(TRAPPED_EVENT, table.cast.owner[hero], hero)


def trappable(table: Table, frame: list[int], card: int) -> bool:
    return (
        table.is_hero(card)
        and not table.flags[card] & (TRAPPED | HYPNOTIZED)
        and not table.cast.kinds[card].never_trapped
    )


class TrapIt(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        trap(state, frame[IT])
        return DONE


def trap_it() -> Step[Table]:
    return TrapIt()


class FreeIt(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        state.mark(frame[IT], state.flags[frame[IT]] & ~TRAPPED)
        state.tell(FREED, frame[OWNER], frame[IT])
        return DONE


def free_it() -> Step[Table]:
    return FreeIt()
