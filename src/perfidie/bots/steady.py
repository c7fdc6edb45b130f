"""The bot that plays whole turns towards its objective and keeps an eye on whoever is nearest to theirs."""

from __future__ import annotations

from math import exp
from typing import Final

from perfidie.bots.protocol import Judgement, Sight
from perfidie.bots.turn import VICTORY, Turn
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State

FIRST_TRIES: Final = 6
"""How many ways of carrying out an option are tried."""
TRIES: Final = 3
"""How many ways of carrying out each further action of the turn are tried."""
CARE: Final = 240
"""So many positions are looked at for a victory by who may win in this turn."""

CARE_INSIDE: Final = 5
"""Inside an effect it is so many times fewer: not much of the turn is left then."""
DEALS_NEAR: Final = 2
DEALS_IN_DANGER: Final = 6
"""Who may win, or must keep a rival from winning, does not trust one deal: so many are looked at."""


class SteadyBot:
    """Tries each option in a world that fits what its seat knows, and takes the one that comes out best."""

    def __init__(
        self,
        first_tries: int = FIRST_TRIES,
        tries: int = TRIES,
        care: int = CARE,
        deals: int = 1,
        envy: float = 1.0,
    ) -> None:
        self.first_tries = first_tries
        self.tries = tries
        self.care = care
        self.deals = deals
        self.envy = envy

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        return 0 if len(sight) == 1 else self.judge(sight, rng, budget)[0].option

    def judge(self, sight: Sight, rng: Rng, budget: float) -> list[Judgement]:
        options = list(range(len(sight)))
        rng.shuffle(options)
        values = [0.0] * len(options)
        turn, found = self.weigh(sight, rng, options, values)
        deals = self.deals
        if self.care:
            deals = max(deals, DEALS_IN_DANGER if turn.danger(turn.world) > 1.0 else DEALS_NEAR if turn.near else 1)
        for _ in range(deals - 1):
            turn, found = self.weigh(sight, rng, options, values)
        if self.care and turn.near and max(values) < VICTORY / 2:
            nodes = self.care if len(turn.world.stack) == 1 else self.care // CARE_INSIDE
            option = turn.victory(turn.world, nodes)
            if option >= 0:
                values[option] += VICTORY * deals
                found[option] = turn.found
        options.sort(key=lambda option: -values[option])
        return [told(turn, option, found[option]) for option in options]

    def weigh(self, sight: Sight, rng: Rng, options: list[int], values: list[float]) -> tuple[Turn, list[State]]:
        """Try all options in a world and add up what comes of them; the trial, and the position behind each option."""
        turn = Turn(sight.game.standing(), sight.world(rng), sight.seat, rng)
        turn.envy *= self.envy
        found = [turn.world] * len(options)
        for option in options:
            values[option] += turn.judge(turn.world, option, self.first_tries, self.tries)
            found[option] = turn.found
        return turn, found


def told(turn: Turn, option: int, found: State) -> Judgement:
    """What is to be said of an option that leads to what was found."""
    standing = turn.standing
    world = turn.world
    after = standing.worth(found, turn.seat)
    danger = turn.danger(found)
    share = max(0.0, turn.share(found)) if found.ended else 0.0
    return Judgement(
        option,
        chance=share if found.ended else 1 / (1 + exp(standing.sharpness(world) * (danger - after))),
        gain=after - standing.worth(world, turn.seat),
        denied=turn.danger(world) - danger,
        cost=max(0, standing.means(world, turn.seat) - standing.means(found, turn.seat)),
        wins=share > 0.0,
    )
