"""Every registered game keeps the promises of the kernel: all numbers of seats, every on-or-off option."""

import pytest

from perfidie.games import GAMES, game
from perfidie.kernel import conformance
from perfidie.kernel.conformance import Case, Check

CASES = [
    pytest.param(Case(game(id), seats, options, seed=len(seats), looks=8), id=f"{id}-{len(seats)}-{options}")
    for id in GAMES
    for number, seats in enumerate(conformance.seatings(game(id)))
    for variant, options in enumerate(conformance.variants(game(id)))
    if variant == 0 or variant % len(game(id).seat_counts) == number
]
"""All numbers of seats with the default options, and each option the other way with one of them."""


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
