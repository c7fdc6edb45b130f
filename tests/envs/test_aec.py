"""The PettingZoo environments pass PettingZoo's own tests."""

import importlib
import random
import warnings

import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from perfidie.envs import aec
from perfidie.games import GAMES
from perfidie.kernel.errors import BadInput, IllegalChoice


def play(env: aec.TableEnv, seed: int) -> list[float]:
    """A random match; the rewards that each agent was given in all."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(chance.choice(observation["action_mask"].nonzero()[0]))
    return list(total.values())


@pytest.mark.parametrize(("game", "players"), [("villains_card_game", 3), ("evil_corp", 4), ("villainous", 2)])
def test_pettingzoo_has_nothing_to_object(game: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(aec.env(game, players), num_cycles=300)
    # What it remarks of every observation that is a dict with a mask, unless it knows the environment by name
    usual = (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
        "Action mask numpy array is all zeros (no legal actions).",
    )
    assert [str(warning.message) for warning in told if not str(warning.message).startswith(usual)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_matches(game: str) -> None:
    seed_test(lambda: aec.env(game), num_cycles=60)


def test_pettingzoo_can_measure_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Clock:
        """Every look at it costs a second."""

        now = 0.0

        def time(self) -> float:
            self.now += 1
            return self.now

    monkeypatch.setattr(importlib.import_module("pettingzoo.test.performance_benchmark"), "time", Clock())
    performance_benchmark(aec.env("villains_card_game"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", ["villains_card_game", "evil_corp"])
def test_winners_are_given_1_and_losers_minus_1(game: str) -> None:
    env = aec.env(game)
    for seed in range(3):
        rewards = play(env, seed)
        outcome = env.table.state.outcome()
        assert outcome is not None
        assert rewards == [1.0 if seat in outcome.winners else -1.0 for seat in range(env.table.players)]
        assert env.agents == []


def test_ranks_are_worth_nothing_in_all() -> None:
    env = aec.env("villains_card_game", 5, reward="rank")
    for seed in range(20):
        rewards = play(env, seed)
        outcome = env.table.state.outcome()
        assert outcome is not None
        assert sum(rewards) == pytest.approx(0)
        assert all(rewards[seat] == max(rewards) for seat in outcome.winners)
        order = sorted(range(5), key=lambda seat: rewards[seat])
        scores = [outcome.scores[seat] for seat in order]
        assert scores == sorted(scores)


def test_a_match_that_takes_too_long_is_truncated_and_worth_nothing() -> None:
    env = aec.env("villainous", 2, limit=20)
    assert play(env, 1) == [0.0, 0.0]
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.last()[0]["action_mask"].argmax())
    assert env.truncations == {"player_0": True, "player_1": True}
    assert env.terminations == {"player_0": False, "player_1": False}


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = aec.env("evil_corp")
    env.reset(seed=1)
    before = env.table.state.digest()
    masked = int(env.last()[0]["action_mask"].argmin())
    for action in (masked, -1, 10**6, None):
        with pytest.raises(IllegalChoice, match="action-masked"):
            env.step(action)
    assert env.table.state.digest() == before


def test_only_the_agent_that_is_asked_has_legal_actions() -> None:
    env = aec.env("villains_card_game", 4)
    env.reset(seed=3)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_seats_can_be_fixed_and_are_drawn_otherwise() -> None:
    fixed = aec.env("villainous", seats=["ursula", "jafar", "gaston"])
    drawn = aec.env("villainous", 3)
    casts = set()
    for seed in range(8):
        fixed.reset(seed=seed)
        assert [realm.villain for realm in fixed.table.state.view(None).table.realms] == ["ursula", "jafar", "gaston"]
        drawn.reset(seed=seed)
        casts.add(tuple(realm.villain for realm in drawn.table.state.view(None).table.realms))
    assert len(casts) > 4


def test_without_a_seed_the_series_of_the_last_one_goes_on() -> None:
    first, second = aec.env("evil_corp"), aec.env("evil_corp")
    first.reset(seed=5)
    second.reset(seed=5)
    dealt = {first.table.state.digest()}
    for _ in range(3):
        first.reset()
        second.reset()
        assert first.table.state.digest() == second.table.state.digest()
        dealt.add(first.table.state.digest())
    assert len(dealt) == 4


def test_it_can_be_shown_as_a_spectator_sees_it() -> None:
    env = aec.env("villains_card_game", render_mode="ansi")
    env.reset(seed=2)
    shown = env.render()
    assert shown is not None
    assert '"hand": []' in shown
    assert aec.env("villains_card_game").render() is None


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "villainous", "players": 7}, "seat-count"),
        ({"game": "villainous", "seats": ["ursula", "ursula"]}, "role-twice"),
        ({"game": "evil_corp", "reward": "money"}, "unknown-rewards"),
        ({"game": "evil_corp", "options": {"blitz": True}}, "unknown-option"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(wrong: dict[str, object], code: str) -> None:
    with pytest.raises(BadInput, match=code):
        aec.env(**wrong)  # type: ignore[arg-type]
