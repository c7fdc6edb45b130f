"""The office: the queue with its prices, and the demons with their thresholds."""

from __future__ import annotations

from rich.text import Text

from perfidie.games.evil_corp.view import EvilCorpView
from perfidie.terminal.evil_corp.pen import Pen


class Office:
    """Draws what waits to be recruited or invoked."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen

    def queue(self, table: EvilCorpView) -> list[Text]:
        pen = self.pen
        head = pen.heading(pen.texts("table-evil_corp-queue"))
        prices = [pen.texts("table-evil_corp-price", n=waiting.price) for waiting in table.queue]
        if pen.dense:  # gold is named once
            prices[1:] = [str(waiting.price) for waiting in table.queue[1:]]
        items = [
            Text.assemble(price, " ", pen.monster(waiting.card))
            for price, waiting in zip(prices, table.queue, strict=True)
        ]
        if pen.dense:
            return pen.flow(head, items)
        widest = max((item.cell_len for item in items), default=0)
        lines = [head] if items else []
        for waiting, item in zip(table.queue, items, strict=True):
            item.pad_right(widest - item.cell_len + 2)
            lines += pen.beside(Text.assemble("   ", item), pen.words.powers(waiting.card))
        return lines

    def demons(self, table: EvilCorpView) -> list[Text]:
        head = self.pen.heading(self.pen.texts("table-evil_corp-demons"))
        asleep = self.pen.texts("table-evil_corp-asleep")
        told = [
            Text.assemble(self.pen.monster(demon.card), "" if demon.up else f" ({asleep})") for demon in table.demons
        ]
        if self.pen.dense:
            return self.pen.flow(head, told)
        widest = max(item.cell_len for item in told)
        lines = [head]
        for demon, item in zip(table.demons, told, strict=True):
            item.pad_right(widest - item.cell_len + 2)
            lines += self.pen.beside(
                Text.assemble("   ", item), " · ".join(self.pen.words.effects(demon.card, "short"))
            )
        return lines
