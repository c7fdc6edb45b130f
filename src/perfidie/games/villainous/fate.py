"""The Fate action (R4.26-R4.37): choose an opponent, reveal two cards of their Fate deck, play one against them."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.instructions import Choice
from perfidie.games.villainous.movers import FATE_PAYS
from perfidie.games.villainous.names import (
    ASK_CONDITION,
    ASK_FATE_CARD,
    ASK_FATE_TARGET,
    CARD,
    CONDITION,
    CONDITION_PLAYED,
    FATE_TOKEN,
    FATED,
    PASS,
    SEAT,
    UNPLAYABLE,
)
from perfidie.games.villainous.placing import FREE
from perfidie.games.villainous.playing import FOR_FREE, play_frame, playable
from perfidie.games.villainous.printed import EFFECT
from perfidie.games.villainous.table import (
    ASIDE,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    IT,
    MORE,
    NONE,
    OWNER,
    VILLAIN_DECK,
    ZONES,
    N,
    Table,
)
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, AT, DONE, UNSEEN, Step, program

REVEALED_CARDS: Final = MORE
"""Register of FATE_AN_OPPONENT: the revealed cards begin here."""


def fateable(table: Table, seat: int) -> bool:
    cards = table.zones[seat * ZONES + FATE_DECK] or table.zones[seat * ZONES + FATE_DISCARD]
    return len(cards) > 0 and not (table.cast.fate_token and table.fate_holder == seat)


class ChooseTarget(Choice):
    """Any opponent but the holder of the Fate token, who has Fate cards left (R4.26)."""

    prompt = ASK_FATE_TARGET

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        codes: list[int] = []
        for i in range(1, table.seats):
            seat = (frame[ACTOR] + i) % table.seats
            if fateable(table, seat):
                codes.append(pack(SEAT, seat))
        return codes

    def can(self, table: Table, frame: list[int]) -> bool:
        for seat in range(table.seats):
            if seat != frame[ACTOR] and fateable(table, seat):
                return True
        return False

    def take(self, state: Table, frame: list[int], code: int) -> None:
        target = field(code, 0)
        frame[OWNER] = target
        state.tell(FATED, frame[ACTOR], NONE, target)
        for lasting in state.lasting:
            if lasting[0] == FATE_PAYS and lasting[1] == target:
                state.gain(target, lasting[2])
        if state.cast.fate_token:
            state.fate_holder = target
            state.tell(FATE_TOKEN, target)


class RevealFate(Step[Table]):
    """Turn up so many cards of the realm owner's Fate deck (R4.28, R4.29)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, state: Table, frame: list[int]) -> int:
        if state.trial:
            return UNSEEN
        for _ in range(self.number):
            card = state.reveal_top(frame[OWNER], FATE_DECK)
            if card != NONE:
                frame.append(card)
        return DONE


class AnswerFate(Step[Table]):
    """The target may answer with a Condition that says so, before a card is chosen (Vicious Practical Jokes)."""

    def do(self, state: Table, frame: list[int]) -> int:
        target = frame[OWNER]
        if target == state.turn or not may_hold(state, target, True):
            return DONE
        kinds = state.cast.kinds
        held = [card for card in state.different(state.zones[target * ZONES + HAND]) if kinds[card].in_fate]
        return state.ask(target, ASK_CONDITION, [*(pack(CONDITION, card) for card in held), pack(PASS)])

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == CONDITION:
            card = field(code, 0)
            state.knowledge.reveal(card)
            state.tell(CONDITION_PLAYED, frame[OWNER], card)
            state.discard(card)
            frame[N] = 1


def would_play(table: Table, card: int, frame: list[int]) -> bool:
    """Whether a revealed card can be played; an Effect finds the others in the discard by then (R4.31)."""
    kind = table.cast.kinds[card]
    if kind.type != EFFECT or kind.keeps_others:
        return playable(table, card, frame[ACTOR], FREE)
    others = [other for other in frame[REVEALED_CARDS:] if other != card]
    aside = table.zones[frame[OWNER] * ZONES + ASIDE]
    for other in others:
        table.put(other, FATE_DISCARD)
    result = playable(table, card, frame[ACTOR], FREE)
    for other in others:
        table.put(other, ASIDE)
    table.zones[frame[OWNER] * ZONES + ASIDE] = aside
    return result


