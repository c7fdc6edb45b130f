"""Windows for reactions: the engine asks opponents one after another, the table asks all at once (R1.24, R11.6).

Whoever may hold a fitting card, as far as everybody can know, is asked in the same window; their answers are kept and
made when it closes. When it closes does not depend on what anybody holds: see :func:`closing_time`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Set
from functools import cache
from typing import TYPE_CHECKING, cast

from perfidie.kernel.state import NOBODY, State

if TYPE_CHECKING:
    from perfidie.games.villainous.table import Table as Realms

QUESTIONS = {"villainous": "condition"}
"""The question of each game that is asked in windows."""
PASS = "pass"
CONDITION = "condition"
BOT_HOLD = 1.0
"""A window in which bots are asked lasts at least so many seconds: what they hold takes them more or less time."""
BOT_THOUGHT = BOT_HOLD / 2
"""So long a bot may think in a window, or its answer would come when that has closed."""


def in_window(game: str, state: State) -> bool:
    """Whether the present question is one of a window."""
    return state.asked != NOBODY and game in QUESTIONS and state.prompt_name(state.prompt) == QUESTIONS[game]


def pass_option(state: State) -> int:
    """The index of passing."""
    for index in range(len(state.codes) - 1, -1, -1):
        if state.option(state.codes[index])["kind"] == PASS:
            return index
    raise AssertionError("a window without passing")


@cache
def conditions_of(game: str) -> tuple[str, ...]:
    """The kinds of cards that can be played in windows of a game."""
    if game not in QUESTIONS:
        return ()
    from perfidie.games.villainous.printed import CONDITION, VILLAINS, villain

    return tuple(card.id for id in VILLAINS for card in villain(id).cards if card.type == CONDITION)


def fitting(state: State) -> set[str]:
    """The Conditions that the asked seat could play if it held them: what everybody can know."""
    from perfidie.games.villainous.conditions import WINDOW, fits

    table = cast("Realms", state)
    after_action = table.stack[-1][0] == WINDOW  # otherwise somebody is answering a Fate action in its middle
    return {
        kind.id
        for card, *_ in table.cast.conditions[table.asked]
        for kind in (table.cast.kinds[card],)
        if (fits(table, card) if after_action else kind.in_fate)
    }


class Window:
    """The seats that are asked in one window, each in the position that it would be asked in if all before it pass."""

    def __init__(self, game: str, state: State, seq: int) -> None:
        self.seq = seq
        self.positions: dict[int, State] = {}
        self.passes: dict[int, int] = {}
        while in_window(game, state) and state.asked not in self.positions:
            self.positions[state.asked] = state
            self.passes[state.asked] = pass_option(state)
            after = state.copy()
            after.listen()
            after.apply(self.passes[state.asked])
            if after.events or after.turns != state.turns:  # the window is over, and something happened already
                break
            state = after

    @property
    def seats(self) -> list[int]:
        """In the order of the rules."""
        return list(self.positions)

    def choices_before(self, seat: int) -> list[int]:
        """The passes of the seats that are asked before this one."""
        before = self.seats[: self.seats.index(seat)]
        return [self.passes[other] for other in before]

    def leaves_alone(self, seat: int, auto_pass: bool, unasked: Set[str]) -> bool:
        """Whether somebody with these settings is not bothered.

        Conditions in ``unasked`` are as if not held. Whoever wants to be asked even with nothing to play
        (not ``auto_pass``) is asked if another Condition might have been held.
        """
        position = self.positions[seat]
        for code in position.codes:
            option = position.option(code)
            if option["kind"] != PASS and not (option["kind"] == CONDITION and option["card"] in unasked):
                return False
        return auto_pass or fitting(position) <= unasked

    def result(self, answers: Mapping[int, int]) -> list[tuple[int, int]]:
        """The choices with which it closes; silence is a pass.

        Whatever somebody plays changes the position: the others are asked anew in a window of their own.
        """
        choices: list[tuple[int, int]] = []
        for seat in self.positions:
            option = answers.get(seat, self.passes[seat])
            choices.append((seat, option))
            if option != self.passes[seat]:
                break
        return choices


def closing_time(
    opened: float,
    length: float,
    people: Collection[int],
    bots: Collection[int],
    shy: Collection[int],
    answered: Mapping[int, float],
) -> float | None:
    """When a window closes; None: not before somebody answers.

    ``people`` and ``bots`` are the seats that are asked, ``shy`` those whose people let the server pass for them in
    some windows: were they waited for only in the others, the time would tell. ``answered`` says when
    people have answered. A ``length`` of 0 waits for everybody's word.

    >>> closing_time(100, 4, [1], [], [], {}), closing_time(100, 4, [1], [], [], {1: 102})
    (104, 102)
    >>> closing_time(100, 4, [1], [], [1], {1: 102}), closing_time(100, 4, [1], [2], [], {1: 100.2})
    (104, 101.0)
    """
    least = opened + (BOT_HOLD if bots else 0)
    if length > 0 and shy:
        return max(opened + length, least)
    if all(seat in answered for seat in people):
        spoken = max([least, *(answered[seat] for seat in people)])
        return min(spoken, max(opened + length, least)) if length > 0 else spoken
    return max(opened + length, least) if length > 0 else None
