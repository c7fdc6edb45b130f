"""What a viewer sees of Villainous (R1.17-R1.24), built by allow-list."""

from __future__ import annotations

import msgspec

from perfidie.games.villainous.conditions import answered
from perfidie.games.villainous.cost import cost
from perfidie.games.villainous.covering import covered
from perfidie.games.villainous.names import ASK_CONDITION
from perfidie.games.villainous.placing import FREE, hosts_for, locations_for
from perfidie.games.villainous.playing import must_attach
from perfidie.games.villainous.printed import CONDITION, EFFECT, TYPES, VARIABLE
from perfidie.games.villainous.progress import parts, progress
from perfidie.games.villainous.strength import lasting_bonus, strength
from perfidie.games.villainous.table import (
    ASIDE,
    ENLARGED,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    HYPNOTIZED,
    IT,
    NONE,
    PHASES,
    REACTIONS,
    SHRUNK,
    SOURCE,
    TOP,
    TRAPPED,
    VILLAIN_DECK,
    VILLAIN_DISCARD,
    WICKET,
    Table,
)
from perfidie.kernel.state import PROGRAM
from perfidie.kernel.view import View, envelope

SITUATIONS = (
    "acted",
    "discard_action",
    "vanquish_action",
    "hero_beaten",
    "item_played",
    "has_strong_ally",
    "has_two_items",
    "has_three_allies",
    "has_six_power",
)
"""What Conditions answer to, by the number of the situation."""


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that stands in a realm."""

    card: str
    type: str
    deck: str
    strength: int | None = None
    stronger: int = 0
    """How much of the strength it has only for a while."""
    trapped: bool = False
    wicket: bool = False
    hypnotized: bool = False
    size: str = "normal"
    covers: list[str] = []
    """``courtyard/discard``: the symbols that a Hero of another size than normal covers."""
    power: int = 0
    items: list[str] = []


class SymbolView(msgspec.Struct, frozen=True, omit_defaults=True):
    symbol: str
    covered: bool = False
    used: bool = False
    granted_by: str = ""


class LocationView(msgspec.Struct, frozen=True):
    location: str
    locked: bool
    mover: bool
    top_symbols: list[SymbolView]
    bottom_symbols: list[SymbolView]
    top: list[CardView]
    bottom: list[CardView]


class RealmView(msgspec.Struct, frozen=True):
    """One player's realm and decks. Cards are ids; None stands for a card that the viewer does not know."""

    villain: str
    power: int
    locations: list[LocationView]
    hand_size: int
    hand: list[str | None]
    hand_costs: list[int | None]
    """For the owner only: what each card of the hand costs now, at the cheapest place; None for a Condition."""
    villain_deck_size: int
    fate_deck_size: int
    known_villain_deck: list[str | None]
    """From the top, as far down as the viewer knows a card; None for those between."""
    known_fate_deck: list[str | None]
    villain_discard: list[str]
    fate_discard: list[str]
    aside: list[str | None]
    """Cards being carried out, revealed or looked at."""
    pieces: list[int]
    progress: float
    progress_parts: dict[str, float]


