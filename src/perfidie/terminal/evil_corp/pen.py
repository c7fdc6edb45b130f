"""What all drawings of Evil Corp. share: signs, names of monsters, and lines that fit the screen."""

from __future__ import annotations

import re
from collections.abc import Iterable
from textwrap import wrap

from rich.text import Text

from perfidie.games.evil_corp.box import COLOURS
from perfidie.games.evil_corp.view import EvilCorpView, SlotView
from perfidie.kernel.view import View
from perfidie.terminal.screen import Screen
from perfidie.texts import Company, Texts
from perfidie.texts.evil_corp import CorpVocabulary, place

STYLES = {"red": "bold red", "blue": "bold bright_blue", "yellow": "bold yellow"}
AWAKE = {"red": "◆", "blue": "▲", "yellow": "●"}
ASLEEP = {"red": "◇", "blue": "△", "yellow": "○"}
SLOTS = {"battlefield": "×", "fortification": "#", "port": "~", "portal": "@"}
STONE = "◉"
REWARDS = {"none": "·", "conquest": "↑", "magic_gold": "¤", "victory": "★"}
PLAIN = {"×": "x", "·": ".", "↑": "^", "¤": "$", "★": "V", "│": "|", "◉": "*", "█": "O", "─": "-", "▶": ">"}
"""What stands for a sign on a screen that prints only letters; colours are told by their letters."""
DEMON = "bold magenta"
READABLE = 30
"""Columns that a text beside something else needs at least."""


class Pen:
    """Writes signs, names and lines for one screen and one company."""

    def __init__(self, screen: Screen, texts: Texts, company: Company) -> None:
        words = texts.words(company.game)
        assert isinstance(words, CorpVocabulary)
        self.screen = screen
        self.texts = texts
        self.company = company
        self.words = words
        self.dense = False
        self.spelled = {words.card(id): STYLES[self.colour(id)] for id in words.monsters}
        self.spelled |= {words.card(id): DEMON for id in words.demons}
        self.cards = re.compile("|".join(rf"\b{re.escape(card)}\b" for card in self.spelled))

    def sign(self, sign: str) -> str:
        return sign if self.screen.symbols else PLAIN.get(sign, sign)

    def colour(self, id: str) -> str:
        return COLOURS[self.words.monsters[id].colour]

    def colour_sign(self, colour: str, up: bool = True) -> str:
        """Filled while the monster is awake, hollow while it sleeps."""
        if self.screen.symbols:
            return (AWAKE if up else ASLEEP)[colour]
        return colour[0].upper() if up else colour[0]

    def monster(self, id: str, up: bool = True, terror: int | None = None) -> Text:
        """``◆2 Overtime Orc``: colour and face, terror, name; a demon by its name."""
        if id in self.words.demons:
            return Text(self.words.card(id), DEMON)
        colour = self.colour(id)
        shown = self.words.monsters[id].terror if terror is None else terror
        style = STYLES[colour]
        return Text.assemble((f"{self.colour_sign(colour, up)}{shown} ", style), (self.words.card(id), style))

    def names(self, ids: Iterable[str]) -> Text:
        """A list of tiles, those alike together."""
        all = list(ids)
        told = [
            Text.assemble(self.monster(id), f" {self.sign('×')}{all.count(id)}" if all.count(id) > 1 else "")
            for id in dict.fromkeys(all)
        ]
        return Text(", ").join(told) if told else Text(self.texts("table-evil_corp-nothing"), "dim")

    def slot_name(self, id: str) -> str:
        """``1~``: village and sign of a slot."""
        type, village = place(id)
        return f"{village}{self.sign(SLOTS[type])}"

    def line(self, text: str) -> Text:
        line = Text(text)
        for found in self.cards.finditer(text):
            line.stylize(self.spelled[found.group()], *found.span())
        return line

    def heading(self, text: str) -> Text:
        return Text(f" {text}  ", "bold")

    def flow(self, label: Text, items: Iterable[Text], gap: str = "  ") -> list[Text]:
        """The items beside each other as far as they fit, never broken in themselves."""
        indent = label.cell_len
        lines = [label]
        for item in items:
            between = "" if lines[-1].cell_len == indent else gap
            if between and lines[-1].cell_len + len(between) + item.cell_len > self.screen.width:
                lines.append(Text(" " * indent))
                between = ""
            lines[-1] = Text.assemble(lines[-1], between, item, no_wrap=True, overflow="ellipsis")
        return lines

    def beside(self, label: Text, text: str, style: str = "dim") -> list[Text]:
        """A text to the right of a label; broken into lines, or cut where lines are dear."""
        room = self.screen.width - label.cell_len - 1
        if self.dense or len(text) <= room:
            return [Text.assemble(label, (text, style), no_wrap=True, overflow="ellipsis")]
        if room < READABLE:
            return [label, self.screen.paragraph(text, style, 6)]
        lines = wrap(text, room, break_long_words=False, break_on_hyphens=False)
        rest = [Text.assemble(" " * label.cell_len, (line, style)) for line in lines[1:]]
        return [Text.assemble(label, (lines[0] if lines else "", style)), *rest]

    def fitted(self, text: Text, width: int) -> Text:
        """Cut or filled up to so many columns."""
        fitted = text.copy()
        fitted.truncate(width, overflow="ellipsis")
        fitted.pad_right(width - fitted.cell_len)
        return fitted

    def power_text(self, id: str) -> str:
        """What a monster does; nothing is said of one without a power."""
        monster = self.words.monsters[id]
        return self.words.powers(id) if monster.passive or monster.deploy or monster.activate else ""

    def numbered(self, number: int, told: Text) -> Text:
        return Text.assemble((f"{number:2}", "bold"), " ", told)

    def slot(self, view: View, id: str) -> SlotView:
        table: EvilCorpView = view.table
        return next(slot for village in table.villages for slot in village.slots if slot.id == id)

    def standing(self, view: View, id: str) -> Text:
        """A monster on the boards and where it stands."""
        slot = self.slot(view, id)
        assert slot.card is not None
        return Text.assemble(self.monster(slot.card, slot.up, slot.terror), f" {self.slot_name(id)}")

    def colours_told(self) -> str:
        return self.texts("table-evil_corp-legend", **{colour: self.colour_sign(colour) for colour in COLOURS})

    def slots_told(self) -> str:
        return self.texts("table-evil_corp-legend-slots", **{type: self.sign(sign) for type, sign in SLOTS.items()})

    def rewards_told(self) -> str:
        conquest, magic, victory = (self.sign(REWARDS[name]) for name in ("conquest", "magic_gold", "victory"))
        return self.texts("table-evil_corp-legend-gauge", conquest=conquest, magic=magic, victory=victory)


def shortened(name: str, room: int) -> str:
    """A name, its last word, or its beginning, as it fits.

    >>> shortened("Baron Gloom", 11), shortened("Baron Gloom", 8), shortened("Baron Gloom", 4)
    ('Baron Gloom', 'Gloom', 'Bar…')
    """
    last = name.split()[-1]
    if len(name) <= room:
        return name
    return last if len(last) <= room and "&" not in name else f"{name[: room - 1]}…"


def group(slot: str) -> str:
    """A slot without its number: those of one type on one half are as good as each other.

    >>> group("v0.1.port2")
    'v0.1.port'
    """
    return slot.rstrip("0123456789")
