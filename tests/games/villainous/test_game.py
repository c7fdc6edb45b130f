"""What no scenario file can say: seats, options, nearly empty decks, the turn limit."""

import pytest

from perfidie.games.villainous.game import GAME
from perfidie.games.villainous.scenario import out_of_the_game
from perfidie.games.villainous.table import (
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    VILLAIN_DECK,
    VILLAIN_DISCARD,
    Table,
)
from perfidie.kernel.errors import BadInput


def keep(table: Table, seat: int, zone: int, number: int) -> None:
    """Take all but so many cards of a zone out of the game."""
    cards = table.cards(seat, zone)
    for card in cards[number:]:
        table.zone[card] = out_of_the_game(table)
    del cards[number:]


def in_actions(seats: list[str], mover: str) -> Table:
    return GAME.position(seats, None, 0, {"turn": 0, "phase": "actions", "0": {"mover": mover}})


def test_every_villain_plays_once() -> None:
    """R2.2."""
    with pytest.raises(BadInput, match="role-twice"):
        GAME.start(["gaston", "gaston"])


def test_two_to_six_players() -> None:
    """R2.1."""
    with pytest.raises(BadInput, match="seat-count"):
        GAME.start(["gaston"])


def test_the_first_player_must_have_a_seat() -> None:
    with pytest.raises(BadInput, match="option-value"):
        GAME.start(["gaston", "horned_king"], {"first_player": "seat:2"})


def test_the_first_player_is_random() -> None:
    """R2.10."""
    assert {GAME.start(["gaston", "horned_king"], None, seed).turn for seed in range(12)} == {0, 1}


def test_drawing_stops_when_deck_and_discard_are_empty() -> None:
    """R13.17."""
    table = in_actions(["gaston", "horned_king"], "tavern")
    keep(table, 0, HAND, 2)
    keep(table, 0, VILLAIN_DECK, 1)
    table.ask_again()
    table.apply(len(table.codes) - 1)
    assert len(table.cards(0, HAND)) == 3
    assert table.cards(0, VILLAIN_DECK) == table.cards(0, VILLAIN_DISCARD) == []
    assert table.decision() is not None


def test_refilling_reshuffles_in_between() -> None:
    """R13.16 with its very numbers: two are drawn, five are shuffled, one is drawn."""
    table = in_actions(["gaston", "horned_king"], "tavern")
    for card in table.cards(0, VILLAIN_DECK)[:5]:
        table.put(card, VILLAIN_DISCARD)
    keep(table, 0, HAND, 1)
    keep(table, 0, VILLAIN_DECK, 2)
    table.ask_again()
    table.apply(len(table.codes) - 1)
    assert len(table.cards(0, HAND)) == 4
    assert (len(table.cards(0, VILLAIN_DECK)), table.cards(0, VILLAIN_DISCARD)) == (4, [])


def test_a_single_fate_card_is_revealed_alone() -> None:
    """R13.41."""
    table = GAME.position(
        ["horned_king", "gaston"],
        None,
        0,
        {"turn": 0, "phase": "actions", "0": {"mover": "dungeons"}, "1": {"fate_discard": []}},
    )
    belle = table.cast.find(1, "belle")[0]
    table.cards(1, FATE_DECK).sort(key=lambda card: card != belle)
    keep(table, 1, FATE_DECK, 1)
    table.ask_again()
    symbols = [table.option(code).get("symbol") for code in table.codes]
    table.apply(symbols.index("fate"))
    while len(table.stack) > 1:
        table.apply(0)
    assert table.realm(1) == [belle]
    assert table.cards(1, FATE_DECK) == table.cards(1, FATE_DISCARD) == []


def test_nobody_is_fated_without_fate_cards() -> None:
    """R4.26."""
    table = in_actions(["horned_king", "gaston"], "dungeons")
    keep(table, 1, FATE_DECK, 0)
    table.ask_again()
    assert "fate" not in [table.option(code).get("symbol") for code in table.codes]
    reason = table.why_not({"symbol": "fate"})
    assert reason is not None
    assert reason.code == "nobody-to-fate"


def test_the_turn_limit_stops_without_a_winner() -> None:
    """R8.10: after so many rounds, with nobody doing anything."""
    table = GAME.start(["gaston", "horned_king"], {"turn_limit": 20, "first_player": "seat:1"}, 4)
    while table.decision() is not None:
        table.apply(len(table.codes) - 1)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners == []
    assert table.turns == 40
