"""The cunning bot searches within its budget, and the same way whenever it is asked."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.bots.test_steady import IN_ONE, Clock

from perfidie.bots import Judgement, Sight
from perfidie.bots.cunning import CunningBot, candidates
from perfidie.games import game
from perfidie.kernel.options import Record
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State

TABLES = [("villainous", ["jafar", "ursula"], 9), ("evil_corp", ["0", "1"], 4), ("villains_card_game", None, 4)]
"""A game, its seats, and some choices to begin with."""


def opened(name: str, seats: Sequence[str] | None, choices: int, seed: int) -> State:
    """A position with something to choose, some way into a match."""
    found = game(name)
    state = found.start(seats or found.draw_seats(4, Rng.seeded(seed)), None, seed)
    rng = Rng.seeded(seed)
    while choices or len(state.codes) < 3:
        state.apply(rng.below(len(state.codes)))
        choices = max(0, choices - 1)
    return state


@pytest.mark.parametrize(("name", "seats", "choices"), TABLES)
def test_the_same_chance_gives_the_same_judgement(name: str, seats: list[str] | None, choices: int) -> None:
    for seed in range(2):
        state = opened(name, seats, choices, seed)
        sight = Sight(game(name), state, state.asked)
        judged = [CunningBot(iterations=12).judge(sight, Rng.seeded(seed), 1.0) for _ in range(2)]
        assert judged[0] == judged[1]
        assert CunningBot(iterations=12).choose(sight, Rng.seeded(seed), 1.0) == judged[0][0].option


@pytest.mark.parametrize(("name", "seats", "choices"), TABLES)
def test_every_option_is_judged_once(name: str, seats: list[str] | None, choices: int) -> None:
    state = opened(name, seats, choices, 3)
    judged = CunningBot(iterations=12).judge(Sight(game(name), state, state.asked), Rng.seeded(1), 1.0)
    assert sorted(one.option for one in judged) == list(range(len(state.codes)))
    assert all(0 <= one.chance <= 1 for one in judged)


@pytest.mark.parametrize(("name", "seats", "choices"), TABLES)
@pytest.mark.parametrize("budget", [0, 3, 20, 400])
def test_a_budget_is_never_exceeded(name: str, seats: list[str] | None, choices: int, budget: int) -> None:
    state = opened(name, seats, choices, 1)
    clock = Clock()
    judged = CunningBot(clock=clock).judge(Sight(game(name), state, state.asked), Rng.seeded(1), budget)
    assert clock.looks == budget + 1 + (budget == 0)  # it begins at the first look, and ends at the last one
    assert sorted(one.option for one in judged) == list(range(len(state.codes)))


def test_only_options_that_say_the_same_are_searched_as_one() -> None:
    alike = [Judgement(option, 0.5, 0.0, 0.0, 0.0, False) for option in range(3)]
    other = Judgement(3, 0.4, 0.0, 0.0, 0.0, False)
    records: list[Record] = [{"to": "tavern"}, {"to": "forest"}, {"to": "tavern"}, {"kind": "end"}]
    assert [one.option for one in candidates([*alike, other], records)] == [0, 3, 1]


@pytest.mark.parametrize(("name", "seats", "choices"), TABLES)
def test_what_others_hold_does_not_matter(name: str, seats: list[str] | None, choices: int) -> None:
    for seed in range(2):
        state = opened(name, seats, choices, seed)
        world = state.redeal(state.asked, Rng.seeded(seed))
        answers = {
            CunningBot(iterations=8).choose(Sight(game(name), each, each.asked), Rng.seeded(seed), 1.0)
            for each in (state, world)
        }
        assert len(answers) == 1


def test_two_processes_search_together() -> None:
    state = opened("villains_card_game", None, 4, 1)
    sight = Sight(game("villains_card_game"), state, state.asked)
    judged = [CunningBot(iterations=20, processes=2).judge(sight, Rng.seeded(1), 1.0) for _ in range(2)]
    assert judged[0] == judged[1] != CunningBot(iterations=20).judge(sight, Rng.seeded(1), 1.0)


@pytest.mark.parametrize("villain", ["captain_hook", "horned_king", "lady_tremaine"])
def test_a_victory_in_this_turn_is_taken(villain: str) -> None:
    villainous = game("villainous")
    start = {"turn": 0, "phase": "move", "0": IN_ONE[villain]}
    table = villainous.position([villain, "gaston"], None, 1, start)
    rng = Rng.seeded(1)
    turns = table.turns
    while table.asked >= 0 and table.turns == turns:
        table.apply(CunningBot(iterations=6).choose(Sight(villainous, table, table.asked), rng, 1.0))
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
