"""Setting up (R2.1-R2.14)."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.cast import Cast
from perfidie.games.villainous.printed import FATE, VILLAIN
from perfidie.games.villainous.table import FATE_DECK, NONE, VILLAIN_DECK, ZONES, Table
from perfidie.games.villainous.turn import HAND_SIZE, TURNS, begin_turn
from perfidie.kernel.knowledge import Knowledge
from perfidie.kernel.rng import Rng

STARTING_POWER: Final = [0, 1, 2, 2, 3, 3]


def set_up(cast: Cast, seed: int, first: int) -> Table:
    """A table that asks the first player; ``first`` is a seat, or NONE for a random one (R2.10)."""
    table = deal(cast, seed, first)
    table.push([TURNS, 0, table.first, table.first, NONE, NONE, NONE, 0])
    begin_turn(table, table.stack[0], table.first)
    table.run()
    return table


def deal(cast: Cast, seed: int, first: int) -> Table:
    """Everything before the first turn: random operations run as R2.14 says."""
    seats = len(cast.villains)
    cards = len(cast.kinds)
    table = Table(cast, Rng.seeded(seed), Knowledge.public(cards, seats))
    table.listen()
    table.first = table.rng.below(seats) if first == NONE else first
    table.zones = [[] for _ in range(seats * ZONES)]
    table.zone = [0] * cards
    table.at = [NONE] * cards
    table.host = [NONE] * cards
    table.flags = [0] * cards
    table.lying = [0] * cards
    table.covers = [0] * cards
    for seat, script in enumerate(cast.scripts):
        order = (seat - table.first) % seats
        table.power.append(STARTING_POWER[order])
        table.drawn.append(0)
        table.mover.append(0)
        table.locked.append(sum(1 << location for location in script.villain.locked))
        table.pieces.append(script.pieces[:])
        for deck, zone in ((VILLAIN, VILLAIN_DECK), (FATE, FATE_DECK)):
            for card in cast.decks[seat][deck]:
                table.zones[seat * ZONES + zone].append(card)
                table.zone[card] = seat * ZONES + zone
            table.shuffle(seat, zone)
    for seat in range(seats):
        table.draw(seat, HAND_SIZE)
    table.fresh = []
    return table
