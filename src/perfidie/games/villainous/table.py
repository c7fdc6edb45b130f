"""The table: every player's realm, decks, hand, Power and pieces, and the few verbs that change them."""

from __future__ import annotations

from typing import Any, Final

from perfidie.games.villainous.cast import Cast
from perfidie.games.villainous.kinds import ALWAYS, BY_VANQUISH, DEFEATED, LEFT, NO_PROGRAM, SEARCHED
from perfidie.games.villainous.kinds import MOVED as MOVED_REACTION
from perfidie.games.villainous.names import (
    ASK_ORDER,
    CARD,
    CARD_DISCARDED,
    CARD_MOVED,
    CARD_PLAYED,
    DREW,
    GAINED,
    HERO_DEFEATED,
    HYPNOTIZED_EVENT,
    LAID,
    LOCKED,
    LOOKED,
    LOST,
    MOVER_MOVED,
    PAID,
    PROMPTS,
    RESIZED,
    RETURNED,
    REVEALED,
    SAW,
    SHUFFLED,
    STOLEN_EVENT,
    TILE_CLAIMED,
    TILE_TURNED,
    TO_HAND,
    TOKEN_PUT,
    TOKEN_TAKEN,
    TURNED_OVER,
    UNLOCKED,
    WON,
)
from perfidie.games.villainous.printed import ALLY, HERO, ITEM
from perfidie.games.villainous.roster import ACTIVATES, BANS, LISTED, Roster
from perfidie.kernel.knowledge import Knowledge
from perfidie.kernel.options import Record, field, pack
from perfidie.kernel.reasons import Reason
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import ACTOR, ASKED, AT, DONE, Outcome, RawEvent, State, Step, program
from perfidie.kernel.view import View

NONE: Final = -1

# Zones of a seat (R1.9); the zone of a card is seat * ZONES + one of these.
HAND: Final = 0
VILLAIN_DECK: Final = 1
VILLAIN_DISCARD: Final = 2
FATE_DECK: Final = 3
FATE_DISCARD: Final = 4
REALM: Final = 5
ASIDE: Final = 6  # being carried out, revealed or looked at
ZONES: Final = 7

# Flags of a card in a realm.
TOP: Final = 1
TRAPPED: Final = 2
WICKET: Final = 4
HYPNOTIZED: Final = 8
SHRUNK: Final = 16
ENLARGED: Final = 32
STOLEN: Final = 64  # a Villain Item that a Hero has taken: its owner cannot use it
IGNORED: Final = TRAPPED | HYPNOTIZED | STOLEN

STRONGER_CARD: Final = 0
"""A lasting effect (R6.17), until the turn ends or the card changes sides or leaves: [kind, realm, card, amount]."""

WHOLE_BOARD: Final = (1 << 32) - 1
"""All symbols that a card can cover, a bit each: location * 8 + index."""

# The villain's own tile (R5.36): the last of the pieces says where it is and which face shows.
TILE_ASIDE: Final = 0
DORMANT: Final = 1
AWAKENED: Final = 2

PREMOVE: Final = 0
MOVE: Final = 1
ACTIONS: Final = 2
PHASES: Final = ["premove", "move", "actions"]

# A frame is [program, step, actor, OWNER of the realm concerned, SOURCE card, IT, THERE, N, …] (see kernel.state).
# No frame ever names a card that is hidden from anybody: cards looked at wait in ASIDE.
OWNER: Final = 3
SOURCE: Final = 4
IT: Final = 5
"""The card that is spoken of."""
THERE: Final = 6
"""The location that is spoken of."""
N: Final = 7
"""A number."""
MORE: Final = 8
"""The first of a step's further registers."""

ACTS_TO_NOTE: Final = 4
"""No Condition answers to fewer actions in a turn."""

# Situations that Conditions answer to: [kind, card or NONE, number].
ACTED: Final = 0  # number: how many actions so far this turn
DISCARD_ACTION: Final = 1
VANQUISH_ACTION: Final = 2
HERO_BEATEN: Final = 3  # number: strength when defeated
ITEM_PLAYED: Final = 4
HAS_STRONG_ALLY: Final = 5  # states of the active player from here on
HAS_TWO_ITEMS: Final = 6
HAS_THREE_ALLIES: Final = 7
HAS_SIX_POWER: Final = 8
STATES: Final = (HAS_STRONG_ALLY, HAS_TWO_ITEMS, HAS_THREE_ALLIES, HAS_SIX_POWER)


def replaced(numbers: list[int], place: int, number: int) -> list[int]:
    """The list with another number there. What changes seldom is shared by copies of a table (``lay_like``): such lists
    are never changed, but give way to others."""
    new = numbers[:]
    new[place] = number
    return new


