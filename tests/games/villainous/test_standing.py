"""What a position is worth makes nobody sit on cards that do not help."""

from __future__ import annotations

from typing import Any

from perfidie.games.villainous.game import GAME
from perfidie.games.villainous.standing import hand_worth, public_standing
from perfidie.games.villainous.table import Table


def sea(realm: list[dict[str, Any]], hand: list[str], rounds: int = 0, power: int = 9) -> Table:
    start = {"turn": 0, "phase": "move", "0": {"mover": "the_shore", "power": power, "hand": hand, "realm": realm}}
    table = GAME.position(["ursula", "gaston"], None, 1, start)
    table.turns += 2 * rounds
    return table


FLOUNDER = {"card": "flounder", "at": "the_shore"}
ARIEL = {"card": "ariel", "at": "the_shore"}
TRITON = {"card": "king_triton", "at": "the_shore"}


def test_an_item_that_a_hero_bears_is_of_no_worth_as_such() -> None:
    bound = public_standing(sea([{**FLOUNDER, "items": ["binding_contract_erics_ship"]}], []), 0)
    assert bound == public_standing(sea([FLOUNDER], []), 0)
    assert bound < public_standing(sea([], []), 0)


def test_one_contract_is_enough_for_a_hero_who_is_in_the_way() -> None:
    wants = GAME.position(["ursula", "gaston"], None, 1, {}).cast.scripts[0].wants
    assert wants is not None
    one = wants(sea([ARIEL], ["binding_contract_ursulas_lair", "binding_contract_the_palace"]), 0)
    assert [id for id in one if id.startswith("binding")] == ["binding_contract_ursulas_lair"]
    assert "divination" not in one
    other = wants(sea([ARIEL], ["binding_contract_the_shore"]), 0)
    assert sorted(id for id in other if id.startswith("binding")) == [  # that of The Shore cannot bind her there
        "binding_contract_erics_ship",
        "binding_contract_the_palace",
        "binding_contract_ursulas_lair",
    ]
    assert "divination" not in other  # it is played for one of these, not kept
    assert not [id for id in wants(sea([TRITON], []), 0) if id.startswith("binding")]  # he does not bear the Trident


def test_after_many_rounds_a_new_card_is_worth_more_than_any_but_what_can_soon_be_played() -> None:
    full = ["trident", "crown", "opportunist", "whirlpool"]
    for power, rounds, kept in ((9, 0, True), (9, 60, True), (0, 0, True), (0, 60, False)):
        worths = [hand_worth(sea([], hand, rounds, power), 0) for hand in (full, full[1:])]
        assert (worths[0] > worths[1]) == kept, (power, rounds)
