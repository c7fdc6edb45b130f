"""The cards of a match, read from the data file: what is printed stands there and nowhere else."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from perfidie.kernel.errors import BadInput

NO_SPECIAL: Final = -1


class Box:
    """The printed material: villains with their decks, specials, colours."""

    def __init__(self, data: dict[str, Any]) -> None:
        check(data)
        self.data = data
        self.colours: list[str] = data["colours"]["list"]
        self.letters = [colour[0].upper() for colour in self.colours]
        self.specials: list[str] = [special["id"] for special in data["special"]]
        self.villains: list[str] = [villain["id"] for villain in data["villain"]]
        self.hand: int = data["setup"]["hand"]
        self.special_as_hero: bool = data["turn"]["hero_face_down"]["special_as_hero"]

    def number_id(self, value: int, colour: int) -> str:
        return f"{value}{self.letters[colour]}"

    def deck_of(self, villain: str, specials: bool) -> list[str]:
        """The ids of a villain's cards: the numbers, then the specials if they are used."""
        entry = next(v for v in self.data["villain"] if v["id"] == villain)
        cards = [self.number_id(n["value"], self.colours.index(n["colour"])) for n in entry["numbers"]]
        if specials:
            copies = next(s["copies"] for s in self.data["special"] if s["id"] == entry["special"])
            cards += [entry["special"]] * copies
        return cards


@cache
def box() -> Box:
    """The box as it is shipped."""
    return Box(tomllib.loads(files(__package__).joinpath("data/villains_card_game.toml").read_text("utf-8")))


def check(data: dict[str, Any]) -> None:
    """Say what is wrong with a layout of the cards that cannot be one of this game."""
    deck = data["deck"]
    colours = data["colours"]["list"]
    letters = [colour[0].upper() for colour in colours]
    if len(set(letters)) < len(letters):
        raise BadInput("layout-letters", colours=", ".join(colours))
    specials = {special["id"]: special for special in data["special"]}
    if len(data["villain"]) != deck["villains"]:
        raise BadInput("layout-villains", found=len(data["villain"]), expected=deck["villains"])
    for villain in data["villain"]:
        id = villain["id"]
        numbers = villain["numbers"]
        if villain["special"] not in specials:
            raise BadInput("layout-special", villain=id, special=villain["special"], expected=", ".join(specials))
        if len(numbers) != deck["number_cards"]:
            raise BadInput("layout-size", villain=id, found=len(numbers), expected=deck["number_cards"])
        for number in numbers:
            if number["colour"] not in colours:
                raise BadInput("layout-colour", villain=id, colour=number["colour"], expected=", ".join(colours))
            if number["value"] not in deck["values"]:
                expected = ", ".join(map(str, deck["values"]))
                raise BadInput("layout-value", villain=id, value=number["value"], expected=expected)
        for value in deck["values"]:
            of_value = [number["colour"] for number in numbers if number["value"] == value]
            if len(of_value) != deck["copies_per_value"]:
                copies = deck["copies_per_value"]
                raise BadInput("layout-copies", villain=id, value=value, found=len(of_value), expected=copies)
            if len(set(of_value)) < len(of_value):
                raise BadInput("layout-same-colour", villain=id, value=value, colours=", ".join(of_value))
    for special in specials.values():
        if special["copies"] != deck["special_cards"]:
            copies = deck["special_cards"]
            raise BadInput("layout-special-copies", special=special["id"], found=special["copies"], expected=copies)


class Cards:
    """The cards of one match, by number: frozen once the match is set up, and shared by all copies of its state."""

    def __init__(self, villains: list[str], specials: bool, special_as_hero: bool) -> None:
        self.villains = villains
        self.specials = specials
        self.special_as_hero = special_as_hero
        self.ids: list[str] = []
        self.value: list[int] = []  # 0 for a special
        self.colour: list[int] = []  # -1 for a special
        self.special: list[int] = []  # number of the special, or NO_SPECIAL
        self.face: list[int] = []  # a bit for the value and one for the colour, so that cards which match share one
        self.decks: list[list[int]] = [
            [self.add(card) for card in box().deck_of(villain, specials)] for villain in villains
        ]
        self.hand = box().hand

    def add(self, id: str) -> int:
        """A further card with this id; its number. The id must be one of the box."""
        printed = box()
        if id in printed.specials:
            self.value.append(0)
            self.colour.append(-1)
            self.special.append(printed.specials.index(id))
            self.face.append(0)
        else:
            if len(id) != 2 or id[1] not in printed.letters or id[0] not in map(str, printed.data["deck"]["values"]):
                raise BadInput("unknown-card", card=id, expected="5R, 4B, … / " + ", ".join(printed.specials))
            self.value.append(int(id[0]))
            self.colour.append(printed.letters.index(id[1]))
            self.special.append(NO_SPECIAL)
            self.face.append(1 << len(printed.letters) + int(id[0]) | 1 << printed.letters.index(id[1]))
        self.ids.append(id)
        return len(self.ids) - 1


@lru_cache(maxsize=256)
def cards_for(villains: tuple[str, ...], specials: bool, special_as_hero: bool) -> Cards:
    """The cards of a match, made once for matches with the same seats and options; not to be added to."""
    return Cards(list(villains), specials, special_as_hero)
