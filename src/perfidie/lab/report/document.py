"""A whole report, before it is a page: title, key figures, sections, and how it was made."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from perfidie.games import game as find_game
from perfidie.lab.intervals import Estimate, rate
from perfidie.lab.report import evil_corp, general, villainous, villains_card_game
from perfidie.lab.report.compare import check_alike, compared
from perfidie.lab.report.figures import Section, Voice
from perfidie.lab.report.study import Study, study_of
from perfidie.lab.runs import Run
from perfidie.lab.simulate import BUDGET
from perfidie.texts import Texts


class Document(NamedTuple):
    lang: str
    game: str
    title: str
    lead: str
    """What was played, by whom."""
    keys: list[tuple[str, str, str]]
    """A few figures to begin with: value, label, and how sure it is."""
    sections: list[Section]
    method: list[str]
    commands: list[str]


def document(runs: list[Run], texts: Texts) -> Document:
    """The report of a run; with two, what the second has changed comes first."""
    if len(runs) > 1:
        check_alike(*runs)
    studies = [study_of(run, KINDS.get(run.job.plan.game, Study)) for run in runs]
    study, run = studies[-1], runs[-1]
    voice = Voice(texts, run.job.plan.game)
    sections: list[Section] = []
    if len(runs) > 1:
        sections.append(compared(studies[0], study, (name_of(runs[0]), name_of(run)), voice))
    sections += [general.winners(study, voice), general.beginning(study, voice), general.length(study, voice)]
    if isinstance(study, villainous.VillainousStudy):
        sections += villainous.sections(study, voice)
    elif isinstance(study, evil_corp.EvilCorpStudy):
        sections += evil_corp.sections(study, voice)
    elif isinstance(study, villains_card_game.CardGameStudy):
        sections += villains_card_game.sections(study, voice)
    return Document(
        lang=texts.lang,
        game=run.job.plan.game,
        title=voice.words.title,
        lead=" ".join(lead(each, voice) for each in runs[::-1]),
        keys=keys(study, voice),
        sections=[section for section in sections if section.figures],
        method=[voice(f"report-method-{id}") for id in ("intervals", "early", "many", "hollow")],
        commands=[command(each) for each in runs],
    )


KINDS = {
    "villainous": villainous.VillainousStudy,
    "evil_corp": evil_corp.EvilCorpStudy,
    "villains_card_game": villains_card_game.CardGameStudy,
}


def lead(run: Run, voice: Voice) -> str:
    plan = run.job.plan
    bots = voice.texts.enumeration(list(dict.fromkeys(plan.bots)))
    done, games = voice.texts.number(run.progress.games), voice.texts.number(run.job.games)
    told = voice("report-lead", games=done, seats=plan.count, bots=bots, seed=str(plan.seed), folder=name_of(run))
    return told if run.complete else f"{told} {voice('report-unfinished', games=games)}"


def keys(study: Study, voice: Voice) -> list[tuple[str, str, str]]:
    told = [(voice.texts.number(study.games), voice("report-key-games"), "")]

    def add(estimate: Estimate, say: Callable[[float], str], label: str) -> None:
        told.append((say(estimate.value), label, voice.beside(estimate, say)))

    add(study.length.mean(), voice.means.value, voice("report-key-rounds"))
    add(rate(*study.order.of(0)), voice.texts.percent, voice("report-key-first"))
    rates = sorted(((rate(*study.roles.of(role)), role) for role in study.role_names), reverse=True)
    if len(rates) > 1:
        for (estimate, role), id in ((rates[0], "report-key-best"), (rates[-1], "report-key-worst")):
            add(estimate, voice.texts.percent, voice(id, role=voice.words.role(role)))
    return told


def command(run: Run) -> str:
    """The command that makes the same run again."""
    plan = run.job.plan
    words = ["perfidie simulate", plan.game]
    if len(plan.seatings) > 1:
        roles = list(dict.fromkeys(role for seating in plan.seatings for role in seating))
        games = 2 * run.job.games // len(plan.seatings)
        words += ["--pairs", "all" if roles == list(find_game(plan.game).roles) else ",".join(roles)]
    else:
        words += ["--seats", ",".join(plan.seatings[0]) if plan.seatings else str(plan.count)]
        games = run.job.games
    bots = list(dict.fromkeys(plan.bots))
    words += ["--bots", bots[0] if len(bots) == 1 else ",".join(plan.bots), "--games", str(games)]
    words += ["--seed", str(plan.seed)]
    words += ["--budget", f"{plan.budget:g}"] if plan.budget != BUDGET else []
    words += [f"--option {name}={str(value).casefold()}" for name, value in chosen(run).items()]
    return " ".join([*words, "--out", name_of(run)])


def chosen(run: Run) -> dict[str, bool | int | str]:
    """The options that are not as usual."""
    usual = find_game(run.job.plan.game).check_options({})
    return {name: value for name, value in run.job.plan.options.items() if usual.get(name) != value}


def name_of(run: Run) -> str:
    """What a run is called: its folder, wherever that is."""
    return run.folder.resolve().name
