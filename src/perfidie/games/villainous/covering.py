"""Covering (R5.31-R5.34): which printed symbols of a location are hidden under the cards in its top half."""

from __future__ import annotations

from perfidie.games.villainous.roster import UNKNOWN
from perfidie.games.villainous.table import ENLARGED, NONE, SHRUNK, Table


def covered(table: Table, seat: int, location: int) -> int:
    """The covered symbols of a location, a bit each by their index; only the top row ever is.

    A Shrunk Hero covers the one symbol chosen for it, and where one stands Heroes of normal size cover nothing; an
    Enlarged Hero covers its own row and one symbol next door (Queen of Hearts).
    """
    roster = table.rosters[seat] or table.muster(seat)
    covering = roster.covered[location]
    if covering != UNKNOWN:
        return covering
    covering = 0
    normal = False
    shrunk = False
    for card in roster.covering:
        if table.host[card] != NONE:
            continue
        flags = table.flags[card]
        if flags & (SHRUNK | ENLARGED):
            covering |= (table.covers[card] >> (location * 8)) & 255
            shrunk = shrunk or (flags & SHRUNK != 0 and table.at[card] == location)
        elif table.at[card] == location:
            normal = True
    if normal and not shrunk:
        covering |= table.cast.top_rows[seat][location]
    roster.covered[location] = covering
    return covering
