"""What a viewer sees of the card game (rule 6): tops and heights, the own hand; piles only once they are scored."""

from __future__ import annotations

import msgspec

from perfidie.games.villains_card_game.scoring import score
from perfidie.games.villains_card_game.table import NONE, Table
from perfidie.kernel.view import View, envelope


class SeatView(msgspec.Struct, frozen=True):
    """One player's place. A card is its id (``5R``, ``curse``); a card that lies face down is ``H``."""

    villain: str
    hand_size: int
    draw_size: int
    pile_size: int
    top: str | None
    forced: str | None
    pile: list[str] | None
    """The whole pile, bottom first (``H:5R`` for a Hero), once the game is over."""
    score: int | None
    lost: int | None
    heroes: int | None


class CardTableView(msgspec.Struct, frozen=True, tag="villains_card_game"):
    turn: int
    specials: bool
    hand: list[str]
    """The viewer's own hand; empty for spectators."""
    middle: list[str]
    seats: list[SeatView]


def lying_id(table: Table, lying: int) -> str:
    """A card in a pile with both its sides known: ``5R`` or ``H:5R``."""
    return table.cards.ids[lying] if lying >= 0 else "H:" + table.cards.ids[~lying]


def seat_view(table: Table, seat: int) -> SeatView:
    ids = table.cards.ids
    pile = table.piles[seat]
    forced = table.forced[seat]
    points, lost = score(pile, table.cards.value) if table.ended else (None, None)
    return SeatView(
        villain=table.cards.villains[seat],
        hand_size=len(table.hands[seat]),
        draw_size=len(table.draws[seat]),
        pile_size=len(pile),
        top=(ids[pile[-1]] if pile[-1] >= 0 else "H") if pile else None,
        forced=None if forced == NONE else ids[forced],
        pile=[lying_id(table, lying) for lying in pile] if table.ended else None,
        score=points,
        lost=lost,
        heroes=sum(lying < 0 for lying in pile) if table.ended else None,
    )


def view(table: Table, seat: int | None) -> View:
    ids = table.cards.ids
    seen = CardTableView(
        turn=table.turn,
        specials=table.cards.specials,
        hand=[] if seat is None else [ids[card] for card in table.hands[seat]],
        middle=[ids[card] for card in table.middle],
        seats=[seat_view(table, other) for other in range(table.seats)],
    )
    return envelope("villains_card_game", table, seat, seen)
