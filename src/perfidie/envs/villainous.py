"""Disney Villainous in numbers."""

from __future__ import annotations

from typing import Final

from perfidie.envs.encoding import MOST, Encoding, unnumbered
from perfidie.games.villainous.cast import Cast
from perfidie.games.villainous.names import (
    ACTION,
    AMOUNT,
    ASK_CONDITION,
    ATTACH,
    BRANCH,
    CARD,
    CONDITION,
    COVER,
    DONE_PICKING,
    END,
    LOCATION,
    MOVE_TO,
    NO,
    PASS,
    PLACE,
    PLAY,
    PROMPTS,
    PUT_TOKEN,
    SEAT,
    TAKE_TOKEN,
    TILE,
    YES,
)
from perfidie.games.villainous.printed import (
    ALLY,
    CURSE,
    HERO,
    ITEM,
    LOCATIONS,
    PRINCE,
    SYMBOLS,
    VILLAINS,
    villain,
)
from perfidie.games.villainous.printed import CONDITION as CONDITION_CARD
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
    REALM,
    SHRUNK,
    SOURCE,
    STATES,
    STOLEN,
    TRAPPED,
    VILLAIN_DECK,
    VILLAIN_DISCARD,
    WICKET,
    ZONES,
    Table,
)
from perfidie.kernel.state import PROGRAM, State

MOST_SEATS: Final = 6
AMOUNTS: Final = 16
BRANCHES: Final = 4
SYMBOLS_THERE: Final = 4
"""As many symbols as a location has at most."""
PIECES: Final = 4
SITUATIONS: Final = STATES[-1] + 1
STANDING: Final = (ALLY, ITEM, HERO, CURSE, PRINCE)
"""The types of cards that can be in a realm."""

# What is told of each kind of card of a villain: how many of its copies are …
IN_HAND: Final = 0
IN_DECK: Final = 1
ON_TOP: Final = 2
DISCARDED: Final = 3
SET_ASIDE: Final = 4
STANDING_AT: Final = 5  # a number for each location
ATTACHED: Final = 9
FLAGGED: Final = 10  # a number for each of FLAGS
LYING: Final = 16
CARRIED: Final = 17
FEATURES: Final = 18
FEATURE_NAMES: Final = [
    "in hand, known",
    "in a deck, known",
    "on top of a deck, known",
    "in a discard pile",
    "set aside, known",
    *(f"at location {location}" for location in range(LOCATIONS)),
    "attached",
    "trapped",
    "wickets",
    "hypnotized",
    "shrunk",
    "enlarged",
    "stolen",
    "Power lying on them",
    "cards attached to them",
]
FLAGS: Final = (TRAPPED, WICKET, HYPNOTIZED, SHRUNK, ENLARGED, STOLEN)
UNSEEN: Final = [NONE]
"""No realm is like this."""
ALL_FLAGS: Final = TRAPPED | WICKET | HYPNOTIZED | SHRUNK | ENLARGED | STOLEN


class OpenCards:
    """The open cards of a seat, and what is told of them."""

    def __init__(self, discard: list[int], fate_discard: list[int], realm: list[int], told: bytearray) -> None:
        self.discard = discard
        self.fate_discard = fate_discard
        self.realm = realm
        self.told = told


