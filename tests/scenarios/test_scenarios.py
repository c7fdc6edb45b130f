"""Every scenario of the project passes."""

from pathlib import Path

import pytest

from perfidie.games import game
from perfidie.kernel.scenario import load, run, scenario_files

HERE = Path(__file__).parent
FILES = [str(path.relative_to(HERE)) for path in scenario_files([HERE])]


@pytest.mark.parametrize("file", FILES)
def test_scenario(file: str) -> None:
    result = run(load(HERE / file), game)
    assert result.error is None
    assert result.failures == ()


@pytest.mark.parametrize("file", FILES)
def test_scenario_stands_in_the_folder_of_its_game(file: str) -> None:
    assert load(HERE / file).game == Path(file).parts[0]
