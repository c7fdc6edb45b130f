"""The suite itself: an honest game passes every check, and each check catches the games that break its promise."""

import pytest
from tests.conformance.toys.lantern import GAME, Lantern, LanternGame
from tests.conformance.toys.mutants import MUTANTS, Closed

from perfidie.kernel import conformance
from perfidie.kernel.conformance import Case, Check

SEEDS = range(6)


@pytest.mark.parametrize("state", [Lantern, Closed])
def test_an_honest_game_keeps_every_promise(state: type[Lantern]) -> None:
    game = LanternGame(state)
    report = conformance.run(game, conformance.seatings(game), conformance.variants(game), SEEDS[:3])
    assert report.kept, str(report)


@pytest.mark.parametrize(("check", "state"), MUTANTS, ids=lambda part: part.__name__)
def test_a_check_catches_the_game_that_breaks_its_promise(check: Check, state: type[Lantern]) -> None:
    game = LanternGame(state)
    report = conformance.run(game, [["0", "1", "2"], ["0", "1", "2", "3"]], seeds=SEEDS, checks=[check])
    assert [finding for finding in report.findings if not finding.problem.startswith("raised")], str(report)


@pytest.mark.parametrize("check", conformance.ALL, ids=lambda check: check.__name__)
def test_every_check_has_a_game_that_it_must_catch(check: Check) -> None:
    assert check in [broken for broken, _ in MUTANTS]


@pytest.mark.parametrize("check", conformance.ALL, ids=lambda check: check.__name__)
def test_every_check_states_its_promise(check: Check) -> None:
    assert check.__doc__
    assert check.__doc__.splitlines()[0].endswith((".", ":"))


def test_a_report_says_what_was_promised_what_broke_and_in_which_match() -> None:
    check, state = MUTANTS[0]
    report = conformance.run(LanternGame(state), [["0", "1"]], [{"open_start": True}], [5], [check])
    assert str(report) == (
        "1 checks on 1 match: 1 broken\n"
        "games_end: no outcome after 8 turns, when the game is over\n"
        "  promised: A match by random choice ends, and only then has an outcome, or reaches the game's stated cap.\n"
        "  match: seats 0, 1, options {'open_start': True}, seed 5"
    )


def test_an_error_that_escapes_a_game_is_a_finding() -> None:
    def trip(case: Case) -> None:
        """Nothing is promised."""
        raise KeyError("lost")

    (finding,) = conformance.examine(Case(GAME, ["0", "1"]), [trip])
    assert finding.problem == "raised KeyError: 'lost'"


def test_a_match_by_random_choice_is_the_same_every_time() -> None:
    assert Case(GAME, ["0", "1"], seed=3).choices == Case(GAME, ["0", "1"], seed=3).choices
    assert Case(GAME, ["0", "1"], seed=3).choices != Case(GAME, ["0", "1"], seed=4).choices


def test_looks_are_some_of_the_moments() -> None:
    whole = [state.digest() for state, _ in Case(GAME, ["0", "1"], seed=3).moments()]
    some = [state.digest() for state, _ in Case(GAME, ["0", "1"], seed=3, looks=4).sample("test")]
    assert set(some) < set(whole)
    assert some[0] == whole[0]
