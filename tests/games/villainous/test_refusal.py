"""Why something is not possible: every impossibility that a player can meet has its reason and rule."""

from collections.abc import Mapping
from typing import Any

import pytest

from perfidie.games.villainous.game import GAME
from perfidie.games.villainous.printed import SYMBOLS
from perfidie.games.villainous.table import Table
from perfidie.kernel.matching import ScenarioStep, Stream
from perfidie.kernel.options import Record
from perfidie.kernel.rng import Rng

G = ["gaston", "horned_king"]
H = ["horned_king", "gaston"]
T = ["lady_tremaine", "gaston"]
FOUR = ["gaston", "horned_king", "lady_tremaine", "queen_of_hearts"]


def at(seats: list[str], choices: list[Record], phase: str = "actions", **start: Any) -> Table:
    """The position of seat 0 in its actions, after some choices."""
    named = {"turn": 0, "phase": phase, **{name.removeprefix("s"): value for name, value in start.items()}}
    stream = Stream(GAME.position(seats, None, 0, named), tuple(ScenarioStep(choose=choice) for choice in choices))
    stream.run()
    assert isinstance(stream.state, Table)
    return stream.state


def why(table: Table, option: Record) -> tuple[str, Mapping[str, object], str]:
    reason = table.why_not(option)
    assert reason is not None
    return reason.code, reason.details, reason.rule


PLAY: Record = {"symbol": "play_card"}


def test_the_mover() -> None:
    table = at(T, [], phase="move", s0={"mover": "music_room"})
    assert why(table, {"to": "music_room"}) == ("must-move", {"location": "music_room"}, "R3.6")
    assert why(table, {"to": "the_ballroom"}) == ("location-locked", {"location": "the_ballroom"}, "R6.18")
    assert why(table, {"to": "tavern"})[0] == "no-such-place"
    assert why(table, {"symbol": "fate"})[0] == "not-asked"
    assert table.why_not({"to": "the_castle"}) is None


def test_symbols() -> None:
    realm = [{"card": "cogsworth", "at": "tavern"}]
    table = at(G, [], s0={"mover": "tavern", "hand": [], "realm": realm, "used": ["tavern/vanquish"]})
    assert why(table, {"symbol": "gain_power:2"}) == (
        "symbol-covered",
        {"symbol": "gain_power:2", "card": "cogsworth"},
        "R5.31",
    )
    assert why(table, {"symbol": "vanquish"}) == ("symbol-used", {"symbol": "vanquish"}, "R3.11")
    assert why(table, {"symbol": "fate"}) == ("symbol-not-here", {"symbol": "fate", "location": "tavern"}, "R3.12")
    assert why(table, {"symbol": "fate", "at": "forest"}) == (
        "mover-elsewhere",
        {"location": "forest", "mover": "tavern"},
        "R3.12",
    )
    assert why(table, PLAY) == ("no-playable-card", {}, "R4.7")
    assert table.why_not({"answer": "end"}) is None
    bare = at(G, [], s0={"mover": "tavern", "hand": []})
    assert bare.why_not({"symbol": "gain_power:2", "at": "tavern"}) is None
    assert why(table, {"symbol": "juggle"})[0] == "no-such-symbol"
    assert why(table, {"choice": "1"})[0] == "not-asked"


@pytest.mark.parametrize(
    ("seats", "mover", "symbol", "code"),
    [
        (G, "tavern", "activate", "nothing-to-activate"),
        (G, "tavern", "vanquish", "no-hero-to-vanquish"),
        (G, "forest", "discard", "hand-empty"),
        (H, "dungeons", "move_item_or_ally", "nothing-to-move"),
    ],
)
def test_symbols_with_nothing_to_do(seats: list[str], mover: str, symbol: str, code: str) -> None:
    assert why(at(seats, [], s0={"mover": mover, "hand": []}), {"symbol": symbol})[0] == code


