"""What a bot would say to somebody who asks for a hint: the best options, how good they are, and why.

A reason is made from the quantities by which the bot judged. It is a code with details, for the catalogues
(``advice-<code>``):

``wins``     it wins in this turn;
``goal``     it reaches the own goal, which only has to hold until the next turn begins;
``stops``    it takes such a goal from the most dangerous rival;
``gains``    progress towards the own objective (``percent``), ``loses`` if it is a step back;
``denies``   progress that the most dangerous rival loses by it (``percent``), ``helps`` if the rival gains it;
``costs``    what it spends (``n``);
``keeps``    nothing of all this: it changes little.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.bots.protocol import Adviser, Judgement, Sight
from perfidie.bots.registry import bot
from perfidie.bots.turn import LEAP
from perfidie.kernel.errors import BadInput
from perfidie.kernel.options import Record
from perfidie.kernel.rng import Rng

LEAST = 0.01
"""Less progress than this is not worth a word."""
REASONS = 3
"""More reasons than this nobody remembers."""


class Ground(NamedTuple):
    """One reason for or against an option."""

    code: str
    amount: int = 0
    """Percent of the way to victory, or what is spent."""


class Advice(NamedTuple):
    """An option with its estimated chance of winning, and why."""

    option: int
    record: Record
    chance: float
    grounds: tuple[Ground, ...]


def adviser(name: str) -> Adviser:
    """A bot that can give reasons.

    >>> adviser("random")
    Traceback (most recent call last):
    perfidie.kernel.errors.BadInput: bot-gives-no-reasons: bot=random
    """
    found = bot(name)
    if not callable(getattr(found, "judge", None)):
        raise BadInput("bot-gives-no-reasons", bot=name)
    return found  # type: ignore[return-value]


def explain(sight: Sight, adviser: Adviser, rng: Rng, budget: float, most: int = 3) -> list[Advice]:
    """The best options of a decision, the best one first; of several that are alike, one.

    >>> from perfidie.games import game
    >>> evil_corp = game("evil_corp")
    >>> state = evil_corp.start(["0", "1"], {"first": 0}, seed=1)
    >>> best = explain(Sight(evil_corp, state, 0), adviser("steady"), Rng.seeded(1), 0.1)
    >>> len(best), all(0 <= one.chance <= 1 and one.grounds for one in best)
    (3, True)
    """
    records = sight.options
    leaps = sight.game.standing().leaps()
    found: list[Advice] = []
    for judged in adviser.judge(sight, rng, budget):
        record = records[judged.option]
        if all(record != other.record for other in found):
            found.append(Advice(judged.option, record, judged.chance, grounds(judged, leaps)))
        if len(found) == most:
            break
    return found


def grounds(judged: Judgement, leaps: bool = False) -> tuple[Ground, ...]:
    """The reasons in the quantities of a judgement, the weightiest first; ``leaps``: see :class:`Standing`.

    >>> [ground.code for ground in grounds(Judgement(0, 0.6, gain=0.04, denied=0.1, cost=2, wins=False))]
    ['denies', 'gains', 'costs']
    >>> grounds(Judgement(0, 1.0, gain=0.5, denied=0.0, cost=0, wins=True))
    (Ground(code='wins', amount=0),)
    >>> grounds(Judgement(0, 0.9, gain=1.1, denied=0.0, cost=0, wins=False), leaps=True)
    (Ground(code='goal', amount=0),)
    """
    if judged.wins:
        return (Ground("wins"),)
    weighed = sorted(
        ((judged.gain, "gains", "loses"), (judged.denied, "denies", "helps")), key=lambda one: -abs(one[0])
    )
    found: list[Ground] = []
    for amount, good, bad in weighed:
        if leaps and amount > LEAP:
            found.append(Ground("goal" if good == "gains" else "stops"))
        elif abs(amount) >= LEAST:
            found.append(Ground(good if amount > 0 else bad, min(100, max(1, round(100 * abs(amount))))))
    if not found:
        found.append(Ground("keeps"))
    if judged.cost > 0:
        found.append(Ground("costs", round(judged.cost)))
    return tuple(found[:REASONS])
