"""Windows for reactions: the engine asks opponents one after another, the table asks all at once (R1.24, R11.6).

Whoever may hold a fitting card, as far as everybody can know, is asked in the same window; their answers are kept and
made when it closes. When it closes does not depend on what anybody holds: see :func:`closing_time`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from perfidie.kernel.state import NOBODY, State

QUESTIONS = {"villainous": "condition"}
"""The question of each game that is asked in windows."""
PASS = "pass"
BOT_HOLD = 1.0
"""A window in which bots are asked lasts at least so many seconds: what they hold takes them more or less time."""


def in_window(game: str, state: State) -> bool:
    """Whether the present question is one of a window."""
    return state.asked != NOBODY and game in QUESTIONS and state.prompt_name(state.prompt) == QUESTIONS[game]


def pass_option(state: State) -> int:
    """The index of passing."""
    for index in range(len(state.codes) - 1, -1, -1):
        if state.option(state.codes[index])["kind"] == PASS:
            return index
    raise AssertionError("a window without passing")


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

    ``people`` and ``bots`` are the seats that are asked, ``shy`` those whose people let the server pass for them when
    there is nothing to play: were they waited for only when there is, the time would tell. ``answered`` says when
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
