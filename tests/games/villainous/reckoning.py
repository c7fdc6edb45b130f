"""The numbers of a position, reckoned a second time from the cards that lie there, by their names and their texts.

Nothing here asks the engine's queries: it reads zones, places and marks only.
"""

from perfidie.games.villainous.printed import ALLY, CURSE, HERO, ITEM
from perfidie.games.villainous.table import ENLARGED, HYPNOTIZED, NONE, REALM, SHRUNK, TOP, TRAPPED, ZONES, Table

ON_BEARER = {
    "five_dozen_eggs": 2,
    "dyrnwyn": 2,
    "cutlass": 2,
    "pixie_dust": 2,
    "scimitar": 1,
    "wish": 2,
    "sword_of_truth": 2,
    "bow_and_arrows": 1,
    "spear": 1,
}
"""Items that make their bearer stronger."""
OTHER_HEROES = ("princess_eilonwy", "wendy", "alan_a_dale")
"""Heroes that make every other Hero of the realm 1 stronger."""
PAIRS = {"mad_hatter": "march_hare", "march_hare": "mad_hatter", "rajah": "princess_jasmine"}
"""Heroes that are 2 stronger while another card is in the realm."""


class Realm:
    """The cards of one realm."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cards = list(table.zones[seat * ZONES + REALM])
        self.places = table.cast.locations[seat]

    def id(self, card: int) -> str:
        return self.table.cast.kinds[card].id

    def body(self, card: int) -> int:
        """The card itself, or the one it is attached to."""
        return card if self.table.host[card] == NONE else self.table.host[card]

    def places_of(self, card: int) -> set[int]:
        """Where a card is; an Enlarged Hero is at two locations."""
        body = self.body(card)
        found = {self.table.at[body]}
        if self.table.flags[body] & ENLARGED:
            found |= {place for place in range(4) if self.table.covers[body] >> 8 * place & 255}
        return found

    def together(self, one: int, other: int) -> bool:
        return bool(self.places_of(one) & self.places_of(other))

    def hero(self, card: int) -> bool:
        return self.table.cast.type[card] == HERO and not self.table.flags[card] & HYPNOTIZED

    def ally(self, card: int) -> bool:
        return self.table.cast.type[card] == ALLY or bool(self.table.flags[card] & HYPNOTIZED)

    def others(self, card: int) -> list[int]:
        return [other for other in self.cards if other != card]

    def ignored(self, card: int) -> bool:
        return bool(self.table.flags[card] & (TRAPPED | HYPNOTIZED))

    def strength(self, card: int) -> int:
        """Printed value and modifiers, not below 0 (R6.1)."""
        total = self.table.cast.kinds[card].strength
        if not self.ignored(card):
            total += self.own_bonus(card)
        for source in self.others(card):
            if not self.ignored(source):
                total += self.bonus(source, card)
        total += self.lasting_bonus(card)
        return max(0, total)

    def own_bonus(self, card: int) -> int:
        """What a card's own text adds to its strength."""
        id = self.id(card)
        here = [other for other in self.others(card) if self.together(card, other)]
        if id == "wolves":
            return sum(self.id(other) == id for other in self.others(card))
        if id == "guard_dog":
            return int(any(self.ally(other) for other in here))
        if id in ("taran", "cackling_goon"):
            return sum(self.hero(other) for other in here)
        if id == "sinister_goon":
            return int(any(self.table.cast.type[other] == CURSE for other in here))
        if id == "smee":
            return 2 if self.places[self.table.at[card]] == "jolly_roger" else 0
        if id == "john":
            return int(any(self.table.host[other] == card for other in self.others(card)))
        if id == "michael":
            return len({self.table.at[hero] for hero in self.cards if self.hero(hero)})
        if id == "genie":
            return 2 if any(self.id(other) == "magic_lamp" for other in here) else 0
        if id in PAIRS:
            return 2 if any(self.id(other) == PAIRS[id] for other in self.others(card)) else 0
        return 0

    def bonus(self, source: int, card: int) -> int:
        """What another card of the realm adds to this card's strength."""
        id = self.id(source)
        if id in ON_BEARER:
            stolen = not self.table.cast.fate[source] and self.hero(card)  # by Abu or Aladdin: of no use to anybody
            return ON_BEARER[id] if self.table.host[source] == card and not stolen else 0
        if id in OTHER_HEROES:
            return int(self.hero(card))
        if not self.together(source, card):
            return 0
        if id == "cogsworth":
            return int(self.hero(card))
        if id in ("maurices_invention", "caterpillar"):
            return -int(self.ally(card))
        if id == "dreamless_sleep":
            return -2 * int(self.hero(card))
        if id in ("nutsy", "trigger"):
            return (1 if id == "nutsy" else -1) * int(self.ally(card))
        return 0

    def lasting_bonus(self, card: int) -> int:
        """Effects that outlive their card (kind 0: on the strength of a card)."""
        total = 0
        for kind, realm, *numbers in self.table.lasting:
            if realm == self.seat and kind == 0 and numbers[0] == card:
                total += numbers[1]
        return total

    def covered(self, location: int) -> set[int]:
        """The symbols of a location that are covered, by their index (R5.31, R5.33)."""
        table = self.table
        symbols = table.cast.symbols[self.seat][location]
        row = {index for index, symbol in enumerate(symbols) if symbol.top}
        found: set[int] = set()
        small = False
        normal = False
        for card in self.cards:
            if table.host[card] != NONE or not table.flags[card] & TOP:
                continue
            if table.flags[card] & (SHRUNK | ENLARGED):
                found |= {index for index in range(8) if table.covers[card] >> (8 * location + index) & 1}
                small = small or (bool(table.flags[card] & SHRUNK) and table.at[card] == location)
            elif table.at[card] == location:
                normal = normal or self.hero(card) or bool(table.cast.options["unattached_fate_cards_cover"])
        return found | (row if normal and not small else set())

    def granted(self, location: int) -> list[str]:
        """The symbols that cards add to a location and that are not used yet (R3.15)."""
        return [
            self.table.cast.kinds[card].grants
            for card in self.cards
            if self.table.cast.kinds[card].grants
            and self.table.at[self.body(card)] == location
            and card not in self.table.used_grants
        ]

    def open_symbols(self) -> set[str]:
        """The symbols at the mover's location that are neither used nor covered."""
        table = self.table
        here = table.mover[self.seat]
        hidden = self.covered(here)
        printed = {
            symbol.name
            for index, symbol in enumerate(table.cast.symbols[self.seat][here])
            if index not in hidden and not table.used >> (8 * here + index) & 1
        }
        return printed | set(self.granted(here))

    def items(self) -> list[int]:
        return [card for card in self.cards if self.table.cast.type[card] == ITEM]
