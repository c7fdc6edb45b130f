"""Who won how often: counts that can be added up, so that no simulation need hold its games."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from perfidie.lab.intervals import wilson
from perfidie.lab.simulate import Played


class Share(NamedTuple):
    """How often somebody won, with the 95 % interval of the rate; a shared victory counts as a fraction."""

    games: int
    wins: float
    low: float
    high: float
    score: float | None

    @property
    def rate(self) -> float:
        return self.wins / self.games


class Count(msgspec.Struct):
    """The games of one seat, role or bot."""

    games: int = 0
    wins: float = 0.0
    points: int = 0

    def share(self, scored: bool) -> Share:
        score = self.points / self.games if scored else None
        return Share(self.games, self.wins, *wilson(self.wins, self.games), score)


class Tally(msgspec.Struct):
    """What came out of some games, by seat, role and bot.

    >>> tally = Tally()
    >>> played = Played(0, 0, ["hook", "jafar", "ursula"], [0, 2], [9, 8, 9], 54, 54, False, share=0.5)
    >>> tally.add(played, ["random"] * 3)
    >>> {role: share.wins for role, share in tally.shares("roles").items()}
    {'hook': 0.5, 'jafar': 0.0, 'ursula': 0.5}
    """

    games: int = 0
    turns: int = 0
    decisions: int = 0
    shared: int = 0
    capped: int = 0
    faults: int = 0
    scored: bool = False
    seats: dict[str, Count] = msgspec.field(default_factory=dict)
    roles: dict[str, Count] = msgspec.field(default_factory=dict)
    bots: dict[str, Count] = msgspec.field(default_factory=dict)

    def add(self, one: Played, bots: list[str]) -> None:
        self.games += 1
        self.turns += one.turns
        self.decisions += one.decisions
        self.shared += one.share < 1
        self.capped += one.capped
        self.faults += one.fault != ""
        self.scored = self.scored or bool(one.scores)
        counted: set[tuple[str, int]] = set()
        for seat, role in enumerate(one.seats):
            tables = [(self.seats, str(seat)), (self.roles, role)]
            side = one.sides[seat] if one.sides else seat
            if (bots[seat], side) not in counted:  # partners win together: for a bot that is one case
                counted.add((bots[seat], side))
                tables.append((self.bots, bots[seat]))
            for table, name in tables:
                count = table.setdefault(name, Count())
                count.games += 1
                count.wins += one.share if seat in one.winners else 0.0
                count.points += one.scores[seat] if one.scores else 0

    def merge(self, other: Tally) -> None:
        """Add up what was counted elsewhere."""
        self.games += other.games
        self.turns += other.turns
        self.decisions += other.decisions
        self.shared += other.shared
        self.capped += other.capped
        self.faults += other.faults
        self.scored = self.scored or other.scored
        for mine, others in ((self.seats, other.seats), (self.roles, other.roles), (self.bots, other.bots)):
            for name, more in others.items():
                count = mine.setdefault(name, Count())
                count.games += more.games
                count.wins += more.wins
                count.points += more.points

    def shares(self, table: str) -> dict[str, Share]:
        """Of ``seats``, ``roles`` or ``bots``."""
        counts: dict[str, Count] = getattr(self, table)
        return {name: count.share(self.scored) for name, count in counts.items()}
