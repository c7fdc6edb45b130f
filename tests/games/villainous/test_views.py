"""Who sees what: hands, looked-at cards, windows, and what a shuffle makes everybody forget (R1.17-R1.24, R11.6)."""

from typing import Any

import pytest

from perfidie.games.villainous.game import GAME
from perfidie.games.villainous.names import ASK_CONDITION
from perfidie.games.villainous.table import FATE_DECK, HAND, Table
from perfidie.games.villainous.view import RealmsView, RealmView
from perfidie.kernel.matching import ScenarioStep, Stream
from perfidie.kernel.options import Record
from perfidie.kernel.rng import Rng

VIEWERS = (0, 1, None)
LOOKING: dict[str, Any] = {
    "turn": 0,
    "phase": "actions",
    "0": {
        "mover": "the_ballroom",
        "locked": [],
        "power": 9,
        "hand": ["i_never_go_back_on_my_word"],
        "fate_deck": ["cinderella", "gus", "jaq", "bruno"],
        "realm": [{"card": "invitation_from_the_king", "at": "music_room"}],
    },
}
LOOK: list[Record] = [{"symbol": "activate"}, {"card": "invitation_from_the_king"}]


def after(seats: list[str], start: dict[str, Any], choices: list[Record]) -> Table:
    stream = Stream(GAME.position(seats, None, 0, start), tuple(ScenarioStep(choose=choice) for choice in choices))
    stream.run()
    assert isinstance(stream.state, Table)
    return stream.state


def finished(table: Table) -> Table:
    """The same, once the action is carried out, with the first choice wherever something is asked."""
    while len(table.stack) > 1:
        table.apply(0)
    return table


def realm(table: Table, seat: int, viewer: int | None) -> RealmView:
    whole = table.view(viewer).table
    assert isinstance(whole, RealmsView)
    return whole.realms[seat]


def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = GAME.start(["gaston", "horned_king"], {"first_player": "seat:0"}, 5)
    for seat in (0, 1):
        cards = [table.cast.kinds[card].id for card in table.cards(seat, HAND)]
        for viewer in VIEWERS:
            seen = realm(table, seat, viewer)
            assert seen.hand_size == 4
            assert seen.hand == (cards if viewer == seat else [None] * 4)


def test_the_order_of_decks_is_hidden_to_all() -> None:
    table = GAME.start(["gaston", "horned_king"], {"first_player": "seat:0"}, 5)
    for viewer in VIEWERS:
        for seat in (0, 1):
            seen = realm(table, seat, viewer)
            assert (seen.villain_deck_size, seen.fate_deck_size) == (26, 15)
            assert seen.known_villain_deck == []
            assert seen.known_fate_deck == []


def test_discards_are_read_by_everybody() -> None:
    start = {"0": {"villain_discard": ["temper"], "fate_discard": ["belle"]}}
    table = after(["gaston", "horned_king"], start, [])
    for viewer in VIEWERS:
        assert realm(table, 0, viewer).villain_discard == ["temper"]
        assert realm(table, 0, viewer).fate_discard == ["belle"]


def test_looked_at_cards_are_seen_by_the_looker_only() -> None:
    table = after(["lady_tremaine", "gaston"], LOOKING, LOOK)
    assert realm(table, 0, 0).aside == ["cinderella", "gus"]
    assert realm(table, 0, 1).aside == [None, None]
    assert realm(table, 0, None).aside == [None, None]
    decision = table.decision()
    assert decision is not None
    assert decision.seat == 0
    assert table.view(1).options == []


def test_others_learn_how_many_cards_were_looked_at() -> None:
    table = after(["lady_tremaine", "gaston"], LOOKING, LOOK[:1])
    table.listen()
    while table.prompt_name(table.prompt) == "activate":
        table.apply(0)
    assert table.events is not None
    told = [table.event(raw, 1) for raw in table.events]
    assert {"kind": "looked", "seat": 0, "n": 2, "deck": "fate"} in told
    assert all("card" not in event for event in told if event is not None and event["kind"] == "looked")


