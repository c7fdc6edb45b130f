"""The bot that takes what looks best now: it tries each option in worlds that fit what it knows."""

from __future__ import annotations

from typing import Final

from perfidie.bots.protocol import Sight
from perfidie.kernel.game import Game
from perfidie.kernel.options import kind_of
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State

WORLDS: Final = 2
"""How many worlds each option is tried in: one lucky card is not to be trusted."""
FIRST_TRIES: Final = 10
"""How many ways of carrying out an option are tried."""
TRIES: Final = 4
"""How many ways of carrying out each further action of the turn are tried."""
NEAR: Final = 0.5
"""Who stands as well as that takes care not to miss a victory."""
CARE: Final = 2
"""So many times more tries, then, and so many more ways of going on with the turn."""
AHEAD: Final = 24
"""So many choices a trial goes on at most."""
VICTORY: Final = 9.0
"""More than any standing can be worth."""
ENVY: Final = 0.3
"""How much the best rival's standing counts against the own; a partner is no rival."""
LEAST_ENVY: Final = 0.02
PATIENT_ROUNDS: Final = 10
IMPATIENT_ROUNDS: Final = 24
"""A long game makes impatient: envy falls from one of these rounds to the other, so that somebody gets through."""
WEARY_ROUNDS: Final = 30
"""After so many rounds nobody stands in anybody's way any more: hindering a rival is then a little worse than not."""


class GreedyBot:
    """Plays towards its objective one decision at a time.

    In the turn's own decisions (where to go, which action) each option is judged by how the turn might end; inside an
    effect, by how the effect might end.
    """

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        options = len(sight)
        if options == 1:
            return 0
        total = [0.0] * options
        for _ in range(WORLDS):
            world = sight.world(rng)
            trial = Trial(sight.game, world, sight.seat, rng)
            for option in range(options):
                total[option] += trial.judge(world, option)
        most = max(total)
        good = [option for option in range(options) if total[option] >= most - 1e-9]
        return good[rng.below(len(good))]


class Trial:
    """One world in which a seat tries things out."""

    def __init__(self, game: Game, world: State, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.turns = world.turns
        self.whole_turn = len(world.stack) == 1
        self.envy = envy_after(world.turns / world.seats)
        self.care = CARE if game.worth(world, seat) >= NEAR else 1
        self.most = 0.0
        self.found = world

    def judge(self, world: State, option: int) -> float:
        """What comes of an option, if a few tries are any guide."""
        if self.whole_turn and self.stops(world.codes[option]):
            after = world.copy()
            after.apply(option)
            if self.turn_over(after):
                return self.value(world if after.asked >= 0 else after)
            return self.finish(after, self.value(after))
        self.attempt(world, option, FIRST_TRIES * self.care)
        if not self.whole_turn:
            return self.most
        worth, found = self.most, self.found
        return max(self.finish(found, worth) for _ in range(2 * self.care - 1))

    def attempt(self, state: State, option: int, tries: int) -> None:
        """Find the best of so many ways of carrying an option out."""
        self.most = -2 * VICTORY
        after = state.copy()
        after.apply(option)
        self.carry_out(after, tries, AHEAD)

    def carry_out(self, state: State, tries: int, ahead: int) -> None:
        """Try so many ways of going on until all is done that has been set going; the choices share them evenly."""
        if ahead == 0 or self.turn_over(state) or len(state.stack) == 1:
            worth = self.value(state)
            if worth > self.most:
                self.most = worth
                self.found = state
            return
        choices = len(state.codes)
        tried = min(choices, tries)
        first = self.rng.below(choices)
        for i in range(tried):
            after = state.copy() if i < tried - 1 else state
            after.apply((first + i) % choices)
            self.carry_out(after, tries // tried, ahead - 1)

    def finish(self, state: State, worth: float) -> float:
        """How good the end of the turn is if every further action that does no harm is performed."""
        tries = TRIES * self.care
        refused: list[int] = []
        evil = -2 * VICTORY
        least_evil = state
        for _ in range(AHEAD):
            if self.turn_over(state):
                break
            codes = state.codes
            wishes = [i for i, code in enumerate(codes) if code not in refused and not self.stops(code)]
            if state.asked != self.seat:
                self.attempt(state, self.rng.below(len(codes)), 1)
            elif wishes:
                wish = wishes[self.rng.below(len(wishes))]
                self.attempt(state, wish, tries)
                if self.most < worth:
                    refused.append(codes[wish])
                    if self.most > evil:
                        evil = self.most
                        least_evil = self.found
                    continue
            elif len(refused) < len(codes):
                after = state.copy()
                after.apply(next(i for i, code in enumerate(codes) if self.stops(code)))
                if self.turn_over(after) and after.asked >= 0:
                    break
                self.most = self.value(after)
                self.found = after
            else:
                self.most = evil
                self.found = least_evil
            worth = self.most
            state = self.found
            refused = []
            evil = -2 * VICTORY
        return worth

    def stops(self, code: int) -> bool:
        return kind_of(code) in self.game.stops

    def turn_over(self, state: State) -> bool:
        return state.asked < 0 or state.turns != self.turns

    def value(self, state: State) -> float:
        return value(self.game, state, self.seat, self.envy)


def value(game: Game, state: State, seat: int, envy: float) -> float:
    """How well a seat stands, compared with the best of its rivals; rivals who win as well divide a victory."""
    outcome = state.outcome()
    rivals = game.rivals(state, seat)
    if outcome is not None:
        sharing = sum(rival in outcome.winners for rival in rivals)
        return VICTORY / (1 + sharing) if seat in outcome.winners else -VICTORY
    best_rival = max(game.menace(state, rival) for rival in rivals)
    return game.worth(state, seat) - envy * best_rival


def envy_after(rounds: float) -> float:
    """How much a rival's success counts after so many rounds."""
    if rounds >= WEARY_ROUNDS:
        return -LEAST_ENVY
    patience = (IMPATIENT_ROUNDS - rounds) / (IMPATIENT_ROUNDS - PATIENT_ROUNDS)
    return LEAST_ENVY + (ENVY - LEAST_ENVY) * min(1.0, max(0.0, patience))
