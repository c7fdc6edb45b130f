"""What Conditions answer to, as their cards say it."""

from __future__ import annotations

from perfidie.games.villainous.kinds import When
from perfidie.games.villainous.table import (
    ACTED,
    DISCARD_ACTION,
    HAS_SIX_POWER,
    HAS_STRONG_ALLY,
    HAS_THREE_ALLIES,
    HAS_TWO_ITEMS,
    HERO_BEATEN,
    ITEM_PLAYED,
    VANQUISH_ACTION,
    Table,
)


class Happened:
    """The active player did this, with at least such a number (of actions, of strength)."""

    def __init__(self, kind: int, least: int) -> None:
        self.kind = kind
        self.least = least

    def __call__(self, table: Table, holder: int, situation: list[int]) -> bool:
        return situation[0] == self.kind and situation[2] >= self.least


fourth_action: When = Happened(ACTED, 4)
discard_action: When = Happened(DISCARD_ACTION, 0)
vanquish_action: When = Happened(VANQUISH_ACTION, 0)
strong_hero_defeated: When = Happened(HERO_BEATEN, 4)
item_played: When = Happened(ITEM_PLAYED, 0)
has_strong_ally: When = Happened(HAS_STRONG_ALLY, 0)
has_two_items: When = Happened(HAS_TWO_ITEMS, 0)
has_three_allies: When = Happened(HAS_THREE_ALLIES, 0)
has_six_power: When = Happened(HAS_SIX_POWER, 0)
