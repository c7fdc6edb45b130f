"""Tactical positions: scenario files whose ``best`` says what has to be chosen, and the proof that it has to be.

What a file is about, the first word of its name says:

``win``    the seat that is asked can win now (or reach what wins at the start of its next turn);
``block``  a rival wins next unless something is done about it;
``feed``   some options help a rival to win, others do not.

A proof tries everything: all choices of the seat, against all answers of the others, in several worlds that the seat
cannot tell apart. In Villainous it goes to the end of the turn (and through the rival's next one, if that could win),
in Evil Corp. to the end of the Night, in the card game to the end of the game.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from perfidie.bots import Bot, Sight
from perfidie.games import game as find_game
from perfidie.games.evil_corp.table import Table as EvilCorpTable
from perfidie.games.villainous.table import Table as VillainousTable
from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng
from perfidie.kernel.scenario import Scenario, play
from perfidie.kernel.state import NOBODY, State
from perfidie.kernel.tables import fits

AIMS = ("win", "block", "feed")
WORLDS = 3
"""The true world, and others that the seat cannot tell from it."""
MOST_POSITIONS = 400_000
"""A position whose proof takes more than this is too wide for a tactical one."""
WON, OPEN, LOST = 1.0, 0.0, -1.0


class Position(NamedTuple):
    """A tactical position: where the scenario's steps have led, and what is to be found there."""

    aim: str
    scenario: Scenario
    game: Game
    state: State

    @property
    def best(self) -> list[int]:
        """The options that the file calls the best."""
        decision = self.state.decision()
        options = decision.options if decision is not None else []
        return [i for i, option in enumerate(options) if any(fits(table, option) for table in self.scenario.best)]


def position(scenario: Scenario) -> Position:
    """The position to which the steps of a scenario lead."""
    game = find_game(scenario.game)
    return Position(Path(scenario.file).stem.partition("_")[0], scenario, game, play(scenario, game).state)


def answer(position: Position, bot: Bot, seed: int, budget: float) -> int:
    """What a bot chooses there."""
    sight = Sight(position.game, position.state, position.state.asked)
    return bot.choose(sight, Rng.seeded(seed), budget)


def play_out(position: Position, bot: Bot, seed: int, budget: float) -> float:
    """What comes of it if the bot goes on for its seat until the end of the proof's span, and others decline."""
    state = position.state.copy()
    seat = state.asked
    now = span(state)
    rng = Rng.seeded(seed)
    while state.asked != NOBODY and span(state) == now:
        sight = Sight(position.game, state, state.asked)
        state.apply(bot.choose(sight, rng, budget) if state.asked == seat else len(state.codes) - 1)
    return Search(position.state, threats=position.aim != "win").outcome(state)


# The proof


def prove(position: Position, seed: int = 0) -> list[list[float]]:
    """For each option its value in each of the worlds: WON, OPEN, LOST, or the part of a shared victory."""
    rng = Rng.seeded(seed)
    state = position.state
    cards = position.game.cards_of(state)
    worlds = [state, *(state.redeal(state.asked, rng, cards) for _ in range(WORLDS - 1))]
    values: list[list[float]] = [[] for _ in state.codes]
    for world in worlds:
        search = Search(world, threats=position.aim != "win")
        for option in range(len(values)):
            after = world.copy()
            after.apply(option)
            values[option].append(search.outcome(after))
    return values


class Search:
    """Everything that can happen until the span of the proof ends, with the value that one seat can force."""

    def __init__(self, state: State, threats: bool) -> None:
        self.seat = state.asked
        self.span = span(state)
        self.threats = threats
        self.found: dict[str, float] = {}

    def outcome(self, state: State) -> float:
        if state.asked == NOBODY or span(state) != self.span:
            return LOST if self.threats and threatens(state, self.seat) else value(state, self.seat)
        key = fingerprint(state)
        if key not in self.found:
            if len(self.found) > MOST_POSITIONS:
                raise OverflowError(f"more than {MOST_POSITIONS} positions")
            self.found[key] = self.best_reply(state)
        return self.found[key]

    def best_reply(self, state: State) -> float:
        """The best value for the seat if it is asked; the worst, if another is."""
        own = state.asked == self.seat
        best = LOST if own else WON
        for option in range(len(state.codes)):
            after = state.copy()
            after.apply(option)
            reached = self.outcome(after)
            best = max(best, reached) if own else min(best, reached)
            if best == (WON if own else LOST):
                break
        return best


def span(state: State) -> int:
    """A number that changes when the span of the proof is over."""
    if isinstance(state, VillainousTable):
        return state.turns
    return state.round if isinstance(state, EvilCorpTable) else 0


def value(state: State, seat: int) -> float:
    """How a span has ended for a seat."""
    outcome = state.outcome()
    if outcome is not None:
        return WON / len(outcome.winners) if seat in outcome.winners else LOST
    return WON if at_goal(state, seat) else OPEN


def at_goal(state: State, seat: int) -> bool:
    """Whether a villain only has to await the start of the next turn."""
    if not isinstance(state, VillainousTable):
        return False
    script = state.cast.scripts[seat]
    return script.start_of_turn and script.holds(state, seat)


def threatens(state: State, seat: int) -> bool:
    """Whether the rival whose turn of Villainous it is now can win in it, whatever the others do."""
    if not isinstance(state, VillainousTable) or state.asked == NOBODY or state.turn == seat:
        return False
    if state.cast.scripts[state.turn].start_of_turn:
        return False  # it would have won already
    rival = Search(state, threats=False)
    rival.seat = state.turn
    return rival.outcome(state) == WON


def fingerprint(state: State) -> str:
    """A text that two positions share only if they will go on alike."""
    parts = [getattr(state, name) for name in state.saved_names()]
    return repr((parts, state.asked, state.codes, state.stack, state.turns, state.rng.save()))
