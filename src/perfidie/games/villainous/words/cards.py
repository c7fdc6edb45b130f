"""Drawing, discarding and shuffling: the realm owner's hand, decks and discards."""

from __future__ import annotations

from perfidie.games.villainous.discarding import ANY_NUMBER, DiscardFromHand
from perfidie.games.villainous.instructions import Choice
from perfidie.games.villainous.names import ASK_CARD, CARD
from perfidie.games.villainous.table import (
    ASIDE,
    FATE_DECK,
    HAND,
    IT,
    NONE,
    OWNER,
    SOURCE,
    THERE,
    VILLAIN_DECK,
    VILLAIN_DISCARD,
    ZONES,
    Table,
)
from perfidie.games.villainous.words.choosing import Which
from perfidie.kernel.options import field, pack
from perfidie.kernel.state import DONE, UNSEEN, Step


class Draw(Step[Table]):
    """The realm's owner draws Villain cards; impossible only if deck and discard are both empty."""

    def __init__(self, amount: int, up_to: int) -> None:
        self.amount = amount
        self.up_to = up_to

    def can(self, state: Table, frame: list[int]) -> bool:
        seat = frame[OWNER]
        return self.up_to > 0 or bool(
            state.zones[seat * ZONES + VILLAIN_DECK] or state.zones[seat * ZONES + VILLAIN_DISCARD]
        )

    def do(self, state: Table, frame: list[int]) -> int:
        if state.trial:
            return UNSEEN
        if self.up_to:
            state.refill(frame[OWNER], self.up_to)
        else:
            state.draw(frame[OWNER], self.amount)
        return DONE


def draw(amount: int) -> Step[Table]:
    return Draw(amount, 0)


class DrawAfterDiscard(Draw):
    """There is something to draw: what has just been discarded, if nothing else."""

    def can(self, state: Table, frame: list[int]) -> bool:
        return True


def draw_after_discarding(amount: int) -> Step[Table]:
    return DrawAfterDiscard(amount, 0)


def draw_up_to(size: int) -> Step[Table]:
    """Draw until the hand has so many cards."""
    return Draw(0, size)


def discard_from_hand(amount: int) -> Step[Table]:
    """The realm's owner discards exactly so many cards of choice."""
    return DiscardFromHand(amount, amount)


class DiscardAfterDraw(DiscardFromHand):
    """As many as the text says have just been drawn."""

    def can(self, state: Table, frame: list[int]) -> bool:
        return True


def discard_after_drawing(amount: int) -> Step[Table]:
    return DiscardAfterDraw(amount, amount)


def discard_any_number() -> Step[Table]:
    return DiscardFromHand(0, ANY_NUMBER)


class DiscardHand(Step[Table]):
    """The realm's owner discards the whole hand; there must be something to discard (R5.17)."""

    def can(self, state: Table, frame: list[int]) -> bool:
        return len(state.zones[frame[OWNER] * ZONES + HAND]) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        for card in state.zones[frame[OWNER] * ZONES + HAND][:]:
            state.discard(card)
        return DONE


def discard_hand() -> Step[Table]:
    return DiscardHand()


class ShuffleDiscardIn(Step[Table]):
    """The discard pile is shuffled into its deck; possible whenever the two hold a card (R7.16)."""

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def can(self, state: Table, frame: list[int]) -> bool:
        seat = frame[OWNER]
        return bool(state.zones[seat * ZONES + self.deck] or state.zones[seat * ZONES + self.deck + 1])

    def do(self, state: Table, frame: list[int]) -> int:
        if state.trial:
            return UNSEEN
        state.shuffle_in_discard(frame[OWNER], self.deck)
        return DONE


class ShuffleItselfIn(ShuffleDiscardIn):
    """The pile is never empty: the card that is being carried out was discarded first."""

    def can(self, state: Table, frame: list[int]) -> bool:
        return True


def shuffle_discard_into_deck() -> Step[Table]:
    return ShuffleDiscardIn(VILLAIN_DECK)


def shuffle_fate_discard_into_deck() -> Step[Table]:
    return ShuffleDiscardIn(FATE_DECK)


def shuffle_fate_discard_with_itself() -> Step[Table]:
    return ShuffleItselfIn(FATE_DECK)


class DiscardItself(Step[Table]):
    """The card that is being carried out goes to its discard now, before the rest of its text."""

    def do(self, state: Table, frame: list[int]) -> int:
        if state.zone[frame[SOURCE]] % ZONES == ASIDE:
            state.discard(frame[SOURCE])
        return DONE


def discard_itself() -> Step[Table]:
    return DiscardItself()


class TakeFromDiscard(Choice):
    """Choose a card of a discard pile of the realm's owner: it is IT, set aside. It may be about to go THERE."""

    prompt = ASK_CARD

    def __init__(self, pile: int, which: Which, to_there: bool) -> None:
        self.pile = pile
        self.which = which
        self.to_there = to_there

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        there = frame[THERE] if self.to_there else NONE
        found = [card for card in table.zones[frame[OWNER] * ZONES + self.pile] if self.which(table, frame, card)]
        return [pack(CARD, card, there) for card in found]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[IT] = field(code, 0)
        state.put(frame[IT], ASIDE)


def take_from_discard(which: Which) -> Step[Table]:
    """Choose a card of the Villain discard."""
    return TakeFromDiscard(VILLAIN_DISCARD, which, False)


class TakeIntoHand(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        if frame[IT] != NONE:
            state.to_hand(frame[IT])
        return DONE


def take_it_into_hand() -> Step[Table]:
    return TakeIntoHand()
