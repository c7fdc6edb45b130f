"""Re-dealing: what bots think with. A re-dealt world is a world of the game, and one that the viewer holds possible."""

from __future__ import annotations

from perfidie.kernel.conformance.case import Broken, Case, name_of, where
from perfidie.kernel.conformance.course import conserve
from perfidie.kernel.conformance.secrecy import after, told_by
from perfidie.kernel.knowledge import Knowledge
from perfidie.kernel.state import NOBODY, State

DEALS = 24
"""How many deals are tried before a card that never moved is held to be nailed down."""


def redeals_are_worlds(case: Case) -> None:
    """A re-dealt world has every card once, the known ones where they were, and can be played to its end.

    The knowledge of each place is what it was, chance will go another way, and the true state is left as it was.
    """
    rng = case.chance("worlds")
    for state, _ in case.sample("worlds"):
        before = state.digest()
        for viewer in case.viewers:
            check_world(case, state, state.redeal(viewer, rng), viewer)
        if state.digest() != before:
            raise Broken(f"a re-deal changed the true state {where(state)}")
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
    """Steps that look the same to a viewer leave the viewer the same knowledge: of each place the same cards are possible.

    Otherwise knowledge would hold what nobody saw, and re-deals would give hidden cards away: a card followed through a
    shuffle, or which of several hidden cards was laid down.
    """
    rng = case.chance("knowledge")
    for state, _ in case.sample("knowledge"):
        for viewer in case.viewers:
            worlds = [state, state.copy(), state.redeal(viewer, rng), state.redeal(viewer, rng)]
            worlds[1].rng.counter = rng.word()
            seen: dict[tuple[str, tuple[int, ...]], tuple[State, list[int]]] = {}
            for world in worlds:
                for option in different_options(world):
                    then = after(world, option)
                    bit = then.knowledge.viewer(viewer)
                    cards = case.game.cards_of(then)
                    known = tuple(sorted(card for card in cards if then.knowledge.known[card] & bit))
                    holds = held_possible(then.knowledge, cards, viewer)
                    look = (told_by(then, viewer), known)
                    first = seen.setdefault(look, (then, holds))
                    if first[1] != holds:
                        place = next(i for i, held in enumerate(holds) if held != first[1][i])
                        raise Broken(
                            f"a choice of seat {state.asked} that {name_of(viewer)} did not see into changes what they hold"
                            f" possible in place {place} {where(state)}"
                        )


def different_options(state: State) -> list[int]:
    """One option of each meaning."""
    records = [repr(state.option(code)) for code in state.codes]
    return [i for i, record in enumerate(records) if records.index(record) == i]


def held_possible(knowledge: Knowledge, places: list[int], viewer: int | None) -> list[int]:
    """For each place, the cards that may lie there as a bit set, going by the shuffles that they went through."""
    bit = knowledge.viewer(viewer)
    hidden = [card for card in places if knowledge.trail[card] and not knowledge.known[card] & bit]
    ways: dict[int, set[int]] = {}  # from each shuffle, those that come next for some hidden card
    ends: dict[int, int] = {}  # for each shuffle, the cards that may lie in a place that belongs to it
    for card in hidden:
        numbers = numbers_of(knowledge.trail[card])
        for one, following in zip(numbers, numbers[1:], strict=False):
            ways.setdefault(one, set()).add(following)
    for card in hidden:
        reached = numbers_of(knowledge.trail[card])[:1]
        for number in reached:
            reached += [following for following in ways.get(number, ()) if following not in reached]
        for number in reached:
            ends[number] = ends.get(number, 0) | 1 << card
    unknown = set(hidden)
    return [ends[knowledge.trail[card].bit_length() - 1] if card in unknown else 1 << card for card in places]


def numbers_of(way: int) -> list[int]:
    return [number for number in range(way.bit_length()) if way >> number & 1]
