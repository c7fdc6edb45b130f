"""Watching a match again."""

from __future__ import annotations

from io import StringIO

import pytest
from tests.terminal.keyboard import GAME, SEATS, Utf8

from perfidie.kernel.errors import BadInput
from perfidie.kernel.record import Record, write
from perfidie.kernel.rng import Rng
from perfidie.terminal.replay import Replay
from perfidie.terminal.screen import Screen
from perfidie.texts import Texts


@pytest.fixture(scope="module")
def played() -> Record:
    """A finished match by random choice."""
    state = GAME.start(SEATS, {}, 11)
    rng = Rng.seeded(1)
    choices: list[int] = []
    while (decision := state.decision()) is not None:
        choices.append(rng.below(len(decision)))
        state.apply(choices[-1])
    return write(GAME, SEATS, seed=11, choices=choices)


def watch(record: Record, keys: list[str], eyes: str | None = None) -> list[str]:
    """The frames that these keys lead to."""
    output = Utf8()
    screen = Screen(output, StringIO("".join(f"{key}\n" for key in keys)))
    assert Replay(record, GAME, screen, Texts("en"), eyes).run() == 0
    return output.getvalue().split("Choice ")[1:]


def test_going_on_and_back_leads_to_the_same_frame(played: Record) -> None:
    there = watch(played, ["n", "n", "b", "n", "b", "n"])
    assert there[1] == there[3] == there[5] != there[2]
    assert there[2] == there[4]


def test_turns_and_numbers_are_jumped_to(played: Record) -> None:
    frames = watch(played, ["t", "t", "tb", "tb", "9999", "0", "t"])
    assert [next(part + " " for part in frame.split(" · ") if part.startswith("turn")) for frame in frames[:5]] == [
        "turn 1 ",
        "turn 2 ",
        "turn 3 ",
        "turn 2 ",
        "turn 1 ",
    ]
    assert "Cancelled" in frames[5]
    assert frames[6] == frames[0]


def test_a_spectator_sees_no_hand_a_seat_its_own_and_the_all_seeing_every_one(played: Record) -> None:
    state = GAME.start(SEATS, {}, 11)
    hands = [len(state.view(seat).table.hand) for seat in range(len(SEATS))]
    assert hands == [4] * 4
    lines = [len(watch(played, [], eyes)[0].splitlines()) for eyes in ("spectator", "0", "all")]
    assert lines[0] < lines[1] < lines[2]


def test_only_a_finished_match_can_be_seen_through_all_eyes(played: Record) -> None:
    running = write(GAME, SEATS, seed=11, choices=played.choices[:9])
    with pytest.raises(BadInput, match="replay-running"):
        watch(running, [], "all")
    frames = watch(running, ["v all", "v 1"])
    assert "not over yet" in frames[0]
    assert "seen by Jafar" in frames[1]


def test_unknown_eyes_are_refused(played: Record) -> None:
    with pytest.raises(BadInput, match="unknown-eyes"):
        watch(played, [], "7")
