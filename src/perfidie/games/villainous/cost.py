"""What a card costs to play (R4.6, R6.8-R6.10)."""

from __future__ import annotations

from perfidie.games.villainous.table import IGNORED, Table


def cost(table: Table, card: int, location: int, host: int) -> int:
    """The final cost of playing a Villain card from the hand to this location or host (NONE: not said yet)."""
    kinds = table.cast.kinds
    total = kinds[card].cost
    owner = table.cast.owner[card]
    for source in (table.rosters[owner] or table.muster(owner)).pricing:
        price = kinds[source].price
        assert price is not None
        total += price(table, source, card, location, host)
    return total if total > 0 else 0


def activation_cost(table: Table, card: int) -> int:
    """The cost of activating a card (R4.19); texts about the cost of playing cards do not touch it (R6.10)."""
    kinds = table.cast.kinds
    total = kinds[card].activation_cost
    for source in table.cast.surcharges[table.cast.owner[card]]:
        if table.in_realm(source) and table.flags[source] & IGNORED == 0:
            surcharge = kinds[source].activation_surcharge
            assert surcharge is not None
            total += surcharge(table, source, card)
    return total
