"""The steady bot takes a victory that is there, and stops one that it can."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from perfidie.bots import Sight, bot, choose
from perfidie.bots.steady import SteadyBot
from perfidie.games import GAMES, game
from perfidie.games.villainous.game import GAME
from perfidie.games.villainous.standing import ENVY, IMPATIENT_ROUNDS, PATIENT_ROUNDS, WEARY_ROUNDS, envy_after
from perfidie.games.villainous.table import VILLAIN_DISCARD, Table
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State

AMPLE = 60.0
"""So many seconds no decision takes, on whatever machine."""

IN_ONE: dict[str, dict[str, Any]] = {
    "captain_hook": {
        "mover": "skull_rock",
        "realm": [
            {"card": "peter_pan", "at": "skull_rock"},
            {"card": "ingenious_device", "at": "jolly_roger"},
            {"card": "pirate_brute", "at": "jolly_roger"},
            {"card": "smee", "at": "jolly_roger"},
            {"card": "swashbuckler", "at": "jolly_roger"},
        ],
    },
    "gaston": {
        "mover": "tavern",
        "power": 4,
        "hand": ["temper", "swoon", "come_into_the_light", "wolves"],
        "obstacles": {"belles_house": 0, "tavern": 0, "forest": 1, "beasts_castle": 2},
    },
    "horned_king": {
        "mover": "dungeons",
        "hand": ["captured", "visions", "ancient_soldiers", "guard_dog"],
        "relic": "possessed:dormant",
        "realm": [
            {"card": "cauldron_born", "at": "morva"},
            {"card": "cauldron_born", "at": "fair_folk_kingdom"},
            {"card": "cauldron_born", "at": "dungeons"},
            {"card": "cauldron_born", "at": "dungeons"},
        ],
    },
    "jafar": {
        "mover": "oasis",
        "power": 1,
        "locked": [],
        "realm": [
            {"card": "magic_lamp", "at": "streets_of_agrabah"},
            {"card": "iago", "at": "streets_of_agrabah"},
            {"card": "genie", "at": "oasis", "hypnotized": True},
        ],
    },
    "lady_tremaine": {
        "mover": "music_room",
        "power": 4,
        "locked": [],
        "hand": ["wedding_bells", "i_said_if", "trapped", "lucifer"],
        "realm": [{"card": "the_prince", "at": "the_ballroom"}, {"card": "ball_gown_drizella", "at": "the_castle"}],
    },
    "maleficent": {
        "mover": "briar_roses_cottage",
        "power": 1,
        "hand": ["forest_of_thorns", "savage_goon", "vanish", "staff"],
        "realm": [
            {"card": "green_fire", "at": "forbidden_mountains"},
            {"card": "dreamless_sleep", "at": "briar_roses_cottage"},
            {"card": "dreamless_sleep", "at": "king_stefans_castle"},
        ],
    },
    "prince_john": {
        "mover": "nottingham",
        "power": 16,
        "hand": ["beautiful_lovely_taxes", "imprison", "rhino_guards", "wolf_archers"],
        "realm": [{"card": "skippy", "at": "nottingham"}],
    },
    "queen_of_hearts": {
        "mover": "tulgey_wood",
        "power": 3,
        "hand": ["take_the_shot", "spear", "fury", "judgment"],
        "villain_deck": ["very_merry_unbirthday", "very_merry_unbirthday", "fury", "judgment", "spear"],
        "realm": [
            {"card": "card_guard_club", "at": "courtyard", "wicket": True},
            {"card": "card_guard_diamond", "at": "hedge_maze", "wicket": True},
            {"card": "card_guard_heart", "at": "tulgey_wood", "wicket": True},
            {"card": "card_guard_spade", "at": "white_rabbits_house", "wicket": True},
            {"card": "card_guard_spade", "at": "white_rabbits_house", "wicket": True},
        ],
    },
    "ursula": {
        "mover": "the_shore",
        "locked": ["the_palace"],
        "hand": ["grow_giant", "whirlpool", "opportunist", "arrogance"],
        "realm": [{"card": "trident", "at": "ursulas_lair"}, {"card": "crown", "at": "erics_ship"}],
    },
}
"""For each villain a position at the beginning of a turn whose end can fulfil the objective."""


def play_a_turn(table: Table, seed: int) -> None:
    rng = Rng.seeded(seed)
    turns = table.turns
    while table.asked >= 0 and table.turns == turns:
        table.apply(bot("steady").choose(Sight(GAME, table, table.asked), rng, AMPLE))


def takes_its_victory(villain: str, seed: int) -> bool:
    rival = "gaston" if villain != "gaston" else "horned_king"
    table = GAME.position([villain, rival], None, seed, {"turn": 0, "phase": "move", "0": IN_ONE[villain]})
    play_a_turn(table, seed)
    return table.winner == 0 or table.cast.scripts[0].holds(table, 0)


@pytest.mark.parametrize("villain", GAME.roles)
def test_a_victory_in_this_turn_is_taken(villain: str) -> None:
    for seed in range(4):
        assert takes_its_victory(villain, seed)


def test_a_shot_is_taken_although_it_might_miss() -> None:
    """What the Queen will reveal nobody knows: in a part of the deals that she can think of, she does not win."""
    assert [seed for seed in range(1000, 1040) if not takes_its_victory("queen_of_hearts", seed)] == []


def test_a_rival_who_would_win_next_is_fated() -> None:
    for seed in range(4):
        start = {
            "turn": 0,
            "phase": "move",
            "0": {"mover": "tavern", "power": 0, "hand": ["wolves", "wolves", "belle_is_mine", "five_dozen_eggs"]},
            "1": {
                "power": 20,
                "fate_deck": ["steal_from_the_rich", "little_john"],
                "realm": [{"card": "toby", "at": "nottingham"}],
            },
        }
        table = GAME.position(["gaston", "prince_john"], None, seed, start)
        play_a_turn(table, seed)
        assert table.winner < 0
        assert table.power[1] < 20


def test_cards_that_are_of_no_use_where_the_heroes_are_are_not_kept() -> None:
    """A contract of The Shore binds nobody who is there: Ursula kept two of them and lived on with a full hand."""
    for seed in range(4):
        start = {
            "turn": 0,
            "phase": "move",
            "0": {
                "mover": "the_palace",
                "power": 26,
                "locked": ["ursulas_lair"],
                "hand": ["change_form", "divination", "binding_contract_the_shore", "binding_contract_the_shore"],
                "realm": [
                    {"card": "crown", "at": "ursulas_lair"},
                    {"card": "max", "at": "ursulas_lair"},
                    {"card": "grimsby", "at": "erics_ship"},
                    {"card": "flounder", "at": "erics_ship"},
                    {"card": "king_triton", "at": "the_shore", "items": ["trident"]},
                    {"card": "ariel", "at": "the_shore"},
                    {"card": "jetsam", "at": "the_shore"},
                    {"card": "sebastian", "at": "the_palace"},
                ],
            },
        }
        table = GAME.position(["ursula", "maleficent"], None, seed, start)
        table.turns = 40
        for turn in range(7):  # four of them are hers
            play_a_turn(table, seed + turn)
        assert table.cards(0, VILLAIN_DISCARD)


def test_envy_falls_when_a_game_is_long() -> None:
    assert envy_after(0) == envy_after(PATIENT_ROUNDS) == ENVY
    assert 0 < envy_after((PATIENT_ROUNDS + IMPATIENT_ROUNDS) / 2) < ENVY
    assert envy_after(IMPATIENT_ROUNDS) == 0
    assert -0.01 < envy_after(WEARY_ROUNDS) == envy_after(60) < 0  # nobody hinders for nothing


def test_what_others_hold_does_not_matter() -> None:
    table = GAME.start(["jafar", "lady_tremaine", "maleficent"], seed=4)
    for made in range(60):
        world = table.redeal(table.asked, Rng.seeded(made))
        chosen = choose("steady", GAME, table, 4, made, AMPLE)
        assert choose("steady", GAME, world, 4, made, AMPLE) == chosen
        table.apply(chosen)


class Clock:
    """Each look at it takes a second."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


