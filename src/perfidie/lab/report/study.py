"""What the rows of a run say, added up: every game is looked at once and forgotten.

:class:`Study` counts what all games have in common; the modules named after games add what is theirs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Generic, NamedTuple, TypeVar

from perfidie.games import game as find_game
from perfidie.lab.intervals import Estimate, Moments, rate
from perfidie.lab.job import Job
from perfidie.lab.observe import undated
from perfidie.lab.runs import Run
from perfidie.lab.simulate import sides

Key = TypeVar("Key", bound=Hashable)

EARLY = 3
"""What happens in so many rounds, the opening included, happens early: hardly any game is over by then."""


class Row(NamedTuple):
    """One game."""

    seats: list[str]
    winners: list[int]
    share: float
    first: int
    rounds: int
    ended: str
    scores: list[int]
    cells: dict[str, str]

    def won(self, seat: int) -> float:
        """What of the victory is this seat's."""
        return self.share if seat in self.winners else 0.0

    def number(self, column: str, seat: int) -> int:
        return int(self.cells[f"{column}_{seat}"])

    def numbers(self, column: str, seat: int) -> list[int]:
        return [int(item) for item in self.cells[f"{column}_{seat}"].split()]

    def dated(self, column: str, seat: int) -> list[tuple[str, int]]:
        """Things with the round in which they happened."""
        return undated(self.cells[f"{column}_{seat}"])


def row(cells: dict[str, str]) -> Row:
    return Row(
        seats=cells["seats"].split(),
        winners=[int(seat) for seat in cells["winners"].split()],
        share=float(cells["share"]),
        first=int(cells["first"]),
        rounds=int(cells["rounds"]),
        ended=cells["ended"],
        scores=[int(score) for score in cells["scores"].split()],
        cells=cells,
    )


class Rates(Generic[Key]):
    """Wins and games, by whatever they are told apart."""

    def __init__(self) -> None:
        self.wins: dict[Key, float] = {}
        self.games: dict[Key, int] = {}

    def add(self, key: Key, won: float) -> None:
        self.wins[key] = self.wins.get(key, 0.0) + won
        self.games[key] = self.games.get(key, 0) + 1

    def of(self, key: Key) -> tuple[float, int]:
        return self.wins.get(key, 0.0), self.games.get(key, 0)

    def estimate(self, key: Key) -> Estimate | None:
        """The rate of a key; None if it never occurred."""
        return rate(*self.of(key)) if key in self.games else None


class Means(Generic[Key]):
    """Numbers, by whatever they are told apart."""

    def __init__(self) -> None:
        self.moments: dict[Key, Moments] = {}

    def add(self, key: Key, value: float) -> None:
        self.moments.setdefault(key, Moments()).add(value)

    def estimate(self, key: Key) -> Estimate | None:
        return self.moments[key].mean() if key in self.moments else None


class Measure(NamedTuple):
    """A figure that two runs can be compared by: a rate as wins and games, or the moments of a mean."""

    group: str
    """The message ``report-measure-<group>`` says what it is."""
    names: tuple[str, ...]
    """The things that it is about, as ids."""
    rate: tuple[float, int] | None
    moments: Moments | None


class Study:
    """What all games have in common."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.count = job.plan.count
        self.games = 0
        self.ended: Counter[str] = Counter()
        self.roles: Rates[str] = Rates()
        self.seats: Rates[int] = Rates()
        self.order: Rates[int] = Rates()
        """By the place in turn order: 0 goes first."""
        self.bots: Rates[str] = Rates()
        self.lengths: Counter[int] = Counter()
        self.length = Moments()
        self.first_of_role: Rates[tuple[str, bool]] = Rates()
        self.pairs: Rates[tuple[str, str]] = Rates()
        """A role, with another one at the table."""
        self.scores: Means[str] = Means()
        self.sides_of_seats = sides(job.plan.game, job.plan.count)
        self.fair = 1 / len(set(self.sides_of_seats))

    def add(self, row: Row) -> None:
        self.games += 1
        self.ended[row.ended] += 1
        self.lengths[row.rounds] += 1
        self.length.add(row.rounds)
        # Partners win together: for a bot that has both seats, that is one case.
        for bot, side in dict.fromkeys(zip(self.job.plan.bots, self.sides_of_seats, strict=True)):
            self.bots.add(bot, row.won(self.sides_of_seats.index(side)))
        for seat, role in enumerate(row.seats):
            won = row.won(seat)
            self.roles.add(role, won)
            self.seats.add(seat, won)
            self.order.add((seat - row.first) % self.count, won)
            self.first_of_role.add((role, seat == row.first), won)
            for other in row.seats:
                if other != role:
                    self.pairs.add((role, other), won)
            if row.scores:
                self.scores.add(role, row.scores[seat])

    @property
    def role_names(self) -> list[str]:
        """The roles of the run, in the order of the game."""
        game = find_game(self.job.plan.game)
        return [role for role in game.roles if role in self.roles.games]

    def measures(self) -> list[Measure]:
        """Everything that two runs can be compared by."""
        found = [Measure("length", (), None, self.length)]
        found += [Measure("order", (str(place + 1),), self.order.of(place), None) for place in range(self.count)]
        found += [Measure("role", (role,), self.roles.of(role), None) for role in self.role_names]
        if len(self.bots.games) > 1:
            found += [Measure("bot", (bot,), self.bots.of(bot), None) for bot in self.bots.games]
        if self.count == 2 and self.role_names:
            found += [
                Measure("pair", pair, self.pairs.of(pair), None)
                for pair in self.pairs.games
                if self.role_names.index(pair[0]) < self.role_names.index(pair[1])
            ]
        found += [Measure("score", (role,), None, moments) for role, moments in self.scores.moments.items()]
        return found


def study_of(run: Run, new: Callable[[Job], Study]) -> Study:
    """Everything that a run says."""
    run.check_begun()
    study = new(run.job)
    for cells in run.rows():
        study.add(row(cells))
    return study
