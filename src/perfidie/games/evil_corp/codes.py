"""The vocabulary of the power codes: ``kill:3`` in the data is the power ``kill`` with the amount 3."""

from __future__ import annotations

from typing import Final

INVOKE: Final = "invoke"
BOOST: Final = "boost"
ALONE: Final = "alone"
NO_FORT: Final = "no_fort"
SHIELD: Final = "shield"
FREE_KEEP: Final = "free_keep"

GAIN: Final = "gain"
LOSE: Final = "lose"
FLIP_ENEMY: Final = "flip_enemy"
FLIP_DEMON: Final = "flip_demon"
KILL: Final = "kill"
REVEAL: Final = "reveal"
FOE_DRAW: Final = "foe_draw"
RECRUIT_BAG: Final = "recruit_bag"

DRAW: Final = "draw"
DISCARD: Final = "discard"
RECOVER: Final = "recover"
FOE_DISCARD: Final = "foe_discard"
DISCARD_SELF: Final = "discard_self"
MOVE_SELF: Final = "move_self"
MOVE: Final = "move"
TRASH: Final = "trash"
RECRUIT_HAND: Final = "recruit_hand"
COPY_QUEUE: Final = "copy_queue"

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

DEPLOY: Final = (GAIN, LOSE, FLIP_ENEMY, FLIP_DEMON, KILL, REVEAL, FOE_DRAW, RECRUIT_BAG)
ACTIVATE: Final = (
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
