"""Finding the game that a record belongs to."""

from __future__ import annotations

from perfidie.games import GAMES, game
from perfidie.kernel.errors import RecordError
from perfidie.kernel.game import Game
from perfidie.kernel.record import Record


def game_of(record: Record) -> Game:
    """The game of a record.

    >>> from perfidie.kernel.record import write
    >>> record = write(game("villains_card_game"), ["hook", "jafar", "ursula"], seed=7)
    >>> game_of(record).id
    'villains_card_game'
    """
    if record.game not in GAMES:
        raise RecordError("record-unknown-game", game=record.game, expected=", ".join(GAMES))
    return game(record.game)
