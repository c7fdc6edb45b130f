"""A small policy that the examples share: one weight for each action and each byte of the observation.

The probability of a legal action is the softmax of its score, a weighted sum of what the seat knows. After a match all
choices that led to it become likelier if it was better than usual, and less likely if it was worse (REINFORCE with the
running mean as baseline). Numpy is all that it needs.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np


class LinearPolicy:
    """Scores actions; remembers its choices until it is told what came of them."""

    def __init__(self, actions: int, size: int, seed: int, rate: float = 0.01) -> None:
        self.weights = np.zeros((actions, size + 1), np.float32)
        self.rate = rate
        self.chance = np.random.default_rng(seed)
        self.usual = 0.0
        self.made: list[tuple[Any, Any, Any]] = []

    def choose(self, vector: Any, legal: Any, learning: bool) -> int:
        """One of the legal actions, at random by their scores."""
        known = np.append(np.sqrt(vector.astype(np.float32)), np.float32(1))
        score = self.weights[legal] @ known
        likely = np.exp(score - score.max())
        likely /= likely.sum()
        chosen = int(np.searchsorted(likely.cumsum(), self.chance.random(dtype=np.float32) * 0.999999))
        if learning:
            likely *= -1
            likely[chosen] += 1  # the gradient of the logarithm of its probability
            self.made.append((legal, known, likely))
        return int(legal[chosen])

    def learn(self, reward: float) -> None:
        """Make the choices since the last time likelier or less likely."""
        better = reward - self.usual
        self.usual += 0.01 * better
        for legal, known, gradient in self.made:
            self.weights[legal] += np.outer(gradient, known) * (self.rate * better)
        self.made.clear()


def interval(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - reach) / (1 + z * z / games), (middle + reach) / (1 + z * z / games)


def told(name: str, won: float, games: int) -> str:
    """A line about a win rate.

    >>> told("before", 33, 100)
    'before: 33.0 % of 100 games won (95 %: 24.6–42.7 %)'
    """
    low, high = interval(won, games)
    return f"{name}: {100 * won / games:.1f} % of {games} games won (95 %: {100 * low:.1f}–{100 * high:.1f} %)"
