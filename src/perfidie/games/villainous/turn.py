"""A turn (R3.1-R3.25): start, premove, move, actions, end."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.actions import Act, any_time_frame, at_any_time
from perfidie.games.villainous.conditions import OpenWindow
from perfidie.games.villainous.instructions import possible
from perfidie.games.villainous.kinds import NO_PROGRAM
from perfidie.games.villainous.movers import FATE_PAYS, may_stay, mover_arrives
from perfidie.games.villainous.names import (
    ASK_MOVE,
    ASK_PREMOVE,
    CARD,
    MOVE_TO,
    NO,
    STOPPED,
    TILE,
    TURN,
    YES,
)
from perfidie.games.villainous.printed import LOCATIONS
from perfidie.games.villainous.table import (
    ACTIONS,
    IGNORED,
    MOVE,
    NONE,
    PREMOVE,
    Table,
)
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, AT, DONE, Step, program

HAND_SIZE: Final = 4


class Start(Step[Table]):
    """Start-of-turn objectives come before anything else (R3.2)."""

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        script = state.cast.scripts[seat]
        if state.lasting:
            state.lasting = [lasting for lasting in state.lasting if lasting[0] != FATE_PAYS or lasting[1] != seat]
        if script.start_of_turn and script.holds(state, seat):
            state.win(seat)
        return DONE


def premove_programs(table: Table, seat: int) -> list[tuple[int, int, bool]]:
    """The premove abilities still to be resolved: source (NONE: the villain's own), program, optional.

    One of the villain's own that hangs on the hand is among them whatever the hand holds (R1.24).
    """
    found: list[tuple[int, int, bool]] = []
    script = table.cast.scripts[seat]
    if script.premove is not None and NONE not in table.premoved:
        own = script.premove(table, seat)
        if own != NO_PROGRAM:
            optional = script.premove_optional
            found.append((NONE, own, optional is None or optional(table, seat)))
    for card in table.cast.premoves[seat]:
        steps = table.cast.kinds[card].premove
        if not table.in_realm(card) or card in table.premoved or table.flags[card] & IGNORED:
            continue
        if possible(table, premove_frame(table, seat, card, steps), False):
            found.append((card, steps, True))
    return found


def premove_frame(table: Table, seat: int, card: int, steps: int) -> list[int]:
    return [steps, 0, seat, seat, card, card, NONE if card == NONE else table.location(card), 0]


class Premove(Step[Table]):
    """Abilities before moving, each once, in the order of the active player (R3.3)."""

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        abilities = premove_programs(state, seat)
        if not abilities:
            return DONE
        mandatory = False
        codes: list[int] = []
        for source, steps, optional in abilities:
            mandatory = mandatory or not optional
            if possible(state, premove_frame(state, seat, source, steps), False):
                codes.append(pack(TILE) if source == NONE else pack(CARD, source))
        if len(abilities) > 1:
            if not mandatory:
                codes.append(pack(NO))
            return state.ask(seat, ASK_PREMOVE, codes)
        source = abilities[0][0]
        if mandatory:
            self.resolve(state, frame, source)
            return DONE
        tile = seat if source == NONE else NONE
        answers = [pack(YES, source, tile)] if codes else []
        return state.ask(seat, ASK_PREMOVE, [*answers, pack(NO, source, tile)])

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) != NO:
            self.resolve(state, frame, field(code, 0))

    def resolve(self, state: Table, frame: list[int], chosen: int) -> None:
        frame[AT] -= 2  # back to the window before this step
        for source, steps, _ in premove_programs(state, frame[ACTOR]):
            if source == chosen:
                state.premoved = [*state.premoved, source]
                state.push(premove_frame(state, frame[ACTOR], source, steps))
                return


def staying(table: Table, seat: int) -> bool:
    """Whether the mover may stay where it is."""
    for lasting in table.lasting:
        if may_stay(table, seat, lasting):
            return True
    return False


MOVE_CODES: Final = [pack(MOVE_TO, there) for there in range(LOCATIONS)]


class MoveMover(Step[Table]):
    """To another, unlocked location (R3.6); a text may allow staying (R3.7)."""

    def do(self, state: Table, frame: list[int]) -> int:
        state.phase = MOVE
        seat = frame[ACTOR]
        here = state.mover[seat]
        closed = state.locked[seat] & ~(1 << here)
        if not staying(state, seat):
            closed |= 1 << here
        codes = [MOVE_CODES[there] for there in range(4) if not closed >> there & 1]
        if not codes:
            return DONE
        if state.cast.any_time[seat]:
            codes += at_any_time(state, seat)
        return state.ask(seat, ASK_MOVE, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        seat = frame[ACTOR]
        if kind_of(code) == CARD:
            frame[AT] -= 1  # and then the same question
            state.push(any_time_frame(state, field(code, 0)))
            return
        there = field(code, 0)
        if state.lasting:
            state.lasting = [lasting for lasting in state.lasting if not may_stay(state, seat, lasting)]
        if there != state.mover[seat]:
            state.move_mover(seat, there)
            mover_arrives(state, seat, seat)


class BeginActions(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        state.phase = ACTIONS
        return DONE


class NextAction(Step[Table]):
    """After the window of one action: on to the next."""

    def do(self, state: Table, frame: list[int]) -> int:
        frame[AT] = ACTING
        return DONE


class Refill(Step[Table]):
    """Draw up to the hand size (R3.21)."""

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        state.happened = []
        state.forget_strength(NONE)
        state.refill(seat, hand_size(state, seat))
        state.fresh = []
        return DONE


def hand_size(table: Table, seat: int) -> int:
    size = HAND_SIZE
    for card in table.cast.hand_bonuses[seat]:
        if table.in_realm(card) and table.flags[card] & IGNORED == 0:
            size += table.cast.kinds[card].hand_bonus
    return size


class PassTheTurn(Step[Table]):
    """Clockwise (R3.25); the technical turn limit stops the game without winner (R8.10)."""

    def do(self, state: Table, frame: list[int]) -> int:
        seat = (frame[ACTOR] + 1) % state.seats
        limit = state.cast.turn_limit
        if limit and seat == state.first and state.turns >= limit * state.seats:
            state.tell(STOPPED, NONE)
            state.end()
            return DONE
        begin_turn(state, frame, seat)
        return DONE


def begin_turn(table: Table, frame: list[int], seat: int) -> None:
    frame[ACTOR] = seat
    frame[3] = seat
    frame[AT] = 0
    table.turn = seat
    table.turns += 1
    table.phase = PREMOVE
    table.acts = 0
    table.used = 0
    table.used_grants = []
    table.premoved = []
    table.happened = []
    table.standing = 0
    table.fresh = []
    if table.events is not None:
        table.tell(TURN, seat)


TURNS: Final = program(
    Start(),
    OpenWindow(),
    Premove(),
    MoveMover(),
    OpenWindow(),
    BeginActions(),
    Act(),
    OpenWindow(),
    NextAction(),
    Refill(),
    PassTheTurn(),
)
MOVING: Final = 3
ACTING: Final = 6
"""Where in TURNS the phases begin."""
