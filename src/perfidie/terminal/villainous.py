"""The table of Disney Villainous: the viewer's realm large, the others in a few lines each, the hand."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap

from rich.box import ASCII, ROUNDED, SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from perfidie.games.villainous.view import CardView, RealmsView, RealmView, SymbolView
from perfidie.kernel.options import Record
from perfidie.kernel.view import View
from perfidie.terminal.painter import NO_HANDS, Offers, Painter
from perfidie.terminal.screen import Screen, stacked
from perfidie.texts import Company, Texts
from perfidie.texts.villainous import VillainousVocabulary

SIDE_BY_SIDE = 110
"""Columns from which on the four locations stand beside each other."""
ROOMY = 72
"""Columns from which on a location has its symbols and cards beside each other."""
BAR = 10
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
"""A card's type always stands beside its name, or its row tells it."""
HELD = ("play", "discard", "condition")
"""The questions that are answered with a card of the hand."""
SECRET = ("condition", "premove", "action")
"""The questions at which even a single option is shown: it tells what the hand holds, or it ends the turn."""
FOURTH = 4
"""Conditions answer to an action from this one on."""


class Realms(Painter):
    """Draws the views of this game."""

    quiet = frozenset({"used_symbol", "paid", "drew", "shuffled", "turn_ended"})
    keys = ("table-villainous-key-card", "table-villainous-key-discards", "table-villainous-key-others")

    def __init__(self, screen: Screen, texts: Texts, company: Company) -> None:
        super().__init__(screen, texts, company)
        words = texts.words(company.game)
        assert isinstance(words, VillainousVocabulary)
        self.words = words
        signs = screen.symbols
        self.box = ROUNDED if signs else ASCII
        self.mover, self.token, self.dot = ("▶", "■", " · ") if signs else (">", "#", " - ")
        self.free, self.covered, self.used = ("•", "✗", "✓") if signs else ("-", "x", "v")
        self.full, self.empty = ("▰", "▱") if signs else ("#", ".")
        self.above, self.below = ("▲", "▼") if signs else ("^", "v")
        self.spelled: dict[str, str] = {}

    def say(self, id: str, **values: object) -> str:
        return self.texts(f"table-villainous-{id}", **values)

    # Words and lines

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
        if cell_len(piece.plain) <= width:
            return [piece]
        parts = wrap(piece.plain, max(width, 8), subsequent_indent="  ", break_on_hyphens=False)
        style = piece.spans[0].style if piece.spans else piece.style
        return [Text(part, style) for part in parts]

    def paragraph(self, label: Text, text: str, style: str = "") -> Text:
        """A label, and a text that runs on from it, indented below."""
        indent = 3
        body = self.screen.paragraph(label.plain + text, indent=1).plain.split("\n")
        lines = [body[0], *(" " * (indent - 1) + line for line in self.rewrap(body[1:], indent))]
        told = Text("\n".join(lines), style, no_wrap=True, overflow="ignore")
        told.stylize("not dim", 0, 1 + len(label.plain))
        for span in label.spans:
            told.stylize(span.style, 1 + span.start, 1 + span.end)
        return told

    def rewrap(self, lines: Sequence[str], indent: int) -> list[str]:
        rest = " ".join(line.strip() for line in lines)
        return wrap(rest, self.screen.width - indent - 1, break_long_words=False, break_on_hyphens=False)

    def name(self, id: str) -> Text:
        entry = self.words.entries[id]
        return Text(self.words.card(id), STYLES[entry["type"]])

    def type(self, id: str) -> str:
        return self.say(f"type-{self.words.entries[id]['type']}")

    def line(self, text: str) -> Text:
        """Names of cards in the style of their type."""
        if not self.spelled:
            self.spelled = {self.words.card(id): STYLES[each["type"]] for id, each in self.words.entries.items()}
            names = sorted(self.spelled, key=len, reverse=True)
            self.names = re.compile("|".join(rf"\b{re.escape(name)}(?!\w)" for name in names))
        line = Text(text, no_wrap=True, overflow="ignore")
        seats = "|".join(map(re.escape, self.company.names))
        taken = [found.span() for found in re.finditer(seats, text)]
        for found in self.names.finditer(text):
            if not any(start <= found.start() < end for start, end in taken):  # a villain may be called like a card
                line.stylize(self.spelled[found.group()], *found.span())
        return line

    def story(self, records: Sequence[Record]) -> list[Text]:
        """What one player does in a row is told in one go: ``Gaston: goes to the Tavern · gains 2 Power``."""
        paragraphs: list[tuple[str, list[str]]] = []
        for record in records:
            told = self.texts.event(self.company, record)
            if record["kind"] == "turn":
                paragraphs.append((self.company.names[int(str(record["seat"]))], []))
                continue
            subject = next((name for name in self.company.names if told.startswith(f"{name} ")), "")
            if not paragraphs or (subject and subject != paragraphs[-1][0]):
                paragraphs.append((subject, []))
            part = told.removeprefix(f"{paragraphs[-1][0]} ").removesuffix(".")
            paragraphs[-1][1].append(part)
        lines: list[Text] = []
        for subject, parts in paragraphs:
            if parts:
                mark = "· " if self.screen.symbols else "- "
                start = self.say("asks", card=subject) + " " if subject else ""
                text = self.screen.paragraph(start + self.dot.join(parts), indent=1, mark=mark).plain
                line = self.line(text)
                line.stylize("bold", len(mark) + 1, len(mark) + 1 + len(subject))
                lines.append(line)
        return lines

    # Symbols and cards of a realm

    def symbol(self, shown: SymbolView) -> Text:
        action, _, amount = shown.symbol.partition(":")
        word = self.say(f"symbol-{action}", n=amount)
        if shown.used:
            return Text(f"{self.used} {word}", "dim")
        if shown.covered:
            return Text.assemble((f"{self.covered} ", "dim"), (word, "dim strike"))
        return Text(f"{'+' if shown.granted_by else self.free} {word}")

    def standing(self, card: CardView) -> Text:
        """``Belle 2 (Trapped, + Maurice’s Invention)``."""
        told = self.name(card.card)
        if card.strength is not None:
            told.append(f" {card.strength}")
        marks = [self.say(f"mark-{mark}") for mark in ("trapped", "hypnotized", "wicket") if getattr(card, mark)]
        if card.size != "normal":
            marks.append(self.say(f"mark-{card.size}"))
        if card.power:
            marks.append(self.say("power", n=card.power))
        marks += [f"+ {self.words.card(item)}" for item in card.items]
        return Text.assemble(told, f" ({', '.join(marks)})") if marks else told

    def row(self, cards: Iterable[CardView]) -> list[Text]:
        """The cards of a row, equal ones once with their number."""
        counted: dict[str, tuple[Text, int]] = {}
        for card in cards:
            told = self.standing(card)
            counted[told.plain] = (told, counted[told.plain][1] + 1 if told.plain in counted else 1)
        return [Text.assemble(told, f" ×{number}" if number > 1 else "") for told, number in counted.values()]

    def tokens(self, realm: RealmView, number: int) -> str:
        """The villain's own tokens at a location."""
        return self.token * realm.pieces[number] if len(realm.pieces) >= len(realm.locations) else ""

    def title(self, realm: RealmView, number: int) -> Text:
        at = realm.locations[number]
        told = Text(self.words.location(at.location), "bold reverse" if at.mover else "bold")
        mover = f"{self.mover} " if at.mover else ""
        marks = f" [{self.say('locked')}]" if at.locked else ""
        tokens = self.tokens(realm, number)
        return Text.assemble((mover, "bold"), told, (marks, "bold"), (f" {tokens}" if tokens else "", "bold yellow"))

    # Realms

    def realm(self, realm: RealmView) -> RenderableType:
        """A realm drawn out: its locations with their two rows of symbols, and the cards above and below them."""
        if self.screen.width >= SIDE_BY_SIDE:
            return self.beside(realm)
        return self.stacked_realm(realm) if self.screen.width >= ROOMY else self.narrow(realm)

    def beside(self, realm: RealmView) -> Table:
        inner = self.screen.width // len(realm.locations) - 4
        heroes = [[line for card in self.row(at.top) for line in self.broken(card, inner)] for at in realm.locations]
        tops = [self.flow([self.symbol(each) for each in at.top_symbols], inner) for at in realm.locations]
        bottoms = [self.flow([self.symbol(each) for each in at.bottom_symbols], inner) for at in realm.locations]
        cards = [[line for card in self.row(at.bottom) for line in self.broken(card, inner)] for at in realm.locations]
        grid = Table.grid(expand=True)
        panels: list[RenderableType] = []
        for number, at in enumerate(realm.locations):
            grid.add_column(ratio=1)
            lines: list[RenderableType] = [*padding(heroes, number), *heroes[number]]
            lines += [
                *tops[number],
                *padding(tops, number),
                Rule(style="dim", characters="─" if self.screen.symbols else "-"),
            ]
            lines += [*bottoms[number], *padding(bottoms, number), *cards[number], *padding(cards, number)]
            style = "bold yellow" if at.mover else "dim"
            panels.append(
                Panel(
                    stacked(lines),
                    box=self.box,
                    title=self.title(realm, number),
                    title_align="left",
                    border_style=style,
                )
            )
        grid.add_row(*panels)
        return grid

    def stacked_realm(self, realm: RealmView) -> Table:
        """Two lines a location: name and top row, tokens and bottom row, each with its cards on the right."""
        titles = [self.title(realm, number) for number in range(len(realm.locations))]
        named = min(max(cell_len(title.plain) for title in titles), self.screen.width // 3)
        rows = [
            [self.symbol(each) for each in row] for at in realm.locations for row in (at.top_symbols, at.bottom_symbols)
        ]
        widest = max(cell_len("  ".join(symbol.plain for symbol in row)) for row in rows)
        symbols = min(widest, self.screen.width // 2 - 6)
        cards = self.screen.width - named - symbols - 6
        grid = Table.grid(padding=(0, 1))
        for width in (1, named, symbols, cards):
            grid.add_column(width=width, no_wrap=True, overflow="ignore")
        for number, at in enumerate(realm.locations):
            heading = stacked(self.broken(titles[number], named))
            for row, shown in ((at.top, rows[2 * number]), (at.bottom, rows[2 * number + 1])):
                held = self.row(row)
                sign = (self.above if row is at.top else self.below) if held else ""
                grid.add_row(
                    sign,
                    heading if row is at.top else "",
                    stacked(self.flow(shown, symbols)),
                    stacked(self.flow(held, cards)),
                )
        return grid

    def narrow(self, realm: RealmView) -> RenderableType:
        lines: list[RenderableType] = []
        width = self.screen.width - 4
        for number, at in enumerate(realm.locations):
            lines.append(Text.assemble(" ", self.title(realm, number), no_wrap=True, overflow="ellipsis"))
            for sign, symbols, row in (
                (self.above, at.top_symbols, at.top),
                (self.below, at.bottom_symbols, at.bottom),
            ):
                pieces = [*(self.symbol(each) for each in symbols), *self.row(row)]
                lines += [Text.assemble(f" {sign} ", line, no_wrap=True) for line in self.flow(pieces, width)]
        return stacked(lines)

    def bar(self, share: float) -> Text:
        done = round(share * BAR)
        return Text.assemble(
            (self.full * done, "bold yellow"), (self.empty * (BAR - done), "dim"), f" {self.percent(share)}"
        )

    def percent(self, share: float) -> str:
        """Without decimals: nobody needs them here."""
        return self.say("percent", n=round(100 * share))

    def signature(self, seat: int, realm: RealmView) -> str:
        name, role = self.company.names[seat], self.words.role(realm.villain)
        return name if name == role else f"{name} ({role})"

    def tile(self, realm: RealmView) -> str:
        """The villain's tile as it lies now; nothing if there is none or it is not claimed."""
        faces = [id for id in self.words.entries if self.words.entries[id]["type"] == "relic"]
        has = realm.villain == "horned_king" and realm.pieces[-1] > 0
        return self.words.card(faces[realm.pieces[-1] - 1]) if has else ""

    def facts(self, view: View, seat: int) -> list[Text]:
        """What stands in a player's line, piece by piece."""
        table: RealmsView = view.table
        realm = table.realms[seat]
        here = next((at.location for at in realm.locations if at.mover), "")
        facts = [
            Text(self.say("power", n=realm.power), "bold yellow"),
            Text(self.say("hand-size", n=realm.hand_size)),
            self.bar(realm.progress),
        ]
        if seat != view.viewer:
            facts.append(Text(self.say("at", place=here, location=self.words.location(here))))
        if tile := self.tile(realm):
            facts.append(Text(tile, STYLES["relic"]))
        if table.fate_token == seat:
            facts.append(Text(self.say("fate-token"), "bold magenta"))
        return facts

    def other(self, view: View, seat: int, hands: Mapping[int, View]) -> RenderableType:
        """Another player's realm in a few lines."""
        table: RealmsView = view.table
        realm = table.realms[seat]
        mark = self.mover if table.turn == seat else " "
        heading = Text.assemble(f"{mark} ", (self.signature(seat, realm), "bold"))
        lines = self.flow([heading, *self.facts(view, seat)], self.screen.width - 2, self.dot, "   ")
        width = self.screen.width - 5
        pieces = [self.at_a_glance(realm, number) for number in range(len(realm.locations))]
        lines += [Text.assemble("   ", line) for line in self.flow([piece for piece in pieces if piece], width, "   ")]
        hand = [card for card in (hands[seat].table.realms[seat].hand if seat in hands else realm.hand) if card]
        if hand:
            lines += [Text.assemble("   ", line) for line in self.flow(self.hand_names(hand), width, ", ")]
        for line in lines:
            line.no_wrap, line.overflow = True, "ignore"
        return stacked(lines)

    def hand_names(self, hand: Sequence[str]) -> list[Text]:
        names = [self.name(card) for card in hand]
        return [Text.assemble(self.say("hand-of", cards=""), names[0]), *names[1:]]

    def at_a_glance(self, realm: RealmView, number: int) -> Text:
        """What is to be said of a location of another's realm: its Heroes, the villain's cards, tokens and lock."""
        at = realm.locations[number]
        tokens = self.tokens(realm, number)
        if not (at.top or at.bottom or at.locked or tokens):
            return Text()
        told = Text(self.words.location(at.location))
        told.append(f" [{self.say('locked')}]" if at.locked else "")
        told.append(f" {tokens}" if tokens else "")
        for sign, row in ((self.above, at.top), (self.below, at.bottom)):
            if row:
                told = Text.assemble(told, f" {sign} ", Text(", ").join(self.row(row)))
        return told

    # The table

    def table(self, view: View, hands: Mapping[int, View] = NO_HANDS) -> RenderableType:
        table: RealmsView = view.table
        large = table.turn if view.viewer is None else view.viewer
        count = len(table.realms)
        others = [self.other(view, (large + i) % count, hands) for i in range(1, count)]
        parts: list[RenderableType | None] = [*others, self.own(view, large)]
        if view.viewer is None or hands:
            if large in hands:
                hand = [card for card in hands[large].table.realms[large].hand if card]
                parts += self.flow(self.hand_names(hand), self.screen.width - 2, ", ") if hand else []
        elif view.prompt not in HELD or view.asked != view.viewer:
            parts.append(self.hand(view, {}))
        return stacked(parts)

    def own(self, view: View, seat: int) -> RenderableType:
        """The large realm: who and when, the board, the way to the objective."""
        table: RealmsView = view.table
        realm = table.realms[seat]
        mine = table.turn == seat
        turn = self.say("your-turn") if mine else self.say("turn-of", seat=self.company.names[table.turn])
        phase = f"{turn} ({self.say(f'phase-{table.phase}')})"
        decks = Text(self.say("decks", villain=realm.villain_deck_size, fate=realm.fate_deck_size), "dim")
        heading = Text.assemble(f"{self.mover if mine else ' '} ", (self.signature(seat, realm), "bold"))
        facts = self.facts(view, seat)
        pieces = [heading, facts[0], *facts[3:], Text(phase, "bold" if mine else ""), *([] if self.dense else [decks])]
        return stacked(
            [
                Rule(style="dim", characters="─" if self.screen.symbols else "-") if not self.dense else None,
                *self.flow(pieces, self.screen.width - 2, self.dot, "   "),
                self.realm(realm),
                None if self.dense else self.objective(realm),
                self.progress(realm),
                self.aside(view, realm),
                *self.known(realm),
            ]
        )

    def objective(self, realm: RealmView) -> Text:
        return self.paragraph(
            Text(self.say("asks", card=self.say("objective"))), " " + self.words.objective(realm.villain)
        )

    def progress(self, realm: RealmView) -> RenderableType:
        pieces = [Text.assemble(self.say("progress"), " ", self.bar(realm.progress))]
        for part, done in realm.progress_parts.items():
            name = self.say(f"part-{realm.villain}-{part}")
            if done >= 1:
                pieces.append(Text(f"{self.used} {name}", "green"))
            else:
                pieces.append(Text(f"{name} {self.percent(done)}", "" if done else "dim"))
        return stacked(Text.assemble(" ", line) for line in self.flow(pieces, self.screen.width - 2, self.dot, "  "))

    def aside(self, view: View, realm: RealmView) -> Text | None:
        """Cards that lie aside, unless the question names them anyhow."""
        table: RealmsView = view.table
        named = {table.cause, *(record.get("card") for record in view.options)}
        cards = [self.words.card(card) for card in realm.aside if card and card not in named]
        return (
            Text(" " + self.say("aside", cards=", ".join(cards)), no_wrap=True, overflow="ellipsis") if cards else None
        )

    def known(self, realm: RealmView) -> list[Text]:
        """What the viewer knows of the own decks."""
        lines: list[Text] = []
        for deck, cards in (("villain", realm.known_villain_deck), ("fate", realm.known_fate_deck)):
            if cards:
                names = ", ".join(self.words.card(card) if card else "…" for card in cards)
                told = " " + self.say("known-top", deck=deck, cards=names)
                lines.append(Text(told, "dim", no_wrap=True, overflow="ellipsis"))
        return lines

    # The hand

    def hand(self, view: View, numbers: Mapping[str, int]) -> RenderableType:
        """The cards of the hand: number (if it can be chosen), cost, type, name and text."""
        table: RealmsView = view.table
        realm = table.realms[view.viewer or 0]
        held = [card for card in realm.hand if card]
        if not held:
            return Text(" " + self.say("hand-empty"), "dim")
        costs = dict(zip(realm.hand, realm.hand_costs, strict=True))
        lines: list[RenderableType] = []
        for card in dict.fromkeys(held):
            lines.append(self.held(card, costs[card], held.count(card), numbers.get(card)))
        return stacked(lines)

    def held(self, card: str, cost: int | None, copies: int, number: int | None) -> Text:
        price = "–" if cost is None else str(cost)
        head = Text.assemble(
            (f"{number:3} " if number is not None else "  · " if self.screen.symbols else "  - ", "bold"),
            (f"{price:>2} ", "bold yellow"),
            self.name(card),
            f" ×{copies}" if copies > 1 else "",
            f"  {self.type(card)}",
            self.numbers(card),
            ". ",
        )
        text = self.words.text(card)
        if self.dense:
            line = Text.assemble(head, (text, "dim"), no_wrap=True, overflow="ellipsis")
            line.truncate(self.screen.width - 1, overflow="ellipsis")
            return line
        return self.hanging(head, text, 7)

    def hanging(self, head: Text, text: str, indent: int) -> Text:
        """A head and a text that runs on from it, in lines that are indented below the first."""
        width = self.screen.width - 1
        first = width - cell_len(head.plain)
        words = text.split(" ")
        start: list[str] = []
        while words and cell_len(" ".join([*start, words[0]])) <= first:
            start.append(words.pop(0))
        rest = wrap(" ".join(words), width - indent, break_long_words=False, break_on_hyphens=False)
        lines = [" ".join(start), *(" " * indent + line for line in rest)]
        return Text.assemble(head, ("\n".join(lines), "dim"), no_wrap=True, overflow="ignore")

    def numbers(self, card: str) -> str:
        """The printed strength and activation cost of a card, if it has them."""
        entry = self.words.entries[card]
        told = [
            self.say(id, n=entry[name])
            for id, name in (("strength", "strength"), ("activation", "activation_cost"))
            if name in entry
        ]
        return f" ({', '.join(told)})" if told else ""

    # Options

    def options(self, view: View, offers: Offers) -> RenderableType:
        lines: list[RenderableType] = [*self.why_asked(view)]
        rest = dict(offers)
        if view.prompt in HELD:
            in_hand = {str(record["card"]): number for number, record in offers.items() if held_card(record)}
            lines.append(self.hand(view, in_hand))
            rest = {number: record for number, record in offers.items() if not held_card(record)}
            if view.prompt == "condition" and not in_hand:
                lines.append(self.screen.paragraph(self.say("nothing-fits"), "dim", 2))
        if self.lying_open(view, rest):
            lines += [self.with_text(view, number, record) for number, record in rest.items()]
            return stacked(lines)
        for label, ways in self.grouped(view, rest):
            indent = 2 + (cell_len(label.plain) + 2 if label else 0)
            flowed = self.flow(ways, self.screen.width - indent - 1, "   ")
            for number, line in enumerate(flowed):
                start = Text.assemble("  ", label, "  ") if label and number == 0 else Text(" " * indent)
                lines.append(Text.assemble(start, line, no_wrap=True, overflow="ignore"))
        return stacked(lines)

    def why_asked(self, view: View) -> list[RenderableType]:
        """The card whose text asks, what the question is about, or what Conditions may answer to."""
        table: RealmsView = view.table
        lines: list[RenderableType] = []
        cause = table.cause
        if not cause and table.phase == "premove" and view.prompt not in HELD:
            faces = [id for id, each in self.words.entries.items() if each["type"] == "relic"]
            realm = table.realms[table.turn]
            cause = faces[realm.pieces[-1] - 1] if self.tile(realm) else ""
        if view.prompt == "condition":
            seat = self.company.names[table.turn]
            happened = [each for each in table.happened if each.situation != "acted" or each.n >= FOURTH]
            if happened:
                lines.append(self.screen.paragraph(self.say("window", seat=seat), "", 2))
            for each in happened:
                told = self.say(f"happened-{each.situation}", seat=seat, n=each.n, card=self.words.card(each.card))
                lines.append(self.line(self.screen.paragraph(told, "", 4).plain))
        elif cause:
            head = Text.assemble("  ", self.name(cause), self.say("asks", card=""), " ")
            lines.append(self.hanging(head, self.words.text(cause), 4))
        if table.about and table.about != cause and view.prompt not in HELD:
            strength = self.strength_of(view, table.about)
            lines.append(
                Text.assemble(
                    "  ",
                    self.name(table.about),
                    f" ({self.say('strength', n=strength)})" if strength is not None else "",
                )
            )
        return lines

    def strength_of(self, view: View, card: str, at: str = "") -> int | None:
        """The present strength of a card in a realm."""
        table: RealmsView = view.table
        for realm in table.realms:
            for place in realm.locations:
                for standing in (*place.top, *place.bottom):
                    if standing.card == card and at in ("", place.location):
                        return standing.strength
        return None

    def lying_open(self, view: View, offers: Offers) -> bool:
        """Whether the options are cards that lie in no realm, and so nowhere with their texts."""
        cards = [record for record in offers.values() if record["kind"] == "card"]
        return bool(cards) and not any("at" in record for record in cards)

    def with_text(self, view: View, number: int, record: Record) -> Text:
        if record["kind"] != "card":
            return self.numbered(number, self.told(view, record))
        card = str(record["card"])
        head = Text.assemble(
            (f"{number:3} ", "bold"), self.name(card), f"  {self.type(card)}", self.numbers(card), ". "
        )
        return self.hanging(head, self.words.text(card), 7)

    def numbered(self, number: int, told: Text) -> Text:
        return Text.assemble((f"{number:2} ", "bold"), told)

    def grouped(self, view: View, offers: Offers) -> list[tuple[Text, list[Text]]]:
        """The options by the card that they concern, those that concern none together."""
        groups: dict[str, tuple[Text, list[Text]]] = {}
        for number, record in offers.items():
            if record["kind"] in ("place", "attach", "cover"):
                card = str(record["card"])
                at = f" ({self.words.location(str(record['at']))})" if "at" in record else ""
                label = Text.assemble(self.name(card), at)
                told = Text(self.texts.option(self.company, record, view.viewer or 0, "place"))
            else:
                label, told = Text(), self.told(view, record)
            groups.setdefault(label.plain, (label, []))[1].append(self.numbered(number, told))
        return list(groups.values())

    def told(self, view: View, record: Record) -> Text:
        """An option in words."""
        table: RealmsView = view.table
        seat = view.viewer or 0
        kind = record["kind"]
        if kind == "branch" and table.cause:
            id = f"branch-{table.cause}-{record['choice']}"
            values = self.texts.values(self.company, record, seat)
            return Text(self.say(id, card=values.get("card", ""), at=values.get("at", "")))
        if kind == "action":
            here = next((at.location for at in table.realms[seat].locations if at.mover), "")
            return Text(self.texts.option(self.company, record, seat, "elsewhere" if record.get("at", here) != here else None))
        if kind in ("yes", "no") and "card" in record:
            return Text(self.texts.option(self.company, record, seat, "card"))
        told = self.line(self.texts.option(self.company, record, seat))
        items = record.get("items")
        if isinstance(items, list):
            told.append(f" (+ {', '.join(self.words.card(item) for item in items)})")
        if kind == "card" and "at" in record:
            strength = self.strength_of(view, str(record["card"]), str(record["at"]))
            if strength is not None:
                told.append(f" {strength}", "bold")
        if kind == "seat":
            told = Text.assemble(told, " ", self.bar(table.realms[int(str(record["seat"]))].progress))
        return told

    # Keys

    def command(self, words: Sequence[str], view: View) -> RenderableType | None:
        rest = " ".join(words[1:])
        if words[0] == "c":
            return self.look_up(rest, view) if rest else self.whole_hand(view)
        if words[0] in ("d", "o"):
            return self.of_players(words[0], rest, view)
        return None

    def whole_hand(self, view: View) -> RenderableType:
        dense, self.dense = self.dense, False
        shown = self.hand(view, {})
        self.dense = dense
        return shown

    def look_up(self, typed: str, view: View) -> RenderableType:
        """The cards of the villains in play whose names begin so, or else contain this."""
        table: RealmsView = view.table
        villains = [realm.villain for realm in table.realms]
        known = [id for id in self.words.entries if self.words.owners.get(id, "horned_king") in villains]
        wanted = bare(typed)
        found = [id for id in known if bare(self.words.card(id)).startswith(wanted)]
        found = found or [id for id in known if wanted in bare(self.words.card(id))]
        if not found:
            return self.screen.paragraph(self.say("no-such-card", typed=typed), indent=2)
        return stacked(self.printed(id) for id in found)

    def printed(self, id: str) -> Text:
        """A card as it is printed."""
        entry = self.words.entries[id]
        facts = [self.type(id)]
        for name in ("cost", "strength"):
            if isinstance(entry.get(name), int):
                facts.append(self.say(name, n=entry[name]))
        if "activation_cost" in entry:
            facts.append(self.say("activation", n=entry["activation_cost"]))
        if "count" in entry:
            owner = self.words.role(self.words.owners[id])
            facts += [self.say("deck-of", deck=entry["deck"], name=owner), self.say("copies", n=entry["count"])]
        head = Text.assemble("  ", self.name(id), self.dot, self.dot.join(facts))
        width = self.screen.width - 5
        body = wrap(self.words.text(id), width, break_long_words=False, break_on_hyphens=False)
        text = "".join(f"\n    {line}" for line in body)
        return Text.assemble(*self.flow([head], self.screen.width - 1), (text, "dim"), no_wrap=True, overflow="ignore")

    def of_players(self, key: str, typed: str, view: View) -> RenderableType:
        """The discards (``d``) or the realms drawn out (``o``) of the players whose names begin so."""
        table: RealmsView = view.table
        seats = list(range(len(table.realms)))
        own = view.viewer if view.viewer is not None else -1
        if typed:
            chosen = [seat for seat in seats if bare(typed) in bare(self.signature(seat, table.realms[seat]))]
            if not chosen:
                return self.screen.paragraph(self.say("no-such-player", typed=typed), indent=2)
        else:
            chosen = [own] if key == "d" else [seat for seat in seats if seat != own]
        return stacked(self.discards(table, seat) if key == "d" else self.drawn_out(view, seat) for seat in chosen)

    def discards(self, table: RealmsView, seat: int) -> RenderableType:
        realm = table.realms[seat]
        lines: list[RenderableType] = []
        for deck, cards in (("villain", realm.villain_discard), ("fate", realm.fate_discard)):
            name = self.signature(seat, realm)
            counted = {card: cards.count(card) for card in reversed(cards)}
            pieces = [Text.assemble(self.name(card), f" ×{n}" if n > 1 else "") for card, n in counted.items()]
            heading = Text(self.say("discard-of", deck=deck, name=name), "bold")
            pieces = pieces or [Text(self.say("nothing-discarded"), "dim")]
            lines += [
                Text.assemble("  ", heading),
                *(Text.assemble("    ", line) for line in self.flow(pieces, self.screen.width - 6, ", ")),
            ]
        return stacked(lines)

    def drawn_out(self, view: View, seat: int) -> RenderableType:
        table: RealmsView = view.table
        realm = table.realms[seat]
        heading = Text.assemble("  ", (self.signature(seat, realm), "bold"))
        decks = Text(self.say("decks", villain=realm.villain_deck_size, fate=realm.fate_deck_size), "dim")
        return stacked(
            [
                *self.flow([heading, *self.facts(view, seat), decks], self.screen.width - 2, self.dot, "   "),
                self.realm(realm),
                self.objective(realm),
                self.progress(realm),
                self.screen.paragraph(self.say("legend" if self.screen.symbols else "legend-plain"), "dim", 1),
            ]
        )

    # Who decides, and what needs no decision

    def own_turn(self, view: View) -> bool:
        table: RealmsView = view.table
        return table.turn == view.viewer

    def automatic(self, view: View, alone: bool) -> bool:
        """With others at the keyboard, whoever might answer is asked, able to or not (R1.24)."""
        if view.prompt in ("condition", "premove"):
            return alone and view.options[0]["kind"] in ("pass", "no")
        return view.prompt not in SECRET

    # The end

    def scoring(self, view: View) -> RenderableType:
        table: RealmsView = view.table
        result = Table(box=SIMPLE_HEAD if self.screen.symbols else ASCII, expand=False, pad_edge=False)
        result.add_column("")
        for id in ("player", "progress"):
            result.add_column(self.say(id), no_wrap=id == "progress")
        result.add_column(self.say("objective"))
        ranked = sorted(range(len(table.realms)), key=lambda seat: table.realms[seat].progress, reverse=True)
        for seat in ranked:
            realm = table.realms[seat]
            won = seat in (view.winners or [])
            star = "★" if self.screen.symbols else "*"
            text = self.words.objective(realm.villain)
            width = max(16, self.screen.width - 56)
            lines = wrap(text, width, break_long_words=False, break_on_hyphens=False)
            objective = Text("\n".join(lines), "" if won else "dim", no_wrap=True, overflow="ignore")
            result.add_row(star if won else "", self.signature(seat, realm), self.bar(realm.progress), objective)
        winner = (view.winners or ranked)[0]
        return stacked([self.realm(table.realms[winner]), result])

    # Questions

    def asked_about(self, words: Sequence[str], view: View) -> list[Record]:
        seat = view.viewer or 0
        wanted = [bare(word) for word in words]
        thinkable = self.thinkable(view)
        if not words:
            return thinkable
        return [
            record
            for record in thinkable
            if all(word in bare(self.texts.option(self.company, record, seat)) for word in wanted)
        ]

    def thinkable(self, view: View) -> list[Record]:
        """What might come to mind at this question, legal or not."""
        table: RealmsView = view.table
        seat = view.viewer or 0
        own = table.realms[seat]
        held: list[Record] = [{"kind": "play", "card": card} for card in dict.fromkeys(own.hand) if card]
        places = [at.location for realm in table.realms for at in realm.locations if self.concerned(view, realm)]
        if view.prompt == "action":
            here = next(at for at in own.locations if at.mover)
            symbols = dict.fromkeys(each.symbol for each in (*here.top_symbols, *here.bottom_symbols))
            actions: list[Record] = [{"kind": "action", "symbol": symbol, "at": here.location} for symbol in symbols]
            return [*actions, *held]
        if view.prompt in HELD:
            return held
        if view.prompt in ("move", "location", "put_token"):
            kind = str(view.options[0]["kind"])
            return [{"kind": kind, "to": place} for place in places]
        if view.prompt == "take_token":
            return [{"kind": "take_token", "at": place} for place in places]
        if view.prompt == "place":
            card = str(view.options[0]["card"])
            return [{"kind": "place", "card": card, "to": place} for place in places]
        if view.prompt in ("fate_target", "seat"):
            return [{"kind": "seat", "seat": other} for other in range(len(table.realms))]
        if view.prompt == "fate_card":
            revealed = [card for realm in table.realms for card in realm.aside if card]
            return [{"kind": "card", "card": card} for card in revealed]
        found: list[Record] = []
        for realm in table.realms:
            if self.concerned(view, realm):
                for at in realm.locations:
                    for standing in (*at.top, *at.bottom):
                        record: Record = {"kind": "card", "card": standing.card, "at": at.location}
                        if record not in found:
                            found.append(record)
        return found

    def concerned(self, view: View, realm: RealmView) -> bool:
        """Whether the options speak of this realm; the viewer's own, if they speak of no place."""
        named = {str(record[name]) for record in view.options for name in ("to", "at") if name in record}
        if named:
            return any(at.location in named for at in realm.locations)
        table: RealmsView = view.table
        return realm is table.realms[view.viewer or 0]


def padding(sections: Sequence[Sequence[Text]], number: int) -> list[Text]:
    """Empty lines that make a section as long as the longest of its kind."""
    return [Text(" ")] * (max(map(len, sections)) - len(sections[number]))


def held_card(record: Record) -> bool:
    return record["kind"] in ("play", "card", "condition") and "at" not in record


def bare(text: str) -> str:
    """A name as somebody types it: small letters without accents, plain apostrophes.

    >>> bare("Crise de colère"), bare("Belle’s House")
    ('crise de colere', "belle's house")
    """
    split = unicodedata.normalize("NFD", text.casefold().replace("’", "'").replace("œ", "oe"))
    return "".join(sign for sign in split if not unicodedata.combining(sign))


def painter(screen: Screen, texts: Texts, company: Company) -> Realms:
    return Realms(screen, texts, company)
