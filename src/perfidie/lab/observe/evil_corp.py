"""Evil Corp.: the monsters that each side recruits, stones taken, monsters killed, tokens at the end."""

from __future__ import annotations

from perfidie.games.evil_corp.box import PLAYERS, box
from perfidie.games.evil_corp.table import Table
from perfidie.games.evil_corp.words import DEPLOYED, KILLED, RECRUITED, ROUND, TOOK_STONE
from perfidie.kernel.state import RawEvent, State
from perfidie.lab.observe import Cell, dated, per_seat

NUMBERS = {"rounds", "tokens", "stones", "deployed", "kills"}


def columns(seats: int) -> list[str]:
    """The columns of a side, of which two players that are partners make one."""
    return ["rounds", *per_seat(["tokens", "stones", "deployed", "kills", "recruited"], len(sides(seats)))]


def sides(seats: int) -> list[list[int]]:
    """The seats of each side.

    >>> sides(3), len(sides(4))
    ([[0], [1], [2]], 2)
    """
    return box().seatings[PLAYERS.index(seats)].members


def rounds(state: State) -> int:
    """A turn is one action here; the game itself counts its rounds."""
    assert isinstance(state, Table)
    return state.round


class Watch:
    def __init__(self, state: State) -> None:
        count = len(sides(state.seats))
        self.round = 0
        self.stones = [0] * count
        self.deployed = [0] * count
        self.kills = [0] * count
        self.recruited: list[list[tuple[str, int]]] = [[] for _ in range(count)]

    def see(self, state: State, events: list[RawEvent]) -> None:
        assert isinstance(state, Table)
        material = state.material
        for kind, seat, tile, a, _, _ in events:
            if kind == ROUND:
                self.round = a
            elif kind == RECRUITED:
                self.recruited[material.side_of[seat]].append((material.ids[tile], self.round))
            elif kind == TOOK_STONE:
                self.stones[material.side_of[seat]] += 1
            elif kind == DEPLOYED:
                self.deployed[material.side_of[seat]] += 1
            elif kind == KILLED:
                self.kills[material.side_of[seat]] += 1

    def cells(self, state: State) -> list[Cell]:
        assert isinstance(state, Table)
        recruited = map(dated, self.recruited)
        return [rounds(state), *state.tokens, *self.stones, *self.deployed, *self.kills, *recruited]
