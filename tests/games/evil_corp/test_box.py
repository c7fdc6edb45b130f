"""Data that cannot be this game are refused, and the error says what is wrong and where."""

import copy
from typing import Any

import pytest

from perfidie.games.evil_corp.box import Box, box
from perfidie.kernel.errors import BadInput

Path = tuple[str | int, ...]


def changed(path: Path, value: object) -> dict[str, Any]:
    """The shipped data with one value changed; None removes it."""
    data = copy.deepcopy(box().data)
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return data


def index(id: str) -> int:
    return next(i for i, monster in enumerate(box().data["monster"]) if monster["id"] == id)


R03 = index("r03")
BLUE = index("base_blue")

WRONG: list[tuple[Path, object, str, dict[str, object]]] = [
    (("colours",), ["blue", "red"], "data-value", {"where": "colours"}),
    (("slot_types",), ["port"], "data-value", {"where": "slot_types"}),
    (
        ("monster", R03, "colour"),
        "green",
        "data-value",
        {"where": "monster r03.colour", "expected": "blue, red, yellow"},
    ),
    (("monster", R03, "recruit"), -1, "data-value", {"where": "monster r03.recruit", "found": -1}),
    (("monster", R03, "terror"), "3", "data-value", {"where": "monster r03.terror", "expected": "≥ 0"}),
    (("monster", R03, "terror"), None, "data-missing", {"where": "monster r03", "key": "terror"}),
    (("monster", R03, "base"), 1, "data-value", {"where": "monster r03.base"}),
    (("monster", R03, "name_fr"), "", "data-value", {"where": "monster r03.name_fr"}),
    (("monster", R03, "activate"), ["kill"], "data-value", {"where": "monster r03.activate", "found": "kill"}),
    (("monster", R03, "activate"), ["eat:3"], "data-value", {"where": "monster r03.activate", "found": "eat:3"}),
    (("monster", R03, "deploy"), ["draw:1"], "data-value", {"where": "monster r03.deploy", "found": "draw:1"}),
    (("monster", R03, "passive"), ["boost:green"], "data-value", {"where": "monster r03.passive"}),
    (("monster", R03, "passive"), ["shield:2"], "data-value", {"where": "monster r03.passive"}),
    (("monster", R03, "id"), "r04", "data-twice", {"where": "monster", "what": "r04"}),
    (("monster", R03, "copies"), 2, "data-total", {"what": "components.monster_tiles", "found": 46, "expected": 45}),
    (("monster", BLUE, "copies"), 4, "data-total", {"what": "monster base_blue.copies", "found": 4, "expected": 6}),
    (("monster", BLUE, "base"), False, "data-value", {"where": "base_set.standard", "found": "base_blue"}),
    (("demon", 0, "effects", 1, "threshold"), 1, "data-twice", {"where": "demon d1", "what": "threshold"}),
    (("demon", 0, "effects", 0, "pay"), -2, "data-value", {"where": "demon d1.pay"}),
    (("demon", 1, "id"), "d1", "data-twice", {"where": "demon", "what": "d1"}),
    (("components", "demon_tiles"), 4, "data-total", {"what": "components.demon_tiles", "found": 3, "expected": 4}),
    (("village", "a", "slots", "port"), None, "data-missing", {"where": "village.a.slots", "key": "port"}),
    (("village", "b", "slots", "port"), 6, "data-total", {"what": "village.*.slots", "found": 11}),
    (("village", "b", "keep_cost"), -1, "data-value", {"where": "village.b.keep_cost"}),
    (("village", "b", "cargo", "yellow"), "3", "data-value", {"where": "village.b.cargo.yellow"}),
    (("village", "a", "conquest_steps_to_win"), 0, "data-value", {"where": "village.a.conquest_steps_to_win"}),
    (("village", "a", "track_length"), 8, "data-total", {"what": "village.a.track", "found": 7, "expected": 8}),
    (("village", "a", "track", 2, "space"), 4, "data-value", {"where": "village.a.track 3.space", "expected": 3}),
    (("village", "a", "track", 2, "reward"), "cake", "data-value", {"where": "village.a.track 3.reward"}),
    (("village", "a", "track"), [], "data-value", {"where": "village.a.track"}),
    (("slot", "port", "on_deploy", "red"), "cake", "data-value", {"where": "slot.port.on_deploy.red"}),
    (("slot", "port", "counts_terror"), "no", "data-value", {"where": "slot.port.counts_terror"}),
    (("slot", "portal", "colours"), ["pink"], "data-value", {"where": "slot.portal.colours"}),
    (("setup", "face_at_start"), "c", "data-value", {"where": "setup.face_at_start", "expected": "a, b"}),
    (("victory", "tokens_needed"), 3, "data-value", {"where": "victory.tokens_needed", "expected": 2}),
    (("setup", "p3", "draw"), 0, "data-value", {"where": "setup.p3.draw"}),
    (("setup", "p4", "sides"), [["p0", "p1"], ["p2"]], "data-value", {"where": "setup.p4.sides"}),
    (("setup", "p2", "boards", 0, "sides"), [0, 0], "data-value", {"where": "setup.p2.boards left.sides"}),
    (("setup", "p4", "eligible", "p0"), ["right"], "data-value", {"where": "setup.p4.eligible.p0", "found": "right"}),
    (("setup", "p4", "eligible", "p0"), [], "data-missing", {"where": "setup.p4.eligible", "key": "p0"}),
    (("setup", "p2", "bag_set"), "huge", "data-value", {"where": "setup.p2.bag_set", "expected": "standard, team"}),
    (("base_set", "standard", "base_red"), 3, "data-total", {"what": "base_set.standard", "found": 9, "expected": 8}),
    (("base_set", "team_total"), 11, "data-total", {"what": "base_set.team", "found": 10, "expected": 11}),
    (("office", "surcharge"), [0, 1], "data-total", {"what": "office.surcharge", "found": 2, "expected": 5}),
    (("rulings", "cake"), {"value": True}, "data-value", {"where": "rulings", "found": "cake"}),
    (("rulings", "kill_may_hit_own"), None, "data-missing", {"where": "rulings", "key": "kill_may_hit_own"}),
    (("rulings", "kill_may_hit_own", "value"), 1, "data-value", {"where": "rulings.kill_may_hit_own"}),
    (("rulings", "kill_may_hit_own"), {}, "data-missing", {"where": "rulings.kill_may_hit_own", "key": "value"}),
    (("rulings", "final_tie", "value"), "dice", "data-value", {"where": "rulings.final_tie", "expected": "shared"}),
    (("office",), None, "data-missing", {"where": "-", "key": "office"}),
    (("office",), 5, "data-value", {"where": "office"}),
]


