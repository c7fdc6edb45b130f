"""The course of a match: it ends, asks what can be answered, refuses what is not offered, and loses no card."""

from __future__ import annotations

from typing import Any

import msgspec

from perfidie.kernel.conformance.case import Broken, Case, told, where
from perfidie.kernel.errors import IllegalChoice
from perfidie.kernel.state import NOBODY, State


def games_end(case: Case) -> None:
    """A match by random choice ends, and only then has an outcome, or reaches the game's stated cap."""
    for state, _ in case.moments():
        if state.outcome() is not None:
            raise Broken(f"there is an outcome {where(state)}")
    state = case.last()
    if state.asked != NOBODY:
        if len(case.choices) < case.game.cap:
            raise Broken(f"stopped {where(state)}")
        return
    outcome = state.outcome()
    if outcome is None:
        raise Broken(f"no outcome {where(state)}")
    if state.stack:
        raise Broken(f"{len(state.stack)} frames are left {where(state)}")
    if not set(outcome.winners) <= set(range(state.seats)):
        raise Broken(f"winners {outcome.winners} of {state.seats} seats")
    if len(outcome.scores) not in (0, state.seats):
        raise Broken(f"scores {outcome.scores} of {state.seats} seats")


def decisions_can_be_answered(case: Case) -> None:
    """Every decision is asked of one seat and has at least one option, and whatever is chosen, the match goes on."""
    check_decision(case.start())
    rng = case.chance("answers")
    for state, _ in case.moments():
        check_decision(state)
        if case.by_lot(rng):
            for option in range(len(state.codes)):
                world = state.copy()
                world.apply(option)
                if world.asked == NOBODY and world.outcome() is None:
                    raise Broken(f"option {option} leads nowhere {where(state)}")
                if world.asked != NOBODY:
                    check_decision(world)
    last = case.last()
    if last.asked != NOBODY:
        check_decision(last)


def check_decision(state: State) -> None:
    decision = state.decision()
    if decision is None:
        raise Broken("nobody is asked, and the match has not begun")
    if not 0 <= decision.seat < state.seats:
        raise Broken(f"seat {decision.seat} of {state.seats} is asked")
    if len(decision) == 0:
        raise Broken(f"there is no option {where(state)}")
    if not decision.prompt:
        raise Broken(f"the question has no name {where(state)}")


def options_differ(case: Case) -> None:
    """Options are different records with a kind; two read the same only if they do the same (with identical cards)."""
    for state, _ in case.moments():
        if len(set(state.codes)) < len(state.codes):
            raise Broken(f"an option is offered twice {where(state)}: {state.codes}")
        first: dict[str, int] = {}
        for option, code in enumerate(state.codes):
            record = state.option(code)
            if not isinstance(record.get("kind"), str):
                raise Broken(f"an option has no kind {where(state)}: {record}")
            text = told(record)
            if text not in first:
                first[text] = option
            elif deed(case, state, option) != deed(case, state, first[text]):
                raise Broken(
                    f"options {first[text]} and {option} both read {text} and do different things {where(state)}"
                )


def deed(case: Case, state: State, option: int) -> list[str]:
    """What everybody is told of an option when it is chosen, and sees afterwards, in whatever order things lie."""
    world = state.copy()
    world.listen()
    world.apply(option)
    events = [told([world.event(raw, viewer) for raw in world.events or []]) for viewer in case.viewers]
    views = [msgspec.json.decode(told(world.view(viewer))) for viewer in case.viewers]
    return events + [unordered(view) for view in views]


def unordered(thing: Any) -> str:
    """A text that is the same whatever order the lists inside are in."""
    if isinstance(thing, dict):
        return told({name: unordered(value) for name, value in thing.items()})
    if isinstance(thing, list):
        return told(sorted(unordered(item) for item in thing))
    return told(thing)


def refusals_change_nothing(case: Case) -> None:
    """An option that is not offered, or any after the end, is an IllegalChoice, and the state is as it was."""
    for state, _ in case.moments():
        refuse(state, -1)
        refuse(state, len(state.codes))
        refuse(state, len(state.codes) + 1000)
    state = case.last()
    if state.asked == NOBODY:
        refuse(state, 0)
        refuse(state, -1)


def refuse(state: State, option: int) -> None:
    before = state.digest()
    try:
        state.apply(option)
    except IllegalChoice:
        if state.digest() != before:
            raise Broken(f"refusing option {option} changed the state {where(state)}") from None
    else:
        raise Broken(f"option {option} was not refused {where(state)}")


def cards_are_conserved(case: Case) -> None:
    """Every card of the match is somewhere, and nowhere twice, at every moment."""
    state = case.start()
    cards = list(range(len(state.knowledge.known)))
    for state, _ in case.moments():
        conserve(case, state, cards)
    conserve(case, case.last(), cards)


def conserve(case: Case, state: State, cards: list[int]) -> None:
    found = sorted(case.game.cards_of(state))
    if found != cards:
        lost = sorted(set(cards) - set(found))
        twice = sorted({card for card in found if found.count(card) > 1})
        raise Broken(
            f"cards lost {lost}, cards twice {twice}, strange cards {sorted(set(found) - set(cards))} {where(state)}"
        )
