"""How sure a figure is: intervals of rates, means and differences, and tests that stand many comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, inf, lgamma, sqrt
from typing import NamedTuple

Z = 1.959963984540054
"""Standard errors that a 95 % interval reaches to either side."""
FEW = 5
"""With fewer wins or losses expected than this, the normal approximation is not trusted."""
FEWEST = 20
"""Numbers that a mean needs to be compared: with fewer, the normal approximation is not trusted either."""
STUDENT = (
    *(12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281),
    *(2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860),
    *(2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423),
)
"""The 97.5 % quantiles of Student's distribution, from one degree of freedom on."""
ALIKE = 1e-7
"""Tables whose chances differ by no more than this part are equally likely."""


class Estimate(NamedTuple):
    """A figure with its 95 % interval and the number of cases behind it; one number alone bounds nothing."""

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
    [12.0, 7.03, 16.97, 3]
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
        reach = student(self.n - 1) * sqrt(self.variance / self.n) if self.n > 1 else inf
        return Estimate(mean, mean - reach, mean + reach, self.n)


def student(freedom: int) -> float:
    """Standard errors that a 95 % interval reaches to either side, if they are estimated from few numbers.

    >>> [round(student(freedom), 3) for freedom in (1, 30, 31, 1000)]
    [12.706, 2.042, 2.036, 1.962]
    """
    return STUDENT[freedom - 1] if freedom <= len(STUDENT) else Z + (Z**3 + Z) / (4 * freedom)


def mean_difference(one: Moments, other: Moments) -> tuple[Estimate, float]:
    """How much greater the first mean is, and how likely so great a difference would be by chance alone.

    Welch's test with the normal distribution. A few numbers that are all alike say nothing about how they vary.
    """
    gap = one.total / one.n - other.total / other.n
    error = sqrt(one.variance / one.n + other.variance / other.n)
    if min(one.n, other.n) < FEWEST and 0 in (one.variance, other.variance):
        chance = 1.0
    elif error == 0:
        chance = 1.0 if gap == 0 else 0.0
    else:
        chance = two_sided(gap / error)
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
    if smallest < FEW:
        return fisher(round(one[0]), one[1], round(other[0]), other[1])
    error = sqrt(pooled * (1 - pooled) * (1 / one[1] + 1 / other[1]))
    return 1.0 if error == 0 else two_sided((one[0] / one[1] - other[0] / other[1]) / error)


def fisher(won: int, games: int, other_won: int, other_games: int) -> float:
    """The exact test: the chances of all tables with these margins that are no likelier than this one.

    >>> round(fisher(3, 4, 1, 4), 4), round(fisher(0, 100_000, 9, 100_000), 4)
    (0.4857, 0.0039)
    """
    wins = won + other_won
    every = log_choices(games + other_games, wins)
    chances = [
        exp(log_choices(games, k) + log_choices(other_games, wins - k) - every)
        for k in range(max(0, wins - other_games), min(games, wins) + 1)
    ]
    here = chances[won - max(0, wins - other_games)]
    return min(1.0, sum(chance for chance in chances if chance <= here * (1 + ALIKE)))


def log_choices(things: int, chosen: int) -> float:
    """The logarithm of the number of ways to choose so many things."""
    return lgamma(things + 1) - lgamma(chosen + 1) - lgamma(things - chosen + 1)


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
