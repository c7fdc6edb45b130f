"""The actions phase (R3.10-R3.19): use the symbols of the mover's location, each once, in any order."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.activating import ACTIVATE_A_CARD
from perfidie.games.villainous.covering import covered
from perfidie.games.villainous.discarding import DISCARD_CARDS, action_frame
from perfidie.games.villainous.fate import FATE_AN_OPPONENT
from perfidie.games.villainous.instructions import Choice, possible
from perfidie.games.villainous.moving import MOVE_A_HERO, MOVE_AN_ITEM_OR_ALLY
from perfidie.games.villainous.names import ACTION, ASK_ACTION, CARD, END, NO, USED_SYMBOL
from perfidie.games.villainous.playing import PLAY_A_CARD
from perfidie.games.villainous.printed import (
    ACTIVATE,
    DISCARD,
    FATE_ACTION,
    GAIN_POWER,
    LOCATIONS,
    MOVE_HERO,
    MOVE_ITEM_OR_ALLY,
    PLAY_CARD,
    SYMBOLS,
    VANQUISH,
    Symbol,
)
from perfidie.games.villainous.table import NONE, OWNER, THERE, Table
from perfidie.games.villainous.vanquish import VANQUISH_A_HERO
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, AT, DONE, PROGRAMS, STUCK, Step, program

SYMBOL_OBJECTS: Final = [Symbol(name, False) for name in SYMBOLS]


class GainPower(Step[Table]):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, state: Table, frame: list[int]) -> int:
        state.gain(frame[ACTOR], self.amount)
        return DONE


GAINS: Final = [program(GainPower(amount)) for amount in (1, 2, 3)]


ACTION_PROGRAMS: Final = {
    PLAY_CARD: PLAY_A_CARD,
    ACTIVATE: ACTIVATE_A_CARD,
    FATE_ACTION: FATE_AN_OPPONENT,
    MOVE_ITEM_OR_ALLY: MOVE_AN_ITEM_OR_ALLY,
    MOVE_HERO: MOVE_A_HERO,
    VANQUISH: VANQUISH_A_HERO,
    DISCARD: DISCARD_CARDS,
}

SYMBOL_PROGRAMS: Final = [
    GAINS[symbol.amount - 1] if symbol.action == GAIN_POWER else ACTION_PROGRAMS[symbol.action]
    for symbol in SYMBOL_OBJECTS
]
"""By symbol: the program of its action."""

ACTION_CODES: Final = [
    [pack(ACTION, symbol, location) for symbol in range(len(SYMBOLS))] for location in range(LOCATIONS)
]
"""By location and symbol: the option to use it."""

GAIN_SYMBOLS: Final = 3
"""The first symbols gain Power, which is always possible (R4.4)."""


FIRST_STEPS: Final = [PROGRAMS[index][0] for index in SYMBOL_PROGRAMS]
"""By symbol: the step that says whether its action is possible."""


def doable(table: Table, frame: list[int], symbol: int) -> bool:
    """Whether a symbol's action has a complete legal resolution now (R3.12 d, R4.2), in a frame of its player's."""
    return symbol < GAIN_SYMBOLS or FIRST_STEPS[symbol].can(table, frame)


def open_symbols(table: Table, seat: int, location: int, used: int) -> list[int]:
    """The different symbols at a location that are neither covered nor among these, whatever can be done with them."""
    gone = covered(table, seat, location)
    if gone and table.cast.uncovers[seat] and uncovering(table, seat, location) != NONE:
        gone = 0
    left = table.cast.symbols_left[seat][location]
    found = left[(gone | used >> location * 8) & (len(left) - 1)]
    granters = granting(table, seat, location)
    if granters:
        found = found[:]
        for card in granters:
            number = table.cast.kinds[card].granted
            if number not in found:
                found.append(number)
    return found


def uncovering(table: Table, seat: int, location: int) -> int:
    """A card that lets one covered symbol of its location be used this turn, or NONE."""
    for card in table.cast.uncovers[seat]:
        if table.in_realm(card) and table.at[card] == location and card not in table.used_grants:
            return card
    return NONE


def granting(table: Table, seat: int, location: int) -> list[int]:
    """The cards at a location whose additional symbol is not used yet (R3.15)."""
    found: list[int] = []
    for card in (table.rosters[seat] or table.muster(seat)).granting:
        if table.location(card) == location and card not in table.used_grants:
            found.append(card)
    return found


def mark_used(table: Table, seat: int, location: int, symbol: int) -> None:
    """Use up one instance of a symbol (R3.11). Equal ones are not told apart when they are chosen: one that might be
    covered or go away later is used before one that stays, which nobody could do better."""
    hidden = covered(table, seat, location)
    last = NONE
    for index, printed in enumerate(table.cast.symbols[seat][location]):
        bit = location * 8 + index
        if printed.number == symbol and not (hidden >> index & 1 or table.used >> bit & 1):
            if printed.top:
                table.used |= 1 << bit
                return
            last = bit
    for card in granting(table, seat, location):
        if table.cast.kinds[card].granted == symbol:
            table.used_grants = [*table.used_grants, card]
            return
    if last == NONE:
        last = next(
            location * 8 + index
            for index, printed in enumerate(table.cast.symbols[seat][location])
            if printed.number == symbol and not table.used >> (location * 8 + index) & 1
        )
        table.used_grants = [*table.used_grants, uncovering(table, seat, location)]
    table.used |= 1 << last


def any_time_frame(table: Table, card: int) -> list[int]:
    owner = table.cast.owner[card]
    return [table.cast.kinds[card].any_time, 0, owner, owner, card, card, table.location(card), 0]


def at_any_time(table: Table, seat: int) -> list[int]:
    """What the cards of the realm let its owner do between actions, in anybody's turn, which is no action."""
    codes: list[int] = []
    for card in table.cast.any_time[seat]:
        if not table.in_realm(card) or not table.targetable(card):
            continue
        if possible(table, any_time_frame(table, card), False):
            codes.append(pack(CARD, card))
    return codes


