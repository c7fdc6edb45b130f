"""The Discard Cards action (R4.54), and discards from the hand that texts ask for."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.names import ASK_DISCARD, CARD, DONE_PICKING
from perfidie.games.villainous.table import DISCARD_ACTION, HAND, NONE, OWNER, ZONES, N, Table
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, AT, DONE, Step, program

ANY_NUMBER: Final = 99


class DiscardFromHand(Step[Table]):
    """The owner of the hand picks cards and discards them: at least and at most so many, one after another.

    The register N counts them.
    """

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def can(self, state: Table, frame: list[int]) -> bool:
        left = self.least if state.cast.quantities_strict else min(1, self.least)
        for card in state.zones[frame[OWNER] * ZONES + HAND]:
            if left == 0:
                break
            if card not in state.trying:
                left -= 1
        return left == 0

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[OWNER]
        hand = state.zones[seat * ZONES + HAND]
        done = frame[N]
        if not hand or done >= self.most:
            return DONE
        codes = [pack(CARD, card) for card in state.different(hand)]
        if done >= self.least:
            codes.append(pack(DONE_PICKING))
        return state.ask(seat, ASK_DISCARD, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == CARD:
            state.discard(field(code, 0))
            frame[N] += 1
            frame[AT] -= 1


class NoteDiscardAction(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        state.note(frame[ACTOR], DISCARD_ACTION, NONE, frame[N])
        return DONE


DISCARD_CARDS: Final = program(DiscardFromHand(1, ANY_NUMBER), NoteDiscardAction())


def action_frame(index: int, seat: int) -> list[int]:
    """The frame of an action that a seat performs in its own realm."""
    return [index, 0, seat, seat, NONE, NONE, NONE, 0]
