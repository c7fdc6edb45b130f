"""Choosing a card of the realm or a location: IT or THERE from then on."""

from __future__ import annotations

from collections.abc import Callable

from perfidie.games.villainous.instructions import Choice
from perfidie.games.villainous.names import ASK_CARD, ASK_LOCATION, CARD, LOCATION
from perfidie.games.villainous.printed import ITEM
from perfidie.games.villainous.strength import strength
from perfidie.games.villainous.table import IT, NONE, OWNER, REALM, THERE, ZONES, Table
from perfidie.games.villainous.vanquish import defeatable
from perfidie.kernel.options import field, pack
from perfidie.kernel.state import Step

Which = Callable[[Table, list[int], int], bool]
"""(table, frame, card): whether the card is one of those meant."""


class ChooseCard(Choice):
    """Choose a card of the realm; what is at a locked location cannot be chosen (R6.20)."""

    prompt = ASK_CARD

    def __init__(self, which: Which) -> None:
        self.which = which

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [
            pack(CARD, card)
            for card in table.zones[frame[OWNER] * ZONES + REALM]
            if self.which(table, frame, card) and table.targetable(card)
        ]

    def can(self, table: Table, frame: list[int]) -> bool:
        for card in table.zones[frame[OWNER] * ZONES + REALM]:
            if self.which(table, frame, card) and table.targetable(card):
                return True
        return False

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[IT] = field(code, 0)


def choose(which: Which) -> Step[Table]:
    """Choose one card of the realm of which this is true: it is IT from now on."""
    return ChooseCard(which)


class ChooseToBring(ChooseCard):
    """Choose a card of the realm that the next instruction brings to a named location, or to THERE."""

    def __init__(self, which: Which, location: str) -> None:
        super().__init__(which)
        self.location = location

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        there = table.cast.location(frame[OWNER], self.location) if self.location else frame[THERE]
        return [pack(CARD, field(code, 0), there) for code in super().choices(table, frame)]


def choose_to_bring(which: Which, location: str = "") -> Step[Table]:
    """Choose a card of which this is true: it is IT from now on, and is about to be brought there."""
    return ChooseToBring(which, location)


def a_hero(table: Table, frame: list[int], card: int) -> bool:
    return table.is_hero(card)


def an_ally(table: Table, frame: list[int], card: int) -> bool:
    return table.is_ally(card)


def an_item(table: Table, frame: list[int], card: int) -> bool:
    """Any Item of the realm, of either deck, attached or not."""
    return table.cast.type[card] == ITEM


class Here:
    """A card of this sort at THERE, the location that is spoken of."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        return self.which(table, frame, card) and table.is_at(card, frame[THERE])


def here(which: Which) -> Which:
    return Here(which)


class Named:
    """A card with one of these ids."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self.ids = ids

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        return table.cast.kinds[card].id in self.ids


def named(*ids: str) -> Which:
    return Named(ids)


class DefeatableHero:
    """A Hero that can be defeated and has such a strength."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        return (
            table.is_hero(card) and self.least <= strength(table, card) <= self.most and defeatable(table, card, NONE)
        )


def hero_of_strength(least: int, most: int) -> Which:
    """A Hero to be defeated, of current strength from ``least`` to ``most``."""
    return DefeatableHero(least, most)


class ChooseLocation(Choice):
    """Choose a location of the realm: it is THERE from now on."""

    prompt = ASK_LOCATION

    def __init__(self, which: Callable[[Table, int, int], bool]) -> None:
        self.which = which

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [pack(LOCATION, there) for there in range(4) if self.which(table, frame[OWNER], there)]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[THERE] = field(code, 0)


def choose_location(which: Callable[[Table, int, int], bool]) -> Step[Table]:
    return ChooseLocation(which)


class OfType:
    """A card of this printed type."""

    def __init__(self, type: int) -> None:
        self.type = type

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        return table.cast.type[card] == self.type


def of_type(type: int) -> Which:
    return OfType(type)
