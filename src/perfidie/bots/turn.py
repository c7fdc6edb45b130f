"""Trying out how a turn may go: the thinking that all bots which look ahead share."""

from __future__ import annotations

from typing import Final

from perfidie.bots.deadline import ENDLESS, Deadline
from perfidie.kernel.rng import Rng
from perfidie.kernel.standing import Standing
from perfidie.kernel.state import ACTOR, NOBODY, State

AHEAD: Final = 24
"""So many choices a trial goes on at most."""
VICTORY: Final = 9.0
"""More than any standing can be worth."""
LEAP: Final = 0.5
"""More than any standing gains in one step, unless the goal is reached."""
GOAL: Final = 1.0
"""Whoever stands better has reached the goal and will win, unless somebody prevents it."""
FEAR: Final = 1.0
"""How much it counts that a rival has reached the goal and will win, however long the game has become."""
CALM: Final = 0.1
"""How much it counts how well one stood before a victory that hangs on luck: of several, the best prepared is taken."""


class Turn:
    """One world in which a seat tries things out.

    In the turn's own decisions (where to go, which action) an option is judged by how the turn might end; inside an
    effect, by how the effect might end, unless a victory may hang on what follows. When the deadline has passed, all
    that goes on is left where it is.
    """

    def __init__(self, standing: Standing, world: State, seat: int, rng: Rng, deadline: Deadline = ENDLESS) -> None:
        self.standing = standing
        self.world = world
        self.seat = seat
        self.rng = rng
        self.deadline = deadline
        self.envy = standing.envy(world)
        self.rivals = standing.rivals(world, seat)
        self.number = world.turns
        near = standing.near(world, seat)
        self.near = world.stack[0][ACTOR] == seat and (
            standing.worth(world, seat) >= near or standing.menace(world, seat) >= near
        )
        self.whole = self.near or len(world.stack) == 1
        self.most = 0.0
        self.found = world
        self.luck = standing.luck(world, seat)
        self.lucky = False  # whether the search for a victory has met what another deal would have answered otherwise

    def judge(self, world: State, option: int, first_tries: int, tries: int) -> float:
        """What comes of an option, if a few tries are any guide; ``found`` is the position that was found."""
        after = world.copy()
        after.apply(option)
        if self.whole and self.over(after) and self.standing.stops(world.codes[option]):
            self.found = world if after.asked != NOBODY else after  # what is drawn by chance is not this option's merit
            self.most = self.value(self.found)
            return self.most
        self.most = -2 * VICTORY
        self.carry_out(after, first_tries, AHEAD)
        if self.luck and self.found.ended:
            self.most += CALM * self.value(world)
        if self.whole:
            self.finish(self.found, self.most, tries)
        return self.most

    def victory(self, world: State, nodes: int) -> int:
        """An option behind which a victory lies in this turn, or -1 if none is found among so many positions.

        Only the own open standing counts here: the best positions are looked into first, those inside an effect as if
        they were as good as the one before it, and positions in which the own side is the same count as the same,
        whatever was done to others and in whatever order. The options share the positions evenly.
        """
        standing = self.standing
        seat = self.seat
        waiting: list[State] = []
        values: list[float] = []
        firsts: list[int] = []
        seen: set[tuple[int, int, int]] = set()
        options = len(world.codes)
        share = 0
        start = standing.menace(world, seat)
        while nodes > 0:
            best = -1
            if share < options:
                state = world
                before = start
            else:
                for i in range(len(values)):
                    if firsts[i] == share % options and (best < 0 or values[i] > values[best]):
                        best = i
                if best < 0:
                    if not waiting:
                        break
                    share += 1
                    continue
                state = waiting.pop(best)
                before = values.pop(best)
                firsts.pop(best)
            first = share % options
            last = len(state.codes) - 1
            for option in range(last + 1):
                if state is world and option != first:
                    continue
                if self.deadline.passed():
                    return -1
                after = state.copy() if option < last or state is world else state
                after.apply(option)
                nodes -= 1
                while after.asked != seat and not self.over(after):
                    after.apply(self.rng.below(len(after.codes)))
                if after.ended:
                    self.most = self.value(after)
                    self.found = after
                    if self.most > 0.0:
                        return first
                    continue
                if self.over(after):
                    continue
                if self.luck and standing.luck(after, seat) != self.luck:
                    self.lucky = True
                value = standing.menace(after, seat)
                if value > before + LEAP:
                    self.most = self.value(after)
                    self.found = after
                    return first
                sign = (standing.sign(after, seat), len(after.stack), sum(after.codes))
                if sign not in seen:
                    seen.add(sign)
                    waiting.append(after)
                    values.append(value if value > before or len(after.stack) == 1 else before)
                    firsts.append(first)
            share += 1
        return -1

    def leaves_victory(self, state: State, rival: int, nodes: int) -> bool:
        """Whether a rival finds a victory in their next turn, among so many positions, if all others let them."""
        standing = self.standing
        state = state.copy()
        for _ in range(AHEAD * state.seats):
            if state.ended:
                return self.share(state) < 0.0
            if self.deadline.passed():
                return False
            if state.turns != self.number and state.stack[0][ACTOR] == rival:
                if not standing.wins_in_turn(state, rival):
                    return False
                theirs = Turn(standing, state, rival, self.rng, self.deadline)
                return theirs.victory(state, nodes) >= 0 and theirs.found.ended
            codes = state.codes
            option = self.rng.below(len(codes))
            for i in range(len(codes)):
                if standing.stops(codes[i]):
                    option = i
            state.apply(option)
        return False

    def carry_out(self, state: State, tries: int, ahead: int) -> None:
        """Try so many ways of going on until all is done that has been set going; the choices share them evenly."""
        while True:
            if ahead == 0 or self.over(state) or len(state.stack) == 1 or self.deadline.passed():
                worth = self.value(state)
                if worth > self.most:
                    self.most = worth
                    self.found = state
                return
            choices = len(state.codes)
            first = self.rng.below(choices)
            if tries == 1 or choices == 1 or state.asked != self.seat:
                state.apply(first)
                ahead -= 1
                continue
            tried = choices if choices < tries else tries
            for i in range(tried):
                after = state.copy() if i < tried - 1 else state
                after.apply((first + i) % choices)
                self.carry_out(after, tries // tried, ahead - 1)
            return

    def finish(self, state: State, worth: float, tries: int) -> None:
        """Go on with the turn, performing every further action that does good; what came of it is ``found``."""
        refused: list[int] = []
        for _ in range(AHEAD):
            if self.over(state) or self.deadline.passed():
                break
            if state.asked != self.seat:
                state = state.copy()
                state.apply(self.rng.below(len(state.codes)))
                if not self.over(state):
                    worth = self.value(state)
                continue
            codes = state.codes
            wishes: list[int] = []
            stop = -1
            for i in range(len(codes)):
                if self.standing.stops(codes[i]):
                    stop = i
                elif codes[i] not in refused:
                    wishes.append(i)
            if not wishes:
                if stop < 0:
                    stop = self.rng.below(len(codes))
                after = state.copy()
                after.apply(stop)
                if self.over(after):
                    if after.asked == NOBODY:
                        state = after
                        worth = self.value(after)
                    break
                state = after
                worth = self.value(after)
                refused = []
                continue
            wish = wishes[self.rng.below(len(wishes))]
            self.most = -2 * VICTORY
            after = state.copy()
            after.apply(wish)
            self.carry_out(after, tries, AHEAD)
            if self.most > worth + 1e-9:
                worth = self.most + CALM * worth if self.luck and self.found.ended else self.most
                state = self.found
                refused = []
            else:
                refused.append(codes[wish])
        self.most = worth
        self.found = state

    def over(self, state: State) -> bool:
        return state.asked == NOBODY or state.turns != self.number

    def value(self, state: State) -> float:
        """How well the seat stands, compared with the best of its rivals."""
        if state.ended:
            return VICTORY * self.share(state)
        danger = self.danger(state)
        fear = FEAR * (danger - GOAL) if danger > GOAL else 0.0
        return self.standing.worth(state, self.seat) - self.envy * danger - fear

    def danger(self, state: State) -> float:
        """How well the best rival seems to stand."""
        return self.standing.danger(state, self.rivals)

    def share(self, state: State) -> float:
        """1 for a victory, less if rivals share it, -1 for a defeat."""
        outcome = state.outcome()
        assert outcome is not None
        if self.seat not in outcome.winners:
            return -1.0 if outcome.winners else 0.0
        sharing = 1
        for rival in self.rivals:
            if rival in outcome.winners:
                sharing += 1
        return 1.0 / sharing
