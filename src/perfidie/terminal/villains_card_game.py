"""The table of Disney Villains the Card Game: the viewer's neighbours left and right, the others opposite."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from rich.box import ASCII, ROUNDED, SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from perfidie.games.villains_card_game.scoring import cancelled
from perfidie.games.villains_card_game.table import DESTINATIONS
from perfidie.games.villains_card_game.view import CardTableView, SeatView
from perfidie.kernel.options import Record
from perfidie.kernel.view import View
from perfidie.terminal.painter import NO_HANDS, Offers, Painter
from perfidie.terminal.screen import Screen, stacked
from perfidie.texts import Company, Texts
from perfidie.texts.villains_card_game import CardGameVocabulary

LOOKS = {
    "R": ("♦", "bold red"),
    "B": ("▼", "bold bright_blue"),
    "G": ("♣", "bold green"),
    "Y": ("☼", "bold yellow"),
    "P": ("☾", "bold magenta"),
    "O": ("⬢", "bold dark_orange"),
}
"""Sign and style of each colour; its name always stands beside them."""
SPECIAL = "bold cyan"
ROOMY = 72
"""Columns from which on three places fit beside each other."""
ACROSS = 3
"""Places in a row: left neighbour, viewer, right neighbour."""


class CardTable(Painter):
    """Draws the views of this game."""

    quiet = frozenset({"turn", "drew", "ended"})

    def __init__(self, screen: Screen, texts: Texts, company: Company) -> None:
        words = texts.words(company.game)
        assert isinstance(words, CardGameVocabulary)
        super().__init__(screen, texts, company)
        self.words = words
        self.box = ROUNDED if screen.symbols else ASCII
        # How each card is spelled in a sentence, with its style.
        self.spelled = dict.fromkeys(words.specials.values(), SPECIAL)
        for letter, (_, style) in LOOKS.items():
            self.spelled |= {words.card(f"{value}{letter}"): style for value in range(1, 7)}
        self.cards = re.compile("|".join(rf"\b{re.escape(card)}\b" for card in self.spelled))

    # Cards

    def card(self, id: str) -> Text:
        """``5 ♦ red``, a special by its name, a Hero without a face."""
        if id == "H":
            return Text(("▒ " if self.screen.symbols else "# ") + self.texts("table-villains_card_game-hero"), "bold")
        if id.startswith("H:"):
            return Text.assemble(self.card("H"), " (", self.card(id[2:]), ")")
        if id in self.words.specials:
            return Text(self.words.card(id), SPECIAL)
        sign, style = LOOKS[id[1]]
        name = self.words.colours[id[1]]
        return Text(f"{id[0]} {sign} {name}" if self.screen.symbols else f"{id[0]} {name}", style)

    def short(self, id: str) -> Text:
        """``5♦``, where four cards must do with one line."""
        if id in self.words.specials:
            return self.card(id)
        sign, style = LOOKS[id[1]]
        return Text(id[0] + sign if self.screen.symbols else id, style)

    def card_list(self, ids: Sequence[str]) -> Text:
        return Text(", ").join(self.card(id) for id in ids)

    def line(self, text: str) -> Text:
        line = Text(text)
        for found in self.cards.finditer(text):
            line.stylize(self.spelled[found.group()], *found.span())
        return line

    # The table

    def table(self, view: View, hands: Mapping[int, View] = NO_HANDS) -> RenderableType:
        table: CardTableView = view.table
        viewer = view.viewer or 0
        count = len(table.seats)
        opposite = [(viewer + i) % count for i in range(2, count - 1)]
        near = [(viewer + 1) % count, viewer, (viewer - 1) % count]
        middle = self.middle(table)
        if self.screen.width < ROOMY:
            return stacked([self.roll(view, [*near[:1], *opposite, *near[:0:-1]], hands), middle])
        grid = Table.grid(expand=True)
        for _ in range(ACROSS):
            grid.add_column(ratio=1)
        if opposite:
            places: list[RenderableType] = [self.place(view, seat, hands) for seat in opposite]
            # One opposite player sits in the middle of the row.
            grid.add_row(*(["", *places, ""] if len(places) == 1 else [*places, ""][:ACROSS]))
        grid.add_row(*(self.place(view, seat, hands) for seat in near))
        return stacked([grid, middle])

    def middle(self, table: CardTableView) -> Text | None:
        if not table.middle:
            return None
        heading = self.texts("table-villains_card_game-middle", count=len(table.middle))
        cards = self.card_list(table.middle[::-1])
        return Text.assemble(" ", heading, " ", cards, no_wrap=True, overflow="ellipsis")

    def roll(self, view: View, seats: Sequence[int], hands: Mapping[int, View]) -> Table:
        """The players below each other, for a narrow screen: from the left neighbour round to the viewer."""
        table: CardTableView = view.table
        rows = Table.grid(padding=(0, 1))
        for column in range(3):
            rows.add_column(no_wrap=True, overflow="ellipsis", max_width=20 if column == 0 else None)
        for seat in seats:
            at = table.seats[seat]
            sizes = Text(f"{at.pile_size}/{at.hand_size}/{at.draw_size}", "dim")
            rows.add_row(self.title(view, seat), self.top(at), sizes)
            for held in (self.forced(at), self.hand(seat, hands)):
                if held is not None:
                    rows.add_row("", held, "")
        return rows

    def place(self, view: View, seat: int, hands: Mapping[int, View]) -> Panel:
        """One player's place: top card, heights, and whose turn it is."""
        table: CardTableView = view.table
        at = table.seats[seat]
        say = self.texts
        inside = Table.grid(expand=True)
        inside.add_column(no_wrap=True, overflow="ellipsis")
        inside.add_column(no_wrap=True, justify="right")
        inside.add_row(self.top(at), Text(say("table-villains_card_game-draw", count=at.draw_size), "dim"))
        inside.add_row(
            Text(say("table-villains_card_game-pile", count=at.pile_size)),
            Text(say("table-villains_card_game-hand", count=at.hand_size), "dim"),
        )
        acting = view.asked == seat
        return Panel(
            stacked([inside, self.forced(at), self.hand(seat, hands)]),
            box=self.box,
            title=self.title(view, seat),
            title_align="left",
            subtitle=self.part(view, seat, at),
            subtitle_align="right",
            border_style="bold" if acting else "dim",
        )

    def top(self, at: SeatView) -> Text:
        return Text(self.texts("table-villains_card_game-empty"), "dim") if at.top is None else self.card(at.top)

    def forced(self, at: SeatView) -> Text | None:
        """The card that Intrigue has laid open."""
        if at.forced is None:
            return None
        return Text.assemble(self.texts("table-villains_card_game-forced"), " ", self.card(at.forced), no_wrap=True)

    def hand(self, seat: int, hands: Mapping[int, View]) -> Text | None:
        if seat not in hands:
            return None
        held: CardTableView = hands[seat].table
        return Text("  ").join(self.short(id) for id in held.hand)

    def title(self, view: View, seat: int) -> Text:
        mark = ("▶ " if self.screen.symbols else "> ") if view.asked == seat else ""
        return Text(mark + self.company.names[seat], "bold")

    def part(self, view: View, seat: int, at: SeatView) -> Text | None:
        """Who somebody is: a villain under a name of their own, the reader, or both."""
        role = self.words.role(at.villain)
        told = [role] if role != self.company.names[seat] else []
        if seat == view.viewer:
            told.append(self.texts("common-you"))
        return Text(" · ".join(told)) if told else None

    # What the viewer can do

    def options(self, view: View, offers: Offers) -> RenderableType:
        if view.prompt == "play":
            return self.plays(view, offers)
        seat = view.viewer or 0
        return stacked(self.numbered(number, self.target(view, record, seat)) for number, record in offers.items())

    def target(self, view: View, record: Record, seat: int) -> Text:
        """An option of a special; a player is told with the card that lies on top there."""
        told = Text(self.texts.option(self.company, record, seat))
        if record["kind"] == "target":
            table: CardTableView = view.table
            top = table.seats[int(str(record["seat"]))].top
            if top is not None:
                told = Text.assemble(told, " (", self.card(top), ")")
        return told

    def numbered(self, number: int, told: Text) -> Text:
        return Text.assemble("  ", (f"{number:2}", "bold"), "  ", told, no_wrap=True, overflow="ignore")

    def plays(self, view: View, offers: Offers) -> RenderableType:
        """The hand, one card a line, each with what can be done with it."""
        table: CardTableView = view.table
        seat = view.viewer or 0
        widest = max(cell_len(self.card(id).plain) for id in table.hand)
        lines: list[Text] = []
        for id in dict.fromkeys(table.hand):
            copies = table.hand.count(id)
            label = Text.assemble("  ", self.card(id), f" ×{copies}" if copies > 1 else "")
            label.align("left", widest + 5)
            ways = [
                Text.assemble((f"{number:2}", "bold"), " ", self.texts.option(self.company, record, seat, "place"))
                for number, record in offers.items()
                if record["card"] == id
            ]
            lines += self.flow(label, ways or [Text("   " + self.texts("table-villains_card_game-not-now"), "dim")])
            if id in self.words.effects:
                lines.append(self.screen.paragraph(self.words.effects[id], "dim italic", len(label) + 3))
        return stacked(lines)

    def flow(self, label: Text, ways: Sequence[Text]) -> list[Text]:
        """The ways beside each other as far as they fit, never broken in themselves."""
        indent = cell_len(label.plain)
        lines = [label]
        for way in ways:
            gap = "" if len(lines[-1]) == indent else "  "
            if gap and cell_len(lines[-1].plain + gap + way.plain) > self.screen.width:
                lines.append(Text(" " * indent))
                gap = ""
            lines[-1] = Text.assemble(lines[-1], gap, way, no_wrap=True, overflow="ignore")
        return lines

    # The end

    def scoring(self, view: View) -> RenderableType:
        table: CardTableView = view.table
        say = self.texts
        result = Table(box=SIMPLE_HEAD if self.screen.symbols else ASCII, expand=False, pad_edge=False)
        result.add_column("")
        result.add_column(say("table-villains_card_game-player"))
        for id in ("points", "lost", "heroes", "cancelled"):
            result.add_column(say(f"table-villains_card_game-{id}"), justify="right")
        ranked = sorted(range(len(table.seats)), key=lambda seat: rank(table.seats[seat]), reverse=True)
        for seat in ranked:
            at = table.seats[seat]
            values = [str(value) for value in cancelled(at.heroes or 0) if value]
            won = seat in (view.winners or [])
            result.add_row(
                ("★" if self.screen.symbols else "*") if won else "",
                self.signature(seat, at),
                Text(str(at.score), "bold"),
                str(at.lost),
                str(at.heroes),
                " + ".join(values) or "–",
            )
        piles = [self.pile(seat, table.seats[seat]) for seat in ranked]
        return stacked([result, *piles])

    def signature(self, seat: int, at: SeatView) -> str:
        name, role = self.company.names[seat], self.words.role(at.villain)
        return name if name == role else f"{name} ({role})"

    def pile(self, seat: int, at: SeatView) -> RenderableType:
        """A pile as it is turned up for scoring: cancelled cards struck out and in brackets, Heroes as bare count."""
        gone = cancelled(at.heroes or 0)
        numbers = sorted((id for id in at.pile or [] if not id.startswith("H:")), reverse=True)
        told = Text(" ").join(
            Text.assemble(("[", "dim"), (id[0], "strike dim"), ("]", "dim")) if int(id[0]) in gone else Text(id[0])
            for id in numbers
        )
        heading = self.texts("table-villains_card_game-pile-of", name=self.company.names[seat], count=at.heroes or 0)
        return Text.assemble("  ", heading, "  ", told)

    # Questions

    def asked_about(self, words: Sequence[str], view: View) -> list[Record]:
        table: CardTableView = view.table
        if view.prompt != "play":
            return self.targets_asked_about(words, view)
        cards = [card for card in (self.card_named(word) for word in joined(words)) if card]
        places = [place for place in (self.place_named(word, view) for word in words) if place]
        if words and not cards and not places:
            return []
        ways = [place for place in DESTINATIONS if place != "middle"]
        return [
            {"kind": "play", "card": card, "to": place}
            for card in dict.fromkeys(cards or table.hand)
            for place in places or (["middle", "hero"] if card in self.words.specials else ways)
        ]

    def targets_asked_about(self, words: Sequence[str], view: View) -> list[Record]:
        """While a special asks whom it shall strike."""
        named = [
            seat
            for seat, name in enumerate(self.company.names)
            if not words or any(name.casefold().startswith(word) for word in words)
        ]
        return [{"kind": "target", "seat": seat} for seat in named]

    def card_named(self, word: str) -> str | None:
        """A card by its id (``5r``), its spelling (``5 red``, ``red 5``, ``5re``) or the name of a special."""
        for id, name in self.words.specials.items():
            if word == id or (len(word) > 2 and name.casefold().startswith(word)):
                return id
        found = re.fullmatch(r"([1-6]) ?([^\W\d]+)|([^\W\d]+) ?([1-6])", word)
        if found is None:
            return None
        value = str(found[1] or found[4])
        colour = str(found[2] or found[3])
        if colour.upper() in self.words.colours:
            return value + colour.upper()
        matching = [letter for letter, name in self.words.colours.items() if name.startswith(colour)]
        return value + matching[0] if len(matching) == 1 else None

    def place_named(self, word: str, view: View) -> str | None:
        """A place by its id, by its word in the reader's language, or by the name of a neighbour."""
        seat = view.viewer or 0
        count = len(self.company.names)
        for place in DESTINATIONS:
            if word in (place, self.texts(f"table-villains_card_game-to-{place}")):
                return place
        for place, neighbour in (("left", (seat + 1) % count), ("right", (seat - 1) % count)):
            if len(word) > 2 and self.company.names[neighbour].casefold().startswith(word):
                return place
        return None


def joined(words: Sequence[str]) -> list[str]:
    """The words, and each two that follow each other: a card may be called by two."""
    return [*words, *(f"{one} {other}" for one, other in pairwise(words))]


def rank(at: SeatView) -> tuple[int, int]:
    return at.score or 0, at.lost or 0


def painter(screen: Screen, texts: Texts, company: Company) -> CardTable:
    return CardTable(screen, texts, company)
