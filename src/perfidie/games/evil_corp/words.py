"""The names of options, questions and events: numbers inside the engine, words outside."""

from __future__ import annotations

DEPLOY = 0
ACTIVATE = 1
RECRUIT = 2
PASS = 3
FIRST = 4
TARGET = 5
TARGET_DEMON = 6
OPPONENT = 7
DISCARD = 8
REVEAL = 9
RECOVER = 10
TRASH_HELD = 11
TRASH_DISCARDED = 12
TRASH_DEPLOYED = 13
MOVE = 14
COPY = 15
DEMON = 16
KEEP = 17
DECLINE = 18
FINISH = 19
OPTION_KINDS = [
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

ASK_ACTION = 0
ASK_ACTION_OR_PARTNER = 1
ASK_KILL = 2
ASK_FLIP_ENEMY = 3
ASK_FLIP_DEMON = 4
ASK_REVEAL_WHOM = 5
ASK_DRAW_WHOM = 6
ASK_DISCARD_WHOM = 7
ASK_REVEAL = 8
ASK_DISCARD = 9
ASK_RECOVER = 10
ASK_TRASH = 11
ASK_MOVE = 12
ASK_RECRUIT = 13
ASK_COPY = 14
ASK_DEMON = 15
ASK_KEEP = 16
PROMPTS = [
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

ROUND = 0
TURN = 1
DEPLOYED = 2
ACTIVATED = 3
RECRUITED = 4
PASSED = 5
LET_PARTNER = 6
GAINED = 7
PAID = 8
PILLAGED = 9
TOOK_STONE = 10
TOOK_CARGO = 11
USED_DEMON = 12
FLIPPED_DEMON = 13
FLIPPED = 14
KILLED = 15
MOVED = 16
DISCARDED = 17
DREW = 18
REFILLED = 19
REVEALED = 20
RECOVERED = 21
REMOVED = 22
JOINED = 23
REJECTED = 24
CORP_REFILLED = 25
COPIED = 26
TERROR = 27
NIGHT = 28
SCORED = 29
CONQUEST_STEP = 30
MAGIC = 31
TOKEN = 32
RESET = 33
CLEARED = 34
KEPT = 35
GOLD_LOST = 36
DEMONS_UP = 37
ENDED = 38
LAPSED = 39
EVENTS = [
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

SIDE_EVENTS = [REFILLED, SCORED, CONQUEST_STEP, MAGIC, TOKEN, GOLD_LOST]
"""Events of a side: they name its first seat and the side."""

NO_FIELD = 0
NUMBER = 1
PLACE = 2
VILLAGE = 3
DEMON_ID = 4
UP_OR_DOWN = 5
BOARD_FACE = 6

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

RESERVE = -2
DISCARD_PILE = -3
BAG = -4
"""Places that are no slot, for ``at`` and ``to`` of options and events."""
PLACES = {RESERVE: "reserve", DISCARD_PILE: "discard", BAG: "bag"}
