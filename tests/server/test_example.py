"""The example client plays a whole match, as the documentation says it does."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from tests.server.network import served

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 60


@pytest.mark.parametrize("game", ["villains_card_game"])
def test_the_example_plays_a_match_to_its_end(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with served(tmp_path) as address:
            process = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), address, game, stdout=asyncio.subprocess.PIPE
            )
            output, _ = await asyncio.wait_for(process.communicate(), 120)
            assert process.returncode == 0
            assert output.decode().splitlines()[-1].startswith("won by: ")
            assert "refused" not in output.decode()

    asyncio.run(run())
