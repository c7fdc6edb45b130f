"""Many games by bots: the same games for the same seed, on however many processes they are played."""

from __future__ import annotations

import gc
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from hashlib import sha256
from itertools import combinations

import msgspec

from perfidie.bots import Bot, Sight, bot, bots_for
from perfidie.games import game as find_game
from perfidie.kernel.errors import BadInput
from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State
from perfidie.lab.observe import Observer
from perfidie.lab.pool import spread

CHUNK = 50
"""Games that are sent to a process at once, at most."""
CHUNK_DECISIONS = 20_000
"""Fewer games make a chunk if they may be long: an interruption shall lose little."""
CHANCE = 50
"""So many times as long as others may those play who play by chance."""
QUICK = ("random", "novice", "steady")
"""Bots that need no more than moments for a game. If another one plays, every game is a chunk of its own."""
BUDGET = 1.0
"""Seconds that a bot may think about a decision."""
FEW_COLLECTIONS = 100_000
"""Objects after which Python looks for cycles while a game is played: positions have none, and bots make many."""


class Plan(msgspec.Struct, frozen=True):
    """What is simulated."""

    game: str
    count: int
    """The number of seats."""
    seatings: list[list[str]]
    """Roles in turn order: the games take these seatings in turn. If there are none, roles are drawn for each game."""
    bots: list[str]
    """The bot of each seat."""
    options: dict[str, bool | int | str]
    seed: int
    budget: float = BUDGET
    """The seconds that a bot may think about a decision."""


class Played(msgspec.Struct, frozen=True):
    """How one game went."""

    index: int
    seed: int
    seats: list[str]
    winners: list[int]
    scores: list[int]
    turns: int
    decisions: int
    capped: bool
    """It was stopped at the game's cap of decisions; nobody has won it."""
    first: int = 0
    """The seat that was asked first."""
    share: float = 1.0
    """What each winner's victory counts: a fraction if rivals won together."""
    fault: str = ""
    """What broke in the engine or a bot, if anything did: then nobody has won."""
    sides: list[int] = []
    """The side of each seat, where partners play together; empty: everybody plays alone."""


def plan(
    game: str,
    seats: Sequence[str] | Sequence[Sequence[str]] | int,
    bots: Sequence[str],
    options: dict[str, bool | int | str],
    seed: int,
    budget: float = BUDGET,
) -> Plan:
    """A plan whose parts fit together; ``seats`` are a number, the roles of all games, or several seatings.

    >>> plan("villains_card_game", 4, ["random"], {}, seed=1).bots
    ['random', 'random', 'random', 'random']
    """
    found = find_game(game)
    seatings: list[list[str]] = []
    if isinstance(seats, int):
        found.check_seats(found.draw_seats(seats, Rng.seeded(seed)))
        count = seats
    else:
        for seating in [seats] if not seats or isinstance(seats[0], str) else seats:
            seatings.append([str(role) for role in seating])
            found.check_seats(seatings[-1])
        count = len(seatings[0])
    chosen = found.check_options(options)
    found.start(seatings[0] if seatings else found.draw_seats(count, Rng.seeded(seed)), chosen, seed)
    return Plan(game, count, seatings, bots_for(bots, count), chosen, seed, budget)


def pairings(game: Game, roles: Sequence[str]) -> list[list[str]]:
    """All pairs of these roles in both seat orders, first one way round and then the other.

    >>> pairings(find_game("villainous"), ["jafar", "ursula", "gaston"])[2:4]
    [['ursula', 'gaston'], ['ursula', 'jafar']]
    """
    if not game.roles or 2 not in game.seat_counts:
        raise BadInput("no-pairs", game=game.id)
    if len(roles) < 2:
        raise BadInput("too-few-roles", roles=len(roles))
    pairs = [list(pair) for pair in combinations(roles, 2)]
    for pair in pairs:
        game.check_seats(pair)
    return pairs + [pair[::-1] for pair in pairs]


@cache
def sides(game: str, seats: int) -> list[int]:
    """The side of each seat: partners have the same opponents.

    >>> sides("evil_corp", 4), sides("villains_card_game", 3)
    ([0, 0, 1, 1], [0, 1, 2])
    """
    found = find_game(game)
    state = found.start(found.draw_seats(seats, Rng.seeded(0)))
    rivals = [tuple(found.rivals(state, seat)) for seat in range(seats)]
    different = list(dict.fromkeys(rivals))
    return [different.index(one) for one in rivals]


def seed_of(seed: int, index: int) -> int:
    """The seed of a game of the plan with this seed.

    >>> seed_of(1, 0)
    414600914504746654
    """
    return int.from_bytes(sha256(f"game {seed} {index}".encode()).digest()[:8], "big") >> 1


def play(plan: Plan, game: Game, index: int) -> Played:
    """One game of a plan; the same whoever plays it and when.

    >>> four = plan("villains_card_game", 4, ["random"], {}, seed=1)
    >>> play(four, find_game(four.game), 3) == play(four, find_game(four.game), 3)
    True
    """
    return Course(plan, game, index).play()


