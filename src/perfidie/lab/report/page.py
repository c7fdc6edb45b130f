"""A report as one page of HTML that needs nothing else: no script, no file beside it, readable by day and by night."""

from __future__ import annotations

from html import escape
from pathlib import Path

from perfidie.lab.report.canvas import DARK, LIGHT, svg
from perfidie.lab.report.document import Document
from perfidie.lab.report.figures import Figure, Section, Sheet, Voice
from perfidie.texts import Texts

SMALLEST = 0.8
LARGEST = 1.25
"""How far a drawing shrinks or grows with the screen: on a small one it scrolls, so that it stays readable."""


def page(document: Document, texts: Texts) -> str:
    voice = Voice(texts, document.game)
    links = "".join(f'<li><a href="#{one.id}">{escape(one.title)}</a></li>' for one in document.sections)
    # In the source the label comes first, as a list of terms has it; on the page the figure stands above it.
    keys = "".join(key(*one) for one in document.keys)
    sections = "\n".join(section(one, voice) for one in document.sections)
    method = "".join(f"<li>{escape(one)}</li>" for one in document.method)
    commands = escape("\n".join(document.commands))
    return f"""<!doctype html>
<html lang="{document.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(document.title)} – {escape(voice("report-kicker"))}</title>
<style>{style()}</style>
</head>
<body>
<header><div class="inner">
<p class="kicker">{escape(voice("report-kicker"))}</p>
<h1>{escape(document.title)}</h1>
<p>{escape(document.lead)}</p>
</div></header>
<div class="inner">
<dl class="keys">{keys}</dl>
<nav aria-label="{escape(voice("report-contents"))}"><ul>{links}</ul></nav>
<main>
{sections}
</main>
<footer>
<h2 id="method">{escape(voice("report-method"))}</h2>
<ul>{method}</ul>
<p>{escape(voice("report-made-by"))}</p>
<pre tabindex="0"><code>{commands}</code></pre>
</footer>
</div>
</body>
</html>
"""


def key(value: str, label: str, sure: str) -> str:
    beside = f"<dd>{escape(sure)}</dd>" if sure else ""
    return f"<div><dt>{escape(label)}</dt><dd>{escape(value)}</dd>{beside}</div>"


def style() -> str:
    """The colours of the drawings, and how everything is set."""
    light, dark = ("".join(f"--{name}:{value};" for name, value in colours.items()) for colours in (LIGHT, DARK))
    colours = f":root{{{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}"
    return f"{colours}\n{Path(__file__).with_name('page.css').read_text('utf-8')}"


def section(one: Section, voice: Voice) -> str:
    figures = "\n".join(figure(each, voice) for each in one.figures)
    text = f"<p>{escape(one.text)}</p>" if one.text else ""
    return (
        f'<section aria-labelledby="{one.id}"><h2 id="{one.id}">{escape(one.title)}</h2>{text}\n{figures}\n</section>'
    )


def figure(one: Figure, voice: Voice) -> str:
    caption = f"<figcaption><h3>{escape(one.title)}</h3><p>{escape(one.note)}</p></figcaption>"
    drawn = ""
    if one.drawing is not None:
        least, most = SMALLEST * one.drawing.width, LARGEST * one.drawing.width
        inline = svg(one.drawing).replace("<svg", f'<svg style="min-width:{least:.0f}px;max-width:{most:.0f}px"', 1)
        drawn = f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(one.title)}">{inline}</div>'
    opened = " open" if one.drawing is None and one.id == "beyond" else ""
    shown = (
        f"<details{opened}><summary>{escape(voice('report-as-table'))}</summary>{sheet(one.sheet, one.title)}</details>"
    )
    return f'<figure id="figure-{one.id}">{caption}{drawn}{shown}</figure>'


def sheet(one: Sheet, label: str) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in one.head)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in one.rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(label)}">{table}</div>'
