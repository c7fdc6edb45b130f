"""The bots by name: those of the house, and those that other packages bring."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points

from perfidie.bots.cunning import CunningBot
from perfidie.bots.novice import NoviceBot
from perfidie.bots.protocol import Adviser, Bot, Judgement, Sight
from perfidie.bots.random import RandomBot
from perfidie.bots.steady import SteadyBot
from perfidie.kernel.errors import BadInput
from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State

BOTS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "steady": SteadyBot,
    "cunning": CunningBot,
}
"""How each bot of the house is made, the simplest first. A new bot is a module of this package and a line here."""

FORMER_NAMES = {"greedy": "steady"}
"""Names of the house that older records and scripts use; accepted, but not listed."""

SETTINGS = {"cunning": {"iterations": 1_000_000, "processes": 64}}
"""What may be set by a name, from 1 to so much: ``cunning:iterations=200`` thinks so long on any machine,
``cunning:processes=2`` with two cores."""

GROUP = "perfidie.bots"
"""The group of entry points by which other packages bring bots: a name, and what makes a bot when it is called."""


@cache
def guests() -> dict[str, EntryPoint]:
    """The bots of other packages that are installed. A name of the house stays with the house."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in BOTS}


def bot_names() -> tuple[str, ...]:
    """All bots that can be named: those of the house, then the others in the order of their names.

    >>> set(BOTS) <= set(bot_names())
    True
    """
    return *BOTS, *sorted(guests())


def is_bot(name: str) -> bool:
    """
    >>> is_bot("random"), is_bot("greedy"), is_bot("cunning:iterations=200"), is_bot("Anna")
    (True, True, True, False)
    """
    name = name.partition(":")[0]
    return name in BOTS or name in FORMER_NAMES or name in guests()


def present_name(name: str) -> str:
    """The name by which a bot is listed now.

    >>> present_name("greedy")
    'steady'
    """
    plain, colon, settings = name.partition(":")
    name = FORMER_NAMES.get(plain, plain) + colon + settings
    if not is_bot(name):
        raise BadInput("unknown-bot", bot=name, expected=", ".join(bot_names()))
    return name


def bot(name: str) -> Bot:
    """A new bot by its name."""
    name, colon, written = present_name(name).partition(":")
    settings = settings_of(name, written) if colon else {}
    return BOTS[name](**settings) if name in BOTS else guest(guests()[name])


def settings_of(name: str, written: str) -> dict[str, int]:
    """
    >>> settings_of("cunning", "iterations=200:processes=2")
    {'iterations': 200, 'processes': 2}
    >>> settings_of("steady", "iterations=200")
    Traceback (most recent call last):
    perfidie.kernel.errors.BadInput: bot-setting: bot=steady, setting=iterations=200, expected=none
    """
    allowed = SETTINGS.get(name, {})
    settings: dict[str, int] = {}
    for setting in written.split(":"):
        key, _, number = setting.partition("=")
        if key not in allowed or not (re.fullmatch("[0-9]{1,9}", number) and 0 < int(number) <= allowed[key]):
            raise BadInput(
                "bot-setting",
                bot=name,
                setting=setting,
                expected=", ".join(f"{known}=1…{most}" for known, most in allowed.items()) or "none",
            )
        settings[key] = int(number)
    return settings


def guest(point: EntryPoint) -> Bot:
    """A bot of another package, if there is one behind the name."""
    try:
        made = point.load()()
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise BadInput("bot-broken", bot=point.name, source=point.value, problem=problem) from error
    if not callable(getattr(made, "choose", None)):
        raise BadInput("bot-without-choose", bot=point.name, source=point.value, problem="choose()")
    return GuestAdviser(made) if callable(getattr(made, "judge", None)) else Guest(made)


class Guest:
    """A bot of another package. Whatever it reaches for, it finds a world that its seat cannot tell from the true one,
    and what it does there changes nothing."""

    def __init__(self, made: Bot) -> None:
        self.made = made

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        return self.made.choose(blindfold(sight, rng), rng, budget)


class GuestAdviser(Guest):
    """One that can say what it thinks of its options."""

    made: Adviser

    def judge(self, sight: Sight, rng: Rng, budget: float) -> list[Judgement]:
        return self.made.judge(blindfold(sight, rng), rng, budget)


def blindfold(sight: Sight, rng: Rng) -> Sight:
    """The same to the seat, with nothing true behind it."""
    return Sight(sight.game, sight.world(rng.copy()), sight.seat)


def bots_for(names: Sequence[str], seats: int) -> list[str]:
    """The bot of each seat: one name serves all, otherwise there must be one for each. All of them can be made.

    >>> bots_for(["random"], 3)
    ['random', 'random', 'random']
    >>> bots_for(["random", "random"], 3)
    Traceback (most recent call last):
    perfidie.kernel.errors.BadInput: bot-count: bots=2, seats=3
    """
    present = [present_name(name) for name in names]
    for name in present:
        bot(name)
    if len(present) == 1:
        return present * seats
    if len(present) != seats:
        raise BadInput("bot-count", bots=len(present), seats=seats)
    return present


def choose(name: str, game: Game, state: State, seed: int, number: int, budget: float = 1.0) -> int:
    """What the named bot answers to decision ``number`` of the match with this seed: the same whenever it is asked.

    The bot's chance is a hash of the seed, so that it tells the bot nothing about the deal.
    """
    return bot(name).choose(Sight(game, state, state.asked), chance_of(seed, number), budget)


def chance_of(seed: int, number: int) -> Rng:
    """The random numbers of whoever thinks about decision ``number`` of the match with this seed."""
    return Rng.seeded(int.from_bytes(sha256(f"bot {seed} {number}".encode()).digest(), "big"))
