"""What a viewer sees of Evil Corp.: everything but the order of the bags and the tiles in other players' reserves."""

from __future__ import annotations

import msgspec

from perfidie.games.evil_corp.box import FACES, REWARDS, SLOT_TYPES
from perfidie.games.evil_corp.recruiting import price
from perfidie.games.evil_corp.table import ABSENT, ON_THE_TABLE, Table
from perfidie.games.evil_corp.terror import current_terror, lifts, marker
from perfidie.kernel.view import View, envelope


class SlotView(msgspec.Struct, frozen=True):
    """A slot, and the monster that stands there: ``card`` is None if it is free."""

    id: str
    type: str
    side: int
    card: str | None
    up: bool
    terror: int
    """The current terror of the monster; 0 if the slot is free."""


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the gauge's track, counted from the centre."""

    reward: str
    n: int


class VillageView(msgspec.Struct, frozen=True):
    id: str
    face: str
    sides: list[int]
    """The two sides; ``strength_gap`` and ``marker`` are positive when the first one is ahead."""
    strength_gap: int
    marker: int
    track: list[SpaceView]
    conquest: list[int]
    """Steps of each side's pawn from shield 1."""
    steps_to_win: int
    keep_cost: int
    pillage: bool
    stone: int | None
    """The side that took the Power Stone; None while it lies on the village."""
    cargo_yellow: int
    cargo_red_blue: int
    slots: list[SlotView]


class SideView(msgspec.Struct, frozen=True):
    seats: list[int]
    gold: int
    magic: int
    tokens: int
    free_keeps: int
    """Fortified monsters that may still stay for nothing this Night; 0 by Day."""
    bag_size: int
    discard: list[str]
    unseen: list[str]
    """The tiles, sorted by id, of which the viewer cannot tell whether they are in the bag or in which reserve: for a
    player without a partner, the bag."""


class SeatView(msgspec.Struct, frozen=True):
    side: int
    villages: list[str]
    passed: bool
    reserve_size: int
    reserve: list[str]
    """The tiles of the reserve that the viewer knows: all of the own one, of others what was shown or is public."""


class QueueView(msgspec.Struct, frozen=True):
    card: str
    price: int


class DemonView(msgspec.Struct, frozen=True):
    card: str
    up: bool


class EvilCorpView(msgspec.Struct, frozen=True, tag="evil_corp"):
    round: int
    phase: str
    first: int
    """The side that holds the first-player pawn."""
    turn: int
    villages: list[VillageView]
    sides: list[SideView]
    seats: list[SeatView]
    queue: list[QueueView]
    demons: list[DemonView]
    corp_bag: list[str]
    """What is left in the corp bag, sorted by id: its order is nobody's."""
    rejected: list[str]
    removed: list[str]
    rulings: dict[str, bool | str]


def slot_views(table: Table, village: int) -> list[SlotView]:
    material = table.material
    lift = lifts(material, table.slots, table.face_down)
    seen: list[SlotView] = []
    for slot in material.half_slots[village * 2] + material.half_slots[village * 2 + 1]:
        tile = table.slots[slot]
        if tile != ABSENT:
            there = tile >= 0
            seen.append(
                SlotView(
                    id=material.slot_ids[slot],
                    type=SLOT_TYPES[material.slot_type[slot]],
                    side=material.slot_side[slot],
                    card=material.ids[tile] if there else None,
                    up=there and table.is_up(slot),
                    terror=current_terror(material, table.slots, table.face_down, slot, lift) if there else 0,
                )
            )
    return seen


def village_view(table: Table, village: int) -> VillageView:
    face = table.faces[village]
    printed = table.material.faces[face]
    difference = table.gauge(village)
    stone = table.stone[village]
    return VillageView(
        id=f"v{village}",
        face=FACES[face],
        sides=table.material.halves[village],
        strength_gap=difference,
        marker=marker(table.material, difference, face),
        track=[SpaceView(REWARDS[r], n) for r, n in zip(printed.rewards, printed.amounts, strict=True)],
        conquest=table.conquest[village * 2 : village * 2 + 2],
        steps_to_win=printed.steps_to_win,
        keep_cost=printed.keep_cost,
        pillage=table.pillage[village] == 1,
        stone=None if stone == ON_THE_TABLE else stone,
        cargo_yellow=table.cargo[village * 2],
        cargo_red_blue=table.cargo[village * 2 + 1],
        slots=slot_views(table, village),
    )


def side_view(table: Table, side: int, viewer: int | None) -> SideView:
    ids = table.material.ids
    members = table.material.members[side]
    unseen = table.bags[side] + [
        tile for seat in members for tile in table.reserves[seat] if not table.knowledge.knows(viewer, tile)
    ]
    return SideView(
        seats=members,
        gold=table.gold[side],
        magic=table.magic[side],
        tokens=table.tokens[side],
        free_keeps=table.free_keeps[side] if table.night else 0,
        bag_size=len(table.bags[side]),
        discard=[ids[tile] for tile in table.discards[side]],
        unseen=sorted(ids[tile] for tile in unseen),
    )


def seat_view(table: Table, seat: int, viewer: int | None) -> SeatView:
    ids = table.material.ids
    held = [ids[tile] for tile in table.reserves[seat] if table.knowledge.knows(viewer, tile)]
    return SeatView(
        side=table.side(seat),
        villages=[f"v{village}" for village in table.material.eligible[seat]],
        passed=table.passed >> seat & 1 == 1,
        reserve_size=len(table.reserves[seat]),
        reserve=held if seat == viewer else sorted(held),
    )


def view(table: Table, seat: int | None) -> View:
    material = table.material
    ids = material.ids
    seen = EvilCorpView(
        round=table.round,
        phase="night" if table.night else "day",
        first=table.first,
        turn=table.turn,
        villages=[village_view(table, village) for village in range(material.villages)],
        sides=[side_view(table, side, seat) for side in range(material.sides)],
        seats=[seat_view(table, other, seat) for other in range(table.seats)],
        queue=[QueueView(ids[tile], price(table, i, False)) for i, tile in enumerate(table.queue)],
        demons=[DemonView(id, table.demons >> i & 1 == 1) for i, id in enumerate(material.demons)],
        corp_bag=sorted(ids[tile] for tile in table.corp_bag),
        rejected=[ids[tile] for tile in table.rejected],
        removed=[ids[tile] for tile in table.removed],
        rulings=material.rulings,
    )
    return envelope("evil_corp", table, seat, seen)