@pytest.mark.parametrize(
    ("seats", "start", "card", "expected"),
    [
        (H, {"hand": ["creeper"], "power": 1}, "creeper", ("too-expensive", {"cost": 2, "power": 1}, "R4.6")),
        (H, {"hand": ["captured"], "power": 0}, "captured", ("too-expensive", {"cost": 1, "power": 0}, "R4.6")),
        (H, {"hand": ["cauldron_born"]}, "cauldron_born", ("own-requirement", {}, "R4.7")),
        (H, {"hand": ["visions"]}, "visions", ("effect-impossible", {}, "R5.16")),
        (H, {"hand": ["creeper"]}, "visions", ("not-in-hand", {}, "R4.5")),
        (
            H,
            {"hand": ["captured"], "power": 3, "realm": [{"card": "hen_wen", "at": "morva"}]},
            "captured",
            ("effects-banned", {"by": "hen_wen"}, "R6.24"),
        ),
        (
            H,
            {"hand": ["creeper"], "power": 9, "locked": ["morva", "fair_folk_kingdom", "dungeons", "throne_room"]},
            "creeper",
            ("no-place", {}, "R4.9"),
        ),
        (
            H,
            {"hand": ["only_moments_away_from_victory"]},
            "only_moments_away_from_victory",
            ("condition-in-own-turn", {}, "R4.14"),
        ),
    ],
)
def test_cards_in_hand(
    seats: list[str], start: dict[str, Any], card: str, expected: tuple[str, dict[str, object], str]
) -> None:
    table = at(seats, [], s0={"mover": "dungeons", **start})
    code, details, rule = expected
    assert why(table, {"card": card}) == (code, {"card": card, **details}, rule)


def test_a_card_without_a_host() -> None:
    table = at(G, [], s0={"mover": "tavern", "power": 9, "hand": ["five_dozen_eggs"]})
    assert why(table, {"card": "five_dozen_eggs"}) == (
        "no-host",
        {"card": "five_dozen_eggs", "type": "ally"},
        "R4.11",
    )


def test_a_card_for_which_a_symbol_must_be_chosen_first() -> None:
    table = at(H, [], s0={"mover": "dungeons", "power": 9, "hand": ["creeper"]})
    assert why(table, {"card": "creeper"}) == ("symbol-first", {"card": "creeper", "symbol": "play_card"}, "R3.10")
    covered = at(H, [], s0={"mover": "dungeons", "hand": ["creeper"], "realm": [{"card": "taran", "at": "dungeons"}]})
    assert why(covered, {"card": "creeper"})[0] == "symbol-covered"


def test_places_of_a_card_that_is_played() -> None:
    realm = [{"card": "fair_folk", "at": "morva"}]
    table = at(
        H,
        [PLAY, {"card": "ancient_soldiers"}],
        s0={"mover": "dungeons", "power": 3, "hand": ["ancient_soldiers"], "realm": realm, "locked": ["throne_room"]},
    )
    assert why(table, {"to": "throne_room"}) == ("location-locked", {"location": "throne_room"}, "R6.18")
    assert why(table, {"to": "morva"}) == (
        "place-barred",
        {"card": "ancient_soldiers", "location": "morva", "by": "fair_folk"},
        "R4.12",
    )
    assert why(table, {"to": "forest"})[0] == "no-such-place"


def test_places_that_the_board_forbids() -> None:
    table = at(
        T, [PLAY, {"card": "lucifer"}], s0={"mover": "music_room", "power": 3, "hand": ["lucifer"], "locked": []}
    )
    assert why(table, {"to": "the_ballroom"}) == (
        "board-forbids",
        {"card": "lucifer", "location": "the_ballroom"},
        "R4.12",
    )


