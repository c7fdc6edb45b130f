"""What a bot is given and what it answers."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from perfidie.kernel.game import Game
from perfidie.kernel.options import Record
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State
from perfidie.kernel.view import View


class Sight:
    """The position through the eyes of one seat: its view, its decision and what might be, never the state behind them.

    A view costs more than a decision, so it is built when the bot looks, not before.
    """

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    def __len__(self) -> int:
        """How many options the seat has now."""
        return len(self._state.codes) if self._state.asked == self.seat else 0

    @property
    def view(self) -> View:
        """Everything that the seat may see, its options included."""
        return self._state.view(self.seat)

    def world(self, rng: Rng) -> State:
        """A whole world that the seat cannot tell from the true one, for bots that try things out (see ``redeal``)."""
        return self._state.redeal(self.seat, rng, self.game.cards_of(self._state))

    @property
    def options(self) -> list[Record]:
        """The records of the seat's options, in the order in which they are counted."""
        return [self._state.option(code) for code in self._state.codes] if len(self) else []


class Bot(Protocol):
    """A player. One object may sit at many tables: whatever it wants to remember, it must find in the view."""

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        """The index of an option; ``budget`` is the time to think, in seconds. Chance only from ``rng``."""
        ...


class Judgement(NamedTuple):
    """What a bot makes of one option. The quantities are estimates, in parts of the way to victory unless said so."""

    option: int
    """Its index among the options of the decision."""
    chance: float
    """The chance of winning after it, from 0 to 1."""
    gain: float
    """Progress that it brings to the own seat, if the turn goes on as the bot would go on."""
    denied: float
    """Progress that it takes from the best rival; negative if it helps."""
    cost: float
    """What it spends of the own means (Power, gold), in the game's own units."""
    wins: bool
    """The bot found a victory in this turn behind it."""


class Adviser(Bot, Protocol):
    """A bot that can say what it thinks of its options."""

    def judge(self, sight: Sight, rng: Rng, budget: float) -> list[Judgement]:
        """All options of the decision, best first; with the same chance, ``choose`` takes the first."""
        ...
