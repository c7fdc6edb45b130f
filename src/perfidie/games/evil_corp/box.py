"""The printed material and the rulings, read from the data file and checked: every number of the game stands there."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from perfidie.games.evil_corp import codes
from perfidie.games.evil_corp.codes import Code, parse
from perfidie.kernel.errors import BadInput

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
COLOURS: Final = ["blue", "red", "yellow"]

BATTLEFIELD: Final = 0
FORTIFICATION: Final = 1
PORT: Final = 2
PORTAL: Final = 3
SLOT_TYPES: Final = ["battlefield", "fortification", "port", "portal"]

FACES: Final = ["a", "b"]

CARGO_YELLOW: Final = 0
CARGO_RED_BLUE: Final = 1
CARGOES: Final = ["yellow", "red_blue"]

NO_REWARD: Final = 0
CONQUEST: Final = 1
MAGIC_GOLD: Final = 2
VICTORY: Final = 3
REWARDS: Final = ["none", "conquest", "magic_gold", "victory"]

NO_EFFECT: Final = 0
PILLAGE: Final = 1
POWER_STONE: Final = 2
TAKE_YELLOW: Final = 3
TAKE_RED_BLUE: Final = 4
USE_DEMON: Final = 5
SLOT_EFFECTS: Final = ["none", "pillage", "power_stone", "cargo_yellow", "cargo_red_blue", "demon"]

PLAYERS: Final = [2, 3, 4]
MOST_SLOTS: Final = 10
"""Slots on a half: sets of slots of three villages are kept in the bits of one small int."""

SWITCHES: dict[str, tuple[bool | str, ...]] = {
    "invocation_bonus_scope": ("all_face_up_own", "deployed_tile_only"),
    "targeted_deploy_optional": (True, False),
    "kill_may_hit_own": (True, False),
    "kill_uses_current_terror": (True, False),
    "flip_enemy_only_face_up": (True, False),
    "flip_demon_both_ways": (True, False),
    "shield_blocks_own_powers": (True, False),
    "move_triggers_slot_effects": (True, False),
    "move_respects_slot_limits": (True, False),
    "surcharge_on_power_recruit": (True, False),
    "day_draw_refills_bag": (True, False),
    "corp_bag_refill": ("rejected_tiles", "none"),
    "free_keep_stacks": (True, False),
    "pay_ordinary_gold_first": (True, False),
    "pillage_of_zero_terror": ("token_taken_no_gold", "nothing_taken"),
}
"""The rulings that a match may change: all values that the engine can play. The data say which is the default."""

SETTLED: dict[str, Any] = {
    "terror_marker": "clamp_difference",
    "deploy_order": ["place", "deploy_power", "slot_effect"],
    "team_passives_reach": "all_team_boards",
    "max_tokens_per_board_per_night": 1,
    "final_tie": "shared",
}
"""The rulings that the engine plays in one way only; the data must agree."""


class Monster:
    """A kind of tile."""

    def __init__(self, entry: dict[str, Any]) -> None:
        where = f"monster {entry.get('id', '?')}"
        self.id = string(entry, "id", where)
        self.names = [string(entry, "name_en", where), string(entry, "name_fr", where)]
        self.colour = one_of(entry, "colour", COLOURS, where)
        self.recruit = number(entry, "recruit", 0, where)
        self.terror = number(entry, "terror", 0, where)
        self.base = flag(entry, "base", where)
        self.copies = number(entry, "copies", 0, where)
        self.passive = code_list(entry, "passive", tuple(codes.PASSIVE), where)
        self.deploy = code_list(entry, "deploy", codes.DEPLOY, where)
        self.activate = code_list(entry, "activate", codes.ACTIVATE, where)

    def sum_of(self, name: str) -> int:
        """The total of a passive power."""
        return sum(code.amount for code in self.passive if code.name == name)

    def has(self, name: str) -> bool:
        return any(code.name == name for code in self.passive)

    def boosted(self) -> int:
        """The number of the colour that it boosts, or -1."""
        return next((code.amount for code in self.passive if code.name == codes.BOOST), -1)


class DemonEffect:
    """One of the effects of a demon: what it takes and what it does."""

    def __init__(self, entry: dict[str, Any], where: str) -> None:
        self.threshold = number(entry, "threshold", 0, where)
        self.pay = number(entry, "pay", 0, where)
        self.codes = code_list(entry, "codes", codes.ACTIVATE, where)


class Demon:
    def __init__(self, entry: dict[str, Any]) -> None:
        where = f"demon {entry.get('id', '?')}"
        self.id = string(entry, "id", where)
        self.effects = [DemonEffect(effect, where) for effect in rows(entry, "effects", where)]
        thresholds = [effect.threshold for effect in self.effects]
        if len(set(thresholds)) < len(thresholds):
            raise BadInput("data-twice", where=where, what="threshold")


class Face:
    """One face of a village board."""

    def __init__(self, entry: dict[str, Any], where: str) -> None:
        slots = table(entry, "slots", where)
        self.slots = [number(slots, name, 0, f"{where}.slots") for name in SLOT_TYPES]
        self.keep_cost = number(entry, "keep_cost", 0, where)
        cargo = table(entry, "cargo", where)
        self.cargo = [number(cargo, name, 0, f"{where}.cargo") for name in CARGOES]
        self.steps_to_win = number(entry, "conquest_steps_to_win", 1, where)
        self.track_length = number(entry, "track_length", 1, where)
        self.rewards: list[int] = []
        self.amounts: list[int] = []
        for space, row in enumerate(rows(entry, "track", where), 1):
            at = f"{where}.track {space}"
            if number(row, "space", 1, at) != space:
                raise BadInput("data-value", where=f"{at}.space", found=row["space"], expected=space)
            self.rewards.append(one_of(row, "reward", REWARDS, at))
            self.amounts.append(number(row, "amount", 0, at))
        if len(self.rewards) != self.track_length:
            raise BadInput("data-total", what=f"{where}.track", found=len(self.rewards), expected=self.track_length)
        if VICTORY not in self.rewards and CONQUEST not in self.rewards:
            raise BadInput("data-value", where=f"{where}.track", found="-", expected="conquest, victory")


class Seating:
    """The villages of a match with so many players: who sits where, and who may use what."""

    def __init__(self, entry: dict[str, Any], players: int) -> None:
        where = f"setup.p{players}"
        seats = [f"p{seat}" for seat in range(players)]
        self.members = [[known(seat, seats, f"{where}.sides") for seat in side] for side in entry.get("sides", [])]
        if sorted(seat for side in self.members for seat in side) != list(range(players)):
            raise BadInput("data-value", where=f"{where}.sides", found=entry.get("sides"), expected=", ".join(seats))
        self.boards = [string(board, "id", where) for board in rows(entry, "boards", where)]
        self.halves: list[list[int]] = []
        for board in entry["boards"]:
            at = f"{where}.boards {board['id']}"
            sides = board.get("sides", [])
            if len(set(sides)) != 2 or not all(side in range(len(self.members)) for side in sides):
                expected = f"2: 0-{len(self.members) - 1}"
                raise BadInput("data-value", where=f"{at}.sides", found=sides, expected=expected)
            self.halves.append(sorted(sides))
        eligible = table(entry, "eligible", where)
        self.eligible: list[list[int]] = []
        for seat, name in enumerate(seats):
            mine = [known(board, self.boards, f"{where}.eligible.{name}") for board in eligible.get(name, [])]
            side = next(side for side, members in enumerate(self.members) if seat in members)
            near = [
                board
                for board, halves, row in zip(self.boards, self.halves, entry["boards"], strict=True)
                if side in halves and name in row.get("seats", [])
            ]
            for village in mine:
                known(self.boards[village], near, f"{where}.eligible.{name}")
            if not mine:
                raise BadInput("data-missing", where=f"{where}.eligible", key=name)
            self.eligible.append(sorted(mine))
        self.bag_set = string(entry, "bag_set", where)
        if self.bag_set not in ("standard", "team"):
            raise BadInput("data-value", where=f"{where}.bag_set", found=self.bag_set, expected="standard, team")
        self.draw = number(entry, "draw", 1, where)


class Box:
    """The whole box. Data that cannot be one of this game are refused with what is wrong, where, and what would do."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        for key, expected in (("colours", COLOURS), ("slot_types", SLOT_TYPES)):
            if data.get(key) != expected:
                raise BadInput("data-value", where=key, found=data.get(key), expected=", ".join(expected))
        self.monsters = [Monster(entry) for entry in rows(data, "monster", "")]
        self.demons = [Demon(entry) for entry in rows(data, "demon", "")]
        for what, ids in (("monster", [m.id for m in self.monsters]), ("demon", [d.id for d in self.demons])):
            for id in ids:
                if ids.count(id) > 1:
                    raise BadInput("data-twice", where=what, what=id)
        villages = table(data, "village", "")
        self.faces = [Face(table(villages, face, "village"), f"village.{face}") for face in FACES]
        found = sum(max(face.slots[type] for face in self.faces) for type in range(len(SLOT_TYPES)))
        if found > MOST_SLOTS:
            raise BadInput("data-total", what="village.*.slots", found=found, expected=f"≤ {MOST_SLOTS}")
        slots = table(data, "slot", "")
        self.counts_terror: list[bool] = []
        self.leaves_at_night: list[bool] = []
        self.slot_effects: list[list[int]] = []
        """By slot type and colour; -1 where the colour may not be put."""
        for name in SLOT_TYPES:
            self.read_slot_type(table(slots, name, "slot"), f"slot.{name}")
        setup = table(data, "setup", "")
        self.start_face = one_of(setup, "face_at_start", FACES, "setup")
        self.start_gold = number(setup, "starting_gold", 0, "setup")
        self.start_magic = number(setup, "starting_magic_gold", 0, "setup")
        self.tokens_to_win = number(setup, "tokens_to_win", 1, "setup")
        if number(table(data, "victory", ""), "tokens_needed", 1, "victory") != self.tokens_to_win:
            found = data["victory"]["tokens_needed"]
            raise BadInput("data-value", where="victory.tokens_needed", found=found, expected=self.tokens_to_win)
        self.handicap = number(table(setup, "handicap", "setup"), "max_gold", 0, "setup.handicap")
        self.seatings = [Seating(table(setup, f"p{players}", "setup"), players) for players in PLAYERS]
        self.read_base_sets(table(data, "base_set", ""))
        office = table(data, "office", "")
        self.queue_length = number(office, "queue_length", 1, "office")
        self.surcharge: list[int] = office.get("surcharge", [])
        if len(self.surcharge) != self.queue_length:
            found = len(self.surcharge)
            raise BadInput("data-total", what="office.surcharge", found=found, expected=self.queue_length)
        self.check_components(table(data, "components", ""))
        self.rulings = self.read_rulings(table(data, "rulings", ""))

    def read_slot_type(self, entry: dict[str, Any], where: str) -> None:
        self.counts_terror.append(flag(entry, "counts_terror", where))
        self.leaves_at_night.append(flag(entry, "discarded_at_night", where))
        effects = [-1] * len(COLOURS)
        on_deploy = table(entry, "on_deploy", where)
        for colour in entry.get("colours", []):
            number_of = known(colour, COLOURS, f"{where}.colours")
            effects[number_of] = one_of(on_deploy, colour, SLOT_EFFECTS, f"{where}.on_deploy")
        self.slot_effects.append(effects)

    def read_base_sets(self, entry: dict[str, Any]) -> None:
        """The base tiles of a side, by bag set; every id as often as it is in the set."""
        self.base_sets: dict[str, list[str]] = {"standard": self.base_set(entry, "standard")}
        self.base_sets["team"] = self.base_sets["standard"] + self.base_set(entry, "team_extra")
        for name, ids in self.base_sets.items():
            expected = number(entry, f"{name}_total", 1, "base_set")
            if len(ids) != expected:
                raise BadInput("data-total", what=f"base_set.{name}", found=len(ids), expected=expected)
        for seating in self.seatings:
            ids = self.base_sets[seating.bag_set]
            for id in sorted(set(ids)):
                needed = ids.count(id) * len(seating.members)
                copies = self.monsters[self.kind(id)].copies
                if copies < needed:
                    raise BadInput("data-total", what=f"monster {id}.copies", found=copies, expected=needed)

    def base_set(self, entry: dict[str, Any], key: str) -> list[str]:
        where = f"base_set.{key}"
        ids = [monster.id for monster in self.monsters if monster.base]
        chosen: list[str] = []
        counts = table(entry, key, "base_set")
        for id in counts:
            known(id, ids, where)
            chosen += [id] * number(counts, id, 1, where)
        return chosen

    def check_components(self, entry: dict[str, Any]) -> None:
        """No more tiles than the box holds, and enough for the queue. (Fewer are allowed: a kind may be left out.)"""
        for key, base in (("monster_tiles", False), ("base_tiles", True)):
            found = sum(monster.copies for monster in self.monsters if monster.base is base)
            most = number(entry, key, 0, "components")
            if found > most:
                raise BadInput("data-total", what=f"components.{key}", found=found, expected=most)
            if not base and found < self.queue_length:
                raise BadInput("data-total", what=f"components.{key}", found=found, expected=self.queue_length)
        if len(self.demons) != number(entry, "demon_tiles", 0, "components"):
            found = len(self.demons)
            raise BadInput("data-total", what="components.demon_tiles", found=found, expected=entry["demon_tiles"])
        self.victory_tokens = number(entry, "victory_tokens", 1, "components")

    def read_rulings(self, entry: dict[str, Any]) -> dict[str, bool | str]:
        for name in entry:
            known(name, [*SWITCHES, *SETTLED], "rulings")
        chosen: dict[str, bool | str] = {}
        for name in [*SWITCHES, *SETTLED]:
            row = table(entry, name, "rulings")
            if "value" not in row:
                raise BadInput("data-missing", where=f"rulings.{name}", key="value")
            value = row["value"]
            allowed = SWITCHES[name] if name in SWITCHES else (SETTLED[name],)
            if not any(value == each and type(value) is type(each) for each in allowed):
                expected = ", ".join(map(str, allowed))
                raise BadInput("data-value", where=f"rulings.{name}", found=value, expected=expected)
            if name in SWITCHES:
                chosen[name] = value
        return chosen

    def kind(self, id: str) -> int:
        """The number of a kind of tile."""
        return next(kind for kind, monster in enumerate(self.monsters) if monster.id == id)


