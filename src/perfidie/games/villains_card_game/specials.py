"""The six specials (rule 5), each a short program of its own."""

from __future__ import annotations

from typing import Final

from perfidie.games.villains_card_game.deck import box
from perfidie.games.villains_card_game.table import (
    ASK_HYPNOSIS,
    ASK_SWAP,
    ASK_WHIRLPOOL,
    CURSED,
    DECLINE,
    DIRECTION,
    EXPOSED,
    LEFT,
    NO_EFFECT,
    NONE,
    RIGHT,
    SHIFTED,
    SWAPPED,
    TARGET,
    TOOK,
    Table,
    card_of,
)
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, DONE, Step, program


def no_effect(state: Table, seat: int) -> int:
    """Playing a special is legal even when nothing comes of it (rule 4.C)."""
    state.tell(NO_EFFECT, seat)
    return DONE


def opponents_with_a_pile(state: Table, seat: int) -> list[int]:
    """One option for each opponent whose pile is not empty, in turn order."""
    others = [(seat + i) % state.seats for i in range(1, state.seats)]
    return [pack(TARGET, other) for other in others if state.piles[other]]


class Curse(Step[Table]):
    """The highest number on top of any pile goes to the middle, with all that equal it."""

    def do(self, state: Table, frame: list[int]) -> int:
        value = state.cards.value
        tops = [pile[-1] if pile else NONE for pile in state.piles]
        highest = 0
        for top in tops:
            if top >= 0 and value[top] > highest:
                highest = value[top]
        if highest == 0:
            return no_effect(state, frame[ACTOR])
        for seat, top in enumerate(tops):
            if top >= 0 and value[top] == highest:
                state.middle.append(state.piles[seat].pop())
                state.tell(CURSED, seat, top)
        return DONE


class Hypnosis(Step[Table]):
    """May take the top card of one opponent's pile into the hand; a Hero is seen by the taker alone."""

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        targets = opponents_with_a_pile(state, seat)
        if not targets:
            return no_effect(state, seat)
        return state.ask(seat, ASK_HYPNOSIS, [*targets, pack(DECLINE)])

    def take(self, state: Table, frame: list[int], code: int) -> None:
        seat = frame[ACTOR]
        if kind_of(code) == DECLINE:
            no_effect(state, seat)
            return
        victim = field(code, 0)
        card = card_of(state.piles[victim].pop())
        state.hands[seat].append(card)
        state.knowledge.show(card, 1 << seat)
        state.tell(TOOK, seat, card, victim)


class Sabotage(Step[Table]):
    """Every opponent turns over the top card of their pile."""

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        others = [other for other in range(state.seats) if other != seat and state.piles[other]]
        if not others:
            return no_effect(state, seat)
        for other in others:
            state.turn_over(other)
        return DONE


class Intrigue(Step[Table]):
    """A random hand card of each opponent is laid open: the one that they must play next."""

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        done = False
        for i in range(1, state.seats):
            other = (seat + i) % state.seats
            hand = state.hands[other]
            if hand and state.forced[other] == NONE:
                card = hand[state.rng.below(len(hand))]
                state.forced[other] = card
                state.knowledge.reveal(card)
                state.tell(EXPOSED, other, card)
                done = True
        return DONE if done else no_effect(state, seat)


class Whirlpool(Step[Table]):
    """All top cards move one seat to the left or to the right at the same time."""

    def do(self, state: Table, frame: list[int]) -> int:
        return state.ask(frame[ACTOR], ASK_WHIRLPOOL, [pack(DIRECTION, LEFT), pack(DIRECTION, RIGHT)])

    def take(self, state: Table, frame: list[int], code: int) -> None:
        way = 1 if field(code, 0) == LEFT else state.seats - 1
        senders = [seat for seat, pile in enumerate(state.piles) if pile]
        if not senders:
            no_effect(state, frame[ACTOR])
        tops = [state.piles[seat].pop() for seat in senders]
        for seat, top in zip(senders, tops, strict=True):
            to = (seat + way) % state.seats
            state.piles[to].append(top)
            state.tell(SHIFTED, seat, card_of(top), to)


class Swap(Step[Table]):
    """Exchange the own top card with an opponent's; without a pile, take theirs and give nothing."""

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        targets = opponents_with_a_pile(state, seat)
        if not targets:
            return no_effect(state, seat)
        return state.ask(seat, ASK_SWAP, targets)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        seat = frame[ACTOR]
        other = field(code, 0)
        own = state.piles[seat]
        given = [own.pop()] if own else []
        taken = state.piles[other].pop()
        own.append(taken)
        state.tell(SWAPPED, other, card_of(taken), seat)
        for lying in given:
            state.piles[other].append(lying)
            state.tell(SWAPPED, seat, card_of(lying), other)


_BY_ID: dict[str, Step[Table]] = {
    "curse": Curse(),
    "hypnosis": Hypnosis(),
    "sabotage": Sabotage(),
    "intrigue": Intrigue(),
    "whirlpool": Whirlpool(),
    "swap": Swap(),
}

SPECIALS: Final = [program(_BY_ID[id]) for id in box().specials]
"""The program of each special, in the order of the data."""
