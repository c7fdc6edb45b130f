"""The bot that takes what looks best now: it tries each option in a world that fits what it knows."""

from __future__ import annotations

from perfidie.bots.protocol import Sight
from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State

WORLDS = 3
"""How many worlds each option is tried in."""
AHEAD = 24
"""Choices by which a trial goes on at most, at random, until the turn (or, inside an effect, the effect) is over."""
ENVY = 0.3
"""How much the best rival's standing counts against the own; a partner is no rival."""


class GreedyBot:
    """Plays towards its objective one decision at a time: the best end of the turn that a few tries have found."""

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        options = len(sight)
        if options == 1:
            return 0
        best = [-9.0] * options
        for _ in range(WORLDS):
            world = sight.world(rng)
            for option in range(options):
                trial = world.copy()
                trial.apply(option)
                go_on(sight.game, trial, world, rng)
                best[option] = max(best[option], value(sight.game, trial, sight.seat))
        most = max(best)
        good = [option for option in range(options) if best[option] >= most - 1e-9]
        return good[rng.below(len(good))]


def go_on(game: Game, trial: State, before: State, rng: Rng) -> None:
    """Random choices until the decision's consequences are there; stopping early is chosen only if nothing else is."""
    inside = len(before.stack) > 1
    stops = game.stops
    for _ in range(AHEAD):
        if trial.asked < 0 or trial.turns != before.turns or (inside and len(trial.stack) == 1):
            return
        codes = trial.codes
        choice = rng.below(len(codes))
        if codes[choice] & 255 in stops:
            choice = rng.below(len(codes))
            if codes[choice] & 255 in stops:
                choice = rng.below(len(codes))
        trial.apply(choice)


def value(game: Game, state: State, seat: int) -> float:
    outcome = state.outcome()
    if outcome is not None:
        return 2.0 / len(outcome.winners) if seat in outcome.winners else -2.0
    best_rival = max(game.worth(state, rival) for rival in game.rivals(state, seat))
    return game.worth(state, seat) - ENVY * best_rival
