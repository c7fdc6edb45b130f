"""What one viewer sees: the same envelope for all games, with the game's own table inside."""

from __future__ import annotations

from typing import Any

import msgspec

from perfidie.kernel.options import Record
from perfidie.kernel.state import NOBODY, State


class View(msgspec.Struct, frozen=True):
    """A position as one viewer may see it. Bots, clients and terminals are given this and nothing else."""

    game: str
    viewer: int | None
    """The seat that looks; None: a spectator."""
    turns: int
    asked: int | None
    """The seat that is asked, as far as this viewer may know."""
    prompt: str | None
    options: list[Record]
    """The options, for the seat that is asked; empty for everybody else."""
    winners: list[int] | None
    table: Any
    """The game's own view: see the ``view`` module of the game."""


def envelope(game: str, state: State, seat: int | None, table: Any) -> View:
    """The view of a game whose decisions are all public in kind."""
    outcome = state.outcome()
    decision = state.decision()
    return View(
        game=game,
        viewer=seat,
        turns=state.turns,
        asked=None if state.asked == NOBODY else state.asked,
        prompt=decision.prompt if decision else None,
        options=decision.options if decision and decision.seat == seat else [],
        winners=outcome.winners if outcome else None,
        table=table,
    )
