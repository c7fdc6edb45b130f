"""What is over is let go: a server that runs for months must not grow with the matches that it has seen."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.house import House, open_house

from perfidie.games import GAMES
from perfidie.server.commands import Refused
from perfidie.server.desk import ASLEEP, BEAT

SEATS = {
    "villains_card_game": (["me", "open", "random"], {}),
    "villainous": (["me", "open", "random"], {"turn_limit": 3}),
    "evil_corp": (["me", "open"], {}),
}
ENOUGH = 40


async def play(house: House, game: str, seed: int) -> list[weakref.ref[Any]]:
    """Part of a match, after which everybody leaves; what must not outlive it."""
    chance = Random(seed)
    seats, options = SEATS[game]
    people = await house.table(seats, game, options=options, window=0.5)
    table = people[0].live.table
    for _ in range(ENOUGH):
        if table.stage == "over":
            break
        for somebody in people:
            decision = somebody.decision
            if decision is not None:
                assert (await somebody.choose(chance.randrange(len(decision["options"]))))["ok"]
                await house.settle()
        await house.wait(2.0)
    for somebody in people:
        await somebody.go()
    found: list[weakref.ref[Any]] = [weakref.ref(people[0].live), weakref.ref(table), weakref.ref(table.playing)]
    house.people.clear()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_everybody_has_left_is_let_go(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            refs = [ref for seed in range(2) for ref in await play(house, game, seed)]
            assert house.desk.lives  # the first may be over, and gone already
            await house.wait(ASLEEP + 2 * BEAT)
            assert house.desk.lives == {}
            gc.collect()
            assert [type(ref()).__name__ for ref in refs if ref() is not None] == []

    asyncio.run(run())


def test_codes_of_tables_that_do_not_exist_are_not_remembered(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            for code in ("AAAAAA", "BBBBBB"):
                with pytest.raises(Refused):
                    await house.desk.live(code)
            assert house.desk.lives == {}
            assert house.desk.opening == {}

    asyncio.run(run())