class Table(State):
    """A position of Disney Villainous."""

    __slots__ = (
        "acts", "at", "cast", "covers", "drawn", "fate_holder", "first", "flags", "fresh", "happened", "host",
        "lasting", "lent", "locked", "lying", "mover", "phase", "pieces", "power", "premoved", "rosters", "standing",
        "trying", "turn", "used", "used_grants", "winner", "zone", "zones",
    )  # fmt: skip

    def __init__(self, cast: Cast, rng: Rng, knowledge: Knowledge, like: Table | None = None) -> None:
        """A table on which nothing lies yet, or for ``copy`` one where all lies as on another."""
        super().__init__(len(cast.villains), rng, knowledge)
        self.cast = cast
        self.turn = 0  # the seat whose turn it is
        self.phase = PREMOVE
        self.first = 0
        self.winner = NONE
        self.fate_holder = NONE
        self.acts = 0  # actions performed this turn
        self.used = 0  # printed symbols used this turn, a bit each: location * 8 + index
        self.standing = 0  # state situations of the active player that held when last looked at, a bit each
        if like is not None:
            self.lay_like(like)
            return
        self.used_grants: list[int] = []  # cards whose granted symbol was used this turn
        self.premoved: list[int] = []  # cards (NONE: the villain's own) whose premove ability is done this turn
        self.happened: list[list[int]] = []  # situations since the last window for Conditions
        self.fresh: list[int] = []  # cards drawn since the present window opened (R5.28)
        self.trying: list[int] = []  # cards whose playability is being found out: they are as good as out of the hand
        self.lasting: list[list[int]] = []  # effects that outlive their card: kind, realm, further numbers
        # by seat
        self.power: list[int] = []
        self.drawn: list[int] = []  # cards drawn so far
        self.mover: list[int] = []
        self.locked: list[int] = []  # a bit per location
        self.pieces: list[list[int]] = []
        self.zones: list[list[int]] = []  # decks and discards: top last
        # by card
        self.zone: list[int] = []
        self.at: list[int] = []  # location, for cards that stand in a realm unattached
        self.host: list[int] = []
        self.flags: list[int] = []
        self.lying: list[int] = []  # Power lying on it
        self.covers: list[int] = []  # what a Shrunk or Enlarged Hero covers, a bit each: location * 8 + index
        # no part of the position
        self.lent = False  # whether a copy may be using the same lists ``zones`` and ``zone``
        self.rosters: list[Roster | None] = [None] * self.seats

    def copy(self) -> Table:
        to = Table(self.cast, self.rng.copy(), self.knowledge.copy(), self)
        self.copy_core(to)
        return to

    def lay_like(self, other: Table) -> None:
        """Lay everything as on the other table. What changes seldom serves both: the zones until one of the tables
        changes them (``own_zones``), other lists until they give way (``replaced``)."""
        self.turn = other.turn
        self.phase = other.phase
        self.first = other.first
        self.winner = other.winner
        self.fate_holder = other.fate_holder
        self.acts = other.acts
        self.used = other.used
        self.used_grants = other.used_grants
        self.premoved = other.premoved
        self.happened = other.happened
        self.standing = other.standing
        self.fresh = other.fresh
        self.trying = other.trying
        self.lasting = other.lasting
        self.power = other.power[:]
        self.drawn = other.drawn[:]
        self.mover = other.mover[:]
        self.locked = other.locked[:]
        self.pieces = other.pieces[:]
        self.zones = other.zones
        self.zone = other.zone
        self.lent = other.lent = True
        self.at = other.at
        self.host = other.host
        self.flags = other.flags
        self.lying = other.lying
        self.covers = other.covers
        self.rosters = other.rosters[:]

    def saved_names(self) -> list[str]:
        return [
            "turn", "phase", "first", "winner", "fate_holder", "acts", "used", "used_grants", "premoved", "happened",
            "standing", "fresh", "lasting", "power", "drawn", "mover", "locked", "pieces", "zones", "zone", "at",
            "host", "flags", "lying", "covers",
        ]  # fmt: skip

    def save(self) -> dict[str, Any]:
        saved = super().save()
        saved["villains"] = self.cast.villains
        saved["options"] = self.cast.options
        return saved

    def restore(self, saved: dict[str, Any]) -> None:
        super().restore(saved)
        self.rosters = [None] * self.seats

    def relabel(self, dealt: list[int]) -> None:
        """Only cards in hands, decks and aside are ever unknown to anybody; realms and discards lie open."""
        zone = self.zone
        self.zones = [[dealt[card] for card in cards] for cards in self.zones]
        self.zone = zone[:]
        self.lent = False
        for place, card in enumerate(dealt):
            self.zone[card] = zone[place]
        self.fresh = [dealt[card] for card in self.fresh]

    # Where things are

    def cards(self, seat: int, zone: int) -> list[int]:
        return self.zones[seat * ZONES + zone]

    def different(self, cards: list[int]) -> list[int]:
        """Cards of a hand, equal ones once: nobody sees which of them goes, so the one known best stands for all."""
        kinds = self.cast.kinds
        known = self.knowledge.known
        found: list[int] = []
        for card in cards:
            for i in range(len(found)):
                if kinds[found[i]] is kinds[card]:
                    if known[card].bit_count() > known[found[i]].bit_count():
                        found[i] = card
                    break
            else:
                found.append(card)
        return found

    def realm(self, seat: int) -> list[int]:
        """All cards in a realm, attached ones too, in the order of their arrival."""
        return self.zones[seat * ZONES + REALM]

    def roster(self, seat: int) -> Roster:
        """The cards of a realm by what they are and do, listed anew if a verb has changed something about it."""
        return self.rosters[seat] or self.muster(seat)

    def muster(self, seat: int) -> Roster:
        """Make the roster of a realm and keep it."""
        roster = Roster()
        self.rosters[seat] = roster
        cast = self.cast
        able: list[int] = []
        for card in self.zones[seat * ZONES + REALM]:
            type = cast.type[card]
            flags = self.flags[card]
            does = cast.does[card]
            if does and flags & IGNORED == 0:
                if does & ACTIVATES:
                    roster.activatable = [*roster.activatable, card]
                if does & BANS:
                    roster.bans |= cast.kinds[card].bans
                if does & LISTED:
                    able.append(card)
            if type == ALLY:
                roster.allies.append(card)
            elif type == ITEM:
                roster.items.append(card)
            elif type == HERO:
                if flags & HYPNOTIZED:
                    roster.allies.append(card)
                else:
                    roster.heroes.append(card)
            if flags & TOP and (type == HERO or cast.standing_cards_cover):
                roster.covering = [*roster.covering, card]
        able.sort()
        for card in able:
            roster.add(card, cast.does[card])
        return roster

    def in_realm(self, card: int) -> bool:
        return self.zone[card] % ZONES == REALM

    def location(self, card: int) -> int:
        """Where a card of a realm is: an attached card is where its host is (R1.14)."""
        host = self.host[card]
        return self.at[card if host < 0 else host]

    def is_at(self, card: int, location: int) -> bool:
        """Whether a card is at a location; an Enlarged Hero, with what is attached to it, is at two."""
        body = self.host[card]
        if body < 0:
            body = card
        if self.at[body] == location:
            return True
        return self.flags[body] & ENLARGED != 0 and (self.covers[body] >> (location * 8)) & 255 != 0

    def is_locked(self, seat: int, location: int) -> bool:
        return (self.locked[seat] >> location) & 1 != 0

    def targetable(self, card: int) -> bool:
        """Whether a card of a realm can be chosen by actions and abilities (R6.18, R6.20)."""
        return self.cast.locked_targetable or not self.is_locked(self.cast.owner[card], self.location(card))

    def is_hero(self, card: int) -> bool:
        """A Hero in the top half: one on the villain's side is an Ally (R5.5)."""
        return self.cast.type[card] == HERO and not self.flags[card] & HYPNOTIZED

    def is_ally(self, card: int) -> bool:
        kind = self.cast.type[card]
        return kind == ALLY or (kind == HERO and self.flags[card] & HYPNOTIZED != 0)

    def heroes(self, seat: int) -> list[int]:
        return (self.rosters[seat] or self.muster(seat)).heroes

    def allies(self, seat: int) -> list[int]:
        return (self.rosters[seat] or self.muster(seat)).allies

    def items(self, seat: int) -> list[int]:
        """Items of both decks, attached or not."""
        return self.roster(seat).items

    def attached(self, host: int) -> list[int]:
        realm = self.zones[self.cast.owner[host] * ZONES + REALM]
        return [card for card in realm if self.host[card] == host]

    def present(self, seat: int, id: str) -> int:
        """The first card with this id in a realm, or NONE."""
        roster = self.rosters[seat] or self.muster(seat)
        firsts = roster.firsts
        if firsts is None:
            kinds = self.cast.kinds
            firsts = roster.firsts = {kinds[card].id: card for card in reversed(self.zones[seat * ZONES + REALM])}
        return firsts.get(id, NONE)

    def count(self, seat: int, id: str) -> int:
        """How many cards with this id are in a realm."""
        kinds = self.cast.kinds
        return sum(1 for card in self.zones[seat * ZONES + REALM] if kinds[card].id == id)

    def active(self, card: int) -> bool:
        """Whether the abilities printed on a card apply: not on a Trapped or Hypnotized Hero (R6.14)."""
        return self.flags[card] & IGNORED == 0

    def banned(self, seat: int, ban: int) -> bool:
        """Whether some active card of the realm forbids this (R6.24)."""
        return (self.rosters[seat] or self.muster(seat)).bans & ban != 0

    def may_stand(self, card: int, location: int) -> bool:
        """Whether the board lets this card be at a location at all (the Ballroom)."""
        owner = self.cast.owner[card]
        never = self.cast.kinds[card].never_at
        if never and self.cast.locations[owner][location] in never:
            return False
        rule = self.cast.scripts[owner].may_stand
        return rule is None or rule(self, owner, card, location)

    # Verbs: every change of the table goes through these

    def own_zones(self) -> None:
        """From here on no copy uses the same lists of zones."""
        if self.lent:
            self.zones = self.zones[:]
            self.zone = self.zone[:]
            self.lent = False

    def put(self, card: int, zone: int) -> None:
        """A card into another zone of its owner; on top, if the zone has an order."""
        if self.lent:
            self.own_zones()
        owner = self.cast.owner[card]
        to = owner * ZONES + zone
        place = self.zone[card]
        cards = self.zones[place]
        where = place % ZONES
        if where == HAND:  # whatever leaves a hand is shown
            self.knowledge.pick(card, cards, 1 << owner, True)
        elif where == REALM or zone == REALM:
            self.rosters[owner] = None
        if cards[-1] == card:
            self.zones[place] = cards[:-1]
        else:
            there = cards.index(card)
            self.zones[place] = cards[:there] + cards[there + 1 :]
        self.zones[to] = [*self.zones[to], card]
        self.zone[card] = to

    def bury(self, seat: int, deck: int, depth: int) -> None:
        """The top card of a deck goes below so many others."""
        self.own_zones()
        cards = self.zones[seat * ZONES + deck]
        there = len(cards) - 1 - depth
        self.zones[seat * ZONES + deck] = [*cards[:there], cards[-1], *cards[there:-1]]

    def stand(self, card: int, at: int, host: int) -> None:
        """A card of a realm stands at a location, under a host, or (NONE, NONE) nowhere any more."""
        if self.at[card] != at:
            self.at = replaced(self.at, card, at)
        if self.host[card] != host:
            self.host = replaced(self.host, card, host)
        self.rosters[self.cast.owner[card]] = None

    def mark(self, card: int, flags: int) -> None:
        """Give a card of a realm these flags and no others."""
        if self.flags[card] != flags:
            self.flags = replaced(self.flags, card, flags)
        self.rosters[self.cast.owner[card]] = None

    def gain(self, seat: int, amount: int) -> None:
        """Gain Power: one gain, of which texts may take something off."""
        for card in self.cast.gain_maluses[seat]:
            if self.in_realm(card) and self.flags[card] & IGNORED == 0:
                amount -= self.cast.kinds[card].gain_malus
        if amount > 0:
            self.power[seat] += amount
            if self.events is not None:
                self.tell(GAINED, seat, NONE, amount)

    def take_power(self, seat: int, amount: int) -> None:
        """For the verbs: so much Power less. Who falls below six has them anew when they are there again (R5.27)."""
        self.power[seat] -= amount
        if seat == self.turn and self.power[seat] < 6:
            self.standing &= ~(1 << HAS_SIX_POWER)

    def pay(self, seat: int, amount: int) -> None:
        if amount > 0:
            self.take_power(seat, amount)
            if self.events is not None:
                self.tell(PAID, seat, NONE, amount)

    def lose(self, seat: int, amount: int) -> None:
        """Lose so much Power, or all that is there (R7.19)."""
        amount = min(amount, self.power[seat])
        if amount > 0:
            self.take_power(seat, amount)
            if self.events is not None:
                self.tell(LOST, seat, NONE, amount)

    def lay_power(self, hero: int, amount: int) -> None:
        """Power of the realm's owner is laid on a Hero, from whose defeat it comes back."""
        if amount > 0:
            self.take_power(self.cast.owner[hero], amount)
            self.lying = replaced(self.lying, hero, self.lying[hero] + amount)
            if self.events is not None:
                self.tell(LAID, self.cast.owner[hero], hero, amount)

    def shuffle(self, seat: int, deck: int) -> None:
        self.own_zones()
        cards = self.zones[seat * ZONES + deck][:]
        self.zones[seat * ZONES + deck] = cards
        self.rng.shuffle(cards)
        self.knowledge.mix(cards, 0)
        if self.events is not None:
            self.tell(SHUFFLED, seat, NONE, 1 if deck == FATE_DECK else 0)

    def shuffle_in_discard(self, seat: int, deck: int) -> None:
        """The discard pile joins its deck, and the whole is shuffled (R7.16)."""
        self.own_zones()
        discard = self.zones[seat * ZONES + deck + 1]
        for card in discard:
            self.zone[card] = seat * ZONES + deck
        self.zones[seat * ZONES + deck] = self.zones[seat * ZONES + deck] + discard
        self.zones[seat * ZONES + deck + 1] = []
        self.shuffle(seat, deck)

    def top_of(self, seat: int, deck: int) -> int:
        """The top card of a deck, which is rebuilt from its discard if need be (R3.22); NONE if both are empty."""
        if not self.zones[seat * ZONES + deck]:
            if not self.zones[seat * ZONES + deck + 1]:
                return NONE
            self.shuffle_in_discard(seat, deck)
        return self.zones[seat * ZONES + deck][-1]

    def draw(self, seat: int, amount: int) -> None:
        """Draw cards into the hand, as many as there are."""
        viewers = self.hand_viewers(seat)
        for _ in range(amount):
            card = self.top_of(seat, VILLAIN_DECK)
            if card == NONE:
                return
            self.put(card, HAND)
            self.drawn[seat] += 1
            self.fresh = [*self.fresh, card]
            self.knowledge.show(card, viewers)
            if self.events is not None:
                self.tell(DREW, seat, card)

    def refill(self, seat: int, size: int) -> None:
        """Draw until the hand has so many cards (R3.21)."""
        self.draw(seat, size - len(self.zones[seat * ZONES + HAND]))

    def reveal_top(self, seat: int, deck: int) -> int:
        """Turn the top card of a deck up and aside; NONE if there is none."""
        card = self.top_of(seat, deck)
        if card != NONE:
            self.put(card, ASIDE)
            self.knowledge.reveal(card)
            if self.events is not None:
                self.tell(REVEALED, seat, card)
        return card

    def look_at_top(self, seat: int, deck: int, amount: int, looker: int) -> None:
        """Cards from the top of a deck, seen by one player only, aside in their order: the former top card first."""
        looked = 0
        for _ in range(amount):
            card = self.top_of(seat, deck)
            if card == NONE:
                break
            self.put(card, ASIDE)
            self.knowledge.show(card, 1 << looker)
            looked += 1
            if self.events is not None:
                self.tell(SAW, looker, card, viewers=1 << looker)
        if self.events is not None:
            self.tell(LOOKED, looker, NONE, looked, 1 if deck == FATE_DECK else 0)

    def to_hand(self, card: int) -> None:
        """A Villain card into its owner's hand; what is attached to it is discarded (R7.9)."""
        owner = self.cast.owner[card]
        self.leave(card)
        self.put(card, HAND)
        self.fresh = [*self.fresh, card]
        self.knowledge.show(card, self.hand_viewers(owner))
        if self.events is not None:
            self.tell(TO_HAND, owner, card)

    def discard(self, card: int) -> None:
        """To the discard pile of its owner and deck kind, with its attachments (R1.15, R7.8)."""
        owner = self.cast.owner[card]
        where = NONE
        watchers: list[int] = []
        if self.in_realm(card):
            if self.saved_from_discard(card):
                return
            where = self.location(card)
            watchers = self.reacting(LEFT, card)
            self.leave(card)
        self.put(card, FATE_DISCARD if self.cast.fate[card] else VILLAIN_DISCARD)
        self.knowledge.reveal(card)
        if self.events is not None:
            self.tell(CARD_DISCARDED, owner, card)
        if watchers:
            self.trigger_all(watchers, LEFT, card, where, owner, 0)

    def saved_from_discard(self, card: int) -> bool:
        """An attached card that is discarded in the place of its host (Bow and Arrows)."""
        for item in self.attached(card):
            if self.cast.kinds[item].saves_host:
                self.detach(item)
                self.discard(item)
                return True
        return False

    def leave(self, card: int) -> None:
        """A card stops standing in a realm: attachments are discarded, tokens and Power on it go back."""
        if not self.in_realm(card):
            return
        for item in self.attached(card):
            self.detach(item)
            self.discard(item)
        self.stand(card, NONE, NONE)
        if self.lying[card]:
            self.lying = replaced(self.lying, card, 0)
        if self.covers[card]:
            self.covers = replaced(self.covers, card, 0)
        self.mark(card, 0)
        self.forget_strength(card)
        if card in self.used_grants:
            self.used_grants = [grant for grant in self.used_grants if grant != card]

    def detach(self, item: int) -> None:
        """For an attached card that is about to be discarded."""
        self.stand(item, NONE, NONE)

    def strengthen(self, seat: int, card: int, amount: int) -> None:
        """A card of this realm is so much stronger, or weaker, for the rest of the turn (R6.17)."""
        self.lasting = [*self.lasting, [STRONGER_CARD, seat, card, amount]]
        self.rosters[seat] = None

    def forget_strength(self, card: int) -> None:
        """What makes the card (NONE: any card) stronger or weaker for the rest of the turn ends."""
        if self.lasting:
            kept: list[list[int]] = []
            for each in self.lasting:
                if each[0] == STRONGER_CARD and (card == NONE or each[2] == card):
                    self.rosters[each[1]] = None
                else:
                    kept.append(each)
            self.lasting = kept

    def enter(self, card: int, location: int, host: int, actor: int) -> None:
        """A card comes into its owner's realm: at a location, or under a host. Everybody sees it."""
        self.put(card, REALM)
        self.stand(card, NONE if host != NONE else location, host)
        self.mark(card, TOP if self.cast.fate[card] else 0)
        self.knowledge.reveal(card)
        if self.events is not None:
            self.tell(CARD_PLAYED, actor, card, location, host)
        self.test_objective(self.cast.owner[card])

    def move_card(self, card: int, location: int, actor: int) -> None:
        """A card of a realm to another location; what is attached goes along. Cards there and on it react."""
        self.move_together([card], location, actor)

    def move_together(self, cards: list[int], location: int, actor: int) -> None:
        """Cards of one realm to another location at once: objectives are tested when all have arrived.

        A Hero keeps its size until it is normal again or leaves the realm: it covers the same sides at its new place.
        """
        for card in cards:
            if self.covers[card]:
                shift = (location - self.at[card]) * 8
                covers = self.covers[card] << shift if shift > 0 else self.covers[card] >> -shift
                self.covers = replaced(self.covers, card, covers & WHOLE_BOARD)
            self.stand(card, location, self.host[card])
            if self.events is not None:
                self.tell(CARD_MOVED, actor, card, location)
        for card in cards:
            self.test_objective(self.cast.owner[card])
            self.trigger(MOVED_REACTION, card, location, actor)

    def attach(self, card: int, host: int, actor: int) -> None:
        """A card of a realm under another host."""
        self.stand(card, NONE, host)
        if self.events is not None:
            self.tell(CARD_MOVED, actor, card, self.location(card))

    def move_mover(self, seat: int, location: int) -> None:
        self.mover[seat] = location
        if self.events is not None:
            self.tell(MOVER_MOVED, seat, NONE, location)

    def defeat(self, hero: int, actor: int, strength: int, vanquish: bool) -> None:
        """A Hero is defeated (R7.8): it leaves with what is attached, then its own ability and others' resolve."""
        owner = self.cast.owner[hero]
        kind = self.cast.kinds[hero]
        where = self.at[hero]
        active = self.active(hero)
        power = self.lying[hero]
        self.note(actor, HERO_BEATEN, hero, strength)
        if self.events is not None:
            self.tell(HERO_DEFEATED, actor, hero, where)
        watchers = self.reacting(DEFEATED, hero)
        self.release(hero)
        if active and (kind.shuffled_back == ALWAYS or (kind.shuffled_back == BY_VANQUISH and vanquish)):
            self.leave(hero)
            rebuild = kind.brings_discard and not self.zones[owner * ZONES + FATE_DECK]
            self.put(hero, FATE_DECK)
            if rebuild:
                self.shuffle_in_discard(owner, FATE_DECK)
            else:
                self.shuffle(owner, FATE_DECK)
        else:
            self.discard(hero)
        if power > 0:  # what lay on the Hero comes back, which is no gain
            self.power[owner] += power
            if self.events is not None:
                self.tell(RETURNED, owner, hero, power)
        if kind.wins_at and self.cast.locations[owner][where] == kind.wins_at:
            self.win(owner)
        self.trigger_all(watchers, DEFEATED, hero, where, actor, strength)
        if active and kind.on_defeat != NO_PROGRAM:
            self.push([kind.on_defeat, 0, actor, owner, hero, hero, where, strength])

    def steal(self, item: int, hero: int, actor: int) -> None:
        """A Hero takes an Item of the villain's, who loses the use of it."""
        self.stand(item, NONE, hero)
        self.mark(item, self.flags[item] | STOLEN)
        if self.events is not None:
            self.tell(STOLEN_EVENT, actor, item, self.at[hero], hero)

    def release(self, hero: int) -> None:
        """Villain Items that a Hero has taken stay at its location, and are their owner's again."""
        for item in self.attached(hero):
            if not self.cast.fate[item] and self.cast.kinds[item].attach == "":
                self.stand(item, self.at[hero], NONE)
                self.mark(item, 0)
                if self.events is not None:
                    self.tell(CARD_MOVED, self.cast.owner[item], item, self.at[item])

    def hypnotize(self, hero: int, actor: int, strength: int) -> None:
        """A Hero is defeated, but crosses over to the villain's side at its location instead of leaving (R5.5)."""
        self.note(actor, HERO_BEATEN, hero, strength)
        self.release(hero)
        for item in self.attached(hero):
            self.discard(item)
        self.forget_strength(hero)
        self.mark(hero, self.flags[hero] & ~TOP | HYPNOTIZED)
        if self.events is not None:
            self.tell(HYPNOTIZED_EVENT, actor, hero, self.at[hero])

    def lock(self, seat: int, location: int) -> None:
        self.locked[seat] |= 1 << location
        self.rosters[seat] = None
        if self.events is not None:
            self.tell(LOCKED, seat, NONE, location)

    def unlock(self, seat: int, location: int) -> None:
        if self.is_locked(seat, location):
            self.locked[seat] &= ~(1 << location)
            self.rosters[seat] = None
            if self.events is not None:
                self.tell(UNLOCKED, seat, NONE, location)

    def turn_over(self, guard: int, actor: int) -> None:
        """A Card Guard becomes a Wicket, or a Wicket a Card Guard."""
        self.mark(guard, self.flags[guard] ^ WICKET)
        if self.events is not None:
            self.tell(TURNED_OVER, actor, guard, 1 if self.flags[guard] & WICKET else 0)

    def resize(self, hero: int, size: int, covers: int, actor: int) -> None:
        """A Hero becomes SHRUNK or ENLARGED and covers these symbols from now on, or (0) of normal size again."""
        self.covers = replaced(self.covers, hero, covers)
        self.mark(hero, self.flags[hero] & ~(SHRUNK | ENLARGED) | size)
        if self.events is not None:
            self.tell(RESIZED, actor, hero, 1 if size == SHRUNK else 2 if size == ENLARGED else 0)

    def take_token(self, seat: int, location: int) -> None:
        """One of the villain's own tokens off a location."""
        self.pieces[seat] = replaced(self.pieces[seat], location, self.pieces[seat][location] - 1)
        if self.events is not None:
            self.tell(TOKEN_TAKEN, seat, NONE, location)
        self.test_objective(seat)

    def put_token(self, seat: int, location: int) -> None:
        self.pieces[seat] = replaced(self.pieces[seat], location, self.pieces[seat][location] + 1)
        if self.events is not None:
            self.tell(TOKEN_PUT, seat, NONE, location)

    def claim_tile(self, seat: int) -> None:
        """The villain takes possession of the tile for good, dormant face up."""
        if self.pieces[seat][-1] == TILE_ASIDE:
            self.pieces[seat] = replaced(self.pieces[seat], -1, DORMANT)
            if self.events is not None:
                self.tell(TILE_CLAIMED, seat)

    def turn_tile(self, seat: int, face: int) -> None:
        """Turn the claimed tile to its dormant or awakened face."""
        self.pieces[seat] = replaced(self.pieces[seat], -1, face)
        if self.events is not None:
            self.tell(TILE_TURNED, seat, NONE, face - DORMANT)

    def note(self, actor: int, situation: int, card: int, number: int) -> None:
        """Something that Conditions may answer to: they speak of what the active player does (R5.19)."""
        if actor == self.turn:
            self.happened = [*self.happened, [situation, card, number]]

    def count_action(self, seat: int) -> None:
        """The active player performs one more action, by a symbol or granted by a card."""
        if seat == self.turn:
            self.acts += 1
            if self.acts >= ACTS_TO_NOTE:
                self.note(seat, ACTED, NONE, self.acts)

    def test_objective(self, seat: int) -> None:
        """Immediate objectives are tested after every atomic step (R8.2)."""
        if seat in self.cast.immediate and self.winner == NONE and self.cast.scripts[seat].holds(self, seat):
            self.win(seat)

    def win(self, seat: int) -> None:
        if self.winner != NONE:
            return
        self.winner = seat
        if self.events is not None:
            self.tell(WON, seat)
        self.end()

    def hand_viewers(self, seat: int) -> int:
        """Who sees the cards of a hand: its owner, or everybody if a card of the realm keeps it open."""
        for card in self.cast.hand_openers[seat]:
            if self.in_realm(card) and self.flags[card] & IGNORED == 0:
                return self.knowledge.everyone
        return 1 << seat

    # Reactions

    def reacting(self, event: int, card: int) -> list[int]:
        """The active cards of the card's realm that react to what happens to it."""
        owner = self.cast.owner[card]
        found: list[int] = []
        if not self.cast.reactions[owner] >> event & 1:
            return found
        kinds = self.cast.kinds
        for source in self.roster(owner).reacting:
            for reaction in kinds[source].reactions:
                if reaction.event == event and reaction.when(self, source, card):
                    found.append(source)
        return found

    def trigger(self, event: int, card: int, location: int, actor: int) -> None:
        sources = self.reacting(event, card)
        if sources:
            self.trigger_all(sources, event, card, location, actor, 0)

    def trigger_all(self, sources: list[int], event: int, card: int, there: int, actor: int, number: int) -> None:
        """These cards react: one frame for all of them, which asks for their order if it may matter."""
        if sources:
            self.push([REACTIONS, 0, actor, self.cast.owner[card], event, card, there, number, *sources])

    def ask(self, seat: int, prompt: int, codes: list[int]) -> int:
        """Within a text whose later instructions depend on this choice, offer only what lets them be carried out."""
        if self.cast.searches and len(self.stack) > 1 and not self.trial:  # the turn at the bottom is no text
            codes = self.leading_on(codes)
        self.asked = seat
        self.prompt = prompt
        self.codes = codes
        return ASKED

    def ask_again(self) -> bool:
        if not super().ask_again():
            return False
        if self.asked == NONE:
            return True
        self.codes = self.leading_on(self.codes)
        return len(self.codes) > 0

    def leading_on(self, codes: list[int]) -> list[int]:
        """The answers after which every text that is being carried out can be carried out to its end (R5.16)."""
        for depth, frame in enumerate(self.stack):
            if frame[0] in SEARCHED:
                return [code for code in codes if self.leads_to_the_end(code, depth)]
        return codes

    def leads_to_the_end(self, code: int, depth: int) -> bool:
        """Whether, after this answer, the text whose frame is at this depth of the stack can be carried out."""
        trial = self.copy()
        trial.trial = True
        del trial.stack[:depth]
        return trial.leads_on(code)

    # What is asked of every state

    def outcome(self) -> Outcome | None:
        return Outcome([self.winner] if self.winner != NONE else [], []) if self.ended else None

    def option(self, code: int) -> Record:
        from perfidie.games.villainous.records import option_record

        return option_record(self, code)

    def event(self, raw: RawEvent, seat: int | None) -> Record | None:
        from perfidie.games.villainous.records import event_record

        return event_record(self, raw, seat)

    def prompt_name(self, prompt: int) -> str:
        return PROMPTS[prompt]

    def view(self, seat: int | None) -> View:
        from perfidie.games.villainous.view import view

        return view(self, seat)

    def why_not(self, option: Record) -> Reason | None:
        from perfidie.games.villainous.refusal import why_not

        return why_not(self, option)


class React(Step[Table]):
    """Carry out the reactions listed in the frame one after another: first the own one of the card that something
    happened to (R6.16), then the others in the order that the actor wishes (R4.50)."""

    def do(self, state: Table, frame: list[int]) -> int:
        pending = frame[MORE:]
        if not pending:
            return DONE
        if frame[IT] in pending:
            self.fire(state, frame, frame[IT])
            return DONE
        kinds = state.cast.kinds
        first = kinds[pending[0]]
        for source in pending:
            if kinds[source] is not first:
                return state.ask(frame[ACTOR], ASK_ORDER, [pack(CARD, each) for each in pending])
        self.fire(state, frame, pending[0])
        return DONE

    def take(self, state: Table, frame: list[int], code: int) -> None:
        self.fire(state, frame, field(code, 0))

    def fire(self, state: Table, frame: list[int], source: int) -> None:
        del frame[frame.index(source, MORE)]
        frame[AT] = 0
        for reaction in state.cast.kinds[source].reactions:
            if reaction.event == frame[SOURCE]:
                state.push([reaction.steps, 0, frame[ACTOR], frame[OWNER], source, frame[IT], frame[THERE], frame[N]])
                return


REACTIONS: Final = program(React())
