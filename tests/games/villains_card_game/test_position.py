"""Positions of scenario files: only what is named is changed, and everybody knows what they would know."""

from collections.abc import Mapping
from typing import Any

import pytest

from perfidie.games.villains_card_game.deck import cards_for
from perfidie.games.villains_card_game.game import GAME
from perfidie.games.villains_card_game.table import Table
from perfidie.kernel.errors import BadInput
from perfidie.kernel.rng import Rng

SEATS = ["hook", "jafar", "ursula"]


def build(start: Mapping[str, Any], options: Mapping[str, Any] | None = None, seed: int = 3) -> Table:
    return GAME.position(SEATS, options, seed, start)


def ids(table: Table, cards: list[int]) -> list[str]:
    return [table.cards.ids[card] for card in cards]


def test_nothing_named_is_the_position_after_set_up() -> None:
    plain = GAME.start(SEATS, None, 3)
    table = build({})
    assert (table.hands, table.draws, table.piles, table.turn) == (plain.hands, plain.draws, plain.piles, plain.turn)
    assert table.turns == plain.turns
    for seat in (0, 1, 2, None):
        assert table.view(seat) == plain.view(seat)


def test_zones_not_named_stay_as_they_were() -> None:
    plain = GAME.start(SEATS, None, 3)
    table = build({"0": {"hand": ["6R"]}, "1": {"pile": ["1O", "H:1O"]}, "2": {"draw": ["2B", "3B"]}})
    assert table.draws[:2] == plain.draws[:2]
    assert table.hands[1:] == plain.hands[1:]
    assert (table.piles[0], table.piles[2], table.middle) == (plain.piles[0], plain.piles[2], [])
    assert table.turn == plain.turn
    assert ids(table, table.hands[0]) == ["6R"]
    assert ids(table, table.draws[2]) == ["3B", "2B"]
    assert GAME.look_up(table, "1.pile") == ["1O", "H:1O"]


def test_a_position_never_holds_a_card_twice() -> None:
    plain = GAME.start(SEATS, None, 3)
    hand = ids(plain, plain.hands[0])
    table = build({"0": {"hand": hand, "pile": hand[:1], "draw": hand}, "1": {"hand": hand}})
    cards = GAME.cards_of(table)
    assert len(set(cards)) == len(cards)
    assert ids(table, table.hands[0]) == hand


def test_displaced_cards_are_used_before_new_ones() -> None:
    plain = GAME.start(SEATS, None, 3)
    hand = ids(plain, plain.hands[0])
    before = len(plain.cards.ids)
    assert len(build({"0": {"hand": hand[::-1]}}).cards.ids) == before
    assert len(build({"0": {"draw": hand}}).cards.ids) > before


def test_the_cards_shared_by_matches_are_not_added_to() -> None:
    shared = cards_for(tuple(SEATS), True, False)
    before = len(shared.ids)
    build({"0": {"hand": ["6R"] * 9}})
    assert len(shared.ids) == before


def test_everybody_knows_what_they_would_know() -> None:
    hand = ["6R", "4B", "5O", "3P"]
    table = build({"middle": ["curse"], "0": {"hand": hand, "pile": ["H:5B", "2G"], "draw": ["1O"], "forced": "4B"}})
    knows = table.knowledge.knows
    for card in table.hands[0]:
        public = table.cards.ids[card] == "4B"
        assert [knows(viewer, card) for viewer in (0, 1, 2, None)] == [True, public, public, public]
    hero, top = ~table.piles[0][0], table.piles[0][1]
    assert [knows(viewer, hero) for viewer in (0, 1, 2, None)] == [True, False, False, False]
    assert all(knows(viewer, card) for viewer in (0, 1, 2, None) for card in (top, *table.middle))
    assert not any(knows(viewer, card) for viewer in (0, 1, 2, None) for card in table.draws[0])
    assert not any(knows(viewer, card) for viewer in (0, None) for card in table.hands[1])


