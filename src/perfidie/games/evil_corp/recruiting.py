"""Recruiting (rule 6.4): what a tile of the queue costs, and who can pay it."""

from __future__ import annotations

from typing import Final

from perfidie.games.evil_corp.table import Table
from perfidie.games.evil_corp.words import RECRUIT
from perfidie.kernel.options import pack

RECRUIT_FIRST: Final = pack(RECRUIT, 0, 0)
"""The code of recruiting tile t at index i is this plus ``t << 8`` plus ``i << 18``."""


def price(table: Table, index: int, by_power: bool) -> int:
    """Recruit value and the surcharge of the queue slot."""
    value = table.material.recruit[table.queue[index]]
    if by_power and not table.material.surcharge_on_power:
        return value
    return value + table.material.surcharge[index]


def recruitments(table: Table, seat: int, by_power: bool) -> list[int]:
    """All tiles of the queue that the seat's side can pay, encoded."""
    money = table.money(table.side(seat))
    codes: list[int] = []
    for index, tile in enumerate(table.queue):
        if price(table, index, by_power) <= money:
            codes.append(RECRUIT_FIRST + (tile << 8) + (index << 18))
    return codes
