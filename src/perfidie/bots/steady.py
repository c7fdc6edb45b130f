"""The bot that plays whole turns towards its objective and keeps an eye on whoever is nearest to theirs."""

from __future__ import annotations

from math import exp
from time import monotonic
from typing import Final, NamedTuple

from perfidie.bots.deadline import Clock, Deadline
from perfidie.bots.protocol import Judgement, Sight
from perfidie.bots.turn import GOAL, VICTORY, Turn
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import ACTOR, State

FIRST_TRIES: Final = 6
"""How many ways of carrying out an option are tried."""
TRIES: Final = 3
"""How many ways of carrying out each further action of the turn are tried."""
CARE: Final = 240
"""So many positions are looked at for a victory by who may win in this turn."""
CARE_INSIDE: Final = 2
"""Inside an effect it is so many times fewer: less of the turn is left then."""
DEALS_TO_WIN: Final = 2
DEALS_IN_DANGER: Final = 3
"""Who sees a victory, or must keep a rival from winning, does not trust one deal: so many are looked at."""
DEALS_FOR_LUCK: Final = 3
"""A victory that hangs on luck, and was not there in one deal, is looked for in so many."""
SURE: Final = 0.75
"""A victory in this part of the deals is no mere luck."""
CARE_ABOUT_RIVALS: Final = 80
"""So many positions are looked at for a victory that would be left to a rival who may win in one turn."""
DEALS_OF_RIVALS: Final = 2
"""What such a rival holds is not known: where they would win in one deal, so many are looked at."""
LAST_TRIES: Final = 48
"""Whoever would end the turn, or decline, tries so many ways of carrying out each thing that could still be done."""
ALTERNATIVES: Final = 6
"""So many options at most are compared by what they leave to rivals."""
HURRY: Final = 0.05
"""Who has no more seconds than that tries every option once before any is tried well."""
UNTRIED: Final = -2 * VICTORY
"""Less than anything that can come of an option."""


class Order(NamedTuple):
    """Options in order, and what they were compared by."""

    turn: Turn
    options: list[int]
    """The best first."""
    found: list[State]
    """By option: the position that it was found to lead to."""
    risks: dict[int, float]
    """By option, for those of which it was asked: in what part of some deals a rival wins next."""


