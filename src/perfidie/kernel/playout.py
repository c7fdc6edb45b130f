"""Random play to the end: what bots that think by playing on do thousands of times, and what the benchmarks measure."""

from __future__ import annotations

from perfidie.kernel.rng import Rng
from perfidie.kernel.state import NOBODY, State


def play_randomly(state: State, rng: Rng, limit: int) -> int:
    """Choose options at random until the game is over or ``limit`` decisions are made; how many were made.

    >>> from perfidie.games import game
    >>> state = game("villains_card_game").start(["hook", "jafar", "ursula"], seed=1)
    >>> play_randomly(state, Rng.seeded(1), 10)
    10
    >>> play_randomly(state, Rng.seeded(1), 1000) < 1000, state.decision()
    (True, None)
    """
    made = 0
    while made < limit and state.asked != NOBODY:
        state.apply(rng.below(len(state.codes)))
        made += 1
    return made
