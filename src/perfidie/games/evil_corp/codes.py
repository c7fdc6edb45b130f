"""The vocabulary of the power codes: ``kill:3`` in the data is the power ``kill`` with the amount 3."""

from __future__ import annotations

from typing import Final

INVOKE = "invoke"
BOOST = "boost"
ALONE = "alone"
NO_FORT = "no_fort"
SHIELD = "shield"
FREE_KEEP = "free_keep"

GAIN = "gain"
LOSE = "lose"
FLIP_ENEMY = "flip_enemy"
FLIP_DEMON = "flip_demon"
KILL = "kill"
REVEAL = "reveal"
FOE_DRAW = "foe_draw"
RECRUIT_BAG = "recruit_bag"

DRAW = "draw"
DISCARD = "discard"
RECOVER = "recover"
FOE_DISCARD = "foe_discard"
DISCARD_SELF = "discard_self"
MOVE_SELF = "move_self"
MOVE = "move"
TRASH = "trash"
RECRUIT_HAND = "recruit_hand"
COPY_QUEUE = "copy_queue"

AMOUNT: Final = 0
COLOUR: Final = 1
PLAIN: Final = 2

PASSIVE: dict[str, int] = {
    INVOKE: AMOUNT,
    BOOST: COLOUR,
    ALONE: AMOUNT,
    NO_FORT: PLAIN,
    SHIELD: PLAIN,
    FREE_KEEP: AMOUNT,
}
"""What a power is followed by."""

RESOLVED: dict[str, int] = {
    GAIN: AMOUNT,
    LOSE: AMOUNT,
    FLIP_ENEMY: AMOUNT,
    FLIP_DEMON: AMOUNT,
    KILL: AMOUNT,
    REVEAL: AMOUNT,
    FOE_DRAW: AMOUNT,
    RECRUIT_BAG: PLAIN,
    DRAW: AMOUNT,
    DISCARD: AMOUNT,
    RECOVER: AMOUNT,
    FOE_DISCARD: AMOUNT,
    DISCARD_SELF: PLAIN,
    MOVE_SELF: PLAIN,
    MOVE: AMOUNT,
    TRASH: AMOUNT,
    RECRUIT_HAND: PLAIN,
    COPY_QUEUE: PLAIN,
}

DEPLOY = (GAIN, LOSE, FLIP_ENEMY, FLIP_DEMON, KILL, REVEAL, FOE_DRAW, RECRUIT_BAG)
ACTIVATE = (
    DRAW,
    DISCARD,
    RECOVER,
    FLIP_ENEMY,
    FOE_DISCARD,
    REVEAL,
    DISCARD_SELF,
    KILL,
    MOVE_SELF,
    MOVE,
    TRASH,
    RECRUIT_HAND,
    COPY_QUEUE,
)


class Code:
    """One power of a tile or demon; ``amount`` is 0 where there is none, and a colour's number for ``boost``."""

    def __init__(self, name: str, amount: int) -> None:
        self.name = name
        self.amount = amount


def parse(text: str, names: tuple[str, ...], colours: list[str]) -> Code | None:
    """The code, if it is one of these names with the right argument.

    >>> code = parse("kill:3", ACTIVATE, [])
    >>> code.name, code.amount
    ('kill', 3)
    >>> parse("kill", ACTIVATE, []) is None
    True
    """
    name, colon, argument = text.partition(":")
    if name not in names:
        return None
    sort = PASSIVE[name] if name in PASSIVE else RESOLVED[name]
    if sort == PLAIN:
        return None if colon else Code(name, 0)
    if sort == COLOUR:
        return Code(name, colours.index(argument)) if argument in colours else None
    return Code(name, int(argument)) if argument.isdecimal() and int(argument) > 0 else None
