"""Lettering: how names, marks and longer texts are set in the columns of a terminal."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from textwrap import wrap

from rich.box import ASCII, ROUNDED
from rich.cells import cell_len
from rich.rule import Rule
from rich.text import Text

from perfidie.terminal.screen import Screen
from perfidie.texts import Company, Texts
from perfidie.texts.villainous import VillainousVocabulary

STYLES = {
    "hero": "bold red",
    "ally": "bold green",
    "item": "bold cyan",
    "effect": "bold yellow",
    "condition": "bold magenta",
    "curse": "bold magenta",
    "prince": "bold blue",
    "relic": "bold cyan",
}
"""By type. The type always stands beside the name, or the row in which the card lies tells it."""
WHOLE, SHORT, TIGHT = range(3)
"""How much is drawn: everything; texts of cards cut to a line; of other realms and texts nothing but the heads."""
BAR = 10


class Pen:
    """Everything that is written at this table goes through it."""

    def __init__(self, screen: Screen, texts: Texts, company: Company) -> None:
        words = texts.words(company.game)
        assert isinstance(words, VillainousVocabulary)
        self.screen = screen
        self.texts = texts
        self.company = company
        self.words = words
        self.density = WHOLE
        signs = screen.symbols
        self.box = ROUNDED if signs else ASCII
        self.mover, self.token, self.dot, self.item = ("▶", "■", " · ", "·") if signs else (">", "#", " - ", "-")
        self.free, self.covered, self.used = ("•", "✗", "✓") if signs else ("-", "x", "v")
        self.full, self.empty = ("▰", "▱") if signs else ("#", ".")
        self.above, self.below = ("▲", "▼") if signs else ("^", "v")
        self.spelled: dict[str, str] = {}
        self.names = re.compile("")

    @property
    def width(self) -> int:
        return self.screen.width

    def say(self, id: str, **values: object) -> str:
        return self.texts(f"table-villainous-{id}", **values)

    def name(self, id: str) -> Text:
        return Text(self.words.card(id), STYLES[self.words.entries[id]["type"]])

    def type(self, id: str) -> str:
        return self.say(f"type-{self.words.entries[id]['type']}")

    def rule(self) -> Rule:
        return Rule(style="dim", characters="─" if self.screen.symbols else "-")

    def bar(self, share: float) -> Text:
        done = round(share * BAR)
        filled, rest = (self.full * done, "bold yellow"), (self.empty * (BAR - done), "dim")
        return Text.assemble(filled, rest, f" {self.percent(share)}")

    def percent(self, share: float) -> str:
        """Without decimals: nobody needs them here."""
        return self.say("percent", n=round(100 * share))

    # Lines

    def flow(self, pieces: Sequence[Text], width: int, gap: str = "  ", indent: str = "") -> list[Text]:
        """The pieces beside each other as far as they fit; one that is too long for a line is broken at its spaces."""
        lines: list[Text] = []
        for piece in pieces:
            if lines and cell_len(lines[-1].plain + gap + piece.plain) <= width:
                lines[-1] = Text.assemble(lines[-1], gap, piece)
            else:
                start = indent if lines else ""
                lines += [Text.assemble(start, part) for part in self.broken(piece, width - len(start))]
        for line in lines:
            line.no_wrap, line.overflow = True, "ignore"
        return lines

    def broken(self, piece: Text, width: int) -> list[Text]:
        """At ordinary spaces only: a French question mark stays with its word."""
        if cell_len(piece.plain) <= width:
            return [piece]
        parts = wrap(piece.plain, max(width, 8), subsequent_indent="  ", break_on_hyphens=False)
        style = piece.spans[0].style if piece.spans else piece.style
        return [Text(part, style) for part in parts]

    def hanging(self, head: Text, text: str, indent: int, style: str = "dim") -> Text:
        """A head and a text that runs on from it, in lines that are indented below the first."""
        width = self.width - 1
        words = text.split(" ")
        start: list[str] = []
        while words and cell_len(head.plain + " ".join([*start, words[0]])) <= width:
            start.append(words.pop(0))
        rest = wrap(" ".join(words), width - indent, break_long_words=False, break_on_hyphens=False)
        lines = [" ".join(start), *(" " * indent + line for line in rest)]
        return Text.assemble(head, ("\n".join(lines), style), no_wrap=True, overflow="ignore")

    def cut(self, head: Text, text: str) -> Text:
        """A head and as much of a text as fits on its line."""
        line = Text.assemble(head, (text, "dim"), no_wrap=True, overflow="ellipsis")
        line.truncate(self.width - 1, overflow="ellipsis")
        return line

    def coloured(self, text: str) -> Text:
        """A sentence with the names of cards in the style of their type."""
        if not self.spelled:
            self.spelled = {self.words.card(id): STYLES[each["type"]] for id, each in self.words.entries.items()}
            longest_first = sorted(self.spelled, key=len, reverse=True)
            self.names = re.compile("|".join(rf"\b{re.escape(name)}(?!\w)" for name in longest_first))
        line = Text(text, no_wrap=True, overflow="ignore")
        players = [found.span() for found in re.finditer("|".join(map(re.escape, self.company.names)), text)]
        for found in self.names.finditer(text):
            if not any(start <= found.start() < end for start, end in players):  # a villain may be called like a card
                line.stylize(self.spelled[found.group()], *found.span())
        return line


def bare(text: str) -> str:
    """A name as somebody types it: small letters without accents, plain apostrophes.

    >>> bare("Crise de colère"), bare("Belle’s House")
    ('crise de colere', "belle's house")
    """
    split = unicodedata.normalize("NFD", text.casefold().replace("’", "'").replace("œ", "oe"))
    return "".join(sign for sign in split if not unicodedata.combining(sign))
