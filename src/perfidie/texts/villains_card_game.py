"""The words of Disney Villains the Card Game, from its data."""

from __future__ import annotations

from collections.abc import Mapping

from perfidie.games.villains_card_game.deck import box
from perfidie.texts.speech import Company
from perfidie.texts.typography import typographic


class CardGameVocabulary:
    """
    >>> words = vocabulary("fr")
    >>> words.card("5R"), words.card("whirlpool"), words.role("hook")
    ('5 rouge', 'Tourbillon', 'Capitaine Crochet')
    """

    def __init__(self, lang: str) -> None:
        data = box().data
        self.lang = lang
        self.title: str = data["title"]
        self.roles: dict[str, str] = {
            villain["id"]: typographic(villain[f"name_{lang}"]) for villain in data["villain"]
        }
        self.specials: dict[str, str] = {
            special["id"]: typographic(special[f"name_{lang}"]) for special in data["special"]
        }
        self.effects: dict[str, str] = {
            special["id"]: typographic(special[f"text_{lang}"]) for special in data["special"]
        }
        translated = data["colours"].get(f"name_{lang}", {})
        self.colours: dict[str, str] = {
            letter: translated.get(id, id) for letter, id in zip(box().letters, box().colours, strict=True)
        }

    def role(self, id: str) -> str:
        return self.roles[id]

    def card(self, id: str) -> str:
        if id in self.specials:
            return self.specials[id]
        if len(id) != 2 or id[1] not in self.colours:
            return id
        colour = self.colours[id[1]]
        return f"{id[0]} {colour}" if self.lang == "fr" else f"{colour} {id[0]}"

    def values(self, record: Mapping[str, object], company: Company, seat: int | None) -> dict[str, object]:
        values: dict[str, object] = {"sort": "special" if record.get("card") in self.specials else "number"}
        if "to" in record:
            values["own"] = "yes" if record["to"] == record.get("seat") else "no"
        way = {"left": 1, "right": -1}.get(str(record.get("to")))
        if seat is not None and way is not None:
            values["neighbour"] = company.names[(seat + way) % len(company.names)]
        return values


def vocabulary(lang: str) -> CardGameVocabulary:
    return CardGameVocabulary(lang)
