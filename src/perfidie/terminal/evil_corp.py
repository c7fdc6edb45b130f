"""The table of Evil Corp.: the villages beside each other, the viewer's half of each below the other side's."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap

from rich.box import ASCII, SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from perfidie.games.evil_corp.box import COLOURS, SLOT_TYPES
from perfidie.games.evil_corp.view import EvilCorpView, SlotView, VillageView
from perfidie.kernel.options import Record
from perfidie.kernel.view import View
from perfidie.terminal.painter import NO_HANDS, Offers, Painter
from perfidie.terminal.screen import Screen, stacked
from perfidie.texts import Company, Texts
from perfidie.texts.evil_corp import CorpVocabulary, number_of, place

STYLES = {"red": "bold red", "blue": "bold bright_blue", "yellow": "bold yellow"}
AWAKE = {"red": "◆", "blue": "▲", "yellow": "●"}
ASLEEP = {"red": "◇", "blue": "△", "yellow": "○"}
SLOTS = {"battlefield": "×", "fortification": "#", "port": "~", "portal": "@"}
STONE = "◉"
REWARDS = {"none": "·", "conquest": "↑", "magic_gold": "¤", "victory": "★"}
PLAIN = {"×": "x", "·": ".", "↑": "^", "¤": "$", "★": "V", "│": "|", "◉": "*", "█": "O", "─": "-", "▶": ">"}
"""What stands for a sign on a screen that prints only letters; colours are told by their letters."""
DEMON = "bold magenta"
GAP = 2
NARROW = 30
"""Columns below which a village must do with few."""
LABEL = 27
CELL = 4
READABLE = 30
"""Columns that a text beside something else needs at least."""


class CorpTable(Painter):
    """Draws the views of this game."""

    quiet = frozenset(
        {"turn", "terror", "paid", "drew", "cleared", "gold_lost", "demons_up", "joined", "refilled", "ended"}
    )
    keys = ("table-evil_corp-key-read",)

    def __init__(self, screen: Screen, texts: Texts, company: Company) -> None:
        words = texts.words(company.game)
        assert isinstance(words, CorpVocabulary)
        super().__init__(screen, texts, company)
        self.words = words
        self.spelled = {words.card(id): STYLES[self.colour(id)] for id in words.monsters}
        self.spelled |= {words.card(id): DEMON for id in words.demons}
        self.cards = re.compile("|".join(rf"\b{re.escape(card)}\b" for card in self.spelled))

    # Signs and names

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
            Text.assemble(self.monster(id), f" ×{all.count(id)}" if all.count(id) > 1 else "")
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

    def story(self, records: Sequence[Record]) -> list[Text]:
        """A tile that has been used falls asleep by itself: only sleep that others bring is worth a line."""
        return super().story([record for record in records if not self.of_its_own(record)])

    def of_its_own(self, record: Record) -> bool:
        return record["kind"] == "flipped" and self.words.values(record, self.company, None)["own"] == "yes"

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

    # The table

    def table(self, view: View, hands: Mapping[int, View] = NO_HANDS) -> RenderableType:
        table: EvilCorpView = view.table
        return stacked(
            [
                *self.legend(table),
                self.sides(view),
                *self.passed(view),
                *self.known(view, hands),
                *self.villages(view),
                *self.queue(table),
                *self.demons(table),
            ]
        )

    def legend(self, table: EvilCorpView) -> list[Text]:
        parts = [self.texts("table-evil_corp-round", n=table.round, phase=table.phase), self.colours_told()]
        lines = self.flow(Text(" "), [Text(parts[0], "bold"), Text(parts[1], "dim")], "   ")
        if not self.dense:
            more = [Text(self.slots_told(), "dim"), Text(self.rewards_told(), "dim")]
            lines += self.flow(Text(" "), more, "   ")
        return lines

    def colours_told(self) -> str:
        return self.texts("table-evil_corp-legend", **{colour: self.colour_sign(colour) for colour in COLOURS})

    def slots_told(self) -> str:
        return self.texts("table-evil_corp-legend-slots", **{type: self.sign(sign) for type, sign in SLOTS.items()})

    def rewards_told(self) -> str:
        conquest, magic, victory = (self.sign(REWARDS[name]) for name in ("conquest", "magic_gold", "victory"))
        return self.texts("table-evil_corp-legend-gauge", conquest=conquest, magic=magic, victory=victory)

    def sides(self, view: View) -> Table:
        """What each side has, the viewer's last."""
        table: EvilCorpView = view.table
        say = self.texts
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, overflow="ellipsis")
        for _ in range(6):
            grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, style="dim")
        for side in self.order(view):
            at = table.sides[side]
            asked = view.asked in at.seats
            mark = self.sign("▶") if asked else " "
            sizes = " & ".join(str(table.seats[seat].reserve_size) for seat in at.seats)
            grid.add_row(
                Text.assemble(mark, " ", (self.words.side(side, self.company), "bold" if asked else "")),
                say("table-evil_corp-gold", n=at.gold),
                say("table-evil_corp-magic", n=at.magic),
                Text(say("table-evil_corp-tokens", n=at.tokens), "bold" if at.tokens else ""),
                say("table-evil_corp-bag", n=at.bag_size),
                say("table-evil_corp-discard", n=len(at.discard)),
                say("table-evil_corp-reserve", n=sizes),
                say("table-evil_corp-passed") if len(at.seats) == 1 and table.seats[at.seats[0]].passed else "",
            )
        return grid

    def order(self, view: View) -> list[int]:
        """The sides, the viewer's last."""
        table: EvilCorpView = view.table
        own = table.seats[view.viewer].side if view.viewer is not None else -1
        return sorted(range(len(table.sides)), key=lambda side: side == own)

    def passed(self, view: View) -> list[Text]:
        """Members of teams who have passed."""
        table: EvilCorpView = view.table
        out = [self.company.names[seat] for seat, at in enumerate(table.seats) if at.passed]
        if not out or len(table.sides) == len(table.seats):
            return []
        return [Text.assemble("  ", (f"{self.texts('table-evil_corp-passed')} ", "dim"), ", ".join(out))]

    def known(self, view: View, hands: Mapping[int, View]) -> list[Text]:
        """What the viewer knows of other reserves, and the reserves of those whose views are given."""
        table: EvilCorpView = view.table
        lines: list[Text] = []
        for seat in range(len(table.seats)):
            seen: EvilCorpView = hands[seat].table if seat in hands else table
            tiles = seen.seats[seat].reserve if seat in hands or seat != view.viewer else []
            if tiles:
                name = Text(f"  {self.texts('table-evil_corp-shown', name=self.company.names[seat])} ", "dim")
                lines += self.flow(name, [Text.assemble(self.names([id])) for id in tiles])
        return lines

    # Villages

    def villages(self, view: View) -> list[Text]:
        table: EvilCorpView = view.table
        width = (self.screen.width - GAP * (len(table.villages) - 1)) // len(table.villages)
        columns: list[tuple[list[Text], list[Text]]] = [
            self.village(view, village, width) for village in table.villages
        ]
        highest = max(len(upper) for upper, _ in columns)
        blocks = [[*upper, *[Text("")] * (highest - len(upper)), *lower] for upper, lower in columns]
        lines: list[Text] = []
        for row in zip_longest(*blocks):
            line = Text(no_wrap=True, overflow="ellipsis")
            for number, cell in enumerate(row):
                line.append_text(self.fitted(cell or Text(""), width))
                line.append(" " * GAP if number < len(row) - 1 else "")
            lines.append(line)
        return lines

    def village(self, view: View, village: VillageView, width: int) -> tuple[list[Text], list[Text]]:
        """The upper half, and everything from the gauge on."""
        table: EvilCorpView = view.table
        lower = village.sides[0]
        if view.viewer is not None and table.seats[view.viewer].side in village.sides:
            lower = table.seats[view.viewer].side
        upper = village.sides[1] if lower == village.sides[0] else village.sides[0]
        title = self.texts("table-evil_corp-village", n=number_of(village.id), face=village.face.upper())
        rule = self.sign("─")
        heading = Text.assemble((f"{rule} ", "dim"), (title, "bold"), (f" {rule * (width - len(title) - 3)}", "dim"))
        return (
            [heading, self.half(view, village, upper, width), *self.monsters(village, upper, width)],
            [
                self.gauge(view, village, lower, width),
                self.goods(village, width),
                self.half(view, village, lower, width),
                *self.monsters(village, lower, width),
            ],
        )

    def half(self, view: View, village: VillageView, side: int, width: int) -> Text:
        """Who holds a half: conquest steps, the Stone, and how many slots are free."""
        steps = village.conquest[village.sides.index(side)]
        conquest = self.sign("↑") * steps + self.sign("·") * (village.steps_to_win - steps)
        stone = f" {self.sign(STONE)}" if village.stone == side else ""
        free = [slot.type for slot in village.slots if slot.side == side and slot.card is None]
        room = "".join(f" {self.sign(SLOTS[type])}{free.count(type)}" for type in SLOT_TYPES if type in free)
        if width < NARROW:
            room = f" {room.replace(' ', '')}"
        name = shortened(self.holders(view, village, side), width - len(conquest) - len(stone) - len(room) - 2)
        return Text.assemble((f" {name}", "bold"), f" {conquest}{stone}", (room, "dim"))

    def holders(self, view: View, village: VillageView, side: int) -> str:
        """Those of a side who may use the village."""
        table: EvilCorpView = view.table
        near = [seat for seat in table.sides[side].seats if village.id in table.seats[seat].villages]
        return " & ".join(self.company.names[seat] for seat in near)

    def monsters(self, village: VillageView, side: int, width: int) -> list[Text]:
        lines: list[Text] = []
        for slot in village.slots:
            if slot.side == side and slot.card is not None:
                label = Text.assemble(
                    f"  {self.sign(SLOTS[slot.type])} ", self.monster(slot.card, slot.up, slot.terror)
                )
                if slot.up and width - label.cell_len >= READABLE:
                    label.append(f"  {self.power_text(slot.card)}", "dim")
                lines.append(label)
        return lines

    def power_text(self, id: str) -> str:
        """What a monster does; nothing is said of one without a power."""
        monster = self.words.monsters[id]
        return self.words.powers(id) if monster.passive or monster.deploy or monster.activate else ""

    def gauge(self, view: View, village: VillageView, lower: int, width: int) -> Text:
        """The track with its marker: to the right when the lower half leads."""
        towards = 1 if lower == village.sides[0] else -1
        rewards = [self.sign(REWARDS[space.reward]) for space in village.track]
        track = [*rewards[::-1], self.sign("│"), *rewards]
        at = len(rewards) + towards * village.marker
        lead = self.texts("table-evil_corp-level")
        if village.strength_gap:
            ahead = self.holders(view, village, village.sides[0 if village.strength_gap > 0 else 1])
            lead = f"+{abs(village.strength_gap)} "
            lead += shortened(ahead, width - len(track) - len(lead) - 2)
        return Text.assemble(
            " ",
            ("".join(track[:at]), "dim"),
            (self.sign("█"), "bold"),
            ("".join(track[at + 1 :]), "dim"),
            " ",
            (lead, "bold"),
        )

    def goods(self, village: VillageView, width: int) -> Text:
        """What is there to be taken."""
        there = [self.texts("table-evil_corp-pillage")] if village.pillage else []
        if village.stone is None:
            there.append(f"{self.sign(STONE)} {self.texts('table-evil_corp-stone')}")
        yellow = f"{self.colour_sign('yellow')}{village.cargo_yellow}"
        others = f"{self.colour_sign('red')}{self.colour_sign('blue')}{village.cargo_red_blue}"
        if width >= NARROW:
            there.append(self.texts("table-evil_corp-cargo"))
        there += [yellow, others]
        return Text(" " + " ".join(there), "dim")

    # The office

    def queue(self, table: EvilCorpView) -> list[Text]:
        head = self.heading(self.texts("table-evil_corp-queue"))
        priced = [
            Text.assemble((self.texts("table-evil_corp-price", n=waiting.price), ""), " ", self.monster(waiting.card))
            for waiting in table.queue
        ]
        if self.dense:
            return self.flow(head, priced)
        widest = max((item.cell_len for item in priced), default=0)
        lines = [head] if table.queue else []
        for waiting, item in zip(table.queue, priced, strict=True):
            item.pad_right(widest - item.cell_len + 2)
            lines += self.beside(Text.assemble("   ", item), self.words.powers(waiting.card))
        return lines

    def demons(self, table: EvilCorpView) -> list[Text]:
        head = self.heading(self.texts("table-evil_corp-demons"))
        asleep = self.texts("table-evil_corp-asleep")
        told = [Text.assemble(self.monster(demon.card), "" if demon.up else f" ({asleep})") for demon in table.demons]
        if self.dense:
            return self.flow(head, told)
        widest = max(item.cell_len for item in told)
        lines = [head]
        for demon, item in zip(table.demons, told, strict=True):
            item.pad_right(widest - item.cell_len + 2)
            lines += self.beside(Text.assemble("   ", item), " · ".join(self.words.effects(demon.card, "short")))
        return lines

    # What the viewer can do

    def options(self, view: View, offers: Offers) -> RenderableType:
        if view.prompt in ("action", "action_or_partner"):
            return stacked(self.actions(view, offers))
        if view.prompt == "move":
            rest = {number: record for number, record in offers.items() if record["kind"] != "move"}
            return stacked([*self.moves(view, offers), *self.listed(view, rest)])
        return stacked(self.listed(view, offers))

    def actions(self, view: View, offers: Offers) -> list[Text]:
        table: EvilCorpView = view.table
        assert view.viewer is not None
        reserve = table.seats[view.viewer].reserve
        of_kind: dict[str, list[tuple[int, Record]]] = {}
        for number, record in offers.items():
            of_kind.setdefault(str(record["kind"]), []).append((number, record))
        lines: list[Text] = []
        if reserve:
            lines.append(self.columns(view, self.texts("table-evil_corp-deploy")))
            for id in dict.fromkeys(reserve):
                ways = {str(r["to"]): number for number, r in of_kind.get("deploy", []) if r["card"] == id}
                copies = f" ×{reserve.count(id)}" if reserve.count(id) > 1 else ""
                lines += self.row(view, Text.assemble("  ", self.monster(id), copies), ways, self.power_text(id))
        else:
            lines.append(Text(" " + self.texts("table-evil_corp-empty-reserve"), "dim"))
        lines += self.activations(view, of_kind.get("activate", []))
        if recruits := of_kind.get("recruit", []):
            head = self.heading(self.texts("table-evil_corp-recruit"))
            lines += self.flow(head, [self.numbered(number, self.recruit(view, r)) for number, r in recruits])
        last = [*of_kind.get("pass", []), *of_kind.get("first", [])]
        lines += self.flow(Text(" "), [self.numbered(number, self.told(view, record)) for number, record in last])
        return lines

    def activations(self, view: View, offers: Sequence[tuple[int, Record]]) -> list[Text]:
        head = self.heading(self.texts("table-evil_corp-activate"))
        told = [(str(r["card"]), self.numbered(number, self.standing(view, str(r["at"])))) for number, r in offers]
        if not told:
            return []
        if self.dense:
            return self.flow(head, [item for _, item in told])
        widest = max(item.cell_len for _, item in told)
        lines: list[Text] = []
        for card, item in told:
            item.pad_right(widest - item.cell_len + 2)
            label = Text.assemble(" " * head.cell_len if lines else head, item)
            lines += self.beside(label, self.words.sentence("on-activation", self.words.monsters[card].activate))
        return lines

    def columns(self, view: View, heading: str) -> Text:
        """The head of a grid: a column for each type of slot in each village."""
        heads = "".join(name.rjust(CELL) for name in map(self.slot_name, self.slot_groups(view)))
        return Text.assemble(self.fitted(Text(f" {heading}", "bold"), self.label_width(view)), (heads, "bold"))

    def label_width(self, view: View) -> int:
        """The columns beside the numbers of a grid."""
        return min(LABEL, self.screen.width - CELL * len(self.slot_groups(view)))

    def fitted(self, text: Text, width: int) -> Text:
        """Cut or filled up to so many columns."""
        fitted = text.copy()
        fitted.truncate(width, overflow="ellipsis")
        fitted.pad_right(width - fitted.cell_len)
        return fitted

    def row(self, view: View, label: Text, ways: Mapping[str, int], text: str) -> list[Text]:
        """A tile with the numbers of its ways to each group of slots, and a text."""
        numbers = {group(to): number for to, number in ways.items()}
        line = self.fitted(label, self.label_width(view))
        for slots in self.slot_groups(view):
            number = numbers.get(slots)
            line.append((str(number) if number else self.sign("·")).rjust(CELL), "bold" if number else "dim")
        return self.beside(Text.assemble(line, "  "), text) if text else [line]

    def slot_groups(self, view: View) -> list[str]:
        """The types of slots in the viewer's villages: ``v0.1.port``."""
        table: EvilCorpView = view.table
        assert view.viewer is not None
        mine = table.seats[view.viewer]
        slots = [
            slot
            for village in table.villages
            if village.id in mine.villages
            for slot in village.slots
            if slot.side == mine.side
        ]
        return list(dict.fromkeys(group(slot.id) for slot in slots))

    def moves(self, view: View, offers: Offers) -> list[Text]:
        lines = [self.columns(view, self.texts("table-evil_corp-move"))]
        moves = [(number, record) for number, record in offers.items() if record["kind"] == "move"]
        for at in dict.fromkeys(str(record["at"]) for _, record in moves):
            ways = {str(record["to"]): number for number, record in moves if record["at"] == at}
            lines += self.row(view, Text.assemble("  ", self.standing(view, at)), ways, "")
        return lines

    def listed(self, view: View, offers: Offers) -> list[Text]:
        """One option a line, with what the tile does."""
        told = {number: Text.assemble("  ", self.numbered(number, self.told(view, r))) for number, r in offers.items()}
        texts = {number: self.text_of(record) for number, record in offers.items()}
        widest = max((told[number].cell_len for number, text in texts.items() if text), default=0)
        lines: list[Text] = []
        for number, label in told.items():
            if texts[number]:
                label.pad_right(widest - label.cell_len + 2)
                lines += self.beside(label, texts[number])
            else:
                lines.append(label)
        return lines

    def text_of(self, record: Record) -> str:
        """What the tile of an option does, if that matters for the choice."""
        card = str(record.get("card"))
        if card in self.words.monsters and record["kind"] in ("discard", "reveal", "recover", "recruit", "trash"):
            return self.power_text(card)
        if record["kind"] == "copy":
            return self.words.sentence("on-activation", self.words.monsters[card].activate)
        return ""

    def numbered(self, number: int, told: Text) -> Text:
        return Text.assemble((f"{number:2}", "bold"), " ", told)

    def told(self, view: View, record: Record) -> Text:
        """An option in a line of its own."""
        table: EvilCorpView = view.table
        seat = view.viewer or 0
        kind = record["kind"]
        card = str(record.get("card"))
        if kind in ("target", "trash") and "." in str(record.get("at")):
            slot = self.slot(view, str(record["at"]))
            owner = self.words.side(slot.side, self.company)
            return Text.assemble(self.standing(view, slot.id), "" if kind == "trash" else (f" ({owner})", "dim"))
        if kind == "recruit":
            return self.recruit(view, record)
        if kind == "demon":
            threshold = int(str(record["n"]))
            demon = self.words.demons[card]
            which = [effect.threshold for effect in demon.effects].index(threshold)
            return Text.assemble(self.monster(card), f" · {self.words.effects(card)[which]}")
        if kind == "keep":
            told = self.line(self.texts.option(self.company, record, seat))
            return Text.assemble(told, self.cost(view, str(record["at"])) if record["answer"] == "yes" else "")
        if kind == "target":
            up = next(demon.up for demon in table.demons if demon.card == card)
            return Text.assemble(self.monster(card), "" if up else f" ({self.texts('table-evil_corp-asleep')})")
        if kind in ("discard", "reveal", "recover", "copy", "trash"):
            where = "" if kind != "trash" else f" {self.texts.option(self.company, record, seat, 'place')}"
            return Text.assemble(self.monster(card), (where, "dim"))
        return Text(self.texts.option(self.company, record, seat))

    def cost(self, view: View, at: str) -> str:
        """What it costs to keep the monster there."""
        table: EvilCorpView = view.table
        if table.sides[self.slot(view, at).side].free_keeps:
            return f" ({self.texts('table-evil_corp-keep-free')})"
        village = next(village for village in table.villages if at.startswith(f"{village.id}."))
        return f" ({self.texts('table-evil_corp-price', n=village.keep_cost)})"

    def recruit(self, view: View, record: Record) -> Text:
        table: EvilCorpView = view.table
        at = int(str(record["at"]).removeprefix("queue")) - 1
        price = self.texts("table-evil_corp-price", n=table.queue[at].price)
        return Text.assemble(self.monster(str(record["card"])), (f" ({price})", "dim"))

    def standing(self, view: View, id: str) -> Text:
        """A monster on the boards and where it stands."""
        slot = self.slot(view, id)
        assert slot.card is not None
        return Text.assemble(self.monster(slot.card, slot.up, slot.terror), f" {self.slot_name(id)}")

    def slot(self, view: View, id: str) -> SlotView:
        table: EvilCorpView = view.table
        return next(slot for village in table.villages for slot in village.slots if slot.id == id)

    def alike(self, record: Record, view: View) -> object:
        """Slots of one type on one half are as good as each other; so are monsters alike that stand there."""
        fields: dict[str, object] = dict(record)
        for name in ("at", "to"):
            id = str(record.get(name))
            if "." in id:
                slot = self.slot(view, id)
                fields[name] = (group(id), slot.up, slot.terror)
        return fields

    def own_turn(self, view: View) -> bool:
        table: EvilCorpView = view.table
        return table.turn == view.viewer

    def automatic(self, view: View, alone: bool) -> bool:
        """Passing, when nothing else is left; others may see it only if the reserve is empty, which they know."""
        table: EvilCorpView = view.table
        assert view.viewer is not None
        return view.options[0]["kind"] == "pass" and (alone or not table.seats[view.viewer].reserve_size)

    # The end

    def scoring(self, view: View) -> RenderableType:
        table: EvilCorpView = view.table
        say = self.texts
        result = Table(box=SIMPLE_HEAD if self.screen.symbols else ASCII, expand=False, pad_edge=False)
        result.add_column("")
        result.add_column(say("table-evil_corp-side"))
        for id in ("token-count", "worth", "strength"):
            result.add_column(say(f"table-evil_corp-{id}"), justify="right")
        won = {table.seats[seat].side for seat in view.winners or []}
        ranked = sorted(range(len(table.sides)), key=lambda side: (side in won, table.sides[side].tokens), reverse=True)
        for side in ranked:
            tiles = [self.words.monsters[id] for id in tiles_of(table, side)]
            magic = table.sides[side].magic
            result.add_row(
                self.sign("★") if side in won else "",
                self.words.side(side, self.company),
                Text(str(table.sides[side].tokens), "bold"),
                str(sum(tile.recruit for tile in tiles) + magic),
                str(sum(tile.terror for tile in tiles)),
            )
        return stacked([*self.villages(view), result])

    # Questions

    def command(self, words: Sequence[str], view: View) -> RenderableType | None:
        if words[0] != "i":
            return None
        if len(words) == 1:
            return stacked(self.overview(view))
        cards = self.called(words[1:])
        if not cards:
            return Text("  " + self.texts("table-evil_corp-nobody-called"))
        return stacked(line for id in cards for line in self.card_text(id))

    def card_text(self, id: str) -> list[Text]:
        """All that is printed on a tile."""
        if id in self.words.demons:
            return [Text.assemble("  ", self.monster(id)), *(Text(f"    {line}") for line in self.words.effects(id))]
        tile = self.words.monsters[id]
        facts = self.texts("table-evil_corp-card", colour=self.colour(id), recruit=tile.recruit, terror=tile.terror)
        name = Text.assemble("  ", self.monster(id), (f"  {facts}", "dim"))
        return [name, self.screen.paragraph(self.words.powers(id), indent=4)]

    def overview(self, view: View) -> list[Text]:
        """What lies beside the boards: bags, discards, tiles out of the game, demons; and the signs."""
        table: EvilCorpView = view.table
        say = self.texts
        zones: list[tuple[str, Sequence[str]]] = []
        for side in self.order(view):
            name = self.words.side(side, self.company)
            at = table.sides[side]
            hidden = len(at.unseen) > at.bag_size
            bag = say("table-evil_corp-unseen-of", name=name) if hidden else say("table-evil_corp-bag-of", name=name)
            zones += [(say("table-evil_corp-discard-of", name=name), at.discard), (bag, at.unseen)]
        zones += [
            (say("table-evil_corp-corp-bag"), table.corp_bag),
            (say("table-evil_corp-rejected"), table.rejected),
            (say("table-evil_corp-removed"), table.removed),
        ]
        lines: list[Text] = []
        for name, tiles in zones:
            items = [self.names([id] * tiles.count(id)) for id in dict.fromkeys(tiles)] or [self.names([])]
            lines += self.flow(Text(f"  {name}: " if self.texts.lang == "en" else f"  {name}\u202f: ", "bold"), items)
        lines += [line for demon in table.demons for line in self.card_text(demon.card)]
        return [
            *lines,
            *(Text(f"  {told}", "dim") for told in (self.colours_told(), self.slots_told(), self.rewards_told())),
        ]

    def called(self, words: Sequence[str]) -> list[str]:
        """The monsters and demons with these words in their names, or those with most of them."""
        found: dict[str, int] = {}
        for id, name in self.words.names.items():
            parts = re.split(r"[\W_]+", name.casefold())
            found[id] = sum(
                word == id or (len(word) > 2 and any(part.startswith(word) for part in parts)) for word in words
            )
        most = max(found.values())
        return [id for id, count in found.items() if count == most > 0]

    def asked_about(self, words: Sequence[str], view: View) -> list[Record]:
        table: EvilCorpView = view.table
        assert view.viewer is not None
        places = [word for word in words if self.village_called(word) or self.type_called(word)]
        cards = self.called([word for word in words if word not in places])
        if words and not cards and not places:
            return []
        if view.prompt in ("action", "action_or_partner"):
            return self.actions_asked_about(view, cards, places)
        if view.prompt in ("kill", "flip_enemy"):
            slots = [slot for village in table.villages for slot in village.slots if slot.card is not None]
            return [
                {"kind": "target", "card": str(slot.card), "at": slot.id}
                for slot in slots
                if not cards or slot.card in cards
            ]
        if view.prompt == "demon":
            return [
                {"kind": "demon", "card": id, "n": effect.threshold}
                for id, demon in self.words.demons.items()
                for effect in demon.effects
                if not cards or id in cards
            ]
        if view.prompt in ("recruit", "copy"):
            return [
                {"kind": view.prompt, "card": place.card} for place in table.queue if not cards or place.card in cards
            ]
        kind = {"flip_demon": "target"}.get(str(view.prompt), str(view.prompt))
        return [{"kind": kind, "card": id} for id in cards] if kind not in ("keep", "move") else []

    def actions_asked_about(self, view: View, cards: Sequence[str], places: Sequence[str]) -> list[Record]:
        table: EvilCorpView = view.table
        assert view.viewer is not None
        mine = table.seats[view.viewer]
        named = [number for word in places if (number := self.village_called(word))]
        types = [type for word in places if (type := self.type_called(word))]
        asked: list[Record] = []
        held = [id for id in dict.fromkeys(mine.reserve) if not cards or id in cards]
        deployed = [slot for village in table.villages for slot in village.slots if slot.card is not None]
        own = [slot for slot in deployed if slot.side == mine.side and (slot.card in cards or not (cards or places))]
        if not cards:  # nobody wonders about monsters that have nothing to activate
            own = [slot for slot in own if self.words.monsters[str(slot.card)].activate]
        waiting = [at.card for at in table.queue if at.card in cards or not (cards or places)]
        for id in held if held or own or waiting else cards:
            for village in table.villages:
                if number_of(village.id) in named or (not named and village.id in mine.villages):
                    for type in types or SLOT_TYPES:
                        slot = self.slot_for(village, mine.side, type)
                        asked.append({"kind": "deploy", "card": id, "to": slot})
        if not places:
            asked += [{"kind": "activate", "card": str(slot.card), "at": slot.id} for slot in own]
            asked += [{"kind": "recruit", "card": id} for id in waiting]
        return asked

    def slot_for(self, village: VillageView, side: int, type: str) -> str:
        """A free slot of the type on the side's half, if there is one."""
        slots = [slot for slot in village.slots if slot.type == type]
        best = sorted(slots, key=lambda slot: (slot.side != side, slot.card is not None))
        return best[0].id if best else f"{village.id}.{side}.{type}1"

    def village_called(self, word: str) -> int | None:
        """The number of a village: ``2``, ``v2``."""
        found = re.fullmatch(r"v?([1-9])", word)
        return int(found[1]) if found else None

    def type_called(self, word: str) -> str | None:
        for type, sign in SLOTS.items():
            name = self.texts(f"table-evil_corp-slot-{type}")
            if word in (sign, PLAIN.get(sign)) or word == name or (len(word) > 4 and name.startswith(word)):
                return type
        return None


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


def tiles_of(table: EvilCorpView, side: int) -> list[str]:
    """All tiles of a side; a view can name them even where it cannot tell the bag from a reserve."""
    at = table.sides[side]
    tiles = [*at.discard, *at.unseen]
    for seat in at.seats:
        tiles += table.seats[seat].reserve
    slots = [slot for village in table.villages for slot in village.slots if slot.side == side]
    return tiles + [slot.card for slot in slots if slot.card is not None]


def painter(screen: Screen, texts: Texts, company: Company) -> CorpTable:
    return CorpTable(screen, texts, company)