def test_the_card_that_goes_back_is_known_to_the_looker_only() -> None:
    table = finished(after(["lady_tremaine", "gaston"], LOOKING, [*LOOK, {"card": "cinderella"}]))
    assert realm(table, 0, 0).known_fate_deck == ["gus"]
    assert realm(table, 0, 1).known_fate_deck == []
    for viewer in VIEWERS:
        assert realm(table, 0, viewer).fate_discard == ["cinderella"]
    world = table.redeal(0, Rng.seeded(1))
    assert world.cards(0, FATE_DECK)[-1] == table.cards(0, FATE_DECK)[-1]


def test_a_shuffle_makes_everybody_forget() -> None:
    """R13.70."""
    table = finished(after(["lady_tremaine", "gaston"], LOOKING, [*LOOK, {"card": "cinderella"}]))
    table.shuffle(0, FATE_DECK)
    for viewer in VIEWERS:
        assert realm(table, 0, viewer).known_fate_deck == []


def test_a_reordered_deck_is_known_to_the_looker_only() -> None:
    """R13.68."""
    choices: list[Record] = [{"symbol": "play_card", "card": "i_never_go_back_on_my_word"}]
    table = finished(after(["lady_tremaine", "gaston"], LOOKING, choices))
    seen = realm(table, 0, 0).known_fate_deck
    assert len(seen) == 4
    assert None not in seen
    assert realm(table, 0, 1).known_fate_deck == []
    assert realm(table, 0, None).known_fate_deck == []


def test_a_card_returned_from_the_realm_stays_known() -> None:
    """R1.22."""
    start = {
        "turn": 0,
        "phase": "actions",
        "0": {
            "mover": "tavern",
            "hand": ["temper"],
            "realm": [{"card": "belle", "at": "forest"}, {"card": "lefou", "at": "forest"}],
        },
    }
    table = after(["gaston", "horned_king"], start, [{"symbol": "vanquish"}, {"card": "belle"}, {"cards": ["lefou"]}])
    assert sorted(map(str, realm(table, 0, 1).hand)) == ["None", "lefou"]


WINDOW: dict[str, Any] = {
    "turn": 0,
    "phase": "actions",
    "0": {"mover": "forest", "hand": ["temper", "wolves"]},
}


@pytest.mark.parametrize("hand", [["and_one_more_thing", "trapped"], ["midnight", "trapped"]])
def test_a_window_looks_the_same_whether_or_not_a_condition_is_held(hand: list[str]) -> None:
    """R1.24, R11.6: the others see neither who is asked nor what could be played."""
    choices: list[Record] = [{"symbol": "discard"}, {"cards": ["temper"]}]
    table = after(["gaston", "lady_tremaine"], {**WINDOW, "1": {"hand": hand}}, choices)
    assert (table.prompt, table.asked) == (ASK_CONDITION, 1)
    for viewer in (0, None):
        seen = table.view(viewer)
        assert (seen.asked, seen.prompt, seen.options) == (None, "window", [])
    mine = table.view(1)
    assert (mine.asked, mine.prompt) == (1, "condition")
    played = [option for option in mine.options if option.get("card") == "and_one_more_thing"]
    assert len(played) == ("and_one_more_thing" in hand)


def test_passing_tells_nothing() -> None:
    choices: list[Record] = [{"symbol": "discard"}, {"cards": ["temper"]}]
    start = {**WINDOW, "1": {"hand": ["and_one_more_thing", "trapped"]}}
    table = after(["gaston", "lady_tremaine"], start, choices)
    table.listen()
    table.apply(len(table.codes) - 1)
    assert table.events == []
    assert realm(table, 1, 0).hand == [None, None]


def test_options_are_for_the_one_who_is_asked() -> None:
    table = GAME.start(["gaston", "horned_king"], {"first_player": "seat:0"}, 5)
    assert len(table.view(0).options) == 3
    assert table.view(1).options == []
    assert table.view(None).options == []
