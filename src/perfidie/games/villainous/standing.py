"""How well a villain stands: mostly the progress towards the objective, a little what helps on the way."""

from __future__ import annotations

from perfidie.games.villainous.progress import progress
from perfidie.games.villainous.strength import strength
from perfidie.games.villainous.table import HAND, NONE, Table

PROGRESS = 0.8
POWER = 0.006
MOST_POWER = 12
"""More Power than this is of no further help, as a rule."""
ALLY = 0.008
ITEM = 0.02
HERO = -0.012
HAND_CARD = 0.002
WANTED = 0.02
"""A card in hand that the villain needs next."""


def standing(table: Table, seat: int) -> float:
    """From about 0 to 1; no card is named, the villain's own progress measure knows what matters."""
    if table.winner != NONE:
        return 1.0 if table.winner == seat else 0.0
    worth = PROGRESS * progress(table, seat) + POWER * min(table.power[seat], MOST_POWER)
    for card in table.realm(seat):
        if table.is_ally(card):
            worth += ALLY * strength(table, card)
        elif table.is_hero(card):
            worth += HERO * (1 + strength(table, card))
        elif not table.cast.fate[card]:
            worth += ITEM
    hand = table.cards(seat, HAND)
    wants = table.cast.scripts[seat].wants
    if wants is not None:
        held = {table.cast.kinds[card].id for card in hand}
        worth += WANTED * len(held.intersection(wants(table, seat)))
    return worth + HAND_CARD * min(4, len(hand))
