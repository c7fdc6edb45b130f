"""The Gymnasium environments pass Gymnasium's own tests, and bots play the other seats."""

import random
import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from perfidie.envs import single
from perfidie.games import GAMES
from perfidie.kernel.errors import BadInput


def play(env: single.SeatEnv, seed: int) -> tuple[float, bool]:
    """A random match; the reward, and whether it came to its end."""
    chance = random.Random(seed)
    observation, _ = env.reset(seed=seed)
    while True:
        action = chance.choice(observation["action_mask"].nonzero()[0])
        observation, reward, terminated, truncated, info = env.step(action)
        assert "illegal" not in info
        if terminated or truncated:
            return float(reward), terminated
        assert reward == 0
        assert (observation["action_mask"] == env.action_masks()).all()


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_has_nothing_to_object(game: str) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        check_env(gymnasium.make(f"perfidie/{game}-v1").unwrapped)
    assert [str(warning.message) for warning in told] == []


@pytest.mark.parametrize("game", ["villains_card_game", "evil_corp"])
def test_the_reward_is_that_of_the_own_seat(game: str) -> None:
    env = single.env(game)
    seats = set()
    for seed in range(6):
        reward, terminated = play(env, seed)
        seats.add(env.seat)
        outcome = env.table.state.outcome()
        assert terminated
        assert outcome is not None
        assert reward == (1.0 if env.seat in outcome.winners else -1.0)
    assert len(seats) > 1


def test_the_own_seat_can_be_fixed_and_is_asked_whenever_a_step_is_due() -> None:
    env = single.env("villains_card_game", 4, seat=2)
    for seed in range(5):
        observation, info = env.reset(seed=seed)
        assert info == {"seat": 2}
        assert env.table.state.asked == 2
        assert observation["action_mask"].any()


def test_every_opponent_has_its_own_bot_from_the_left_neighbour_on() -> None:
    env = single.env("villains_card_game", 3, bots=["novice", "random"])
    assert [type(player).__name__ for player in env.bots] == ["NoviceBot", "RandomBot"]
    reward, terminated = play(env, 1)
    assert terminated
    assert reward in (-1.0, 1.0)


def test_an_illegal_action_loses_the_match() -> None:
    env = single.env("evil_corp")
    observation, _ = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(observation["action_mask"].argmin())
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)


def test_a_match_that_takes_too_long_is_truncated() -> None:
    assert play(single.env("villainous", limit=30), 1) == (0.0, False)


def test_the_same_seed_gives_the_same_match() -> None:
    one, other = single.env("villainous", 3, limit=1500), single.env("villainous", 3, limit=1500)
    assert [play(one, seed) for seed in range(2)] == [play(other, seed) for seed in range(2)]
    assert one.table.state.digest() == other.table.state.digest()


def test_a_seat_that_is_never_asked_within_the_limit_is_told_so() -> None:
    env = single.env("villains_card_game", 3, options={"first": 0}, seat=2, limit=1)
    with pytest.raises(BadInput, match="env-never-asked: matches=1000, limit=1"):
        env.reset(seed=1)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"bots": "oracle"}, "unknown-bot"),
        ({"bots": ["random"] * 5}, "bot-count"),
        ({"seat": 2}, "no-such-seat"),
        ({"limit": 0}, "env-limit"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(wrong: dict[str, object], code: str) -> None:
    with pytest.raises(BadInput, match=code):
        single.env("evil_corp", **wrong)  # type: ignore[arg-type]
