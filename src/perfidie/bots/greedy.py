"""The bot that takes what looks best now: it tries each option in worlds that fit what it knows."""

from __future__ import annotations

from typing import Final

from perfidie.bots.protocol import Sight
from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State

WORLDS: Final = 3
"""How many worlds each option is tried in: enough not to trust in one lucky card."""
TRIALS: Final = 24
"""How many trials there are in all worlds together, if the options are few; each option gets at least one a world."""
AHEAD: Final = 24
"""Choices by which a trial goes on at most, at random, until the turn (or, inside an effect, the effect) is over."""
ENVY: Final = 0.3
"""How much the best rival's standing counts against the own; a partner is no rival."""
LEAST_ENVY: Final = 0.05
PATIENT_ROUNDS: Final = 12
IMPATIENT_ROUNDS: Final = 30
"""A long game makes impatient: envy falls from one of these rounds to the other, so that somebody gets through."""


class GreedyBot:
    """Plays towards its objective one decision at a time: the best end of the turn that a few tries have found."""

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        options = len(sight)
        if options == 1:
            return 0
        total = [0.0] * options
        tries = max(1, TRIALS // (WORLDS * options))
        for _ in range(WORLDS):
            world = sight.world(rng)
            envy = envy_after(world.turns / world.seats)
            for option in range(options):
                best = -9.0
                for _ in range(tries):
                    trial = world.copy()
                    trial.apply(option)
                    go_on(sight.game, trial, world, rng)
                    best = max(best, value(sight.game, trial, sight.seat, envy))
                total[option] += best
        most = max(total)
        good = [option for option in range(options) if total[option] >= most - 1e-9]
        return good[rng.below(len(good))]


def envy_after(rounds: float) -> float:
    """How much a rival's success counts after so many rounds."""
    patience = (IMPATIENT_ROUNDS - rounds) / (IMPATIENT_ROUNDS - PATIENT_ROUNDS)
    return LEAST_ENVY + (ENVY - LEAST_ENVY) * min(1.0, max(0.0, patience))


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


def value(game: Game, state: State, seat: int, envy: float) -> float:
    outcome = state.outcome()
    if outcome is not None:
        return 2.0 / len(outcome.winners) if seat in outcome.winners else -2.0
    best_rival = max(game.worth(state, rival) for rival in game.rivals(state, seat))
    return game.worth(state, seat) - envy * best_rival
