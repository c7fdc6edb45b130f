"""The roster of a realm: its cards by what they are and by what they do there, so that queries need not look at all.

A roster holds as long as the realm is as it was: when a card enters, leaves, goes elsewhere, gets another mark or a
lasting strength, or when a lock changes, the table forgets it and makes a new one at the next query. So it also keeps
what was found out about the realm and depends on nothing else. Copies of a table share it.
"""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.kinds import NO_PROGRAM, Kind
from perfidie.games.villainous.printed import LOCATIONS

# What active cards do, a bit each.
STRENGTHENS: Final = 1
PRICES: Final = 2
BARS: Final = 4
SHIELDS: Final = 8
GRANTS: Final = 16
REACTS: Final = 32
LISTED: Final = 63
BANS: Final = 64
ACTIVATES: Final = 128


def abilities(kind: Kind) -> int:
    """What the cards of this kind do while they are active."""
    return (
        (STRENGTHENS if kind.bonus is not None else 0)
        | (PRICES if kind.price is not None else 0)
        | (BARS if kind.bar is not None else 0)
        | (SHIELDS if kind.shield is not None else 0)
        | (GRANTS if kind.grants else 0)
        | (REACTS if kind.reactions else 0)
        | (BANS if kind.bans else 0)
        | (ACTIVATES if kind.activate != NO_PROGRAM else 0)
    )


UNKNOWN: Final = -1
NO_CARDS: Final[list[int]] = []
"""What most lists of a roster are: one for all of them."""
UNWEIGHED: Final = -99.0


class Reckoned:
    """The progress of a villain by their Power, as long as these lists are on the table, and no others."""

    def __init__(self, pieces: list[int], lying: list[int], fate_deck: list[int], fate_discard: list[int]) -> None:
        self.pieces = pieces
        self.lying = lying
        self.fate_deck = fate_deck
        self.fate_discard = fate_discard
        self.progress: dict[int, float] = {}


class Roster:
    """Cards in the order of their arrival; from ``strengthening`` on in the order of their numbers."""

    def __init__(self) -> None:
        self.heroes: list[int] = []
        self.allies: list[int] = []
        self.items: list[int] = []
        # these give way to longer ones
        self.covering = NO_CARDS  # cover symbols where they stand, unless they are attached
        self.activatable = NO_CARDS
        self.strengthening = NO_CARDS
        self.pricing = NO_CARDS
        self.barring = NO_CARDS
        self.shielding = NO_CARDS
        self.granting = NO_CARDS
        self.reacting = NO_CARDS
        self.bans = 0
        # what was found out since
        self.strengths: dict[int, int] = {}  # by card
        self.covered = [UNKNOWN] * LOCATIONS  # the covered symbols by location
        self.states = UNKNOWN  # the situations of the realm that Conditions answer to
        self.vanquishable: dict[int, bool] = {}  # by Hero
        self.worth = UNWEIGHED  # what its cards are worth to bots
        self.sign = 0  # the same for realms in which all is the same
        self.firsts: dict[str, int] | None = None  # the first card of each kind
        self.reckoned: Reckoned | None = None  # the villain's progress

    def add(self, card: int, does: int) -> None:
        """An active card that does this."""
        if does & STRENGTHENS:
            self.strengthening = [*self.strengthening, card]
        if does & PRICES:
            self.pricing = [*self.pricing, card]
        if does & BARS:
            self.barring = [*self.barring, card]
        if does & SHIELDS:
            self.shielding = [*self.shielding, card]
        if does & GRANTS:
            self.granting = [*self.granting, card]
        if does & REACTS:
            self.reacting = [*self.reacting, card]
