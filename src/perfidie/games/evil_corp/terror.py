"""Terror (rules 4 and 5): what a monster counts for now, the strength of a side in a village, and the gauge.

Nothing of this is stored: it is read from the slots whenever somebody asks.
"""

from __future__ import annotations

from perfidie.games.evil_corp.box import BATTLEFIELD, COLOURS
from perfidie.games.evil_corp.material import Material


def lifts(material: Material, slots: list[int], face_down: int) -> list[int]:
    """What the face-up boosters add, by side and colour: they work from any slot, in all villages of their side."""
    colours = len(COLOURS)
    lift = [0] * (material.sides * colours)
    boost = material.boost
    for slot, tile in enumerate(slots):
        if tile >= 0 and boost[tile] >= 0 and not face_down >> slot & 1:
            lift[material.slot_side[slot] * colours + boost[tile]] += 1
    return lift


def current_terror(material: Material, slots: list[int], face_down: int, slot: int, lift: list[int]) -> int:
    """The current terror of the monster in a slot (rule 4)."""
    tile = slots[slot]
    value = material.terror[tile]
    if material.slot_type[slot] != BATTLEFIELD:
        return value
    if material.alone[tile] and not face_down >> slot & 1 and is_alone(material, slots, slot):
        value = material.alone[tile]
    return value + lift[material.slot_side[slot] * len(COLOURS) + material.colour[tile]]


def is_alone(material: Material, slots: list[int], slot: int) -> bool:
    """Whether no other own monster stands on this village's Battlefield."""
    village = material.slot_village[slot]
    for other in material.half_slots[material.half(village, material.slot_side[slot])]:
        if other != slot and slots[other] >= 0 and material.slot_type[other] == BATTLEFIELD:
            return False
    return True


def strength(material: Material, slots: list[int], face_down: int, half: int, lift: list[int]) -> int:
    """What one half of a village counts for (rule 5)."""
    total = 0
    for slot in material.half_slots[half]:
        if slots[slot] >= 0 and material.counts[slot]:
            total += current_terror(material, slots, face_down, slot, lift)
    return total


def gauge(material: Material, slots: list[int], face_down: int, village: int) -> int:
    """The difference of strengths; positive when the side with the lower number is ahead."""
    lift = lifts(material, slots, face_down)
    lower = strength(material, slots, face_down, village * 2, lift)
    return lower - strength(material, slots, face_down, village * 2 + 1, lift)


def marker(material: Material, difference: int, face: int) -> int:
    """Where the marker lies for a difference: cut to the track's length (rule 5, overflow)."""
    length = material.faces[face].track_length
    return max(-length, min(length, difference))


def invocation_value(material: Material, slots: list[int], face_down: int, slot: int) -> int:
    """The invocation value of the monster in a Portal slot (rule 6.2): its terror and the bonuses."""
    lift = lifts(material, slots, face_down)
    value = current_terror(material, slots, face_down, slot, lift)
    if not material.bonus_of_all:
        return value + material.invoke[slots[slot]]
    for other in material.side_slots[material.slot_side[slot]]:
        if slots[other] >= 0 and not face_down >> other & 1:
            value += material.invoke[slots[other]]
    return value


def is_shielded(material: Material, slots: list[int], face_down: int, slot: int) -> bool:
    """Whether a face-up shield of the same half covers this slot (rule 7.shield)."""
    if material.slot_type[slot] != BATTLEFIELD:
        return False
    village = material.slot_village[slot]
    for other in material.half_slots[material.half(village, material.slot_side[slot])]:
        if slots[other] >= 0 and material.shield[slots[other]] and not face_down >> other & 1:
            return True
    return False
