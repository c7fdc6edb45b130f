"""What is printed: boards and cards of the villains, read from the data files."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from perfidie.kernel.errors import BadInput

VILLAIN: Final = 0
FATE: Final = 1
DECKS: Final = ["villain", "fate"]

ALLY: Final = 0
ITEM: Final = 1
EFFECT: Final = 2
CONDITION: Final = 3
HERO: Final = 4
CURSE: Final = 5
PRINCE: Final = 6
TYPES: Final = ["ally", "item", "effect", "condition", "hero", "curse", "prince"]

GAIN_POWER: Final = 0
PLAY_CARD: Final = 1
ACTIVATE: Final = 2
FATE_ACTION: Final = 3
MOVE_ITEM_OR_ALLY: Final = 4
MOVE_HERO: Final = 5
VANQUISH: Final = 6
DISCARD: Final = 7
ACTIONS: Final = [
    "gain_power",
    "play_card",
    "activate",
    "fate",
    "move_item_or_ally",
    "move_hero",
    "vanquish",
    "discard",
]

VARIABLE: Final = -1
"""The cost of a card whose price is said by its text."""
NO_ACTIVATION: Final = -1

LOCATIONS: Final = 4
DECK_SIZES: Final = (30, 15)
VILLAINS: Final = (
    "captain_hook",
    "gaston",
    "horned_king",
    "jafar",
    "lady_tremaine",
    "maleficent",
    "prince_john",
    "queen_of_hearts",
    "ursula",
)


SYMBOLS: Final = [
    "gain_power:1",
    "gain_power:2",
    "gain_power:3",
    "play_card",
    "activate",
    "fate",
    "move_item_or_ally",
    "move_hero",
    "vanquish",
    "discard",
]
"""All symbols, by the number that options and events use."""


class Symbol:
    """A printed action symbol: which action, and how much Power for Gain Power."""

    def __init__(self, name: str, top: bool) -> None:
        action, _, amount = name.partition(":")
        self.name = name
        self.number = SYMBOLS.index(name)
        self.action = ACTIONS.index(action)
        self.amount = int(amount) if amount else 0
        self.top = top


def symbols_left(symbols: list[Symbol]) -> list[list[int]]:
    """The numbers of the different symbols that are left, by which ones are gone, a bit each."""
    return [
        list(dict.fromkeys(symbol.number for index, symbol in enumerate(symbols) if not gone >> index & 1))
        for gone in range(1 << len(symbols))
    ]


class Card:
    """A kind of card as it is printed, with the number of its copies."""

    def __init__(self, villain: str, entry: dict[str, Any]) -> None:
        self.villain = villain
        self.id: str = entry["id"]
        self.deck = DECKS.index(entry["deck"])
        self.type = TYPES.index(entry["type"])
        self.count: int = entry["count"]
        cost = entry.get("cost", 0)
        self.cost: int = cost if isinstance(cost, int) else VARIABLE
        self.strength: int = entry.get("strength", 0)
        self.activation_cost: int = entry.get("activation_cost", NO_ACTIVATION)
        self.attach: str = entry.get("attach", "")
        self.entry = entry


class Villain:
    """A villain as printed: four locations with their rows of symbols, and the kinds of cards of both decks."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.id: str = data["villain"]["id"]
        self.box: str = data["villain"]["box"]
        self.locations: list[str] = [location["id"] for location in data["location"]]
        self.locked = [i for i, location in enumerate(data["location"]) if location["locked_at_start"]]
        self.symbols: list[list[Symbol]] = [
            [Symbol(name, True) for name in location["top"]] + [Symbol(name, False) for name in location["bottom"]]
            for location in data["location"]
        ]
        self.symbols_left = [symbols_left(symbols) for symbols in self.symbols]
        self.cards = [Card(self.id, entry) for entry in data["card"]]
        self.check()

    def check(self) -> None:
        """Say what is wrong with a data file."""
        if len(self.locations) != LOCATIONS:
            raise BadInput("villain-locations", villain=self.id, found=len(self.locations), expected=LOCATIONS)
        for deck, expected in enumerate(DECK_SIZES):
            found = sum(card.count for card in self.cards if card.deck == deck)
            if found != expected:
                raise BadInput("villain-deck", villain=self.id, deck=DECKS[deck], found=found, expected=expected)
        ids = [card.id for card in self.cards]
        for card in ids:
            if ids.count(card) > 1:
                raise BadInput("villain-card-twice", villain=self.id, card=card)


@cache
def villain(id: str) -> Villain:
    """The villain with this id, as shipped."""
    return Villain(tomllib.loads(files(__package__).joinpath(f"data/{id}.toml").read_text("utf-8")))
