"""The words of Disney Villainous, from its data."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from perfidie.games.villainous.printed import VILLAINS, villain
from perfidie.texts.speech import Company, Texts
from perfidie.texts.typography import typographic

PLACES = ("to", "at", "location")
"""The fields that name a location; the first one that a record has is the place that its sentence speaks of."""
CARDS = ("card", "host", "by", "other", "hero")
SEATS = ("realm", "target")
NOTHING = "…"


class VillainousVocabulary:
    """
    >>> words = vocabulary("fr")
    >>> words.role("horned_king"), words.card("five_dozen_eggs"), words.location("beasts_castle")
    ('Seigneur des Ténèbres', 'Quatre douzaines d’œufs', 'Château de la Bête')
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.title = "Disney Villainous"

    def say(self, texts: Mapping[str, str]) -> str:
        """What the data say in this language."""
        return typographic(texts[self.lang])

    @cached_property
    def entries(self) -> dict[str, dict[str, Any]]:
        """What is printed on every card and tile, by id; no two villains have a card with the same id."""
        data = [villain(id).data for id in VILLAINS]
        return {entry["id"]: entry for each in data for entry in [*each["card"], *each.get("tile", [])]}

    @cached_property
    def owners(self) -> dict[str, str]:
        """The villain to whom each card and tile belongs."""
        data = {id: villain(id).data for id in VILLAINS}
        return {entry["id"]: id for id in data for entry in [*data[id]["card"], *data[id].get("tile", [])]}

    @cached_property
    def locations(self) -> dict[str, str]:
        return {place["id"]: self.say(place["name"]) for id in VILLAINS for place in villain(id).data["location"]}

    def faces(self, id: str) -> list[str]:
        """The ids of the two faces of a villain's tile: dormant, awakened."""
        return [tile["id"] for tile in villain(id).data.get("tile", [])]

    def role(self, id: str) -> str:
        return self.say(portrait(id)["name"])

    def objective(self, id: str) -> str:
        return self.say(portrait(id)["objective"])

    def card(self, id: str) -> str:
        return self.say(self.entries[id]["name"]) if id in self.entries else id or NOTHING

    def text(self, id: str) -> str:
        """What a card does, in our own words."""
        return self.say(self.entries[id]["effect"])

    def location(self, id: str) -> str:
        return self.locations.get(id, id)

    def places(self, ids: str) -> str:
        """Locations that are listed by their ids."""
        return ", ".join(self.location(id) for id in ids.split(", "))

    def values(self, record: Mapping[str, object], company: Company, seat: int | None) -> dict[str, object]:
        values: dict[str, object] = {name: self.card(str(record[name])) for name in CARDS if name in record}
        values |= {name: self.places(str(record[name])) for name in ("mover", "expected", *PLACES) if name in record}
        place = next((str(record[name]) for name in PLACES if name in record), "")
        values |= {"place": place, "location": self.places(place)}
        values |= {name: company.names[number] for name in SEATS if isinstance(number := record.get(name), int)}
        values["whose"] = "other" if "realm" in record else "own"
        values["how"] = "host" if "host" in record else "to" if "to" in record else "plain"
        values["stands"] = "yes" if "at" in record else "no"
        values["beside"] = "yes" if "to" in record else "no"
        if "symbol" in record:
            values["action"], _, amount = str(record["symbol"]).partition(":")
            values["n"] = int(amount or 0)
        if str(record.get("kind")).startswith("tile_"):
            faces = next(faces for id in VILLAINS if (faces := self.faces(id)))  # one villain has a tile
            values["tile"] = self.card(faces[record.get("face") == "awakened"])
        return values


def distinction(texts: Texts, record: Mapping[str, object]) -> str:
    """What tells a card from an equal one beside it, in brackets.

    >>> distinction(Texts("en"), {"card": "swashbuckler", "items": ["cutlass"], "stronger": 2})
    ' (+ Cutlass, +2 this turn)'
    """
    items, stronger = record.get("items"), record.get("stronger")
    words = texts.words("villainous")
    said = [f"+ {words.card(str(item))}" for item in items] if isinstance(items, list) else []
    if isinstance(stronger, int):
        said.append(texts("table-villainous-stronger", n=f"{stronger:+}".replace("-", "−")))
    return f" ({', '.join(said)})" if said else ""


@cache
def portrait(id: str) -> dict[str, Any]:
    """The head of a villain's data. Lists of villains need no more, and need not wait for nine whole files."""
    head, _, _ = files("perfidie.games.villainous").joinpath(f"data/{id}.toml").read_text("utf-8").partition("\n[[")
    found: dict[str, Any] = tomllib.loads(head)["villain"]
    return found


def vocabulary(lang: str) -> VillainousVocabulary:
    return VillainousVocabulary(lang)
