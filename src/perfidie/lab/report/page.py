"""A report as one page of HTML that needs nothing else: no script, no file beside it, readable by day and by night."""

from __future__ import annotations

from html import escape

from perfidie.lab.report.canvas import DARK, LIGHT, svg
from perfidie.lab.report.document import Document
from perfidie.lab.report.figures import Figure, Section, Sheet, Voice
from perfidie.texts import Texts

STYLE = """
:root { color-scheme: light dark; %(light)s --bg: #e6dac3; --raised: #fffaf0; --sunken: #f3e8d2; --brand: #84202f;
  --on-brand: #fff4e6; --brass: #b98a34; --link: #0a4bb0; --shadow: 0 1px 1px rgb(70 45 20/.18), 0 2px 8px rgb(70 45 20/.14);
  --diamond: rgb(110 70 20/.05);
  --display: Fraunces, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif;
  --ui: "Source Sans 3", "Segoe UI", system-ui, "Helvetica Neue", Arial, sans-serif; }
@media (prefers-color-scheme: dark) { :root { %(dark)s --bg: #151019; --raised: #201924; --sunken: #2b2230; --brand: #a42b3e;
  --brass: #d0a253; --link: #8ec9ff; --shadow: 0 1px 2px rgb(0 0 0/.5), 0 2px 8px rgb(0 0 0/.35);
  --diamond: rgb(255 236 200/.028); } }
* { box-sizing: border-box; }
body { margin: 0; background-color: var(--bg); color: var(--ink); font: 1rem/1.5 var(--ui);
  background-image: repeating-linear-gradient(45deg, var(--diamond) 0 18px, transparent 18px 36px),
    repeating-linear-gradient(-45deg, var(--diamond) 0 18px, transparent 18px 36px); }
header { background: var(--brand); color: var(--on-brand); border-bottom: 4px solid var(--brass); }
.inner { max-width: 62rem; margin: 0 auto; padding: 0 1rem; }
header .inner { padding-top: 2.2rem; padding-bottom: 1.8rem; }
.kicker { margin: 0; letter-spacing: .09em; text-transform: uppercase; font-size: .8125rem; opacity: .85; }
h1 { font: 600 clamp(2rem, 6vw, 3rem)/1.1 var(--display); margin: .2em 0 .35em; }
header p:last-child { margin: 0; max-width: 46rem; overflow-wrap: anywhere; }
h2 { font: 600 clamp(1.5rem, 4vw, 2rem)/1.15 var(--display); margin: 3rem 0 .4rem; scroll-margin-top: 1rem; }
h3 { font: 600 1.1875rem/1.25 var(--display); margin: 0 0 .3rem; }
h2 + p { max-width: 46rem; margin: 0 0 1rem; }
a { color: var(--link); }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; padding: 0; margin: 1.4rem 0 0; }
nav a { display: inline-block; padding: .35rem 0; }
.keys { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem; margin: -1rem 0 0; padding: 0; }
.keys div, figure { background: var(--raised); border-radius: 6px; box-shadow: var(--shadow); }
.keys div { padding: .9rem 1rem; border-top: 3px solid var(--brass); display: flex; flex-direction: column-reverse;
  justify-content: flex-end; }
.keys dd { margin: 0; font: 600 1.75rem/1.1 var(--display); font-variant-numeric: lining-nums; }
.keys dt { color: var(--faint); font-size: .875rem; line-height: 1.3; }
figure { margin: 1rem 0; padding: 1.1rem 1.1rem .8rem; }
figcaption p { margin: 0 0 .7rem; color: var(--faint); font-size: .9375rem; max-width: 46rem; }
.scroll { overflow-x: auto; }
.scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
svg { display: block; width: 100%%; min-width: 540px; height: auto; font-family: var(--ui); font-variant-numeric: tabular-nums; }
svg.wide { min-width: 820px; }
details { margin-top: .6rem; font-size: .9375rem; }
summary { cursor: pointer; color: var(--faint); padding: .3rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .875rem; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 600; vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--raised); }
pre { overflow-x: auto; background: var(--sunken); border-radius: 6px; padding: .8rem 1rem; font-size: .875rem; }
footer { margin: 3rem 0 2rem; color: var(--faint); font-size: .9375rem; }
footer ul { padding-left: 1.2rem; max-width: 46rem; }
@media print { body { background: none; } figure { break-inside: avoid; box-shadow: none; border: 1px solid var(--line); } }
"""
WIDE = 760
"""Drawings that are wider than this scroll on small screens rather than shrink."""


def page(document: Document, texts: Texts) -> str:
    voice = Voice(texts, document.game)
    light, dark = (" ".join(f"--{name}: {value};" for name, value in colours.items()) for colours in (LIGHT, DARK))
    links = "".join(f'<li><a href="#{one.id}">{escape(one.title)}</a></li>' for one in document.sections)
    # In the source the label comes first, as a list of terms has it; on the page the figure stands above it.
    keys = "".join(f"<div><dt>{escape(label)}</dt><dd>{escape(value)}</dd></div>" for value, label in document.keys)
    sections = "\n".join(section(one, voice) for one in document.sections)
    method = "".join(f"<li>{escape(one)}</li>" for one in document.method)
    commands = escape("\n".join(document.commands))
    return f"""<!doctype html>
<html lang="{document.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(document.title)} – {escape(voice("kicker"))}</title>
<style>{STYLE % {"light": light, "dark": dark}}</style>
</head>
<body>
<header><div class="inner">
<p class="kicker">{escape(voice("kicker"))}</p>
<h1>{escape(document.title)}</h1>
<p>{escape(document.lead)}</p>
</div></header>
<div class="inner">
<dl class="keys">{keys}</dl>
<nav aria-label="{escape(voice("contents"))}"><ul>{links}</ul></nav>
<main>
{sections}
</main>
<footer>
<h2 id="method">{escape(voice("method"))}</h2>
<ul>{method}</ul>
<p>{escape(voice("made-by"))}</p>
<pre tabindex="0"><code>{commands}</code></pre>
</footer>
</div>
</body>
</html>
"""


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
        wide = ' class="wide"' if one.drawing.width > WIDE else ""
        inline = svg(one.drawing).replace("<svg", f"<svg{wide}", 1)
        drawn = f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(one.title)}">{inline}</div>'
    opened = " open" if one.drawing is None and one.id == "beyond" else ""
    shown = f"<details{opened}><summary>{escape(voice('as-table'))}</summary>{sheet(one.sheet, one.title)}</details>"
    return f'<figure id="figure-{one.id}">{caption}{drawn}{shown}</figure>'


def sheet(one: Sheet, label: str) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in one.head)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in one.rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(label)}">{table}</div>'
