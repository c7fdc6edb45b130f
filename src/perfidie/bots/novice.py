"""The bot for a first game: it means well, looks at little and is sometimes careless."""

from __future__ import annotations

from typing import Final

from perfidie.bots.protocol import Sight
from perfidie.bots.steady import SteadyBot
from perfidie.kernel.rng import Rng

CARELESS: Final = 5
"""One decision in so many is made without looking."""


class NoviceBot:
    """Plays as the steady bot does, except when it does not look."""

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        if rng.below(CARELESS) == 0:
            return rng.below(len(sight))
        return SteadyBot().choose(sight, rng, budget)