class Course:
    """One game of a plan while it is played: who sits where, and the choices so far."""

    def __init__(self, plan: Plan, game: Game, index: int) -> None:
        self.plan = plan
        self.game = game
        self.index = index
        self.seed = seed_of(plan.seed, index)
        self.chance = Rng.seeded(int.from_bytes(sha256(f"bots {self.seed}".encode()).digest(), "big"))
        if plan.seatings:
            self.seats = plan.seatings[index % len(plan.seatings)]
        else:
            self.seats = game.draw_seats(plan.count, self.chance)
        self.state = game.start(self.seats, plan.options, self.seed)
        self.first = self.state.asked
        self.choices: list[int] = []

    def play(self, observer: Observer | None = None) -> Played:
        """Play it to its end; what breaks on the way ends this game and no other.

        A bot that cannot be made is nobody's fault but the caller's: that is raised.
        """
        players = [bot(name) for name in self.plan.bots]
        fault = ""
        try:
            with few_collections():
                self.go_on(players, observer)
        except Exception as error:
            fault = f"{type(error).__name__}: {error}"
            self.state = position(self.game, self.seats, self.plan.options, self.seed, self.choices)
        state = self.state
        outcome = None if fault else state.outcome()
        winners, scores = (outcome.winners, outcome.scores) if outcome else ([], [])
        rivals = self.game.rivals(state, winners[0]) if len(winners) > 1 else []
        return Played(
            index=self.index,
            seed=self.seed,
            seats=self.game.seated(self.seats, self.plan.options, self.seed),
            winners=winners,
            scores=scores,
            turns=state.turns,
            decisions=len(self.choices),
            capped=outcome is None and not fault,
            first=self.first,
            share=1 / (1 + sum(seat in winners for seat in rivals)),
            fault=fault,
            sides=sides(self.game.id, self.plan.count),
        )

    def go_on(self, players: list[Bot], observer: Observer | None) -> None:
        state, game, chance, choices, budget = self.state, self.game, self.chance, self.choices, self.plan.budget
        sights = [Sight(game, state, seat) for seat in range(state.seats)]
        if observer is None:
            state.events = None
        else:
            observer.see(state, state.events or [])
            state.listen()
        most = longest(game, self.plan.bots)
        while (seat := state.asked) >= 0 and len(choices) < most:
            option = players[seat].choose(sights[seat], chance, budget)
            state.apply(option)
            choices.append(option)
            if observer is not None and state.events:
                observer.see(state, state.events)
                state.listen()


def longest(game: Game, bots: Sequence[str]) -> int:
    """After so many decisions a game is stopped: nobody would wait for its end.

    Who plays by chance alone decides quickly, and wins by chance: two of them may need a hundred thousand decisions.

    >>> from perfidie.games import game
    >>> longest(game("villainous"), ["random", "steady"]), longest(game("villainous"), ["random", "random"])
    (20000, 1000000)
    """
    return CHANCE * game.cap if set(bots) == {"random"} else game.cap


def ending(fault: str, capped: bool, winners: Sequence[int]) -> str:
    """How a game came to its end, as tables say it.

    >>> ending("", False, [2]), ending("", False, [])
    ('won', 'stopped')
    """
    return "fault" if fault else "capped" if capped else "won" if winners else "stopped"


def position(
    game: Game, seats: Sequence[str], options: dict[str, bool | int | str], seed: int, choices: Sequence[int]
) -> State:
    """The position after these choices. Of a game that broke in the middle of a choice, this is the last whole one."""
    state = game.start(seats, options, seed)
    state.events = None
    for option in choices:
        state.apply(option)
    return state


@contextmanager
def few_collections() -> Generator[None]:
    """Let Python look for cycles of objects seldom; it takes a tenth of a thinking bot's time otherwise."""
    before = gc.get_threshold()
    gc.set_threshold(FEW_COLLECTIONS, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def chunk_size(game: Game, bots: Sequence[str]) -> int:
    """How many games are sent to a process at once.

    >>> card_game = find_game("villains_card_game")
    >>> chunk_size(card_game, ["random", "steady"]), chunk_size(card_game, ["random", "cunning"])
    (50, 1)
    """
    if any(name not in QUICK for name in bots):
        return 1
    return max(1, min(CHUNK, CHUNK_DECISIONS // game.cap))


def play_chunk(plan: Plan, chunk: tuple[int, int]) -> list[Played]:
    game = find_game(plan.game)
    return [play(plan, game, index) for index in range(*chunk)]


def chunks(games: int, size: int) -> list[tuple[int, int]]:
    """
    >>> chunks(120, 50)
    [(0, 50), (50, 100), (100, 120)]
    """
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def simulate(plan: Plan, games: int, jobs: int = 1) -> Generator[list[Played]]:
    """The games of a plan, in batches as they are done. Close the iterator to stop early; what was given stands.

    >>> three = plan("villains_card_game", ["hook", "jafar", "ursula"], ["random"], {"specials": False}, seed=1)
    >>> [len(batch) for batch in simulate(three, 120)]
    [50, 50, 20]
    """
    return spread(partial(play_chunk, plan), chunks(games, chunk_size(find_game(plan.game), plan.bots)), jobs)
