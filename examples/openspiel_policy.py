"""OpenSpiel: a policy learns from the tensors of OpenSpiel to win the card game against random players.

    ./perfidie python examples/openspiel_policy.py                       about a minute on one core

Elsewhere it needs the extras ``learn`` and ``openspiel``.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import numpy as np
import pyspiel
from linear_policy import LinearPolicy, told

from perfidie.envs import openspiel


def play(game: Any, policy: LinearPolicy, chance: random.Random, learning: bool) -> float:
    """A match with the policy on one seat; its return."""
    own = chance.randrange(game.num_players())
    state = game.new_initial_state()
    state.apply_action(chance.randrange(game.max_chance_outcomes()))  # the deal
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.current_player() == own:
            vector = np.array(state.information_state_tensor(own), np.float32)
            action = policy.choose(vector, np.array(legal), learning)
        else:
            action = chance.choice(legal)
        state.apply_action(action)
    return float(state.returns()[own])


def measure(game: Any, policy: LinearPolicy, name: str, games: int, seed: int) -> float:
    chance = random.Random(seed)
    won = sum(play(game, policy, chance, learning=False) > 0 for _ in range(games))
    print(told(name, won, games), flush=True)
    return won / games


def main() -> tuple[float, float]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="villains_card_game(players=3)", help="without perfidie_")
    parser.add_argument("--games", type=int, default=2_000, help="to learn from")
    parser.add_argument("--test", type=int, default=500, help="to measure with, before and after")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()

    game = pyspiel.load_game(f"perfidie_{chosen.game}")
    assert isinstance(game, openspiel.SpielGame)
    policy = LinearPolicy(game.num_distinct_actions(), game.information_state_tensor_size(), chosen.seed)
    before = measure(game, policy, "before", chosen.test, chosen.seed)
    chance = random.Random(chosen.seed + 1)
    for _ in range(chosen.games):
        policy.learn(play(game, policy, chance, learning=True))
    return before, measure(game, policy, "after", chosen.test, chosen.seed)


if __name__ == "__main__":
    main()
