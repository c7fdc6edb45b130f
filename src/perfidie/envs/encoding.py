"""A game in numbers: each option as an action number that is the same in every match, and what a seat knows as bytes.

An :class:`Encoding` needs neither numpy nor a learning library: the environments of this package turn its bytes into
arrays. It reads the state directly, because a view costs more than a decision; what it may read is decided by
``state.knowledge`` alone, and the tests re-deal everything that a seat cannot know to see that no byte changes.

Everything is told from the seat's own side: seat 0 of a vector is the seat that looks, seat 1 its left neighbour.
"""

from __future__ import annotations

from typing import Final

from perfidie.kernel.errors import PerfidieError
from perfidie.kernel.state import State

MOST: Final = 127
"""The greatest number in a vector; whatever is more is told as this."""


class Part:
    """A named stretch of a vector or of the action numbers: from ``start`` up to, not including, ``stop``."""

    def __init__(self, name: str, start: int, length: int) -> None:
        self.name = name
        self.start = start
        self.stop = start + length

    def __repr__(self) -> str:
        return f"{self.name}[{self.start}:{self.stop}]"


class Layout:
    """Parts that follow each other without gaps."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.size = 0

    def add(self, name: str, length: int) -> int:
        """A further part; where it starts."""
        start = self.size
        self.parts.append(Part(name, start, length))
        self.size += length
        return start

    def part(self, name: str) -> Part:
        """The part with this name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)


class Encoding:
    """The numbers of one game, for so many seats.

    The action numbers do not depend on the number of seats; the length of the vector does.
    """

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.vector = Layout()
        """What each byte of :meth:`observe` tells."""
        self.numbering = Layout()
        """What each action number means."""

    @property
    def size(self) -> int:
        """The length of the vector."""
        return self.vector.size

    @property
    def actions(self) -> int:
        """How many action numbers there are."""
        return self.numbering.size

    def legal(self, state: State) -> dict[int, int]:
        """The action number of every legal option, with the option's index, in the order of the options.

        One number for each option, and one option for each number: an option that has no number of its own is an
        error, never left out.
        """
        raise NotImplementedError

    def observe(self, state: State, seat: int) -> bytearray:
        """What a seat knows, each byte from 0 to 127."""
        raise NotImplementedError

    def action_name(self, action: int) -> str:
        """An action number in words, such as ``play 5R left``."""
        raise NotImplementedError


def unnumbered(state: State, game: str, code: int) -> PerfidieError:
    """The error for an option that the numbering has no place for."""
    return PerfidieError("action-unnumbered", game=game, option=state.option(code))
