"""Positions and paths of scenario files: what cannot be is refused, and the error says what was expected."""

from typing import Any

import pytest

from perfidie.games.evil_corp.game import GAME
from perfidie.kernel.errors import BadInput, ScenarioError

SEATS = ["0", "1"]

WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"cake": 1}, "start-key", "cake"),
    ({"2": {}}, "start-key", "2"),
    ({"0": {"cake": 1}}, "start-key", "0.cake"),
    ({"0": 3}, "start-value", "0"),
    ({"0": {"gold": -1}}, "start-value", "0.gold"),
    ({"0": {"passed": 1}}, "start-value", "0.passed"),
    ({"0": {"reserve": "b01"}}, "start-value", "0.reserve"),
    ({"0": {"reserve": ["b99"]}}, "unknown-card", "0.reserve"),
    ({"0": {"reserve": ["b01", "b01"]}}, "too-many-copies", "0.reserve"),
    ({"0": {"reserve": ["b01"]}, "1": {"bag": ["b01"]}}, "too-many-copies", "1.bag"),
    ({"first": 2}, "start-value", "first"),
    ({"turn": True}, "start-value", "turn"),
    ({"phase": "noon"}, "start-value", "phase"),
    ({"round": "2"}, "start-value", "round"),
    ({"queue": ["b01", "b02", "b03", "b04", "b05", "b06"]}, "start-value", "queue"),
    ({"demons": {"d9": True}}, "start-value", "demons"),
    ({"demons": {"d1": "up"}}, "start-value", "demons.d1"),
    ({"villages": {"v2": {}}}, "start-value", "villages"),
    ({"villages": {"v0": {"cake": 1}}}, "start-key", "villages.v0.cake"),
    ({"villages": {"v0": {"face": "c"}}}, "start-value", "villages.v0.face"),
    ({"villages": {"v0": {"conquest": {"0": 3}}}}, "start-value", "villages.v0.conquest.0"),
    ({"villages": {"v0": {"conquest": {"2": 1}}}}, "start-value", "villages.v0.conquest"),
    ({"villages": {"v0": {"stone": "moon"}}}, "start-value", "villages.v0.stone"),
    ({"villages": {"v0": {"cargo": {"green": 1}}}}, "start-value", "villages.v0.cargo"),
    ({"tiles": {}}, "start-value", "tiles"),
    ({"tiles": [{"monster": "b01", "at": "v0.0.port9"}]}, "start-value", "tiles 1.at"),
    ({"tiles": [{"at": "v0.0.port1"}]}, "start-value", "tiles 1.monster"),
    ({"tiles": [{"monster": "b01", "at": "v0.0.port1", "face": "left"}]}, "start-value", "tiles 1.face"),
    ({"tiles": [{"monster": "b01", "at": "v0.0.port1", "up": True}]}, "start-key", "tiles 1.up"),
    ({"tiles": [{"monster": "r01", "at": "v0.0.portal1"}]}, "slot-unfit", "tiles 1.at"),
    (
        {"tiles": [{"monster": "b01", "at": "v0.0.port1"}, {"monster": "b02", "at": "v0.0.port1"}]},
        "slot-twice",
        "tiles 2.at",
    ),
]


@pytest.mark.parametrize(("start", "code", "key"), WRONG, ids=[f"{wrong[1]} {wrong[2]}" for wrong in WRONG])
def test_an_impossible_position_is_refused(start: dict[str, Any], code: str, key: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        GAME.position(SEATS, None, 0, start)
    assert (caught.value.code, caught.value.details["key"]) == (code, key)


@pytest.mark.parametrize(
    "path", ["cake", "0.cake", "2.gold", "slot.v0", "terror.v9", "conquest.v0.2", "demons.d9", "face.v0.1"]
)
def test_an_unknown_path_is_refused(path: str) -> None:
    table = GAME.start(SEATS)
    with pytest.raises(ScenarioError, match=f"unknown-path: path={path}"):
        GAME.look_up(table, path)


def test_a_list_is_exactly_that_zone_and_the_rest_is_as_after_set_up() -> None:
    table = GAME.position(SEATS, None, 3, {"0": {"reserve": ["r01", "base_red"]}})
    assert GAME.look_up(table, "0.reserve") == ["r01", "base_red"]
    assert GAME.look_up(table, "1.reserve_size") == 5
    queue = GAME.look_up(table, "queue")
    assert isinstance(queue, list)
    assert len(queue) == 5
    assert "r01" not in queue


def test_a_bag_is_drawn_from_the_front() -> None:
    bag = ["r01", "r02", "r03", "r04", "r05", "r06"]
    table = GAME.position(SEATS, None, 0, {"phase": "night", "0": {"bag": bag, "reserve": []}})
    assert GAME.look_up(table, "0.reserve") == bag[:5]


def test_the_whole_box_may_be_used() -> None:
    table = GAME.position(SEATS, None, 0, {"0": {"reserve": ["base_blue"] * 6}})
    assert GAME.look_up(table, "0.reserve") == ["base_blue"] * 6
    assert GAME.load(table.save()).digest() == table.digest()


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"first": 2}, "first"),
        ({"handicap_2": 1}, "handicap_2"),
        ({"handicap_0": 5}, "handicap_0"),
        ({"cake": 1}, "cake"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any], name: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.start(SEATS, options)
    assert caught.value.details["option"] == name


@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadInput, match="seat-count"):
        GAME.start([str(seat) for seat in range(players)])
