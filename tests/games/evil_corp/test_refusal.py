"""Whatever is not possible is refused with a reason and the number of its rule."""

from typing import Any

import pytest

from perfidie.games.evil_corp.game import GAME
from perfidie.games.evil_corp.table import Table
from perfidie.kernel.options import Record

FULL_BATTLEFIELD = [{"monster": "base_red", "at": "v0.0.battlefield1"}]


def table(start: dict[str, Any], seats: int = 2, options: dict[str, Any] | None = None) -> Table:
    return GAME.position([str(seat) for seat in range(seats)], options, 0, {"first": 0, **start})


def choose(state: Table, **fields: object) -> Table:
    """Take the one option that has these fields."""
    decision = state.decision()
    assert decision is not None
    found = [i for i, option in enumerate(decision.options) if fields.items() <= option.items()]
    assert len(found) == 1, decision
    state.apply(found[0])
    return state


def reason(state: Table, **option: object) -> tuple[str, str]:
    found = state.why_not(option)
    assert found is not None
    return found.code, found.rule


def deploy(card: str, to: str) -> Record:
    return {"kind": "deploy", "card": card, "to": to}


ACTIONS: list[tuple[dict[str, Any], Record, str, str]] = [
    ({"0": {"reserve": ["b01"]}}, deploy("base_red", "v0.0.port1"), "not-in-reserve", "6.1"),
    ({"0": {"reserve": ["b01"]}}, deploy("b01", "v7.0.port1"), "no-such-slot", "6.1"),
    ({"0": {"reserve": ["b01"]}}, deploy("b01", "v0.1.port1"), "not-your-half", "6.1"),
    ({"0": {"reserve": ["b01"]}, "tiles": FULL_BATTLEFIELD}, deploy("b01", "v0.0.battlefield1"), "slot-taken", "6.1"),
    ({"0": {"reserve": ["r01"]}}, deploy("r01", "v0.0.portal1"), "wrong-colour", "6.1"),
    ({"0": {"reserve": ["r10"]}}, deploy("r10", "v0.0.fortification1"), "never-fortified", "6.1"),
    ({"0": {"reserve": ["r08"], "gold": 1}}, deploy("r08", "v0.0.port1"), "gold-missing", "6.1"),
    ({}, {"kind": "activate", "card": "r04", "at": "v0.0.port1"}, "not-there", "6.3"),
    ({}, {"kind": "activate", "card": "r04", "at": "the moon"}, "no-such-slot", "6.1"),
    (
        {"tiles": [{"monster": "r04", "at": "v0.1.port1"}]},
        {"kind": "activate", "card": "r04", "at": "v0.1.port1"},
        "not-your-monster",
        "6.3",
    ),
    (
        {"tiles": FULL_BATTLEFIELD},
        {"kind": "activate", "card": "base_red", "at": "v0.0.battlefield1"},
        "no-activated-power",
        "6.3",
    ),
    (
        {"tiles": [{"monster": "r04", "at": "v0.0.port1", "face": "down"}]},
        {"kind": "activate", "card": "r04", "at": "v0.0.port1"},
        "face-down",
        "6.3",
    ),
    (
        {"tiles": [{"monster": "r03", "at": "v0.0.port1"}]},
        {"kind": "activate", "card": "r03", "at": "v0.0.port1"},
        "nothing-to-do",
        "6.3",
    ),
    ({"queue": ["b01"]}, {"kind": "recruit", "card": "b02"}, "not-in-queue", "6.4"),
    ({"queue": ["b01"], "0": {"gold": 1}}, {"kind": "recruit", "card": "b01"}, "gold-missing", "6.4"),
    ({}, {"kind": "first", "seat": 1}, "order-settled", "6"),
    ({}, {"kind": "nonsense"}, "not-asked", "6"),
]


@pytest.mark.parametrize(("start", "option", "code", "rule"), ACTIONS, ids=[action[2] for action in ACTIONS])
def test_an_impossible_action_is_refused(start: dict[str, Any], option: Record, code: str, rule: str) -> None:
    state = table(start)
    found = state.why_not(option)
    assert found is not None
    assert (found.code, found.rule) == (code, rule)


def test_other_villages_are_not_eligible() -> None:
    state = table({"1": {"reserve": ["base_red"]}, "tiles": [{"monster": "y06", "at": "v0.0.port1"}]}, seats=4)
    choose(state, seat=1, kind="first")
    assert reason(state, **deploy("base_red", "v0.0.port2")) == ("not-eligible", "3")
    assert reason(state, kind="activate", card="y06", at="v0.0.port1") == ("not-eligible", "3")


def test_targets_are_refused_with_the_rule() -> None:
    tiles = [
        {"monster": "r11", "at": "v0.0.port1"},
        {"monster": "r04", "at": "v0.0.port2"},
        {"monster": "r13", "at": "v0.1.port1"},
        {"monster": "base_red", "at": "v0.1.battlefield1"},
        {"monster": "r10", "at": "v1.1.battlefield1"},
    ]
    state = choose(table({"tiles": tiles}), kind="activate", card="r04")
    assert reason(state, card="base_red", at="v0.1.battlefield1") == ("shielded", "7.shield")
    assert reason(state, card="r10", at="v1.1.battlefield1") == ("too-terrible", "7.kill")
    assert reason(state, card="r10", at="v1.1.battlefield2") == ("not-there", "7.kill")
    assert reason(state, card="r10", at="v9") == ("no-such-slot", "6.1")
    assert reason(state, kind="decline", answer="pass") == ("no-declining", "7.kill")
    state = choose(table({"tiles": tiles}, options={"kill_may_hit_own": False}), kind="activate", card="r04")
    assert reason(state, card="r11", at="v0.0.port1") == ("enemies-only", "7.kill")


