"""The Activate action (R4.19-R4.25)."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.cost import activation_cost
from perfidie.games.villainous.instructions import Choice, possible
from perfidie.games.villainous.kinds import NO_PROGRAM
from perfidie.games.villainous.names import ACTIVATED, ASK_ACTIVATE, CARD, TILE
from perfidie.games.villainous.table import NONE, Table
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, program


def activation_frame(table: Table, card: int) -> list[int]:
    owner = table.cast.owner[card]
    return [table.cast.kinds[card].activate, 0, owner, owner, card, card, table.location(card), 0]


def tile_frame(table: Table, seat: int) -> list[int]:
    """The frame of the villain's own tile, if it can be activated now (R4.21); its program is NO_PROGRAM if not."""
    tile = table.cast.scripts[seat].tile
    return [NO_PROGRAM if tile is None else tile(table, seat), 0, seat, seat, NONE, NONE, NONE, 0]


def can_activate(table: Table, card: int) -> bool:
    """Whether a card of a realm can be activated and paid now, and its ability carried out (R4.24)."""
    kind = table.cast.kinds[card]
    owner = table.cast.owner[card]
    if kind.activate == NO_PROGRAM or not table.active(card) or table.is_locked(owner, table.location(card)):
        return False
    price = activation_cost(table, card)
    if price > table.power[owner]:
        return False
    table.power[owner] -= price
    result = possible(table, activation_frame(table, card), kind.search)
    table.power[owner] += price
    return result


def can_activate_tile(table: Table, seat: int) -> bool:
    tile = tile_frame(table, seat)
    return tile[0] != NO_PROGRAM and possible(table, tile, False)


class ChooseActivation(Choice):
    prompt = ASK_ACTIVATE

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        seat = frame[ACTOR]
        codes = [pack(CARD, card) for card in table.roster(seat).activatable if can_activate(table, card)]
        if can_activate_tile(table, seat):
            codes.append(pack(TILE))
        return codes

    def can(self, table: Table, frame: list[int]) -> bool:
        seat = frame[ACTOR]
        for card in table.roster(seat).activatable:
            if can_activate(table, card):
                return True
        return can_activate_tile(table, seat)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        seat = frame[ACTOR]
        if kind_of(code) == TILE:
            state.tell(ACTIVATED, seat)
            state.push(tile_frame(state, seat))
            return
        card = field(code, 0)
        state.pay(seat, activation_cost(state, card))
        state.tell(ACTIVATED, seat, card)
        state.push(activation_frame(state, card))


ACTIVATE_A_CARD: Final = program(ChooseActivation())
