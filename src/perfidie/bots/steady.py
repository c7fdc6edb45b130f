"""The bot that plays whole turns towards its objective and keeps an eye on whoever is nearest to theirs."""

from __future__ import annotations

from math import exp
from typing import Final

from perfidie.bots.protocol import Judgement, Sight
from perfidie.bots.turn import VICTORY, Turn
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State

WORLDS: Final = 1
"""How many worlds each option is tried in."""
FIRST_TRIES: Final = 6
"""How many ways of carrying out an option are tried."""
TRIES: Final = 3
"""How many ways of carrying out each further action of the turn are tried."""
CARE: Final = 3
"""So many times more tries are made by who may win in this turn."""
SHARPNESS: Final = 5.0
"""How much a lead in standing tells about who will win."""


class SteadyBot:
    """Tries each option in a world that fits what its seat knows, and takes the one that comes out best."""

    def __init__(self, worlds: int = WORLDS, first_tries: int = FIRST_TRIES, tries: int = TRIES) -> None:
        self.worlds = worlds
        self.first_tries = first_tries
        self.tries = tries

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        return 0 if len(sight) == 1 else self.judge(sight, rng, budget)[0].option

    def judge(self, sight: Sight, rng: Rng, budget: float) -> list[Judgement]:
        standing = sight.game.standing()
        seat = sight.seat
        options = list(range(len(sight)))
        rng.shuffle(options)
        total = [0.0] * len(options)
        judged: list[Judgement] = []
        for _ in range(self.worlds):
            world = sight.world(rng)
            turn = Turn(standing, world, seat, rng)
            values = [-2 * VICTORY] * len(options)
            found = [world] * len(options)
            care = CARE if turn.near else 1
            for option in options:
                values[option] = turn.judge(world, option, self.first_tries * care, self.tries * care)
                found[option] = turn.found
            for option, value in enumerate(values):
                total[option] += value
            judged = [told(turn, world, option, values[option], found[option]) for option in options]
        judged.sort(key=lambda one: -total[one.option])
        return judged


def told(turn: Turn, world: State, option: int, value: float, found: State) -> Judgement:
    """What is to be said of an option that leads from the world to what was found."""
    standing = turn.standing
    after = standing.worth(found, turn.seat)
    danger = turn.danger(found)
    chance = (value / VICTORY + 1) / 2 if found.ended else 1 / (1 + exp(SHARPNESS * (danger - after)))
    return Judgement(
        option,
        chance,
        gain=after - standing.worth(world, turn.seat),
        denied=turn.danger(world) - danger,
        cost=max(0, standing.means(world, turn.seat) - standing.means(found, turn.seat)),
        wins=value >= VICTORY / 2,
    )