def test_places_that_the_card_names() -> None:
    realm = [{"card": "drizella", "at": "the_castle"}]
    start = {"mover": "music_room", "power": 2, "hand": ["ball_gown_drizella"], "realm": realm}
    gown = at(T, [PLAY, {"card": "ball_gown_drizella"}], s0=start)
    expected = ("takes-place-of", {"card": "ball_gown_drizella", "other": "drizella"}, "R7.17")
    assert why(gown, {"to": "music_room"}) == expected
    slipper = at(
        ["gaston", "lady_tremaine"],
        [{"symbol": "fate"}],
        s0={"mover": "forest"},
        s1={"hand": [], "fate_deck": ["glass_slipper_castle", "bibbidi_bobbidi_boo"]},
    )
    while slipper.prompt_name(slipper.prompt) != "place":
        slipper.apply(0)
    assert why(slipper, {"to": "music_room"}) == (
        "card-only-at",
        {"card": "glass_slipper_castle", "location": "the_castle"},
        "R4.12",
    )


def test_heroes_that_others_shield() -> None:
    realm = [
        {"card": "john", "at": "jolly_roger"},
        {"card": "wendy", "at": "skull_rock", "items": ["taunt"]},
        {"card": "pirate_brute", "at": "jolly_roger"},
        {"card": "pirate_brute", "at": "skull_rock"},
    ]
    table = at(["captain_hook", "gaston"], [{"symbol": "vanquish"}], s0={"mover": "jolly_roger", "realm": realm})
    assert why(table, {"card": "john"}) == ("hero-shielded", {"card": "john", "by": "taunt"}, "R6.24")


def test_hosts() -> None:
    realm = [
        {"card": "wolves", "at": "tavern"},
        {"card": "lefou", "at": "forest"},
        {"card": "the_mob", "at": "beasts_castle"},
        {"card": "belle", "at": "belles_house"},
    ]
    table = at(
        G,
        [PLAY, {"card": "five_dozen_eggs"}],
        s0={"mover": "tavern", "power": 4, "hand": ["five_dozen_eggs"], "realm": realm, "locked": ["forest"]},
    )
    assert why(table, {"host": "lefou"}) == ("location-locked", {"location": "forest"}, "R6.18")
    assert why(table, {"host": "belle"}) == ("wrong-host", {"host": "belle", "card": "five_dozen_eggs"}, "R4.11")
    assert why(table, {"host": "beast"}) == ("not-in-realm", {"card": "beast"}, "R1.10")


def test_activating() -> None:
    realm = [
        {"card": "monsieur_darque", "at": "forest"},
        {"card": "lefou", "at": "forest"},
        {"card": "belle", "at": "belles_house"},
    ]
    poor = at(G, [], s0={"mover": "tavern", "power": 1, "realm": realm[:2]})
    assert why(poor, {"card": "monsieur_darque"}) == (
        "activation-too-expensive",
        {"card": "monsieur_darque", "cost": 2, "power": 1},
        "R4.19",
    )
    assert why(poor, {"card": "lefou"}) == ("no-activated-ability", {"card": "lefou"}, "R4.19")
    locked = at(G, [], s0={"mover": "tavern", "power": 2, "realm": realm[:2], "locked": ["forest"]})
    assert why(locked, {"card": "monsieur_darque"}) == ("location-locked", {"location": "forest"}, "R4.20")
    vain = at(G, [], s0={"mover": "tavern", "power": 2, "realm": realm})
    assert why(vain, {"card": "monsieur_darque"}) == ("ability-impossible", {"card": "monsieur_darque"}, "R4.24")


def test_fate_targets() -> None:
    table = at(FOUR, [{"symbol": "fate"}], s0={"mover": "forest"}, s2={"fate_token": True})
    assert why(table, {"seat": 0}) == ("fate-yourself", {}, "R4.26")
    assert why(table, {"seat": 2}) == ("fate-token", {"seat": 2}, "R4.27")
    assert table.why_not({"seat": 1}) is None


def test_fate_cards() -> None:
    table = at(
        H,
        [{"symbol": "fate"}],
        s0={"mover": "dungeons"},
        s1={"fate_deck": ["massaging_my_feet", "maurice"], "hand": []},
    )
    while table.prompt_name(table.prompt) != "fate_card":
        table.apply(0)
    assert why(table, {"card": "massaging_my_feet"}) == ("effect-impossible", {"card": "massaging_my_feet"}, "R5.16")
    assert why(table, {"card": "beast"}) == ("not-revealed", {"card": "beast"}, "R4.30")


