"""Villainous keeps the promises of the kernel in all seat orders of the three villains of the second box."""

from itertools import permutations

import pytest

from perfidie.games import game
from perfidie.kernel import conformance
from perfidie.kernel.conformance import Case

VILLAINOUS = game("villainous")
VILLAINS = ("gaston", "horned_king", "lady_tremaine")
ORDERS = [order for number in (2, 3) for order in permutations(VILLAINS, number)]
FEW_ROUNDS = {"turn_limit": 5}


@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_every_seat_order_keeps_the_promises(order: tuple[str, ...]) -> None:
    case = Case(VILLAINOUS, list(order), FEW_ROUNDS, seed=ORDERS.index(order), looks=4)
    findings = conformance.examine(case, conformance.ALL)
    assert not findings, str(findings[0])


@pytest.mark.full
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_every_seat_order_keeps_the_promises_in_whole_matches(order: tuple[str, ...], seed: int) -> None:
    findings = conformance.examine(Case(VILLAINOUS, list(order), {}, seed=seed, looks=20), conformance.ALL)
    assert not findings, str(findings[0])