def string(entry: dict[str, Any], key: str, where: str) -> str:
    value = required(entry, key, where)
    if not isinstance(value, str) or not value:
        raise BadInput("data-value", where=f"{where}.{key}", found=value, expected='"…"')
    return value


def number(entry: dict[str, Any], key: str, least: int, where: str) -> int:
    value = required(entry, key, where)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise BadInput("data-value", where=f"{where}.{key}", found=value, expected=f"≥ {least}")
    return value


def flag(entry: dict[str, Any], key: str, where: str) -> bool:
    value = required(entry, key, where)
    if not isinstance(value, bool):
        raise BadInput("data-value", where=f"{where}.{key}", found=value, expected="true, false")
    return value


def table(entry: dict[str, Any], key: str, where: str) -> dict[str, Any]:
    value = required(entry, key, where)
    if not isinstance(value, dict):
        raise BadInput("data-value", where=f"{where}.{key}".lstrip("."), found=value, expected="{…}")
    return value


def rows(entry: dict[str, Any], key: str, where: str) -> list[dict[str, Any]]:
    value = required(entry, key, where)
    if not isinstance(value, list) or not value:
        raise BadInput("data-value", where=f"{where}.{key}".lstrip("."), found=value, expected="[{…}, …]")
    return value


def one_of(entry: dict[str, Any], key: str, names: list[str], where: str) -> int:
    """The number of a name in a list."""
    return known(required(entry, key, where), names, f"{where}.{key}")


def known(value: Any, names: list[str], where: str) -> int:
    if value not in names:
        raise BadInput("data-value", where=where, found=value, expected=", ".join(names))
    return names.index(value)


def required(entry: dict[str, Any], key: str, where: str) -> Any:
    if key not in entry:
        raise BadInput("data-missing", where=where or "-", key=key)
    return entry[key]


def code_list(entry: dict[str, Any], key: str, names: tuple[str, ...], where: str) -> list[Code]:
    parsed: list[Code] = []
    for text in required(entry, key, where):
        code = parse(text, names, COLOURS)
        if code is None:
            raise BadInput("data-value", where=f"{where}.{key}", found=text, expected=", ".join(names))
        parsed.append(code)
    return parsed


@cache
def box() -> Box:
    """The box as it is shipped."""
    return Box(tomllib.loads(files(__package__).joinpath("data/evil_corp.toml").read_text("utf-8")))
