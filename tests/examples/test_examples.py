"""The examples run, and what they teach is learnt."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
RUNNABLE = ["gymnasium_seat.py", "openspiel_policy.py", "pettingzoo_selfplay.py"]


def run(example: str, games: int, test: int) -> list[float]:
    """The shares of games won before and after, in percent."""
    command = [sys.executable, "-W", "error", str(EXAMPLES / example), f"--games={games}", f"--test={test}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert [line.split(":")[0] for line in lines] == ["before", "after"]
    return [float(share) for line in lines for share in re.findall(r": ([\d.]+) % of", line)]


def test_every_example_of_an_environment_is_run_here() -> None:
    learning = [path.name for path in EXAMPLES.glob("*.py") if "perfidie.envs import" in path.read_text("utf-8")]
    assert sorted(learning) == RUNNABLE


@pytest.mark.parametrize("example", RUNNABLE)
def test_an_example_runs(example: str) -> None:
    assert len(run(example, 20, 20)) == 2


@pytest.mark.full
@pytest.mark.parametrize("example", RUNNABLE)
def test_an_example_learns_to_beat_random_players(example: str) -> None:
    before, after = run(example, 1000, 300)
    assert before < 45
    assert after > before + 15
