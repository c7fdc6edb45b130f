"""Ratings from results, with their intervals.

The model is that of Bradley and Terry, for any number of seats: somebody of strength s wins a game against others with
probability s divided by the sum of all strengths at the table. A rating is 400 times the decimal logarithm of a
strength, as Elo's is, so that 400 points more mean ten victories to one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log, log10, sqrt
from typing import NamedTuple

MEAN = 1500.0
"""The mean of all ratings: only differences mean anything."""
SCALE = 400.0
Z = 1.959963984540054
"""Standard errors that a 95 % interval reaches to either side."""
ENOUGH = 1e-9
ROUNDS = 10_000


class Result(NamedTuple):
    """One game: who sat at the table, each as often as they had seats, and what part of the victory each had."""

    seats: Mapping[str, int]
    wins: Mapping[str, float]


class Rating(NamedTuple):
    """A rating and half the width of its 95 % interval."""

    elo: float
    reach: float


def ratings(names: Sequence[str], results: Iterable[Result]) -> dict[str, Rating]:
    """The ratings under which the results are most likely.

    One drawn game between all is added, so that who has won everything is not infinitely strong.

    >>> won = [Result({"a": 1, "b": 1}, {"a": 1.0})] * 75 + [Result({"a": 1, "b": 1}, {"b": 1.0})] * 25
    >>> {name: (round(rating.elo), round(rating.reach)) for name, rating in ratings(["a", "b"], won).items()}
    {'a': (1594, 39), 'b': (1406, 39)}
    """
    tables: dict[tuple[int, ...], float] = {}  # how often each company met
    wins = [0.0] * len(names)
    for result in [*results, Result(dict.fromkeys(names, 1), dict.fromkeys(names, 1 / len(names)))]:
        company = tuple(result.seats.get(name, 0) for name in names)
        tables[company] = tables.get(company, 0) + 1
        for i, name in enumerate(names):
            wins[i] += result.wins.get(name, 0.0)
    strength = likeliest(tables, wins)
    mean = sum(map(log10, strength)) / len(names)
    variances = spreads(tables, strength)
    return {
        name: Rating(MEAN + SCALE * (log10(strength[i]) - mean), Z * sqrt(variances[i]) * SCALE / log(10))
        for i, name in enumerate(names)
    }


def likeliest(tables: Mapping[tuple[int, ...], float], wins: Sequence[float]) -> list[float]:
    """The strengths of greatest likelihood, by repeated improvement (Hunter 2004)."""
    strength = [1.0] * len(wins)
    for _ in range(ROUNDS):
        share = [0.0] * len(wins)
        for company, games in tables.items():
            total = sum(seats * strength[i] for i, seats in enumerate(company))
            for i, seats in enumerate(company):
                share[i] += games * seats / total
        better = [won / part for won, part in zip(wins, share, strict=True)]
        middle = sum(better) / len(better)
        better = [one / middle for one in better]
        change = max(abs(new - old) / old for new, old in zip(better, strength, strict=True))
        strength = better
        if change < ENOUGH:
            break
    return strength


def spreads(tables: Mapping[tuple[int, ...], float], strength: Sequence[float]) -> list[float]:
    """The variance of each logarithm of a strength around the mean of all, from what the games tell (Fisher)."""
    count = len(strength)
    told = [[1 / count] * count for _ in range(count)]  # the mean is fixed: without this, nothing could be inverted
    for company, games in tables.items():
        total = sum(seats * strength[i] for i, seats in enumerate(company))
        part = [seats * strength[i] / total for i, seats in enumerate(company)]
        for i in range(count):
            told[i][i] += games * part[i]
            for j in range(count):
                told[i][j] -= games * part[i] * part[j]
    return [max(0.0, row[i] - 1 / count) for i, row in enumerate(inverse(told))]


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """
    >>> inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
