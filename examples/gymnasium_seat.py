"""Gymnasium: one seat of the card game learns to win against bots.

    ./perfidie python examples/gymnasium_seat.py                 about half a minute on one core
    ./perfidie python examples/gymnasium_seat.py --bots novice   against better opponents

Elsewhere it needs the extra ``learn``.
"""

from __future__ import annotations

import argparse

from linear_policy import LinearPolicy, told

from perfidie.envs import single


def play(env: single.SeatEnv, policy: LinearPolicy, seed: int | None, learning: bool) -> float:
    """A match; the reward at its end."""
    observation, _ = env.reset(seed=seed)
    while True:
        legal = observation["action_mask"].nonzero()[0]
        action = policy.choose(observation["observation"], legal, learning)
        observation, reward, terminated, truncated, _ = env.step(action)
        if terminated or truncated:
            return float(reward)


def measure(env: single.SeatEnv, policy: LinearPolicy, name: str, games: int) -> float:
    """The share of games that the policy wins, on seeds of their own; printed with its interval."""
    won = sum(play(env, policy, 10**6 + game, learning=False) == 1 for game in range(games))
    print(told(name, won, games), flush=True)
    return won / games


def main() -> tuple[float, float]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="villains_card_game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--games", type=int, default=6_000, help="to learn from")
    parser.add_argument("--test", type=int, default=1_000, help="to measure with, before and after")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()

    env = single.env(chosen.game, chosen.players, bots=chosen.bots)
    policy = LinearPolicy(env.table.encoding.actions, env.table.encoding.size, chosen.seed)
    before = measure(env, policy, "before", chosen.test)
    for game in range(chosen.games):
        policy.learn(play(env, policy, chosen.seed if game == 0 else None, learning=True))
    return before, measure(env, policy, "after", chosen.test)


if __name__ == "__main__":
    main()
