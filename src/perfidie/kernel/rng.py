"""Random numbers that are the same on every platform, in pure and in compiled code.

The generator is *sfc32* (Chris Doty-Humphrey's "small fast counting" generator): 128 bits of state, additions, shifts
and one rotation on 32-bit words, so no intermediate value leaves the range of a machine word. It is seeded from the
SHA-256 of the seed's decimal digits, so seeds may be of any size and close seeds give unrelated games.

``i64`` is an ``int`` to Python; the compiled core keeps it in a register.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """A generator whose whole state is four small ints.

    >>> rng = Rng.seeded(7)
    >>> [rng.below(6) for _ in range(8)]
    [3, 4, 0, 4, 2, 1, 1, 0]
    >>> twin = rng.copy()
    >>> rng.below(1000) == twin.below(1000)
    True
    """

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    @staticmethod
    def seeded(seed: int) -> Rng:
        number: Any = seed  # compiled, str() of an int keeps each large one for ever
        digest = sha256(str(number).encode()).digest()
        rng = Rng(word_of(digest, 0), word_of(digest, 4), word_of(digest, 8), 1)
        for _ in range(12):
            rng.word()
        return rng

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        word = (self.a + b + self.counter) & WORD
        self.counter = self.counter + 1 if self.counter < WORD else 0
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & WORD  # c + (c << 3)
        self.c = (((c << 21) | (c >> 11)) + word) & WORD
        return word

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (Lemire's method; n up to 2**30)."""
        b = self.b  # from here on as word(): most numbers are drawn here
        c = self.c
        word = (self.a + b + self.counter) & WORD
        self.counter = self.counter + 1 if self.counter < WORD else 0
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & WORD
        self.c = (((c << 21) | (c >> 11)) + word) & WORD
        product = word * n
        low = product & WORD
        if low < n:
            threshold = (WORD + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put a list in random order, in place (Fisher and Yates, from the back)."""
        things: list[Any] = items  # the compiled core need not look into what it moves
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            thing = things[i]
            things[i] = things[j]
            things[j] = thing
            i -= 1

    def save(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]

    @staticmethod
    def load(saved: list[int]) -> Rng:
        return Rng(saved[0], saved[1], saved[2], saved[3])


def word_of(digest: bytes, at: int) -> i64:
    """Four bytes as a number, the highest first."""
    return digest[at] << 24 | digest[at + 1] << 16 | digest[at + 2] << 8 | digest[at + 3]
