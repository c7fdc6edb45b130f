"""What must be the same: a copy and its original, a saved position and the loaded one, a match and its repetition."""

from __future__ import annotations

import msgspec

from perfidie.kernel.conformance.case import Broken, Case, name_of, told, where
from perfidie.kernel.state import State

AHEAD = 4
"""How many decisions a copy is played on before its original is looked at again."""


def copies_are_independent(case: Case) -> None:
    """A copy equals its original at every decision and goes on as it would; neither is touched by the other."""
    rng = case.chance("copies")
    twin = case.start()
    for state, choice in case.moments():
        compare(case, state, twin, "its copy, played on with the same choices,", case.by_lot(rng))
        kept = state.copy()
        restless = state.copy()
        before = state.digest()
        if kept.digest() != before:
            raise Broken(f"a copy is not equal to its original {where(state)}")
        case.play_on(restless, rng, AHEAD)
        if state.digest() != before:
            raise Broken(f"playing on in a copy changed the original {where(state)}")
        original = twin
        twin = twin.copy()
        twin.apply(choice)
        case.play_on(original, rng, AHEAD)
        if kept.digest() != before:
            raise Broken(f"playing on in one copy changed another {where(state)}")
    compare(case, case.last(), twin, "its copy, played on with the same choices,")


def saving_changes_nothing(case: Case) -> None:
    """A match that is saved as JSON and loaded at every decision, inside effects too, goes on as if it had not been."""
    rng = case.chance("saving")
    twin = case.start()
    for state, choice in case.moments():
        before = twin.digest()
        saved = msgspec.json.encode(twin.save())
        if twin.digest() != before:
            raise Broken(f"saving changed the state {where(state)}")
        twin = case.game.load(msgspec.json.decode(saved))
        compare(case, state, twin, "the state that was saved and loaded", case.by_lot(rng))
        twin.apply(choice)
    compare(case, case.last(), twin, "the state that was saved and loaded")


def compare(case: Case, state: State, twin: State, what: str, views: bool = True) -> None:
    """The two must be equal in themselves, in what they ask and in what anybody sees."""
    if state.digest() != twin.digest():
        mine, other = state.save(), twin.save()
        differing = [name for name in mine if mine[name] != other.get(name)]
        raise Broken(f"{what} differs in {', '.join(differing) or 'its digest'} {where(state)}")
    one, two = state.decision(), twin.decision()
    if (one is None) != (two is None) or (one and two and told(one.options) != told(two.options)):
        raise Broken(f"{what} offers other options {where(state)}")
    for viewer in case.viewers if views else ():
        if told(state.view(viewer)) != told(twin.view(viewer)):
            raise Broken(f"{what} looks different to {name_of(viewer)} {where(state)}")


def same_choices_same_game(case: Case) -> None:
    """The same seed and choices give the same positions in a second match, and other seeds give others."""
    digests = [state.digest() for state, _ in case.moments()]
    last = case.last().digest()
    second = case.start()
    for number, choice in enumerate(case.choices):
        if second.digest() != digests[number]:
            raise Broken(f"the same choices led elsewhere {where(second)}, at choice {number}")
        second.apply(choice)
    if second.digest() != last:
        raise Broken(f"the same choices ended elsewhere {where(second)}")
    others = {Case(case.game, case.seats, case.options, case.seed + i).start().digest() for i in range(1, 4)}
    if others == {digests[0]}:
        raise Broken("every seed gives the same match")
