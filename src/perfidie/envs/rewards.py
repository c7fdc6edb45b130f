"""What the end of a game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable

from perfidie.kernel.errors import BadInput
from perfidie.kernel.state import Outcome

Rewards = Callable[[Outcome, int], list[float]]


def by_victory(outcome: Outcome, seats: int) -> list[float]:
    """1 for a winner and -1 for everybody else; 0 for all if nobody won.

    >>> by_victory(Outcome([2], [9, 12, 20]), 3)
    [-1.0, -1.0, 1.0]
    """
    if not outcome.winners:
        return [0.0] * seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(seats)]


def by_rank(outcome: Outcome, seats: int) -> list[float]:
    """From 1 for the first to -1 for the last, in equal steps; whoever is level shares. The sum is always 0.

    Winners are before all others; these are ranked by their scores, or are level if the game keeps none.

    >>> by_rank(Outcome([2], [9, 12, 20]), 3)
    [-1.0, 0.0, 1.0]
    >>> by_rank(Outcome([1], []), 3)
    [-0.5, 1.0, -0.5]
    """
    if not outcome.winners:
        return [0.0] * seats
    scores = outcome.scores or [0] * seats
    results = [(seat in outcome.winners, 0 if seat in outcome.winners else scores[seat]) for seat in range(seats)]
    rewards = []
    for own in results:
        better = sum(result > own for result in results)
        level = results.count(own)
        rewards.append(1 - (2 * better + level - 1) / (seats - 1))
    return rewards


REWARDS: dict[str, Rewards] = {"victory": by_victory, "rank": by_rank}


def rewards(name: str) -> Rewards:
    """The way of rewarding with this name."""
    if name not in REWARDS:
        raise BadInput("unknown-rewards", rewards=name, expected=", ".join(REWARDS))
    return REWARDS[name]
