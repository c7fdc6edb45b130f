"""Setting up (rule 2)."""

from __future__ import annotations

from typing import Final

from perfidie.games.evil_corp.box import box
from perfidie.games.evil_corp.material import Material
from perfidie.games.evil_corp.night import draw_reserves
from perfidie.games.evil_corp.table import FREE, ON_THE_TABLE, Table
from perfidie.kernel.knowledge import Knowledge
from perfidie.kernel.rng import Rng

RANDOM: Final = -1


def set_up(material: Material, seed: int, first: int, handicap: list[int]) -> Table:
    """A table before the first Day; ``first`` is the side that begins, or RANDOM; ``handicap`` each side's gold."""
    table = bare(material, Rng.seeded(seed))
    table.listen()
    fill_corp_bag(table)
    fill_bags(table)
    draw_reserves(table)
    table.first = table.rng.below(material.sides) if first == RANDOM else first
    for side, gold in enumerate(handicap):
        table.gold[side] += gold
    return table


def bare(material: Material, rng: Rng) -> Table:
    """The boards as at the start, and no tiles anywhere (rules 2.2 to 2.4)."""
    table = Table(material, rng, Knowledge.public(len(material.ids), material.players))
    printed = box()
    table.slots = [FREE] * len(material.slot_ids)
    table.demons = (1 << len(material.demons)) - 1
    table.reserves = [[] for _ in range(material.players)]
    table.bags = [[] for _ in range(material.sides)]
    table.discards = [[] for _ in range(material.sides)]
    table.gold = [printed.start_gold] * material.sides
    table.magic = [printed.start_magic] * material.sides
    table.tokens = [0] * material.sides
    table.free_keeps = [0] * material.sides
    table.faces = [0] * material.villages
    table.pillage = [0] * material.villages
    table.stone = [ON_THE_TABLE] * material.villages
    table.cargo = [0] * (material.villages * 2)
    table.conquest = [0] * (material.villages * 2)
    for village in range(material.villages):
        table.set_face(village, printed.start_face)
    return table


def fill_corp_bag(table: Table) -> None:
    """All recruitable monsters in the corp bag, and the queue dealt from it (2.1)."""
    table.corp_bag = table.material.recruitable[:]
    shuffle(table, table.corp_bag)
    for _ in range(table.material.queue_length):
        table.fill_queue()


def fill_bags(table: Table) -> None:
    """The base set of each side in its bag (2.5)."""
    for side, tiles in enumerate(table.material.base_tiles):
        table.bags[side] = tiles[:]
        shuffle(table, table.bags[side])


def shuffle(table: Table, bag: list[int]) -> None:
    table.rng.shuffle(bag)
    table.knowledge.mix(bag, 0)
