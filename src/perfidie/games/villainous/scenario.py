"""Scenario files of Villainous: positions by name."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from perfidie.games.villainous.actions import mark_used, open_symbols
from perfidie.games.villainous.cast import Cast
from perfidie.games.villainous.conditions import note_states
from perfidie.games.villainous.playing import must_attach
from perfidie.games.villainous.printed import ALLY, CONDITION, DECKS, EFFECT, HERO, ITEM, LOCATIONS, SYMBOLS, villain
from perfidie.games.villainous.setup import deal
from perfidie.games.villainous.table import (
    ASIDE,
    ENLARGED,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    HYPNOTIZED,
    NONE,
    PHASES,
    REALM,
    SHRUNK,
    STOLEN,
    TOP,
    TRAPPED,
    VILLAIN_DECK,
    VILLAIN_DISCARD,
    WICKET,
    ZONES,
    Table,
)
from perfidie.games.villainous.turn import ACTING, MOVING, TURNS, begin_turn
from perfidie.games.villainous.words.obstacles import SLOTS
from perfidie.kernel.errors import ScenarioError
from perfidie.kernel.knowledge import Knowledge
from perfidie.kernel.state import AT

SEAT_KEYS = (
    "power",
    "mover",
    "used",
    "hand",
    "realm",
    "villain_deck",
    "fate_deck",
    "villain_discard",
    "fate_discard",
    "locked",
    "obstacles",
    "relic",
    "fate_token",
)
PILES = {"hand": HAND, "villain_discard": VILLAIN_DISCARD, "fate_discard": FATE_DISCARD}
"""Zones that a list names completely."""
OF_DECK = {"villain_deck": VILLAIN_DECK, "fate_deck": FATE_DECK}
"""Zones of which a list names the top."""
CARD_KEYS = ("card", "at", "items", "trapped", "power", "wicket", "hypnotized", "size", "covers")
SIZES = {"shrunk": SHRUNK, "enlarged": ENLARGED}
MARKS = {"trapped": TRAPPED, "wicket": WICKET, "hypnotized": HYPNOTIZED}
RELIC = ("aside", "possessed:dormant", "possessed:awakened")
"""The states of a Relic tile, by the number that stands for them in the villain's pieces."""
STARTS = {"premove": 0, "move": MOVING, "actions": ACTING}
"""Where in TURNS a phase begins; the objectives of the start of the turn are tested before anything else in it."""


def position(cast: Cast, seed: int, first: int, start: Mapping[str, Any]) -> Table:
    """The table after set-up, with what the ``[start]`` table names changed; it asks its first decision.

    >>> from perfidie.games.villainous.game import GAME
    >>> GAME.position(["gaston", "horned_king"], None, 0, {"turn": 0, "phase": "move"}).decision()
    <Decision move of seat 0: [{'kind': 'move', 'to': 'tavern'}, {'kind': 'move', 'to': 'forest'}, \
{'kind': 'move', 'to': 'beasts_castle'}]>
    """
    table = deal(cast, seed, first)
    keys = ("turn", "phase", *map(str, range(table.seats)))
    for key in start:
        if key not in keys:
            raise ScenarioError("start-key", key=key, expected=", ".join(keys))
    turn = whole_number("turn", start.get("turn", table.first), table.seats - 1)
    phase = one_of("phase", start.get("phase", PHASES[0]), PHASES)
    for seat in range(table.seats):
        lay_out(table, seat, named(start, seat))
    table.rosters = [None] * table.seats  # what was laid out went round the table's verbs
    table.knowledge = known(table)
    begin(table, turn, phase, start)
    return table


# Values of a table


def unfit(key: str, value: object, expected: str) -> ScenarioError:
    return ScenarioError("start-value", key=key, value=value, expected=expected)


def named(start: Mapping[str, Any], seat: int) -> Mapping[str, Any]:
    """What is said of a seat."""
    value = start.get(str(seat), {})
    if not isinstance(value, Mapping):
        raise unfit(str(seat), value, ", ".join(SEAT_KEYS))
    for key in value:
        if key not in SEAT_KEYS:
            raise ScenarioError("start-key", key=f"{seat}.{key}", expected=", ".join(SEAT_KEYS))
    return value


