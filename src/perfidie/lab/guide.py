"""A reference of Villainous for players, in Markdown, made from the data and the scenarios."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from perfidie.games import game
from perfidie.games.villainous.printed import DECK_SIZES, DECKS, Symbol, Villain, villain
from perfidie.kernel.coverage import coverage
from perfidie.kernel.errors import BadInput
from perfidie.kernel.scenario import load, scenario_files
from perfidie.texts import LANGUAGES, Texts
from perfidie.texts.typography import typographic

GAMES = ("villainous",)
"""The games that have a guide."""


def guide(id: str, scenarios: Sequence[Path], address: str, texts: Texts) -> str:
    """The page. ``scenarios`` are folders of scenario files; the page finds them at ``address``.

    >>> page = guide("villainous", [], "", Texts("en"))
    >>> page.splitlines()[0]
    '# Disney Villainous, villain by villain'
    """
    if id not in GAMES:
        raise BadInput("no-guide", game=id, expected=", ".join(GAMES))
    found = game(id)
    loaded = [load(file) for file in scenario_files(scenarios)]
    link = {one.file: f"[{bare(one.title)}]({place(one.file, scenarios, address)})" for one in loaded}
    links = {card: [link[file] for file in files] for card, files in coverage(found, loaded).cards.items()}
    return "\n".join(Page(texts, links).lines([villain(role) for role in found.roles])) + "\n"


def place(file: str, folders: Sequence[Path], address: str) -> str:
    """Where the page finds a scenario file."""
    path = Path(file)
    inside = next(path.relative_to(folder) for folder in folders if path.is_relative_to(folder))
    return f"{address}/{inside.as_posix()}"


def bare(text: str) -> str:
    """A text in which nothing is a sign of Markdown.

    >>> bare("2 <or> [more]")
    '2 &lt;or> \\\\[more\\\\]'
    """
    for sign in "[]*|":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("<", "&lt;")


class Page:
    """The parts of the page, as lines."""

    def __init__(self, texts: Texts, links: dict[str, list[str]]) -> None:
        self.texts = texts
        self.links = links  # by card: the scenarios that show it

    def lines(self, villains: Sequence[Villain]) -> Iterator[str]:
        say = self.texts
        yield from (f"# {say('guide-title')}", "", say("guide-about"), "", say("guide-made"), "")
        yield from ("```", "perfidie guide villainous --out docs/villainous.md", "```", "")
        yield from (f"- [{both(each.data['villain'])}](#{each.id})" for each in villains)
        for each in villains:
            yield from self.villain(each)

    def villain(self, villain: Villain) -> Iterator[str]:
        say = self.texts
        about = villain.data["villain"]
        yield from ("", f'<a id="{villain.id}"></a>', "", f"## {both(about)}", "")
        yield from (f"### {say('guide-objective')}", "", *in_both_languages(about["objective"]))
        yield from ("", say(f"guide-tested-{about['win_check']}"), "")
        yield from (f"### {say('guide-board')}", "", *self.board(villain), "")
        yield from (f"### {say('guide-special')}", "", *(f"- {bare(rule)}" for rule in about["special"]))
        tiles = villain.data.get("tile", [])
        if tiles:
            yield from ("", f"### {say('guide-tiles')}")
            for tile in tiles:
                yield from self.card(villain, tile)
        for deck, size in zip(DECKS, DECK_SIZES, strict=True):
            yield from ("", f"### {say(f'guide-deck-{deck}')} ({size})")
            for entry in villain.data["card"]:
                if entry["deck"] == deck:
                    yield from self.card(villain, entry)

    def board(self, villain: Villain) -> Iterator[str]:
        say = self.texts
        yield f"| {say('guide-location')} | {say('guide-top')} | {say('guide-bottom')} |"
        yield "| --- | --- | --- |"
        for number, location in enumerate(villain.data["location"]):
            name = both(location)
            if number in villain.locked:
                name += f" ({say('guide-locked')})"
            symbols = villain.symbols[number]
            top = ", ".join(self.action(symbol) for symbol in symbols if symbol.top)
            bottom = ", ".join(self.action(symbol) for symbol in symbols if not symbol.top)
            yield f"| {name} | {top or '–'} | {bottom or '–'} |"

    def action(self, symbol: Symbol) -> str:
        return self.texts("guide-action", action=symbol.name.partition(":")[0], n=symbol.amount)

    def card(self, villain: Villain, entry: dict[str, Any]) -> Iterator[str]:
        say = self.texts
        yield from ("", f"#### {both(entry)}", "", ", ".join(self.facts(entry)) + ".", "")
        yield from in_both_languages(entry["effect"])
        if "note" in entry:
            yield f"- **{say('guide-rulings')}**: {bare(entry['note'])}"
        links = self.links.get(f"{villain.id}/{entry['id']}", [])
        if links:
            yield f"- **{say('guide-scenarios')}**:"
            yield from (f"  - {link}" for link in links)

    def facts(self, entry: dict[str, Any]) -> Iterator[str]:
        """Type, copies and numbers."""
        say = self.texts
        yield say("guide-type", type=entry["type"])
        if "count" in entry:
            yield say("guide-copies", count=entry["count"])
        if "cost" in entry:
            cost = entry["cost"]
            yield say("guide-cost", n=cost) if isinstance(cost, int) else say("guide-cost-variable")
        if "strength" in entry:
            yield say("guide-strength", n=entry["strength"])
        if "activation_cost" in entry:
            yield say("guide-activation", n=entry["activation_cost"])
        if "attach" in entry:
            yield say("guide-attach", host=entry["attach"])


def both(entry: dict[str, Any]) -> str:
    """The names in both languages; once, if they are the same.

    >>> both({"name": {"en": "Wish", "fr": "Vœu"}}), both({"name": {"en": "Abu", "fr": "Abu"}})
    ('Wish / Vœu', 'Abu')
    """
    return bare(typographic(" / ".join(dict.fromkeys(entry["name"][lang] for lang in LANGUAGES))))


def in_both_languages(text: dict[str, str]) -> Iterator[str]:
    return (f"- **{lang.upper()}**: {bare(typographic(text[lang]))}" for lang in LANGUAGES)