class ChooseFateCard(Choice):
    """Which revealed card is played: a forced one, else a playable one by choice; if there is none, none is (R4.30).

    A target who answered with Vicious Practical Jokes chooses instead, and may choose one that cannot be played.
    """

    prompt = ASK_FATE_CARD

    def can(self, table: Table, frame: list[int]) -> bool:
        return True

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        cards = frame[REVEALED_CARDS:]
        if not frame[N]:
            cards = [card for card in cards if would_play(table, card, frame)]
        return [pack(CARD, card) for card in cards]

    def asked(self, table: Table, frame: list[int]) -> int:
        return frame[OWNER] if frame[N] else frame[ACTOR]

    def do(self, state: Table, frame: list[int]) -> int:
        for card in frame[REVEALED_CARDS:]:
            if state.cast.kinds[card].forced_to:
                frame[IT] = card
                return DONE
        codes = self.choices(state, frame)
        if not codes:
            frame[IT] = NONE
            return DONE
        return state.ask(self.asked(state, frame), self.prompt, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[IT] = field(code, 0)


class PlayFateCard(Step[Table]):
    """First the cards that are not played go to the Fate discard, then the chosen one is played (R4.31)."""

    def do(self, state: Table, frame: list[int]) -> int:
        chosen = frame[IT]
        actor = frame[ACTOR]
        offered = frame[N] == 0 and chosen != NONE and not state.cast.kinds[chosen].forced_to  # because it is playable
        if chosen != NONE and not offered and not would_play(state, chosen, frame):
            chosen = NONE
        keeps = chosen != NONE and state.cast.kinds[chosen].keeps_others
        for card in frame[REVEALED_CARDS:]:
            if card != chosen and not keeps:
                if chosen == NONE:
                    state.tell(UNPLAYABLE, frame[OWNER], card)
                state.discard(card)
        if chosen != NONE:
            play = play_frame(state, chosen, actor, FOR_FREE)
            if frame[N]:
                play.append(1)
            state.push(play)
        return DONE


class PlayEveryCard(Choice):
    """All revealed cards are played one after another, as the actor orders them; what cannot be played is discarded."""

    prompt = ASK_FATE_CARD

    def can(self, table: Table, frame: list[int]) -> bool:
        return True

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [pack(CARD, card) for card in frame[REVEALED_CARDS:] if playable(table, card, frame[ACTOR], FREE)]

    def do(self, state: Table, frame: list[int]) -> int:
        codes = self.choices(state, frame)
        if codes:
            return state.ask(frame[ACTOR], self.prompt, codes)
        for card in frame[REVEALED_CARDS:]:
            state.tell(UNPLAYABLE, frame[OWNER], card)
            state.discard(card)
        return DONE

    def take(self, state: Table, frame: list[int], code: int) -> None:
        card = field(code, 0)
        del frame[frame.index(card, REVEALED_CARDS)]
        frame[AT] -= 1
        state.push(play_frame(state, card, frame[ACTOR], FOR_FREE))


def may_hold(table: Table, seat: int, in_fate: bool) -> bool:
    """Whether, as far as everybody can know, this hand may hold a Condition of this sort (R1.24)."""
    if not table.zones[seat * ZONES + HAND]:
        return False
    kinds = table.cast.kinds
    for equal_cards in table.cast.conditions[seat]:
        if kinds[equal_cards[0]].in_fate == in_fate:
            for card in equal_cards:
                if table.zone[card] % ZONES in (HAND, VILLAIN_DECK):
                    return True
    return False


FATE_AN_OPPONENT: Final = program(ChooseTarget(), RevealFate(2), AnswerFate(), ChooseFateCard(), PlayFateCard())
