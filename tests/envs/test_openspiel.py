"""The OpenSpiel games pass OpenSpiel's own tests, and other worlds can be dealt from an information state."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from perfidie.envs import openspiel
from perfidie.games import GAMES

SHORT = {"villains_card_game": 200, "evil_corp": 60, "villainous": 60}


def load(id: str, **params: object) -> openspiel.SpielGame:
    told = ",".join(f"{name}={value}" for name, value in ({"limit": SHORT[id], "deals": 40} | params).items())
    game = pyspiel.load_game(f"perfidie_{id}({told})")
    assert isinstance(game, openspiel.SpielGame)
    return game


@pytest.mark.parametrize("id", GAMES)
def test_openspiel_has_nothing_to_object(id: str) -> None:
    pyspiel.random_sim_test(load(id), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("id", "players"), [("villains_card_game", 3), ("evil_corp", 4), ("villainous", 3)])
def test_a_resampled_state_cannot_be_told_from_the_true_one(id: str, players: int) -> None:
    chance = random.Random(3)
    state = load(id, players=players).new_initial_state()
    state.apply_action(7)
    others = 0
    while not state.is_terminal():
        for player in range(players):
            world = state.resample_from_infostate(player, chance.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.current_player() == state.current_player()
            others += str(world) != str(state)
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()
        state.apply_action(chance.choice(state.legal_actions()))
    assert others > 0


def test_in_a_resampled_state_the_others_remember_what_they_hold_there() -> None:
    chance = random.Random(1)
    state = load("villains_card_game").new_initial_state()
    state.apply_action(3)
    changed = 0
    for _ in range(12):
        player = state.current_player()
        other = (player + 1) % 3
        world = state.resample_from_infostate(player, chance.random)
        assert world.position is not None
        hand = world.position.state.view(other).table.hand
        told = world.information_state_string(other)
        assert all(f'"card":"{card}"' in told for card in hand)
        changed += told != state.information_state_string(other)
        state.apply_action(chance.choice(state.legal_actions()))
    assert changed > 0


def test_information_states_grow_and_tell_own_choices() -> None:
    state = load("villainous").new_initial_state()
    assert state.information_state_string(0) == ""
    state.apply_action(5)
    for _ in range(10):
        player = state.current_player()
        before = len(state.information_state_string(player).splitlines())
        action = state.legal_actions()[-1]
        state.apply_action(action)
        after = state.information_state_string(player).splitlines()
        assert len(after) > before
        assert str(action) in after


def test_a_state_can_be_pickled_and_played_on() -> None:
    chance = random.Random(2)
    state = load("evil_corp").new_initial_state()
    state.apply_action(1)
    for _ in range(20):
        state.apply_action(chance.choice(state.legal_actions()))
    again = pickle.loads(pickle.dumps(state))
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)
    for _ in range(10):
        action = chance.choice(state.legal_actions())
        for each in (state, again):
            each.apply_action(action)
    assert str(again) == str(state)


def test_returns_are_ranks_and_stopped_matches_are_worth_nothing() -> None:
    chance = random.Random(4)
    state = load("villains_card_game", players=4).new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0.0] * 4
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0
    stopped = load("villainous", limit=3).new_initial_state()
    for _ in range(4):
        stopped.apply_action(stopped.legal_actions()[0])
    assert stopped.is_terminal()
    assert stopped.returns() == [0.0, 0.0]


def test_seats_can_be_named() -> None:
    state = pyspiel.load_game("perfidie_villainous", {"seats": "ursula, jafar, gaston"}).new_initial_state()
    state.apply_action(0)
    assert state.num_players() == 3
    assert '"villain":"ursula"' in state.observation_string(1)


def test_actions_have_names() -> None:
    state = load("evil_corp").new_initial_state()
    assert state.action_to_string(4) == "deal 4"
    state.apply_action(4)
    assert "pass" in [state.action_to_string(action) for action in state.legal_actions()]


def test_a_search_of_openspiel_can_play() -> None:
    """Information set Monte Carlo tree search, which resamples at every simulation."""
    bot = ismcts.ISMCTSBot(
        game=load("villains_card_game"),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=4,
        random_state=np.random.RandomState(2),
    )
    state = load("villains_card_game").new_initial_state()
    state.apply_action(2)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
