"""The bot for a first game: it means well, looks at little, minds only its own objective and is sometimes careless."""

from __future__ import annotations

from typing import Final

from perfidie.bots.protocol import Sight
from perfidie.bots.steady import SteadyBot
from perfidie.kernel.rng import Rng

CARELESS: Final = 4
"""One decision in so many is made without looking."""


class NoviceBot:
    """Plays as the steady bot would if it tried nothing twice and did not look at others."""

    def __init__(self) -> None:
        self.attentive = SteadyBot(first_tries=1, tries=1, care=0, envy=0.0)

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        if rng.below(CARELESS) == 0:
            return rng.below(len(sight))
        return self.attentive.choose(sight, rng, budget)
