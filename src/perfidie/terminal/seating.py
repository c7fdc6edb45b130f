"""Who sits where: people with their names, bots with theirs.

A record notes for each seat the name of a person (empty if they gave none) or of the bot that plays it, so that a match
can be taken up again by the same company.
"""

from __future__ import annotations

from collections.abc import Sequence

from perfidie.bots import bots_for, is_bot
from perfidie.kernel.errors import BadInput
from perfidie.texts import Company, Texts


def seat_names(seats: int, humans: Sequence[int], players: Sequence[str], bots: Sequence[str]) -> list[str]:
    """What a record notes for each seat. One bot serves all empty seats, or there is one for each.

    >>> seat_names(4, [0, 2], ["Anna", "Bob"], ["random"])
    ['Anna', 'random', 'Bob', 'random']
    """
    for seat in humans:
        if not 0 <= seat < seats:
            raise BadInput("unknown-seat", seat=seat, expected=f"0-{seats - 1}")
    if players and len(players) != len(humans):
        raise BadInput("player-count", players=len(players), humans=len(humans))
    for name in players:
        if is_bot(name):
            raise BadInput("bot-name", name=name)
    if len(set(players)) < len(players):
        raise BadInput("player-twice", name=next(name for name in players if list(players).count(name) > 1))
    empty = [seat for seat in range(seats) if seat not in humans]
    names = [""] * seats
    for seat, bot in zip(empty, bots_for(bots, len(empty)), strict=True):
        names[seat] = bot
    for seat, name in zip(humans, players, strict=False):
        names[seat] = name
    return names


def bot_at(names: Sequence[str], seat: int) -> str | None:
    """The bot that plays this seat; None if a person does."""
    return names[seat] if names and is_bot(names[seat]) else None


def company(texts: Texts, game: str, seats: Sequence[str], names: Sequence[str]) -> Company:
    """The company as its members call each other: by their names, or by what they play."""
    words = texts.words(game)
    return Company(
        game,
        [
            names[seat] if names and names[seat] and not is_bot(names[seat]) else words.role(role)
            for seat, role in enumerate(seats)
        ],
    )
