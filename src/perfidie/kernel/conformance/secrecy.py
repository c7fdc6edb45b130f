"""Secrecy: nobody is shown, by whatever way, what they cannot know.

The means is always the same: change what a viewer cannot know, and see whether anything changes for that viewer, byte
for byte. ``State.redeal`` changes all of it at once.
"""

from __future__ import annotations

from perfidie.kernel.conformance.case import Broken, Case, name_of, told, where
from perfidie.kernel.errors import IllegalChoice
from perfidie.kernel.options import Record
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import RawEvent, State

TRIED = 3
"""How many options, or hidden cards, are tried at one moment for one viewer."""


def views_hide_what_is_unknown(case: Case) -> None:
    """A view stays the same, byte for byte, when everything that its viewer cannot know is dealt anew."""
    rng = case.chance("views")
    for state, _ in case.sample("views"):
        for viewer in case.viewers:
            seen = told(state.view(viewer))
            found = told(state.redeal(viewer, rng).view(viewer))
            if found != seen:
                raise Broken(
                    f"the view of {name_of(viewer)} depends on hidden cards {where(state)}: {apart(seen, found)}"
                )


def views_show_only_what_is_known(case: Case) -> None:
    """A view stays the same when a single card that its viewer does not know changes places with another such card.

    Unlike a re-deal, this does not ask what the viewer might infer: a view shows what is known, and no more.
    """
    rng = case.chance("canaries")
    for state, _ in case.sample("canaries"):
        for viewer in case.viewers:
            trail = state.knowledge.trail
            hidden = [card for card in range(len(trail)) if trail[card] and not state.knowledge.knows(viewer, card)]
            for _ in range(TRIED if hidden else 0):
                one = hidden[rng.below(len(hidden))]
                alike = [card for card in hidden if trail[card] & trail[one]]
                other = alike[rng.below(len(alike))]
                world = state.copy()
                exchange(world, one, other)
                seen = told(state.view(viewer))
                found = told(world.view(viewer))
                if found != seen:
                    cards = f"cards {one} and {other}"
                    raise Broken(
                        f"{name_of(viewer)} sees {cards}, unknown to them, {where(state)}: {apart(seen, found)}"
                    )


def exchange(world: State, one: int, other: int) -> None:
    """Let two cards change places, and let knowledge stay with the places."""
    dealt = list(range(len(world.knowledge.known)))
    dealt[one], dealt[other] = other, one
    knowledge = world.knowledge
    knowledge.trail = knowledge.trail[:]  # copies share it
    for of_card in (knowledge.own(), knowledge.trail):
        of_card[one], of_card[other] = of_card[other], of_card[one]
    world.relabel(dealt)


def events_hide_what_is_unknown(case: Case) -> None:
    """A viewer reads the same events whatever the cards are that they cannot know.

    An event that has happened reads the same for a viewer who may not read its card, whichever card it is. And a choice
    by which a viewer comes to know the same cards tells and shows them the same, whatever was dealt to
    places that both the viewer and the one who chooses cannot see into.
    """
    rng = case.chance("events")
    for state, _ in case.sample("events"):
        for viewer in case.viewers:
            world = state.redeal(viewer, rng)
            dealt = dict(zip(case.game.cards_of(state), case.game.cards_of(world), strict=True))
            bit = state.knowledge.viewer(viewer)
            for raw in state.events or []:
                read = told(state.event(raw, viewer))
                other = raw if raw[2] < 0 or raw[5] & bit else with_card(raw, dealt[raw[2]])
                found = told(world.event(other, viewer))
                if found != read:
                    raise Broken(f"an event tells {name_of(viewer)} a hidden card {where(state)}: {read} / {found}")
            next_step_tells_the_same(case, state, viewer)


def with_card(raw: RawEvent, card: int) -> RawEvent:
    kind, seat, _, a, b, viewers = raw
    return (kind, seat, card, a, b, viewers)


def next_step_tells_the_same(case: Case, state: State, viewer: int | None) -> None:
    rng = case.chance(f"next step {state.turns} {viewer}")
    bit = state.knowledge.viewer(viewer)
    chooser = state.knowledge.viewer(state.asked)
    here = state.copy()
    known = here.knowledge.known
    for card in range(len(known)):
        if known[card] & chooser:
            known[card] |= bit  # what follows must not depend on what neither of the two knows
    there = here.redeal(viewer, rng)
    there.rng = here.rng.copy()
    if len(there.codes) != len(here.codes):
        raise Broken(f"seat {state.asked} is offered something that depends on what they cannot know {where(state)}")
    for _ in range(TRIED):
        option = rng.below(len(here.codes))
        one, other = after(here, option), after(there, option)
        if came_to_know(case, here, one, bit) != came_to_know(case, there, other, bit):
            continue
        seen, found = told_by(one, viewer), told_by(other, viewer)
        if seen != found:
            differ = f"option {option} tells {name_of(viewer)} of hidden cards"
            raise Broken(f"{differ} {where(state)}: {apart(seen, found)}")


