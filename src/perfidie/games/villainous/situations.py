"""What Conditions answer to, as their cards say it."""

from __future__ import annotations

from perfidie.games.villainous.kinds import Situation
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
)

fourth_action = Situation(ACTED, 4)
discard_action = Situation(DISCARD_ACTION, 0)
vanquish_action = Situation(VANQUISH_ACTION, 0)
strong_hero_defeated = Situation(HERO_BEATEN, 4)
item_played = Situation(ITEM_PLAYED, 0)
has_strong_ally = Situation(HAS_STRONG_ALLY, 0)
has_two_items = Situation(HAS_TWO_ITEMS, 0)
has_three_allies = Situation(HAS_THREE_ALLIES, 0)
has_six_power = Situation(HAS_SIX_POWER, 0)
