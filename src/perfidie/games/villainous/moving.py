"""Moving cards: the actions Move an Item or Ally (R4.38-R4.42) and Move a Hero (R4.43), and what limits any move."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.instructions import Choice
from perfidie.games.villainous.kinds import MOVE_ALLIES, MOVE_ITEMS, MOVE_SYMBOL
from perfidie.games.villainous.names import ASK_MOVE_CARD, ASK_MOVE_HERO, ASK_PLACE, CARD, PLACE
from perfidie.games.villainous.printed import CURSE, ITEM, LOCATIONS
from perfidie.games.villainous.table import IT, NONE, REALM, THERE, ZONES, Table
from perfidie.kernel.options import field, pack
from perfidie.kernel.state import ACTOR, program

ADJACENT: Final = 0
ANYWHERE: Final = 1
WITHIN: Final = [
    [[there for there in range(LOCATIONS) if abs(there - here) == 1] for here in range(LOCATIONS)],
    [[there for there in range(LOCATIONS) if there != here] for here in range(LOCATIONS)],
]
"""By reach and location: the other locations so far away at most."""


def destinations(table: Table, card: int, reach: int) -> list[int]:
    """The other unlocked locations, so far away at most, to which a card that stands in a realm may be moved."""
    owner = table.cast.owner[card]
    here = table.at[card]
    locked = table.locked[owner]
    found: list[int] = []
    if not locked >> here & 1:
        choosy = table.cast.choosy[owner]
        for there in WITHIN[reach][here]:
            if not locked >> there & 1 and (not choosy or table.may_stand(card, there)):
                found.append(there)
    return found


def movable(table: Table, seat: int) -> list[int]:
    """The Allies and loose Items, and the Curses, that their owner may move (R4.38, R4.41, R12.53)."""
    cast = table.cast
    bans = table.roster(seat).bans
    found: list[int] = []
    for card in table.zones[seat * ZONES + REALM]:
        if table.host[card] != NONE:
            continue
        type = cast.type[card]
        if type == CURSE:
            found.append(card)
        elif type == ITEM:
            if not bans & MOVE_ITEMS:
                found.append(card)
        elif table.is_ally(card) and not bans & MOVE_ALLIES:
            found.append(card)
    return found


class ChooseMovable(Choice):
    """The Item or Ally of a Move an Item or Ally action."""

    prompt = ASK_MOVE_CARD

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        seat = frame[ACTOR]
        if table.banned(seat, MOVE_SYMBOL):
            return []
        return [pack(CARD, card) for card in movable(table, seat) if destinations(table, card, ADJACENT)]

    def can(self, table: Table, frame: list[int]) -> bool:
        for card in movable(table, frame[ACTOR]):
            if destinations(table, card, ADJACENT):
                return not table.banned(frame[ACTOR], MOVE_SYMBOL)
        return False

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[IT] = field(code, 0)


class ChooseHeroToMove(Choice):
    prompt = ASK_MOVE_HERO

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [pack(CARD, hero) for hero in table.heroes(frame[ACTOR]) if destinations(table, hero, ADJACENT)]

    def can(self, table: Table, frame: list[int]) -> bool:
        for hero in table.heroes(frame[ACTOR]):
            if destinations(table, hero, ADJACENT):
                return True
        return False

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[IT] = field(code, 0)


class MoveIt(Choice):
    """Where the card that was chosen goes: THERE from now on."""

    prompt = ASK_PLACE

    def __init__(self, reach: int) -> None:
        self.reach = reach

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        card = frame[IT]
        return [pack(PLACE, card, there) for there in destinations(table, card, self.reach)]

    def can(self, table: Table, frame: list[int]) -> bool:
        return True  # whoever chose the card saw to it

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[THERE] = field(code, 1)
        state.move_card(frame[IT], frame[THERE], frame[ACTOR])


MOVE_AN_ITEM_OR_ALLY: Final = program(ChooseMovable(), MoveIt(ADJACENT))
MOVE_A_HERO: Final = program(ChooseHeroToMove(), MoveIt(ADJACENT))
