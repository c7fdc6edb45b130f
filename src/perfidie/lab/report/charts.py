"""The four kinds of pictures: figures with their intervals, match-ups, distributions, and courses over time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, floor, isfinite, log10
from typing import NamedTuple

from perfidie.lab.intervals import Estimate, rate
from perfidie.lab.report.canvas import FAINT, INK, LESS, LINE, MORE, SURFACE, Box, Dot, Drawing, Line, Text

WIDTH = 600
LABELS = 186
FIGURES = 136
ROW = 25
TOP = 30
MARGIN = 14

Say = Callable[[float], str]
"""How a number is written."""


class Scale(NamedTuple):
    """How the numbers of an axis are written: those of the figures, those of the ticks, and how many cases."""

    value: Say
    tick: Say
    cases: Say


class Item(NamedTuple):
    """One line of a chart of figures."""

    label: str
    estimate: Estimate
    sure: bool = True
    """Drawn hollow otherwise: it might be chance."""


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two bounds.

    >>> ticks(0, 1), ticks(3.2, 17)
    ([0.0, 0.2, 0.4, 0.6, 0.8, 1.0], [5.0, 10.0, 15.0])
    """
    span = max(high - low, 1e-9)
    power = 10.0 ** floor(log10(span / (most - 1)))
    step = next(power * size for size in (1, 2, 5, 10) if span / (power * size) <= most - 1)
    return [round(step * i, 10) for i in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def dots(title: str, items: Sequence[Item], scale: Scale, reference: float | None) -> Drawing:
    """Figures below each other, each with its interval and the number behind it.

    ``reference`` is a value to compare with: what is above it is blue, what is below orange.
    """
    drawing = Drawing(WIDTH, TOP + ROW * len(items) + MARGIN, title)
    bounds = [bound for item in items for bound in item.estimate[:3] if isfinite(bound)]
    bounds += [] if reference is None else [reference]
    low, high = padded(min(bounds), max(bounds))
    left, right = LABELS + 10, WIDTH - FIGURES

    def across(value: float) -> float:
        return left + (right - left) * (value - low) / (high - low)

    bottom = TOP + ROW * len(items)
    for tick in ticks(low, high):
        x = across(tick)
        drawing.add(
            Line([(x, TOP - 4), (x, bottom)], LINE, 0.7), Text(x, TOP - 10, scale.tick(tick), 11, FAINT, "middle")
        )
    if reference is not None:
        drawing.add(Line([(across(reference), TOP - 4), (across(reference), bottom)], FAINT, 1.2, dashed=True))
    for number, item in enumerate(items):
        estimate, y = item.estimate, TOP + ROW * number + ROW / 2
        colour = MORE if reference is None or estimate.value >= reference else LESS
        drawing.add(
            Text(LABELS, y + 4.5, fitting(item.label, 30), 13, INK, "end"),
            Line([(across(max(low, estimate.low)), y), (across(min(high, estimate.high)), y)], colour, 2.2),
            Dot(across(estimate.value), y, 4.6, colour, hollow=not item.sure),
            Text(right + 14, y + 4.5, scale.value(estimate.value), 13, INK, bold=item.sure),
            Text(WIDTH - 8, y + 4.5, scale.cases(estimate.n), 11, FAINT, "end"),
        )
    return drawing


def padded(low: float, high: float) -> tuple[float, float]:
    """Bounds with some air, and never as narrow as a point."""
    air = (high - low) * 0.04 or 0.5
    return (low - air if low != 0 else 0.0), high + air


def fitting(text: str, most: int) -> str:
    """
    >>> fitting("An Exquisite Dinner For Two", 12)
    'An Exquisit…'
    """
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


CELL_WIDTH = 80
CELL_HEIGHT = 54
SIDE = 124
HEAD = 46
FULL = 0.35
"""So far from even, a cell has its full colour."""


def matrix(
    title: str,
    names: Sequence[tuple[str, str]],
    cell: Callable[[str, str], Estimate | None],
    total: Callable[[str], Estimate | None],
    all_label: str,
    even: float,
    scale: Scale,
) -> Drawing:
    """How often the row wins against the column, with interval and number of games in each cell; last, against all."""
    columns = len(names) + 1
    drawing = Drawing(SIDE + CELL_WIDTH * columns + 14, HEAD + CELL_HEIGHT * len(names) + 4, title)
    heads = [name for _, name in names] + [all_label]
    for column, name in enumerate(heads):
        x = SIDE + CELL_WIDTH * (column + 0.5) + (10 if column == len(names) else 0)
        lines = broken(name, 11)
        for number, line in enumerate(lines):
            bold = column == len(names)
            drawing.add(Text(x, HEAD - 10 - 14 * (len(lines) - 1 - number), line, 12, INK, "middle", bold))
    for row, (id, name) in enumerate(names):
        y = HEAD + CELL_HEIGHT * row
        lines = broken(name, 17)
        for number, line in enumerate(lines):
            at = y + CELL_HEIGHT / 2 + 4.5 + 15 * (number - (len(lines) - 1) / 2)
            drawing.add(Text(SIDE - 10, at, line, 13, INK, "end"))
        for column in range(columns):
            last = column == len(names)
            x = SIDE + CELL_WIDTH * column + (10 if last else 0)
            estimate = total(id) if last else None if names[column][0] == id else cell(id, names[column][0])
            put_cell(drawing, x, y, estimate, even, scale)
    return drawing


def put_cell(drawing: Drawing, x: float, y: float, estimate: Estimate | None, even: float, scale: Scale) -> None:
    width, height = CELL_WIDTH - 3, CELL_HEIGHT - 3
    if estimate is None:
        drawing.add(Box(x, y, width, height, LINE, 0.25, 3))
        return
    sure = not estimate.low <= even <= estimate.high
    colour = MORE if estimate.value >= even else LESS
    depth = min(1.0, abs(estimate.value - even) / FULL)
    middle = x + width / 2
    interval = f"{100 * estimate.low:.0f}–{scale.tick(estimate.high)}"
    drawing.add(
        Box(x, y, width, height, SURFACE, 1, 3),
        Box(x, y, width, height, colour, 0.04 + 0.5 * depth, 3),
        Text(middle, y + 19, scale.tick(estimate.value), 15, INK, "middle", sure),
        Text(middle, y + 33, interval, 10.5, INK, "middle"),
        Text(middle, y + 45, scale.cases(estimate.n), 10, INK, "middle"),
    )


def broken(name: str, width: int) -> list[str]:
    """A name on one or two lines.

    >>> broken("Queen of Hearts", 10)
    ['Queen of', 'Hearts']
    """
    words = name.split(" ")
    if len(name) <= width or len(words) == 1:
        return [name]
    cuts = range(1, len(words))
    best = min(cuts, key=lambda cut: max(len(" ".join(words[:cut])), len(" ".join(words[cut:]))))
    return [" ".join(words[:best]), " ".join(words[best:])]


BARS = 26
"""Most bars of a distribution."""
BROADEST = 60
PLOT = 190


def histogram(title: str, counts: Mapping[int, int], say: Say, number: Say, axis: str) -> Drawing:
    """The share of games by a number, each bar with its interval."""
    total = sum(counts.values())
    first, last = min(counts), max(counts)
    width = max(1, ceil((last - first + 1) / BARS))
    first -= first % width
    bins: dict[int, int] = dict.fromkeys(range(first, last + 1, width), 0)
    for value, count in counts.items():
        bins[value - value % width] += count
    rates = {start: rate(count, total) for start, count in bins.items()}
    highest = max(estimate.high for estimate in rates.values())
    drawing = Drawing(WIDTH, TOP + PLOT + 44, title)
    left, right, bottom = 58, WIDTH - 16, TOP + PLOT

    def up(share: float) -> float:
        return bottom - PLOT * share / highest

    for tick in ticks(0, highest, 5):
        drawing.add(Line([(left, up(tick)), (right, up(tick))], LINE, 0.7))
        drawing.add(Text(left - 8, up(tick) + 4, say(tick), 11, FAINT, "end"))
    step = min(BROADEST, (right - left) / len(bins))
    every = ceil(len(bins) / 14)
    for i, (start, estimate) in enumerate(rates.items()):
        x = left + step * i
        drawing.add(Box(x + 1.5, up(estimate.value), max(1.0, step - 3), bottom - up(estimate.value), MORE, 0.75))
        middle = x + step / 2
        if bins[start]:
            drawing.add(Line([(middle, up(estimate.low)), (middle, up(estimate.high))], INK, 1.3))
        if i % every == 0:
            drawing.add(Text(middle, bottom + 16, number(start), 11, FAINT, "middle"))
    drawing.add(Line([(left, bottom), (right, bottom)], FAINT, 1))
    drawing.add(Text((left + right) / 2, bottom + 36, axis, 12, FAINT, "middle"))
    return drawing


PANELS = 3
SHEET = 720
PANEL_HEIGHT = 132


class Course(NamedTuple):
    """One panel: a name, and two courses of means with intervals, by round."""

    label: str
    winners: list[tuple[int, Estimate]]
    others: list[tuple[int, Estimate]]


def courses(title: str, panels: Sequence[Course], say: Say, number: Say, legend: tuple[str, str], axis: str) -> Drawing:
    """Small pictures of the same size: how far winners and others have come, round by round."""
    rows = ceil(len(panels) / PANELS)
    drawing = Drawing(SHEET, 30 + rows * PANEL_HEIGHT + 20, title)
    last = max((turn for panel in panels for turn, _ in panel.winners + panel.others), default=1)
    drawing.add(
        Line([(52, 12), (76, 12)], MORE, 2.4),
        Text(82, 16, legend[0], 12),
        Line([(252, 12), (276, 12)], LESS, 2.4, dashed=True),
        Text(282, 16, legend[1], 12),
    )
    width = (SHEET - 52) / PANELS
    for i, panel in enumerate(panels):
        x, y = 52 + width * (i % PANELS), 30 + PANEL_HEIGHT * (i // PANELS)
        wide, high = width - 18, PANEL_HEIGHT - 44
        base = y + 20 + high
        drawing.add(Text(x, y + 13, panel.label, 13, INK, bold=True))
        for tick in (0.0, 0.5, 1.0):
            drawing.add(Line([(x, base - high * tick), (x + wide, base - high * tick)], LINE, 0.7))
            if i % PANELS == 0:
                drawing.add(Text(x - 6, base - high * tick + 4, say(tick), 10.5, FAINT, "end"))
        for tick in ticks(1, last, 4):
            drawing.add(Text(x + wide * (tick - 1) / max(1, last - 1), base + 13, number(tick), 10.5, FAINT, "middle"))
        for course, colour, dashed in ((panel.others, LESS, True), (panel.winners, MORE, False)):
            points = [
                (x + wide * (turn - 1) / max(1, last - 1), base - high * min(1.0, estimate.value))
                for turn, estimate in course
            ]
            for (at, _), (_, estimate) in zip(points, course, strict=True):
                low, top = max(0.0, estimate.low), min(1.0, estimate.high)
                drawing.add(Line([(at, base - high * low), (at, base - high * top)], colour, 0.8))
            if len(points) > 1:
                drawing.add(Line(points, colour, 2.2, dashed))
    drawing.add(Text((SHEET) / 2, drawing.height - 4, axis, 12, FAINT, "middle"))
    return drawing