class SituationView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that the active player did, or has, and that Conditions may answer to."""

    situation: str
    n: int = 0
    """How many actions, or the strength of the defeated Hero."""
    card: str = ""


class RealmsView(msgspec.Struct, frozen=True, tag="villainous"):
    turn: int
    phase: str
    acts: int
    fate_token: int | None
    fate_token_used: bool
    cause: str
    """The card whose text is being carried out or that is being played; empty if a symbol or the turn itself asks."""
    about: str
    """The card that the present question is about, if the text or action has come to one."""
    happened: list[SituationView]
    """While Conditions may be played: what they may answer to."""
    realms: list[RealmView]


def card_view(table: Table, card: int) -> CardView:
    flags = table.flags[card]
    kind = table.cast.kinds[card]
    has_strength = table.is_ally(card) or table.is_hero(card)
    return CardView(
        card=kind.id,
        type=TYPES[kind.type],
        deck="fate" if table.cast.fate[card] else "villain",
        strength=strength(table, card) if has_strength else None,
        stronger=lasting_bonus(table, card),
        trapped=bool(flags & TRAPPED),
        wicket=bool(flags & WICKET),
        hypnotized=bool(flags & HYPNOTIZED),
        size="shrunk" if flags & SHRUNK else "enlarged" if flags & ENLARGED else "normal",
        covers=covers_view(table, card),
        power=table.lying[card],
        items=[table.cast.kinds[item].id for item in table.attached(card)],
    )


def covers_view(table: Table, card: int) -> list[str]:
    owner = table.cast.owner[card]
    return [
        f"{id}/{symbol.name}"
        for location, id in enumerate(table.cast.locations[owner])
        for index, symbol in enumerate(table.cast.symbols[owner][location])
        if table.covers[card] >> (location * 8 + index) & 1
    ]


def location_view(table: Table, seat: int, location: int) -> LocationView:
    hidden = covered(table, seat, location)
    mine = seat == table.turn
    rows: list[list[SymbolView]] = [[], []]
    for index, symbol in enumerate(table.cast.symbols[seat][location]):
        used = mine and bool(table.used >> (location * 8 + index) & 1)
        rows[0 if symbol.top else 1].append(SymbolView(symbol.name, bool(hidden >> index & 1), used))
    for card in table.realm(seat):
        kind = table.cast.kinds[card]
        if kind.grants and table.location(card) == location and table.active(card):
            rows[1].append(SymbolView(kind.grants, False, card in table.used_grants, kind.id))
    here = [card for card in table.realm(seat) if table.at[card] == location]
    return LocationView(
        location=table.cast.locations[seat][location],
        locked=table.is_locked(seat, location),
        mover=table.mover[seat] == location,
        top_symbols=rows[0],
        bottom_symbols=rows[1],
        top=[card_view(table, card) for card in here if table.flags[card] & TOP],
        bottom=[card_view(table, card) for card in here if not table.flags[card] & TOP],
    )


def seen(table: Table, cards: list[int], viewer: int) -> list[str | None]:
    """The cards of a hidden zone as this viewer knows them."""
    known = table.knowledge.known
    return [table.cast.kinds[card].id if known[card] & viewer else None for card in cards]


def known_deck(table: Table, cards: list[int], viewer: int) -> list[str | None]:
    """A deck from its top, down to the last card that the viewer knows."""
    down = seen(table, cards[::-1], viewer)
    while down and down[-1] is None:
        down.pop()
    return down


def realm_view(table: Table, seat: int, viewer: int) -> RealmView:
    ids = [kind.id for kind in table.cast.kinds]
    return RealmView(
        villain=table.cast.villains[seat],
        power=table.power[seat],
        locations=[location_view(table, seat, location) for location in range(4)],
        hand_size=len(table.cards(seat, HAND)),
        hand=hand_view(table, seat, viewer),
        hand_costs=hand_costs(table, seat) if viewer == 1 << seat else [],
        villain_deck_size=len(table.cards(seat, VILLAIN_DECK)),
        fate_deck_size=len(table.cards(seat, FATE_DECK)),
        known_villain_deck=known_deck(table, table.cards(seat, VILLAIN_DECK), viewer),
        known_fate_deck=known_deck(table, table.cards(seat, FATE_DECK), viewer),
        villain_discard=[ids[card] for card in table.cards(seat, VILLAIN_DISCARD)],
        fate_discard=[ids[card] for card in table.cards(seat, FATE_DISCARD)],
        aside=seen(table, table.cards(seat, ASIDE), viewer),
        pieces=table.pieces[seat],
        progress=round(progress(table, seat), 4),
        progress_parts={name: round(done, 4) for name, done in parts(table, seat).items()},
    )


def hand_view(table: Table, seat: int, viewer: int) -> list[str | None]:
    """A hand: the own one in its order; of another's only what is known of it, in an order that tells nothing."""
    hand = seen(table, table.cards(seat, HAND), viewer)
    if viewer == 1 << seat:
        return hand
    known = sorted(card for card in hand if card is not None)
    return [*known, *[None] * (len(hand) - len(known))]


def hand_costs(table: Table, seat: int) -> list[int | None]:
    return [None if table.cast.type[card] == CONDITION else price(table, card) for card in table.cards(seat, HAND)]


def price(table: Table, card: int) -> int | None:
    """What a card of the hand costs at the cheapest of its places; None if its text says the price."""
    if table.cast.kinds[card].cost == VARIABLE:
        return None
    if table.cast.type[card] == EFFECT:
        return cost(table, card, NONE, NONE)
    if must_attach(table, card):
        prices = [cost(table, card, table.location(host), host) for host in hosts_for(table, card, FREE)]
    else:
        prices = [cost(table, card, there, NONE) for there in locations_for(table, card, FREE)]
    return min(prices, default=cost(table, card, NONE, NONE))


def cause(table: Table) -> str:
    """The card that the present question comes from. Frames name only cards that lie open."""
    for frame in reversed(table.stack):
        if frame[PROGRAM] != REACTIONS and frame[SOURCE] != NONE:
            return table.cast.kinds[frame[SOURCE]].id
    return ""


def about(table: Table) -> str:
    card = table.stack[-1][IT] if table.stack else NONE
    return "" if card == NONE else table.cast.kinds[card].id


def happened(table: Table) -> list[SituationView]:
    return [
        SituationView(SITUATIONS[kind], number, "" if card == NONE else table.cast.kinds[card].id)
        for kind, card, number in answered(table, table.stack[-1])
    ]


def view(table: Table, seat: int | None) -> View:
    """While Conditions may be played, nobody but the one asked is told who is asked (R11.6)."""
    viewer = table.knowledge.viewer(seat)
    table_view = RealmsView(
        turn=table.turn,
        phase=PHASES[table.phase],
        acts=table.acts,
        fate_token=None if table.fate_holder == NONE else table.fate_holder,
        fate_token_used=table.cast.fate_token,
        cause=cause(table),
        about=about(table),
        happened=happened(table) if table.prompt == ASK_CONDITION and table.asked != NONE else [],
        realms=[realm_view(table, other, viewer) for other in range(table.seats)],
    )
    whole = envelope("villainous", table, seat, table_view)
    if table.prompt == ASK_CONDITION and table.asked not in (NONE, seat):
        return msgspec.structs.replace(whole, asked=None, prompt="window")
    return whole
