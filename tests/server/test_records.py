"""Finished matches are told once, however many ask."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from perfidie.games import game
from perfidie.kernel.record import Record
from perfidie.match import Match
from perfidie.server import records, wire

GAME = "villains_card_game"


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    records.STEPS.clear()


def played(seed: int) -> Record:
    chance = Random(seed)
    match = Match(game(GAME), ["hook", "jafar", "scar"], {}, seed, salt="salt")
    while not match.over:
        match.choose(match.state.asked, match.seq, chance.randrange(len(match.state.codes)))
    return match.record()


def test_all_who_ask_at_once_hear_what_the_first_is_told() -> None:
    record = played(1)

    async def run() -> None:
        gone = asyncio.create_task(records.steps("AAAAAA", record, "", "en"))
        await asyncio.sleep(0)
        gone.cancel()  # whoever does not wait for the answer changes nothing for the others
        told = await asyncio.gather(*(records.steps("AAAAAA", played(1), "", "en") for _ in range(5)))
        assert all(each is told[0] for each in told)
        assert len(told[0].steps) == len(record.choices)
        assert told[0].verified
        french = await records.steps("AAAAAA", record, "", "fr")
        assert french.steps[0].text != told[0].steps[0].text
        other = played(2)
        assert len((await records.steps("AAAAAA", other, "", "en")).steps) == len(other.choices)

    asyncio.run(run())


def test_only_what_was_asked_for_last_is_kept() -> None:
    record = played(1)

    async def run() -> list[wire.RecordSteps]:
        return [await records.steps(f"{n:06}", record, "", "en") for n in range(records.MOST_STEPS + 3)]

    asyncio.run(run())
    assert list(records.STEPS) == [(f"{n + 3:06}", "en") for n in range(records.MOST_STEPS)]