def after(state: State, option: int) -> State:
    """What an option leads to, with the events of that step."""
    world = state.copy()
    world.listen()
    world.apply(option)
    return world


def cards_read(state: State, bit: int) -> list[int]:
    """The cards that a viewer could read in the events of the last step."""
    return [raw[2] for raw in state.events or [] if raw[2] >= 0 and raw[5] & bit]


def came_to_know(case: Case, before: State, now: State, bit: int) -> list[tuple[int, int]]:
    """The cards that a viewer knows since the last step, with their places, and those that they read in its events."""
    known, old = now.knowledge.known, before.knowledge.known
    places = enumerate(case.game.cards_of(now))
    gained = [(place, card) for place, card in places if known[card] & ~old[card] & bit]
    return gained + [(-1, card) for card in cards_read(now, bit)]


def told_by(state: State, viewer: int | None) -> str:
    """All that a viewer is told of the last step, and then sees."""
    events = [record for raw in state.events or [] if (record := state.event(raw, viewer)) is not None]
    return told([events, state.view(viewer)])


def options_hide_what_is_unknown(case: Case) -> None:
    """The seat that is asked is asked the same, with the same options in the same order, whatever it cannot know."""
    rng = case.chance("options")
    for state, _ in case.sample("options"):
        here = state.decision()
        there = state.redeal(state.asked, rng).decision()
        if here is None or there is None or (here.seat, here.prompt) != (there.seat, there.prompt):
            raise Broken(f"the question depends on what seat {state.asked} cannot know {where(state)}")
        one, other = told(here.options), told(there.options)
        if one != other:
            raise Broken(f"the options depend on what the seat cannot know {where(state)}: {apart(one, other)}")


def refusals_hide_what_is_unknown(case: Case) -> None:
    """``why_not`` and the errors of ``apply`` say the same whatever the seat that is asked cannot know.

    What is offered has no reason against it; for anything else, sense or nonsense, there is one.
    """
    rng = case.chance("refusals")
    asked: dict[str, Record] = {}
    for state, _ in case.moments():
        for code in state.codes:
            record = state.option(code)
            asked[told(record)] = record
    records: list[Record] = [*asked.values(), {}, {"kind": "nonsense"}]
    for state, _ in case.sample("refusals"):
        world = state.redeal(state.asked, rng)
        offered = [state.option(code) for code in state.codes]
        for record in offered:
            reason = state.why_not(record)
            if reason is not None:
                raise Broken(f"{told(record)} is offered, and refused for {reason.code} {where(state)}")
        for _ in range(4 * TRIED):
            record = records[rng.below(len(records))]
            one, other = state.why_not(record), world.why_not(record)
            if told(one) != told(other):
                raise Broken(f"why_not({told(record)}) tells hidden cards {where(state)}: {told(one)} / {told(other)}")
        if state.why_not({"kind": "nonsense"}) is None:
            raise Broken(f"there is nothing against nonsense {where(state)}")
        for option in (-1, len(state.codes), 10**6):
            text = refusal(state, option)
            if text != refusal(world, option):
                raise Broken(f"refusing option {option} tells hidden cards {where(state)}: {text}")


def refusal(state: State, option: int) -> str:
    try:
        state.copy().apply(option)
    except IllegalChoice as error:
        return f"{error.code} {error.details} {error}"
    return "not refused"


def shuffles_leave_no_trace(case: Case) -> None:
    """Chance shows itself to a viewer only in the cards that they come to know: if these are the same, so is all else.

    So nothing in a view follows a hidden card through a shuffle: no number, no order, no mark.
    """
    rng = case.chance("traces")
    for state, choice in case.moments():
        one = after(state, choice)
        if one.rng.save() == state.rng.save():
            continue
        elsewhere = state.copy()
        elsewhere.rng = Rng(rng.word(), rng.word(), rng.word(), 1)
        other = after(elsewhere, choice)
        for viewer in case.viewers:
            bit = state.knowledge.viewer(viewer)
            if came_to_know(case, state, one, bit) != came_to_know(case, state, other, bit):
                continue
            seen, found = told_by(one, viewer), told_by(other, viewer)
            if seen != found:
                raise Broken(
                    f"{name_of(viewer)} sees what chance did to hidden cards {where(state)}: {apart(seen, found)}"
                )


def apart(one: str, other: str) -> str:
    """Where two texts begin to differ."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, at - 40)
    return f"…{one[start : at + 30]}… / …{other[start : at + 30]}…"
