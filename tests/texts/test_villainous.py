"""What is said of the villains: every part of an objective, every possibility of a text, every place."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from tests.texts.test_catalogues import messages

import perfidie
from perfidie.games.villainous.cast import script
from perfidie.games.villainous.printed import ACTIONS, TYPES, VILLAINS, villain
from perfidie.games.villainous.view import SITUATIONS
from perfidie.kernel.reasons import Reason
from perfidie.texts import LANGUAGES, Company, Texts

COMPANY = Company("villainous", ["Anna", "Bob"])
SCRIPTS = Path(perfidie.__file__).parent / "games" / "villainous" / "villains"
TABLE = "table-villainous-"


def said(beginning: str) -> set[str]:
    """The messages whose ids begin so, without the beginning."""
    return {id.removeprefix(TABLE + beginning) for id in messages("en") if id.startswith(TABLE + beginning)}


def test_every_part_of_an_objective_has_a_name_and_no_name_is_left_over() -> None:
    assert said("part-") == {f"{id}-{part.name}" for id in VILLAINS for part in script(id).progress}


def test_every_possibility_of_a_text_is_told_and_none_is_left_over() -> None:
    assert said("branch-") == set(possibilities())


def possibilities() -> list[str]:
    """``swoon-1``, ``swoon-2``: the cards whose declaration offers a choice, directly or by a step of their module."""
    found: list[str] = []
    for path in sorted(SCRIPTS.glob("*.py")):
        module = ast.parse(path.read_text("utf-8"))
        constants = [node for node in module.body if isinstance(node, ast.AnnAssign)]
        named = {ast.unparse(node.target): node.value for node in constants if isinstance(node.value, ast.Constant)}
        steps = {node.name: choices(node) for node in module.body if isinstance(node, ast.ClassDef)}
        for statement in module.body:
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
                card = ast.literal_eval(named.get(ast.unparse(statement.value.args[0]), statement.value.args[0]))
                names = [ast.unparse(call.func) for call in calls_in(statement)]
                count = choices(statement) or max((steps.get(name, 0) for name in names), default=0)
                found += [f"{card}-{number + 1}" for number in range(count)]
    return found


def choices(node: ast.AST) -> int:
    """How many possibilities an ``either`` inside has."""
    return max((len(call.args) for call in calls_in(node) if ast.unparse(call.func).startswith("either")), default=0)


def calls_in(node: ast.AST) -> list[ast.Call]:
    return [inside for inside in ast.walk(node) if isinstance(inside, ast.Call)]


def test_every_symbol_type_and_situation_has_a_name() -> None:
    assert said("symbol-") == set(ACTIONS)
    assert said("type-") == {*TYPES, "relic"}
    assert said("happened-") == set(SITUATIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_place_has_its_article_and_its_name_from_the_data(lang: str) -> None:
    texts = Texts(lang)
    for id in VILLAINS:
        for place in villain(id).data["location"]:
            told = texts.event(COMPANY, {"kind": "mover_moved", "seat": 0, "to": place["id"]})
            name = place["name"][lang].replace("'", "’")
            assert re.fullmatch(rf"Anna (goes to|se déplace vers) ((the|le|la|les) |l’)?{name}\.", told), told
    assert "vers l’Arbre du Pendu." in Texts("fr").event(
        COMPANY, {"kind": "mover_moved", "seat": 0, "to": "hangmans_tree"}
    )


def test_a_fate_card_is_told_with_its_victim() -> None:
    played = {"kind": "played", "seat": 0, "realm": 1, "card": "belle", "to": "tavern"}
    assert Texts("en").event(COMPANY, played) == "Anna plays Belle to the Tavern (against Bob)."
    assert Texts("fr").event(COMPANY, played | {"card": "get_out"}) == (
        "Anna joue «\u202fSortez\u202f!\u202f» sur la Taverne (contre Bob)."
    )


def test_a_card_that_only_another_saw_is_not_named() -> None:
    assert Texts("en").event(COMPANY, {"kind": "drew", "seat": 0}) == "Anna draws a card."


def test_one_token_is_not_several() -> None:
    assert Texts("fr").event(COMPANY, {"kind": "gained", "seat": 0, "n": 1}) == "Anna gagne 1 jeton Pouvoir."
    assert Texts("fr").event(COMPANY, {"kind": "gained", "seat": 0, "n": 2}) == "Anna gagne 2 jetons Pouvoir."


def test_a_reason_speaks_of_actions_and_places_by_their_names() -> None:
    covered = Reason("symbol-covered", {"symbol": "gain_power:2", "card": "belle"}, "R5.31")
    assert Texts("en").reason(COMPANY, covered) == "Belle covers the symbol “Gain 2 Power” (rule R5.31)"
    nowhere = Reason("no-such-place", {"expected": "tavern, forest"}, "")
    assert Texts("fr").reason(COMPANY, nowhere).endswith("Taverne, Forêt")


def test_the_two_faces_of_the_tile_have_different_names() -> None:
    turned = {"kind": "tile_turned", "seat": 0}
    assert "Power of" in Texts("en").event(COMPANY, turned | {"face": "awakened"})
    assert "Power of" not in Texts("en").event(COMPANY, turned | {"face": "dormant"})
