"""Setting up (rule 2): shuffle each deck, turn up a number as start of each pile, draw four."""

from __future__ import annotations

from perfidie.games.villains_card_game.deck import Cards
from perfidie.games.villains_card_game.table import NONE, TURNED_UP, Table
from perfidie.games.villains_card_game.turn import TURNS, begin_turn
from perfidie.kernel.knowledge import Knowledge
from perfidie.kernel.rng import Rng


def set_up(cards: Cards, seed: int, first: int) -> Table:
    """A table that asks the first player; ``first`` is a seat, or NONE for a random one (rule 2.4)."""
    seats = len(cards.villains)
    table = Table(cards, Rng.seeded(seed), Knowledge.dealt(cards.decks, seats))
    table.listen()
    for seat in range(seats):
        draw = cards.decks[seat][:]
        table.hands.append([])
        table.draws.append(draw)
        table.piles.append([])
        table.forced.append(NONE)
        table.rng.shuffle(draw)
        turn_up(table, seat)
        table.draw_up(seat)
    if first == NONE:
        first = table.rng.below(seats)
    table.push([TURNS, 0, first])
    begin_turn(table, table.stack[0], first)
    table.run()
    return table


def turn_up(table: Table, seat: int) -> None:
    """The start card is the first number; specials before it go back, and the draw pile is shuffled anew (rule 2.2)."""
    draw = table.draws[seat]
    aside: list[int] = []
    while True:
        card = draw.pop()
        table.knowledge.reveal(card)
        table.tell(TURNED_UP, seat, card)
        if table.cards.value[card] > 0:
            break
        aside.append(card)
    table.piles[seat].append(card)
    if aside:
        draw += aside
        table.rng.shuffle(draw)
        table.knowledge.mix(draw, 0)
