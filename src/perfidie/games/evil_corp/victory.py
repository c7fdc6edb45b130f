"""Victory (rule 9): two tokens, and the two tie-breaks."""

from __future__ import annotations

from perfidie.games.evil_corp.table import Table


def tiles_of(table: Table, side: int) -> list[int]:
    """All tiles of a side: on the boards, in bag, discard and reserves."""
    tiles = table.bags[side] + table.discards[side]
    for seat in table.material.members[side]:
        tiles += table.reserves[seat]
    for slot in table.material.side_slots[side]:
        if table.slots[slot] >= 0:
            tiles.append(table.slots[slot])
    return tiles


def standing(table: Table, side: int) -> tuple[int, int]:
    """What ties are broken by: recruit values with magic gold, then printed terror."""
    recruit = table.magic[side]
    terror = 0
    for tile in tiles_of(table, side):
        recruit += table.material.recruit[tile]
        terror += table.material.terror[tile]
    return recruit, terror


def winners(table: Table) -> list[int]:
    """The sides that have won once all villages of a Night are scored; none if nobody has enough tokens."""
    needed = table.material.tokens_to_win
    able = [side for side in range(table.material.sides) if table.tokens[side] >= needed]
    if len(able) < 2:
        return able
    standings = [standing(table, side) for side in able]
    best = max(standings)
    return [side for side, result in zip(able, standings, strict=True) if result == best]