class Counted(Sight):
    """Counts the worlds that were dealt."""

    dealt = 0

    def world(self, rng: Rng) -> State:
        self.dealt += 1
        return super().world(rng)


def begun(name: str) -> Counted:
    """A position with many options, some way into a match."""
    found = game(name)
    state = found.start(found.draw_seats(found.seat_counts[0], Rng.seeded(3)), None, 3)
    rng = Rng.seeded(3)
    for _ in range(12):
        state.apply(rng.below(len(state.codes)))
    while len(state.codes) < 3:
        state.apply(rng.below(len(state.codes)))
    return Counted(found, state, state.asked)


@pytest.mark.parametrize("name", GAMES)
def test_without_time_nothing_is_tried_and_still_there_is_an_answer(name: str) -> None:
    sight = begun(name)
    judged = SteadyBot(clock=Clock()).judge(sight, Rng.seeded(1), 0)
    assert sorted(one.option for one in judged) == list(range(len(sight)))
    assert all(one.gain == one.denied == one.cost == 0 for one in judged)
    assert sight.dealt == 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("budget", [1, 2, 5, 15])
def test_when_the_time_is_over_the_best_so_far_is_taken(name: str, budget: int) -> None:
    sight = begun(name)
    clock = Clock()
    assert 0 <= SteadyBot(deals=50, clock=clock).choose(sight, Rng.seeded(1), budget) < len(sight)
    assert clock.looks == budget + 1  # it begins at the first look, and ends at the last one
    assert sight.dealt <= budget + 1


@pytest.mark.parametrize("name", GAMES)
def test_time_that_is_not_needed_makes_no_difference(name: str) -> None:
    judged = [SteadyBot(clock=Clock()).judge(begun(name), Rng.seeded(1), budget) for budget in (1e6, 1e9, inf)]
    assert judged[0] == judged[1] == judged[2]
