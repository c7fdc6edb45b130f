"""What each side has: gold, tokens, bag and discard, and what is known of reserves."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from perfidie.games.evil_corp.view import EvilCorpView
from perfidie.kernel.view import View
from perfidie.terminal.evil_corp.pen import Pen


class Sides:
    """Draws the sides, the viewer's last."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen

    def rows(self, view: View) -> list[Text]:
        """One line a side; where it is narrow, the names give way."""
        table: EvilCorpView = view.table
        order = self.order(view)
        cells = [self.cells(table, side) for side in order]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        names = [self.pen.words.side(side, self.pen.company) for side in order]
        room = min(max(map(len, names)), self.pen.screen.width - sum(widths) - len(widths) - 2)
        lines: list[Text] = []
        for side, name, row in zip(order, names, cells, strict=True):
            asked = view.asked in table.sides[side].seats
            mark = self.pen.sign("▶") if asked else " "
            rest = "".join(f" {cell.ljust(width)}" for cell, width in zip(row, widths, strict=True)).rstrip()
            label = self.pen.fitted(Text(f"{mark} {name}", "bold" if asked else ""), room + 2)
            lines.append(Text.assemble(label, rest, no_wrap=True, overflow="ellipsis"))
        return lines

    def cells(self, table: EvilCorpView, side: int) -> list[str]:
        say = self.pen.texts
        at = table.sides[side]
        passed = len(at.seats) == 1 and table.seats[at.seats[0]].passed
        sizes = " & ".join(str(table.seats[seat].reserve_size) for seat in at.seats)
        return [
            say("table-evil_corp-gold", n=at.gold),
            say("table-evil_corp-magic", n=at.magic),
            say("table-evil_corp-tokens", n=at.tokens),
            say("table-evil_corp-bag", n=at.bag_size),
            say("table-evil_corp-discard", n=len(at.discard)),
            say("table-evil_corp-reserve", n=sizes),
            say("table-evil_corp-passed") if passed else "",
        ]

    def order(self, view: View) -> list[int]:
        """The sides, the viewer's last."""
        table: EvilCorpView = view.table
        own = table.seats[view.viewer].side if view.viewer is not None else -1
        return sorted(range(len(table.sides)), key=lambda side: side == own)

    def passed(self, view: View) -> list[Text]:
        """Members of teams who have passed."""
        table: EvilCorpView = view.table
        out = [self.pen.company.names[seat] for seat, at in enumerate(table.seats) if at.passed]
        if not out or len(table.sides) == len(table.seats):
            return []
        return [Text.assemble("  ", (f"{self.pen.texts('table-evil_corp-passed')} ", "dim"), ", ".join(out))]

    def known(self, view: View, hands: Mapping[int, View]) -> list[Text]:
        """What the viewer knows of other reserves, and the reserves of those whose views are given."""
        table: EvilCorpView = view.table
        lines: list[Text] = []
        for seat in range(len(table.seats)):
            seen: EvilCorpView = hands[seat].table if seat in hands else table
            tiles = seen.seats[seat].reserve if seat in hands or seat != view.viewer else []
            if tiles:
                name = Text(f"  {self.pen.texts('table-evil_corp-shown', name=self.pen.company.names[seat])} ", "dim")
                lines += self.pen.flow(name, [Text.assemble(self.pen.names([id])) for id in tiles])
        return lines
