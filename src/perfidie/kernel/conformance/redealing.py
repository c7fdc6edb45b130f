"""Re-dealing: what bots think with. A re-dealt world is a world of the game, and one that the viewer holds possible."""

from __future__ import annotations

from itertools import pairwise

from perfidie.kernel.conformance.case import Broken, Case, name_of, where
from perfidie.kernel.conformance.course import conserve
from perfidie.kernel.conformance.secrecy import after, came_to_know, told_by
from perfidie.kernel.knowledge import Knowledge
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import NOBODY, State

DEALS = 24
"""How many deals are tried before a card that never moved is held to be nailed down."""

LUCK = 8
"""How often a choice that uses chance is tried with other random numbers."""

SELDOM = 4
"""One of so many re-dealt worlds is played to its end."""


def redeals_are_worlds(case: Case) -> None:
    """A re-dealt world has every card once, the known ones where they were, and can be played to its end.

    The knowledge of each place is what it was, chance will go another way, and the true state is left as it was.
    """
    rng = case.chance("worlds")
    for number, (state, _) in enumerate(case.sample("worlds")):
        before = state.digest()
        for viewer in case.viewers:
            check_world(case, state, state.redeal(viewer, rng), viewer)
        if state.digest() != before:
            raise Broken(f"a re-deal changed the true state {where(state)}")
        if number % SELDOM == 0:
            end = state.redeal(case.viewers[rng.below(len(case.viewers))], rng)
            case.play_on(end, rng)
            conserve(case, end, sorted(case.game.cards_of(state)))
            if end.asked == NOBODY and end.outcome() is None:
                raise Broken(f"a re-dealt world came to no end, dealt {where(state)}")


def check_world(case: Case, state: State, world: State, viewer: int | None) -> None:
    here, there = case.game.cards_of(state), case.game.cards_of(world)
    conserve(case, world, sorted(here))
    bit = state.knowledge.viewer(viewer)
    for one, other in zip(here, there, strict=True):
        if one != other and state.knowledge.known[one] & bit:
            raise Broken(f"a re-deal for {name_of(viewer)} moved card {one}, which they know, {where(state)}")
        if state.knowledge.known[one] != world.knowledge.known[other]:
            raise Broken(f"a re-deal for {name_of(viewer)} changed who knows the place of card {one} {where(state)}")
    if world.rng.save() == state.rng.save():
        raise Broken(f"a re-deal for {name_of(viewer)} tells what chance will bring {where(state)}")
    if (world.asked, world.prompt, world.turns, len(world.stack)) != (
        state.asked,
        state.prompt,
        state.turns,
        len(state.stack),
    ):
        raise Broken(f"a re-deal for {name_of(viewer)} asks something else {where(state)}")
    if case.game.load(world.save()).digest() != world.digest():
        raise Broken(f"a re-dealt world for {name_of(viewer)} cannot be saved and loaded {where(state)}")


def redeals_vary(case: Case) -> None:
    """In many re-deals, every card that lies hidden among others of the same shuffle is dealt to another place."""
    rng = case.chance("varying")
    for number, (state, _) in enumerate(case.sample("varying")):
        viewer = case.viewers[number % len(case.viewers)]
        here = case.game.cards_of(state)
        hidden = set(shuffled_together(state.knowledge, viewer))
        for _ in range(DEALS if hidden else 0):
            there = case.game.cards_of(state.redeal(viewer, rng))
            hidden -= {one for one, other in zip(here, there, strict=True) if one != other}
        if hidden:
            raise Broken(f"{DEALS} re-deals for {name_of(viewer)} never moved cards {sorted(hidden)} {where(state)}")


def redeals_do_not_know_the_truth(case: Case) -> None:
    """By the same random numbers a viewer is dealt the same world, whichever of their possible worlds is the true one.

    So a bot that thinks with re-deals cannot learn anything from them, not even by repeating its thoughts.
    """
    rng = case.chance("truth")
    for state, _ in case.sample("truth"):
        for viewer in case.viewers:
            other = state.redeal(viewer, rng, case.game.cards_of(state))
            one_deal = state.redeal(viewer, rng.copy(), case.game.cards_of(state))
            other_deal = other.redeal(viewer, rng.copy(), case.game.cards_of(other))
            if case.game.cards_of(one_deal) != case.game.cards_of(other_deal):
                raise Broken(f"what is dealt to {name_of(viewer)} depends on how the hidden cards lie {where(state)}")


