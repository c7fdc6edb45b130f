"""A realm drawn out: four locations, each with its two rows of symbols and the cards above and below them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from perfidie.games.villainous.view import CardView, RealmView, SymbolView
from perfidie.terminal.screen import stacked
from perfidie.terminal.villainous.pen import TIGHT, Pen

SIDE_BY_SIDE = 110
"""Columns from which on the four locations stand beside each other."""
ROOMY = 72
"""Columns from which on a location has its symbols and cards beside each other."""


class Board:
    def __init__(self, pen: Pen) -> None:
        self.pen = pen

    def realm(self, realm: RealmView) -> RenderableType:
        pen = self.pen
        if pen.width >= SIDE_BY_SIDE:
            return self.beside(realm)
        return self.rows(realm) if pen.width >= ROOMY and pen.density < TIGHT else self.lines(realm)

    # Symbols and cards

    def symbol(self, shown: SymbolView) -> Text:
        pen = self.pen
        action, _, amount = shown.symbol.partition(":")
        word = pen.say(f"symbol-{action}", n=amount)
        if shown.used:
            return Text(f"{pen.used} {word}", "dim")
        if shown.covered:
            return Text.assemble((f"{pen.covered} ", "dim"), (word, "dim strike"))
        return Text(f"{'+' if shown.granted_by else pen.free} {word}")

    def symbols(self, shown: Iterable[SymbolView]) -> list[Text]:
        return [self.symbol(each) for each in shown]

    def card(self, card: CardView) -> Text:
        """``Belle 2 (Trapped, + Maurice’s Invention)``."""
        pen = self.pen
        told = pen.name(card.card)
        if card.strength is not None:
            told.append(f" {card.strength}")
        marks = [pen.say(f"mark-{mark}") for mark in ("trapped", "hypnotized", "wicket") if getattr(card, mark)]
        if card.size != "normal":
            marks.append(pen.say(f"mark-{card.size}"))
        if card.power:
            marks.append(pen.say("power", n=card.power))
        marks += [f"+ {pen.words.card(item)}" for item in card.items]
        return Text.assemble(told, f" ({', '.join(marks)})") if marks else told

    def cards(self, cards: Iterable[CardView]) -> list[Text]:
        """The cards of a row, equal ones once with their number."""
        counted: dict[str, tuple[Text, int]] = {}
        for card in cards:
            told = self.card(card)
            counted[told.plain] = (told, counted[told.plain][1] + 1 if told.plain in counted else 1)
        return [Text.assemble(told, f" ×{number}" if number > 1 else "") for told, number in counted.values()]

    def tokens(self, realm: RealmView, number: int) -> str:
        """The villain's own tokens at a location."""
        return self.pen.token * realm.pieces[number] if len(realm.pieces) >= len(realm.locations) else ""

    def title(self, realm: RealmView, number: int) -> Text:
        pen = self.pen
        at = realm.locations[number]
        tokens = self.tokens(realm, number)
        return Text.assemble(
            (f"{pen.mover} " if at.mover else "", "bold"),
            (pen.words.location(at.location), "bold reverse" if at.mover else "bold"),
            (f" [{pen.say('locked')}]" if at.locked else "", "bold"),
            (f" {tokens}" if tokens else "", "bold yellow"),
        )

    def at_a_glance(self, realm: RealmView, number: int) -> Text:
        """What is to be said of a location of another's realm: its Heroes, the villain's cards, tokens and lock."""
        pen = self.pen
        at = realm.locations[number]
        tokens = self.tokens(realm, number)
        if not (at.top or at.bottom or at.locked or tokens):
            return Text()
        told = Text(pen.words.location(at.location))
        told.append(f" [{pen.say('locked')}]" if at.locked else "")
        told.append(f" {tokens}" if tokens else "")
        for sign, row in ((pen.above, at.top), (pen.below, at.bottom)):
            if row:
                told = Text.assemble(told, f" {sign} ", Text(", ").join(self.cards(row)))
        return told

    # Layouts

    def beside(self, realm: RealmView) -> Table:
        """Four panels; Heroes stand above the symbols that they cover."""
        pen = self.pen
        inner = pen.width // len(realm.locations) - 4
        heroes = [self.column(at.top, inner) for at in realm.locations]
        tops = [pen.flow(self.symbols(at.top_symbols), inner) for at in realm.locations]
        bottoms = [pen.flow(self.symbols(at.bottom_symbols), inner) for at in realm.locations]
        cards = [self.column(at.bottom, inner) for at in realm.locations]
        grid = Table.grid(expand=True)
        panels: list[RenderableType] = []
        for number, at in enumerate(realm.locations):
            grid.add_column(ratio=1)
            lines: list[RenderableType] = [*padding(heroes, number), *heroes[number]]
            lines += [*tops[number], *padding(tops, number), pen.rule()]
            lines += [*bottoms[number], *padding(bottoms, number), *cards[number], *padding(cards, number)]
            title = self.title(realm, number)
            style = "bold yellow" if at.mover else "dim"
            panels.append(Panel(stacked(lines), box=pen.box, title=title, title_align="left", border_style=style))
        grid.add_row(*panels)
        return grid

    def column(self, cards: Iterable[CardView], width: int) -> list[Text]:
        return [line for card in self.cards(cards) for line in self.pen.broken(card, width)]

    def rows(self, realm: RealmView) -> Table:
        """Two lines a location: name and top row, then the bottom row, each with its cards on the right."""
        pen = self.pen
        titles = [self.title(realm, number) for number in range(len(realm.locations))]
        rows = [self.symbols(row) for at in realm.locations for row in (at.top_symbols, at.bottom_symbols)]
        named = min(max(cell_len(title.plain) for title in titles), pen.width // 3)
        widest = max(cell_len("  ".join(symbol.plain for symbol in row)) for row in rows)
        symbols = min(widest, pen.width // 2 - 6)
        cards = pen.width - named - symbols - 6
        grid = Table.grid(padding=(0, 1))
        for width in (1, named, symbols, cards):
            grid.add_column(width=width, no_wrap=True, overflow="ignore")
        for number, at in enumerate(realm.locations):
            heading = stacked(pen.broken(titles[number], named))
            for name, sign, row, shown in (
                (heading, pen.above, at.top, rows[2 * number]),
                ("", pen.below, at.bottom, rows[2 * number + 1]),
            ):
                held = stacked(pen.flow(self.cards(row), cards))
                grid.add_row(sign if row else "", name, stacked(pen.flow(shown, symbols)), held)
        return grid

    def lines(self, realm: RealmView) -> RenderableType:
        """As short as can be: a line of symbols for each location, and one for its cards if it has any."""
        pen = self.pen
        lines: list[RenderableType] = []
        for number, at in enumerate(realm.locations):
            bar = Text("│" if pen.screen.symbols else "|", "dim")
            symbols = [*self.symbols(at.top_symbols), bar, *self.symbols(at.bottom_symbols)]
            heading = Text.assemble("" if at.mover else "  ", self.title(realm, number), " ")
            lines += [Text.assemble(" ", line) for line in pen.flow([heading, *symbols], pen.width - 2, indent="     ")]
            cards: list[Text] = []
            for sign, row in ((pen.above, at.top), (pen.below, at.bottom)):
                held = self.cards(row)
                cards += [Text.assemble(f"{sign} ", held[0]), *held[1:]] if held else []
            lines += [Text.assemble("     ", line) for line in pen.flow(cards, pen.width - 7)]
        return stacked(lines)


def padding(sections: Sequence[Sequence[Text]], number: int) -> list[Text]:
    """Empty lines that make a section as long as the longest of its kind."""
    return [Text(" ")] * (max(map(len, sections)) - len(sections[number]))
