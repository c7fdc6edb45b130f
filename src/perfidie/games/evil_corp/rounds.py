"""A round as one program: the Day over and over until all have passed, then the Night, then the next round."""

from __future__ import annotations

from typing import Final

from perfidie.games.evil_corp.day import NextPlayer, TakeAction, begin_day
from perfidie.games.evil_corp.night import (
    CheckVictory,
    Clear,
    DrawReserves,
    KeepFortified,
    LoseGold,
    Nightfall,
    PassThePawn,
    RefillVillages,
    ResetConquered,
    ScoreVillages,
    TendOffice,
)
from perfidie.games.evil_corp.table import Table
from perfidie.kernel.state import NOBODY, program

ROUNDS: Final = program(
    TakeAction(),
    NextPlayer(),
    Nightfall(),
    ScoreVillages(),
    CheckVictory(),
    ResetConquered(),
    RefillVillages(),
    Clear(),
    KeepFortified(),
    LoseGold(),
    TendOffice(),
    DrawReserves(),
    PassThePawn(),
)
FIRST_OF_NIGHT: Final = 2
"""The step where the Night begins."""


def begin(table: Table) -> None:
    """Begin the first Day and go on to the first question."""
    frame = [ROUNDS, 0, NOBODY, 0]
    table.push(frame)
    begin_day(table, frame)
    table.run()
