"""What is seen while many games are played: how far it is, how quickly it goes, and who is ahead."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from perfidie.texts import Texts

INTERRUPTED = 130
BROKEN = 1
"""Exit code if some game broke off."""
SECONDS_BETWEEN_LINES = 60
"""Where no bar can be shown, a line tells how far it is."""
SECONDS_BETWEEN_TABLES = 0.5
SHARE = 20
"""Making the table may take one part in so many of the time."""


class Watch:
    """A bar and who wins how often, or a line now and then where there is no screen.

    All on standard error, so that the tables at the end can be sent to a file.
    """

    def __init__(
        self, texts: Texts, games: int, played: Callable[[], int], leaders: Callable[[], RenderableType]
    ) -> None:
        """``played`` says how many of the games are done, ``leaders`` makes the table."""
        self.texts = texts
        self.games = games
        self.played = played
        self.leaders = leaders
        self.errors = Console(stderr=True)
        self.told = self.began = perf_counter()
        self.pause = SECONDS_BETWEEN_TABLES
        self.before = played()
        columns = (
            TextColumn(texts("simulation-games")),
            BarColumn(None),
            MofNCompleteColumn(),
            Rate(texts),
            TimeRemainingColumn(),
        )
        self.bar = Progress(*columns, console=self.errors)
        self.task = self.bar.add_task("", total=games, completed=self.before)
        self.live = Live(self.bar, console=self.errors, transient=True, refresh_per_second=4)

    def __enter__(self) -> Watch:
        if self.errors.is_terminal:
            self.live.start()
        return self

    def __exit__(self, *how: object) -> None:
        self.live.stop()

    def show(self) -> None:
        played = self.played()
        self.bar.update(self.task, completed=played)
        now = perf_counter()
        if self.errors.is_terminal:
            if now - self.told > self.pause:
                self.live.update(Group(self.bar, self.leaders()))
                self.told = perf_counter()
                self.pause = max(SECONDS_BETWEEN_TABLES, SHARE * (self.told - now))
        elif now - self.told > SECONDS_BETWEEN_LINES:
            self.told = now
            pace = (played - self.before) / (now - self.began)
            say = self.texts
            told = say(
                "simulation-line",
                played=played,
                games=self.games,
                pace=pace_told(say, pace),
                minutes=say.number((self.games - played) / pace / 60, 1),
            )
            self.errors.print(told, highlight=False, soft_wrap=True)


class Rate(ProgressColumn):
    """Games per second."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def render(self, task: Task) -> Text:
        pace = task.finished_speed or task.speed or 0
        return Text(self.texts("simulation-rate-now", pace=pace_told(self.texts, pace)))


def pace_told(texts: Texts, pace: float) -> str:
    """
    >>> [pace_told(Texts("en"), pace) for pace in (1234.5, 2.34, 0.0123)]
    ['1,234', '2.3', '0.012']
    """
    return texts.number(pace, 0 if pace >= 10 else 1 if pace >= 1 else 3)
