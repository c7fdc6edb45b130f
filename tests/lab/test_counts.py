"""The costs that are the same on every run stay near the stored ones."""

from pathlib import Path

import pytest

from perfidie.lab.counts import PYTHON, TOLERANCE, Cost, Counts, Ledger, count, grown, stored, write

STORED = stored()
ONE = Counts(Cost(10.0, 5.0), Cost(20.0, 50.0), Cost(30.0, 40.0))


@pytest.mark.parametrize("game", STORED)
def test_no_count_has_grown_by_more_than_a_tenth(game: str) -> None:
    if PYTHON not in STORED[game]:
        pytest.skip(f"nothing is stored for Python {PYTHON} yet: perfidie bench {game} --count --write")
    now, before = count(game), STORED[game][PYTHON]
    assert not grown(now, before), (
        f"{', '.join(grown(now, before))} of {game} grew by more than {TOLERANCE:.0%}: {now} instead of {before}."
        f" If that is meant, store the new figures in the same commit: perfidie bench {game} --count --write"
    )


def test_counts_are_the_same_on_every_run() -> None:
    one, other = count("villains_card_game"), count("villains_card_game")
    for kind in ("decision", "copy", "view"):
        assert getattr(one, kind).calls == getattr(other, kind).calls
        # What other threads of the process keep at the time is counted, too.
        assert getattr(one, kind).objects == pytest.approx(getattr(other, kind).objects, rel=0.05)


def nothing() -> None:
    pass


def test_calls_of_python_and_of_c_are_counted() -> None:
    def run() -> None:
        nothing()
        nothing()
        len([])

    ledger = Ledger()
    ledger.watch(run)
    assert ledger.calls == 4  # with that of run itself


def test_objects_that_stay_are_counted_and_calls_without_any_are_free() -> None:
    kept: list[object] = []

    def keep() -> None:
        for _ in range(1000):
            kept.append(object())

    def call() -> None:
        for _ in range(1000):
            nothing()

    objects = []
    for run in (keep, call):
        ledger = Ledger()
        ledger.watch(run)
        objects.append(ledger.objects)
    assert objects[0] >= 1000
    assert objects[1] < 50


def test_only_growth_beyond_the_tolerance_is_named() -> None:
    assert grown(ONE, ONE) == []
    more = Counts(Cost(10.9, 5.6), Cost(19.0, 56.0), Cost(33.1, 10.0))
    assert grown(more, ONE) == ["decision.objects", "copy.objects", "view.calls"]


def test_figures_of_other_games_and_versions_are_kept_when_some_are_written(tmp_path: Path) -> None:
    path = tmp_path / "counts.toml"
    path.write_text('[b."3.9"]\n' + "\n".join(f"{name} = {{ calls = 1.5, objects = 2.0 }}" for name in ONE._fields))
    other = stored(path)["b"]["3.9"]
    write("b", ONE, path)
    write("a", ONE, path)
    assert stored(path) == {"a": {PYTHON: ONE}, "b": {"3.9": other, PYTHON: ONE}}
