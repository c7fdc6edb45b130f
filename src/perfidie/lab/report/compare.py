"""Two runs beside each other: which differences are beyond chance, though there are many to look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from perfidie.kernel.errors import BadInput
from perfidie.lab.intervals import (
    FEWEST,
    Estimate,
    Moments,
    benjamini_hochberg,
    chance_of_difference,
    difference,
    mean_difference,
)
from perfidie.lab.report.charts import Item, Scale
from perfidie.lab.report.figures import Figure, Section, Sheet, Voice
from perfidie.lab.report.study import Measure, Study
from perfidie.lab.runs import Run

SURE = 0.05
SHOWN = 24
PLAIN = ("order", "heroes", "bot")
"""Figures about things that need no translation."""


class Change(NamedTuple):
    """A figure in both runs."""

    measure: Measure
    before: float
    after: float
    cases: tuple[int, int]
    """How many stand behind the figure, before and after."""
    gap: Estimate
    chance: float
    """Corrected for the number of figures."""


def check_alike(one: Run, other: Run) -> None:
    """Refuse two runs whose figures do not mean the same."""
    for what, a, b in (
        ("game", one.job.plan.game, other.job.plan.game),
        ("seats", one.job.plan.count, other.job.plan.count),
    ):
        if a != b:
            raise BadInput("runs-not-alike", what=what, one=str(a), other=str(b))


def changes(before: Study, after: Study) -> list[Change]:
    """Every figure that both runs have, those beyond chance first."""
    others = {(measure.group, measure.names): measure for measure in before.measures()}
    found: list[tuple[Measure, float, float, tuple[int, int], Estimate]] = []
    chances: list[float] = []
    for measure in after.measures():
        old = others.get((measure.group, measure.names))
        if old is None:
            continue
        if measure.rate is not None and old.rate is not None and measure.rate[1] and old.rate[1]:
            values = old.rate[0] / old.rate[1], measure.rate[0] / measure.rate[1]
            cases = old.rate[1], measure.rate[1]
            found.append((measure, *values, cases, difference(measure.rate, old.rate)))
            chances.append(chance_of_difference(measure.rate, old.rate))
        elif are_enough(measure.moments) and are_enough(old.moments):
            assert measure.moments is not None
            assert old.moments is not None
            gap, chance = mean_difference(measure.moments, old.moments)
            cases = old.moments.n, measure.moments.n
            found.append((measure, old.moments.mean().value, measure.moments.mean().value, cases, gap))
            chances.append(chance)
    corrected = benjamini_hochberg(chances)
    told = [Change(*each, chance) for each, chance in zip(found, corrected, strict=True)]
    return sorted(told, key=lambda change: (change.chance >= SURE, change.chance))


def are_enough(moments: Moments | None) -> bool:
    return moments is not None and moments.n >= FEWEST


def compared(before: Study, after: Study, names: tuple[str, str], voice: Voice) -> Section:
    """The section that says what differs."""
    told = changes(before, after)
    sure = [change for change in told if change.chance < SURE]
    text = voice(
        "report-compare-text",
        one=names[0],
        other=names[1],
        figures=len(told),
        sure=len(sure),
        games=voice.texts.number(before.games),
        others=voice.texts.number(after.games),
    )
    head = [voice(f"report-{id}") for id in ("what", "before", "after", "change", "interval", "n", "chance")]
    figures: list[Figure] = []
    rates = [change for change in sure if change.measure.rate is not None][:SHOWN]
    if rates:
        items = [Item(label(change.measure, voice), change.gap) for change in rates]
        figures.append(voice.figure("changes", items, voice.changes, 0.0))
    for id, some in (("beyond", sure), ("within", told[len(sure) :])):
        if some:
            sheet = Sheet(head, [line(change, voice) for change in some])
            figures.append(
                Figure(id, voice(f"report-{id}", figures=len(some)), voice(f"report-{id}-note"), None, sheet)
            )
    return Section("compare", voice("report-compare"), text, figures)


def label(measure: Measure, voice: Voice) -> str:
    """What a figure is, in words."""
    role, card = voice.words.role, voice.words.card
    names = measure.names
    speakers: dict[str, Callable[[str], str]] = {"played": card, "recruited": card, "monster": card}
    said = names if measure.group in PLAIN else tuple(map(speakers.get(measure.group, role), names))
    return voice(
        f"report-measure-{measure.group}", name=said[0] if said else "", other=said[1] if len(said) > 1 else ""
    )


def line(change: Change, voice: Voice) -> list[str]:
    if change.measure.rate is not None:
        scale: Scale = voice.rates
        gap, bounds = voice.points(change.gap.value), voice.interval(change.gap, voice.points)
    else:
        scale = voice.fine_means
        gap, bounds = voice.more(change.gap.value), voice.interval(change.gap, voice.more)
    values = [scale.value(change.before), scale.value(change.after)]
    cases = " / ".join(map(voice.texts.number, change.cases))
    return [label(change.measure, voice), *values, gap, bounds, cases, chance_told(voice, change.chance)]


def chance_told(voice: Voice, chance: float) -> str:
    return f"< {voice.texts.number(0.001, 3)}" if chance < 0.001 else voice.texts.number(chance, 3)
