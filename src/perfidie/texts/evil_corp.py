"""The words of Evil Corp., from its data."""

from __future__ import annotations

from collections.abc import Mapping

from perfidie.games.evil_corp.box import COLOURS, PLAYERS, SLOT_TYPES, Seating, box
from perfidie.games.evil_corp.codes import COLOUR, PASSIVE, Code
from perfidie.texts.catalogue import Catalogue
from perfidie.texts.speech import Company
from perfidie.texts.typography import typographic

OF_A_SIDE = ("refilled", "scored", "conquest", "magic", "token", "gold_lost")
"""Events that name the first seat of a side and mean the whole side."""
VOWELS = "aeéiou"


class CorpVocabulary:
    """
    >>> words = vocabulary("fr")
    >>> words.card("y04"), words.card("d1"), words.role("3")
    ('Gobelin percepteur', 'Démon des crocs', 'Comte Arebours')
    >>> vocabulary("en").powers("b09")
    'Invocation +1. Activated: put an enemy to sleep.'
    """

    def __init__(self, lang: str) -> None:
        self.box = box()
        data = self.box.data
        self.title: str = data["title"]
        self.catalogue = Catalogue(lang)
        self.roles: dict[str, str] = {boss["id"]: typographic(boss[f"name_{lang}"]) for boss in data["boss"]}
        self.monsters = {monster.id: monster for monster in self.box.monsters}
        self.demons = {demon.id: demon for demon in self.box.demons}
        entries = data["monster"] + data["demon"]
        self.names: dict[str, str] = {entry["id"]: typographic(entry[f"name_{lang}"]) for entry in entries}
        self.genders: dict[str, str] = {entry["id"]: gender(entry) for entry in entries}

    def role(self, id: str) -> str:
        return self.roles.get(id, id)

    def card(self, id: str) -> str:
        return self.names.get(id, id)

    def values(self, record: Mapping[str, object], company: Company, seat: int | None) -> dict[str, object]:
        values: dict[str, object] = {"gender": self.genders.get(str(record.get("card")), "m")}
        values["at"], values["at_village"] = place(record.get("at", record.get("slot")))
        values["to"], values["to_village"] = place(record.get("to"))
        if "village" in record:
            values["village"] = number_of(str(record["village"]))
        if "demon" in record:
            values["demon"] = self.card(str(record["demon"]))
        if "face" in record:
            values["face"] = {"a": "A", "b": "B"}.get(str(record["face"]), record["face"])
        if isinstance(partner := record.get("partner"), int):
            values["partner"] = company.names[partner]
        kind = record.get("kind")
        if kind in OF_A_SIDE:
            values["seat"] = self.side(int(str(record["side"])), company)
        elif kind == "flipped":
            owner = int(str(record["at"]).split(".")[1])
            values["own"] = "yes" if record.get("seat") in self.members(company)[owner] else "no"
        elif kind == "terror":
            gap = int(str(record["n"]))
            halves = self.seating(company).halves[number_of(str(record["village"])) - 1]
            values["lead"] = abs(gap)
            values["ahead"] = self.side(halves[0 if gap > 0 else 1], company)
        return values

    # Who plays with whom

    def seating(self, company: Company) -> Seating:
        return self.box.seatings[PLAYERS.index(len(company.names))]

    def members(self, company: Company) -> list[list[int]]:
        return self.seating(company).members

    def side(self, side: int, company: Company) -> str:
        """A player's name, or those of a team."""
        return " & ".join(company.names[seat] for seat in self.members(company)[side])

    # What monsters and demons do

    def powers(self, id: str) -> str:
        """What is printed on a tile of the kind, as sentences."""
        monster = self.monsters[id]
        told = [self.sentence("passive", [code]) for code in monster.passive]
        for when, codes in (("on-deployment", monster.deploy), ("on-activation", monster.activate)):
            if codes:
                told.append(self.sentence(when, codes))
        return " ".join(told) or self.capital(self.catalogue.say("table-evil_corp-powerless", {})) + "."

    def effects(self, id: str, form: str | None = None) -> list[str]:
        """The effects of a demon, each with the invocation that it takes; in the form ``short`` in a few words."""
        return [
            self.catalogue.say(
                "table-evil_corp-demon-effect",
                {"threshold": effect.threshold, "pay": effect.pay, "powers": self.chain(effect.codes, form)},
            )
            for effect in self.demons[id].effects
        ]

    def sentence(self, when: str, codes: list[Code]) -> str:
        return self.capital(self.catalogue.say(f"table-evil_corp-{when}", {"powers": self.chain(codes)})) + "."

    def chain(self, codes: list[Code], form: str | None = None) -> str:
        return self.catalogue.say("table-evil_corp-then", {}).join(self.power(code, form) for code in codes)

    def power(self, code: Code, form: str | None = None) -> str:
        of_colour = PASSIVE.get(code.name) == COLOUR
        values = {"colour": COLOURS[code.amount] if of_colour else "", "n": code.amount}
        return self.catalogue.say(f"table-evil_corp-power-{code.name}", values, form)

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]


def gender(entry: Mapping[str, object]) -> str:
    """How a French name takes its article."""
    if str(entry["name_fr"])[0].casefold() in VOWELS:
        return "elided"
    return str(entry.get("gender_fr", "m"))


def place(id: object) -> tuple[str, int]:
    """The type of a slot and the number of its village, or the name of another place; ``none`` without a place.

    >>> place("v1.0.battlefield2"), place("queue3"), place(None)
    (('battlefield', 2), ('queue', 0), ('none', 0))
    """
    if not isinstance(id, str):
        return "none", 0
    last = id.rpartition(".")[2].rstrip("0123456789")
    return (last, number_of(id.partition(".")[0])) if last in SLOT_TYPES and "." in id else (last, 0)


def number_of(village: str) -> int:
    """Villages are counted from 1 on.

    >>> number_of("v0")
    1
    """
    return int(village.removeprefix("v")) + 1


def vocabulary(lang: str) -> CorpVocabulary:
    return CorpVocabulary(lang)
