"""Scoring a pile (rule 7): the number of Heroes cancels values."""

from __future__ import annotations


def cancelled(heroes: int) -> tuple[int, int]:
    """The two values that so many Heroes cancel; 0 stands for none.

    >>> [cancelled(h) for h in (0, 5, 6, 9, 12, 13, 24)]
    [(0, 0), (5, 0), (6, 0), (6, 3), (6, 0), (6, 1), (6, 0)]
    """
    if heroes <= 6:
        return heroes, 0
    rest = heroes % 6
    return 6, rest


def score(pile: list[int], value: list[int]) -> tuple[int, int]:
    """Points and lost points of a pile, in which ``~card`` is a Hero: compared as pairs, ties and all."""
    heroes = 0
    for lying in pile:
        if lying < 0:
            heroes += 1
    first, second = cancelled(heroes)
    points = 0
    lost = 0
    for lying in pile:
        if lying >= 0:
            worth = value[lying]
            if worth in (first, second):
                lost += worth
            else:
                points += worth
    return points, lost