END_CODE: Final = pack(END)


class Act(Step[Table]):
    """Perform one available action, or end the phase (R3.10)."""

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        location = state.mover[seat]
        options = ACTION_CODES[location]
        codes: list[int] = []
        for symbol in open_symbols(state, seat, location, state.used):
            if doable(state, frame, symbol):
                codes.append(options[symbol])
        if state.cast.any_time[seat]:
            codes += at_any_time(state, seat)
        codes.append(END_CODE)
        return state.ask(seat, ASK_ACTION, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        seat = frame[ACTOR]
        if code == END_CODE:
            frame[AT] += 2  # past the window and the way back
            return
        if kind_of(code) == CARD:
            state.push(any_time_frame(state, field(code, 0)))
            return
        symbol = field(code, 0)
        location = field(code, 1)
        mark_used(state, seat, location, symbol)
        state.count_action(seat)
        if state.events is not None:
            state.tell(USED_SYMBOL, seat, NONE, symbol, location)
        state.push(action_frame(SYMBOL_PROGRAMS[symbol], seat))


class UseASymbol(Choice):
    """Use one symbol that no Hero covers away from the mover, which stays where it is: at THERE, or beside the mover.

    It is an action that a card grants: the symbol is not used up by it, and may have been used before (R3.17).
    """

    prompt = ASK_ACTION

    def __init__(self, beside_the_mover: bool, but: int, optional: bool) -> None:
        self.beside_the_mover = beside_the_mover
        self.but = but
        self.optional = optional

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        seat = frame[OWNER]
        mover = table.mover[seat]
        own = action_frame(NONE, seat)
        codes: list[int] = []
        for there in range(4):
            if abs(there - mover) == 1 if self.beside_the_mover else there == frame[THERE]:
                for symbol in open_symbols(table, seat, there, 0):
                    if SYMBOL_OBJECTS[symbol].action != self.but and doable(table, own, symbol):
                        codes.append(pack(ACTION, symbol, there))
        return codes

    def can(self, table: Table, frame: list[int]) -> bool:
        return self.optional or len(self.choices(table, frame)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        codes = self.choices(state, frame)
        if self.optional:
            return state.ask(frame[ACTOR], self.prompt, [*codes, pack(NO)]) if codes else DONE
        return state.ask(frame[ACTOR], self.prompt, codes) if codes else STUCK

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == NO:
            return
        seat = frame[OWNER]
        symbol = field(code, 0)
        state.count_action(seat)
        state.tell(USED_SYMBOL, seat, NONE, symbol, field(code, 1))
        state.push(action_frame(SYMBOL_PROGRAMS[symbol], seat))


def use_a_symbol_there(but: int) -> Step[Table]:
    """One symbol at THERE may be used, except this action."""
    return UseASymbol(False, but, True)


def use_a_symbol_beside_the_mover() -> Step[Table]:
    return UseASymbol(True, NONE, False)
