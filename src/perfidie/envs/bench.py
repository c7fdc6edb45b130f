"""How fast the environments are: steps through PettingZoo, observations included, beside PettingZoo's own Hanabi.

It is measured as :mod:`perfidie.lab.bench` measures: the processor's time, medians of short windows that follow each
other in turn, and ratios of neighbouring windows.
"""

from __future__ import annotations

import platform
import random
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import msgspec
import numpy as np

from perfidie import __version__, core
from perfidie.envs import aec
from perfidie.games import game as find_game
from perfidie.kernel.errors import BadInput
from perfidie.lab.bench import SECONDS, WINDOWS, Report
from perfidie.lab.peers import MissingPeer
from perfidie.lab.subject import seats_of
from perfidie.texts import Texts

HANABI = "PettingZoo hanabi_v5"


class EnvFigures(msgspec.Struct, frozen=True):
    """The pace of one environment, and how many times Hanabi's that is."""

    game: str
    players: int
    steps_per_second: float
    ratio: float | None


class Figures(msgspec.Struct, frozen=True):
    """What one run has measured."""

    perfidie: str
    core: str
    python: str
    pettingzoo: str
    windows: int
    seconds: float
    environments: list[EnvFigures]
    hanabi: float | None


def main(
    games: Sequence[str], json: Path | None, texts: Texts, windows: int = WINDOWS, seconds: float = SECONDS
) -> int:
    """The command ``perfidie bench --envs``; its exit code."""
    report = Report(texts)
    if json is not None and not json.absolute().parent.is_dir():
        raise BadInput("no-folder", folder=json.parent)
    figures = measure(games, windows, seconds)
    if figures.hanabi is None:
        report.missing(MissingPeer(HANABI, "pip install 'pettingzoo[classic]'"))
    show(figures, report, texts)
    report.written(json, figures)
    return 0


def measure(games: Sequence[str], windows: int = WINDOWS, seconds: float = SECONDS) -> Figures:
    """The environments of these games, and Hanabi's if it is installed."""
    tables: dict[str, Any] = {id: aec.env(id, seats_of(find_game(id))) for id in games}
    hanabi = hanabi_env()
    if hanabi is not None:
        tables[HANABI] = hanabi
    paces: dict[str, list[float]] = {name: [] for name in tables}
    for number in range(windows):
        for name, env in tables.items():
            began = process_time()
            steps = play(env, seconds, number, process_time)
            paces[name].append(steps / (process_time() - began))
    theirs = paces.get(HANABI)
    return Figures(
        __version__,
        core(),
        platform.python_version(),
        version("pettingzoo"),
        windows,
        seconds,
        [
            EnvFigures(
                id,
                tables[id].table.players,
                median(paces[id]),
                median(a / b for a, b in zip(paces[id], theirs, strict=True)) if theirs else None,
            )
            for id in games
        ],
        median(theirs) if theirs else None,
    )


def play(env: Any, seconds: float, seed: int, clock: Callable[[], float]) -> int:
    """Play match after match at random for so many seconds; how many steps were made. The same for all environments."""
    chance = random.Random(seed)
    end = clock() + seconds
    made = 0
    while clock() < end:
        env.reset(seed=chance.randrange(2**31))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(chance.choice(observation["action_mask"].view(np.bool_).nonzero()[0]))
            made += 1
            if made & 63 == 0 and clock() >= end:
                break
    return made


def hanabi_env() -> Any:
    """Hanabi for two, as it comes; None if it is not installed."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return import_module("pettingzoo.classic.hanabi_v5").env()
    except ImportError:
        return None


def show(figures: Figures, report: Report, texts: Texts) -> None:
    report.say(
        texts(
            "envs-about",
            version=figures.perfidie,
            core=figures.core,
            python=figures.python,
            pettingzoo=figures.pettingzoo,
            windows=str(figures.windows),
            seconds=texts.number(figures.seconds, 1),
        )
    )
    table = report.table(1, *(texts(f"envs-{column}") for column in ("environment", "players", "steps", "ratio")))
    for env in figures.environments:
        ratio = "–" if env.ratio is None else f"{texts.number(env.ratio, 1)} ×"
        table.add_row(env.game, str(env.players), texts.number(env.steps_per_second), ratio)
    if figures.hanabi is not None:
        table.add_row(HANABI, "2", texts.number(figures.hanabi), "")
    report.console.print(table)
