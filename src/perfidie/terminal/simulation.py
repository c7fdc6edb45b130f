"""A simulation with its progress shown, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter

from rich.box import ASCII, SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from perfidie.lab.cluster import spread_far
from perfidie.lab.job import NONE, Batch, Job, play_batch, play_tally
from perfidie.lab.pool import spread
from perfidie.lab.runs import NUMBER_MARK, Writer, in_order
from perfidie.lab.simulate import chunks
from perfidie.lab.tally import Share, Tally
from perfidie.terminal.screen import Screen
from perfidie.terminal.watch import BROKEN, INTERRUPTED, Watch
from perfidie.texts import Texts

LEADERS = 9
"""Lines of the table that is shown meanwhile."""


class Simulation:
    """Plays the games of a job. Ctrl-C ends it early, with what has been played; a run can be gone on with."""

    def __init__(self, job: Job, jobs: int, cluster: str | None, screen: Screen, texts: Texts) -> None:
        self.job = job
        self.jobs = jobs
        self.cluster = cluster
        self.screen = screen
        self.texts = texts

    def run(self, writer: Writer | None) -> int:
        """The exit code; what is done goes to the run, if there is one."""
        tally = Tally() if writer is None else writer.progress.tally
        before = tally.decisions
        began = perf_counter()
        code = 0
        try:
            self.play_all(tally, writer)
        except KeyboardInterrupt:
            code = INTERRUPTED
        finally:
            if writer is not None:
                writer.close()
        seconds = perf_counter() - began
        if code:
            told = self.texts("simulation-stopped", played=tally.games, games=self.job.games)
            self.screen.say(self.screen.paragraph(told, "bold"))
        if tally.games:
            self.report(tally)
            self.tell_pace(tally.decisions - before, seconds)
        if writer is not None:
            self.tell_run(tally, writer.folder)
        return code or (BROKEN if tally.faults else 0)

    def play_all(self, tally: Tally, writer: Writer | None) -> None:
        left = [chunk for chunk in chunks(self.job.games, self.job.chunk) if chunk[0] >= tally.games]
        watching = Watch(self.texts, self.job.games, lambda: tally.games, lambda: self.leaders(tally))
        with watching as watch, closing(self.batches(left, writer is not None)) as batches:
            for batch in in_order(batches, tally.games):
                if writer is None:
                    tally.merge(batch.tally)
                else:
                    writer.append(batch)
                watch.show()

    def batches(self, left: list[tuple[int, int]], kept: bool) -> Generator[Batch]:
        work = partial(play_batch if kept else play_tally, self.job)
        if self.cluster is not None:
            return spread_far(work, left, self.cluster, self.jobs)
        self.jobs = max(1, min(self.jobs, len(left)))
        return spread(work, left, self.jobs)

    def report(self, tally: Tally) -> None:
        plan, say, number = self.job.plan, self.texts, self.texts.number
        words = say.words(plan.game)
        title = say("simulation-title", title=words.title, games=tally.games, seed=str(plan.seed))
        self.screen.say("", self.screen.paragraph(title, "bold"))
        self.screen.say(self.table("simulation-seat", tally.shares("seats"), lambda id: id))
        self.screen.say(self.table("simulation-role", tally.shares("roles"), words.role))
        if len(set(plan.bots)) > 1:
            self.screen.say(self.table("simulation-bot", tally.shares("bots"), lambda id: id))
        turns, decisions = number(tally.turns / tally.games, 1), number(tally.decisions / tally.games, 1)
        self.screen.say(self.screen.paragraph(say("simulation-length", turns=turns, decisions=decisions)))
        if tally.shared:
            self.screen.say(self.screen.paragraph(say("simulation-shared", shared=tally.shared), "dim"))
        if tally.capped:
            self.screen.say(self.screen.paragraph(say("simulation-capped", capped=tally.capped), "bold"))
        if tally.faults:
            self.screen.say(self.screen.paragraph(say("simulation-faults", faults=tally.faults), "bold red"))
        self.screen.say(self.screen.paragraph(say("simulation-interval"), "dim"))

    def tell_pace(self, decisions: int, seconds: float) -> None:
        if decisions:
            say, number = self.texts, self.texts.number
            pace = say("simulation-pace", seconds=number(seconds, 1), pace=number(decisions / seconds), jobs=self.jobs)
            self.screen.say(self.screen.paragraph(pace))

    def tell_run(self, tally: Tally, folder: Path) -> None:
        """Where everything is, and what can be done with it."""
        if tally.games < self.job.games:
            told = self.texts("simulation-go-on", command=f"perfidie simulate --resume {folder}")
        else:
            told = self.texts("simulation-written", folder=str(folder), command=f"perfidie report {folder}")
        self.screen.line(told)
        if tally.games and self.job.records != NONE:
            self.screen.line(self.texts("simulation-replay", command=f"perfidie replay {folder}{NUMBER_MARK}0"), "dim")

    def leaders(self, tally: Tally) -> Table:
        """Who wins how often so far."""
        if len(set(self.job.plan.bots)) > 1:
            return self.table("simulation-bot", tally.shares("bots"), lambda id: id)
        role = self.texts.words(self.job.plan.game).role
        return self.table("simulation-role", tally.shares("roles"), role, LEADERS)

    def table(self, heading: str, found: dict[str, Share], name: Callable[[str], str], most: int = 99) -> Table:
        say, percent = self.texts, self.texts.percent
        table = Table(box=SIMPLE_HEAD if self.screen.symbols else ASCII, pad_edge=False)
        table.add_column(say(heading), no_wrap=True)
        scored = any(share.score is not None for share in found.values())
        for id in ("played", "wins", "rate", "range", *(("score",) if scored else ())):
            table.add_column(say(f"simulation-{id}"), justify="right", no_wrap=True)
        best = max(share.rate for share in found.values())
        for id, share in (sorted(found.items()) if heading == "simulation-seat" else by_rate(found))[:most]:
            table.add_row(
                name(id),
                say.number(share.games),
                say.number(share.wins, 0 if share.wins == int(share.wins) else 1),
                Text(percent(share.rate), "bold" if share.rate == best else ""),
                f"{percent(share.low)} – {percent(share.high)}",
                *(() if share.score is None else (say.number(share.score, 1),)),
            )
        return table


def by_rate(found: dict[str, Share]) -> list[tuple[str, Share]]:
    return sorted(found.items(), key=lambda item: -item[1].rate)
