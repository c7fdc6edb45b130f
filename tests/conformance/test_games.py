"""Every registered game keeps the promises of the kernel: all numbers of seats, every on-or-off option."""

from collections.abc import Iterator

import pytest

from perfidie.games import GAMES, game
from perfidie.kernel import conformance
from perfidie.kernel.conformance import Case, Check
from perfidie.kernel.game import Game

FEW_ROUNDS = {"villainous": {"turn_limit": 5}}
"""A game that may be long is stopped early, but for the full run."""


def cases(one: Game) -> Iterator[Case]:
    """All numbers of seats with the default options, and each option the other way with one of them."""
    tables = conformance.seatings(one)
    few = FEW_ROUNDS.get(one.id, {})
    yield from (Case(one, seats, few, seed=len(seats), looks=6) for seats in tables)
    for number, options in enumerate(conformance.variants(one)[1:]):
        yield Case(one, tables[number % len(tables)], options | few, seed=number, looks=6)


CASES = [pytest.param(case, id=f"{id}-{len(case.seats)}-{case.options}") for id in GAMES for case in cases(game(id))]


@pytest.mark.parametrize("check", conformance.ALL, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES)
def test_a_game_keeps_the_promise(case: Case, check: Check) -> None:
    findings = conformance.examine(case, [check])
    assert not findings, str(findings[0])


@pytest.mark.full
@pytest.mark.parametrize("seed", range(100, 120))
@pytest.mark.parametrize("id", GAMES)
def test_a_game_keeps_all_promises_in_many_matches(id: str, seed: int) -> None:
    one = game(id)
    report = conformance.run(one, conformance.seatings(one, seed), conformance.variants(one), [seed], looks=25)
    assert report.kept, str(report)
