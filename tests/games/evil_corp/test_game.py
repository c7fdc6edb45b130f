"""Evil Corp. as the house sees it."""

import subprocess
import sys

import pytest

NAMES = "print([type(PROGRAMS[i][0]).__name__ for i in BY_GAME['perfidie.games.evil_corp']])"


def run(code: str) -> str:
    """What a fresh interpreter prints."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_what_the_game_is_can_be_told_without_its_rules() -> None:
    told = run(
        "import sys; from perfidie.games import game; print(len(game('evil_corp').choices) > 4,"
        " sorted({'table', 'powers', 'rounds', 'night'} & {name.rpartition('.')[2] for name in sys.modules}))"
    )
    assert told == "True []\n"


@pytest.mark.parametrize("first", ["refusal", "deploying", "view"])
def test_saved_effects_mean_the_same_whichever_module_was_loaded_first(first: str) -> None:
    load = "from perfidie.games.evil_corp import GAME; GAME.start(['0', '1']);"
    kernel = "from perfidie.kernel.state import BY_GAME, PROGRAMS;"
    assert run(f"import perfidie.games.evil_corp.{first}; {load} {kernel} {NAMES}") == run(f"{load} {kernel} {NAMES}")
