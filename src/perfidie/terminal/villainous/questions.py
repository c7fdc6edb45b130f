"""What the viewer is asked: why, and what can be answered, in the words of the reader."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from perfidie.games.villainous.view import CardView, LocationView, RealmsView, RealmView
from perfidie.kernel.options import Record
from perfidie.kernel.view import View
from perfidie.terminal.painter import Offers
from perfidie.terminal.screen import stacked
from perfidie.terminal.villainous.hand import Hand
from perfidie.terminal.villainous.pen import TIGHT, Pen, bare
from perfidie.terminal.villainous.players import Players
from perfidie.texts.villainous import distinction

HELD = ("play", "discard", "condition")
"""The questions that are answered with a card of the hand."""
FOURTH = 4
"""Conditions answer to an action from this one on."""


class Questions:
    def __init__(self, pen: Pen, players: Players, hand: Hand) -> None:
        self.pen = pen
        self.players = players
        self.hand = hand

    def options(self, view: View, offers: Offers) -> RenderableType:
        pen = self.pen
        lines: list[RenderableType] = [*self.occasion(view)]
        rest = dict(offers)
        if view.prompt in HELD:
            in_hand = {str(record["card"]): number for number, record in offers.items() if of_the_hand(record)}
            rest = {number: record for number, record in offers.items() if not of_the_hand(record)}
            lines.append(self.hand.numbered(view, in_hand))
            if view.prompt == "condition" and not in_hand:
                lines.append(pen.screen.paragraph(pen.say("nothing-fits"), "dim", 2))
        lying = [record for record in rest.values() if record["kind"] == "card"]
        if lying and not any("at" in record for record in lying):  # in no realm, and so nowhere with their texts
            for number, record in rest.items():
                told = self.numbered(number, self.told(view, record))
                lines.append(self.hand.lying_open(str(record["card"]), number) if record in lying else told)
            return stacked(lines)
        for label, ways in self.grouped(view, rest):
            indent = 2 + (cell_len(label.plain) + 2 if label else 0)
            for number, line in enumerate(pen.flow(ways, pen.width - indent - 1, "   ")):
                start = Text.assemble("  ", label, "  ") if label and number == 0 else Text(" " * indent)
                lines.append(Text.assemble(start, line, no_wrap=True, overflow="ignore"))
        return stacked(lines)

    # Why something is asked

    def occasion(self, view: View) -> list[RenderableType]:
        """The card whose text asks and what it is about, or what Conditions may answer to."""
        pen = self.pen
        table: RealmsView = view.table
        if view.prompt == "condition":
            return self.window(view)
        lines: list[RenderableType] = []
        cause = table.cause
        if not cause and table.phase == "premove" and view.prompt not in HELD:
            cause = self.players.tile(table.realms[table.turn])
        if cause:
            head = Text.assemble("  ", pen.name(cause), pen.say("asks", card=""), " ")
            text = pen.words.text(cause)
            lines.append(pen.cut(head, text) if pen.density == TIGHT else pen.hanging(head, text, 4))
        if table.about not in ("", cause) and view.prompt not in HELD:
            strength = self.strength(view, {"card": table.about})
            told = f" ({pen.say('strength', n=strength)})" if strength is not None else ""
            lines.append(Text.assemble("  ", pen.name(table.about), told))
        return lines

    def window(self, view: View) -> list[RenderableType]:
        """What has happened that Conditions may answer to."""
        pen = self.pen
        table: RealmsView = view.table
        seat = pen.company.names[table.turn]
        happened = [each for each in table.happened if each.situation != "acted" or each.n >= FOURTH]
        lines: list[RenderableType] = []
        if happened:
            lines.append(pen.screen.paragraph(pen.say("window", seat=seat), "", 2))
        for each in happened:
            told = pen.say(f"happened-{each.situation}", seat=seat, n=each.n, card=pen.words.card(each.card))
            lines.append(pen.coloured(pen.screen.paragraph(told, "", 4).plain))
        return lines

    def strength(self, view: View, record: Record) -> int | None:
        """The present strength of the card in a realm that a record means."""
        table: RealmsView = view.table
        for realm in table.realms:
            for place in realm.locations:
                for standing in (*place.top, *place.bottom):
                    if standing.card == record["card"] and ("at" not in record or means(record, standing, place)):
                        return standing.strength
        return None

    # What can be answered

    def numbered(self, number: int, told: Text) -> Text:
        return Text.assemble((f"{number:2} ", "bold"), told)

    def grouped(self, view: View, offers: Offers) -> list[tuple[Text, list[Text]]]:
        """The options by the card that they concern, those that concern none together."""
        pen = self.pen
        groups: dict[str, tuple[Text, list[Text]]] = {}
        for number, record in offers.items():
            if record["kind"] in ("place", "attach", "cover"):
                at = f" ({pen.words.location(str(record['at']))})" if "at" in record else ""
                label = Text.assemble(pen.name(str(record["card"])), at)
                told = Text(pen.texts.option(pen.company, record, view.viewer or 0, "place"))
            else:
                label, told = Text(), self.told(view, record)
            groups.setdefault(label.plain, (label, []))[1].append(self.numbered(number, told))
        return list(groups.values())

    def told(self, view: View, record: Record) -> Text:
        """An option in words."""
        pen = self.pen
        table: RealmsView = view.table
        seat = view.viewer or 0
        kind = record["kind"]
        if kind == "branch" and table.cause:
            values = pen.texts.values(pen.company, record, seat)
            id = f"branch-{table.cause}-{record['choice']}"
            return Text(pen.say(id, card=values.get("card", ""), at=values.get("at", "")))
        form = "card" if "card" in record else None
        if kind == "action":
            here = next((at.location for at in table.realms[seat].locations if at.mover), "")
            form = "elsewhere" if record.get("at", here) != here else None
        told = pen.coloured(pen.texts.option(pen.company, record, seat, form))
        if kind == "card" and "at" in record:
            strength = self.strength(view, record)
            told.append("" if strength is None else f" {strength}", "bold")
        told.append(distinction(pen.texts, record))
        if kind == "seat":
            told = Text.assemble(told, " ", pen.bar(table.realms[int(str(record["seat"]))].progress))
        return told

    # What somebody may wonder about

    def asked_about(self, words: Sequence[str], view: View) -> list[Record]:
        pen = self.pen
        wanted = [bare(word) for word in words]
        return [
            record
            for record in self.thinkable(view)
            if all(word in bare(pen.texts.option(pen.company, record, view.viewer or 0)) for word in wanted)
        ]

    def thinkable(self, view: View) -> list[Record]:
        """What might come to mind at this question, legal or not."""
        table: RealmsView = view.table
        own = table.realms[view.viewer or 0]
        realms = [realm for realm in table.realms if self.concerned(view, realm)]
        places = [at for realm in realms for at in realm.locations]
        held: list[Record] = [{"kind": "play", "card": card} for card in dict.fromkeys(own.hand) if card]
        if view.prompt == "action":
            here = next(at for at in own.locations if at.mover)
            symbols = dict.fromkeys(each.symbol for each in (*here.top_symbols, *here.bottom_symbols))
            actions: list[Record] = [{"kind": "action", "symbol": symbol, "at": here.location} for symbol in symbols]
            return [*actions, *held]
        if view.prompt in HELD:
            return held
        if view.prompt in ("move", "location", "put_token"):
            return [{"kind": str(view.options[0]["kind"]), "to": at.location} for at in places]
        if view.prompt == "take_token":
            return [{"kind": "take_token", "at": at.location} for at in places]
        if view.prompt == "place":
            return [{"kind": "place", "card": str(view.options[0]["card"]), "to": at.location} for at in places]
        if view.prompt in ("fate_target", "seat"):
            return [{"kind": "seat", "seat": other} for other in range(len(table.realms))]
        if view.prompt == "fate_card":
            return [{"kind": "card", "card": card} for realm in table.realms for card in realm.aside if card]
        found: list[Record] = []
        for at in places:
            for standing in (*at.top, *at.bottom):
                record: Record = {"kind": "card", "card": standing.card, "at": at.location}
                if record not in found:
                    found.append(record)
        return found

    def concerned(self, view: View, realm: RealmView) -> bool:
        """Whether the options speak of this realm; the viewer's own, if they speak of no place."""
        table: RealmsView = view.table
        named = {record[name] for record in view.options for name in ("to", "at") if name in record}
        if not named:
            return realm is table.realms[view.viewer or 0]
        return any(at.location in named for at in realm.locations)


def means(record: Record, card: CardView, place: LocationView) -> bool:
    """Whether a record that names a place is of this card there, and not of an equal one beside it."""
    told = (record["at"], record.get("items", []), record.get("stronger", 0))
    return told == (place.location, sorted(card.items), card.stronger)


def of_the_hand(record: Record) -> bool:
    return record["kind"] in ("play", "card", "condition") and "at" not in record
