"""Disney Villains the Card Game: Heroes in the pile at the end, what they cancelled, and specials played."""

from __future__ import annotations

from perfidie.games.villains_card_game.scoring import score
from perfidie.games.villains_card_game.table import PLAYED_SPECIAL, TURN, Table
from perfidie.kernel.state import RawEvent, State
from perfidie.lab.observe import Cell, dated, per_seat

NUMBERS = {"rounds", "heroes", "lost"}


def columns(seats: int) -> list[str]:
    return ["rounds", *per_seat(["heroes", "lost", "specials"], seats)]


class Watch:
    def __init__(self, state: State) -> None:
        self.turns = 0
        self.seats = state.seats
        self.specials: list[list[tuple[str, int]]] = [[] for _ in range(state.seats)]

    def see(self, state: State, events: list[RawEvent]) -> None:
        assert isinstance(state, Table)
        for kind, seat, card, _, _, _ in events:
            if kind == TURN:
                self.turns += 1
            elif kind == PLAYED_SPECIAL:
                self.specials[seat].append((state.cards.ids[card], self.round))

    @property
    def round(self) -> int:
        return -(-self.turns // self.seats)

    def cells(self, state: State) -> list[Cell]:
        assert isinstance(state, Table)
        heroes = [sum(lying < 0 for lying in pile) for pile in state.piles]
        lost = [score(pile, state.cards.value)[1] for pile in state.piles]
        return [self.round, *heroes, *lost, *map(dated, self.specials)]
