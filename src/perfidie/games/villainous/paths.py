"""What scenario files can ask about a position: the paths of ``[expect]``."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.cost import cost
from perfidie.games.villainous.covering import covered
from perfidie.games.villainous.printed import LOCATIONS
from perfidie.games.villainous.scenario import RELIC
from perfidie.games.villainous.strength import strength
from perfidie.games.villainous.table import (
    ENLARGED,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    HYPNOTIZED,
    NONE,
    PHASES,
    SHRUNK,
    TOP,
    TRAPPED,
    VILLAIN_DECK,
    VILLAIN_DISCARD,
    WICKET,
    Table,
)
from perfidie.games.villainous.words.obstacles import tokens
from perfidie.kernel.errors import ScenarioError

LISTS: Final = {"hand": HAND, "villain_discard": VILLAIN_DISCARD, "fate_discard": FATE_DISCARD}
SIZES: Final = {"hand_size": HAND, "villain_deck_size": VILLAIN_DECK, "fate_deck_size": FATE_DECK}
MARKED: Final = {"trapped": TRAPPED, "wickets": WICKET, "hypnotized": HYPNOTIZED}
OF_SEAT: Final = (
    "power",
    "mover",
    *LISTS,
    *SIZES,
    *MARKED,
    "obstacles",
    "obstacles_total",
    "relic",
    "locked",
    "fate_token",
)
OF_LOCATION: Final = ("at", "top", "bottom", "covered", "covered_symbols")
OF_CARD: Final = ("strength", "cost", "size", "power_on")
PATHS: Final = (
    *(f"N.{name}" for name in OF_SEAT),
    *(f"N.{name}.<location>" for name in OF_LOCATION),
    *(f"N.{name}.<card>" for name in OF_CARD),
    "turn",
    "phase",
    "winners",
    "running",
)


def look_up(table: Table, path: str) -> object:
    """The value of a path.

    >>> from perfidie.games.villainous.game import GAME
    >>> table = GAME.start(["gaston", "horned_king"], {"first_player": "seat:0"})
    >>> look_up(table, "0.mover"), look_up(table, "0.obstacles_total"), look_up(table, "1.relic")
    ('belles_house', 8, 'aside')
    """
    if path == "turn":
        return table.turn
    if path == "phase":
        return PHASES[table.phase]
    number, _, rest = path.partition(".")
    name, _, id = rest.partition(".")
    if number in map(str, range(table.seats)):
        seat = int(number)
        if name in OF_SEAT and not id:
            return of_seat(table, seat, name, path)
        if name in OF_LOCATION and id in table.cast.locations[seat]:
            return of_location(table, seat, name, table.cast.location(seat, id))
        if name in OF_CARD and table.cast.find(seat, id):
            return of_card(table, seat, name, id, path)
    raise unknown(path)


def unknown(path: str) -> ScenarioError:
    return ScenarioError("unknown-path", path=path, expected=", ".join(PATHS))


def ids(table: Table, cards: list[int]) -> list[str]:
    return [table.cast.kinds[card].id for card in cards]


def of_seat(table: Table, seat: int, name: str, path: str) -> object:
    locations = table.cast.locations[seat]
    if name in LISTS:
        return ids(table, table.cards(seat, LISTS[name]))
    if name in SIZES:
        return len(table.cards(seat, SIZES[name]))
    if name in MARKED:
        return ids(table, [card for card in table.realm(seat) if table.flags[card] & MARKED[name]])
    if name == "power":
        return table.power[seat]
    if name == "mover":
        return locations[table.mover[seat]]
    if name == "locked":
        return [id for location, id in enumerate(locations) if table.is_locked(seat, location)]
    if name == "fate_token":
        return table.fate_holder == seat
    pieces = table.pieces[seat]
    if name == "relic":
        if not table.cast.scripts[seat].tile_ids:
            raise unknown(path)
        return RELIC[pieces[-1]]
    if len(pieces) < LOCATIONS:
        raise unknown(path)
    return tokens(table, seat) if name == "obstacles_total" else dict(zip(locations, pieces, strict=False))


def of_location(table: Table, seat: int, name: str, location: int) -> object:
    """An Enlarged Hero is at both of its locations; of a location without a top row nothing is covered."""
    if name.startswith("covered"):
        hidden = covered(table, seat, location)
        symbols = table.cast.symbols[seat][location]
        row = table.cast.top_rows[seat][location]
        if name == "covered":
            return row != 0 and hidden & row == row
        return [symbol.name for index, symbol in enumerate(symbols) if hidden >> index & 1]
    here = [card for card in table.realm(seat) if table.is_at(card, location)]
    if name == "at":
        return ids(table, here)
    return ids(table, [card for card in here if (half_of(table, card) == TOP) == (name == "top")])


def half_of(table: Table, card: int) -> int:
    """TOP, or 0 for the bottom half: an attached card is where its host is (R1.14)."""
    host = table.host[card]
    return table.flags[card if host == NONE else host] & TOP


def of_card(table: Table, seat: int, name: str, id: str, path: str) -> object:
    if name == "cost":
        return cost(table, table.cast.find(seat, id)[0], NONE, NONE)
    card = table.present(seat, id)
    if card == NONE:
        raise ScenarioError("not-in-realm", path=path, card=id)
    if name == "strength":
        return strength(table, card)
    if name == "power_on":
        return table.lying[card]
    return "shrunk" if table.flags[card] & SHRUNK else "enlarged" if table.flags[card] & ENLARGED else "normal"
