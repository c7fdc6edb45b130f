"""How fast the games are: random play, copying, saving and looking, beside comparable engines if they are installed.

Times depend on what else the machine does. So every figure is the median of several short windows, and the windows of
all that is compared follow each other in turn, so that a ratio compares like with like.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from perfidie import __version__, core
from perfidie.games import game as find_game
from perfidie.kernel.errors import BadInput
from perfidie.kernel.game import Game
from perfidie.kernel.playout import play_randomly
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State
from perfidie.lab.counts import PYTHON, Counts, count, grown, stored, write
from perfidie.lab.peers import MissingPeer, Peer, peers
from perfidie.texts import Texts

WINDOWS = 15
SECONDS = 0.2
SEATINGS = 24
"""Different seatings that the games of a window are played with, in turn."""
SEATS = {"villains_card_game": 4, "villainous": 3, "evil_corp": 2}
"""The seats with which a game is measured."""


class GameFigures(msgspec.Struct, frozen=True):
    """The speed of one game; times in microseconds. None: there was no such position."""

    game: str
    seats: int
    decisions_per_second: float
    copy: float | None
    copy_in_effect: float | None
    save: float | None
    load: float | None
    view: float | None


class PeerFigures(msgspec.Struct, frozen=True):
    """The speed of another engine, and how many times faster each game is."""

    name: str
    version: str
    decisions_per_second: float
    copy: float | None
    ratios: dict[str, float]


class Figures(msgspec.Struct, frozen=True):
    """What one run has measured."""

    perfidie: str
    core: str
    python: str
    windows: int
    seconds: float
    games: list[GameFigures]
    peers: list[PeerFigures]


def main(
    games: Sequence[str], peers: bool, count: bool, json: Path | None, write: bool = False, texts: Texts | None = None
) -> int:
    """The command ``perfidie bench``; its exit code."""
    texts = texts or Texts("en")
    if json is not None and not json.absolute().parent.is_dir():
        raise BadInput("no-folder", folder=json.parent)
    if count or write:
        return count_all(games, json, write, texts)
    figures = measure([find_game(id) for id in games], peers, texts)
    show(figures, texts)
    write_json(json, figures, texts)
    return 0


def seats_of(game: Game) -> int:
    return SEATS.get(game.id, game.seat_counts.start)


# Times


def measure(games: list[Game], with_peers: bool, texts: Texts, windows: int = WINDOWS, seconds: float = SECONDS) -> Figures:
    """Measure games and, if wanted, the peers that are installed."""
    others = list(installed(texts)) if with_peers else []
    runners = {game.id: runner(game) for game in games}
    paces: dict[str, list[float]] = {name: [] for name in (*runners, *(peer.name for peer in others))}
    for number in range(windows):
        for id, play in runners.items():
            paces[id].append(pace(play, seconds, number))
        for peer in others:
            paces[peer.name].append(pace(peer.window, seconds, number))
    return Figures(
        __version__,
        core(),
        platform.python_version(),
        windows,
        seconds,
        [game_figures(game, median(paces[game.id]), windows, seconds) for game in games],
        [peer_figures(peer, paces, [game.id for game in games]) for peer in others],
    )


def installed(texts: Texts) -> Iterator[Peer]:
    for peer in peers():
        if isinstance(peer, MissingPeer):
            say(texts("bench-missing", name=peer.name, install=peer.install), "dim")
        else:
            yield peer


def runner(game: Game) -> Callable[[float, int], int]:
    """Plays game after game at random, set-up included, for so many seconds; returns the decisions made."""
    count = seats_of(game)
    chance = Rng.seeded(0)
    seatings = [game.draw_seats(count, chance) for _ in range(SEATINGS)]
    cap = game.cap

    def play(seconds: float, seed: int) -> int:
        rng = Rng.seeded(seed)
        made = 0
        end = perf_counter() + seconds
        for number, seating in enumerate(cycle(seatings)):
            if perf_counter() >= end:
                break
            state = game.start(seating, None, seed << 32 | number)
            state.events = None
            made += play_randomly(state, rng, cap)
        return made

    return play


def pace(window: Callable[[float, int], int], seconds: float, seed: int) -> float:
    began = perf_counter()
    made = window(seconds, seed)
    return made / (perf_counter() - began)


def game_figures(game: Game, decisions_per_second: float, windows: int, seconds: float) -> GameFigures:
    positions = list(islice(moments(game), 400))
    in_effect = [state for state in positions if len(state.stack) > 1]
    saved = [state.save() for state in positions]

    def cost(run: Callable[[], object]) -> float:
        return cost_of(run, windows, seconds / 4)

    def each[T](do: Callable[[T], object], things: list[T]) -> float | None:
        turn = cycle(things)
        return cost(lambda: do(next(turn))) if things else None

    return GameFigures(
        game.id,
        seats_of(game),
        decisions_per_second,
        each(copied, positions),
        each(copied, in_effect),
        each(lambda state: state.save(), positions),
        each(game.load, saved),
        each(lambda state: state.view(state.asked), positions),
    )