def whole_number(key: str, value: object, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise unfit(key, value, f"0-{most}")
    return value


def truth(key: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise unfit(key, value, "true, false")
    return value


def one_of(key: str, value: object, names: list[str] | tuple[str, ...]) -> int:
    """The number of a name in a list of names."""
    if not isinstance(value, str) or value not in names:
        raise unfit(key, value, ", ".join(names))
    return names.index(value)


def texts(key: str, value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise unfit(key, value, "[…]")
    return value


def place(table: Table, seat: int, key: str, value: object) -> int:
    return one_of(key, value, table.cast.locations[seat])


def symbol(table: Table, seat: int, key: str, value: object) -> tuple[int, str]:
    """``tavern/gain_power:2``: the location, and the name of the symbol."""
    text = value if isinstance(value, str) else ""
    location, _, name = text.partition("/")
    if location not in table.cast.locations[seat] or name not in SYMBOLS:
        raise unfit(key, value, "<location>/<symbol>")
    return table.cast.locations[seat].index(location), name


# Cards


def out_of_the_game(table: Table) -> int:
    """The zone of cards that nobody ever comes across: no seat's, and none in which the rules look for cards."""
    return table.seats * ZONES + ASIDE


class Supply:
    """The cards of one seat, each to be given out once: those that lists displaced first, then those of the decks."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.displaced: list[int] = []
        self.given: list[int] = []

    def displace(self, zone: int) -> None:
        """Empty a zone: its cards are out of the game unless a list names them."""
        cards = self.table.cards(self.seat, zone)
        for card in cards:
            self.table.zone[card] = out_of_the_game(self.table)
        self.displaced += cards
        cards.clear()

    def give(self, key: str, id: str, deck: int, zone: int) -> int:
        """A copy of this card, moved to a zone; ``deck`` says which of the two decks it must belong to, or NONE."""
        table = self.table
        cast = table.cast
        fitting = [card for card in cast.find(self.seat, id) if deck in (NONE, cast.kinds[card].deck)]
        if not fitting:
            decks = [d for d in range(len(DECKS)) if deck in (NONE, d)]
            ids = dict.fromkeys(cast.kinds[card].id for d in decks for card in cast.decks[self.seat][d])
            raise ScenarioError("unknown-card", key=key, card=id, expected=", ".join(ids))
        left = [card for card in fitting if card not in self.given]
        if not left:
            raise ScenarioError("too-many-copies", key=key, card=id, expected=len(fitting))
        card = min(left, key=self.distance)
        self.given.append(card)
        if card in self.displaced:
            self.displaced.remove(card)
        else:
            table.zones[table.zone[card]].remove(card)
        table.zone[card] = self.seat * ZONES + zone
        table.zones[table.zone[card]].append(card)
        return card

    def distance(self, card: int) -> int:
        """Cards that are in no zone any more are given before those of the decks, and these before those of hands."""
        if card in self.displaced:
            return 0
        return 2 if self.table.zone[card] % ZONES == HAND else 1


def lay_out(table: Table, seat: int, told: Mapping[str, Any]) -> None:
    """Make a seat's part of the table what is told."""
    supply = Supply(table, seat)
    for key, zone in PILES.items():
        if key in told:
            supply.displace(zone)
    for key, zone in PILES.items():
        if key in told:
            deck = 1 if zone == FATE_DISCARD else 0
            where = f"{seat}.{key}"
            for id in texts(where, told[key]):
                supply.give(where, id, deck, zone)
    if "realm" in told:
        entries = told["realm"]
        if not isinstance(entries, list):
            raise unfit(f"{seat}.realm", entries, "[{ card, at }, …]")
        for number, entry in enumerate(entries):
            stand(table, seat, f"{seat}.realm.{number}", entry, supply)
    for key, zone in OF_DECK.items():
        if key in told:
            where = f"{seat}.{key}"
            for id in reversed(texts(where, told[key])):
                supply.give(where, id, 0 if zone == VILLAIN_DECK else 1, zone)
    pieces(table, seat, told)


def stand(table: Table, seat: int, key: str, entry: object, supply: Supply) -> None:
    """A card of the realm, with what is attached to it and lies on it."""
    if not isinstance(entry, Mapping):
        raise unfit(key, entry, "{ card, at }")
    for name in entry:
        if name not in CARD_KEYS:
            raise ScenarioError("start-key", key=f"{key}.{name}", expected=", ".join(CARD_KEYS))
    id = entry.get("card")
    if not isinstance(id, str):
        raise unfit(f"{key}.card", id, "<card>")
    card = supply.give(f"{key}.card", id, NONE, REALM)
    kind = table.cast.kinds[card]
    if kind.type in (EFFECT, CONDITION) or must_attach(table, card):
        raise ScenarioError("card-stands-nowhere", key=f"{key}.card", card=id)
    table.at[card] = place(table, seat, f"{key}.at", entry.get("at"))
    for name, flag in MARKS.items():
        if truth(f"{key}.{name}", entry.get(name, False)):
            if (kind.type == ALLY) != (flag == WICKET) or kind.type not in (ALLY, HERO):
                raise unfit(f"{key}.{name}", True, "false")
            table.flags[card] |= flag
    if table.cast.fate[card] and not table.flags[card] & HYPNOTIZED:
        table.flags[card] |= TOP
    table.lying[card] = whole_number(f"{key}.power", entry.get("power", 0), 99)
    size(table, seat, key, card, entry)
    for item_id in texts(f"{key}.items", entry.get("items", [])):
        item = supply.give(f"{key}.items", item_id, NONE, REALM)
        if table.cast.type[item] != ITEM or kind.type not in (ALLY, HERO):
            raise ScenarioError("not-attached", key=f"{key}.items", card=item_id, host=id)
        table.host[item] = card
        if table.cast.fate[item]:
            table.flags[item] |= TOP
        elif table.is_hero(card) and table.cast.kinds[item].attach != "hero":
            table.flags[item] |= STOLEN


def size(table: Table, seat: int, key: str, card: int, entry: Mapping[str, Any]) -> None:
    """A Hero that is not of normal size, and the symbols it covers."""
    covers = texts(f"{key}.covers", entry.get("covers", []))
    if "size" not in entry:
        if covers:
            raise ScenarioError("start-key", key=f"{key}.covers", expected="size")
        return
    name = list(SIZES)[one_of(f"{key}.size", entry["size"], list(SIZES))]
    if table.cast.type[card] != HERO:
        raise unfit(f"{key}.size", name, "-")
    here = table.at[card]
    bits = table.cast.top_rows[seat][here] << here * 8 if name == "enlarged" else 0
    for text in covers:
        location, wanted = symbol(table, seat, f"{key}.covers", text)
        row = [i for i, each in enumerate(table.cast.symbols[seat][location]) if each.top and each.name == wanted]
        if not row:
            raise unfit(f"{key}.covers", text, "<location>/<symbol>")
        free = [i for i in row if not bits >> (location * 8 + i) & 1]
        bits |= 1 << location * 8 + (free or row)[0]
    table.flags[card] |= SIZES[name]
    table.covers[card] = bits


def pieces(table: Table, seat: int, told: Mapping[str, Any]) -> None:
    """Power, mover, locks, tokens and tiles."""
    script = table.cast.scripts[seat]
    if "power" in told:
        table.power[seat] = whole_number(f"{seat}.power", told["power"], 999)
    if "mover" in told:
        table.mover[seat] = place(table, seat, f"{seat}.mover", told["mover"])
    if "locked" in told:
        key = f"{seat}.locked"
        table.locked[seat] = 0
        for location in texts(key, told["locked"]):
            table.locked[seat] |= 1 << place(table, seat, key, location)
    if "obstacles" in told:
        key = f"{seat}.obstacles"
        if len(script.pieces) < LOCATIONS:
            raise ScenarioError("start-key", key=key, expected=", ".join(SEAT_KEYS))
        if not isinstance(told["obstacles"], Mapping):
            raise unfit(key, told["obstacles"], "{ <location> = 0-2, … }")
        for location, number in told["obstacles"].items():
            there = place(table, seat, key, location)
            table.pieces[seat][there] = whole_number(f"{key}.{location}", number, SLOTS)
    if "relic" in told:
        if not script.tile_ids:
            raise ScenarioError("start-key", key=f"{seat}.relic", expected=", ".join(SEAT_KEYS))
        table.pieces[seat][-1] = one_of(f"{seat}.relic", told["relic"], RELIC)
    if truth(f"{seat}.fate_token", told.get("fate_token", False)):
        if not table.cast.fate_token or table.fate_holder != NONE:
            raise ScenarioError("fate-token-not-free", key=f"{seat}.fate_token")
        table.fate_holder = seat


def known(table: Table) -> Knowledge:
    """Who knows what: hands their owner alone unless they lie open, decks nobody, everything else all.

    Nobody else can tell which of a player's hidden Villain cards is in the hand and which in the deck.
    """
    knowledge = Knowledge.public(len(table.cast.kinds), table.seats)
    for seat in range(table.seats):
        hand = table.cards(seat, HAND)
        knowledge.mix([*hand, *table.cards(seat, VILLAIN_DECK)], 0)
        knowledge.mix(table.cards(seat, FATE_DECK), 0)
        viewers = table.hand_viewers(seat)
        for card in hand:
            knowledge.show(card, viewers)
    return knowledge


def begin(table: Table, turn: int, phase: int, start: Mapping[str, Any]) -> None:
    """Begin in this phase of the turn of this seat; whoever has reached an immediate objective has won already."""
    table.listen()
    frame = [TURNS, 0, turn, turn, NONE, NONE, NONE, 0]
    table.push(frame)
    begin_turn(table, frame, turn)
    frame[AT] = STARTS[PHASES[phase]]
    table.phase = phase
    for seat in range(table.seats):
        use(table, seat, turn, named(start, seat).get("used", []))
    if phase:
        note_states(table, table.cast.watched_states, False)
        table.happened = []
    for seat in range(turn, turn + table.seats):
        table.test_objective(seat % table.seats)
    table.run()


def use(table: Table, seat: int, turn: int, symbols: object) -> None:
    """Mark symbols as used in this turn: as many actions were performed."""
    key = f"{seat}.used"
    for text in texts(key, symbols):
        location, name = symbol(table, seat, key, text)
        number = SYMBOLS.index(name)
        if seat == turn and number in open_symbols(table, seat, location, table.used):
            mark_used(table, seat, location, number)
        elif seat != turn or not mark_covered(table, seat, location, name):
            raise unfit(key, text, "<location>/<symbol>")
        table.acts += 1


def mark_covered(table: Table, seat: int, location: int, name: str) -> bool:
    """Mark a symbol as used that was covered after its use, if there is such a one."""
    for index, printed in enumerate(table.cast.symbols[seat][location]):
        bit = location * 8 + index
        if printed.name == name and not table.used >> bit & 1:
            table.used |= 1 << bit
            return True
    return False


# What scenarios can show


@cache
def rule_ids() -> tuple[str, ...]:
    """The numbers of the rules that a scenario can show, in their order."""
    text = files(__package__).joinpath("data/rules.toml").read_text("utf-8")
    return tuple(rule["id"] for rule in tomllib.loads(text)["rule"] if rule.get("shown", True))


def card_ids(villains: tuple[str, ...]) -> tuple[str, ...]:
    """``gaston/belle``: every kind of card and tile of these villains."""
    return tuple(
        f"{id}/{entry['id']}"
        for id in villains
        for entry in (*villain(id).data["card"], *villain(id).data.get("tile", []))
    )
