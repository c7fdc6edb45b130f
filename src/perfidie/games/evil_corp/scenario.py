"""Scenario files of Evil Corp.: positions by name."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from perfidie.games.evil_corp.box import FACES, box
from perfidie.games.evil_corp.day import begin_go, begin_turn, ready
from perfidie.games.evil_corp.paths import CARGO_KEYS, TABLE_WORD, village_ids
from perfidie.games.evil_corp.rounds import FIRST_OF_NIGHT, ROUNDS
from perfidie.games.evil_corp.table import ABSENT, ON_THE_TABLE, Table
from perfidie.kernel.errors import ScenarioError
from perfidie.kernel.knowledge import Knowledge
from perfidie.kernel.state import NOBODY

TOP_KEYS = (
    "first",
    "turn",
    "phase",
    "round",
    "queue",
    "corp_bag",
    "rejected",
    "removed",
    "demons",
    "villages",
    "tiles",
)
SEAT_KEYS = ("gold", "magic", "tokens", "reserve", "passed", "bag", "discard")
VILLAGE_KEYS = ("face", "conquest", "pillage", "stone", "cargo")
TILE_KEYS = ("monster", "at", "face")


class Position:
    """A position in the making: the zones that a ``[start]`` table names, and where their tiles come from."""

    def __init__(self, table: Table, start: Mapping[str, Any]) -> None:
        self.table = table
        self.start = start
        material = table.material
        self.seats: list[Mapping[str, Any]] = [mapping(str(s), start.get(str(s), {})) for s in range(material.players)]
        self.displaced: list[int] = []
        used = {tile for zone in self.all_zones() for tile in zone}
        self.spare = [tile for tile in range(len(material.ids)) if tile not in used]

    def all_zones(self) -> list[list[int]]:
        table = self.table
        return [*table.reserves, *table.bags, *table.discards, table.corp_bag, table.queue]

    def named_zones(self) -> list[tuple[str, list[int]]]:
        """The zones that the scenario lists, by key."""
        table = self.table
        office = [
            ("queue", table.queue),
            ("corp_bag", table.corp_bag),
            ("rejected", table.rejected),
            ("removed", table.removed),
        ]
        found = [(key, zone) for key, zone in office if key in self.start]
        for seat, named in enumerate(self.seats):
            side = table.side(seat)
            zones = {"reserve": table.reserves[seat], "bag": table.bags[side], "discard": table.discards[side]}
            found += [(f"{seat}.{key}", zone) for key, zone in zones.items() if key in named]
        return found

    def lay_out(self) -> None:
        """Empty the named zones, then fill them; last, tiles that were taken from an unnamed queue are made good."""
        zones = self.named_zones()
        for _, zone in zones:
            self.displaced += zone
            zone.clear()
        for key, zone in zones:
            number, _, name = key.partition(".")
            ids = texts(key, self.start[key] if key in self.start else self.seats[int(number)][name])
            if key == "queue" and len(ids) > self.table.material.queue_length:
                raise value_error(key, ids, f"≤ {self.table.material.queue_length}")
            side = self.table.side(int(number)) if name else NOBODY
            zone += [self.give(key, monster, side) for monster in ids]
            if key == "corp_bag" or name == "bag":
                zone.reverse()
        self.lay_tiles()
        while "queue" not in self.start and len(self.table.queue) < self.table.material.queue_length:
            if not self.table.corp_bag:
                break
            self.table.queue.append(self.table.corp_bag.pop())

    def give(self, key: str, monster: str, side: int) -> int:
        """A tile of this kind: a displaced one, else one of that side, of the office, of the box, of anybody."""
        ids = self.table.material.ids
        if monster not in ids:
            expected = ", ".join(each.id for each in box().monsters)
            raise ScenarioError("unknown-card", key=key, card=monster, expected=expected)
        named = [id(zone) for _, zone in self.named_zones()]  # zones are told apart by identity, not by what they hold
        own = self.zones_of(side) if side != NOBODY else []
        for source in (self.displaced, *own, self.table.corp_bag, self.table.queue, self.spare, *self.all_zones()):
            for tile in source:
                if ids[tile] == monster and id(source) not in named:
                    source.remove(tile)
                    return tile
        raise ScenarioError("too-many-copies", key=key, card=monster, expected=ids.count(monster))

    def zones_of(self, side: int) -> list[list[int]]:
        table = self.table
        return [
            table.bags[side],
            table.discards[side],
            *(table.reserves[seat] for seat in table.material.members[side]),
        ]

    def lay_tiles(self) -> None:
        """The monsters on the boards."""
        table = self.table
        material = table.material
        for number, entry in enumerate(tables("tiles", self.start.get("tiles", []))):
            where = f"tiles {number + 1}"
            check_keys(where, entry, TILE_KEYS)
            at = entry.get("at")
            if at not in material.slot_ids or table.slots[material.slot_ids.index(str(at))] == ABSENT:
                printed = [id for id, tile in zip(material.slot_ids, table.slots, strict=True) if tile != ABSENT]
                raise value_error(f"{where}.at", at, ", ".join(printed))
            slot = material.slot_ids.index(str(at))
            if table.slots[slot] >= 0:
                raise ScenarioError("slot-twice", key=f"{where}.at", slot=at)
            monster = entry.get("monster")
            if not isinstance(monster, str):
                raise value_error(f"{where}.monster", monster, '"b01"')
            tile = self.give(f"{where}.monster", monster, material.slot_side[slot])
            if material.move_limited and not material.fits(material.shape[tile], slot):
                raise ScenarioError("slot-unfit", key=f"{where}.at", card=monster, slot=at)
            table.slots[slot] = tile
            face = one_of(f"{where}.face", entry.get("face", "up"), ("up", "down"))
            if face == "down":
                table.face_down |= 1 << slot


def position(table: Table, start: Mapping[str, Any]) -> Table:
    """The table after set-up, changed by a ``[start]`` table, asking its first decision."""
    material = table.material
    check_keys("start", start, (*TOP_KEYS, *map(str, range(material.players))))
    for seat in range(material.players):
        check_keys(str(seat), mapping(str(seat), start.get(str(seat), {})), SEAT_KEYS)
    lay_villages(table, mapping("villages", start.get("villages", {})))
    made = Position(table, start)
    made.lay_out()
    for seat, named in enumerate(made.seats):
        side = material.side_of[seat]
        for key, amounts in (("gold", table.gold), ("magic", table.magic), ("tokens", table.tokens)):
            if key in named:
                amounts[side] = count(f"{seat}.{key}", named[key])
        if truth(f"{seat}.passed", named.get("passed", False)):
            table.passed |= 1 << seat
    for id, up in mapping("demons", start.get("demons", {})).items():
        demon = material.demons.index(one_of("demons", id, tuple(material.demons)))
        if truth(f"demons.{id}", up) != (table.demons >> demon & 1 == 1):
            table.demons ^= 1 << demon
    table.knowledge = known(table)
    begin(table, start)
    return table


def lay_villages(table: Table, villages: Mapping[str, Any]) -> None:
    material = table.material
    for id, entry in villages.items():
        village = village_of("villages", id, table)
        where = f"villages.{id}"
        check_keys(where, mapping(where, entry), VILLAGE_KEYS)
        if "face" in entry:
            table.set_face(village, FACES.index(one_of(f"{where}.face", entry["face"], tuple(FACES))))
        for side, steps in mapping(f"{where}.conquest", entry.get("conquest", {})).items():
            half = material.half(village, side_at(f"{where}.conquest", side, table, village))
            table.conquest[half] = count(f"{where}.conquest.{side}", steps)
            most = material.faces[table.faces[village]].steps_to_win - 1
            if table.conquest[half] > most:
                raise value_error(f"{where}.conquest.{side}", steps, f"≤ {most}")
        if "pillage" in entry:
            table.pillage[village] = 1 if truth(f"{where}.pillage", entry["pillage"]) else 0
        if "stone" in entry:
            stone = entry["stone"]
            table.stone[village] = (
                ON_THE_TABLE if stone == TABLE_WORD else side_at(f"{where}.stone", stone, table, village)
            )
        for cargo, coins in mapping(f"{where}.cargo", entry.get("cargo", {})).items():
            which = CARGO_KEYS[one_of(f"{where}.cargo", cargo, tuple(CARGO_KEYS))]
            table.cargo[village * 2 + which] = count(f"{where}.cargo.{cargo}", coins)


def begin(table: Table, start: Mapping[str, Any]) -> None:
    """Start with the phase and the turn that are named, or with the first player's."""
    material = table.material
    seats = tuple(range(material.players))
    if "first" in start:
        table.first = material.side_of[number_of("first", start["first"], seats)]
    table.round = count("round", start.get("round", table.round))
    phase = one_of("phase", start.get("phase", "day"), ("day", "night"))
    table.turns = 0
    table.listen()
    frame = [ROUNDS, 0, NOBODY, 0]
    table.push(frame)
    if phase == "night":
        table.passed = (1 << material.players) - 1
    side = table.first
    if "turn" in start:
        table.turn = number_of("turn", start["turn"], seats)
        side = material.side_of[table.turn]
    frame[1] = FIRST_OF_NIGHT
    if "turn" in start and not table.passed >> table.turn & 1:
        table.order_open = len(ready(table, side)) > 1
        begin_turn(table, frame, table.turn)
    else:
        begin_go(table, frame, side)
    table.run()


