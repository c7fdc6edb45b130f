"""Options and events as records: the fields of the scenario format, ids instead of numbers."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.names import (
    ACTION,
    AMOUNT,
    ATTACH,
    BRANCH,
    CARD,
    CARD_MOVED,
    CARD_PLAYED,
    CONDITION,
    COVER,
    DONE_PICKING,
    END,
    EVENTS,
    FATED,
    GAINED,
    HERO_DEFEATED,
    HYPNOTIZED_EVENT,
    LAID,
    LOCATION,
    LOCKED,
    LOOKED,
    LOST,
    MOVE_TO,
    MOVER_MOVED,
    NO,
    OPTION_KINDS,
    PAID,
    PASS,
    PLACE,
    PLAY,
    PUT_TOKEN,
    RESIZED,
    RETURNED,
    SAW,
    SEAT,
    SHUFFLED,
    STOLEN_EVENT,
    TAKE_TOKEN,
    TILE,
    TILE_TURNED,
    TOKEN_PUT,
    TOKEN_TAKEN,
    TURNED_OVER,
    UNLOCKED,
    USED_SYMBOL,
    YES,
)
from perfidie.games.villainous.printed import SYMBOLS
from perfidie.games.villainous.strength import lasting_bonus
from perfidie.games.villainous.table import NONE, OWNER, TRAPPED, WICKET, Table
from perfidie.kernel.options import Record, field, kind_of
from perfidie.kernel.state import RawEvent

ANSWERS: Final = {END: "end", YES: "yes", NO: "no", PASS: "pass", DONE_PICKING: "done"}


def place_of(table: Table, card: int) -> str:
    """The id of the location where a card of a realm is."""
    return table.cast.locations[table.cast.owner[card]][table.location(card)]


def card_fields(table: Table, card: int) -> Record:
    """What identifies a card: its id, whose it is, and where it is if it is in a realm."""
    record: Record = {"card": table.cast.kinds[card].id}
    if table.in_realm(card):
        record["at"] = place_of(table, card)
        host = table.host[card]
        if host != NONE:
            record["host"] = table.cast.kinds[host].id
        if table.flags[card] & WICKET:
            record["choice"] = "wicket"  # the face that tells it from a Card Guard beside it
        record |= distinction(table, card)
    return record


def distinction(table: Table, card: int) -> Record:
    """What tells a card of a realm from an equal one beside it: what it carries, by how much it is stronger for a
    while, and whether its symbol is used."""
    record: Record = {}
    items = sorted(table.cast.kinds[item].id for item in table.attached(card))
    if items:
        record["items"] = items
    if table.flags[card] & TRAPPED:
        record["trapped"] = True
    if table.lying[card]:
        record["power"] = table.lying[card]
    stronger = lasting_bonus(table, card)
    if stronger:
        record["stronger"] = stronger
    if card in table.used_grants:
        record["used"] = True
    return record


def cover_fields(table: Table, hero: int, location: int, index: int) -> Record:
    """A symbol that a Hero is to cover: beside its own place, or the left or the right one of its own two."""
    owner = table.cast.owner[hero]
    record = card_fields(table, hero)
    record["symbol"] = table.cast.symbols[owner][location][index].name
    if location == table.at[hero]:
        record["choice"] = "left" if index == 0 else "right"
    else:
        record["to"] = table.cast.locations[owner][location]
        record["choice"] = "left" if location < table.at[hero] else "right"
    return record


def option_record(table: Table, code: int) -> Record:
    kind = kind_of(code)
    a = field(code, 0)
    b = field(code, 1)
    record: Record = {"kind": OPTION_KINDS[kind]}
    if kind in ANSWERS:
        record["answer"] = ANSWERS[kind]
        if a != NONE:
            record |= card_fields(table, a)
        elif b != NONE:
            record["card"] = table.cast.scripts[b].tile_id(table, b)
        return record
    owner = table.stack[-1][OWNER]
    places = table.cast.locations[owner]
    if kind in (PLAY, CARD, CONDITION):
        record |= card_fields(table, a)
        if b != NONE:
            record["to"] = places[b]
        host = field(code, 2)
        if host != NONE:
            record["host"] = table.cast.kinds[host].id
    elif kind == ACTION:
        record["symbol"] = SYMBOLS[a]
        if b != table.mover[owner]:
            record["at"] = places[b]
    elif kind in (MOVE_TO, PUT_TOKEN, LOCATION):
        record["to"] = places[a]
    elif kind == TAKE_TOKEN:
        record["at"] = places[a]
    elif kind == PLACE:
        record |= card_fields(table, a)
        record["to"] = table.cast.locations[table.cast.owner[a]][b]
    elif kind == ATTACH:
        record["card"] = table.cast.kinds[a].id
        record["host"] = table.cast.kinds[b].id
        record["to"] = place_of(table, b)
        record |= distinction(table, b)
    elif kind == SEAT:
        record["seat"] = a
    elif kind == BRANCH:
        record["choice"] = str(a + 1)
        if b != NONE:
            record |= card_fields(table, b)
    elif kind == COVER:
        record |= cover_fields(table, a, b, field(code, 2))
    elif kind == AMOUNT:
        record["n"] = a
    elif kind == TILE:
        record["card"] = table.cast.scripts[table.stack[-1][OWNER]].tile_id(table, owner)
    return record


PLACES: Final = (
    CARD_PLAYED,
    CARD_MOVED,
    MOVER_MOVED,
    TOKEN_TAKEN,
    TOKEN_PUT,
    UNLOCKED,
    LOCKED,
    HERO_DEFEATED,
    HYPNOTIZED_EVENT,
    STOLEN_EVENT,
)
NUMBERS: Final = (GAINED, PAID, LOST, LAID, RETURNED)


def event_record(table: Table, raw: RawEvent, seat: int | None) -> Record | None:
    kind, actor, card, a, b, viewers = raw
    if kind == SAW and not viewers & table.knowledge.viewer(seat):
        return None
    record: Record = {"kind": EVENTS[kind]}
    if actor != NONE:
        record["seat"] = actor
    realm = actor
    if card != NONE:
        realm = table.cast.owner[card]
        if realm != actor:
            record["realm"] = realm
        if viewers & table.knowledge.viewer(seat):
            record["card"] = table.cast.kinds[card].id
    if kind in PLACES and a != NONE:
        record["to"] = table.cast.locations[realm][a]
        if kind in (CARD_PLAYED, STOLEN_EVENT) and b != NONE:
            record["host"] = table.cast.kinds[b].id
    elif kind in NUMBERS:
        record["n"] = a
    elif kind == USED_SYMBOL:
        record["symbol"] = SYMBOLS[a]
        record["at"] = table.cast.locations[realm][b]
    elif kind == FATED:
        record["target"] = a
    elif kind == LOOKED:
        record["n"] = a
        record["deck"] = "fate" if b else "villain"
    elif kind == SHUFFLED:
        record["deck"] = "fate" if a else "villain"
    elif kind == TILE_TURNED:
        record["face"] = "awakened" if a else "dormant"
    elif kind == TURNED_OVER:
        record["face"] = "wicket" if a else "guard"
    elif kind == RESIZED:
        record["size"] = ("normal", "shrunk", "enlarged")[a]
    return record
