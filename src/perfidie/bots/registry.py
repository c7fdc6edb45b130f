"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256

from perfidie.bots.greedy import GreedyBot
from perfidie.bots.protocol import Bot, Sight
from perfidie.bots.random import RandomBot
from perfidie.kernel.errors import BadInput
from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""How each bot is made. A new bot is a module of this package and a line here."""


def bot(name: str) -> Bot:
    """A bot by its name.

    >>> bot("oracle")
    Traceback (most recent call last):
    perfidie.kernel.errors.BadInput: unknown-bot: bot=oracle, expected=random, greedy
    """
    if name not in BOTS:
        raise BadInput("unknown-bot", bot=name, expected=", ".join(BOTS))
    return BOTS[name]()


def bots_for(names: Sequence[str], seats: int) -> list[str]:
    """The bot of each seat: one name serves all, otherwise there must be one for each.

    >>> bots_for(["random"], 3)
    ['random', 'random', 'random']
    >>> bots_for(["random", "random"], 3)
    Traceback (most recent call last):
    perfidie.kernel.errors.BadInput: bot-count: bots=2, seats=3
    """
    for name in names:
        if name not in BOTS:
            raise BadInput("unknown-bot", bot=name, expected=", ".join(BOTS))
    if len(names) == 1:
        return [names[0]] * seats
    if len(names) != seats:
        raise BadInput("bot-count", bots=len(names), seats=seats)
    return list(names)


def choose(name: str, game: Game, state: State, seed: int, number: int, budget: float = 1.0) -> int:
    """What the named bot answers to decision ``number`` of the match with this seed: the same whenever it is asked.

    The bot's chance is a hash of the seed, so that it tells the bot nothing about the deal.
    """
    digest = sha256(f"bot {seed} {number}".encode()).digest()
    rng = Rng.seeded(int.from_bytes(digest, "big"))
    return bot(name).choose(Sight(game, state, state.asked), rng, budget)
