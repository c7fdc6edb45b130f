"""How fast the games are: random play, copying, saving and looking, beside comparable engines if they are installed.

Times depend on what else the machine does. So it is the processor's time that counts, every figure is the median of
several short windows, and the windows of all that is compared follow each other in turn: a ratio is the median of the
ratios of neighbouring windows.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, islice
from operator import methodcaller
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

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
from perfidie.lab import counts
from perfidie.lab.peers import MissingPeer, Peer, peers
from perfidie.lab.subject import positions, seatings, seats_of
from perfidie.texts import Texts

WINDOWS = 15
SECONDS = 0.2
"""Length of a window of random play; those of single operations are a quarter as long."""
SEATINGS = 24
"""Draws of roles with which the games of a window are played in turn."""
POSITIONS = 400
"""Positions that are copied, saved and looked at."""


class GameFigures(msgspec.Struct, frozen=True):
    """The speed of one game; times in microseconds. None: no position was met in the midst of an effect."""

    game: str
    seats: int
    decisions_per_second: float
    copy: float
    copy_in_effect: float | None
    save: float
    load: float
    view: float


class PeerFigures(msgspec.Struct, frozen=True):
    """The speed of another engine, and how many times as fast each game is."""

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
    """The command ``perfidie bench``; its exit code, which is 1 if a count has grown too much."""
    report = Report(texts or Texts("en"))
    if json is not None and not json.absolute().parent.is_dir():
        raise BadInput("no-folder", folder=json.parent)
    if count or write:
        return count_games(games, json, write, report)
    figures = measure([find_game(id) for id in games], list(installed(report)) if peers else [])
    report.times(figures)
    report.written(json, figures)
    return 0


# Times


def measure(games: Sequence[Game], peers: Sequence[Peer], windows: int = WINDOWS, seconds: float = SECONDS) -> Figures:
    """Measure games, and these engines beside them."""
    players = {game.id: player(game) for game in games} | {peer.name: peer.window for peer in peers}
    paces: dict[str, list[float]] = {name: [] for name in players}
    for number in range(windows):
        for name, play in players.items():
            began = process_time()
            made = play(seconds, number)
            paces[name].append(made / (process_time() - began))
    return Figures(
        __version__,
        core(),
        platform.python_version(),
        windows,
        seconds,
        [game_figures(game, paces[game.id], windows, seconds / 4) for game in games],
        [peer_figures(peer, {game.id: paces[game.id] for game in games}, paces[peer.name]) for peer in peers],
    )


def installed(report: Report) -> Iterator[Peer]:
    for peer in peers():
        if isinstance(peer, MissingPeer):
            report.missing(peer)
        else:
            yield peer


def player(game: Game) -> Callable[[float, int], int]:
    """Plays game after game at random, set-up included, for so many seconds; returns the decisions made."""
    draws = seatings(game, SEATINGS)

    def play(seconds: float, seed: int) -> int:
        rng = Rng.seeded(seed)
        made = 0
        end = perf_counter() + seconds
        for number, seats in enumerate(cycle(draws)):
            if perf_counter() >= end:
                break
            state = game.start(seats, None, seed << 32 | number)
            state.events = None
            made += play_randomly(state, rng, game.cap)
        return made

    return play


def game_figures(game: Game, paces: list[float], windows: int, seconds: float) -> GameFigures:
    def cost(do: Callable[[Any], object], things: Sequence[object]) -> float:
        """The median cost of doing it to one of the things, in microseconds."""
        found = []
        for _ in range(windows):
            rounds = 0
            began = now = process_time()
            while now < began + seconds:
                for thing in things:
                    do(thing)
                rounds += 1
                now = process_time()
            found.append((now - began) / rounds / len(things) * 1e6)
        return median(found)

    def look(state: State) -> object:
        return state.view(state.asked)

    some = list(islice(positions(game), POSITIONS))
    in_effect = [state for state in some if len(state.stack) > 1]
    copy = methodcaller("copy")
    return GameFigures(
        game.id,
        seats_of(game),
        median(paces),
        cost(copy, some),
        cost(copy, in_effect) if in_effect else None,
        cost(methodcaller("save"), some),
        cost(game.load, [state.save() for state in some]),
        cost(look, some),
    )


def peer_figures(peer: Peer, ours: dict[str, list[float]], paces: list[float]) -> PeerFigures:
    ratios = {id: median(a / b for a, b in zip(own, paces, strict=True)) for id, own in ours.items()}
    return PeerFigures(peer.name, peer.version, median(paces), peer.copy(0) if peer.copy else None, ratios)


# Counts


def count_games(games: Sequence[str], json: Path | None, write: bool, report: Report) -> int:
    """Count each game, compare it with the stored figures or store it."""
    found = {id: counts.count(id) for id in games}
    before = counts.stored()
    for id, now in found.items():
        if write:
            counts.write(id, now)
    too_many = report.counts(found, {} if write else before)
    report.written(json, {"perfidie": __version__, "python": counts.PYTHON, "games": found})
    return 1 if too_many else 0


# What is printed


class Report:
    """Says figures in the reader's language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.console = Console(highlight=False, emoji=False, markup=False)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def missing(self, peer: MissingPeer) -> None:
        self.say(self.texts("bench-missing", name=peer.name, install=peer.install), "dim")

    def written(self, path: Path | None, figures: object) -> None:
        if path is not None:
            try:
                path.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")
            except OSError:
                raise BadInput("file-unwritable", file=path) from None
            self.say(self.texts("bench-written", file=str(path)), "dim")

    def table(self, names: int, *headings: str) -> Table:
        """A table whose first columns are names and the others numbers."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        for number, heading in enumerate(headings):
            table.add_column(heading, justify="left" if number < names else "right")
        return table

    def times(self, figures: Figures) -> None:
        say, number = self.texts, self.texts.number

        def micro(value: float | None) -> str:
            return "–" if value is None else number(value, 1)

        self.say(
            say(
                "bench-about",
                version=figures.perfidie,
                core=figures.core,
                python=figures.python,
                windows=str(figures.windows),
                seconds=number(figures.seconds, 1),
            )
        )
        columns = ("game", "seats", "pace", "copy", "effect", "save", "load", "view")
        table = self.table(1, *(say(f"bench-{column}") for column in columns))
        for own in figures.games:
            costs = (own.copy, own.copy_in_effect, own.save, own.load, own.view)
            pace = number(own.decisions_per_second)
            table.add_row(own.game, str(own.seats), pace, *(micro(cost) for cost in costs))
        self.console.print(table)
        if figures.peers:
            titles = [own.game for own in figures.games]
            table = self.table(
                2, say("bench-engine"), say("bench-version"), say("bench-pace"), say("bench-copy"), *titles
            )
            for peer in figures.peers:
                ratios = (f"{number(ratio, 2)} ×" for ratio in peer.ratios.values())
                table.add_row(peer.name, peer.version, number(peer.decisions_per_second), micro(peer.copy), *ratios)
            self.console.print(table)
            self.say(say("bench-ratios"), "dim")

    def counts(self, found: dict[str, counts.Counts], before: counts.Stored) -> bool:
        """Show the counts, with what is stored for comparison; whether one has grown too much."""
        say, number = self.texts, self.texts.number
        columns = ("game", "operation", "calls", "stored", "objects", "stored")
        table = self.table(2, *(say(f"bench-{column}") for column in columns))
        grown = False
        for id, now in found.items():
            old = before.get(id, {}).get(counts.PYTHON)
            too_many = counts.grown(now, old) if old else []
            grown = grown or bool(too_many)
            for operation, cost in now._asdict().items():
                cells: list[str | Text] = []
                for figure, value in cost._asdict().items():
                    style = "bold red" if f"{operation}.{figure}" in too_many else ""
                    was = number(getattr(getattr(old, operation), figure), 2) if old else "–"
                    cells += [Text(number(value, 2), style), was]
                table.add_row(id, say(f"bench-per-{operation}"), *cells)
        self.say(say("bench-counted", version=__version__, python=counts.PYTHON))
        self.console.print(table)
        if grown:
            self.say(say("bench-grown", percent=number(100 * counts.TOLERANCE)), "bold")
        return grown
