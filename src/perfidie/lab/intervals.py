"""How sure a figure is: intervals of rates, means and differences, and tests that stand many comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, erfc, sqrt
from typing import NamedTuple

Z = 1.959963984540054
"""Standard errors that a 95 % interval reaches to either side."""
FEW = 5
"""With fewer wins or losses expected than this, the normal approximation is not trusted."""


class Estimate(NamedTuple):
    """A figure with its 95 % interval and the number of cases behind it."""

    value: float
    low: float
    high: float
    n: int


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % score interval of Wilson for a rate.

    >>> [round(bound, 3) for bound in wilson(25, 100)]
    [0.175, 0.343]
    """
    rate = wins / games
    spread = Z * Z / games
    centre = (rate + spread / 2) / (1 + spread)
    reach = Z * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def rate(wins: float, games: int) -> Estimate:
    """A rate with the interval of Wilson.

    >>> rate(25, 100).value
    0.25
    """
    return Estimate(wins / games, *wilson(wins, games), games)


def difference(one: tuple[float, int], other: tuple[float, int]) -> Estimate:
    """How much greater the first rate is, with the interval of Newcombe; both as wins and games.

    >>> [round(bound, 3) for bound in difference((56, 70), (48, 80))[:3]]
    [0.2, 0.052, 0.334]
    """
    a, b = one[0] / one[1], other[0] / other[1]
    low_a, high_a = wilson(*one)
    low_b, high_b = wilson(*other)
    gap = a - b
    low = gap - sqrt((a - low_a) ** 2 + (high_b - b) ** 2)
    high = gap + sqrt((high_a - a) ** 2 + (b - low_b) ** 2)
    return Estimate(gap, low, high, one[1] + other[1])


class Moments:
    """Numbers as their count, sum and sum of squares: all that a mean with its interval needs.

    >>> length = Moments()
    >>> for rounds in (10, 12, 14):
    ...     length.add(rounds)
    >>> [round(figure, 2) for figure in length.mean()]
    [12.0, 9.74, 14.26, 3]
    """

    def __init__(self) -> None:
        self.n = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.n += 1
        self.total += value
        self.squares += value * value

    @property
    def variance(self) -> float:
        """Of the numbers, estimated from this sample."""
        return max(0.0, self.squares - self.total * self.total / self.n) / (self.n - 1) if self.n > 1 else 0.0

    def mean(self) -> Estimate:
        mean = self.total / self.n
        reach = Z * sqrt(self.variance / self.n)
        return Estimate(mean, mean - reach, mean + reach, self.n)


def mean_difference(one: Moments, other: Moments) -> tuple[Estimate, float]:
    """How much greater the first mean is, and how likely so great a difference would be by chance alone (Welch)."""
    gap = one.total / one.n - other.total / other.n
    error = sqrt(one.variance / one.n + other.variance / other.n)
    chance = (1.0 if gap == 0 else 0.0) if error == 0 else two_sided(gap / error)
    return Estimate(gap, gap - Z * error, gap + Z * error, one.n + other.n), chance


def two_sided(z: float) -> float:
    """
    >>> round(two_sided(1.96), 3)
    0.05
    """
    return erfc(abs(z) / sqrt(2))


def chance_of_difference(one: tuple[float, int], other: tuple[float, int]) -> float:
    """How likely two rates would differ as much by chance alone: the two-proportion test, or Fisher's where few won.

    >>> round(chance_of_difference((56, 70), (48, 80)), 4), round(chance_of_difference((3, 4), (1, 4)), 4)
    (0.008, 0.4857)
    """
    wins, games = one[0] + other[0], one[1] + other[1]
    pooled = wins / games
    smallest = min(one[1], other[1]) * min(pooled, 1 - pooled)
    if smallest < FEW and games < 1000:
        return fisher(round(one[0]), one[1], round(other[0]), other[1])
    error = sqrt(pooled * (1 - pooled) * (1 / one[1] + 1 / other[1]))
    return 1.0 if error == 0 else two_sided((one[0] / one[1] - other[0] / other[1]) / error)


def fisher(won: int, games: int, other_won: int, other_games: int) -> float:
    """The exact test: the sum of all tables with these margins that are no likelier than this one."""
    wins = won + other_won
    total = comb(games + other_games, wins)
    ways = [
        comb(games, k) * comb(other_games, wins - k) for k in range(max(0, wins - other_games), min(games, wins) + 1)
    ]
    here = comb(games, won) * comb(other_games, other_won)
    return min(1.0, sum(way for way in ways if way <= here) / total)


def benjamini_hochberg(chances: Sequence[float]) -> list[float]:
    """The chances corrected for their number: calling all below 5 % differences is wrong for one in twenty of them.

    >>> [round(chance, 3) for chance in benjamini_hochberg([0.01, 0.04, 0.03, 0.5])]
    [0.04, 0.053, 0.053, 0.5]
    """
    order = sorted(range(len(chances)), key=lambda i: -chances[i])
    corrected = [1.0] * len(chances)
    least = 1.0
    for rank, i in enumerate(order):
        least = min(least, chances[i] * len(chances) / (len(chances) - rank))
        corrected[i] = least
    return corrected
