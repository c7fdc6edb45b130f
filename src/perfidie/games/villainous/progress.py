"""How far a villain is on the way to the objective: from 0 to 1, in named parts, from public information only."""

from __future__ import annotations

from perfidie.games.villainous.roster import Reckoned
from perfidie.games.villainous.table import FATE_DECK, FATE_DISCARD, ZONES, Table


def parts(table: Table, seat: int) -> dict[str, float]:
    """Each part of a villain's progress, from 0 to 1."""
    return {part.name: min(1.0, max(0.0, part.done(table, seat))) for part in table.cast.scripts[seat].progress}


def progress(table: Table, seat: int) -> float:
    """The weighted mean of the parts; 1 for the winner.

    The roster keeps it: parts look at the realm, the Power, the pieces and the Fate cards, and at nothing else.
    """
    if table.winner == seat:
        return 1.0
    roster = table.rosters[seat] or table.muster(seat)
    reckoned = roster.reckoned
    pieces = table.pieces[seat]
    deck = table.zones[seat * ZONES + FATE_DECK]
    discard = table.zones[seat * ZONES + FATE_DISCARD]
    if (
        reckoned is None
        or reckoned.pieces is not pieces
        or reckoned.lying is not table.lying
        or reckoned.fate_deck is not deck
        or reckoned.fate_discard is not discard
    ):
        reckoned = roster.reckoned = Reckoned(pieces, table.lying, deck, discard)
    power = table.power[seat]
    done = reckoned.progress.get(power)
    if done is None:
        done = reckoned.progress[power] = mean_of_parts(table, seat)
    return done


def mean_of_parts(table: Table, seat: int) -> float:
    total = 0.0
    weight = 0.0
    for part in table.cast.scripts[seat].progress:
        total += part.weight * min(1.0, max(0.0, part.done(table, seat)))
        weight += part.weight
    return total / weight
