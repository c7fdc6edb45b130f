"""The paths of the scenario format: what ``[expect]`` can ask of a position."""

from __future__ import annotations

from typing import Final

from perfidie.games.evil_corp.box import CARGO_RED_BLUE, CARGO_YELLOW, FACES
from perfidie.games.evil_corp.table import ON_THE_TABLE, Table
from perfidie.kernel.errors import ScenarioError

CARGO_KEYS: Final = {"yellow": CARGO_YELLOW, "redblue": CARGO_RED_BLUE}
SEAT_PATHS: Final = ("gold", "magic", "tokens", "reserve", "reserve_size", "bag_size", "discard", "passed")
PATHS: Final = (
    *(f"<seat>.{name}" for name in SEAT_PATHS),
    "queue",
    "corp_bag_size",
    "rejected",
    "removed",
    "demons.<demon>",
    "terror.<village>",
    "conquest.<village>.<side>",
    "face.<village>",
    "pillage.<village>",
    "stone.<village>",
    "cargo.<village>.<yellow|redblue>",
    "slot.<slot>",
    "up.<slot>",
    "first",
    "turn",
    "phase",
    "round",
    "winners",
    "running",
)
TABLE_WORD: Final = "table"


def look_up(table: Table, path: str) -> object:
    """The value of a path of the scenario format.

    >>> from perfidie.games.evil_corp import GAME
    >>> table = GAME.start(["0", "1"], {"first": 1})
    >>> [look_up(table, path) for path in ("turn", "0.bag_size", "slot.v0.0.port1", "stone.v1")]
    [1, 3, '', 'table']
    """
    ids = table.material.ids
    head, _, rest = path.partition(".")
    if head in map(str, range(table.seats)) and rest in SEAT_PATHS:
        return of_seat(table, int(head), rest)
    plain: dict[str, object] = {
        "turn": table.turn,
        "first": table.material.members[table.first][0],
        "phase": "night" if table.night else "day",
        "round": table.round,
        "queue": [ids[tile] for tile in table.queue],
        "corp_bag_size": len(table.corp_bag),
        "rejected": [ids[tile] for tile in table.rejected],
        "removed": [ids[tile] for tile in table.removed],
    }
    if path in plain:
        return plain[path]
    if head == "demons" and rest in table.material.demons:
        return table.demons >> table.material.demons.index(rest) & 1 == 1
    if head in ("slot", "up") and rest in table.material.slot_ids:
        slot = table.material.slot_ids.index(rest)
        tile = table.slots[slot]
        if head == "up":
            return tile >= 0 and table.is_up(slot)
        return ids[tile] if tile >= 0 else ""
    found = of_village(table, head, rest)
    if found is None:
        raise ScenarioError("unknown-path", path=path, expected=", ".join(PATHS))
    return found


def of_seat(table: Table, seat: int, name: str) -> object:
    ids = table.material.ids
    side = table.side(seat)
    if name == "gold":
        return table.gold[side]
    if name == "magic":
        return table.magic[side]
    if name == "tokens":
        return table.tokens[side]
    if name == "reserve":
        return [ids[tile] for tile in table.reserves[seat]]
    if name == "reserve_size":
        return len(table.reserves[seat])
    if name == "bag_size":
        return len(table.bags[side])
    if name == "passed":
        return table.passed >> seat & 1 == 1
    return [ids[tile] for tile in table.discards[side]]


def of_village(table: Table, name: str, rest: str) -> object:
    id, _, detail = rest.partition(".")
    if id not in village_ids(table):
        return None
    village = village_ids(table).index(id)
    if name == "conquest" and detail in map(str, table.material.halves[village]):
        return table.conquest[table.material.half(village, int(detail))]
    if name == "cargo" and detail in CARGO_KEYS:
        return table.cargo[village * 2 + CARGO_KEYS[detail]]
    if detail:
        return None
    if name == "terror":
        return table.gauge(village)
    if name == "face":
        return FACES[table.faces[village]]
    if name == "pillage":
        return table.pillage[village] == 1
    if name == "stone":
        return TABLE_WORD if table.stone[village] == ON_THE_TABLE else table.stone[village]
    return None


def village_ids(table: Table) -> list[str]:
    return [f"v{village}" for village in range(table.material.villages)]
