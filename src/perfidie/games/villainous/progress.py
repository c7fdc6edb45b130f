"""How far a villain is on the way to the objective: from 0 to 1, in named parts, from public information only."""

from __future__ import annotations

from perfidie.games.villainous.table import Table


def parts(table: Table, seat: int) -> dict[str, float]:
    """Each part of a villain's progress, from 0 to 1."""
    return {part.name: min(1.0, max(0.0, part.done(table, seat))) for part in table.cast.scripts[seat].progress}


def progress(table: Table, seat: int) -> float:
    """The weighted mean of the parts; 1 for the winner."""
    if table.winner == seat:
        return 1.0
    total = 0.0
    weight = 0.0
    for part in table.cast.scripts[seat].progress:
        total += part.weight * min(1.0, max(0.0, part.done(table, seat)))
        weight += part.weight
    return total / weight
