"""Where a card may be played (R4.9-R4.13, R4.33): locations and hosts that locks, boards and texts leave."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.cost import cost
from perfidie.games.villainous.table import NONE, Table

FREE: Final = 1 << 20
"""The Power of somebody who does not pay."""


def open_to(table: Table, card: int, location: int) -> bool:
    """Whether a card may be played to a location: not locked, and no board, text or other card forbids it."""
    cast = table.cast
    kind = cast.kinds[card]
    owner = cast.owner[card]
    if kind.forced_to:
        return cast.locations[owner][location] == kind.forced_to
    if table.locked[owner] >> location & 1:
        return False
    if kind.only_at and cast.locations[owner][location] not in kind.only_at:
        return False
    if cast.choosy[owner] and not table.may_stand(card, location):
        return False
    for source in (table.rosters[owner] or table.muster(owner)).barring:
        bar = cast.kinds[source].bar
        assert bar is not None
        if bar(table, source, card, location):
            return False
    return True


def has_location(table: Table, card: int, power: int) -> bool:
    """Whether there is any such location."""
    kind = table.cast.kinds[card]
    if kind.replaces:
        return len(locations_for(table, card, power)) > 0
    if kind.cost > power and not table.roster(table.cast.owner[card]).pricing:
        return False
    for location in range(4):
        if open_to(table, card, location) and (power >= FREE or cost(table, card, location, NONE) <= power):
            return True
    return False


def locations_for(table: Table, card: int, power: int) -> list[int]:
    """The locations to which a card that stands by itself may be played with so much Power."""
    cast = table.cast
    kind = cast.kinds[card]
    owner = cast.owner[card]
    if kind.replaces:
        replaced = table.present(owner, kind.replaces)
        if replaced != NONE:
            there = table.location(replaced)
            closed = table.locked[owner] >> there & 1
            return [there] if not closed and cost(table, card, there, NONE) <= power else []
    found: list[int] = []
    for location in range(4):
        if open_to(table, card, location) and (power >= FREE or cost(table, card, location, NONE) <= power):
            found.append(location)
    return found


def hosts_for(table: Table, card: int, power: int) -> list[int]:
    """The cards to which a card that must be attached may be attached with so much Power (R4.11)."""
    cast = table.cast
    kind = cast.kinds[card]
    owner = cast.owner[card]
    found: list[int] = []
    roster = table.roster(owner)
    if kind.cost > power and not roster.pricing:
        return found
    fits = kind.fits
    for host in roster.heroes if kind.attach == "hero" else roster.allies:
        there = table.location(host)
        if table.locked[owner] >> there & 1 or (fits is not None and not fits(table, card, host)):
            continue
        if power >= FREE or cost(table, card, there, host) <= power:
            found.append(host)
    return found
