"""Taking back: every earlier position can be rebuilt, and it is known which choices must stand."""

from __future__ import annotations

from perfidie.kernel.conformance.case import Broken, Case, where
from perfidie.kernel.state import State


def undoing_is_replaying(case: Case) -> None:
    """While a match goes on, its seed and first choices rebuild every earlier position exactly as it was."""
    digests = [state.digest() for state, _ in case.moments()]
    current = case.start()
    rng = case.chance("undoing")
    for number, choice in enumerate(case.choices):
        current.apply(choice)
        if number == 0 or case.by_lot(rng):
            to = rng.below(number + 1)
            earlier = case.start()
            for past in case.choices[:to]:
                earlier.apply(past)
            if earlier.digest() != digests[to]:
                raise Broken(f"rebuilding the position before choice {to} gave another {where(current)}")


def barriers_are_where_something_was_learnt(case: Case) -> None:
    """``knowledge.learnt`` grows with a choice exactly if by it some viewer learnt a card.

    This and the generator are what undoing goes by: a choice that changes neither may be taken back.
    """
    for state, choice in case.moments():
        after = state.copy()
        after.listen()
        after.apply(choice)
        gained = learnt_something(state, after)
        counted = after.knowledge.learnt != state.knowledge.learnt
        if gained and not counted:
            raise Broken(f"choice {choice} shows somebody a card and knowledge.learnt stays {where(state)}")
        chance = after.rng.save() != state.rng.save()  # cards may have been mixed and turned up again
        if counted and not gained and not chance and not forgot_something(state, after):
            raise Broken(f"choice {choice} shows nobody anything and knowledge.learnt grows {where(state)}")


def learnt_something(before: State, after: State) -> bool:
    """Whether somebody knows a card that they did not know before, or has read it in the events in between."""
    old = before.knowledge.known
    for card, known in enumerate(after.knowledge.known):
        if known & ~old[card]:
            return True
    return any(card >= 0 and viewers & ~old[card] for _, _, card, _, _, viewers in after.events or [])


def forgot_something(before: State, after: State) -> bool:
    """Whether cards were mixed: they may have been shown and mixed again."""
    return any(known & ~after.knowledge.known[card] for card, known in enumerate(before.knowledge.known))
