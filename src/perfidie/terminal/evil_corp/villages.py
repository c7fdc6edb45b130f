"""The villages beside each other, the viewer's half of each below the other side's."""

from __future__ import annotations

from itertools import zip_longest

from rich.text import Text

from perfidie.games.evil_corp.box import SLOT_TYPES
from perfidie.games.evil_corp.view import EvilCorpView, VillageView
from perfidie.kernel.view import View
from perfidie.terminal.evil_corp.pen import READABLE, REWARDS, SLOTS, STONE, Pen, shortened
from perfidie.texts.evil_corp import number_of

GAP = 2
NARROW = 30
"""Columns below which a village must do with few."""


class Villages:
    """Draws the boards."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen

    def villages(self, view: View) -> list[Text]:
        table: EvilCorpView = view.table
        width = (self.pen.screen.width - GAP * (len(table.villages) - 1)) // len(table.villages)
        columns: list[tuple[list[Text], list[Text]]] = [
            self.village(view, village, width) for village in table.villages
        ]
        highest = max(len(upper) for upper, _ in columns)
        blocks = [[*upper, *[Text("")] * (highest - len(upper)), *lower] for upper, lower in columns]
        lines: list[Text] = []
        for row in zip_longest(*blocks):
            line = Text(no_wrap=True, overflow="ellipsis")
            for number, cell in enumerate(row):
                line.append_text(self.pen.fitted(cell or Text(""), width))
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
        title = self.pen.texts("table-evil_corp-village", n=number_of(village.id), face=village.face.upper())
        rule = self.pen.sign("─")
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
        conquest = self.pen.sign("↑") * steps + self.pen.sign("·") * (village.steps_to_win - steps)
        stone = f" {self.pen.sign(STONE)}" if village.stone == side else ""
        free = [slot.type for slot in village.slots if slot.side == side and slot.card is None]
        room = "".join(f" {self.pen.sign(SLOTS[type])}{free.count(type)}" for type in SLOT_TYPES if type in free)
        if width < NARROW:
            room = f" {room.replace(' ', '')}"
        name = shortened(self.holders(view, village, side), width - len(conquest) - len(stone) - len(room) - 2)
        return Text.assemble((f" {name}", "bold"), f" {conquest}{stone}", (room, "dim"))

    def holders(self, view: View, village: VillageView, side: int) -> str:
        """Those of a side who may use the village."""
        table: EvilCorpView = view.table
        near = [seat for seat in table.sides[side].seats if village.id in table.seats[seat].villages]
        return " & ".join(self.pen.company.names[seat] for seat in near)

    def monsters(self, village: VillageView, side: int, width: int) -> list[Text]:
        lines: list[Text] = []
        for slot in village.slots:
            if slot.side == side and slot.card is not None:
                label = Text.assemble(
                    f"  {self.pen.sign(SLOTS[slot.type])} ", self.pen.monster(slot.card, slot.up, slot.terror)
                )
                if slot.up and width - label.cell_len >= READABLE:
                    label.append(f"  {self.pen.power_text(slot.card)}", "dim")
                lines.append(label)
        return lines

    def gauge(self, view: View, village: VillageView, lower: int, width: int) -> Text:
        """The track with its marker: to the right when the lower half leads."""
        towards = 1 if lower == village.sides[0] else -1
        rewards = [self.pen.sign(REWARDS[space.reward]) for space in village.track]
        track = [*rewards[::-1], self.pen.sign("│"), *rewards]
        at = len(rewards) + towards * village.marker
        lead = self.pen.texts("table-evil_corp-level")
        if village.strength_gap:
            ahead = self.holders(view, village, village.sides[0 if village.strength_gap > 0 else 1])
            lead = f"+{abs(village.strength_gap)} "
            lead += shortened(ahead, width - len(track) - len(lead) - 2)
        return Text.assemble(
            " ",
            ("".join(track[:at]), "dim"),
            (self.pen.sign("█"), "bold"),
            ("".join(track[at + 1 :]), "dim"),
            " ",
            (lead, "bold"),
        )

    def goods(self, village: VillageView, width: int) -> Text:
        """What is there to be taken."""
        there = [self.pen.texts("table-evil_corp-pillage")] if village.pillage else []
        if village.stone is None:
            there.append(f"{self.pen.sign(STONE)} {self.pen.texts('table-evil_corp-stone')}")
        yellow = f"{self.pen.colour_sign('yellow')}{village.cargo_yellow}"
        others = f"{self.pen.colour_sign('red')}{self.pen.colour_sign('blue')}{village.cargo_red_blue}"
        if width >= NARROW:
            there.append(self.pen.texts("table-evil_corp-cargo"))
        there += [yellow, others]
        return Text(" " + " ".join(there), "dim")
