"""Where a card may be laid (rule 4): a number goes to a matching neighbour, wanted or not, before it stays at home."""

from __future__ import annotations

from typing import Final

from perfidie.games.villains_card_game.table import HERO, LEFT, MIDDLE, NONE, OWN, PLAY, RIGHT, Table
from perfidie.kernel.options import pack

# The code of playing card c there is the base plus c << 8.
TO_LEFT: Final = pack(PLAY, 0, LEFT)
TO_RIGHT: Final = pack(PLAY, 0, RIGHT)
TO_OWN: Final = pack(PLAY, 0, OWN)
TO_HERO: Final = pack(PLAY, 0, HERO)
TO_MIDDLE: Final = pack(PLAY, 0, MIDDLE)


def plays(table: Table, seat: int) -> list[int]:
    """All plays of a seat, encoded: in the order of the hand, face up before face down."""
    cards = table.cards
    value = cards.value
    colour = cards.colour
    seats = table.seats
    piles = table.piles
    # Tops as value and colour; -2 matches nothing (rule 3: Heroes and empty piles attract no card).
    left_value = left_colour = right_value = right_colour = own_value = own_colour = -2
    left = piles[(seat + 1) % seats]
    if left:
        top = left[-1]
        if top >= 0:
            left_value = value[top]
            left_colour = colour[top]
    right = piles[(seat + seats - 1) % seats]
    if right:
        top = right[-1]
        if top >= 0:
            right_value = value[top]
            right_colour = colour[top]
    own = piles[seat]
    open_home = True
    if own:
        top = own[-1]
        if top >= 0:
            open_home = False
            own_value = value[top]
            own_colour = colour[top]
    forced = table.forced[seat]
    codes: list[int] = []
    for card in table.hands[seat] if forced == NONE else [forced]:
        worth = value[card]
        shifted = card << 8
        if worth == 0:
            codes.append(TO_MIDDLE + shifted)
            if cards.special_as_hero:
                codes.append(TO_HERO + shifted)
            continue
        shade = colour[card]
        attracted = False
        if worth == left_value or shade == left_colour:
            codes.append(TO_LEFT + shifted)
            attracted = True
        if worth == right_value or shade == right_colour:
            codes.append(TO_RIGHT + shifted)
            attracted = True
        if not attracted and (open_home or worth == own_value or shade == own_colour):
            codes.append(TO_OWN + shifted)
        codes.append(TO_HERO + shifted)
    return codes
