"""A contest of bots with its progress shown, and who is how strong."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from rich.box import ASCII, SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from perfidie.lab.arena import MIXED, Bout, Job, Ledger, contest, elo, games_of, meetings, paces
from perfidie.terminal.screen import Screen
from perfidie.texts import Texts

INTERRUPTED = 130


class Arena:
    """Plays the games of a job. Ctrl-C ends it early, with what has been played; a file can be gone on with."""

    def __init__(self, job: Job, games: int, jobs: int, screen: Screen, texts: Texts) -> None:
        """``games``: for each pair of bots, made up to whole deals."""
        self.job = job
        self.games = games_of(job, games)
        self.jobs = jobs
        self.screen = screen
        self.texts = texts

    def run(self, out: Path | None, resume: bool) -> int:
        """The exit code."""
        ledger = None if out is None else Ledger(out, self.job, resume)
        bouts = [] if ledger is None else ledger.bouts
        code = 0
        try:
            self.play_all(bouts, ledger)
        except KeyboardInterrupt:
            code = INTERRUPTED
            told = self.texts("arena-stopped", played=len(bouts), games=self.games)
            self.screen.say(self.screen.paragraph(told, "bold"))
        if bouts:
            self.report(sorted(bouts, key=lambda one: one.index))
        if out is not None:
            self.screen.say(self.screen.paragraph(self.texts("arena-written", file=str(out)), "dim"))
        return code

    def play_all(self, bouts: list[Bout], ledger: Ledger | None) -> None:
        done = {bout.index for bout in bouts}
        left = [index for index in range(self.games) if index not in done]
        # The bar goes to standard error, so that the tables can be sent to a file.
        errors = Console(stderr=True)
        columns = (TextColumn(self.texts("arena-games")), BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
        with (
            Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress,
            closing(contest(self.job, left, min(self.jobs, max(1, len(left))))) as played,
        ):
            task = progress.add_task("", total=self.games, completed=len(done))
            for bout in played:
                if ledger is None:
                    bouts.append(bout)
                else:
                    ledger.add(bout)
                progress.advance(task)

    def report(self, bouts: list[Bout]) -> None:
        say = self.texts
        job = self.job
        title = say(
            "arena-title",
            title=say.words(job.game).title,
            seats=say("arena-mixed") if job.seats == MIXED else say("arena-seats", seats=job.seats),
            games=len(bouts),
            seed=str(job.seed),
            budget=say.number(job.budget, 1 if job.budget >= 0.1 else 3),
        )
        self.screen.say("", self.screen.paragraph(title, "bold"))
        self.tell_ratings(bouts)
        if job.seats != MIXED:
            self.tell_meetings(bouts)
        turns = sorted(bout.turns / len(bout.seats) for bout in bouts)
        middle = say.number(turns[len(turns) // 2], 1)
        self.screen.say(self.screen.paragraph(say("arena-length", rounds=middle, longest=say.number(turns[-1], 1))))
        self.tell_ends(bouts)
        self.screen.say(self.screen.paragraph(say("arena-intervals"), "dim"))

    def tell_ends(self, bouts: list[Bout]) -> None:
        """Which games did not end as they should."""
        capped = sum(bout.capped for bout in bouts)
        broken = [bout for bout in bouts if bout.fault]
        nobody = sum(not bout.winners for bout in bouts) - capped - len(broken)
        told = []
        if capped:
            told.append(self.texts("arena-capped", games=capped))
        if broken:
            told.append(self.texts("arena-broken", games=len(broken), index=broken[0].index, problem=broken[0].fault))
        if nobody:
            told.append(self.texts("arena-nobody", games=nobody))
        for sentence in told or [self.texts("arena-all-ended")]:
            self.screen.say(self.screen.paragraph(sentence, "bold" if told else ""))

    def tell_ratings(self, bouts: list[Bout]) -> None:
        say = self.texts
        table = self.grid("arena-bot", "arena-elo", "arena-range", "arena-decisions", "arena-mean", "arena-longest")
        quick = paces(self.job, bouts)
        for name, rating in sorted(elo(self.job, bouts).items(), key=lambda item: -item[1].elo):
            pace = quick[name]
            table.add_row(
                name,
                Text(f"{rating.elo:.0f}", "bold"),
                f"{rating.elo - rating.reach:.0f} – {rating.elo + rating.reach:.0f}",
                say.number(pace.decisions),
                say("arena-milliseconds", time=say.number(1000 * pace.mean, 1)),
                say("arena-milliseconds", time=say.number(1000 * pace.longest)),
            )
        self.screen.say(table)

    def tell_meetings(self, bouts: list[Bout]) -> None:
        say, percent = self.texts, self.texts.percent
        found = meetings(self.job, bouts)
        if any(met.fair < 0.5 for met in found):
            self.screen.say(self.screen.paragraph(say("arena-alone", fair=percent(found[0].fair)), "dim"))
        table = self.grid("arena-one", "arena-others", "arena-played", "arena-wins", "arena-rate", "arena-range")
        for met in found:
            table.add_row(
                met.bot,
                met.others,
                say.number(met.games),
                say.number(met.wins, 0 if met.wins == int(met.wins) else 1),
                Text(percent(met.wins / met.games), "bold" if met.low > met.fair else ""),
                f"{percent(met.low)} – {percent(met.high)}",
            )
        self.screen.say(table)

    def grid(self, *headings: str) -> Table:
        table = Table(box=SIMPLE_HEAD if self.screen.symbols else ASCII, pad_edge=False)
        for id in headings:
            named = id in ("arena-bot", "arena-one", "arena-others")
            table.add_column(self.texts(id), justify="left" if named else "right", no_wrap=True)
        return table
