"""Putting a game through the checks, and what they found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from perfidie.kernel.conformance.case import Broken, Case, Check
from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng


class Finding(msgspec.Struct, frozen=True):
    """A promise that is not kept, and the match that shows it."""

    check: str
    promise: str
    problem: str
    seats: list[str]
    options: dict[str, Any]
    seed: int

    def __str__(self) -> str:
        match = f"seats {', '.join(self.seats)}, options {self.options}, seed {self.seed}"
        return f"{self.check}: {self.problem}\n  promised: {self.promise}\n  match: {match}"


class Report(msgspec.Struct, frozen=True):
    """What the checks found in some matches."""

    checks: list[str]
    matches: int
    findings: list[Finding]

    @property
    def kept(self) -> bool:
        return not self.findings

    def __str__(self) -> str:
        size = f"{len(self.checks)} checks on {self.matches} match{'es' if self.matches != 1 else ''}"
        if self.kept:
            return f"{size}: all kept"
        return "\n".join([f"{size}: {len(self.findings)} broken", *map(str, self.findings)])


def examine(case: Case, checks: Iterable[Check]) -> list[Finding]:
    """The promises among these that the match shows to be broken. An error that escapes the game breaks any promise."""
    findings = []
    for check in checks:
        try:
            check(case)
        except Broken as broken:
            problem = str(broken)
        except Exception as error:
            problem = f"raised {type(error).__name__}: {error}"
        else:
            continue
        promise = (check.__doc__ or "").strip().partition("\n")[0]
        findings.append(Finding(check.__name__, promise, problem, case.seats, case.options, case.seed))
    return findings


def variants(game: Game) -> list[dict[str, bool]]:
    """The default options, and each on-or-off option the other way, one at a time."""
    switches = [choice for choice in game.choices if isinstance(choice.default, bool)]
    return [{}, *({choice.name: not choice.default} for choice in switches)]


def seatings(game: Game, seed: int = 0) -> list[list[str]]:
    """Random seats for each number of players."""
    rng = Rng.seeded(seed)
    return [game.draw_seats(count, rng) for count in game.seat_counts]
