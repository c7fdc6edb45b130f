"""A report as a part of a page of Markdown: key tables and pictures between two marks, so that it can be renewed."""

from __future__ import annotations

from perfidie.lab.report.document import Document
from perfidie.lab.report.figures import Figure, Sheet, Voice
from perfidie.texts import Texts

KEY_FIGURES = {
    "roles": True,
    "bots": False,
    "pairs": True,
    "company": True,
    "order": False,
    "edge": True,
    "length": True,
    "to_win": False,
    "fated": False,
    "drawn_early": True,
    "fate_early": True,
    "values": True,
    "openings": True,
    "hero_count": True,
    "special_time": False,
}
"""The figures that are worth a page, and whether as a picture, too."""
TABLES = {"pairs", "company", "order", "to_win", "fated", "bots", "roles", "special_time"}
"""Those whose table stands there."""


def marks(game: str) -> tuple[str, str]:
    return f"<!-- report {game} -->", f"<!-- end of report {game} -->"


def part(document: Document, texts: Texts, pictures: str) -> str:
    """The part for this game; ``pictures`` is the way to the folder of the pictures."""
    voice = Voice(texts, document.game)
    begin, end = marks(document.game)
    lines = [begin, f"## {document.title}", "", document.lead, "", "```", *document.commands, "```", ""]
    for section in document.sections:
        figures = [figure for figure in section.figures if figure.id in KEY_FIGURES]
        if figures:
            lines += [f"### {section.title}", "", section.text, ""]
        for figure in figures:
            lines += shown(figure, f"{pictures}/{document.game}-{figure.id}.svg")
    lines += [f"### {voice('report-method')}", "", *(f"- {one}" for one in document.method), end]
    return "\n".join(lines) + "\n"


def shown(figure: Figure, picture: str) -> list[str]:
    lines = [f"**{figure.title}.** {figure.note}", ""]
    if KEY_FIGURES[figure.id] and figure.drawing is not None:
        lines += [f"![{figure.title}]({picture})", ""]
    if figure.id in TABLES:
        lines += [*table(figure.sheet), ""]
    return lines


def table(sheet: Sheet) -> list[str]:
    """
    >>> table(Sheet(["Villain", "Rate"], [["Jafar", "30%"]]))
    ['| Villain | Rate |', '| --- | ---: |', '| Jafar | 30% |']
    """
    head = "| " + " | ".join(sheet.head) + " |"
    line = "| --- |" + " ---: |" * (len(sheet.head) - 1)
    return [head, line, *("| " + " | ".join(row) + " |" for row in sheet.rows)]


def renewed(page: str, part: str, game: str) -> str:
    """A page with the part of this game renewed, or added at its end.

    >>> renewed("Balance\\n", "<!-- report chess -->\\nnew\\n<!-- end of report chess -->\\n", "chess")
    'Balance\\n\\n<!-- report chess -->\\nnew\\n<!-- end of report chess -->\\n'
    """
    begin, end = marks(game)
    if begin in page and end in page:
        before, _, rest = page.partition(begin)
        after = rest.partition(end)[2].removeprefix("\n")
        return before + part + after
    return page.rstrip("\n") + ("\n\n" if page.strip() else "") + part
