"""Monte Carlo tree search over worlds that fit what one seat knows.

One tree stands for all worlds: a node is what the deciding seat could have done there, whatever the hidden cards are.
So options are told apart by their codes, and how often an option was open is counted along with how often it was taken
(information-set UCT with availability counts). Every seat in the tree and in the playouts acts for itself.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from perfidie.bots.deadline import ENDLESS, Deadline
from perfidie.bots.turn import Turn
from perfidie.kernel.rng import Rng
from perfidie.kernel.standing import Standing
from perfidie.kernel.state import NOBODY, State

CURIOSITY: Final = 0.25
"""How much an option that was rarely tried is preferred below the root."""
DOUBT: Final = 0.25
"""How far behind the best an option of the root may be, divided by the root of its visits, to be tried again."""
TRUST: Final = 6.0
"""So many playouts the first impression of an option counts for."""
WIDE: Final = 2
"""A node below the root has so many branches at first; more as it is visited more often."""
EAGERNESS: Final = 0.002
"""What a victory loses by every turn that it takes: one that is there now is better than one that will surely come."""
LATE: Final = 50
"""Turns after which it makes no further difference."""
SAMPLE: Final = 2
"""Ways of going on that a playout compares before it takes one."""


class Node:
    """What has been learnt about one decision: lists by option, in the order in which options were met."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.entered = 0
        self.places: dict[int, int] = {}  # code -> place in the lists
        self.visits: list[int] = []
        self.open: list[int] = []  # how often it could have been taken
        self.total: list[float] = []
        self.prior: list[float] = []  # first impression, or less than 0 if there is none
        self.below: list[Node | None] = []

    def add(self, code: int, prior: float) -> int:
        place = len(self.visits)
        self.places[code] = place
        self.visits.append(0)
        self.open.append(0)
        self.total.append(0.0)
        self.prior.append(prior)
        self.below.append(None)
        return place

    def mean(self, place: int) -> float:
        """The chance of winning after an option: playouts, and the first impression as long as they are few."""
        prior = self.prior[place]
        if prior < 0.0:
            return self.total[place] / self.visits[place] if self.visits[place] else 0.0
        return (self.total[place] + TRUST * prior) / (self.visits[place] + TRUST)


