"""Activating (rule 6.3): use the power of a face-up own tile, then turn it face down where it lies."""

from __future__ import annotations

from typing import Final

from perfidie.games.evil_corp.power import TILE, power_frame
from perfidie.games.evil_corp.powers import ACTIVATED, NOWHERE, is_useful
from perfidie.games.evil_corp.table import Table
from perfidie.games.evil_corp.words import ACTIVATE
from perfidie.games.evil_corp.words import ACTIVATED as TOLD_ACTIVATED
from perfidie.kernel.options import pack
from perfidie.kernel.state import ACTOR, DONE, Step, program


def activations(table: Table, seat: int) -> list[int]:
    """All activations of a seat that can do something, encoded; of the team's monsters too, on eligible villages."""
    slots = table.slots
    kind = table.material.kind
    face_down = table.face_down
    codes: list[int] = []
    for slot in table.material.reach[seat]:
        tile = slots[slot]
        if tile >= 0 and not face_down >> slot & 1:
            power = ACTIVATED[kind[tile]]
            if power != NOWHERE and is_useful(table, power, seat, tile):
                codes.append(pack(ACTIVATE, tile, slot))
    return codes


class UsePower(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        tile = frame[TILE]
        state.push(power_frame(ACTIVATED[state.material.kind[tile]], frame[ACTOR], tile))
        return DONE


class TurnFaceDown(Step[Table]):
    """Where the tile now lies, if it still lies somewhere."""

    def do(self, state: Table, frame: list[int]) -> int:
        slot = state.where(frame[TILE])
        if slot >= 0 and state.is_up(slot):
            state.flip(frame[ACTOR], slot)
        return DONE


ACTIVATION: Final = program(UsePower(), TurnFaceDown())


def activate(table: Table, seat: int, tile: int, slot: int) -> None:
    table.tell(TOLD_ACTIVATED, seat, tile, slot)
    table.push([ACTIVATION, 0, seat, tile])
