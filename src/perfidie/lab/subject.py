"""What benchmarks measure: games on fixed seeds, with the number of seats that their speed is stated for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State

SEATS = {"villains_card_game": 4, "villainous": 3, "evil_corp": 2}


def seats_of(game: Game) -> int:
    """The number of seats that a game is measured with."""
    return SEATS.get(game.id, game.seat_counts.start)


def seatings(game: Game, number: int) -> list[list[str]]:
    """So many draws of roles."""
    chance = Rng.seeded(0)
    return [game.draw_seats(seats_of(game), chance) for _ in range(number)]


def begin(game: Game, seed: int) -> State:
    """A new match, with roles drawn by the seed and nobody listening."""
    state = game.start(game.draw_seats(seats_of(game), Rng.seeded(seed)), None, seed)
    state.events = None
    return state


def positions(game: Game) -> Iterator[State]:
    """The positions of random games at all their decisions, one game after the other without end."""
    for seed in count():
        state = begin(game, seed)
        rng = Rng.seeded(seed)
        made = 0
        while state.asked >= 0 and made < game.cap:
            yield state.copy()
            state.apply(rng.below(len(state.codes)))
            made += 1