class Tree:
    """The search of one seat for one decision."""

    def __init__(self, standing: Standing, world: State, seat: int, rng: Rng, deadline: Deadline = ENDLESS) -> None:
        self.standing = standing
        self.rng = rng
        self.deadline = deadline
        self.begin = world.turns
        self.limit = world.turns + standing.horizon(world)
        self.root = Node(seat)
        self.sharpness = standing.sharpness(world)
        self.rivals = [standing.rivals(world, each) for each in range(world.seats)]
        self.nodes: list[Node] = []
        self.taken: list[int] = []

    def consider(self, code: int, prior: float) -> None:
        """Search this option, of which somebody has this first impression; others of the root are left aside."""
        self.root.add(code, prior)

    def contenders(self) -> list[int]:
        """The codes of the root's options that may still be the best. All of them are tried in the same worlds, so
        that a lucky deal helps none of them."""
        root = self.root
        most = -1.0
        for place in range(len(root.visits)):
            mean = root.mean(place)
            if mean > most:
                most = mean
        found: list[int] = []
        for code, place in root.places.items():
            if root.mean(place) >= most - DOUBT / sqrt(root.visits[place] + 1.0):
                found.append(code)
        return found

    def iterate(self, world: State, code: int, chance: Rng) -> None:
        """One descent that begins with this option of the root, one playout, and what is learnt from it: nothing, if
        the deadline passes meanwhile.

        The world, which must fit the root, is not changed; ``chance`` is what will happen by chance in it.
        """
        state = world.copy()
        state.rng = chance.copy()
        self.nodes = [self.root]
        self.taken = [self.root.places[code]]
        state.apply(world.codes.index(code))
        node = self.step_down(self.root, self.taken[0], state)
        while node is not None and state.asked != NOBODY and state.turns < self.limit:
            if self.deadline.passed():
                return
            codes = state.codes
            node.entered += 1
            option = self.select(node, state)
            place = node.places[codes[option]]
            self.nodes.append(node)
            self.taken.append(place)
            state.apply(option)
            node = self.step_down(node, place, state)
        state = self.play_out(state)
        if self.deadline.passed():
            return
        chances = self.chances(state)
        for i in range(len(self.nodes)):
            learnt = self.nodes[i]
            learnt.visits[self.taken[i]] += 1
            learnt.total[self.taken[i]] += chances[learnt.seat]

    def step_down(self, node: Node, place: int, state: State) -> Node | None:
        """The node below an option that was taken, once there is something to choose; None where the tree ends."""
        while state.asked != NOBODY and len(state.codes) == 1:
            state.apply(0)
        if state.asked == NOBODY:
            return None
        below = node.below[place]
        if below is None:
            node.below[place] = Node(state.asked)
            return None
        return below if below.seat == state.asked else None  # in this world another seat may go on

    def select(self, node: Node, state: State) -> int:
        """The option of the state that the search follows."""
        codes = state.codes
        best = -1
        most = -1.0
        known = 0
        fresh: list[int] = []
        places = node.places
        for i in range(len(codes)):
            if codes[i] not in places:
                fresh.append(i)
                continue
            place = places[codes[i]]
            known += 1
            node.open[place] += 1
            visits = node.visits[place]
            score = node.mean(place) + CURIOSITY * sqrt(log(node.open[place] + 1.0) / (visits + 1.0))
            if score > most:
                most = score
                best = i
        if not fresh or (known >= WIDE and known * known >= node.entered):
            return best
        best = self.promising(state, fresh)
        node.add(codes[best], -1.0)
        node.open[node.places[codes[best]]] = 1
        return best

    def promising(self, state: State, options: list[int]) -> int:
        """The best of a few options, at first sight."""
        first = self.rng.below(len(options))
        if len(options) == 1:
            return options[0]
        turn = Turn(self.standing, state, state.asked, self.rng, self.deadline)
        best = -1
        most = 0.0
        for i in range(min(SAMPLE, len(options))):
            option = options[(first + i) % len(options)]
            value = turn.judge(state, option, 1, 1)
            if best < 0 or value > most:
                most = value
                best = option
        return best

    def play_out(self, state: State) -> State:
        """Play on as seats do who think little, until the horizon or the end."""
        while state.asked != NOBODY and state.turns < self.limit and not self.deadline.passed():
            if len(state.codes) == 1:
                state.apply(0)
            else:
                state = self.play_on(state)
        return state

    def play_on(self, state: State) -> State:
        """The rest of a turn, or of an effect, by whoever is asked."""
        rng = self.rng
        turn = Turn(self.standing, state, state.asked, rng, self.deadline)
        codes = state.codes
        stop = -1
        for i in range(len(codes)):
            if self.standing.stops(codes[i]):
                stop = i
        if stop >= 0 and turn.whole:
            turn.finish(state, turn.value(state), 1)
            state = turn.found
        else:
            first = rng.below(len(codes))
            best = state
            most = 0.0
            for i in range(min(SAMPLE, len(codes))):
                value = turn.judge(state, (first + i) % len(codes), 1, 1)
                if i == 0 or value > most:
                    most = value
                    best = turn.found
            state = best
        if turn.whole and state.asked == turn.seat and state.turns == turn.number:
            for i in range(len(state.codes)):
                if self.standing.stops(state.codes[i]):
                    state = state.copy()
                    state.apply(i)
                    return state
            state = state.copy()
            state.apply(rng.below(len(state.codes)))
        return state

    def chances(self, state: State) -> list[float]:
        """Each seat's chance of winning, as far as standings tell."""
        found = [0.0] * state.seats
        outcome = state.outcome() if state.ended else None
        if outcome is not None:
            for winner in outcome.winners:
                sharing = 1
                for rival in self.rivals[winner]:
                    if rival in outcome.winners:
                        sharing += 1
                found[winner] = (1.0 - EAGERNESS * min(state.turns - self.begin, LATE)) / sharing
            return found
        worths = [self.standing.worth(state, seat) for seat in range(state.seats)]
        for seat in range(state.seats):
            weight = 1.0
            for rival in self.rivals[seat]:
                weight += exp(self.sharpness * (worths[rival] - worths[seat]))
            found[seat] = 1.0 / weight
        return found
