"""A drawing: a few shapes in colours that are named by what they mean, so that page, paper and night can choose them.

As SVG it takes the colours of the page around it, or brings its own, for light and dark; :mod:`.png` paints the same
shapes on a bitmap.
"""

from __future__ import annotations

from typing import NamedTuple
from xml.sax.saxutils import escape

INK = "ink"
FAINT = "faint"
LINE = "line"
SURFACE = "surface"
MORE = "more"
LESS = "less"

LIGHT = {
    INK: "#241823",
    FAINT: "#5f4e54",
    LINE: "#cdbb98",
    SURFACE: "#fffaf0",
    MORE: "#0072b2",
    LESS: "#d55e00",
}
DARK = {
    INK: "#f4ecdd",
    FAINT: "#b0a2a8",
    LINE: "#4f4259",
    SURFACE: "#201924",
    MORE: "#56b4e9",
    LESS: "#e69f00",
}
"""Blue and orange are told apart by every kind of eyes (Okabe and Ito)."""

FONT = "'Source Sans 3','Segoe UI',system-ui,'Helvetica Neue',Arial,sans-serif"


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float
    colour: str
    strength: float = 1.0
    """From 0, not to be seen, to 1."""
    round: float = 0.0


class Line(NamedTuple):
    points: list[tuple[float, float]]
    colour: str
    thickness: float = 1.0
    dashed: bool = False


class Dot(NamedTuple):
    x: float
    y: float
    radius: float
    colour: str
    hollow: bool = False


class Text(NamedTuple):
    x: float
    y: float
    """The line on which it stands."""
    text: str
    size: float = 13.0
    colour: str = INK
    anchor: str = "start"
    bold: bool = False


Shape = Box | Line | Dot | Text


class Drawing:
    """Shapes on a sheet; later ones cover earlier ones."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.shapes: list[Shape] = []

    def add(self, *shapes: Shape) -> None:
        self.shapes += shapes


def svg(drawing: Drawing) -> str:
    """For a page that has the colours as ``--ink``, ``--more`` and so on.

    >>> sheet = Drawing(20, 10, "A dot")
    >>> sheet.add(Dot(5, 5, 2, MORE))
    >>> print(svg(sheet))
    <svg viewBox="0 0 20 10" role="img" aria-label="A dot">
    <circle cx="5" cy="5" r="2" fill="var(--more)"/>
    </svg>
    """
    label = escape(drawing.title, {'"': "&quot;"})
    shapes = "\n".join(markup(shape) for shape in drawing.shapes)
    size = f"{short(drawing.width)} {short(drawing.height)}"
    return f'<svg viewBox="0 0 {size}" role="img" aria-label="{label}">\n{shapes}\n</svg>'


def svg_file(drawing: Drawing) -> str:
    """A file of its own, with its colours for light and for dark."""
    light, dark = ("".join(f"--{name}:{value};" for name, value in colours.items()) for colours in (LIGHT, DARK))
    style = (
        f"<style>svg{{{light}font-family:{FONT};background:var(--surface)}}"
        f"@media(prefers-color-scheme:dark){{svg{{{dark}}}}}</style>"
    )
    size = f'width="{short(drawing.width)}" height="{short(drawing.height)}"'
    opened, closed = svg(drawing).split("\n", 1)
    return f"{opened.replace('<svg', f'<svg xmlns={QUOTED_NAMESPACE} {size}')}\n{style}\n{closed}\n"


QUOTED_NAMESPACE = '"http://www.w3.org/2000/svg"'


def markup(shape: Shape) -> str:
    if isinstance(shape, Text):
        anchor = "" if shape.anchor == "start" else f' text-anchor="{shape.anchor}"'
        weight = ' font-weight="600"' if shape.bold else ""
        place = f'x="{short(shape.x)}" y="{short(shape.y)}" font-size="{short(shape.size)}"'
        return f'<text {place}{anchor}{weight} fill="var(--{shape.colour})">{escape(shape.text)}</text>'
    if isinstance(shape, Box):
        rounded = f' rx="{short(shape.round)}"' if shape.round else ""
        faded = f' fill-opacity="{short(shape.strength)}"' if shape.strength < 1 else ""
        size = f'width="{short(shape.width)}" height="{short(shape.height)}"'
        return f'<rect x="{short(shape.x)}" y="{short(shape.y)}" {size}{rounded} fill="var(--{shape.colour})"{faded}/>'
    if isinstance(shape, Dot):
        place = f'cx="{short(shape.x)}" cy="{short(shape.y)}" r="{short(shape.radius)}"'
        if shape.hollow:
            return f'<circle {place} fill="var(--surface)" stroke="var(--{shape.colour})" stroke-width="2"/>'
        return f'<circle {place} fill="var(--{shape.colour})"/>'
    points = " ".join(f"{short(x)},{short(y)}" for x, y in shape.points)
    dashes = ' stroke-dasharray="4 3"' if shape.dashed else ""
    stroke = f'stroke="var(--{shape.colour})" stroke-width="{short(shape.thickness)}"'
    return f'<polyline points="{points}" fill="none" {stroke} stroke-linecap="round" stroke-linejoin="round"{dashes}/>'


def short(number: float) -> str:
    """
    >>> short(3.0), short(2.345)
    ('3', '2.3')
    """
    return f"{number:.2f}".rstrip("0").rstrip(".") if abs(number) < 1 else f"{number:.1f}".removesuffix(".0")
