"""How instructions are built: programs inside programs, and whether they can be carried out (R5.16).

Every step of a card answers ``can``: whether it could be carried out now. A program is possible when all its steps are;
a card whose later instruction depends on an earlier choice says ``search=True``, and then the very steps are tried on
copies of the table, so that no rule is ever written twice.
"""

from __future__ import annotations

from perfidie.games.villainous.kinds import NO_PROGRAM, Steps
from perfidie.games.villainous.names import ASK_BRANCH, ASK_MAY, BRANCH, NO, YES
from perfidie.games.villainous.table import Table
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, DONE, PROGRAMS, STUCK, Step, program


class Choice(Step[Table]):
    """A step that asks the actor; it is impossible when there is nothing to choose."""

    prompt = 0

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        raise NotImplementedError

    def can(self, table: Table, frame: list[int]) -> bool:
        return len(self.choices(table, frame)) > 0

    def asked(self, table: Table, frame: list[int]) -> int:
        """Who is asked: the actor, unless the text gives the choice to another (R4.35)."""
        return frame[ACTOR]

    def do(self, state: Table, frame: list[int]) -> int:
        codes = self.choices(state, frame)
        if not codes:
            return STUCK
        return state.ask(self.asked(state, frame), self.prompt, codes)


def possible(table: Table, frame: list[int], search: bool) -> bool:
    """Whether a program can be carried out now: its steps as they stand, or by trying."""
    if frame[0] == NO_PROGRAM:
        return True
    if search:
        return table.resolvable(frame)
    for step in PROGRAMS[frame[0]]:
        if not step.can(table, frame):
            return False
    return True


def sub_frame(index: int, frame: list[int]) -> list[int]:
    """A frame for a part of a program: the same actor, realm, source and registers."""
    return [index, 0, *frame[2:]]


class May(Step[Table]):
    """Asks whether an optional part is wanted, if it is possible at all (R4.15)."""

    def __init__(self, part: int, search: bool) -> None:
        self.part = part
        self.search = search

    def do(self, state: Table, frame: list[int]) -> int:
        if not possible(state, sub_frame(self.part, frame), self.search):
            return DONE
        return state.ask(frame[ACTOR], ASK_MAY, [pack(YES), pack(NO)])

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == YES:
            state.push(sub_frame(self.part, frame))


def may(*steps: Step[Table], search: bool = False) -> Step[Table]:
    """The actor may carry these out."""
    return May(program(*steps), search)


class IfPossible(Step[Table]):
    """A part that is carried out if it can be; an Ally, Item or Hero is played all the same if not (R4.18)."""

    def __init__(self, part: int, search: bool) -> None:
        self.part = part
        self.search = search

    def do(self, state: Table, frame: list[int]) -> int:
        part = sub_frame(self.part, frame)
        if possible(state, part, self.search):
            state.push(part)
        return DONE


def if_possible(*steps: Step[Table], search: bool = False) -> Step[Table]:
    """These are carried out if they can be."""
    return IfPossible(program(*steps), search)


class Either(Step[Table]):
    """Exactly one of several parts, among those that are possible (R4.16)."""

    def __init__(self, parts: list[int], search: bool) -> None:
        self.parts = parts
        self.search = search

    def can(self, table: Table, frame: list[int]) -> bool:
        for part in self.parts:
            if possible(table, sub_frame(part, frame), self.search):
                return True
        return False

    def do(self, state: Table, frame: list[int]) -> int:
        codes: list[int] = []
        for number, part in enumerate(self.parts):
            if possible(state, sub_frame(part, frame), self.search):
                codes.append(pack(BRANCH, number))
        return state.ask(frame[ACTOR], ASK_BRANCH, codes) if codes else STUCK

    def take(self, state: Table, frame: list[int], code: int) -> None:
        state.push(sub_frame(self.parts[field(code, 0)], frame))


def either(*parts: Steps, search: bool = False) -> Step[Table]:
    """One of these parts, in the order of the card's entry."""
    return Either([program(*steps) for steps in parts], search)