def test_moving_cards() -> None:
    realm = [
        {"card": "creeper", "at": "morva"},
        {"card": "guard_dog", "at": "throne_room"},
        {"card": "taran", "at": "morva", "items": ["dyrnwyn"]},
        {"card": "gwythaints", "at": "fair_folk_kingdom"},
    ]
    start = {"mover": "throne_room", "realm": realm, "locked": ["fair_folk_kingdom"]}
    table = at(H, [{"symbol": "move_item_or_ally"}], s0=start)
    assert why(table, {"card": "taran"}) == ("not-item-or-ally", {"card": "taran"}, "R4.42")
    assert why(table, {"card": "dyrnwyn"}) == ("attached", {"card": "dyrnwyn", "host": "taran"}, "R4.40")
    assert why(table, {"card": "gwythaints"}) == ("location-locked", {"location": "fair_folk_kingdom"}, "R6.18")
    assert why(table, {"card": "creeper"}) == ("nowhere-to-go", {"card": "creeper"}, "R4.38")
    table.apply(0)
    assert why(table, {"to": "throne_room"}) == (
        "already-there",
        {"card": "guard_dog", "location": "throne_room"},
        "R7.4",
    )
    assert why(table, {"to": "morva"}) == ("not-adjacent", {"card": "guard_dog", "location": "morva"}, "R7.3")
    assert why(table, {"to": "fair_folk_kingdom"})[0] == "location-locked"


def test_moving_that_a_card_forbids() -> None:
    realm = [
        {"card": "fairy_godmother", "at": "music_room"},
        {"card": "drizella", "at": "music_room"},
        {"card": "the_key", "at": "music_room"},
    ]
    table = at(T, [{"symbol": "move_item_or_ally"}], s0={"mover": "cinderellas_room", "realm": realm})
    assert why(table, {"card": "drizella"}) == (
        "moving-banned",
        {"card": "drizella", "by": "fairy_godmother"},
        "R6.24",
    )


def test_vanquishing() -> None:
    realm = [
        {"card": "taran", "at": "morva"},
        {"card": "guard_dog", "at": "morva"},
        {"card": "gurgi", "at": "dungeons", "items": ["dyrnwyn"]},
        {"card": "cauldron_born", "at": "dungeons"},
        {"card": "hen_wen", "at": "fair_folk_kingdom"},
        {"card": "horned_kings_henchmen", "at": "fair_folk_kingdom"},
        {"card": "creeper", "at": "fair_folk_kingdom"},
    ]
    start = {"mover": "throne_room", "realm": realm}
    table = at(H, [{"symbol": "vanquish"}], s0=start)
    assert why(table, {"card": "taran"}) == ("hero-too-strong", {"card": "taran", "needed": 2, "available": 1}, "R4.45")
    assert why(table, {"card": "gurgi"}) == (
        "more-allies-needed",
        {"card": "gurgi", "needed": 2, "available": 1},
        "R4.48",
    )
    assert why(table, {"card": "creeper"}) == ("not-a-hero", {"card": "creeper"}, "R4.45")
    table.apply(0)
    assert why(table, {"answer": "done"}) == (
        "hero-too-strong",
        {"card": "hen_wen", "needed": 2, "available": 0},
        "R4.45",
    )
    assert why(table, {"card": "guard_dog"}) == ("ally-elsewhere", {"card": "guard_dog", "hero": "hen_wen"}, "R4.45")
    locked = at(H, [], s0={**start, "locked": ["fair_folk_kingdom"], "mover": "throne_room"})
    assert why(locked, {"symbol": "vanquish"})[0] == "no-hero-to-vanquish"


