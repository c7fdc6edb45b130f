"""Ratings: what made the results is found again, within the intervals."""

from __future__ import annotations

from math import log10

import pytest

from perfidie.kernel.rng import Rng
from perfidie.lab.elo import MEAN, Result, ratings

STRENGTH = {"a": 1.0, "b": 3.0, "c": 9.0}


def results(companies: list[list[str]], games: int, seed: int) -> list[Result]:
    """Games that are won as often as the strengths say."""
    rng = Rng.seeded(seed)
    found = []
    for number in range(games):
        company = companies[number % len(companies)]
        lot = rng.below(1_000_000) / 1_000_000 * sum(STRENGTH[name] for name in company)
        for winner in company:
            lot -= STRENGTH[winner]
            if lot < 0:
                break
        found.append(Result({name: company.count(name) for name in company}, {winner: 1.0}))
    return found


PAIRS = [["a", "b"], ["b", "c"], ["a", "c"]]
FOURS = [["a", "b", "b", "b"], ["b", "c", "c", "c"], ["a", "a", "c", "a"]]


@pytest.mark.parametrize("companies", [PAIRS, FOURS], ids=["two seats", "four seats"])
def test_the_strengths_that_made_the_results_are_found_again(companies: list[list[str]]) -> None:
    middle = sum(map(log10, STRENGTH.values())) / 3
    missed = 0
    for seed in range(40):
        for name, rating in ratings(list(STRENGTH), results(companies, 600, seed)).items():
            true = MEAN + 400 * (log10(STRENGTH[name]) - middle)
            missed += abs(rating.elo - true) > rating.reach
            assert abs(rating.elo - true) < 3 * rating.reach
    assert missed <= 0.12 * 120  # a 95 % interval misses one time in twenty


def test_ten_victories_to_one_are_400_points() -> None:
    won = [Result({"a": 1, "b": 1}, {"a": 1.0})] * 10_000 + [Result({"a": 1, "b": 1}, {"b": 1.0})] * 1_000
    found = ratings(["a", "b"], won)
    assert found["a"].elo - found["b"].elo == pytest.approx(400, abs=1)


def test_more_games_make_the_interval_narrower_and_who_wins_all_stays_finite() -> None:
    few = ratings(["a", "b"], [Result({"a": 1, "b": 1}, {"a": 1.0})] * 10)
    half = [Result({"a": 1, "b": 1}, {"a": 0.5, "b": 0.5})]
    assert few["a"].elo - few["b"].elo < 1000
    assert ratings(["a", "b"], half * 400)["a"].reach < ratings(["a", "b"], half * 100)["a"].reach
    assert ratings(["a", "b"], half * 100)["a"].elo == pytest.approx(MEAN)
