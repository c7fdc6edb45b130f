"""Disney Villainous: how often each is fated, progress by rounds, cards drawn and played, Heroes met and beaten."""

from __future__ import annotations

from perfidie.games.villainous.names import CARD_PLAYED, CONDITION_PLAYED, DREW, FATED, HERO_DEFEATED, TURN
from perfidie.games.villainous.progress import progress
from perfidie.games.villainous.table import Table
from perfidie.kernel.state import RawEvent, State
from perfidie.lab.observe import Cell, dated, per_seat

OPENING = 0
"""The round of what is drawn before the first turn."""
NUMBERS = {"rounds", "fated", "defeated"}


def columns(seats: int) -> list[str]:
    return ["rounds", *per_seat(["fated", "defeated", "progress", "drawn", "played", "fate"], seats)]


class Watch:
    """``progress`` is in percent at the beginning of each own turn; ``fate`` are the Fate cards played in the realm."""

    def __init__(self, state: State) -> None:
        seats = range(state.seats)
        self.seats = state.seats
        self.turns = 0
        self.fated = [0 for _ in seats]
        self.defeated = [0 for _ in seats]
        self.progress: list[list[str]] = [[] for _ in seats]
        self.drawn: list[list[tuple[str, int]]] = [[] for _ in seats]
        self.played: list[list[tuple[str, int]]] = [[] for _ in seats]
        self.fate: list[list[tuple[str, int]]] = [[] for _ in seats]

    @property
    def round(self) -> int:
        return -(-self.turns // self.seats)

    def see(self, state: State, events: list[RawEvent]) -> None:
        assert isinstance(state, Table)
        cast = state.cast
        for kind, seat, card, a, _, _ in events:
            if kind == TURN:
                self.turns += 1
                self.progress[seat].append(str(round(100 * progress(state, seat))))
            elif kind == DREW:
                self.drawn[seat].append((cast.kinds[card].id, self.round))
            elif kind in (CARD_PLAYED, CONDITION_PLAYED):
                played = self.fate if cast.fate[card] else self.played
                played[cast.owner[card]].append((cast.kinds[card].id, self.round))
            elif kind == FATED:
                self.fated[a] += 1
            elif kind == HERO_DEFEATED:
                self.defeated[cast.owner[card]] += 1

    def cells(self, state: State) -> list[Cell]:
        lists = (*self.drawn, *self.played, *self.fate)
        return [self.round, *self.fated, *self.defeated, *map(" ".join, self.progress), *map(dated, lists)]
