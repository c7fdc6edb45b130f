"""A contest of bots with its progress shown, and who is how strong."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from rich.box import ASCII, SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from perfidie.lab.arena import (
    MIXED,
    Bout,
    Job,
    Ledger,
    Meeting,
    check_table,
    contest,
    elo,
    games_of,
    meetings,
    paces,
    without_choices,
    write_table,
)
from perfidie.lab.runs import NUMBER_MARK
from perfidie.terminal.screen import Screen
from perfidie.terminal.watch import BROKEN, INTERRUPTED, Watch
from perfidie.texts import Texts


class Arena:
    """Plays the games of a job. Ctrl-C ends it early, with what has been played; a file can be gone on with."""

    def __init__(self, job: Job, games: int, jobs: int, cluster: str | None, screen: Screen, texts: Texts) -> None:
        """``games``: for each pair of bots, made up to whole deals."""
        self.job = job
        self.games = games_of(job, games)
        self.jobs = jobs
        self.cluster = cluster
        self.screen = screen
        self.texts = texts

    def run(self, out: Path | None, resume: bool, table: Path | None = None) -> int:
        """The exit code; every game goes to the file ``out`` when it is done, and all of them to a table at the end."""
        if table is not None:
            check_table(table, resume)
        ledger = None if out is None else Ledger(out, self.job, resume)
        bouts = [] if ledger is None else ledger.bouts
        code = 0
        try:
            self.play_all(bouts, ledger)
        except KeyboardInterrupt:
            code = INTERRUPTED
            told = self.texts("arena-stopped", played=len(bouts), games=self.games)
            self.screen.say(self.screen.paragraph(told, "bold"))
        finally:
            if ledger is not None:
                ledger.close()
        bouts.sort(key=lambda one: one.index)
        if bouts:
            self.report(bouts)
        if out is not None:
            self.tell_file(bouts, out)
        if table is not None:
            write_table(table, bouts)
            self.screen.line(self.texts("arena-table", file=str(table)), "dim")
        return code or (BROKEN if any(bout.fault for bout in bouts) else 0)

    def play_all(self, bouts: list[Bout], ledger: Ledger | None) -> None:
        done = {bout.index for bout in bouts}
        left = [index for index in range(self.games) if index not in done]
        jobs = min(self.jobs, max(1, len(left)))
        with (
            Watch(self.texts, len(done) + len(left), lambda: len(bouts), lambda: self.leaders(bouts)) as watch,
            closing(contest(self.job, left, jobs, self.cluster)) as played,
        ):
            for bout in played:
                if ledger is None:
                    bouts.append(without_choices(bout))
                else:
                    ledger.add(bout)
                watch.show()

    def leaders(self, bouts: list[Bout]) -> Table:
        """Who is how strong so far."""
        return self.rating_table(bouts) if self.job.seats == MIXED else self.meeting_table(meetings(self.job, bouts))

    def tell_file(self, bouts: list[Bout], out: Path) -> None:
        """Where everything is, and what can be done with it."""
        self.screen.line(self.texts("arena-written", file=str(out)), "dim")
        broken = next((bout for bout in bouts if bout.fault), None)
        if broken is not None:
            told = self.texts("arena-see", command=f"perfidie replay {out}{NUMBER_MARK}{broken.index}")
            self.screen.line(told, "bold")
        elif bouts:
            command = f"perfidie replay {out}{NUMBER_MARK}{bouts[0].index}"
            self.screen.line(self.texts("simulation-replay", command=command), "dim")

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
        self.screen.say(self.rating_table(bouts))
        if job.seats != MIXED:
            self.tell_meetings(bouts)
        rounds = sorted(bout.rounds for bout in bouts)
        middle = say.number(rounds[len(rounds) // 2])
        self.screen.say(self.screen.paragraph(say("arena-length", rounds=middle, longest=say.number(rounds[-1]))))
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

    def rating_table(self, bouts: list[Bout]) -> Table:
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
        return table

    def tell_meetings(self, bouts: list[Bout]) -> None:
        found = meetings(self.job, bouts)
        if any(met.fair < 0.5 for met in found):
            told = self.texts("arena-alone", fair=self.texts.percent(found[0].fair))
            self.screen.say(self.screen.paragraph(told, "dim"))
        self.screen.say(self.meeting_table(found))

    def meeting_table(self, found: list[Meeting]) -> Table:
        say, percent = self.texts, self.texts.percent
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
        return table

    def grid(self, *headings: str) -> Table:
        table = Table(box=SIMPLE_HEAD if self.screen.symbols else ASCII, pad_edge=False)
        for id in headings:
            named = id in ("arena-bot", "arena-one", "arena-others")
            table.add_column(self.texts(id), justify="left" if named else "right", no_wrap=True)
        return table
