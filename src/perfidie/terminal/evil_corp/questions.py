"""Questions about the game: what a card says, what lies where, and which plays somebody wonders about."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from perfidie.games.evil_corp.box import SLOT_TYPES
from perfidie.games.evil_corp.view import EvilCorpView, VillageView
from perfidie.kernel.options import Record
from perfidie.kernel.view import View
from perfidie.terminal.evil_corp.pen import PLAIN, SLOTS, Pen
from perfidie.terminal.evil_corp.sides import Sides
from perfidie.terminal.screen import stacked
from perfidie.texts.evil_corp import number_of


class Questions:
    """Answers what is typed."""

    def __init__(self, pen: Pen, sides: Sides) -> None:
        self.pen = pen
        self.sides = sides

    def command(self, words: Sequence[str], view: View) -> RenderableType | None:
        if words[0] != "i":
            return None
        if len(words) == 1:
            return stacked(self.overview(view))
        cards = self.called(words[1:])
        if not cards:
            return Text("  " + self.pen.texts("table-evil_corp-nobody-called"))
        return stacked(line for id in cards for line in self.card_text(id))

    def card_text(self, id: str) -> list[Text]:
        """All that is printed on a tile."""
        if id in self.pen.words.demons:
            return [
                Text.assemble("  ", self.pen.monster(id)),
                *(Text(f"    {line}") for line in self.pen.words.effects(id)),
            ]
        tile = self.pen.words.monsters[id]
        facts = self.pen.texts(
            "table-evil_corp-card", colour=self.pen.colour(id), recruit=tile.recruit, terror=tile.terror
        )
        name = Text.assemble("  ", self.pen.monster(id), (f"  {facts}", "dim"))
        return [name, self.pen.screen.paragraph(self.pen.words.powers(id), indent=4)]

    def overview(self, view: View) -> list[Text]:
        """What lies beside the boards: bags, discards, tiles out of the game, demons; and the signs."""
        table: EvilCorpView = view.table
        say = self.pen.texts
        zones: list[tuple[str, Sequence[str]]] = []
        for side in self.sides.order(view):
            name = self.pen.words.side(side, self.pen.company)
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
            items = [self.pen.names([id] * tiles.count(id)) for id in dict.fromkeys(tiles)] or [self.pen.names([])]
            lines += self.pen.flow(
                Text(f"  {name}: " if self.pen.texts.lang == "en" else f"  {name}\u202f: ", "bold"), items
            )
        lines += [line for demon in table.demons for line in self.card_text(demon.card)]
        return [
            *lines,
            *(
                Text(f"  {told}", "dim")
                for told in (self.pen.colours_told(), self.pen.slots_told(), self.pen.rewards_told())
            ),
        ]

    def called(self, words: Sequence[str]) -> list[str]:
        """The monsters and demons with these words in their names, or those with most of them."""
        found: dict[str, int] = {}
        for id, name in self.pen.words.names.items():
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
                for id, demon in self.pen.words.demons.items()
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
            own = [slot for slot in own if self.pen.words.monsters[str(slot.card)].activate]
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
            name = self.pen.texts(f"table-evil_corp-slot-{type}")
            if word in (sign, PLAIN.get(sign)) or word == name or (len(word) > 4 and name.startswith(word)):
                return type
        return None
