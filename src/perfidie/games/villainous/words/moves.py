"""Moving cards and movers by a text."""

from __future__ import annotations

from perfidie.games.villainous.instructions import Choice
from perfidie.games.villainous.movers import MAY_STAY, mover_arrives
from perfidie.games.villainous.moving import ANYWHERE, MoveIt, destinations
from perfidie.games.villainous.names import ASK_MOVE, ASK_PLACE, MOVE_TO, PLACE
from perfidie.games.villainous.table import IT, MORE, NONE, OWNER, THERE, N, Table
from perfidie.games.villainous.words.choosing import Which
from perfidie.kernel.options import field, pack
from perfidie.kernel.state import ACTOR, AT, DONE, Step


class MovableTo:
    """A card of this sort that has somewhere to go."""

    def __init__(self, which: Which, reach: int) -> None:
        self.which = which
        self.reach = reach

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        return (
            self.which(table, frame, card)
            and table.host[card] == NONE
            and len(destinations(table, card, self.reach)) > 0
        )


def movable(which: Which, reach: int = ANYWHERE) -> Which:
    return MovableTo(which, reach)


class CanGoTo:
    """A card of this sort that can be moved to this very location."""

    def __init__(self, which: Which, location: str) -> None:
        self.which = which
        self.location = location

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        there = table.cast.location(frame[OWNER], self.location)
        return self.which(table, frame, card) and there in destinations(table, card, ANYWHERE)


def movable_to(which: Which, location: str) -> Which:
    return CanGoTo(which, location)


def move_it(reach: int = ANYWHERE) -> Step[Table]:
    """Move IT to another unlocked location: any one, or an adjacent one."""
    return MoveIt(reach)


class MoveItself(MoveIt):
    """Nobody chose IT: a card that acts by itself has to have somewhere to go."""

    def can(self, table: Table, frame: list[int]) -> bool:
        return len(self.choices(table, frame)) > 0


def move_itself() -> Step[Table]:
    """The card, which is IT, goes to any other unlocked location."""
    return MoveItself(ANYWHERE)


class MoveItTo(Step[Table]):
    """IT is brought to a named location; if it is there already, nothing counts as moved (R7.4)."""

    def __init__(self, location: str) -> None:
        self.location = location

    def do(self, state: Table, frame: list[int]) -> int:
        there = state.cast.location(frame[OWNER], self.location)
        if state.at[frame[IT]] != there:
            state.move_card(frame[IT], there, frame[ACTOR])
        return DONE


def move_it_to(location: str) -> Step[Table]:
    return MoveItTo(location)


class SendEachElsewhere(Step[Table]):
    """Cards of this sort leave THERE (or, everywhere, their places), each for another location of choice.

    The further registers hold those still to go; the actor decides which goes next.
    """

    def __init__(self, which: Which, only_there: bool) -> None:
        self.which = which
        self.only_there = only_there

    def concerned(self, table: Table, frame: list[int]) -> list[int]:
        return [
            card
            for card in table.realm(frame[OWNER])
            if self.which(table, frame, card) and self.places(table, frame, card)
        ]

    def places(self, table: Table, frame: list[int], card: int) -> list[int]:
        if not table.in_realm(card) or (self.only_there and table.at[card] != frame[THERE]):
            return []
        return destinations(table, card, ANYWHERE)

    def can(self, state: Table, frame: list[int]) -> bool:
        return len(self.concerned(state, frame)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        if frame[N] == 0:
            frame[N] = 1
            frame += self.concerned(state, frame)
        codes = [pack(PLACE, card, to) for card in frame[MORE:] for to in self.places(state, frame, card)]
        return state.ask(frame[ACTOR], ASK_PLACE, codes) if codes else DONE

    def take(self, state: Table, frame: list[int], code: int) -> None:
        card = field(code, 0)
        del frame[frame.index(card, MORE)]
        frame[AT] -= 1
        state.move_card(card, field(code, 1), frame[ACTOR])


def send_each_elsewhere(which: Which, only_there: bool = False) -> Step[Table]:
    return SendEachElsewhere(which, only_there)


class MoveTheMover(Choice):
    """The actor puts the realm owner's mover on another unlocked location."""

    prompt = ASK_MOVE

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        seat = frame[OWNER]
        return [
            pack(MOVE_TO, there)
            for there in range(4)
            if there != table.mover[seat] and not table.is_locked(seat, there)
        ]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        state.move_mover(frame[OWNER], field(code, 0))
        mover_arrives(state, frame[OWNER], frame[ACTOR])


def move_the_mover() -> Step[Table]:
    return MoveTheMover()


class MayStayNextTurn(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        state.lasting = [*state.lasting, [MAY_STAY, frame[OWNER], state.turns]]
        return DONE


def may_stay_next_turn() -> Step[Table]:
    """In the next turn of the realm's owner the mover may stay where it is."""
    return MayStayNextTurn()


class MoveItThere(Step[Table]):
    """IT is moved to THERE, if it is not there."""

    def do(self, state: Table, frame: list[int]) -> int:
        if state.at[frame[IT]] != frame[THERE]:
            state.move_card(frame[IT], frame[THERE], frame[ACTOR])
        return DONE


def move_it_there() -> Step[Table]:
    return MoveItThere()
