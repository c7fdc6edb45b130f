"""Bots answer what they are asked, from what their seat may know."""

from __future__ import annotations

from collections import Counter

import pytest

from perfidie.bots import BOTS, Sight, bot, choose
from perfidie.games import game
from perfidie.kernel.rng import Rng

GAME = game("villains_card_game")


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_a_whole_game(name: str) -> None:
    state = GAME.start(["hook", "jafar", "ursula", "scar"], seed=2)
    made = 0
    while (decision := state.decision()) is not None:
        option = choose(name, GAME, state, 2, made, budget=0.01)
        assert 0 <= option < len(decision)
        state.apply(option)
        made += 1
    assert state.outcome() is not None


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    state = GAME.start(["hook", "jafar", "ursula", "scar"], seed=2)
    made = 0
    while state.decision() is not None:
        world = state.redeal(state.asked, Rng.seeded(made))
        answer = choose(name, GAME, state, 2, made, budget=0)  # no time, so that none can make a difference
        assert choose(name, GAME, world, 2, made, budget=0) == answer
        state.apply(answer)
        made += 1


def test_a_sight_shows_nothing_to_a_seat_that_is_not_asked() -> None:
    state = GAME.start(["hook", "jafar", "ursula"], {"first": 0}, seed=2)
    assert (
        len(Sight(GAME, state, 0)) == len(Sight(GAME, state, 0).options) == len(Sight(GAME, state, 0).view.options) > 0
    )
    assert len(Sight(GAME, state, 1)) == 0
    assert Sight(GAME, state, 1).options == []


def test_the_random_bot_chooses_every_option_about_equally_often() -> None:
    state = GAME.start(["hook", "jafar", "ursula"], {"first": 0}, seed=2)
    sight = Sight(GAME, state, 0)
    rng = Rng.seeded(1)
    chosen = Counter(bot("random").choose(sight, rng, 1.0) for _ in range(400 * len(sight)))
    assert len(chosen) == len(sight)
    assert all(300 < times < 500 for times in chosen.values())
