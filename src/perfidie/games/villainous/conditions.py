"""Conditions (R5.19-R5.29): windows in which opponents of the active player may answer what has happened.

Everybody whose hand may hold a fitting Condition, as far as all can know, is asked, so that being asked tells nothing.
"""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.actions import any_time_frame, at_any_time
from perfidie.games.villainous.instructions import possible
from perfidie.games.villainous.names import ASK_CONDITION, CARD, CONDITION, CONDITION_PLAYED, PASS
from perfidie.games.villainous.playing import effect_frame
from perfidie.games.villainous.printed import CONDITION as PRINTED_CONDITION
from perfidie.games.villainous.roster import UNKNOWN, Roster
from perfidie.games.villainous.strength import strength
from perfidie.games.villainous.table import (
    ASIDE,
    HAND,
    HAS_SIX_POWER,
    HAS_STRONG_ALLY,
    HAS_THREE_ALLIES,
    HAS_TWO_ITEMS,
    IT,
    NONE,
    STATES,
    THERE,
    VILLAIN_DECK,
    ZONES,
    N,
    Table,
)
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, AT, DONE, Step, program


def states(table: Table, roster: Roster) -> int:
    """Which state situations are true of a realm, a bit each."""
    found = 0
    if len(roster.items) >= 2:
        found |= 1 << HAS_TWO_ITEMS
    if len(roster.allies) >= 3:
        found |= 1 << HAS_THREE_ALLIES
    for ally in roster.allies:
        if strength(table, ally) >= 4:
            found |= 1 << HAS_STRONG_ALLY
            break
    return found


def states_now(table: Table) -> int:
    """Which state situations are true of the active player, a bit each."""
    seat = table.turn
    roster = table.rosters[seat] or table.muster(seat)
    if roster.states == UNKNOWN:
        roster.states = states(table, roster)
    return roster.states | 1 << HAS_SIX_POWER if table.power[seat] >= 6 else roster.states


def note_states(table: Table, watched: int, level: bool) -> None:
    """State situations open a window when they become true, or (level) as long as they are true (R5.27)."""
    now = states_now(table) & watched
    new = now if level else now & ~table.standing
    if new:
        for situation in STATES:
            if new >> situation & 1:
                table.happened = [*table.happened, [situation, NONE, 0]]
    table.standing = now


def anything_any_time(table: Table) -> bool:
    """Whether some opponent has something to decide about at any time."""
    for seat in table.cast.any_time_seats:
        if seat != table.turn and at_any_time(table, seat):
            return True
    return False


class OpenWindow(Step[Table]):
    """After an action has completely resolved: if something happened that Conditions answer to, ask (R5.25)."""

    def do(self, state: Table, frame: list[int]) -> int:
        watched = state.cast.watched_states
        if watched:
            note_states(state, watched, state.cast.state_windows_level)
        if state.happened or (state.cast.any_time_seats and anything_any_time(state)):
            state.fresh = []
            state.push([WINDOW, 0, state.turn, state.turn, NONE, NONE, NONE, 1])
        return DONE


def answered(table: Table, window: list[int]) -> list[list[int]]:
    """The situations that a window is about."""
    if window[0] != WINDOW or window[SERVED] == NONE:
        return table.happened
    return table.happened[: window[SERVED]]


def fits(table: Table, card: int) -> bool:
    """Whether a Condition answers to what the window is about; a state must not have ended since (R5.22)."""
    when = table.cast.kinds[card].when
    if when is not None:
        for situation in answered(table, table.stack[-1]):
            if situation[0] == when.kind and situation[2] >= when.least:
                return when.kind not in STATES or states_now(table) >> when.kind & 1 != 0
    return False


HIDDEN: Final = (HAND, VILLAIN_DECK)
"""Where a Villain card is when only its owner, or nobody, can tell which of the two it is."""


def may_answer(table: Table, seat: int) -> bool:
    """Whether, as far as everybody can know, this hand may hold a fitting Condition."""
    if not table.zones[seat * ZONES + HAND]:
        return False
    for equal_cards in table.cast.conditions[seat]:
        if fits(table, equal_cards[0]):
            for card in equal_cards:
                if table.zone[card] % ZONES in HIDDEN:
                    return True
    return False


PASS_CODE: Final = pack(PASS)

SERVED: Final = THERE
"""Register of WINDOW: once somebody has answered, the number of situations asked about; later ones come after them."""


class AskOpponents(Step[Table]):
    """Clockwise from the active player's left; whoever plays one is asked again until passing (R5.26).

    What a card of the own realm allows at any time is offered along with the Conditions. What they have brought about
    that Conditions answer to is asked about when all have passed.
    """

    def do(self, state: Table, frame: list[int]) -> int:
        while frame[N] < state.seats:
            seat = (state.turn + frame[N]) % state.seats
            any_time = at_any_time(state, seat) if state.cast.any_time[seat] else []
            if any_time or may_answer(state, seat):
                return state.ask(seat, ASK_CONDITION, [*self.eligible(state, seat), *any_time, PASS_CODE])
            frame[N] += 1
        if frame[SERVED] == NONE:
            state.happened = []
            return DONE
        state.happened = state.happened[frame[SERVED] :]
        note_states(state, state.cast.watched_states, False)
        if state.happened:
            state.fresh = []
            frame[N] = 1
            frame[SERVED] = NONE
            frame[AT] = 0
        return DONE

    def eligible(self, table: Table, seat: int) -> list[int]:
        """Held since the situation arose (R5.28), fitting, and possible to carry out (R5.24)."""
        codes: list[int] = []
        types = table.cast.type
        held: list[int] = []
        for card in table.zones[seat * ZONES + HAND]:
            if types[card] == PRINTED_CONDITION and card not in table.fresh:
                held.append(card)
        for card in table.different(held):
            if fits(table, card):
                kind = table.cast.kinds[card]
                if possible(table, effect_frame(table, card, seat), kind.search):
                    codes.append(pack(CONDITION, card))
        return codes

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[AT] = 0
        if code == PASS_CODE:
            frame[N] += 1
            return
        if frame[SERVED] == NONE:
            frame[SERVED] = len(state.happened)
        card = field(code, 0)
        if kind_of(code) == CARD:
            state.push(any_time_frame(state, card))
            return
        seat = state.cast.owner[card]
        state.put(card, ASIDE)
        state.knowledge.reveal(card)
        state.tell(CONDITION_PLAYED, seat, card)
        state.push([PLAY_CONDITION, 0, seat, seat, card, card, NONE, 0])


class CarryOutCondition(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        state.push(effect_frame(state, frame[IT], frame[ACTOR]))
        return DONE


class DiscardCondition(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        state.discard(frame[IT])
        return DONE


WINDOW: Final = program(AskOpponents())
PLAY_CONDITION: Final = program(CarryOutCondition(), DiscardCondition())
