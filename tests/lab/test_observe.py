"""What is noted about a game agrees with the game."""

from __future__ import annotations

import pytest

from perfidie.games import GAMES, game
from perfidie.games.evil_corp.table import Table as Corp
from perfidie.games.villainous.table import Table as Realms
from perfidie.kernel.state import State
from perfidie.lab.observe import counted, observed, observer, stem, undated
from perfidie.lab.simulate import Course, plan


def watched(id: str, seats: int, seed: int) -> tuple[dict[str, str], State]:
    """The cells of a random game, and its last position."""
    options: dict[str, bool | int | str] = {"turn_limit": 30} if id == "villainous" else {}
    course = Course(plan(id, seats, ["random"], options, seed), game(id), 0)
    watch = observer(id, course.state)
    assert watch is not None
    course.play(watch)
    cells = watch.cells(course.state)
    names = observed(id, seats)
    assert len(names) == len(cells)
    return {name: str(cell) for name, cell in zip(names, cells, strict=True)}, course.state


CASES = [(id, seats) for id in GAMES for seats in game(id).seat_counts]


@pytest.mark.parametrize(("id", "seats"), CASES)
def test_columns_that_should_hold_numbers_do(id: str, seats: int) -> None:
    cells, _ = watched(id, seats, seed=3)
    assert counted(id, seats) <= cells.keys()
    assert {stem(name) for name in counted(id, seats)} >= {"rounds"}
    assert all(cells[name].isdecimal() for name in counted(id, seats))


@pytest.mark.parametrize(("id", "seats"), CASES)
def test_watching_changes_nothing(id: str, seats: int) -> None:
    _, seen = watched(id, seats, seed=4)
    options: dict[str, bool | int | str] = {"turn_limit": 30} if id == "villainous" else {}
    unseen = Course(plan(id, seats, ["random"], options, 4), game(id), 0)
    unseen.play()
    assert unseen.state.digest() == seen.digest()


@pytest.mark.parametrize("seed", range(5))
def test_villainous_cards_drawn_are_those_that_the_game_counts(seed: int) -> None:
    cells, state = watched("villainous", 3, seed)
    assert isinstance(state, Realms)
    for seat in range(3):
        drawn = undated(cells[f"drawn_{seat}"])
        assert len(drawn) == state.drawn[seat]
        assert sum(when == 0 for _, when in drawn) == 4
        assert [when for _, when in drawn] == sorted(when for _, when in drawn)
        own = {kind.id for card, kind in enumerate(state.cast.kinds) if state.cast.owner[card] == seat}
        assert {card for column in ("drawn", "played", "fate") for card, _ in undated(cells[f"{column}_{seat}"])} <= own
        assert len(cells[f"progress_{seat}"].split()) in (int(cells["rounds"]) - 1, int(cells["rounds"]))
    assert sum(int(cells[f"fated_{seat}"]) for seat in range(3)) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_evil_corp_tokens_and_rounds_are_those_of_the_game(seats: int) -> None:
    cells, state = watched("evil_corp", seats, seed=6)
    assert isinstance(state, Corp)
    assert int(cells["rounds"]) == state.round
    for side in range(state.material.sides):
        assert int(cells[f"tokens_{side}"]) == state.tokens[side]
        assert all(1 <= when <= state.round for _, when in undated(cells[f"recruited_{side}"]))


def test_the_card_game_counts_every_special_in_the_middle() -> None:
    cells, _ = watched("villains_card_game", 4, seed=7)
    played = [special for seat in range(4) for special, _ in undated(cells[f"specials_{seat}"])]
    assert 0 < len(played) <= 8
    assert int(cells["rounds"]) in (19, 20, 21)
