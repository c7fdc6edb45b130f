"""Finished matches are told once, however many ask."""

from __future__ import annotations

import asyncio
from math import log
from random import Random

import pytest

from perfidie.games import game
from perfidie.kernel.record import Record
from perfidie.lab.simulate import Course, plan
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


@pytest.mark.parametrize(
    ("id", "seats", "games"), [("evil_corp", 2, 12), ("villainous", 2, 8), ("villains_card_game", 4, 12)]
)
def test_the_chances_that_are_told_tell_more_than_that_all_are_alike(id: str, seats: int, games: int) -> None:
    """Measured by the logarithm of the chance that the later winner was given, in matches by bots."""
    course = plan(id, seats, ["novice"], {}, seed=7)
    standing = game(id).standing()
    surprise: list[float] = []
    for index in range(games):
        one = Course(course, game(id), index)
        winners = one.play().winners
        state = Course(course, game(id), index).state
        for option in one.choices[:-1]:
            state.apply(option)
            worths = [standing.worth(state, seat) for seat in range(seats)]
            told = records.chances(state, worths, standing.faith(state))
            assert sum(told) == pytest.approx(1, abs=0.01)
            surprise.append(-sum(log(max(told[seat], 0.001)) for seat in winners) / len(winners))
    assert sum(surprise) / len(surprise) < log(seats)
