"""How much one address or one socket may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MESSAGE_BYTES = 16_384
"""The longest message that a socket takes."""
BODY_BYTES = 65_536
"""The longest body of a request."""
HELLO_SECONDS = 10.0
"""So long a socket may stay silent before its greeting."""
SEND_SECONDS = 30.0
"""So long a socket may take to accept a message."""
ADDRESSES = 10_000
"""So many addresses are remembered."""


class Bucket:
    """Lets ``rate`` things a second pass, and ``burst`` at once.

    >>> now = 0.0
    >>> bucket = Bucket(1, 2, lambda: now)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    >>> now = 1.0
    >>> bucket.take(), bucket.take()
    (True, False)
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.seen = clock()

    def take(self, cost: float = 1.0) -> bool:
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket for each address; those that were not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take()
