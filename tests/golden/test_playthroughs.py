"""Recorded matches play as they did: the same seed and choices give the same positions, views, options and hashes.

After a wanted change of the rules, raise the game's ``rules`` and write the files anew, then read the difference::

    PERFIDIE_GOLDEN=write ./perfidie test tests/golden
"""

import os
from pathlib import Path

import pytest

from perfidie.games import GAMES, game
from perfidie.kernel import conformance
from perfidie.kernel.conformance.golden import playthrough

HERE = Path(__file__).parent
SEED = 20260

CASES = {
    f"{id}-{len(seats)}": conformance.Case(game(id), seats, seed=SEED)
    for id in GAMES
    for seats in conformance.seatings(game(id), SEED)
}
"""Each game with each number of seats."""


@pytest.mark.parametrize("name", CASES)
def test_a_recorded_match_plays_as_it_did(name: str) -> None:
    file = HERE / f"{name}.txt"
    played = playthrough(CASES[name])
    if os.environ.get("PERFIDIE_GOLDEN") == "write":
        file.write_text(played, "utf-8")
    assert file.exists(), "no such file: write it with PERFIDIE_GOLDEN=write"
    assert played.splitlines() == file.read_text("utf-8").splitlines()


def test_every_golden_file_belongs_to_a_case() -> None:
    assert sorted(file.stem for file in HERE.glob("*.txt")) == sorted(CASES)