class VillainousEncoding(Encoding):
    """A *copy* is one of the 405 cards of the nine villains, in the order of the data; equal ones follow each other.

    Options about equal cards that nothing in the numbering tells apart are given the numbers of the first copy, the
    second and so on, in the order in which they are offered.
    """

    def __init__(self, seats: int) -> None:
        super().__init__("villainous", seats)
        self.copy_names: list[str] = []
        self.standing_names: list[str] = []
        self.condition_names: list[str] = []
        self.attach_names: list[str] = []
        self.first_copy: dict[str, int] = {}  # by villain/card
        self.first_standing: dict[str, int] = {}
        self.first_condition: dict[str, int] = {}
        self.first_attach: dict[str, int] = {}
        self.first_host: dict[str, int] = {}  # among the hosts of the villain
        self.number_cards()
        self.number_actions()
        self.kinds = max(len(villain(id).cards) for id in VILLAINS)
        self.lay_out()

        self.cast: Cast | None = None
        self.copy: list[int] = []  # by card: the first of its kind's numbers among all copies
        self.stand: list[int] = []  # … among those that can be in a realm
        self.condition_of: list[int] = []  # … among the Conditions
        self.attach_of: list[int] = []  # … among what can be attached
        self.host_of: list[int] = []  # … among the villain's hosts
        self.count: list[int] = []  # how many copies there are
        self.local: list[int] = []  # where what is told of its kind starts, within its seat
        self.villain_of: list[int] = []  # by seat
        # Of the position that was looked at last
        self.seen_at: list[int] = []
        self.seen_host: list[int] = []
        self.seen_flags: list[int] = []
        self.seen_lying: list[int] = []
        self.open: list[OpenCards] = []  # by seat

    def number_cards(self) -> None:
        for id in VILLAINS:
            cards = villain(id).cards
            hosts: list[str] = []
            for card in cards:
                name = f"{id}/{card.id}"
                copies = [name if n == 0 else f"{name} {n + 1}" for n in range(card.count)]
                self.first_copy[name] = len(self.copy_names)
                self.copy_names += copies
                if card.type in STANDING:
                    self.first_standing[name] = len(self.standing_names)
                    self.standing_names += copies
                if card.type == CONDITION_CARD:
                    self.first_condition[name] = len(self.condition_names)
                    self.condition_names += copies
                if card.type == ALLY or card.type == HERO:
                    self.first_host[name] = len(hosts)
                    hosts += copies
            for card in cards:
                if card.type == ITEM:
                    self.first_attach[f"{id}/{card.id}"] = len(self.attach_names)
                    self.attach_names += [f"{id}/{card.id} to {host}" for host in hosts]

    def number_actions(self) -> None:
        add = self.numbering.add
        self.end = add("end", 1)
        self.pass_ = add("pass", 1)
        self.done = add("done", 1)
        self.yes = add("yes", 1)
        self.no = add("no", 1)
        self.tile = add("tile", 1)
        self.move = add("move", LOCATIONS)
        self.location = add("location", LOCATIONS)
        self.take_token = add("take token", LOCATIONS)
        self.put_token = add("put token", LOCATIONS)
        self.seat_choice = add("seat", MOST_SEATS)
        self.amount = add("amount", AMOUNTS)
        self.branch = add("branch", BRANCHES)
        self.cover = add("cover", LOCATIONS * SYMBOLS_THERE)
        self.action = add("action", LOCATIONS * len(SYMBOLS))
        self.condition = add("condition", len(self.condition_names))
        self.play = add("play", len(self.copy_names))
        self.card = add("card", len(self.copy_names))
        self.card_at = add("card at", len(self.standing_names) * LOCATIONS)
        self.place = add("place", len(self.standing_names) * LOCATIONS)
        self.branch_card = add("branch card", len(self.standing_names) * BRANCHES)
        self.attach = add("attach", len(self.attach_names))

    def lay_out(self) -> None:
        add = self.vector.add
        self.asked = add("asked", len(PROMPTS) + 1)
        self.phase = add("phase", len(PHASES))
        self.acts = add("actions performed", 1)
        self.turn = add("turn", self.seats)
        self.used = add("symbols used", LOCATIONS * SYMBOLS_THERE)
        self.happened = add("situations", SITUATIONS)
        self.cause = add("cause", self.seats * self.kinds)
        self.about = add("about", self.seats * self.kinds)
        self.seat = self.vector.size
        for seat in range(self.seats):
            start = self.vector.size
            self.of_villain = add(f"seat {seat} villain", len(VILLAINS)) - start
            self.of_sizes = add(f"seat {seat} Power, hand, Villain deck, Fate deck, Fate token", 5) - start
            self.of_mover = add(f"seat {seat} mover", LOCATIONS) - start
            self.of_locked = add(f"seat {seat} locked", LOCATIONS) - start
            self.of_pieces = add(f"seat {seat} pieces", PIECES) - start
            self.of_kinds = add(f"seat {seat} cards", self.kinds * FEATURES) - start
        self.seat_size = (self.vector.size - self.seat) // self.seats

    def learn(self, cast: Cast) -> None:
        """Look up what the card numbers of this match mean."""
        self.cast = cast
        self.copy, self.stand, self.condition_of, self.attach_of, self.host_of = [], [], [], [], []
        self.count, self.local = [], []
        self.open = [OpenCards([], [], UNSEEN, bytearray()) for _ in cast.villains]
        self.villain_of = [VILLAINS.index(id) for id in cast.villains]
        for seat in range(len(cast.villains)):
            kinds = cast.scripts[seat].deck.kinds
            for number in range(len(kinds)):
                kind = kinds[number]
                name = f"{kind.villain}/{kind.id}"
                copies = kind.count
                self.copy += [self.first_copy[name]] * copies
                self.stand += [self.first_standing.get(name, NONE)] * copies
                self.condition_of += [self.first_condition.get(name, NONE)] * copies
                self.attach_of += [self.first_attach.get(name, NONE)] * copies
                self.host_of += [self.first_host.get(name, NONE)] * copies
                self.count += [copies] * copies
                self.local += [self.of_kinds + number * FEATURES] * copies

    def legal(self, state: State) -> dict[int, int]:
        assert isinstance(state, Table)
        if state.cast is not self.cast:
            self.learn(state.cast)
        found: dict[int, int] = {}
        for index, code in enumerate(state.codes):
            kind = code & 255
            a = (code >> 8 & 1023) - 1
            step = 0  # to the number for the next equal card
            copies = 1
            if kind == ACTION:
                b = (code >> 18 & 1023) - 1
                action = self.action + b * len(SYMBOLS) + a
            elif kind == CARD:
                copies = self.count[a]
                if state.zone[a] % ZONES == REALM:
                    action = self.card_at + self.stand[a] * LOCATIONS + state.location(a)
                    step = LOCATIONS
                else:
                    action = self.card + self.copy[a]
                    step = 1
            elif kind == PLACE:
                b = (code >> 18 & 1023) - 1
                action = self.place + self.stand[a] * LOCATIONS + b
                step = LOCATIONS
                copies = self.count[a]
            elif kind == PLAY:
                action = self.play + self.copy[a]
                step = 1
                copies = self.count[a]
            else:
                action = self.plain(state, code, kind, a)
                if action < 0:
                    raise unnumbered(state, self.game, code)
                if kind == ATTACH:
                    step = 1
                    copies = self.count[(code >> 18 & 1023) - 1]
                elif kind == BRANCH and code >> 18:
                    step = BRANCHES
                    copies = self.count[(code >> 18 & 1023) - 1]
            while action in found:
                action += step
                copies -= 1
                if copies <= 0:
                    raise unnumbered(state, self.game, code)
            found[action] = index
        return found

    def plain(self, state: Table, code: int, kind: int, a: int) -> int:
        """The first action number of an option of the rarer kinds, or -1."""
        b = (code >> 18 & 1023) - 1
        if kind == END:
            return self.end
        if kind == PASS:
            return self.pass_
        if kind == MOVE_TO:
            return self.move + a
        if kind == SEAT:
            return self.seat_choice + (a - state.asked) % state.seats
        if kind == CONDITION:
            return self.condition + self.condition_of[a]
        if kind == YES:
            return self.yes
        if kind == NO:
            return self.no
        if kind == DONE_PICKING:
            return self.done
        if kind == ATTACH:
            if self.attach_of[a] == NONE or self.host_of[b] == NONE:
                return NONE
            return self.attach + self.attach_of[a] + self.host_of[b]
        if kind == LOCATION:
            return self.location + a
        if kind == TAKE_TOKEN:
            return self.take_token + a
        if kind == PUT_TOKEN:
            return self.put_token + a
        if kind == BRANCH:
            if a >= BRANCHES:
                return NONE
            return self.branch + a if b == NONE else self.branch_card + self.stand[b] * BRANCHES + a
        if kind == AMOUNT:
            return self.amount + a if a < AMOUNTS else NONE
        if kind == COVER:
            return self.cover + b * SYMBOLS_THERE + (code >> 28 & 1023) - 1
        return self.tile if kind == TILE else NONE

    def observe(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Table)
        if state.cast is not self.cast:
            self.learn(state.cast)
        told = bytearray(self.vector.size)
        seats = state.seats
        self.tell_question(state, seat, told)
        told[self.phase + state.phase] = 1
        told[self.acts] = at_most(state.acts)
        told[self.turn + (state.turn - seat) % seats] = 1
        used = state.used
        while used:
            lowest = (used & -used).bit_length() - 1
            told[self.used + (lowest >> 3) * SYMBOLS_THERE + (lowest & 7)] = 1
            used &= used - 1
        self.remember(state)
        looked_into = decks_looked_into(state)
        bit = 1 << seat
        at = self.seat
        for i in range(seats):
            self.tell_seat(state, (seat + i) % seats, bit, looked_into, told, at)
            at += self.seat_size
        return told

    def tell_question(self, state: Table, seat: int, told: bytearray) -> None:
        """What is asked, and which cards it comes from; whom Conditions are asked of is told to nobody else."""
        if state.asked == NONE:
            return
        window = state.prompt == ASK_CONDITION
        told[self.asked + (len(PROMPTS) if window and state.asked != seat else state.prompt)] = 1
        if window:
            for situation in state.happened:
                told[self.happened + situation[0]] = 1
        stack = state.stack
        for i in range(len(stack) - 1, -1, -1):
            frame = stack[i]
            if frame[SOURCE] != NONE and frame[PROGRAM] != REACTIONS:
                told[self.cause + self.kind_of(state, seat, frame[SOURCE])] = 1
                break
        if stack[-1][IT] != NONE:
            told[self.about + self.kind_of(state, seat, stack[-1][IT])] = 1

    def kind_of(self, state: Table, seat: int, card: int) -> int:
        """The kind of a card, counted through the seats."""
        owner = (state.cast.owner[card] - seat) % state.seats
        return owner * self.kinds + (self.local[card] - self.of_kinds) // FEATURES

    def tell_seat(self, state: Table, other: int, bit: int, looked_into: bool, told: bytearray, at: int) -> None:
        zones = state.zones
        first = other * ZONES
        local = self.local
        known = state.knowledge.known
        told[at + self.villain_of[other]] = 1
        hand = zones[first + HAND]
        deck = zones[first + VILLAIN_DECK]
        fate_deck = zones[first + FATE_DECK]
        sizes = at + self.of_sizes
        told[sizes] = at_most(state.power[other])
        told[sizes + 1] = len(hand)
        told[sizes + 2] = len(deck)
        told[sizes + 3] = len(fate_deck)
        if state.fate_holder == other:
            told[sizes + 4] = 1
        told[at + self.of_mover + state.mover[other]] = 1
        locked = state.locked[other]
        if locked:
            for location in range(LOCATIONS):
                told[at + self.of_locked + location] = locked >> location & 1
        i = at + self.of_pieces
        for piece in state.pieces[other]:
            told[i] = piece
            i += 1
        told[at + self.of_kinds : at + self.seat_size] = self.open_cards(state, other)
        for card in hand:
            if known[card] & bit:
                told[at + local[card] + IN_HAND] += 1
        for card in zones[first + ASIDE]:
            if known[card] & bit:
                told[at + local[card] + SET_ASIDE] += 1
        if looked_into:
            for hidden in (deck, fate_deck):
                for card in hidden:
                    if known[card] & bit:
                        told[at + local[card] + IN_DECK] += 1
                if hidden and known[hidden[-1]] & bit:
                    told[at + local[hidden[-1]] + ON_TOP] = 1

    def open_cards(self, state: Table, other: int) -> bytearray:
        """What is told to everybody of a seat's discard piles and realm; made anew when one of them has changed."""
        zones = state.zones
        first = other * ZONES
        discard = zones[first + VILLAIN_DISCARD]
        fate_discard = zones[first + FATE_DISCARD]
        realm = zones[first + REALM]
        before = self.open[other]
        if before.discard == discard and before.fate_discard == fate_discard and before.realm == realm:
            return before.told
        local = self.local
        start = self.of_kinds
        told = bytearray(self.kinds * FEATURES)
        for card in discard:
            told[local[card] - start + DISCARDED] += 1
        for card in fate_discard:
            told[local[card] - start + DISCARDED] += 1
        for card in realm:
            self.tell_standing(state, card, told)
        self.open[other] = OpenCards(discard[:], fate_discard[:], realm[:], told)
        return told

    def remember(self, state: Table) -> None:
        """Forget what was told of realms if any card there has moved, been turned over or been given something."""
        if (
            state.at != self.seen_at
            or state.host != self.seen_host
            or state.flags != self.seen_flags
            or state.lying != self.seen_lying
        ):
            self.seen_at = state.at[:]
            self.seen_host = state.host[:]
            self.seen_flags = state.flags[:]
            self.seen_lying = state.lying[:]
            for open in self.open:
                open.realm = UNSEEN

    def tell_standing(self, state: Table, card: int, told: bytearray) -> None:
        """A card of the realm."""
        here = self.local[card] - self.of_kinds
        host = state.host[card]
        if host == NONE:
            told[here + STANDING_AT + state.at[card]] += 1
        else:
            told[here + STANDING_AT + state.at[host]] += 1
            told[here + ATTACHED] += 1
            told[self.local[host] - self.of_kinds + CARRIED] += 1
        flags = state.flags[card]
        if flags & ALL_FLAGS:
            for i in range(len(FLAGS)):
                if flags & FLAGS[i]:
                    told[here + FLAGGED + i] += 1
        if state.lying[card]:
            told[here + LYING] = at_most(told[here + LYING] + state.lying[card])

    def action_name(self, action: int) -> str:
        part = next(part for part in self.numbering.parts if part.start <= action < part.stop)
        n = action - part.start
        name = part.name
        if name == "condition":
            return f"condition {self.condition_names[n]}"
        if name in ("play", "card"):
            return f"{name} {self.copy_names[n]}"
        if name == "card at":
            return f"card {self.standing_names[n // LOCATIONS]} at {n % LOCATIONS}"
        if name == "place":
            return f"place {self.standing_names[n // LOCATIONS]} to {n % LOCATIONS}"
        if name == "branch card":
            return f"branch {n % BRANCHES + 1} {self.standing_names[n // BRANCHES]}"
        if name == "attach":
            return f"attach {self.attach_names[n]}"
        if name == "cover":
            return f"cover {n // SYMBOLS_THERE} symbol {n % SYMBOLS_THERE + 1}"
        if name == "action":
            return f"action {SYMBOLS[n % len(SYMBOLS)]} at {n // len(SYMBOLS)}"
        if name == "seat":
            return f"seat +{n}"
        if name == "branch":
            return f"branch {n + 1}"
        return f"{name} {n}" if part.stop - part.start > 1 else name


def decks_looked_into(state: Table) -> bool:
    """Whether somebody may know a card of a deck. Mostly there is none, and the decks need not be gone through."""
    zones = state.zones
    hidden = 0
    for first in range(0, len(zones), ZONES):
        if zones[first + ASIDE]:
            return True
        hidden += len(zones[first + VILLAIN_DECK]) + len(zones[first + FATE_DECK])
    return state.knowledge.known.count(0) != hidden


def at_most(number: int) -> int:
    """A number that fits."""
    return MOST if number > MOST else number
