"""Deploying (rule 6.1): the tile lies in its slot, then its power, then the slot's effect."""

from __future__ import annotations

from typing import Final

from perfidie.games.evil_corp.power import TILE, power_frame
from perfidie.games.evil_corp.powers import NOWHERE, ON_DEPLOYMENT
from perfidie.games.evil_corp.slots import slot_effect
from perfidie.games.evil_corp.table import FREE, Table
from perfidie.games.evil_corp.words import DEPLOY
from perfidie.kernel.options import pack
from perfidie.kernel.state import ACTOR, DONE, Step, program

SLOT: Final = 4
"""Frame item: the slot that the tile was deployed on."""

DEPLOY_FIRST: Final = pack(DEPLOY, 0, 0)
"""The code of deploying tile t on slot s is this plus ``t << 8`` plus ``s << 18``."""


def deployments(table: Table, seat: int) -> list[int]:
    """All deployments of a seat, encoded: in the order of the reserve, tiles of one kind once."""
    reserve = table.reserves[seat]
    codes: list[int] = []
    if not reserve:
        return codes
    material = table.material
    slots = table.slots
    money = table.money(material.side_of[seat])
    room = material.room[seat]
    for tile in table.distinct(reserve):
        if material.lose[tile] <= money:
            base = DEPLOY_FIRST + (tile << 8)
            codes += [base + (slot << 18) for slot in room[material.shape[tile]] if slots[slot] == FREE]
    return codes


class DeploymentPower(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        power = ON_DEPLOYMENT[state.material.kind[frame[TILE]]]
        if power != NOWHERE:
            state.push(power_frame(power, frame[ACTOR], frame[TILE]))
        return DONE


class SlotEffect(Step[Table]):
    """Skipped if the power has taken the tile out of its slot."""

    def do(self, state: Table, frame: list[int]) -> int:
        if state.slots[frame[SLOT]] == frame[TILE]:
            slot_effect(state, frame[ACTOR], frame[TILE], frame[SLOT])
        return DONE


DEPLOYMENT: Final = program(DeploymentPower(), SlotEffect())


def deploy(table: Table, seat: int, tile: int, slot: int) -> None:
    table.deploy(seat, tile, slot)
    table.push([DEPLOYMENT, 0, seat, tile, slot])