@pytest.mark.parametrize(("path", "value", "code", "details"), WRONG, ids=[".".join(map(str, w[0])) for w in WRONG])
def test_wrong_data_are_refused(path: Path, value: object, code: str, details: dict[str, object]) -> None:
    with pytest.raises(BadInput) as caught:
        Box(changed(path, value))
    assert caught.value.code == code
    assert {name: caught.value.details[name] for name in details} == details


def test_a_village_that_nobody_can_take_is_refused() -> None:
    spaces = [{"space": 1, "reward": "none", "amount": 0}]
    data = changed(("village", "a", "track"), spaces)
    data["village"]["a"]["track_length"] = 1
    with pytest.raises(BadInput, match="conquest, victory"):
        Box(data)


def test_a_queue_longer_than_the_corp_bag_is_refused() -> None:
    data = copy.deepcopy(box().data)
    data["monster"] = [monster for monster in data["monster"] if monster["base"]] + data["monster"][-2:]
    with pytest.raises(BadInput, match=r"components\.monster_tiles, found=2, expected=5"):
        Box(data)


def test_a_kind_may_be_left_out() -> None:
    assert Box(changed(("monster", index("r15"), "copies"), 0)).monsters[index("r15")].copies == 0


def test_the_shipped_box_is_the_printed_one() -> None:
    assert sum(monster.copies for monster in box().monsters if not monster.base) == 45
    assert sum(monster.copies for monster in box().monsters if monster.base) == 24
    names = [name for monster in box().monsters for name in monster.names]
    assert len(set(names)) == len(names)