def test_discarding_nothing() -> None:
    table = at(G, [{"symbol": "discard"}], s0={"mover": "forest", "hand": ["temper", "wolves"]})
    assert why(table, {"answer": "done"}) == ("discard-more", {"discarded": 0}, "R4.54")
    assert why(table, {"card": "lefou"}) == ("not-in-hand", {"card": "lefou"}, "R4.54")


def test_conditions() -> None:
    table = at(
        ["gaston", "lady_tremaine"],
        [{"symbol": "discard"}, {"cards": ["temper"]}],
        s0={"mover": "forest", "hand": ["temper", "wolves"]},
        s1={"hand": ["and_one_more_thing", "locked_up", "trapped"]},
    )
    assert table.asked == 1
    assert why(table, {"card": "locked_up"}) == ("other-situation", {"card": "locked_up"}, "R5.22")
    assert why(table, {"card": "trapped"}) == ("not-a-condition", {"card": "trapped"}, "R5.19")
    assert why(table, {"card": "midnight"}) == ("not-in-hand", {"card": "midnight"}, "R5.19")


def test_branches_and_tokens() -> None:
    table = at(
        G, [PLAY, {"card": "swoon"}], s0={"mover": "tavern", "power": 1, "hand": ["swoon"], "obstacles": {"forest": 0}}
    )
    assert why(table, {"to": "tavern"}) == ("place-full", {"location": "tavern"}, "R7.18")
    temper = at(
        G,
        [PLAY, {"card": "temper"}],
        s0={"mover": "tavern", "power": 2, "hand": ["temper"], "obstacles": {"forest": 0}},
    )
    assert why(temper, {"at": "forest"}) == ("no-token-there", {"location": "forest"}, "R8.6")
    show = at(
        H,
        [PLAY, {"card": "show_me_the_black_cauldron"}],
        s0={"mover": "dungeons", "power": 1, "hand": ["show_me_the_black_cauldron"], "relic": "possessed:dormant"},
    )
    assert why(show, {"choice": "1"}) == ("branch-impossible", {"choice": "1"}, "R4.16")


def test_the_dormant_relic_cannot_be_declined() -> None:
    realm = [{"card": "cauldron_born", "at": "morva"}]
    table = at(H, [], phase="premove", s0={"relic": "possessed:dormant", "realm": realm})
    assert why(table, {"answer": "no"}) == ("not-optional", {}, "R4.15")


def test_a_game_that_is_over() -> None:
    table = at(G, [], s0={"obstacles": {"belles_house": 0, "tavern": 0, "forest": 0, "beasts_castle": 0}})
    assert why(table, {"answer": "end"}) == ("game-over", {}, "R8.2")


@pytest.mark.parametrize("seed", range(6))
def test_every_option_has_no_reason_and_everything_else_has_one(seed: int) -> None:
    """Asked for anything that a player could click, at every decision, the game has an answer."""
    rng = Rng.seeded(seed)
    table = GAME.start(GAME.draw_seats(3, rng), {"turn_limit": 20}, seed)
    for _ in range(250):
        decision = table.decision()
        if decision is None:
            break
        before = table.digest()
        for option in decision.options:
            assert table.why_not(option) is None
        kinds = table.cast.kinds
        seat = decision.seat
        records: list[Record] = [{"symbol": SYMBOLS[rng.below(len(SYMBOLS))]}, {"answer": "done"}, {"choice": "9"}]
        records += [{"card": kinds[rng.below(len(kinds))].id}, {"host": kinds[rng.below(len(kinds))].id}]
        records += [{name: table.cast.locations[seat][rng.below(4)]} for name in ("to", "at")]
        records += [{"seat": rng.below(table.seats)}, {"answer": "no"}]
        for record in records:
            offered = any(all(o.get(name) == value for name, value in record.items()) for o in decision.options)
            reason = table.why_not(record)
            assert (reason is None) == offered
            assert reason is None or reason.rule.startswith("R")
        assert table.digest() == before, "asking changes nothing"
        table.apply(rng.below(len(decision)))
