"""PettingZoo: one policy plays all seats of the card game, learns from each of them, and is then measured alone.

    ./perfidie python examples/pettingzoo_selfplay.py            about a minute on one core

Elsewhere it needs the extra ``learn``.
"""

from __future__ import annotations

import argparse
import random

from linear_policy import LinearPolicy, told

from perfidie.envs import aec


def play_itself(env: aec.TableEnv, policies: dict[str, LinearPolicy]) -> None:
    """A match in which every seat chooses by the same weights and learns from its own reward."""
    env.reset()
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            policies[agent].learn(reward)
            env.step(None)
        else:
            legal = observation["action_mask"].nonzero()[0]
            env.step(policies[agent].choose(observation["observation"], legal, learning=True))


def wins(env: aec.TableEnv, policy: LinearPolicy, seed: int) -> bool:
    """Whether the policy, on one seat, wins against random players on all others."""
    env.reset(seed=seed)
    chance = random.Random(seed)
    own = chance.choice(env.possible_agents)
    won = False
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            outcome = env.table.state.outcome()
            won = outcome is not None and env.possible_agents.index(own) in outcome.winners
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        if agent == own:
            env.step(policy.choose(observation["observation"], legal, learning=False))
        else:
            env.step(int(chance.choice(legal)))
    return won


def measure(env: aec.TableEnv, policy: LinearPolicy, name: str, games: int) -> float:
    won = sum(wins(env, policy, 10**6 + game) for game in range(games))
    print(told(name, won, games), flush=True)
    return won / games


def main() -> tuple[float, float]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="villains_card_game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=3_000, help="to learn from")
    parser.add_argument("--test", type=int, default=1_000, help="to measure with, before and after")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()

    env = aec.env(chosen.game, chosen.players, reward="rank")
    size, actions = env.table.encoding.size, env.table.encoding.actions
    policies = {agent: LinearPolicy(actions, size, chosen.seed + i) for i, agent in enumerate(env.possible_agents)}
    policy = policies["player_0"]
    for each in policies.values():
        each.weights = policy.weights  # they share what they learn
    before = measure(env, policy, "before", chosen.test)
    env.reset(seed=chosen.seed)
    for _ in range(chosen.games):
        play_itself(env, policies)
    return before, measure(env, policy, "after", chosen.test)


if __name__ == "__main__":
    main()