def shuffled_together(knowledge: Knowledge, viewer: int | None) -> list[int]:
    """The cards unknown to the viewer that went through the same shuffles as another such card."""
    bit = knowledge.viewer(viewer)
    ways = [way for card, way in enumerate(knowledge.trail) if way and not knowledge.known[card] & bit]
    return [
        card
        for card, way in enumerate(knowledge.trail)
        if way and not knowledge.known[card] & bit and ways.count(way) > 1
    ]


def knowledge_is_what_was_seen(case: Case) -> None:
    """Steps that look the same to a viewer leave them the same knowledge: in each place the same cards are possible.

    Otherwise knowledge would hold what nobody saw, and re-deals would give hidden cards away: a card followed through a
    shuffle, or which of several hidden cards was laid down.
    """
    rng = case.chance("knowledge")
    for number, (state, _) in enumerate(case.sample("knowledge")):
        steps = []
        for option in different_options(state):
            steps.append((state, after(state, option)))
            if steps[-1][1].rng.save() != state.rng.save():
                steps += [(state, after(with_other_luck(state, rng), option)) for _ in range(LUCK)]
        for viewer in (case.viewers[number % len(case.seats)], None):
            world = state.redeal(viewer, rng)
            steps_there = [(world, after(world, option)) for option in different_options(world)]
            same_look_same_knowledge(case, [*steps, *steps_there], viewer, where(state))


def with_other_luck(state: State, rng: Rng) -> State:
    world = state.copy()
    world.rng = Rng(rng.word(), rng.word(), rng.word(), 1)
    return world


def same_look_same_knowledge(case: Case, steps: list[tuple[State, State]], viewer: int | None, place: str) -> None:
    """Among steps in which the viewer saw the very same cards, not only cards of the same name."""
    seen: dict[str, list[list[int]]] = {}
    for before, then in steps:
        bit = then.knowledge.viewer(viewer)
        known = [card for card, viewers in enumerate(then.knowledge.known) if viewers & bit]
        held = held_possible(then.knowledge, viewer)
        possible = [sorted(held[card] for card in zone) for zone in case.game.zones_of(then)]
        look = f"{told_by(then, viewer)} {came_to_know(case, before, then, bit)} {known}"
        if seen.setdefault(look, possible) != possible:
            raise Broken(f"what {name_of(viewer)} knows after a choice depends on what they did not see, made {place}")


def different_options(state: State) -> list[int]:
    """One option of each meaning."""
    records = [repr(state.option(code)) for code in state.codes]
    return [i for i, record in enumerate(records) if records.index(record) == i]


def held_possible(knowledge: Knowledge, viewer: int | None) -> list[int]:
    """For the place of each card, the cards that may lie there as a bit set, by the shuffles that they went through."""
    bit = knowledge.viewer(viewer)
    hidden = [card for card, way in enumerate(knowledge.trail) if way and not knowledge.known[card] & bit]
    ways: dict[int, set[int]] = {}  # from each shuffle, those that came next for some card
    ends: dict[int, int] = {}  # for each shuffle, the cards that may lie in a place that belongs to it
    for way in (*knowledge.trail, *knowledge.past):
        numbers = numbers_of(way)
        for one, following in pairwise(numbers):
            ways.setdefault(one, set()).add(following)
    for card in hidden:
        reached = numbers_of(knowledge.trail[card])[:1]
        for number in reached:
            reached += [following for following in ways.get(number, ()) if following not in reached]
        for number in reached:
            ends[number] = ends.get(number, 0) | 1 << card
    held = [1 << card for card in range(len(knowledge.known))]
    for card in hidden:
        held[card] = ends[knowledge.trail[card].bit_length() - 1]
    return held


def numbers_of(way: int) -> list[int]:
    return [number for number in range(way.bit_length()) if way >> number & 1]
