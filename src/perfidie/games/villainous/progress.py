"""How far a villain is on the way to the objective: from 0 to 1, in named parts, from public information only."""

from __future__ import annotations

from perfidie.games.villainous.printed import DECK_SIZES, VILLAIN
from perfidie.games.villainous.table import HAND, VILLAIN_DECK, ZONES, Table

HAND_SIZE = 4


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


def hope(table: Table, seat: int, cards: list[int]) -> float:
    """How near Villain cards not in play are: from 0, when all are discarded, to 1, when the whole deck is drawn.

    Hand and deck count alike: which of them holds a card is the owner's secret. The hand is thought of as refilled.
    """
    hidden = 0
    for card in cards:
        if table.zone[card] % ZONES in (HAND, VILLAIN_DECK):
            hidden += 1
    coming = max(0, HAND_SIZE - len(table.zones[seat * ZONES + HAND]))
    left = max(0, len(table.zones[seat * ZONES + VILLAIN_DECK]) - coming)
    return hidden / len(cards) * (1 - left / DECK_SIZES[VILLAIN])
