"""What the viewer can do, with the numbers to type: a grid of tiles and slots, lists for everything else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from perfidie.games.evil_corp.view import EvilCorpView
from perfidie.kernel.options import Record
from perfidie.kernel.view import View
from perfidie.terminal.evil_corp.pen import Pen, group
from perfidie.terminal.painter import Offers
from perfidie.terminal.screen import stacked

LABEL = 27
"""Columns for the name of a tile beside its numbers."""
CELL = 4


class Offered:
    """Draws options."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen

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
            lines.append(self.columns(view, self.pen.texts("table-evil_corp-deploy")))
            for id in dict.fromkeys(reserve):
                ways = {str(r["to"]): number for number, r in of_kind.get("deploy", []) if r["card"] == id}
                copies = f" {self.pen.sign('×')}{reserve.count(id)}" if reserve.count(id) > 1 else ""
                lines += self.row(
                    view, Text.assemble("  ", self.pen.monster(id), copies), ways, self.pen.power_text(id)
                )
        else:
            lines.append(Text(" " + self.pen.texts("table-evil_corp-empty-reserve"), "dim"))
        lines += self.activations(view, of_kind.get("activate", []))
        if recruits := of_kind.get("recruit", []):
            head = self.pen.heading(self.pen.texts("table-evil_corp-recruit"))
            lines += self.pen.flow(head, [self.pen.numbered(number, self.recruit(view, r)) for number, r in recruits])
        last = [*of_kind.get("pass", []), *of_kind.get("first", [])]
        lines += self.pen.flow(
            Text(" "), [self.pen.numbered(number, self.told(view, record)) for number, record in last]
        )
        return lines

    def activations(self, view: View, offers: Sequence[tuple[int, Record]]) -> list[Text]:
        head = self.pen.heading(self.pen.texts("table-evil_corp-activate"))
        told = [
            (str(r["card"]), self.pen.numbered(number, self.pen.standing(view, str(r["at"])))) for number, r in offers
        ]
        if not told:
            return []
        if self.pen.dense:
            return self.pen.flow(head, [item for _, item in told])
        widest = max(item.cell_len for _, item in told)
        lines: list[Text] = []
        for card, item in told:
            item.pad_right(widest - item.cell_len + 2)
            label = Text.assemble(" " * head.cell_len if lines else head, item)
            lines += self.pen.beside(
                label, self.pen.words.sentence("on-activation", self.pen.words.monsters[card].activate)
            )
        return lines

    def columns(self, view: View, heading: str) -> Text:
        """The head of a grid: a column for each type of slot in each village."""
        heads = "".join(name.rjust(CELL) for name in map(self.pen.slot_name, self.slot_groups(view)))
        return Text.assemble(self.pen.fitted(Text(f" {heading}", "bold"), self.label_width(view)), (heads, "bold"))

    def label_width(self, view: View) -> int:
        """The columns beside the numbers of a grid."""
        return min(LABEL, self.pen.screen.width - CELL * len(self.slot_groups(view)))

    def row(self, view: View, label: Text, ways: Mapping[str, int], text: str) -> list[Text]:
        """A tile with the numbers of its ways to each group of slots, and a text."""
        numbers = {group(to): number for to, number in ways.items()}
        line = self.pen.fitted(label, self.label_width(view))
        for slots in self.slot_groups(view):
            number = numbers.get(slots)
            line.append((str(number) if number else self.pen.sign("·")).rjust(CELL), "bold" if number else "dim")
        return self.pen.beside(Text.assemble(line, "  "), text) if text else [line]

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
        lines = [self.columns(view, self.pen.texts("table-evil_corp-move"))]
        moves = [(number, record) for number, record in offers.items() if record["kind"] == "move"]
        for at in dict.fromkeys(str(record["at"]) for _, record in moves):
            ways = {str(record["to"]): number for number, record in moves if record["at"] == at}
            lines += self.row(view, Text.assemble("  ", self.pen.standing(view, at)), ways, "")
        return lines

    def listed(self, view: View, offers: Offers) -> list[Text]:
        """One option a line, with what the tile does."""
        told = {
            number: Text.assemble("  ", self.pen.numbered(number, self.told(view, r))) for number, r in offers.items()
        }
        texts = {number: self.text_of(record) for number, record in offers.items()}
        widest = max((told[number].cell_len for number, text in texts.items() if text), default=0)
        lines: list[Text] = []
        for number, label in told.items():
            if texts[number]:
                label.pad_right(widest - label.cell_len + 2)
                lines += self.pen.beside(label, texts[number])
            else:
                lines.append(label)
        return lines

    def text_of(self, record: Record) -> str:
        """What the tile of an option does, if that matters for the choice."""
        card = str(record.get("card"))
        if card in self.pen.words.monsters and record["kind"] in ("discard", "reveal", "recover", "recruit", "trash"):
            return self.pen.power_text(card)
        if record["kind"] == "copy":
            return self.pen.words.sentence("on-activation", self.pen.words.monsters[card].activate)
        return ""

    def told(self, view: View, record: Record) -> Text:
        """An option in a line of its own."""
        table: EvilCorpView = view.table
        seat = view.viewer or 0
        kind = record["kind"]
        card = str(record.get("card"))
        if kind in ("target", "trash") and "." in str(record.get("at")):
            slot = self.pen.slot(view, str(record["at"]))
            owner = self.pen.words.side(slot.side, self.pen.company)
            return Text.assemble(self.pen.standing(view, slot.id), "" if kind == "trash" else (f" ({owner})", "dim"))
        if kind == "recruit":
            return self.recruit(view, record)
        if kind == "demon":
            threshold = int(str(record["n"]))
            demon = self.pen.words.demons[card]
            which = [effect.threshold for effect in demon.effects].index(threshold)
            return Text.assemble(self.pen.monster(card), f" · {self.pen.words.effects(card)[which]}")
        if kind == "keep":
            told = self.pen.line(self.pen.texts.option(self.pen.company, record, seat))
            return Text.assemble(told, self.cost(view, str(record["at"])) if record["answer"] == "yes" else "")
        if kind == "target":
            up = next(demon.up for demon in table.demons if demon.card == card)
            return Text.assemble(self.pen.monster(card), "" if up else f" ({self.pen.texts('table-evil_corp-asleep')})")
        if kind in ("discard", "reveal", "recover", "copy", "trash"):
            where = "" if kind != "trash" else f" {self.pen.texts.option(self.pen.company, record, seat, 'place')}"
            return Text.assemble(self.pen.monster(card), (where, "dim"))
        return Text(self.pen.texts.option(self.pen.company, record, seat))

    def cost(self, view: View, at: str) -> str:
        """What it costs to keep the monster there."""
        table: EvilCorpView = view.table
        if table.sides[self.pen.slot(view, at).side].free_keeps:
            return f" ({self.pen.texts('table-evil_corp-keep-free')})"
        village = next(village for village in table.villages if at.startswith(f"{village.id}."))
        return f" ({self.pen.texts('table-evil_corp-price', n=village.keep_cost)})"

    def recruit(self, view: View, record: Record) -> Text:
        table: EvilCorpView = view.table
        at = int(str(record["at"]).removeprefix("queue")) - 1
        price = self.pen.texts("table-evil_corp-price", n=table.queue[at].price)
        return Text.assemble(self.pen.monster(str(record["card"])), (f" ({price})", "dim"))
