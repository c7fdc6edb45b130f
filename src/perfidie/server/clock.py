"""Time, so that tests can make it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that is to happen."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    def time(self) -> float:
        """Seconds since 1970."""
        ...

    def call_at(self, when: float, what: Callable[[], object]) -> Timer:
        """Let something happen at a time; at once, if it has passed."""
        ...


class WallClock:
    """The time of the world."""

    def time(self) -> float:
        return time.time()

    def call_at(self, when: float, what: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), what)
