"""Where a card may be laid (rule 4): a number goes to a matching neighbour, wanted or not, before it stays at home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from perfidie.games.villains_card_game.table import HERO, LEFT, MIDDLE, NONE, OWN, PLAY, RIGHT, Table
from perfidie.kernel.options import pack

if TYPE_CHECKING:
    from mypy_extensions import i64

CODES: Final[list[Any]] = []
"""The code of playing card c to place p, at c * 8 + p: made once, since all decisions consist of them.

They are ints; as ``Any``, the compiled core hands them on as the objects that they are.
"""


def encode(cards: int) -> None:
    """Make the codes of so many cards."""
    for card in range(len(CODES) // 8, cards):
        CODES.extend([pack(PLAY, card, place) for place in range(8)])


def plays(table: Table, seat: int) -> list[int]:
    """All plays of a seat, encoded: in the order of the hand, face up before face down."""
    cards = table.cards
    faces = cards.face
    if len(CODES) < len(faces) * 8:
        encode(len(faces))
    seats = table.seats
    piles = table.piles
    # The faces of the tops. Heroes and empty piles attract no card, but at home they take any (rules 3 and 4.A).
    left: i64 = 0
    right: i64 = 0
    own: i64 = -1
    top: i64
    pile = piles[seat + 1 if seat + 1 < seats else 0]
    if pile:
        top = pile[-1]
        if top >= 0:
            left = faces[top]
    pile = piles[seat - 1]
    if pile:
        top = pile[-1]
        if top >= 0:
            right = faces[top]
    pile = piles[seat]
    if pile:
        top = pile[-1]
        if top >= 0:
            own = faces[top]
    codes: list[Any] = []
    code_of = CODES
    forced = table.forced[seat]
    card: i64
    face: i64
    for card in table.hands[seat] if forced == NONE else [forced]:
        face = faces[card]
        at = card << 3
        if face == 0:
            codes.append(code_of[at + MIDDLE])
            if not cards.special_as_hero:
                continue
        elif face & (left | right):
            if face & left:
                codes.append(code_of[at + LEFT])
            if face & right:
                codes.append(code_of[at + RIGHT])
        elif face & own:
            codes.append(code_of[at + OWN])
        codes.append(code_of[at + HERO])
    return codes