def known(table: Table) -> Knowledge:
    """Who knows what: a reserve its owner alone, a bag nobody, everything else all.

    Nobody else can tell which of a side's hidden tiles is in the bag and which in a reserve.
    """
    knowledge = Knowledge.public(len(table.material.ids), table.seats)
    knowledge.mix(table.corp_bag, 0)
    for side, members in enumerate(table.material.members):
        hidden = table.bags[side][:]
        for seat in members:
            hidden += table.reserves[seat]
        knowledge.mix(hidden, 0)
        for seat in members:
            for tile in table.reserves[seat]:
                knowledge.show(tile, 1 << seat)
    return knowledge


def value_error(key: str, value: object, expected: str) -> ScenarioError:
    return ScenarioError("start-value", key=key, value=value, expected=expected)


def check_keys(where: str, entry: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    for key in entry:
        if key not in keys:
            path = key if where == "start" else f"{where}.{key}"
            raise ScenarioError("start-key", key=path, expected=", ".join(keys))


def mapping(key: str, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise value_error(key, value, "{ … }")
    return value


def tables(key: str, value: Any) -> list[Mapping[str, Any]]:
    if not isinstance(value, list):
        raise value_error(key, value, "[{ … }, …]")
    return [mapping(key, entry) for entry in value]


def texts(key: str, value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise value_error(key, value, '["b01", "y01", …]')
    return value


def count(key: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise value_error(key, value, "≥ 0")
    return value


def truth(key: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise value_error(key, value, "true, false")
    return value


def one_of(key: str, value: Any, names: tuple[str, ...]) -> str:
    if value not in names:
        raise value_error(key, value, ", ".join(names))
    return str(value)


def number_of(key: str, value: Any, numbers: tuple[int, ...]) -> int:
    if isinstance(value, bool) or value not in numbers:
        raise value_error(key, value, ", ".join(map(str, numbers)))
    return int(value)


def village_of(key: str, id: str, table: Table) -> int:
    return village_ids(table).index(one_of(key, id, tuple(village_ids(table))))


def side_at(key: str, side: Any, table: Table, village: int) -> int:
    """A side at a village, written as a number or as its text."""
    sides = tuple(table.material.halves[village])
    return number_of(key, int(side) if isinstance(side, str) and side.isdecimal() else side, sides)


@cache
def rule_ids() -> tuple[str, ...]:
    """The numbers of the rules, in the order of the rulebook; see ``data/rules.toml``."""
    text = files(__package__).joinpath("data/rules.toml").read_text("utf-8")
    return tuple(rule["id"] for rule in tomllib.loads(text)["rule"])


def card_ids() -> tuple[str, ...]:
    """The kinds of monsters and the demons."""
    return tuple(monster.id for monster in box().monsters) + tuple(demon.id for demon in box().demons)
