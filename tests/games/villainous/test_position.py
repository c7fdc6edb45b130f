"""Positions of scenario files: only what is named is changed, and everybody knows what they would know."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import pytest

from perfidie.games.villainous.game import GAME
from perfidie.games.villainous.scenario import out_of_the_game
from perfidie.games.villainous.table import FATE_DECK, HAND, VILLAIN_DECK, VILLAIN_DISCARD, Table
from perfidie.kernel.errors import ScenarioError
from perfidie.kernel.rng import Rng

SEATS = ["gaston", "horned_king", "lady_tremaine"]


def build(start: Mapping[str, Any], options: Mapping[str, Any] | None = None, seed: int = 3) -> Table:
    return GAME.position(SEATS, options, seed, start)


def ids(table: Table, cards: list[int]) -> list[str]:
    return [table.cast.kinds[card].id for card in cards]


def test_nothing_named_is_the_position_after_set_up() -> None:
    plain = GAME.start(SEATS, {"first_player": "seat:0"}, 3)
    table = build({})
    assert (table.zones, table.power, table.mover, table.turn) == (plain.zones, plain.power, plain.mover, plain.turn)
    assert table.turns == plain.turns
    for seat in (0, 1, 2, None):
        assert table.view(seat) == plain.view(seat)


def test_zones_not_named_stay_as_they_were() -> None:
    plain = GAME.start(SEATS, {"first_player": "seat:0"}, 3)
    table = build({"0": {"power": 7, "mover": "forest"}, "1": {"fate_discard": ["taran"]}})
    assert table.zones[:7] == plain.zones[:7]
    assert table.zones[14:] == plain.zones[14:]
    assert table.cards(1, HAND) == plain.cards(1, HAND)
    assert [card for card in plain.cards(1, FATE_DECK) if card in table.cards(1, FATE_DECK)] == table.cards(
        1, FATE_DECK
    )
    assert len(table.cards(1, FATE_DECK)) == 14
    assert (table.power[0], table.mover) == (7, [2, 0, 0])


def test_named_cards_lie_on_top_and_the_others_follow_in_their_order() -> None:
    plain = GAME.start(SEATS, {"first_player": "seat:0"}, 3)
    table = build({"0": {"fate_deck": ["belle", "beast"]}})
    deck = table.cards(0, FATE_DECK)
    assert ids(table, deck[:-3:-1]) == ["belle", "beast"]
    assert deck[:-2] == [card for card in plain.cards(0, FATE_DECK) if card not in deck[-2:]]


def test_a_card_in_no_zone_is_out_of_the_game() -> None:
    plain = GAME.start(SEATS, {"first_player": "seat:0"}, 3)
    table = build({"0": {"hand": []}})
    gone = plain.cards(0, HAND)
    assert sorted(GAME.cards_of(table)) == sorted(card for card in GAME.cards_of(plain) if card not in gone)
    for card in gone:
        assert not table.in_realm(card)
    while (turn := table.turns) < 7 and table.decision() is not None:
        table.apply(len(table.codes) - 1)
        assert turn <= table.turns
        assert not set(gone) & set(GAME.cards_of(table))


def test_conditions_out_of_the_game_open_no_window() -> None:
    start = {"turn": 0, "phase": "actions", "0": {"mover": "forest"}, "1": {"hand": ["midnight"]}}
    table = GAME.position(["gaston", "lady_tremaine"], None, 0, start)
    for card in table.cast.find(1, "and_one_more_thing"):
        if card in GAME.cards_of(table):
            table.zones[table.zone[card]].remove(card)
            table.zone[card] = out_of_the_game(table)
    symbols = [table.option(code).get("symbol") for code in table.codes]
    table.apply(symbols.index("discard"))
    while table.asked == 0 and table.prompt_name(table.prompt) == "discard":
        table.apply(len(table.codes) - 1)
    assert (table.asked, table.prompt_name(table.prompt)) == (0, "action")


def test_a_position_never_holds_a_card_twice() -> None:
    wolves = ["wolves"] * 2
    table = build({"0": {"hand": wolves, "villain_discard": wolves[:1], "realm": [{"card": "wolves", "at": "forest"}]}})
    cards = GAME.cards_of(table)
    assert len(set(cards)) == len(cards)
    assert ids(table, table.cards(0, HAND)) == wolves
    assert "wolves" not in ids(table, table.cards(0, VILLAIN_DECK))


def test_everybody_knows_what_they_would_know() -> None:
    table = build(
        {
            "0": {
                "hand": ["temper", "wolves"],
                "villain_deck": ["lefou"],
                "villain_discard": ["get_out"],
                "fate_deck": ["belle"],
                "realm": [{"card": "the_mob", "at": "forest", "items": ["five_dozen_eggs"]}],
            }
        }
    )
    everybody = (0, 1, 2, None)
    knows = table.knowledge.knows
    for card in table.cards(0, HAND):
        assert [knows(viewer, card) for viewer in everybody] == [True, False, False, False]
    for card in (*table.realm(0), *table.cards(0, VILLAIN_DISCARD)):
        assert all(knows(viewer, card) for viewer in everybody)
    for deck in (VILLAIN_DECK, FATE_DECK):
        for card in table.cards(0, deck):
            assert not any(knows(viewer, card) for viewer in everybody)


def test_what_others_cannot_know_is_dealt_anew() -> None:
    table = build({"0": {"hand": ["temper", "wolves"]}})
    hands = set()
    for seed in range(30):
        world = table.redeal(1, Rng.seeded(seed))
        assert world.view(1) == table.view(1)
        hands.add(tuple(sorted(ids(world, world.cards(0, HAND)))))
    assert len(hands) > 10
    mine = {tuple(ids(world, world.cards(0, HAND))) for world in (table.redeal(0, Rng.seeded(s)) for s in range(9))}
    assert mine == {("temper", "wolves")}


def test_a_position_can_be_saved_and_loaded() -> None:
    table = build({"0": {"hand": [], "obstacles": {"forest": 0}}, "1": {"relic": "possessed:awakened"}})
    again = GAME.load(table.save())
    assert again.digest() == table.digest()
    assert GAME.look_up(again, "0.obstacles") == {"belles_house": 2, "tavern": 2, "forest": 0, "beasts_castle": 2}
    assert GAME.look_up(again, "1.relic") == "possessed:awakened"


def test_used_symbols_are_actions_performed() -> None:
    table = build(
        {"turn": 0, "phase": "actions", "0": {"used": ["forest/fate", "forest/play_card"], "mover": "forest"}}
    )
    assert table.acts == 2
    assert table.why_not({"symbol": "fate"}) is not None


def test_an_objective_that_is_reached_has_been_won() -> None:
    cleared = {"belles_house": 0, "tavern": 0, "forest": 0, "beasts_castle": 0}
    table = build({"0": {"obstacles": cleared}})
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


def test_heroes_of_another_size() -> None:
    alice = {"card": "alice", "at": "hedge_maze", "size": "enlarged", "covers": ["courtyard/move_item_or_ally"]}
    dodo = {"card": "dodo", "at": "white_rabbits_house", "size": "shrunk", "covers": ["white_rabbits_house/play_card"]}
    guard = {"card": "card_guard_heart", "at": "courtyard", "wicket": True}
    table = GAME.position(["queen_of_hearts", "gaston"], None, 0, {"0": {"realm": [alice, dodo, guard]}})
    expected = {
        "0.size.alice": "enlarged",
        "0.size.dodo": "shrunk",
        "0.wickets": ["card_guard_heart"],
        "0.covered.hedge_maze": True,
        "0.covered_symbols.courtyard": ["move_item_or_ally"],
        "0.covered_symbols.white_rabbits_house": ["play_card"],
        "0.top.courtyard": ["alice"],
        "0.at.courtyard": ["alice", "card_guard_heart"],
    }
    assert {path: GAME.look_up(table, path) for path in expected} == expected


def test_power_on_a_hero() -> None:
    realm = [{"card": "little_john", "at": "nottingham", "power": 3}]
    table = GAME.position(["prince_john", "gaston"], None, 0, {"0": {"realm": realm}})
    assert GAME.look_up(table, "0.power_on.little_john") == 3


def test_a_hero_on_the_villains_side_stands_below() -> None:
    realm = [{"card": "genie", "at": "oasis", "hypnotized": True, "items": ["wish"]}]
    table = GAME.position(["jafar", "gaston"], None, 0, {"0": {"realm": realm}})
    assert GAME.look_up(table, "0.hypnotized") == ["genie"]
    assert GAME.look_up(table, "0.bottom.oasis") == ["genie", "wish"]
    assert GAME.look_up(table, "0.covered.oasis") is False


ENTRY = {"card": "lefou", "at": "tavern"}


@pytest.mark.parametrize(
    ("start", "code", "key"),
    [
        ({"middle": []}, "start-key", "middle"),
        ({"3": {}}, "start-key", "3"),
        ({"0": {"gold": 2}}, "start-key", "0.gold"),
        ({"0": 5}, "start-value", "0"),
        ({"turn": 3}, "start-value", "turn"),
        ({"turn": True}, "start-value", "turn"),
        ({"phase": "night"}, "start-value", "phase"),
        ({"0": {"power": -1}}, "start-value", "0.power"),
        ({"0": {"power": "5"}}, "start-value", "0.power"),
        ({"0": {"mover": "morva"}}, "start-value", "0.mover"),
        ({"0": {"locked": ["morva"]}}, "start-value", "0.locked"),
        ({"0": {"hand": "temper"}}, "start-value", "0.hand"),
        ({"0": {"hand": ["belle"]}}, "unknown-card", "0.hand"),
        ({"0": {"fate_deck": ["temper"]}}, "unknown-card", "0.fate_deck"),
        ({"0": {"hand": ["taran"]}}, "unknown-card", "0.hand"),
        ({"0": {"hand": ["temper", "temper"]}}, "too-many-copies", "0.hand"),
        ({"0": {"hand": ["lefou"], "realm": [ENTRY]}}, "too-many-copies", "0.realm.0.card"),
        ({"0": {"realm": ENTRY}}, "start-value", "0.realm"),
        ({"0": {"realm": ["lefou"]}}, "start-value", "0.realm.0"),
        ({"0": {"realm": [{"at": "tavern"}]}}, "start-value", "0.realm.0.card"),
        ({"0": {"realm": [{"card": "lefou"}]}}, "start-value", "0.realm.0.at"),
        ({"0": {"realm": [{"card": "lefou", "at": "morva"}]}}, "start-value", "0.realm.0.at"),
        ({"0": {"realm": [{**ENTRY, "asleep": True}]}}, "start-key", "0.realm.0.asleep"),
        ({"0": {"realm": [{**ENTRY, "trapped": True}]}}, "start-value", "0.realm.0.trapped"),
        ({"0": {"realm": [{**ENTRY, "size": "shrunk"}]}}, "start-value", "0.realm.0.size"),
        ({"0": {"realm": [{**ENTRY, "covers": ["tavern/fate"]}]}}, "start-key", "0.realm.0.covers"),
        ({"0": {"realm": [{**ENTRY, "items": ["wolves"]}]}}, "not-attached", "0.realm.0.items"),
        ({"0": {"realm": [{"card": "temper", "at": "tavern"}]}}, "card-stands-nowhere", "0.realm.0.card"),
        ({"0": {"realm": [{"card": "five_dozen_eggs", "at": "tavern"}]}}, "card-stands-nowhere", "0.realm.0.card"),
        ({"0": {"used": ["tavern"]}}, "start-value", "0.used"),
        ({"0": {"used": ["tavern/fate"]}}, "start-value", "0.used"),
        ({"turn": 1, "0": {"used": ["tavern/activate"]}}, "start-value", "0.used"),
        ({"0": {"obstacles": {"tavern": 3}}}, "start-value", "0.obstacles.tavern"),
        ({"0": {"obstacles": 3}}, "start-value", "0.obstacles"),
        ({"1": {"obstacles": {"morva": 1}}}, "start-key", "1.obstacles"),
        ({"0": {"relic": "aside"}}, "start-key", "0.relic"),
        ({"1": {"relic": "lost"}}, "start-value", "1.relic"),
        ({"1": {"fate_token": True}}, "fate-token-not-free", "1.fate_token"),
    ],
)
def test_impossible_positions_are_refused(start: Mapping[str, Any], code: str, key: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        build(start)
    assert refused.value.code == code
    assert refused.value.details["key"] == key


@pytest.mark.parametrize(
    "path", ["power", "3.power", "0.gold", "0.at.morva", "0.strength.taran", "1.obstacles", "0.relic", "0.power.x", "0"]
)
def test_unknown_paths_are_refused(path: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        GAME.look_up(build({}), path)
    assert refused.value.code == "unknown-path"


def test_a_card_that_is_not_in_the_realm_has_no_strength() -> None:
    with pytest.raises(ScenarioError) as refused:
        GAME.look_up(build({}), "0.strength.lefou")
    assert refused.value.code == "not-in-realm"


def test_rules_that_cannot_be_shown_say_why() -> None:
    rules = tomllib.loads(files("perfidie.games.villainous").joinpath("data/rules.toml").read_text("utf-8"))["rule"]
    assert all(("why" in rule) == (not rule.get("shown", True)) for rule in rules)
    assert all(rule["en"] and rule["fr"] for rule in rules)
    assert len({rule["id"] for rule in rules}) == len(rules)
