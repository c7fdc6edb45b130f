"""Where a card may be laid (rule 4): a number goes to a matching neighbour, wanted or not, before it stays at home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from perfidie.games.villains_card_game.table import HERO, LEFT, MIDDLE, NONE, OWN, PLAY, RIGHT, Table
from perfidie.kernel.options import pack

if TYPE_CHECKING:
    from mypy_extensions import i64

TO_LEFT: Final = 1
TO_RIGHT: Final = 2
STAYS: Final = 4
SPECIAL: Final = 5
SPECIAL_OR_HERO: Final = 6
PLACES: Final = [[HERO], [LEFT, HERO], [RIGHT, HERO], [LEFT, RIGHT, HERO], [OWN, HERO], [MIDDLE], [MIDDLE, HERO], []]
"""The sets of places that a card can have the choice of, by the numbers above; TO_LEFT and TO_RIGHT add up."""

CODES: Final[list[list[int]]] = []
"""The plays of card c to the places of set s, encoded, at c * 8 + s: made once, since all decisions consist of them."""


def encode(cards: int) -> None:
    """Make the codes of so many cards."""
    for card in range(len(CODES) // 8, cards):
        for places in PLACES:
            CODES.append([pack(PLAY, card, place) for place in places])


def plays(table: Table, seat: int) -> list[int]:
    """All plays of a seat, encoded: in the order of the hand, face up before face down."""
    cards = table.cards
    attracts = cards.attracts
    seats = table.seats
    piles = table.piles
    # What the tops attract; Heroes and empty piles attract nothing, but at home they take any card (rules 3, 4.A).
    left: i64 = 0
    right: i64 = 0
    own: i64 = -1
    pile = piles[seat + 1 if seat + 1 < seats else 0]
    if pile:
        top = pile[-1]
        if top >= 0:
            left = attracts[top]
    pile = piles[seat - 1]
    if pile:
        top = pile[-1]
        if top >= 0:
            right = attracts[top]
    pile = piles[seat]
    if pile:
        top = pile[-1]
        if top >= 0:
            own = attracts[top]
    faces = cards.face
    if len(CODES) < len(faces) * 8:
        encode(len(faces))
    codes: list[int] = []
    forced = table.forced[seat]
    face: i64
    for card in table.hands[seat] if forced == NONE else [forced]:
        face = faces[card]
        if face == 0:
            places = SPECIAL_OR_HERO if cards.special_as_hero else SPECIAL
        else:
            places = 0
            if face & left:
                places = TO_LEFT
            if face & right:
                places += TO_RIGHT
            if places == 0 and face & own:
                places = STAYS
        codes += CODES[card << 3 | places]
    return codes