def test_a_target_in_another_players_village_is_not_eligible() -> None:
    tiles = [{"monster": "r04", "at": "v0.0.port1"}, {"monster": "base_red", "at": "v1.1.port1"}]
    state = choose(table({"tiles": tiles}, seats=3), kind="activate", card="r04")
    assert reason(state, card="base_red", at="v1.1.port1") == ("not-eligible", "3")


def test_only_awake_enemies_are_turned() -> None:
    tiles = [
        {"monster": "b14", "at": "v0.0.port1"},
        {"monster": "base_red", "at": "v0.1.port1", "face": "down"},
        {"monster": "base_blue", "at": "v0.1.port2"},
    ]
    state = choose(table({"tiles": tiles}), kind="activate", card="b14")
    assert reason(state, card="base_red", at="v0.1.port1") == ("face-down", "7.flip_enemy")
    assert reason(state, card="b14", at="v0.0.port1") == ("enemies-only", "7.flip_enemy")


def test_demons_are_refused_with_the_rule() -> None:
    tiles = [{"monster": "r10", "at": "v0.1.port1"}]
    start: dict[str, Any] = {"demons": {"d2": False}, "tiles": tiles, "0": {"reserve": ["b05"]}}
    state = choose(choose(table(start), card="b05", to="v0.0.portal1"), answer="pass")
    assert reason(state, card="d2", n=1) == ("demon-face-down", "6.2")
    assert reason(state, card="d3", n=3) == ("invocation-too-low", "6.2")
    assert reason(state, card="d3", n=9) == ("no-such-effect", "6.2")
    assert reason(state, card="d1", n=1) == ("gold-missing", "6.2")
    assert reason(state, card="d1", n=2) == ("no-target", "6.2")


def test_picks_are_refused_with_the_rule() -> None:
    start: dict[str, Any] = {
        "queue": ["b02", "y13", "y08", "b07", "r15"],
        "tiles": [
            {"monster": "y02", "at": "v0.0.port1"},
            {"monster": "b04", "at": "v0.0.port2"},
            {"monster": "y06", "at": "v1.0.port1"},
            {"monster": "y15", "at": "v1.0.port2"},
            {"monster": "r02", "at": "v0.0.battlefield1"},
            {"monster": "b11", "at": "v0.0.battlefield2"},
            {"monster": "r08", "at": "v1.0.battlefield3"},
        ],
        "0": {"reserve": ["base_red", "base_red"], "discard": ["base_blue"], "bag": ["r01"], "gold": 3},
        "1": {"reserve": ["base_red", "base_blue"]},
    }
    state = choose(table(start), kind="activate", card="y02")
    assert reason(state, kind="move", card="r08", to="v0.0.fortification1") == ("never-fortified", "7.move")
    assert reason(state, kind="move", card="y02", to="v0.1.port1") == ("not-your-half", "6.1")
    assert reason(state, kind="move", card="b01", to="v0.0.portal1") == ("not-your-monster", "7.move")
    assert reason(state, kind="done", answer="done") == ("one-at-least", "7.move")
    choose(state, card="y02", to="v1.0.battlefield1")
    assert reason(state, kind="move", card="y02", to="v1.0.battlefield2") == ("moved-already", "7.move")
    state = choose(table(start), kind="activate", card="b04")
    assert reason(state, kind="recover", card="base_red") == ("not-in-discard", "7.recover")
    state = choose(table(start), kind="activate", card="y06")
    assert reason(state, kind="trash", card="b01") == ("not-your-tile", "7.trash")
    state = choose(table(start), kind="activate", card="y15")
    assert reason(state, kind="recruit", card="r15") == ("gold-missing", "7.recruit")
    assert reason(state, kind="recruit", card="r14") == ("not-in-queue", "7.recruit")
    state = choose(table(start), kind="activate", card="r02")
    assert reason(state, kind="discard", card="y01") == ("not-in-reserve", "7.discard")
    state = choose(table(start), kind="activate", card="b11")
    assert reason(state, kind="discard", card="y01") == ("not-in-reserve", "7.discard")


def test_what_cannot_be_copied_is_refused_with_the_rule() -> None:
    start: dict[str, Any] = {
        "queue": ["b02", "b04", "y08"],
        "tiles": [{"monster": "y13", "at": "v0.0.port1"}],
        "0": {"discard": []},
    }
    state = choose(table(start), kind="activate", card="y13")
    assert reason(state, kind="copy", card="b02") == ("no-activated-power", "7.copy_queue")
    assert reason(state, kind="copy", card="b04") == ("nothing-to-do", "7.copy_queue")
    assert reason(state, kind="copy", card="r03") == ("not-in-queue", "7.copy_queue")


def test_only_opponents_are_robbed() -> None:
    state = choose(table({"tiles": [{"monster": "r02", "at": "v0.0.port1"}]}, seats=3), kind="activate", card="r02")
    assert reason(state, seat=0) == ("opponents-only", "3")


def test_a_demon_that_is_awake_is_not_woken() -> None:
    start: dict[str, Any] = {"demons": {"d1": False}, "0": {"reserve": ["b03"]}}
    state = choose(table(start, options={"flip_demon_both_ways": False}), card="b03", to="v0.0.port1")
    assert reason(state, card="d2") == ("demon-face-up", "7.flip_demon")


def test_nothing_is_possible_after_the_end() -> None:
    start: dict[str, Any] = {
        "phase": "night",
        "tiles": FULL_BATTLEFIELD,
        "villages": {"v0": {"conquest": {"0": 2}}},
        "0": {"tokens": 1},
    }
    assert reason(table(start), kind="pass") == ("game-over", "9")
