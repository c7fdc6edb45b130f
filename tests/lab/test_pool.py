"""Work for several processes goes on when one of them dies."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from perfidie.kernel.errors import BadInput
from perfidie.lab.pool import spread


def die_once(piece: tuple[int, str]) -> int:
    number, folder = piece
    mark = Path(folder) / "died"
    if number == 5 and not mark.exists():
        mark.touch()
        os._exit(9)
    return number


def die(piece: int) -> int:
    os._exit(9)


def test_a_process_that_dies_costs_only_what_it_had_in_hand(tmp_path: Path) -> None:
    done = list(spread(die_once, [(number, str(tmp_path)) for number in range(30)], 2))
    assert (tmp_path / "died").exists()
    assert sorted(done) == list(range(30))


def test_work_that_always_kills_is_given_up() -> None:
    with pytest.raises(BadInput) as refused:
        list(spread(die, range(4), 2))
    assert refused.value.code == "workers-died"
