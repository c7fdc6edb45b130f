"""The table of Evil Corp., put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.box import ASCII, SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from perfidie.games.evil_corp.view import EvilCorpView
from perfidie.kernel.options import Record
from perfidie.kernel.view import View
from perfidie.terminal.evil_corp.offered import Offered
from perfidie.terminal.evil_corp.office import Office
from perfidie.terminal.evil_corp.pen import Pen, group
from perfidie.terminal.evil_corp.questions import Questions
from perfidie.terminal.evil_corp.sides import Sides
from perfidie.terminal.evil_corp.villages import Villages
from perfidie.terminal.painter import NO_HANDS, Offers, Painter
from perfidie.terminal.screen import Screen, stacked
from perfidie.texts import Company, Texts


class CorpTable(Painter):
    """Draws the views of this game."""

    quiet = frozenset(
        {"turn", "terror", "paid", "drew", "cleared", "gold_lost", "demons_up", "joined", "refilled", "ended"}
    )
    keys = ("table-evil_corp-key-read",)

    def __init__(self, screen: Screen, texts: Texts, company: Company) -> None:
        super().__init__(screen, texts, company)
        self.pen = Pen(screen, texts, company)
        self.sides = Sides(self.pen)
        self.boards = Villages(self.pen)
        self.office = Office(self.pen)
        self.offered = Offered(self.pen)
        self.questions = Questions(self.pen, self.sides)

    def draw_denser(self, density: int) -> None:
        self.pen.dense = density > 0

    def options(self, view: View, offers: Offers) -> RenderableType:
        return self.offered.options(view, offers)

    def command(self, words: Sequence[str], view: View) -> RenderableType | None:
        return self.questions.command(words, view)

    def asked_about(self, words: Sequence[str], view: View) -> list[Record]:
        return self.questions.asked_about(words, view)

    def line(self, text: str) -> Text:
        return self.pen.line(text)

    def story(self, records: Sequence[Record]) -> list[Text]:
        """A tile that has been used falls asleep by itself: only sleep that others bring is worth a line."""
        return super().story([record for record in records if not self.of_its_own(record)])

    def of_its_own(self, record: Record) -> bool:
        return record["kind"] == "flipped" and self.pen.words.values(record, self.company, None)["own"] == "yes"

    def table(self, view: View, hands: Mapping[int, View] = NO_HANDS) -> RenderableType:
        table: EvilCorpView = view.table
        return stacked(
            [
                *self.legend(table),
                *self.sides.rows(view),
                *self.sides.passed(view),
                *self.sides.known(view, hands),
                *self.boards.villages(view),
                *self.office.queue(table),
                *self.office.demons(table),
            ]
        )

    def legend(self, table: EvilCorpView) -> list[Text]:
        parts = [self.texts("table-evil_corp-round", n=table.round, phase=table.phase), self.pen.colours_told()]
        lines = self.pen.flow(Text(" "), [Text(parts[0], "bold"), Text(parts[1], "dim")], "   ")
        if not self.pen.dense:
            more = [Text(self.pen.slots_told(), "dim"), Text(self.pen.rewards_told(), "dim")]
            lines += self.pen.flow(Text(" "), more, "   ")
        return lines

    def alike(self, record: Record, view: View) -> object:
        """Slots of one type on one half are as good as each other; so are monsters alike that stand there."""
        fields: dict[str, object] = dict(record)
        for name in ("at", "to"):
            id = str(record.get(name))
            if "." in id:
                slot = self.pen.slot(view, id)
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
            tiles = [self.pen.words.monsters[id] for id in tiles_of(table, side)]
            magic = table.sides[side].magic
            result.add_row(
                self.pen.sign("★") if side in won else "",
                self.pen.words.side(side, self.company),
                Text(str(table.sides[side].tokens), "bold"),
                str(sum(tile.recruit for tile in tiles) + magic),
                str(sum(tile.terror for tile in tiles)),
            )
        return stacked([*self.boards.villages(view), result])


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
