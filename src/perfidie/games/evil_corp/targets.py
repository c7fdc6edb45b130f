"""What a player's powers may choose (rules 3 and 7): monsters, own slots, own tiles."""

from __future__ import annotations

from perfidie.games.evil_corp.table import FREE, Table
from perfidie.games.evil_corp.terror import current_terror, is_shielded, lifts


def is_covered(table: Table, seat: int, slot: int) -> bool:
    """Whether a shield keeps this seat's powers from choosing the monster there."""
    material = table.material
    if material.slot_side[slot] == material.side_of[seat] and not material.shield_own:
        return False
    return is_shielded(material, table.slots, table.face_down, slot)


def prey(table: Table, seat: int, ceiling: int) -> list[int]:
    """The slots of all monsters that ``kill`` with this ceiling may choose."""
    material = table.material
    slots = table.slots
    side = material.side_of[seat]
    lift = lifts(material, slots, table.face_down)
    found: list[int] = []
    for slot in material.sight[seat]:
        tile = slots[slot]
        if tile < 0 or (material.slot_side[slot] == side and not material.kill_own):
            continue
        terror = material.terror[tile]
        if material.kill_current:
            terror = current_terror(material, slots, table.face_down, slot, lift)
        if terror <= ceiling and not is_covered(table, seat, slot):
            found.append(slot)
    return found


def awake_enemies(table: Table, seat: int) -> list[int]:
    """The slots of all monsters that ``flip_enemy`` may choose."""
    material = table.material
    side = material.side_of[seat]
    found: list[int] = []
    for slot in material.sight[seat]:
        if table.slots[slot] < 0 or material.slot_side[slot] == side:
            continue
        if (table.is_up(slot) or not material.flip_face_up_only) and not is_covered(table, seat, slot):
            found.append(slot)
    return found


def destinations(table: Table, seat: int, tile: int) -> list[int]:
    """The free own slots where a tile may go: the room for its shape, or any slot if moves know no limits."""
    material = table.material
    room = material.room[seat][material.shape[tile]] if material.move_limited else material.reach[seat]
    slots = table.slots
    return [slot for slot in room if slots[slot] == FREE]


def own_monsters(table: Table, seat: int) -> list[int]:
    """The slots of the seat's own monsters on its villages."""
    slots = table.slots
    return [slot for slot in table.material.reach[seat] if slots[slot] >= 0]
