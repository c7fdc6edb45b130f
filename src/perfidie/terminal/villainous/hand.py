"""The viewer's hand, and cards as they are printed."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap

from rich.console import RenderableType
from rich.text import Text

from perfidie.games.villainous.view import RealmsView
from perfidie.kernel.view import View
from perfidie.terminal.screen import stacked
from perfidie.terminal.villainous.pen import TIGHT, WHOLE, Pen


class Hand:
    def __init__(self, pen: Pen) -> None:
        self.pen = pen

    def drawn(self, view: View) -> RenderableType:
        """The hand beside another question: in a line or two, if there is no room."""
        pen = self.pen
        table: RealmsView = view.table
        realm = table.realms[view.viewer or 0]
        if pen.density < TIGHT or not realm.hand:
            return self.numbered(view, {})
        pieces: list[Text] = []
        for card, cost in dict(zip(realm.hand, realm.hand_costs, strict=True)).items():
            assert card is not None  # nobody's own hand is hidden
            copies = realm.hand.count(card)
            told = Text.assemble(pen.name(card), f" {pen.say('cost', n=cost)}" if cost is not None else "")
            pieces.append(Text.assemble(told, f" ×{copies}" if copies > 1 else ""))
        pieces[0] = Text.assemble(pen.say("hand-of", cards=""), pieces[0])
        return stacked(Text.assemble(" ", line) for line in pen.flow(pieces, pen.width - 2, pen.dot, "  "))

    def numbered(self, view: View, numbers: Mapping[str, int]) -> RenderableType:
        """The cards of the hand: number (if it can be chosen), cost, type, name and text."""
        table: RealmsView = view.table
        realm = table.realms[view.viewer or 0]
        held = [card for card in realm.hand if card]
        if not held:
            return Text(" " + self.pen.say("hand-empty"), "dim")
        costs = dict(zip(realm.hand, realm.hand_costs, strict=True))
        return stacked(
            self.card(card, costs[card], held.count(card), numbers.get(card)) for card in dict.fromkeys(held)
        )

    def whole(self, view: View) -> RenderableType:
        """The hand with all texts, however little room there is."""
        density, self.pen.density = self.pen.density, WHOLE
        drawn = self.numbered(view, {})
        self.pen.density = density
        return drawn

    def card(self, card: str, cost: int | None, copies: int, number: int | None) -> Text:
        pen = self.pen
        head = Text.assemble(
            (f"{number:3} " if number is not None else f"  {pen.item} ", "bold"),
            (f"{'–' if cost is None else cost:>2} ", "bold yellow"),
            pen.name(card),
            f" ×{copies}" if copies > 1 else "",
            f"  {pen.type(card)}",
            self.numbers(card),
            ". ",
        )
        text = pen.words.text(card)
        return pen.hanging(head, text, 7) if pen.density == WHOLE else pen.cut(head, text)

    def numbers(self, card: str) -> str:
        """The printed strength and activation cost of a card, if it has them."""
        entry = self.pen.words.entries[card]
        told = [
            self.pen.say(id, n=entry[name])
            for id, name in (("strength", "strength"), ("activation", "activation_cost"))
            if name in entry
        ]
        return f" ({', '.join(told)})" if told else ""

    def lying_open(self, card: str, number: int) -> Text:
        """A card that can be chosen from those that lie on the table."""
        pen = self.pen
        head = Text.assemble((f"{number:3} ", "bold"), pen.name(card), f"  {pen.type(card)}", self.numbers(card), ". ")
        return pen.hanging(head, pen.words.text(card), 7)

    def printed(self, id: str) -> Text:
        """A card as it is printed, with all that is to be said of it."""
        pen = self.pen
        entry = pen.words.entries[id]
        facts = [pen.type(id)]
        facts += [pen.say(name, n=entry[name]) for name in ("cost", "strength") if isinstance(entry.get(name), int)]
        if "activation_cost" in entry:
            facts.append(pen.say("activation", n=entry["activation_cost"]))
        if "count" in entry:
            owner = pen.words.role(pen.words.owners[id])
            facts += [pen.say("deck-of", deck=entry["deck"], name=owner), pen.say("copies", n=entry["count"])]
        pieces = [Text.assemble("  ", pen.name(id)), *map(Text, facts)]
        head = Text("\n").join(pen.flow(pieces, pen.width - 1, pen.dot, "    "))
        body = wrap(pen.words.text(id), pen.width - 5, break_long_words=False, break_on_hyphens=False)
        text = "".join(f"\n    {line}" for line in body)
        return Text.assemble(head, (text, "dim"), no_wrap=True, overflow="ignore")
