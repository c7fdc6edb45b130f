"""The names of options, questions and events: numbers inside the engine, words outside."""

from __future__ import annotations

from typing import Final

DEPLOY: Final = 0
ACTIVATE: Final = 1
RECRUIT: Final = 2
PASS: Final = 3
FIRST: Final = 4
TARGET: Final = 5
TARGET_DEMON: Final = 6
OPPONENT: Final = 7
DISCARD: Final = 8
REVEAL: Final = 9
RECOVER: Final = 10
TRASH_HELD: Final = 11
TRASH_DISCARDED: Final = 12
TRASH_DEPLOYED: Final = 13
MOVE: Final = 14
COPY: Final = 15
DEMON: Final = 16
KEEP: Final = 17
DECLINE: Final = 18
FINISH: Final = 19
OPTION_KINDS: Final = [
    "deploy",
    "activate",
    "recruit",
    "pass",
    "first",
    "target",
    "target",
    "opponent",
    "discard",
    "reveal",
    "recover",
    "trash",
    "trash",
    "trash",
    "move",
    "copy",
    "demon",
    "keep",
    "decline",
    "done",
]

ASK_ACTION: Final = 0
ASK_ACTION_OR_PARTNER: Final = 1
ASK_KILL: Final = 2
ASK_FLIP_ENEMY: Final = 3
ASK_FLIP_DEMON: Final = 4
ASK_REVEAL_WHOM: Final = 5
ASK_DRAW_WHOM: Final = 6
ASK_DISCARD_WHOM: Final = 7
ASK_REVEAL: Final = 8
ASK_DISCARD: Final = 9
ASK_RECOVER: Final = 10
ASK_TRASH: Final = 11
ASK_MOVE: Final = 12
ASK_RECRUIT: Final = 13
ASK_COPY: Final = 14
ASK_DEMON: Final = 15
ASK_KEEP: Final = 16
PROMPTS: Final = [
    "action",
    "action_or_partner",
    "kill",
    "flip_enemy",
    "flip_demon",
    "reveal_whom",
    "draw_whom",
    "discard_whom",
    "reveal",
    "discard",
    "recover",
    "trash",
    "move",
    "recruit",
    "copy",
    "demon",
    "keep",
]

ROUND: Final = 0
TURN: Final = 1
DEPLOYED: Final = 2
ACTIVATED: Final = 3
RECRUITED: Final = 4
PASSED: Final = 5
LET_PARTNER: Final = 6
GAINED: Final = 7
PAID: Final = 8
PILLAGED: Final = 9
TOOK_STONE: Final = 10
TOOK_CARGO: Final = 11
USED_DEMON: Final = 12
FLIPPED_DEMON: Final = 13
FLIPPED: Final = 14
KILLED: Final = 15
MOVED: Final = 16
DISCARDED: Final = 17
DREW: Final = 18
REFILLED: Final = 19
REVEALED: Final = 20
RECOVERED: Final = 21
REMOVED: Final = 22
JOINED: Final = 23
REJECTED: Final = 24
CORP_REFILLED: Final = 25
COPIED: Final = 26
TERROR: Final = 27
NIGHT: Final = 28
SCORED: Final = 29
CONQUEST_STEP: Final = 30
MAGIC: Final = 31
TOKEN: Final = 32
RESET: Final = 33
CLEARED: Final = 34
KEPT: Final = 35
GOLD_LOST: Final = 36
DEMONS_UP: Final = 37
ENDED: Final = 38
LAPSED: Final = 39
EVENTS: Final = [
    "round",
    "turn",
    "deployed",
    "activated",
    "recruited",
    "passed",
    "let_partner",
    "gained",
    "paid",
    "pillaged",
    "took_stone",
    "took_cargo",
    "used_demon",
    "flipped_demon",
    "flipped",
    "killed",
    "moved",
    "discarded",
    "drew",
    "refilled",
    "revealed",
    "recovered",
    "removed",
    "joined",
    "rejected",
    "corp_refilled",
    "copied",
    "terror",
    "night",
    "scored",
    "conquest",
    "magic",
    "token",
    "reset",
    "cleared",
    "kept",
    "gold_lost",
    "demons_up",
    "ended",
    "lapsed",
]

SIDE_EVENTS: Final = [REFILLED, SCORED, CONQUEST_STEP, MAGIC, TOKEN, GOLD_LOST]
"""Events of a side: they name its first seat and the side."""

NO_FIELD: Final = 0
NUMBER: Final = 1
PLACE: Final = 2
VILLAGE: Final = 3
DEMON_ID: Final = 4
UP_OR_DOWN: Final = 5
BOARD_FACE: Final = 6

FIELDS: dict[int, tuple[tuple[str, int], ...]] = {
    ROUND: (("n", NUMBER),),
    DEPLOYED: (("to", PLACE),),
    ACTIVATED: (("at", PLACE),),
    RECRUITED: (("n", NUMBER), ("to", PLACE)),
    LET_PARTNER: (("partner", NUMBER),),
    GAINED: (("n", NUMBER),),
    PAID: (("n", NUMBER),),
    PILLAGED: (("n", NUMBER), ("village", VILLAGE)),
    TOOK_STONE: (("village", VILLAGE),),
    TOOK_CARGO: (("n", NUMBER), ("village", VILLAGE)),
    USED_DEMON: (("n", NUMBER), ("demon", DEMON_ID)),
    FLIPPED_DEMON: (("face", UP_OR_DOWN), ("demon", DEMON_ID)),
    FLIPPED: (("face", UP_OR_DOWN), ("at", PLACE)),
    KILLED: (("at", PLACE),),
    MOVED: (("at", PLACE), ("to", PLACE)),
    DISCARDED: (("at", PLACE),),
    REFILLED: (("n", NUMBER),),
    REMOVED: (("at", PLACE),),
    JOINED: (("n", NUMBER),),
    CORP_REFILLED: (("n", NUMBER),),
    TERROR: (("n", NUMBER), ("village", VILLAGE)),
    NIGHT: (("n", NUMBER),),
    SCORED: (("n", NUMBER), ("village", VILLAGE)),
    CONQUEST_STEP: (("n", NUMBER), ("village", VILLAGE)),
    MAGIC: (("n", NUMBER), ("village", VILLAGE)),
    TOKEN: (("village", VILLAGE),),
    RESET: (("face", BOARD_FACE), ("village", VILLAGE)),
    CLEARED: (("at", PLACE),),
    KEPT: (("n", NUMBER), ("at", PLACE)),
    GOLD_LOST: (("n", NUMBER),),
}
"""What the two further fields of an event say, and how to read them."""

RESERVE: Final = -2
DISCARD_PILE: Final = -3
BAG: Final = -4
"""Places that are no slot, for ``at`` and ``to`` of options and events."""
PLACES: Final = {RESERVE: "reserve", DISCARD_PILE: "discard", BAG: "bag"}
