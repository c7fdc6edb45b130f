"""How well a pile stands: what it would score if the Heroes still to come were few or many."""

from __future__ import annotations

from typing import Final

from perfidie.games.villains_card_game.scoring import cancelled
from perfidie.games.villains_card_game.table import Table
from perfidie.kernel.standing import Standing
from perfidie.kernel.state import State

ENVY: Final = 0.5
"""How much the best rival's standing counts against the own."""
MORE_HEROES: Final = 8
"""So many further Heroes are thought of."""
HORIZON: Final = 4
"""Rounds that bots think ahead."""
NUMBER: Final = 0.006
"""A point on a number in the hand."""
FAITH: Final = 24.0
"""How much a lead tells about who has won at the end; a share of a few cards tells little."""
SPECIAL: Final = 0.02
"""A special in the hand."""


def promise(table: Table, seat: int) -> float:
    """The points of a pile, each number of further Heroes that its owner can still lay being thought as likely."""
    value = table.cards.value
    by_value = [0] * 7
    heroes = 0
    total = 0
    for lying in table.piles[seat]:
        if lying < 0:
            heroes += 1
        else:
            by_value[value[lying]] += value[lying]
            total += value[lying]
    more = len(table.draws[seat]) + len(table.hands[seat])
    if more > MORE_HEROES:
        more = MORE_HEROES
    lost = 0
    for count in range(heroes, heroes + more + 1):
        first, second = cancelled(count)
        lost += by_value[first] + by_value[second]  # nothing is worth 0, so 0 stands for none here, too
    return total - lost / (more + 1)


class CardGameStanding(Standing):
    """A share of all that the piles promise; the own hand is worth something as well."""

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        worth = self.menace(state, seat)
        value = state.cards.value
        for card in state.hands[seat]:
            worth += NUMBER * value[card] if value[card] > 0 else SPECIAL
        return worth

    def menace(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        own = promise(state, seat)
        total = 0.0
        for other in range(state.seats):
            total += promise(state, other)
        return own / total if total > 0.0 else 0.0

    def danger(self, state: State, rivals: list[int]) -> float:
        assert isinstance(state, Table)
        total = 0.0
        most = 0.0
        for seat in range(state.seats):
            own = promise(state, seat)
            total += own
            if own > most and seat in rivals:
                most = own
        return most / total if total > 0.0 else 0.0

    def envy(self, state: State) -> float:
        return ENVY

    def horizon(self, state: State) -> int:
        return HORIZON * state.seats

    def sharpness(self, state: State) -> float:
        return 12.0

    def faith(self, state: State) -> float:
        assert isinstance(state, Table)
        laid = left = 0
        for seat in range(state.seats):
            laid += len(state.piles[seat])
            left += len(state.hands[seat]) + len(state.draws[seat])
        share = laid / (laid + left)
        return FAITH * share * share


STANDING: Final = CardGameStanding()
