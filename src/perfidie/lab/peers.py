"""Random play on comparable engines of the package index, each driven the fastest way it offers to Python."""

import logging
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from importlib import import_module
from importlib.metadata import version
from sys import maxsize
from time import perf_counter, process_time
from timeit import Timer
from typing import Any, ClassVar, NamedTuple, Protocol

SEATS = 4
BURST = 100
"""Decisions between two looks at the clock: far less time than a window, far more than a look takes."""


class Peer(NamedTuple):
    """An installed engine: its pace over a window of random play and the cost of copying a game of it.

    `window(seconds, seed)` plays game after game, set-up included, for about that long and returns the decisions made.
    `copy(seed)` returns the microseconds to copy (and drop) a game at half of its decisions.
    """

    name: str
    version: str
    window: Callable[[float, int], int]
    copy: Callable[[int], float] | None


class MissingPeer(NamedTuple):
    """An engine that cannot be imported here, with the command that installs it."""

    name: str
    install: str


def peers() -> Iterator[Peer | MissingPeer]:
    """Import the engines one by one and yield each as it becomes ready, or what to install for it.

    >>> [peer.name for peer in peers()]
    ['catanatron', 'pyminion', 'rlcard uno', 'open_spiel crazy_eights', 'open_spiel tarok']
    """
    for name, distribution, engine in (
        ("catanatron", "catanatron", Catanatron),
        ("pyminion", "pyminion", Pyminion),
        ("rlcard uno", "rlcard", RlcardUno),
        ("open_spiel crazy_eights", "open_spiel", CrazyEights),
        ("open_spiel tarok", "open_spiel", Tarok),
    ):
        try:
            with _alone(seed=0):
                engine.load()
        except ImportError:
            yield MissingPeer(name, f"pip install {distribution}")
        else:
            yield Peer(name, version(distribution), _window_of(engine), _copy_of(engine))


class Table(Protocol):
    """One engine with four random players. Same seed, same games."""

    def __init__(self, seed: int) -> None: ...

    @classmethod
    def load(cls) -> None:
        """Import the engine; ImportError when it is not there."""

    def deal(self) -> None:
        """Set up a new game."""

    def play(self, limit: int) -> int:
        """Make random decisions until at least `limit` are made or the game is over; return how many were made."""

    def copy(self) -> object:
        """Copy the game so that both can be played on."""


def _window_of(engine: type[Table]) -> Callable[[float, int], int]:
    def window(seconds: float, seed: int) -> int:
        with _alone(seed):
            table = engine(seed)
            decisions = 0
            end = perf_counter() + seconds
            table.deal()
            while perf_counter() < end:
                made = table.play(BURST)
                decisions += made
                if made < BURST:
                    table.deal()
        return decisions

    return window


