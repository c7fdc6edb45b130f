"""Turning cards up: until one of a kind appears (R7.20), or Fate cards to be played (R4.36)."""

from __future__ import annotations

from perfidie.games.villainous.fate import ChooseFateCard, PlayEveryCard, PlayFateCard, RevealFate
from perfidie.games.villainous.movers import FATE_PAYS
from perfidie.games.villainous.table import FATE_DECK, FATE_DISCARD, IT, NONE, OWNER, SOURCE, VILLAIN_DECK, Table
from perfidie.games.villainous.words.choosing import Which
from perfidie.kernel.state import ACTOR, DONE, UNSEEN, Step, program


class Push(Step[Table]):
    """Carry out another program in the same realm, with registers of its own."""

    def __init__(self, index: int) -> None:
        self.index = index

    def do(self, state: Table, frame: list[int]) -> int:
        state.push([self.index, 0, frame[ACTOR], frame[OWNER], frame[SOURCE], NONE, NONE, 0])
        return DONE


def reveal_and_play_one(number: int) -> Step[Table]:
    """Reveal so many cards of the realm's Fate deck; one of them is played, the others are discarded."""
    return Push(program(RevealFate(number), ChooseFateCard(), PlayFateCard()))


def reveal_and_play_all(number: int) -> Step[Table]:
    """Reveal so many cards of the realm's Fate deck; all of them are played, in the order that the actor wishes."""
    return Push(program(RevealFate(number), PlayEveryCard()))


class FateActionsPay(Step[Table]):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, state: Table, frame: list[int]) -> int:
        state.lasting = [*state.lasting, [FATE_PAYS, frame[OWNER], self.amount]]
        return DONE


def fate_actions_pay(amount: int) -> Step[Table]:
    """Until the owner's next turn, each Fate action aimed at the realm earns its owner so much Power."""
    return FateActionsPay(amount)


class FateTheActivePlayer(Step[Table]):
    """The top card of the active player's Fate deck is revealed and played against them by the actor (R4.36)."""

    def __init__(self) -> None:
        self.index = program(RevealFate(1), ChooseFateCard(), PlayFateCard())

    def can(self, state: Table, frame: list[int]) -> bool:
        return bool(state.cards(state.turn, FATE_DECK) or state.cards(state.turn, FATE_DISCARD))

    def do(self, state: Table, frame: list[int]) -> int:
        state.push([self.index, 0, frame[ACTOR], state.turn, frame[SOURCE], NONE, NONE, 0])
        return DONE


def fate_the_active_player() -> Step[Table]:
    return FateTheActivePlayer()


class RevealUntil(Step[Table]):
    """Turn over cards of a deck until one of these types appears: it is IT, aside; the others are discarded.

    Without such a card in deck and discard, all that was turned over is shuffled back, and IT is NONE. The others can
    be shuffled back into the deck instead, as some texts want.
    """

    def __init__(self, deck: int, which: Which, shuffle_back: bool) -> None:
        self.deck = deck
        self.which = which
        self.shuffle_back = shuffle_back

    def do(self, state: Table, frame: list[int]) -> int:
        if state.trial:
            return UNSEEN
        seat = frame[OWNER]
        turned: list[int] = []
        frame[IT] = NONE
        while True:
            card = state.reveal_top(seat, self.deck)
            if card == NONE:
                break
            if self.which(state, frame, card):
                frame[IT] = card
                break
            turned.append(card)
        back = self.shuffle_back or frame[IT] == NONE
        for card in turned:
            if back:
                state.put(card, self.deck)
            else:
                state.discard(card)
        if back and turned:
            state.shuffle(seat, self.deck)
        return DONE


def reveal_villain_cards_until(which: Which) -> Step[Table]:
    return RevealUntil(VILLAIN_DECK, which, False)


def reveal_fate_cards_until(which: Which, shuffle_back: bool = False) -> Step[Table]:
    return RevealUntil(FATE_DECK, which, shuffle_back)
