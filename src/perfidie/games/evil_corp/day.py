"""The Day (rule 6): the sides go in turn, each member who has not passed takes one action, until all have passed."""

from __future__ import annotations

from perfidie.games.evil_corp.activating import activate, activations
from perfidie.games.evil_corp.deploying import deploy, deployments
from perfidie.games.evil_corp.recruiting import price, recruitments
from perfidie.games.evil_corp.table import Table
from perfidie.games.evil_corp.words import (
    ACTIVATE,
    ASK_ACTION,
    ASK_ACTION_OR_PARTNER,
    DEPLOY,
    FIRST,
    LET_PARTNER,
    PASS,
    PASSED,
    RECRUIT,
    ROUND,
    TURN,
)
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, AT, DONE, NOBODY, Step


def actions(table: Table, seat: int) -> list[int]:
    """All actions of a seat, encoded; passing is always one."""
    codes = deployments(table, seat)
    codes += activations(table, seat)
    if table.money(table.material.side_of[seat]) > 0:
        codes += recruitments(table, seat, False)
    codes.append(pack(PASS))
    return codes


class TakeAction(Step[Table]):
    """One action; as long as the order of a team's go is open, its first member may let the other one go first."""

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        codes = actions(state, seat)
        if not state.order_open:
            return state.ask(seat, ASK_ACTION, codes)
        codes.append(pack(FIRST, partner(state, seat)))
        return state.ask(seat, ASK_ACTION_OR_PARTNER, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        seat = frame[ACTOR]
        kind = kind_of(code)
        state.order_open = False
        if kind == FIRST:
            state.tell(LET_PARTNER, seat, -1, field(code, 0))
            begin_turn(state, frame, field(code, 0))
            return
        state.acted |= 1 << seat
        if kind == DEPLOY:
            deploy(state, seat, field(code, 0), field(code, 1))
        elif kind == ACTIVATE:
            activate(state, seat, field(code, 0), field(code, 1))
        elif kind == RECRUIT:
            index = field(code, 1)
            state.recruit(seat, index, price(state, index, False), False)
        else:
            assert kind == PASS
            state.passed |= 1 << seat
            state.tell(PASSED, seat)


class NextPlayer(Step[Table]):
    """The rest of the side's go, then the next side that has a member left; when there is none, the Day is over."""

    def do(self, state: Table, frame: list[int]) -> int:
        side = state.side(frame[ACTOR])
        waiting = ready(state, side)
        if waiting:
            begin_turn(state, frame, waiting[0])
            return DONE
        begin_go(state, frame, side + 1)
        return DONE


def ready(state: Table, side: int) -> list[int]:
    """The members of a side who have neither passed nor acted in this go."""
    out = state.passed | state.acted
    return [seat for seat in state.material.members[side] if not out >> seat & 1]


def partner(state: Table, seat: int) -> int:
    """The other member of a team of two."""
    members = state.material.members[state.side(seat)]
    return members[0] + members[1] - seat


def begin_go(state: Table, frame: list[int], side: int) -> None:
    """The go of the next side that has not passed, from this one on; if there is none, the program goes on."""
    state.acted = 0
    for i in range(state.material.sides):
        members = ready(state, (side + i) % state.material.sides)
        if members:
            state.order_open = len(members) > 1
            begin_turn(state, frame, members[0])
            return


def begin_turn(state: Table, frame: list[int], seat: int) -> None:
    """The turn of a seat, at the beginning of the round's program."""
    frame[ACTOR] = seat
    frame[AT] = 0
    state.turn = seat
    state.turns += 1
    if state.events is not None:
        state.tell(TURN, seat)


def begin_day(state: Table, frame: list[int]) -> None:
    """A new round, from the side that holds the pawn on."""
    state.night = False
    state.passed = 0
    if state.events is not None:
        state.tell(ROUND, NOBODY, -1, state.round)
    begin_go(state, frame, state.first)
