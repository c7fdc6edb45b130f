"""Movers: what reacts to their arrival, and lasting effects that have to do with turns (R6.17)."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.kinds import MOVER_ARRIVED
from perfidie.games.villainous.table import Table

# Lasting effects, beside STRONGER_CARD: [kind, realm, number].
MAY_STAY: Final = 2
"""In the owner's first turn after the one with this number the mover may stay where it is."""
FATE_PAYS: Final = 3
"""Until the owner's next turn, each Fate action aimed at the realm earns so much Power."""


def may_stay(table: Table, seat: int, lasting: list[int]) -> bool:
    """Whether a lasting effect lets this mover stay in the present turn; a card played in it speaks of the next one."""
    return lasting[0] == MAY_STAY and lasting[1] == seat and lasting[2] < table.turns


def mover_arrives(table: Table, seat: int, actor: int) -> None:
    """Cards that react to the mover's arrival at its location."""
    if not table.cast.reactions[seat] >> MOVER_ARRIVED & 1:
        return
    kinds = table.cast.kinds
    there = table.mover[seat]
    for source in table.roster(seat).reacting:
        if table.is_at(source, there):
            for reaction in kinds[source].reactions:
                if reaction.event == MOVER_ARRIVED and reaction.when(table, source, source):
                    table.push([reaction.steps, 0, actor, seat, source, source, there, 0])
