"""The effect of the slot that a monster is deployed on (rule 6.1): Pillage, Power Stone, cargo, demon."""

from __future__ import annotations

from perfidie.games.evil_corp.box import (
    CARGO_RED_BLUE,
    CARGO_YELLOW,
    PILLAGE,
    POWER_STONE,
    TAKE_RED_BLUE,
    TAKE_YELLOW,
    USE_DEMON,
)
from perfidie.games.evil_corp.demons import invoke
from perfidie.games.evil_corp.table import ON_THE_TABLE, Table
from perfidie.games.evil_corp.words import PILLAGED, TOOK_CARGO, TOOK_STONE


def slot_effect(table: Table, seat: int, tile: int, slot: int) -> None:
    """What the slot brings; a question about a demon comes next, if there is one."""
    material = table.material
    effect = material.slot_effect[slot][material.colour[tile]]
    village = material.slot_village[slot]
    if effect == PILLAGE:
        pillage(table, seat, tile, village)
    elif effect == POWER_STONE:
        take_stone(table, seat, tile, village)
    elif effect == TAKE_YELLOW:
        take_cargo(table, seat, tile, village, CARGO_YELLOW)
    elif effect == TAKE_RED_BLUE:
        take_cargo(table, seat, tile, village, CARGO_RED_BLUE)
    elif effect == USE_DEMON:
        invoke(table, seat, tile, slot)


def pillage(table: Table, seat: int, tile: int, village: int) -> None:
    """The first Red takes the pawn and gold equal to its printed terror."""
    terror = table.material.terror[tile]
    if table.pillage[village] == 0 or (terror == 0 and not table.material.zero_pillages):
        return
    table.pillage[village] = 0
    table.gold[table.side(seat)] += terror
    table.tell(PILLAGED, seat, tile, terror, village)


def take_stone(table: Table, seat: int, tile: int, village: int) -> None:
    """The first Blue takes the Power Stone for this round."""
    if table.stone[village] == ON_THE_TABLE:
        table.stone[village] = table.side(seat)
        table.tell(TOOK_STONE, seat, tile, village)


def take_cargo(table: Table, seat: int, tile: int, village: int, which: int) -> None:
    """All coins of the cargo, if there are any."""
    coins = table.cargo[village * 2 + which]
    if coins:
        table.cargo[village * 2 + which] = 0
        table.gold[table.side(seat)] += coins
        table.tell(TOOK_CARGO, seat, tile, coins, village)
