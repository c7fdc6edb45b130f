"""Intervals and tests against values from the literature and against their own meaning."""

from __future__ import annotations

from math import comb, inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perfidie.lab.intervals import (
    Moments,
    benjamini_hochberg,
    chance_of_difference,
    difference,
    fisher,
    mean_difference,
    student,
    wilson,
)

counts = st.integers(1, 400).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games)))


def test_newcombe_as_in_his_paper() -> None:
    """Newcombe 1998, table II, method 10."""
    assert difference((56, 70), (48, 80))[:3] == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)
    assert difference((9, 10), (3, 10))[:3] == pytest.approx((0.6, 0.1705, 0.8090), abs=5e-5)
    assert difference((0, 20), (0, 10))[:3] == pytest.approx((0.0, -0.2775, 0.1611), abs=5e-5)


def test_fisher_knows_the_lady_tasting_tea() -> None:
    assert fisher(4, 4, 0, 4) == pytest.approx(2 / comb(8, 4))
    assert fisher(3, 4, 1, 4) == pytest.approx(34 / 70)


def test_benjamini_and_hochberg_as_in_their_paper() -> None:
    """1995, the example of section 4: four of fifteen are rejected at 5 %."""
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528]
    corrected = benjamini_hochberg([*chances, 0.7590, 1.0])
    assert sum(chance <= 0.05 for chance in corrected) == 4


@settings(deadline=None)
@given(counts)
def test_the_rate_lies_in_its_interval(one: tuple[int, int]) -> None:
    low, high = wilson(*one)
    assert 0 <= low <= one[0] / one[1] + 1e-12
    assert one[0] / one[1] - 1e-12 <= high <= 1


@settings(deadline=None)
@given(counts, counts)
def test_a_difference_turned_round_changes_its_sign_and_not_its_chance(
    one: tuple[int, int], other: tuple[int, int]
) -> None:
    there, back = difference(one, other), difference(other, one)
    assert (there.value, there.low, there.high) == pytest.approx((-back.value, -back.high, -back.low))
    assert there.low <= there.value <= there.high
    chance = chance_of_difference(one, other)
    assert 0 <= chance <= 1
    assert chance == pytest.approx(chance_of_difference(other, one))


@settings(deadline=None)
@given(st.lists(st.floats(0, 1), min_size=1, max_size=40))
def test_correction_makes_no_chance_smaller_and_keeps_their_order(chances: list[float]) -> None:
    corrected = benjamini_hochberg(chances)
    assert all(after >= before - 1e-12 for before, after in zip(chances, corrected, strict=True))
    order = sorted(range(len(chances)), key=chances.__getitem__)
    assert [corrected[i] for i in order] == sorted(corrected)


@settings(deadline=None)
@given(counts, counts)
def test_fisher_is_the_sum_of_the_tables_that_are_no_likelier(one: tuple[int, int], other: tuple[int, int]) -> None:
    wins = one[0] + other[0]
    ways = [comb(one[1], k) * comb(other[1], wins - k) for k in range(wins + 1)]
    here = comb(one[1], one[0]) * comb(other[1], other[0])
    exact = sum(way for way in ways if way <= here) / comb(one[1] + other[1], wins)
    assert fisher(*one, *other) == pytest.approx(exact, abs=1e-9)


def test_few_wins_of_many_games_are_tested_exactly() -> None:
    """All four wins in one of two runs: by the normal approximation that would be beyond chance."""
    assert chance_of_difference((4, 100_000), (0, 100_000)) == pytest.approx(2 * 0.5**4, abs=1e-4)
    assert chance_of_difference((100_000, 100_000), (99_996, 100_000)) == pytest.approx(2 * 0.5**4, abs=1e-4)


def moments(values: list[int]) -> Moments:
    found = Moments()
    for value in values:
        found.add(value)
    return found


def test_means_that_differ_much_are_beyond_chance_and_equal_ones_are_not() -> None:
    short, long = moments([10, 11, 12] * 20), moments([20, 21, 22] * 20)
    gap, chance = mean_difference(long, short)
    assert gap.value == pytest.approx(10)
    assert gap.low > 9
    assert chance < 1e-6
    assert mean_difference(short, short)[1] == 1


def test_the_interval_of_few_numbers_is_as_wide_as_student_says() -> None:
    assert moments([7]).mean() == (7, -inf, inf, 1)
    assert moments([1, 2]).mean()[:3] == pytest.approx((1.5, -4.853, 7.853), abs=1e-3)
    assert [student(freedom) for freedom in range(1, 99)] == sorted((student(f) for f in range(1, 99)), reverse=True)
    assert student(40) == pytest.approx(2.0211, abs=2e-3)


def test_a_few_numbers_that_are_all_alike_prove_nothing() -> None:
    assert mean_difference(moments([5] * 3), moments([6] * 3))[1] == 1
    assert mean_difference(moments([5] * 3), moments([1, 9] * 30))[1] == 1
    assert mean_difference(moments([5] * 30), moments([6] * 30))[1] == 0
