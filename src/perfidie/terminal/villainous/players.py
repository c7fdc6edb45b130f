"""The players: each one's Power, hand and way to the objective; the viewer's realm large, the others in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from perfidie.games.villainous.view import RealmsView, RealmView
from perfidie.kernel.view import View
from perfidie.terminal.screen import stacked
from perfidie.terminal.villainous.board import Board
from perfidie.terminal.villainous.pen import STYLES, TIGHT, WHOLE, Pen


class Players:
    def __init__(self, pen: Pen, board: Board) -> None:
        self.pen = pen
        self.board = board

    def signature(self, seat: int, realm: RealmView) -> str:
        name, role = self.pen.company.names[seat], self.pen.words.role(realm.villain)
        return name if name == role else f"{name} ({role})"

    def tile(self, realm: RealmView) -> str:
        """The id of the villain's tile as it lies now; nothing if there is none or it is not claimed."""
        faces = self.pen.words.faces(realm.villain)
        return faces[realm.pieces[-1] - 1] if faces and realm.pieces[-1] else ""

    def heading(self, view: View, seat: int) -> Text:
        table: RealmsView = view.table
        at_turn = self.pen.mover if table.turn == seat else " "
        return Text.assemble(f"{at_turn} ", (self.signature(seat, table.realms[seat]), "bold"))

    def facts(self, view: View, seat: int) -> list[Text]:
        """Power and what else may lie with a player."""
        pen = self.pen
        table: RealmsView = view.table
        realm = table.realms[seat]
        facts = [Text(pen.say("power", n=realm.power), "bold yellow")]
        if tile := self.tile(realm):
            facts.append(Text(pen.words.card(tile), STYLES["relic"]))
        if table.fate_token == seat:
            facts.append(Text(pen.say("fate-token"), "bold magenta"))
        return facts

    def decks(self, realm: RealmView) -> Text:
        return Text(self.pen.say("decks", villain=realm.villain_deck_size, fate=realm.fate_deck_size), "dim")

    # Others

    def line(self, view: View, seat: int) -> list[Text]:
        pen = self.pen
        table: RealmsView = view.table
        realm = table.realms[seat]
        here = next((at.location for at in realm.locations if at.mover), "")
        facts = [
            *self.facts(view, seat),
            Text(pen.say("hand-size", n=realm.hand_size)),
            pen.bar(realm.progress),
            Text(pen.say("at", place=here, location=pen.words.location(here))),
        ]
        return pen.flow([self.heading(view, seat), *facts], pen.width - 2, pen.dot, "   ")

    def other(self, view: View, seat: int, hand: Sequence[str | None]) -> RenderableType:
        """Another player's realm, with as much of the hand as the viewer knows."""
        pen = self.pen
        table: RealmsView = view.table
        lines = self.line(view, seat)
        if pen.density < TIGHT:
            realm = table.realms[seat]
            pieces = [self.board.at_a_glance(realm, number) for number in range(len(realm.locations))]
            lines += pen.flow([piece for piece in pieces if piece], pen.width - 5, "   ")
            lines[1:] = [Text.assemble("" if line.plain.startswith(" ") else "   ", line) for line in lines[1:]]
        lines += self.hand(hand)
        for line in lines:
            line.no_wrap, line.overflow = True, "ignore"
        return stacked(lines)

    def hand(self, hand: Sequence[str | None]) -> list[Text]:
        """The known cards of a hand by their names."""
        names = [self.pen.name(card) for card in hand if card]
        if not names:
            return []
        names[0] = Text.assemble(self.pen.say("hand-of", cards=""), names[0])
        return [Text.assemble("   ", line) for line in self.pen.flow(names, self.pen.width - 5, ", ")]

    def drawn_out(self, view: View, seat: int) -> RenderableType:
        """Another player's realm as large as the own one."""
        pen = self.pen
        table: RealmsView = view.table
        realm = table.realms[seat]
        legend = pen.say("legend" if pen.screen.symbols else "legend-plain")
        return stacked(
            [
                *self.line(view, seat),
                self.board.realm(realm),
                self.objective(realm),
                *self.progress(realm),
                Text.assemble(" ", self.decks(realm)),
                pen.screen.paragraph(legend, "dim", 1),
            ]
        )

    # The own realm

    def own(self, view: View, seat: int) -> RenderableType:
        """The large realm: who and when, the board, the way to the objective."""
        pen = self.pen
        table: RealmsView = view.table
        realm = table.realms[seat]
        mine = table.turn == seat
        turn = pen.say("your-turn") if mine else pen.say("turn-of", seat=pen.company.names[table.turn])
        phase = Text(f"{turn} ({pen.say(f'phase-{table.phase}')})", "bold" if mine else "")
        pieces = [self.heading(view, seat), *self.facts(view, seat), phase]
        if pen.density == WHOLE:
            pieces.append(self.decks(realm))
        progress = self.progress(realm)
        return stacked(
            [
                pen.rule() if pen.density == WHOLE else None,
                *pen.flow(pieces, pen.width - 2, pen.dot, "   "),
                self.board.realm(realm),
                self.objective(realm) if pen.density == WHOLE else None,
                *(progress[:1] if pen.density == TIGHT else progress),
                self.aside(view, realm),
                *self.known(realm),
            ]
        )

    def objective(self, realm: RealmView) -> Text:
        pen = self.pen
        head = Text(" " + pen.say("asks", card=pen.say("objective")) + " ")
        return pen.hanging(head, pen.words.objective(realm.villain), 3, "")

    def progress(self, realm: RealmView) -> list[Text]:
        """The way to the objective in its named parts: what is done is ticked."""
        pen = self.pen
        pieces = [Text.assemble(pen.say("progress"), " ", pen.bar(realm.progress))]
        for part, done in realm.progress_parts.items():
            name = pen.say(f"part-{realm.villain}-{part}")
            if done >= 1:
                pieces.append(Text(f"{pen.used} {name}", "green"))
            else:
                pieces.append(Text(f"{name} {pen.percent(done)}", "" if done else "dim"))
        lines = pen.flow(pieces, pen.width - 2, pen.dot, "  ")
        return [Text.assemble(" ", line, no_wrap=True, overflow="ignore") for line in lines]

    def aside(self, view: View, realm: RealmView) -> Text | None:
        """Cards that lie aside, unless the question names them anyhow."""
        table: RealmsView = view.table
        named = {table.cause, *(record.get("card") for record in view.options)}
        cards = [self.pen.words.card(card) for card in realm.aside if card and card not in named]
        told = " " + self.pen.say("aside", cards=", ".join(cards))
        return Text(told, no_wrap=True, overflow="ellipsis") if cards else None

    def known(self, realm: RealmView) -> list[Text]:
        """What the viewer knows of the own decks."""
        lines: list[Text] = []
        for deck, cards in (("villain", realm.known_villain_deck), ("fate", realm.known_fate_deck)):
            if cards:
                names = ", ".join(self.pen.words.card(card) if card else "…" for card in cards)
                told = " " + self.pen.say("known-top", deck=deck, cards=names)
                lines.append(Text(told, "dim", no_wrap=True, overflow="ellipsis"))
        return lines