class SteadyBot:
    """Tries each option in a world that fits what its seat knows, and takes the one that comes out best.

    When its time is over it takes the best so far. As a rule it needs far less, and only chance makes a difference.
    """

    def __init__(
        self,
        first_tries: int = FIRST_TRIES,
        tries: int = TRIES,
        care: int = CARE,
        deals: int = 1,
        envy: float = 1.0,
        clock: Clock = monotonic,
    ) -> None:
        self.first_tries = first_tries
        self.tries = tries
        self.care = care
        self.deals = deals
        self.envy = envy
        self.clock = clock

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        if len(sight) == 1:
            return 0
        return self.compare(sight, rng, Deadline(budget, self.clock), budget <= HURRY).options[0]

    def judge(self, sight: Sight, rng: Rng, budget: float) -> list[Judgement]:
        return self.judge_until(sight, rng, Deadline(budget, self.clock), budget <= HURRY)

    def judge_until(self, sight: Sight, rng: Rng, deadline: Deadline, hurry: bool) -> list[Judgement]:
        """All options, the best first."""
        order = self.compare(sight, rng, deadline, hurry)
        return [told(order.turn, option, order.found[option], order.risks.get(option, 0.0)) for option in order.options]

    def compare(self, sight: Sight, rng: Rng, deadline: Deadline, hurry: bool) -> Order:
        """Put all options in order."""
        options = list(range(len(sight)))
        rng.shuffle(options)
        turn = self.trial(sight, rng, deadline)
        values, found = self.weigh(turn, options, 1 if hurry else self.first_tries, 1 if hurry else self.tries)
        deals = self.deals + hurry
        if self.care and turn.near and max(values) > VICTORY / 2:
            deals = max(deals, DEALS_TO_WIN)
        elif self.care and turn.danger(turn.world) > GOAL:
            deals = max(deals, DEALS_IN_DANGER)
        for _ in range(deals - 1):
            if deadline.passed():
                break
            again = self.trial(sight, rng, deadline)
            more, found_again = self.weigh(again, options, self.first_tries, self.tries)
            if deadline.passed():
                break
            turn, found = again, found_again
            values = [value + added for value, added in zip(values, more, strict=True)]
        if self.care and turn.near and max(values) < SURE * VICTORY * deals:
            option = self.victory(sight, turn, found)
            if option >= 0:
                values[option] += VICTORY * deals
        options.sort(key=lambda option: -values[option])
        if self.care and len(options) > 1 and turn.standing.stops(turn.world.codes[options[0]]):
            self.look_again(turn, options, found)
        risks = self.risks(sight, turn, options, found) if self.care else {}
        if risks:
            safest = min(risks, key=risks.__getitem__)
            options.remove(safest)
            options.insert(0, safest)
        return Order(turn, options, found, risks)

    def trial(self, sight: Sight, rng: Rng, deadline: Deadline) -> Turn:
        """A world to try things out in."""
        turn = Turn(sight.game.standing(), sight.world(rng), sight.seat, rng, deadline)
        turn.envy *= self.envy
        return turn

    def weigh(self, turn: Turn, options: list[int], first_tries: int, tries: int) -> tuple[list[float], list[State]]:
        """Try all options for which there is time: what comes of each, and the position behind it."""
        values = [UNTRIED] * len(options)
        found = [turn.world] * len(options)
        for option in options:
            if turn.deadline.passed():
                break
            values[option] = turn.judge(turn.world, option, first_tries, tries)
            found[option] = turn.found
        return values, found

    def victory(self, sight: Sight, turn: Turn, found: list[State]) -> int:
        """An option behind which a victory lies in this turn, or -1; where it hangs on luck, other deals are tried."""
        nodes = self.care if len(turn.world.stack) == 1 else self.care // CARE_INSIDE
        for number in range(DEALS_FOR_LUCK):
            trial = turn if number == 0 else self.trial(sight, turn.rng, turn.deadline)
            option = trial.victory(trial.world, nodes)
            if option >= 0:
                found[option] = trial.found
                return option
            if not trial.lucky:
                break
        return -1

    def look_again(self, turn: Turn, options: list[int], found: list[State]) -> None:
        """Before the first option, which stops, is taken: put another first if more tries find something better."""
        most = turn.judge(turn.world, options[0], self.first_tries, self.tries)
        best = -1
        for option in options[1:]:
            if turn.deadline.passed():
                break
            value = turn.judge(turn.world, option, LAST_TRIES, self.tries)
            if value > most + 1e-9:
                most, best = value, option
                found[option] = turn.found
        if best >= 0:
            options.remove(best)
            options.insert(0, best)

    def risks(self, sight: Sight, turn: Turn, options: list[int], found: list[State]) -> dict[int, float]:
        """In what part of some deals a rival who is near to victory wins next, by option: for the best options until
        one leaves no victory to them. None if there is no such rival, or none whom one option hinders more than
        another; those that are alike for all such rivals are asked about once."""
        world, after = turn.world, found[options[0]]
        if after.ended or world.stack[0][ACTOR] != turn.seat or not turn.standing.is_wary(world):
            return {}
        compared = options[:ALTERNATIVES]
        signs: dict[int, list[int]] = {option: [] for option in compared}
        rivals: list[int] = []
        for rival in turn.rivals:
            if self.is_near(turn, rival, after):
                those = [turn.standing.sign(found[option], rival) for option in compared]
                if any(sign != those[0] for sign in those):
                    rivals.append(rival)
                    for option, sign in zip(compared, those, strict=True):
                        signs[option].append(sign)
        if not rivals or turn.deadline.passed():
            return {}
        trials: list[Turn] = []
        risks: dict[int, float] = {}
        asked: list[int] = []
        for option in compared:
            alike = [other for other in asked if signs[other] == signs[option]]
            if alike:
                risks[option] = risks[alike[0]]
                continue
            lost = 0
            for number in range(DEALS_OF_RIVALS):
                if number == len(trials):
                    trials.append(self.trial(sight, turn.rng, turn.deadline))
                trial = trials[number]
                trial.judge(trial.world, option, self.first_tries, self.tries)
                after = trial.found
                lost += any(trial.leaves_victory(after, rival, CARE_ABOUT_RIVALS) for rival in rivals)
                if not lost:
                    break
            if turn.deadline.passed():
                break
            risks[option] = lost / DEALS_OF_RIVALS
            asked.append(option)
            if not lost:
                break
        return risks

    def is_near(self, turn: Turn, rival: int, after: State) -> bool:
        """Whether the rival may win next, now or after what would be done."""
        standing, world = turn.standing, turn.world
        least = standing.near(world, rival) if standing.wins_in_turn(world, rival) else GOAL
        return max(standing.menace(world, rival), standing.menace(after, rival)) >= least


def told(turn: Turn, option: int, found: State, risk: float) -> Judgement:
    """What is to be said of an option that leads to what was found, with this risk that a rival wins next."""
    standing = turn.standing
    world = turn.world
    after = standing.worth(found, turn.seat)
    danger = turn.danger(found)
    share = max(0.0, turn.share(found)) if found.ended else 0.0
    lead = after - danger
    return Judgement(
        option,
        chance=share if found.ended else (1 - risk) / (1 + exp(-standing.sharpness(world) * lead)),
        gain=after - standing.worth(world, turn.seat),
        denied=turn.danger(world) - danger,
        cost=max(0, standing.means(world, turn.seat) - standing.means(found, turn.seat)),
        wins=share > 0.0,
    )
