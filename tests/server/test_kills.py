"""Whatever happens to the process, no confirmed choice is lost and play goes on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest
from tests.server.processes import Player, Process, check_end, database, seated

from perfidie.games import GAMES

SOON = 5.0
"""Play must go on so many seconds after a restart."""


async def survive(folder: Path, kills: int, seed: int, games: tuple[str, ...] = GAMES) -> tuple[int, int, float]:
    """Matches go on while the server is killed again and again; how many were ended, confirmed choices, and the longest
    wait in seconds at any table."""
    chance = Random(seed)
    server = Process(database(folder))
    await server.start()
    longest = 0.0
    ended = confirmed = killed = 0
    while killed < kills:
        tables = [await seated([server.address], seed + 10 * (ended + n), game) for n, game in enumerate(games)]
        playing = asyncio.gather(*(player.play() for table in tables for player in table))
        while killed < kills and not playing.done():
            await asyncio.wait([playing], timeout=chance.uniform(0.0, 0.4))
            if playing.done():
                break
            going = [table for table in tables if not is_over(table)]
            await server.kill()
            killed += 1
            await server.start()
            back = time.monotonic()
            while any(max(player.progress for player in table) < back for table in going if not is_over(table)):
                await asyncio.wait([playing], timeout=0.02)
                assert time.monotonic() - back < 60, "play does not go on"
            longest = max(longest, time.monotonic() - back)
        await asyncio.wait_for(playing, 300)
        for table in tables:
            await check_end(server.address, table)
            confirmed += sum(len(player.accepted) for player in table)
        ended += len(tables)
    await server.stop()
    return ended, confirmed, longest


def is_over(table: list[Player]) -> bool:
    return all(player.table.get("stage") == "over" for player in table)


def test_no_confirmed_choice_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    _, confirmed, longest = asyncio.run(survive(tmp_path, 3, 1, ("villains_card_game", "villainous")))
    assert confirmed > 10
    assert longest <= SOON


@pytest.mark.full
def test_three_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    ended, confirmed, longest = asyncio.run(survive(tmp_path, 300, 1))
    print(f"300 kills in {ended} matches, {confirmed} confirmed choices, none lost; play went on after {longest:.2f} s")
    assert longest <= SOON