def test_what_others_cannot_know_is_dealt_anew_among_the_hidden_cards_only() -> None:
    table = build({"0": {"hand": ["6R", "4B"], "pile": ["H:5B", "2G"], "draw": ["1O", "1P"]}})
    seen: set[tuple[str, ...]] = set()
    for seed in range(40):
        world = table.redeal(1, Rng.seeded(seed))
        hidden = ids(world, [*world.hands[0], *world.draws[0], ~world.piles[0][0]])
        assert sorted(hidden) == ["1O", "1P", "4B", "5B", "6R"]
        assert world.view(1) == table.view(1)
        seen.add(tuple(hidden))
    assert len(seen) > 10
    mine = {tuple(ids(world, world.hands[0])) for world in (table.redeal(0, Rng.seeded(s)) for s in range(9))}
    assert mine == {("6R", "4B")}


def test_a_position_can_be_saved_and_loaded() -> None:
    table = build({"0": {"hand": ["6R"] * 5, "pile": ["H:6R"]}})
    again = GAME.load(table.save())
    assert again.digest() == table.digest()
    assert GAME.look_up(again, "0.pile") == ["H:6R"]


def test_the_forced_card_is_a_hand_card() -> None:
    held = build({"0": {"hand": ["6R", "5B"], "forced": "5B"}})
    assert GAME.look_up(held, "0.hand") == ["6R", "5B"]
    joined = build({"0": {"hand": ["6R"], "forced": "5B"}})
    assert GAME.look_up(joined, "0.hand") == ["6R", "5B"]
    assert GAME.look_up(joined, "0.forced") == "5B"


def test_a_turn_without_cards_is_the_next_players() -> None:
    table = build({"turn": 1, "1": {"hand": []}, "2": {"hand": []}})
    decision = table.decision()
    assert decision is not None
    assert (decision.seat, GAME.look_up(table, "turn"), table.turns) == (0, 0, 1)


def test_without_any_hand_the_game_is_over() -> None:
    nobody: dict[str, Any] = {str(seat): {"hand": []} for seat in range(3)}
    table = build(nobody)
    assert table.decision() is None
    assert table.outcome() is not None


@pytest.mark.parametrize(
    ("start", "code", "key"),
    [
        ({"phase": "night"}, "start-key", "phase"),
        ({"3": {}}, "start-key", "3"),
        ({"0": {"power": 2}}, "start-key", "0.power"),
        ({"0": 5}, "start-value", "0"),
        ({"turn": 3}, "start-value", "turn"),
        ({"turn": -1}, "start-value", "turn"),
        ({"turn": True}, "start-value", "turn"),
        ({"turn": "0"}, "start-value", "turn"),
        ({"middle": "5R"}, "start-value", "middle"),
        ({"0": {"hand": [5]}}, "start-value", "0.hand"),
        ({"0": {"forced": ["5B"]}}, "start-value", "0.forced"),
        ({"0": {"hand": ["7R"]}}, "unknown-card", "0.hand"),
        ({"0": {"hand": ["H:5R"]}}, "unknown-card", "0.hand"),
        ({"0": {"draw": ["5X"]}}, "unknown-card", "0.draw"),
        ({"0": {"pile": ["H:"]}}, "unknown-card", "0.pile"),
        ({"0": {"forced": "gaston"}}, "unknown-card", "0.forced"),
        ({"middle": ["R5"]}, "unknown-card", "middle"),
        ({"0": {"pile": ["curse"]}}, "special-on-pile", "0.pile"),
        ({"0": {"pile": ["H:curse"]}}, "special-on-pile", "0.pile"),
    ],
)
def test_an_impossible_position_is_refused(start: dict[str, Any], code: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        build(start)
    assert (caught.value.code, caught.value.details["key"]) == (code, key)


def test_specials_that_are_not_used_cannot_be_named() -> None:
    with pytest.raises(BadInput) as caught:
        build({"0": {"hand": ["curse"]}}, {"specials": False})
    assert caught.value.code == "specials-not-used"


@pytest.mark.parametrize("path", ["", "hand", "0", "3.hand", "0.power", "0.hand.1", "x.hand", "-1.hand", "phase"])
def test_an_unknown_path_is_refused_with_the_known_ones(path: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.look_up(build({}), path)
    assert caught.value.code == "unknown-path"
    assert "middle" in str(caught.value.details["expected"])
