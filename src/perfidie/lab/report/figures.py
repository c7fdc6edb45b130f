"""A report as a list of sections: what is said, the pictures, and the same figures as tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite
from typing import NamedTuple

from perfidie.lab.intervals import Estimate
from perfidie.lab.report.canvas import Drawing
from perfidie.lab.report.charts import Item, Scale, dots
from perfidie.texts import Texts


class Sheet(NamedTuple):
    """A table."""

    head: list[str]
    rows: list[list[str]]


class Figure(NamedTuple):
    """A picture, what it shows, and its figures as a table."""

    id: str
    title: str
    note: str
    drawing: Drawing | None
    sheet: Sheet


class Section(NamedTuple):
    """What belongs together."""

    id: str
    title: str
    text: str
    figures: list[Figure]


class Voice:
    """Says figures in one language."""

    def __init__(self, texts: Texts, game: str) -> None:
        self.texts = texts
        self.words = texts.words(game)
        self.rates = Scale(texts.percent, self.whole_percent, self.cases)
        self.changes = Scale(self.points, self.whole_points, self.cases)
        self.means = Scale(lambda value: texts.number(value, 1), lambda value: texts.number(value), self.cases)
        self.fine_means = Scale(lambda value: texts.number(value, 2), lambda value: texts.number(value, 1), self.cases)

    def __call__(self, id: str, **values: object) -> str:
        return self.texts(id, **values)

    def whole_percent(self, share: float) -> str:
        """
        >>> Voice(Texts("en"), "villainous").whole_percent(0.254)
        '25%'
        """
        return self.texts.number(100 * share) + ("\u202f%" if self.texts.lang == "fr" else "%")

    def points(self, change: float, digits: int = 1) -> str:
        """A difference of two rates.

        >>> Voice(Texts("en"), "villainous").points(-0.031)
        '−3.1'
        """
        return signed(self.texts.number(100 * change, digits))

    def more(self, change: float) -> str:
        """A difference of two means."""
        return signed(self.texts.number(change, 2))

    def whole_points(self, change: float) -> str:
        return self.points(change, 0)

    def cases(self, n: float) -> str:
        return self("report-cases", n=self.texts.number(n))

    def interval(self, estimate: Estimate, say: Callable[[float], str]) -> str:
        """
        >>> from math import inf
        >>> voice = Voice(Texts("en"), "villainous")
        >>> voice.interval(Estimate(3, 2, 4, 9), str), voice.interval(Estimate(3, -inf, inf, 1), str)
        ('2 to 4', '–')
        """
        if not isfinite(estimate.low + estimate.high):
            return "–"
        return self("report-between", low=say(estimate.low), high=say(estimate.high))

    def beside(self, estimate: Estimate, say: Callable[[float], str]) -> str:
        """How sure a figure is, to be put beside it.

        >>> voice = Voice(Texts("en"), "villainous")
        >>> voice.beside(Estimate(0.5, 0.4, 0.6, 96), voice.whole_percent)
        '40% to 60%; n 96'
        """
        return self("report-beside", interval=self.interval(estimate, say), cases=self.cases(estimate.n))

    def row(self, label: str, estimate: Estimate, say: Callable[[float], str]) -> list[str]:
        """A line of a table: the figure, its interval, the number of cases."""
        return [label, say(estimate.value), self.interval(estimate, say), self.texts.number(estimate.n)]

    def figure(
        self,
        id: str,
        items: Sequence[Item],
        scale: Scale,
        reference: float | None = None,
        **values: object,
    ) -> Figure:
        """A chart of figures; ``report-<id>`` is its title, ``report-<id>-note`` what it shows."""
        title = self(f"report-{id}", **values)
        head = [self("report-what"), self("report-value"), self("report-interval"), self("report-n")]
        sheet = Sheet(head, [self.row(item.label, item.estimate, scale.value) for item in items])
        return Figure(id, title, self(f"report-{id}-note", **values), dots(title, items, scale, reference), sheet)


def signed(number: str) -> str:
    """
    >>> signed("3.1"), signed("-3.1"), signed("-0.0")
    ('+3.1', '−3.1', '0.0')
    """
    if not number.strip("-0.,"):
        return number.lstrip("-")
    return "−" + number[1:] if number.startswith("-") else f"+{number}"


def beyond(estimate: Estimate, value: float) -> bool:
    """Whether the interval leaves the value out."""
    return not estimate.low <= value <= estimate.high


def ranked(items: list[Item]) -> list[Item]:
    """The greatest first."""
    return sorted(items, key=lambda item: -item.estimate.value)
