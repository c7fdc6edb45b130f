"""Environments for learning: PettingZoo (``aec``), Gymnasium (``single``) and OpenSpiel (``openspiel``).

Each needs its library, which the extras ``learn`` and ``openspiel`` install; :func:`encoding_of` needs none.
"""

from __future__ import annotations

from perfidie.envs.encoding import Encoding
from perfidie.games import game as find_game

__all__ = ["Encoding", "encoding_of"]


def encoding_of(game: str, seats: int) -> Encoding:
    """The action numbers and the vector of a game.

    >>> numbers = encoding_of("villains_card_game", 3)
    >>> numbers.actions, numbers.size
    (632, 484)
    >>> numbers.action_name(100)
    'play 4O left'
    """
    if seats not in find_game(game).seat_counts:
        find_game(game).check_seats([""] * seats)
    if game == "villains_card_game":
        from perfidie.envs.villains_card_game import CardGameEncoding

        return CardGameEncoding(seats)
    if game == "evil_corp":
        from perfidie.envs.evil_corp import EvilCorpEncoding

        return EvilCorpEncoding(seats)
    from perfidie.envs.villainous import VillainousEncoding

    return VillainousEncoding(seats)
