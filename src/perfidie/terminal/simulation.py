"""A simulation with its progress shown, and what came of it."""

from __future__ import annotations

import csv
from collections.abc import Callable
from contextlib import closing
from io import StringIO
from pathlib import Path
from time import perf_counter

import msgspec
from rich.box import ASCII, SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from perfidie.games import game
from perfidie.kernel.errors import BadInput
from perfidie.lab.simulate import Plan, Played, Share, chunk_size, shares, simulate
from perfidie.terminal.screen import Screen
from perfidie.texts import Texts

INTERRUPTED = 130


class Simulation:
    """Plays the games of a plan. Ctrl-C ends it early, with what has been played."""

    def __init__(self, plan: Plan, games: int, jobs: int, screen: Screen, texts: Texts) -> None:
        self.plan = plan
        self.games = games
        self.jobs = min(jobs, -(-games // chunk_size(game(plan.game))))
        self.screen = screen
        self.texts = texts

    def run(self, out: Path | None) -> int:
        """The exit code."""
        began = perf_counter()
        played: list[Played] = []
        code = 0
        try:
            self.play_all(played)
        except KeyboardInterrupt:
            code = INTERRUPTED
        seconds = perf_counter() - began
        played.sort(key=lambda one: one.index)
        if code:
            told = self.texts("simulation-stopped", played=len(played), games=self.games)
            self.screen.say(self.screen.paragraph(told, "bold"))
        if played:
            self.report(played, seconds)
        if out is not None:
            write_out(out, self.plan, played)
            self.screen.say(self.screen.paragraph(self.texts("simulation-written", file=str(out)), "dim"))
        return code

    def play_all(self, played: list[Played]) -> None:
        # The bar goes to standard error, so that the tables can be sent to a file.
        errors = Console(stderr=True)
        columns = (
            TextColumn(self.texts("simulation-games")),
            BarColumn(None),
            MofNCompleteColumn(),
            Rate(self.texts),
            TimeRemainingColumn(),
        )
        with (
            Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress,
            closing(simulate(self.plan, self.games, self.jobs)) as batches,
        ):
            task = progress.add_task("", total=self.games)
            for batch in batches:
                played += batch
                progress.advance(task, len(batch))

    def report(self, played: list[Played], seconds: float) -> None:
        plan, say, number = self.plan, self.texts, self.texts.number
        words = say.words(plan.game)
        title = say("simulation-title", title=words.title, games=len(played), seed=str(plan.seed))
        self.screen.say("", self.screen.paragraph(title, "bold"))
        self.table("simulation-seat", played, lambda one, seat: str(seat), lambda id: id)
        self.table("simulation-role", played, lambda one, seat: one.seats[seat], words.role)
        if len(set(plan.bots)) > 1:
            self.table("simulation-bot", played, lambda one, seat: plan.bots[seat], lambda id: id)
        count = len(played)
        turns = number(sum(one.turns for one in played) / count, 1)
        decisions = sum(one.decisions for one in played)
        length = say("simulation-length", turns=turns, decisions=number(decisions / count, 1))
        pace = say(
            "simulation-pace",
            seconds=number(seconds, 1),
            pace=number(decisions / seconds),
            jobs=self.jobs,
        )
        for sentence in (length, pace):
            self.screen.say(self.screen.paragraph(sentence))
        shared = sum(len(one.winners) > 1 for one in played)
        if shared:
            self.screen.say(self.screen.paragraph(say("simulation-shared", shared=shared), "dim"))
        capped = sum(one.capped for one in played)
        if capped:
            self.screen.say(self.screen.paragraph(say("simulation-capped", capped=capped), "bold"))
        self.screen.say(self.screen.paragraph(say("simulation-interval"), "dim"))

    def table(
        self,
        heading: str,
        played: list[Played],
        key: Callable[[Played, int], str],
        name: Callable[[str], str],
    ) -> None:
        say, percent = self.texts, self.texts.percent
        found = shares(played, key)
        table = Table(box=SIMPLE_HEAD if self.screen.symbols else ASCII, pad_edge=False)
        table.add_column(say(heading), no_wrap=True)
        for id in ("played", "wins", "rate", "range", "score"):
            table.add_column(say(f"simulation-{id}"), justify="right", no_wrap=True)
        best = max(share.rate for share in found.values())
        for id, share in sorted(found.items()) if heading == "simulation-seat" else by_rate(found):
            table.add_row(
                name(id),
                say.number(share.games),
                say.number(share.wins, 0 if share.wins == int(share.wins) else 1),
                Text(percent(share.rate), "bold" if share.rate == best else ""),
                f"{percent(share.low)} – {percent(share.high)}",
                "–" if share.score is None else say.number(share.score, 1),
            )
        self.screen.say(table)


class Rate(ProgressColumn):
    """Games per second."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def render(self, task: Task) -> Text:
        return Text(self.texts("simulation-rate-now", pace=self.texts.number(task.finished_speed or task.speed or 0)))


def by_rate(found: dict[str, Share]) -> list[tuple[str, Share]]:
    return sorted(found.items(), key=lambda item: -item[1].rate)


def check_out(path: Path) -> None:
    """Refuse a file that cannot be written at the end."""
    if path.suffix not in (".json", ".csv"):
        raise BadInput("out-suffix", file=path)
    if not path.absolute().parent.is_dir():
        raise BadInput("no-folder", folder=path.parent)
    if path.is_dir():
        raise BadInput("file-unwritable", file=path)


def write_out(path: Path, plan: Plan, played: list[Played]) -> None:
    """All games, one by one: JSON with the plan, or a line of CSV each."""
    if path.suffix == ".json":
        lines = b",\n".join(msgspec.json.encode(one) for one in played)
        document = b'{"plan": %s,\n"games": [\n%s\n]}\n' % (msgspec.json.encode(plan), lines)
    else:
        text = StringIO()
        rows = csv.writer(text, lineterminator="\n")
        rows.writerow(Played.__struct_fields__)
        for one in played:
            row = msgspec.structs.astuple(one)
            rows.writerow([" ".join(map(str, cell)) if isinstance(cell, list) else cell for cell in row])
        document = text.getvalue().encode()
    half = path.with_name(path.name + ".part")
    try:
        half.write_bytes(document)
        half.replace(path)
    except OSError:
        raise BadInput("file-unwritable", file=path) from None
