"""A drawing as a bitmap, painted by Matplotlib. Needs the extra ``report``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from perfidie.kernel import extras
from perfidie.lab.report.canvas import LIGHT, SURFACE, Box, Dot, Drawing, Line, Text

DOTS_PER_UNIT = 2
POINTS_PER_UNIT = 0.72
"""A unit of a drawing is a hundredth of an inch here."""


def library() -> Any:
    """Matplotlib, if it is installed."""
    return extras.library("report", "matplotlib", "figure", "patches")


def save_png(drawing: Drawing, path: Path) -> None:
    """Paint it in the colours of the day."""
    plots = library()
    figure = plots.figure.Figure((drawing.width / 100, drawing.height / 100), dpi=100 * DOTS_PER_UNIT)
    figure.set_facecolor(LIGHT[SURFACE])
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_xlim(0, drawing.width)
    axes.set_ylim(drawing.height, 0)
    axes.axis("off")
    for order, shape in enumerate(drawing.shapes):
        colour = LIGHT[shape.colour]
        if isinstance(shape, Box):
            corner = (shape.x, shape.y)
            box = plots.patches.Rectangle(
                corner, shape.width, shape.height, facecolor=colour, alpha=shape.strength, linewidth=0, zorder=order
            )
            axes.add_patch(box)
        elif isinstance(shape, Dot):
            inside = LIGHT[SURFACE] if shape.hollow else colour
            dot = plots.patches.Circle(
                (shape.x, shape.y), shape.radius, facecolor=inside, edgecolor=colour, linewidth=1, zorder=order
            )
            axes.add_patch(dot)
        elif isinstance(shape, Line):
            axes.plot(
                [x for x, _ in shape.points],
                [y for _, y in shape.points],
                color=colour,
                linewidth=shape.thickness * POINTS_PER_UNIT,
                linestyle="--" if shape.dashed else "-",
                solid_capstyle="round",
                zorder=order,
            )
        elif isinstance(shape, Text):
            axes.text(
                shape.x,
                shape.y,
                shape.text,
                color=colour,
                fontsize=shape.size * POINTS_PER_UNIT,
                fontweight="bold" if shape.bold else "normal",
                ha={"start": "left", "middle": "center", "end": "right"}[shape.anchor],
                va="baseline",
                zorder=order,
            )
    figure.savefig(path, format="png", facecolor=LIGHT[SURFACE])
