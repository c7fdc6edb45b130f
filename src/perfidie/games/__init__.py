"""The three games, by id. Each is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from perfidie.kernel.errors import BadInput
from perfidie.kernel.game import Game

GAMES = ("villains_card_game", "villainous", "evil_corp")
"""The ids of all games, in the order in which they are listed to people."""


def game(id: str) -> Game:
    """The game with this id.

    >>> game("villains_card_game").seat_counts
    range(3, 7)
    >>> game("chess")
    Traceback (most recent call last):
    perfidie.kernel.errors.BadInput: unknown-game: game=chess, expected=villains_card_game, villainous, evil_corp
    """
    if id not in GAMES:
        raise BadInput("unknown-game", game=id, expected=", ".join(GAMES))
    found = import_module(f"perfidie.games.{id}").GAME
    assert isinstance(found, Game)
    return found
