"""The table of Disney Villainous: the viewer's realm large, the others in a few lines each, the hand with its texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.box import ASCII, SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from perfidie.games.villainous.view import RealmsView
from perfidie.kernel.options import Record
from perfidie.kernel.view import View
from perfidie.terminal.painter import NO_HANDS, Offers, Painter
from perfidie.terminal.screen import Screen, stacked
from perfidie.terminal.villainous.board import Board
from perfidie.terminal.villainous.hand import Hand
from perfidie.terminal.villainous.pen import TIGHT, Pen, bare
from perfidie.terminal.villainous.players import Players
from perfidie.terminal.villainous.questions import HELD, Questions
from perfidie.texts import Company, Texts


class Realms(Painter):
    """Draws the views of this game."""

    quiet = frozenset({"used_symbol", "paid", "drew", "shuffled"})
    keys = ("table-villainous-key-card", "table-villainous-key-discards", "table-villainous-key-others")
    densest = TIGHT

    def __init__(self, screen: Screen, texts: Texts, company: Company) -> None:
        super().__init__(screen, texts, company)
        self.pen = Pen(screen, texts, company)
        self.players = Players(self.pen, Board(self.pen))
        self.hand = Hand(self.pen)
        self.questions = Questions(self.pen, self.players, self.hand)

    def draw_denser(self, density: int) -> None:
        self.pen.density = density

    def table(self, view: View, hands: Mapping[int, View] = NO_HANDS) -> RenderableType:
        """A spectator is shown the realm of the player at turn large."""
        table: RealmsView = view.table
        large = table.turn if view.viewer is None else view.viewer
        count = len(table.realms)
        known = [hands.get(seat, view).table.realms[seat].hand for seat in range(count)]
        seats = [(large + i) % count for i in range(1, count)]
        parts: list[RenderableType] = [self.players.other(view, seat, known[seat]) for seat in seats]
        parts.append(self.players.own(view, large))
        if view.viewer is None or hands:
            parts += self.players.hand(known[large])
        elif view.prompt not in HELD or view.asked != view.viewer:
            parts.append(self.hand.drawn(view))
        return stacked(parts)

    def options(self, view: View, offers: Offers) -> RenderableType:
        return self.questions.options(view, offers)

    def asked_about(self, words: Sequence[str], view: View) -> list[Record]:
        return self.questions.asked_about(words, view)

    def line(self, text: str) -> Text:
        return self.pen.coloured(text)

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
            paragraphs[-1][1].append(told.removeprefix(f"{paragraphs[-1][0]} ").removesuffix("."))
        mark = f"{self.pen.item} "
        lines: list[Text] = []
        for subject, parts in paragraphs:
            if parts:
                start = self.pen.say("asks", card=subject) + " " if subject else ""
                line = self.line(self.screen.paragraph(start + self.pen.dot.join(parts), indent=1, mark=mark).plain)
                line.stylize("bold", len(mark) + 1, len(mark) + 1 + len(subject))
                lines.append(line)
        return lines

    # Keys

    def command(self, words: Sequence[str], view: View) -> RenderableType | None:
        rest = " ".join(words[1:])
        if words[0] == "c":
            return self.look_up(rest, view) if rest else self.hand.whole(view)
        if words[0] in ("d", "o"):
            return self.of_players(words[0], rest, view)
        return None

    def look_up(self, typed: str, view: View) -> RenderableType:
        """The cards of the villains in play whose names begin so, or else contain this."""
        table: RealmsView = view.table
        words = self.pen.words
        villains = [realm.villain for realm in table.realms]
        known = [id for id in words.entries if words.owners[id] in villains]
        found = [id for id in known if bare(words.card(id)).startswith(bare(typed))]
        found = found or [id for id in known if bare(typed) in bare(words.card(id))]
        if not found:
            return self.screen.paragraph(self.pen.say("no-such-card", typed=typed), indent=2)
        return stacked(self.hand.printed(id) for id in found)

    def of_players(self, key: str, typed: str, view: View) -> RenderableType:
        """The discards (``d``) or the realms drawn out (``o``) of the players whose names contain this."""
        table: RealmsView = view.table
        seats = range(len(table.realms))
        if typed:
            chosen = [seat for seat in seats if bare(typed) in bare(self.players.signature(seat, table.realms[seat]))]
        else:
            chosen = [seat for seat in seats if (seat == view.viewer) == (key == "d")]
        if not chosen:
            return self.screen.paragraph(self.pen.say("no-such-player", typed=typed), indent=2)
        return stacked(
            self.discards(table, seat) if key == "d" else self.players.drawn_out(view, seat) for seat in chosen
        )

    def discards(self, table: RealmsView, seat: int) -> RenderableType:
        """Both discard piles of a player, the last card first."""
        pen = self.pen
        realm = table.realms[seat]
        lines: list[RenderableType] = []
        for deck, cards in (("villain", realm.villain_discard), ("fate", realm.fate_discard)):
            counted = {card: cards.count(card) for card in reversed(cards)}
            pieces = [Text.assemble(pen.name(card), f" ×{n}" if n > 1 else "") for card, n in counted.items()]
            pieces = pieces or [Text(pen.say("nothing-discarded"), "dim")]
            heading = pen.say("discard-of", deck=deck, name=self.players.signature(seat, realm))
            lines.append(Text(f"  {heading}", "bold"))
            lines += [Text.assemble("    ", line) for line in pen.flow(pieces, pen.width - 6, ", ")]
        return stacked(lines)

    # Who decides, and what needs no decision

    def own_turn(self, view: View) -> bool:
        table: RealmsView = view.table
        return table.turn == view.viewer

    def automatic(self, view: View, alone: bool) -> bool:
        """With others at the keyboard, whoever might answer is asked, able to or not (R1.24); to end a turn, always."""
        if view.prompt in ("condition", "premove"):
            return alone
        return view.options[0]["kind"] != "end"

    # The end

    def scoring(self, view: View) -> RenderableType:
        table: RealmsView = view.table
        pen = self.pen
        result = Table(box=SIMPLE_HEAD if self.screen.symbols else ASCII, expand=False, pad_edge=False)
        for heading in ("", pen.say("player"), pen.say("progress")):
            result.add_column(heading, no_wrap=True)
        ranked = sorted(range(len(table.realms)), key=lambda seat: table.realms[seat].progress, reverse=True)
        for seat in ranked:
            star = ("★" if self.screen.symbols else "*") if seat in (view.winners or []) else ""
            result.add_row(star, self.players.signature(seat, table.realms[seat]), pen.bar(table.realms[seat].progress))
        best = table.realms[(view.winners or ranked)[0]]
        return stacked([self.players.board.realm(best), self.players.objective(best), result])


def painter(screen: Screen, texts: Texts, company: Company) -> Realms:
    return Realms(screen, texts, company)
