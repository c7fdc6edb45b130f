"""The end of the time that a bot is given."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Final

Clock = Callable[[], float]


class Deadline:
    """So many seconds from now. Whoever thinks asks between any two steps whether it has passed.

    >>> Deadline(0).passed(), Deadline(60).passed()
    (True, False)
    """

    def __init__(self, budget: float, clock: Clock = monotonic) -> None:
        self.clock = clock
        self.end = clock() + budget if budget < inf else inf
        self.over = False

    def passed(self) -> bool:
        """Once it has passed nobody looks at the clock again; without an end, nobody ever does."""
        if not self.over and self.end < inf:
            self.over = self.clock() >= self.end
        return self.over

    def left(self) -> float:
        """The seconds that remain."""
        return 0.0 if self.over else self.end - self.clock() if self.end < inf else inf


ENDLESS: Final = Deadline(inf)
"""For thoughts that only their own measure ends: a number of tries, of positions, of iterations."""
