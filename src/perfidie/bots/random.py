"""The bot that chooses anything: an opponent for a first game, and the ruler by which the others are measured."""

from __future__ import annotations

from perfidie.bots.protocol import Sight
from perfidie.kernel.rng import Rng


class RandomBot:
    """Chooses each option equally often, without looking."""

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        return rng.below(len(sight))
