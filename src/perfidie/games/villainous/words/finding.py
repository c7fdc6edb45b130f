"""Finding a named card (R7.10-R7.15), and playing a card that lies aside or in the hand without payment."""

from __future__ import annotations

from perfidie.games.villainous.instructions import Choice
from perfidie.games.villainous.names import ASK_CARD, CARD
from perfidie.games.villainous.placing import FREE, open_to
from perfidie.games.villainous.playing import ENTERING, FOR_FREE, announce, play_frame, playable
from perfidie.games.villainous.printed import HERO
from perfidie.games.villainous.table import (
    ASIDE,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    IT,
    NONE,
    OWNER,
    REALM,
    THERE,
    VILLAIN_DECK,
    VILLAIN_DISCARD,
    ZONES,
    Table,
)
from perfidie.games.villainous.words.cards import TakeFromDiscard
from perfidie.kernel.options import field, pack
from perfidie.kernel.state import ACTOR, AT, DONE, STUCK, UNSEEN, Step


def find_zone(table: Table, seat: int, ids: tuple[str, ...]) -> list[int]:
    """The cards with one of these ids in the first zone that holds any: realm, discard, deck."""
    cards = [card for id in ids for card in table.cast.find(seat, id)]
    for zones in ((REALM,), (FATE_DISCARD, VILLAIN_DISCARD), (FATE_DECK, VILLAIN_DECK)):
        found = [card for card in cards if table.zone[card] % ZONES in zones]
        if found:
            return found
    return []


class Find(Step[Table]):
    """Find a named card: realm, then discard, then deck, which is shuffled once the card is out. It is IT, set aside.

    A card found in the realm leaves it without being discarded or defeated; what is attached to it is (R7.11).
    """

    def __init__(self, id: str, optional: bool) -> None:
        self.id = id
        self.optional = optional

    def found(self, table: Table, seat: int) -> int:
        for card in find_zone(table, seat, (self.id,)):
            if not table.in_realm(card) or table.targetable(card):
                return card
        return NONE

    def can(self, state: Table, frame: list[int]) -> bool:
        return self.optional or self.found(state, frame[OWNER]) != NONE

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[OWNER]
        card = self.found(state, seat)
        frame[IT] = card
        if card == NONE:
            return DONE if self.optional else STUCK
        zone = state.zone[card] % ZONES
        if state.trial and zone in (FATE_DECK, VILLAIN_DECK):
            return UNSEEN
        if zone == REALM:
            state.leave(card)
        state.put(card, ASIDE)
        if zone in (FATE_DECK, VILLAIN_DECK):
            state.shuffle(seat, zone)
        state.knowledge.reveal(card)
        return DONE


def find(id: str) -> Step[Table]:
    return Find(id, False)


def find_if_there(id: str) -> Step[Table]:
    """As ``find``, but nothing happens if the card cannot be found."""
    return Find(id, True)


class FindAbsent(Find):
    def found(self, table: Table, seat: int) -> int:
        return NONE if table.present(seat, self.id) != NONE else super().found(table, seat)


def find_if_absent(id: str) -> Step[Table]:
    """As ``find``, but nothing happens if the card is in the realm already."""
    return FindAbsent(id, True)


class PlayIt(Step[Table]):
    """Play IT, which lies aside, without payment: the actor chooses its place, or it is given (R4.36)."""

    def __init__(self, to: str, anyhow: bool) -> None:
        self.to = to
        self.anyhow = anyhow

    def can(self, state: Table, frame: list[int]) -> bool:
        return not self.to or not state.is_locked(frame[OWNER], state.cast.location(frame[OWNER], self.to))

    def do(self, state: Table, frame: list[int]) -> int:
        card = frame[IT]
        if card == NONE:
            return DONE
        if self.to:
            there = state.cast.location(frame[OWNER], self.to)
            if not open_to(state, card, there):
                state.discard(card)
                return DONE
            play = play_frame(state, card, frame[ACTOR], FOR_FREE)
            play[AT] = ENTERING
            play[THERE] = there
            state.push(play)
        elif self.anyhow or playable(state, card, frame[ACTOR], FREE):
            state.push(play_frame(state, card, frame[ACTOR], FOR_FREE))
        else:
            state.discard(card)
        return DONE


def play_it(anyhow: bool = False) -> Step[Table]:
    """Play IT wherever it may go; ``anyhow``: even if what IT asks for is not there."""
    return PlayIt("", anyhow)


def play_it_at(location: str) -> Step[Table]:
    """Play IT at this very location, if nothing keeps it from there (R6.18)."""
    return PlayIt(location, False)


class PlayItThere(Step[Table]):
    """Play IT at THERE, the location that is spoken of."""

    def do(self, state: Table, frame: list[int]) -> int:
        card = frame[IT]
        if card != NONE:
            play = play_frame(state, card, frame[ACTOR], FOR_FREE)
            play[AT] = ENTERING
            play[THERE] = frame[THERE]
            state.push(play)
        return DONE


def play_it_there() -> Step[Table]:
    return PlayItThere()


class PlayableHero:
    """A Hero in the Fate discard that can be played, of printed strength up to ``most``."""

    def __init__(self, most: int) -> None:
        self.most = most

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        kind = table.cast.kinds[card]
        return kind.type == HERO and kind.strength <= self.most and playable(table, card, frame[ACTOR], FREE)


def hero_from_discard(most: int = 99, to_there: bool = False) -> Step[Table]:
    """Choose a Hero of the Fate discard that can be played: anywhere, or THERE."""
    return TakeFromDiscard(FATE_DISCARD, PlayableHero(most), to_there)


class PlayFromHandFree(Choice):
    """Play a card of this type from the own hand at no cost."""

    prompt = ASK_CARD

    def __init__(self, type: int) -> None:
        self.type = type

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        seat = frame[OWNER]
        return [
            pack(CARD, card)
            for card in table.different(table.zones[seat * ZONES + HAND])
            if table.cast.type[card] == self.type and playable(table, card, seat, FREE)
        ]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        announce(state, field(code, 0), frame[OWNER], FOR_FREE)


def play_from_hand_free(type: int) -> Step[Table]:
    return PlayFromHandFree(type)