def _copy_of(engine: type[Table]) -> Callable[[int], float]:
    def copy(seed: int) -> float:
        with _alone(seed):
            table = engine(seed)
            table.deal()
            length = table.play(maxsize)
        with _alone(seed):
            table = engine(seed)
            table.deal()
            table.play(length // 2)
            repeats, seconds = Timer(table.copy, "import gc; gc.enable()", process_time).autorange()
        return seconds / repeats * 1e6

    return copy


@contextmanager
def _alone(seed: int) -> Iterator[None]:
    """Seed the global generator that some engines draw from, silence their logging, and put both back afterwards."""
    generator, disabled = random.getstate(), logging.root.manager.disable
    random.seed(seed)
    logging.disable()
    try:
        yield
    finally:
        logging.disable(disabled)
        random.setstate(generator)


class Catanatron:
    """`Game.execute` on one of `playable_actions`, without its search for the action in that list.

    The game ends where its own loop ends it. Rolls and other forced moves are decisions: the engine asks for them.
    """

    game: ClassVar[Any]
    player: ClassVar[Any]

    @classmethod
    def load(cls) -> None:
        cls.game, cls.player = import_module("catanatron.game"), import_module("catanatron.models.player")

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def deal(self) -> None:
        self._game = self.game.Game([self.player.Player(color) for color in self.player.Color])

    def play(self, limit: int) -> int:
        roll, state, turns = self._random, self._game.state, self.game.TURNS_LIMIT
        execute, winner = self._game.execute, self._game.winning_color
        made = 0
        while made < limit and winner() is None and state.num_turns < turns:
            actions = state.playable_actions
            execute(actions[int(roll() * len(actions))], validate_action=False)
            made += 1
        return made

    def copy(self) -> object:
        return self._game.copy()


class Pyminion:
    """Turn by turn as `Game.play` does it, logging off; the kingdom is random, of the base set without Remodel.

    One question is one decision, however many cards the answer names. Remodel is out because the engine fails when it
    is played as the last card in hand.

    The engine has no copy, so it is a deep one that shares what never changes, the cards; between turns, as a card's
    effect in progress lives on the Python stack.
    """

    base: ClassVar[Any]
    game: ClassVar[Any]
    player: ClassVar[Any]
    kingdom: ClassVar[list[Any]]

    @classmethod
    def load(cls) -> None:
        root = logging.getLogger()
        level, handlers = root.level, root.handlers[:]
        try:  # importing it sets the root logger to INFO
            cls.base, cls.game = import_module("pyminion.expansions.base"), import_module("pyminion.game")
            cls.player = import_module("pyminion.player")
        finally:
            root.setLevel(level)
            root.handlers[:] = handlers
        cls.kingdom = [card for card in cls.base.base_set if card is not cls.base.remodel]

    def __init__(self, seed: int) -> None:
        self._decider = PyminionDecider(seed)

    def deal(self) -> None:
        players = [self.player.Player(self._decider, player_id=str(seat)) for seat in range(SEATS)]
        self._game = self.game.Game(players, [self.kingdom], log_stdout=False)
        self._game.start()
        self._turn = 0

    def play(self, limit: int) -> int:
        decider, game = self._decider, self._game
        before = decider.asked
        while decider.asked - before < limit and not game.is_over():
            game.players[self._turn % SEATS].take_turn(game)
            game.card_cost_reduction = 0
            self._turn += 1
        return decider.asked - before

    def copy(self) -> object:
        shared = {id(card): card for card in self._game.all_game_cards}
        shared[id(self._decider)] = self._decider
        shared[id(self._game.expansions)] = self._game.expansions
        return deepcopy(self._game, shared)


class PyminionDecider:
    """Answers what the base set asks at random and counts the questions; plays all treasures, as any player does."""

    def __init__(self, seed: int) -> None:
        self.asked = 0
        self._random = random.Random(seed).random

    def action_phase_decision(self, valid_actions: Sequence[Any], player: Any, game: Any) -> Any:
        return self._one_or_none(valid_actions)

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        self.asked += 1
        return valid_treasures

    def buy_phase_decision(self, valid_cards: Sequence[Any], player: Any, game: Any) -> Any:
        return self._one_or_none(valid_cards)

    def multi_play_decision(self, valid_cards: Sequence[Any], **_: Any) -> Any:
        self.asked += 1
        return valid_cards[int(self._random() * len(valid_cards))]

    def binary_decision(self, **_: Any) -> bool:
        self.asked += 1
        return self._random() < 0.5

    def discard_decision(
        self, valid_cards: Sequence[Any], min_num_discard: int = 0, max_num_discard: int = -1, **_: Any
    ) -> list[Any]:
        return self._some(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self, valid_cards: Sequence[Any], min_num_trash: int = 0, max_num_trash: int = -1, **_: Any
    ) -> list[Any]:
        return self._some(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self, valid_cards: Sequence[Any], min_num_gain: int = 0, max_num_gain: int = -1, **_: Any
    ) -> list[Any]:
        return self._some(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self, valid_cards: Sequence[Any], min_num_topdeck: int = 0, max_num_topdeck: int = -1, **_: Any
    ) -> list[Any]:
        return self._some(valid_cards, min_num_topdeck, max_num_topdeck)

    def _one_or_none(self, cards: Sequence[Any]) -> Any:
        self.asked += 1
        index = int(self._random() * (len(cards) + 1))
        return cards[index] if index < len(cards) else None

    def _some(self, cards: Sequence[Any], least: int, most: int) -> list[Any]:
        """Some cards, a random number of them within the bounds; a negative `most` sets no bound."""
        self.asked += 1
        roll, left = self._random, list(cards)
        most = len(left) if most < 0 else min(most, len(left))
        return [left.pop(int(roll() * len(left))) for _ in range(least + int(roll() * (most - least + 1)))]


class RlcardUno:
    """The rules alone: `UnoRound.proceed_round` on one of `get_legal_actions`, without the encoded state of a step.

    The engine has no copy; like its own step back, it is a deep one, but shares the random generator.
    """

    numpy: ClassVar[Any]
    uno: ClassVar[Any]

    @classmethod
    def load(cls) -> None:
        cls.numpy, cls.uno = import_module("numpy"), import_module("rlcard.games.uno")

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random
        self._shuffler = self.numpy.random.RandomState(seed % 2**32)

    def deal(self) -> None:
        self._game = self.uno.Game(num_players=SEATS)
        self._game.np_random = self._shuffler
        self._game.init_game()

    def play(self, limit: int) -> int:
        roll, players, round_ = self._random, self._game.players, self._game.round
        made = 0
        while made < limit and not round_.is_over:
            actions = round_.get_legal_actions(players, round_.current_player)
            round_.proceed_round(players, actions[int(roll() * len(actions))])
            made += 1
        return made

    def copy(self) -> object:
        return deepcopy(self._game, {id(self._shuffler): self._shuffler})


class OpenSpiel:
    """A game in C++ driven from Python: `legal_actions` and `apply_action`.

    Chance nodes go the same way, their outcomes being equally likely in these games; they take time and do not count.
    """

    pyspiel: ClassVar[Any]
    short_name: ClassVar[str]

    @classmethod
    def load(cls) -> None:
        cls.pyspiel = import_module("pyspiel")

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random
        self._game = self.pyspiel.load_game(self.short_name, self._parameters(seed))

    def _parameters(self, seed: int) -> dict[str, int]:
        return {"players": SEATS}

    def deal(self) -> None:
        self._state = self._game.new_initial_state()

    def play(self, limit: int) -> int:
        roll, state = self._random, self._state
        current_player, legal_actions, apply_action = state.current_player, state.legal_actions, state.apply_action
        made = 0
        while made < limit:
            player = current_player()
            actions = legal_actions()
            if not actions:
                break
            apply_action(actions[int(roll() * len(actions))])
            if player >= 0:
                made += 1
        return made

    def copy(self) -> object:
        return self._state.clone()


class CrazyEights(OpenSpiel):
    """Crazy eights deals and draws card by card, each a chance node."""

    short_name = "crazy_eights"


class Tarok(OpenSpiel):
    """Tarok deals in one chance node, from a generator of the game's own."""

    short_name = "tarok"

    def _parameters(self, seed: int) -> dict[str, int]:
        return {"players": SEATS, "rng_seed": seed % 2**31}
