"""Whatever happens to the process, no confirmed choice is lost and play goes on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest
from tests.server.processes import Process, check_end, database, seated

SOON = 5.0
"""Play must go on so many seconds after a restart."""
TABLES = 2


async def survive(folder: Path, kills: int, seed: int) -> tuple[int, float]:
    """Matches go on while the server is killed again and again; confirmed choices, and the longest wait in seconds."""
    chance = Random(seed)
    server = Process(database(folder))
    await server.start()
    longest = 0.0
    confirmed = 0
    killed = 0
    number = 0
    while killed < kills:
        number += 1
        tables = [await seated([server.address], seed + 100 * number + 10 * table) for table in range(TABLES)]
        everybody = [player for table in tables for player in table]
        playing = asyncio.gather(*(player.play() for player in everybody))
        while killed < kills and not playing.done():
            await asyncio.wait([playing], timeout=chance.uniform(0.0, 0.4))
            if playing.done():
                break
            await server.kill()
            killed += 1
            await server.start()
            back = time.monotonic()
            while not playing.done() and max(player.progress for player in everybody) < back:
                await asyncio.wait([playing], timeout=0.02)
                assert time.monotonic() - back < 60, "play does not go on"
            longest = max(longest, time.monotonic() - back)
        await asyncio.wait_for(playing, 120)
        for table in tables:
            await check_end(server.address, table)
            confirmed += sum(len(player.accepted) for player in table)
    await server.stop()
    return confirmed, longest


def test_no_confirmed_choice_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    confirmed, longest = asyncio.run(survive(tmp_path, 3, 1))
    assert confirmed > 10
    assert longest <= SOON


@pytest.mark.full
def test_three_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    confirmed, longest = asyncio.run(survive(tmp_path, 300, 1))
    print(f"300 kills, {confirmed} confirmed choices, none lost; play went on after {longest:.2f} s at most")
    assert longest <= SOON
