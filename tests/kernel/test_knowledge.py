"""Knowledge against a model of perfect memory: the set of all deals that a viewer holds possible, listed one by one."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from perfidie.kernel.knowledge import MANY, Knowledge
from perfidie.kernel.rng import Rng

Deal = tuple[int, ...]
"""The card in each place."""

SEATS = 2
VIEWERS: list[int | None] = [0, 1, None]


class Table:
    """Cards in numbered places, and for each viewer all deals that agree with everything that the viewer has seen."""

    def __init__(self, cards: int, seed: int = 0) -> None:
        self.rng = Rng.seeded(seed)
        self.deal = list(range(cards))
        self.knowledge = Knowledge.public(cards, SEATS)
        self.possible: dict[int | None, set[Deal]] = {viewer: {tuple(self.deal)} for viewer in VIEWERS}
        self.forgetful: set[int | None] = set()
        """Viewers for whom Knowledge is deliberately coarser than a perfect memory: what they alone knew was mixed."""

    def mix(self, places: list[int], keeper: int | None = None) -> None:
        """The cards in these places are put in another order, which only the keeper sees."""
        knowledge = self.knowledge
        keepers = 0 if keeper is None else 1 << keeper
        cards = [self.deal[place] for place in places]
        for viewer in VIEWERS:
            for card in cards:
                alone = knowledge.known[card] | keepers != knowledge.everyone
                if viewer != keeper and knowledge.knows(viewer, card) and alone:
                    self.forgetful.add(viewer)
        knowledge.mix(cards, keepers)
        order = list(range(len(places)))
        self.rng.shuffle(order)
        for viewer in VIEWERS:
            orders = [tuple(order)] if viewer is not None and viewer == keeper else list(permutations(order))
            self.possible[viewer] = {reordered(deal, places, one) for deal in self.possible[viewer] for one in orders}
        self.deal = list(reordered(tuple(self.deal), places, tuple(order)))

    def look(self, place: int, viewers: list[int | None]) -> None:
        """These viewers see the card in this place."""
        card = self.deal[place]
        self.knowledge.show(card, sum(self.knowledge.viewer(viewer) for viewer in viewers))
        for viewer in viewers:
            self.possible[viewer] = {deal for deal in self.possible[viewer] if deal[place] == card}

    def knows_all(self, viewer: int, places: list[int]) -> bool:
        return all(self.knowledge.knows(viewer, self.deal[place]) for place in places)

    def redealt(self, viewer: int | None) -> Deal:
        dealt = self.knowledge.copy().redeal(viewer, self.rng, self.deal)
        return tuple(dealt[card] for card in self.deal)


def reordered(deal: Deal, places: list[int], order: tuple[int, ...]) -> Deal:
    cards = list(deal)
    for place, other in zip(places, order, strict=True):
        cards[place] = deal[places[other]]
    return tuple(cards)


CARDS = 4
some_places = st.lists(st.integers(0, CARDS - 1), min_size=2, max_size=CARDS, unique=True)
shuffles = st.tuples(st.just("mix"), some_places)
reveals = st.tuples(st.just("reveal"), st.integers(0, CARDS - 1).map(lambda place: [place]))
looks = st.tuples(st.sampled_from(["look 0", "look 1"]), st.integers(0, CARDS - 1).map(lambda place: [place]))
orders = st.tuples(st.sampled_from(["order 0", "order 1"]), some_places)

Act = tuple[str, list[int]]


def played(acts: list[Act], seed: int) -> Table:
    table = Table(CARDS, seed)
    for name, places in acts:
        if name == "mix":
            table.mix(places)
        elif name == "reveal":
            table.look(places[0], VIEWERS)
        elif name.startswith("look"):
            table.look(places[0], [int(name[-1])])
        elif table.knows_all(int(name[-1]), places):
            table.mix(places, int(name[-1]))
    return table


@given(st.lists(st.one_of(shuffles, shuffles, reveals), max_size=9), st.integers(0, 9))
@settings(max_examples=150, deadline=None)
def test_public_history_is_remembered_exactly(acts: list[Act], seed: int) -> None:
    """With everything public, re-deals give all deals that a perfect memory holds possible, and no other."""
    table = played(acts, seed)
    possible = table.possible[None]
    found: set[Deal] = set()
    for _ in range(80 * len(possible)):
        found.add(table.redealt(None))
        if len(found) >= len(possible):
            break
    assert found == possible


@given(st.lists(st.one_of(shuffles, shuffles, reveals, looks, orders), max_size=12), st.integers(0, 9))
@settings(max_examples=250, deadline=None)
def test_every_redeal_is_a_deal_that_the_viewer_holds_possible(acts: list[Act], seed: int) -> None:
    """With private looks too, unless what the viewer alone knew was mixed: then Knowledge forgets it, deliberately."""
    table = played(acts, seed)
    for viewer in VIEWERS:
        if viewer not in table.forgetful:
            assert {table.redealt(viewer) for _ in range(6)} <= table.possible[viewer]


@given(st.lists(st.one_of(shuffles, shuffles, reveals, looks, orders), max_size=12), st.integers(0, 9))
@settings(max_examples=250, deadline=None)
def test_what_is_known_is_certain(acts: list[Act], seed: int) -> None:
    """Also for the forgetful: they know less than a perfect memory, never something else."""
    table = played(acts, seed)
    for viewer in VIEWERS:
        for place, card in enumerate(table.deal):
            if table.knowledge.knows(viewer, card):
                assert {deal[place] for deal in table.possible[viewer]} == {card}


@given(st.lists(st.one_of(shuffles, shuffles, reveals, looks, orders), max_size=12), st.integers(0, 9))
@settings(max_examples=150, deadline=None)
def test_a_redealt_world_can_be_redealt_and_leads_back(acts: list[Act], seed: int) -> None:
    table = played(acts, seed)
    for viewer in VIEWERS:
        world = table.knowledge.copy()
        dealt = world.redeal(viewer, table.rng, table.deal)
        assert [world.known[card] for card in dealt] == table.knowledge.known
        again = world.redeal(viewer, table.rng, [dealt[card] for card in table.deal])
        if viewer not in table.forgetful:
            assert tuple(again[dealt[card]] for card in table.deal) in table.possible[viewer]


def test_parts_of_two_decks_shuffled_together_twice_keep_their_numbers() -> None:
    """One card of each of two decks, and then the two that are left: each pair holds one of either deck."""
    table = Table(4)
    for places in ([0, 1], [2, 3], [0, 2], [1, 3]):
        table.mix(places)
    worlds = {table.redealt(None) for _ in range(300)}
    assert len(worlds) == 16
    assert all({deal[0] // 2, deal[2] // 2} == {0, 1} for deal in worlds)


def test_a_card_that_came_to_light_does_not_tell_which_way_it_went() -> None:
    """Two cards of a deck went two ways that met again: where one is seen, either may have gone either way."""
    table = Table(4, 3)
    for places in ([1, 3], [0, 1], [2, 3], [0, 1, 2], [0, 1, 3]):
        table.mix(places)
    table.look(0, VIEWERS)
    assert {table.redealt(None) for _ in range(400)} == table.possible[None]


def test_redeals_are_as_likely_as_fair_shuffles_make_them() -> None:
    """Places 0 and 1 are shuffled, then 1 and 2: card 2 is in place 1 in half of the deals, card 0 in a quarter."""
    table = Table(3, 1)
    table.mix([0, 1])
    table.mix([1, 2])
    deals = [table.redealt(None) for _ in range(2000)]
    assert 900 < sum(deal[1] == 2 for deal in deals) < 1100
    assert 420 < sum(deal[1] == 0 for deal in deals) < 580


def test_a_card_picked_from_a_hand_unseen_might_be_the_one_that_was_seen() -> None:
    """A hand of three, of which one lies open; its owner lays one aside face down."""
    table = Table(6)
    table.mix([0, 1, 2, 3, 4, 5])
    hand = table.deal[:3]
    for card in hand:
        table.knowledge.show(card, 1)
    table.knowledge.reveal(hand[0])
    table.knowledge.pick(hand[1], hand, 1, shown=False)
    assert [table.knowledge.knows(1, card) for card in hand] == [False] * 3
    assert [table.knowledge.knows(0, card) for card in hand] == [True] * 3
    worlds = [table.redealt(1) for _ in range(200)]
    assert {deal.index(hand[0]) for deal in worlds} == {0, 1, 2}


def test_a_card_shown_when_it_is_picked_leaves_the_known_ones_known() -> None:
    table = Table(6)
    table.mix([0, 1, 2, 3, 4, 5])
    hand = table.deal[:3]
    for card in hand:
        table.knowledge.show(card, 1)
    table.knowledge.reveal(hand[0])
    before = table.knowledge.save()
    table.knowledge.pick(hand[1], hand, 1, shown=True)
    assert table.knowledge.save() == before


def test_learning_is_counted_once_and_only_when_something_is_learnt() -> None:
    knowledge = Knowledge.public(2, SEATS)
    knowledge.reveal(0)
    knowledge.show(0, 1)
    assert knowledge.learnt == 0
    knowledge.mix([0, 1], 0)
    knowledge.show(0, 1)
    knowledge.show(0, 1)
    assert knowledge.learnt == 1
    knowledge.reveal(0)
    assert knowledge.learnt == 2


@given(st.lists(st.one_of(shuffles, reveals), max_size=9), st.integers(0, 9))
@settings(max_examples=50, deadline=None)
def test_copies_and_loaded_knowledge_are_equal_and_apart(acts: list[Act], seed: int) -> None:
    knowledge = played(acts, seed).knowledge
    saved = knowledge.save()
    for twin in (knowledge.copy(), Knowledge.load(saved)):
        assert twin.save() == saved
        twin.mix([0, 1, 2], 0)
        twin.reveal(0)
        twin.redeal(None, Rng.seeded(seed), list(range(CARDS)))
    assert knowledge.save() == saved


def test_trails_stay_small_however_long_a_match_is() -> None:
    """A deck of twelve and a hand of four that go through each other for a thousand shuffles."""
    knowledge = Knowledge.public(16, SEATS)
    rng = Rng.seeded(3)
    cards = list(range(16))
    knowledge.mix(cards, 0)
    for _ in range(1000):
        rng.shuffle(cards)
        if rng.below(4) == 0:
            knowledge.reveal(cards[0])
        knowledge.mix(cards[: 2 + rng.below(6)], 0)
        assert max(knowledge.trail) < 1 << MANY + 1
        assert len(knowledge.past) <= 40 + 12 * MANY
    dealt = knowledge.redeal(None, rng, list(range(16)))
    assert sum(card != place for place, card in enumerate(dealt)) > len(cards) // 2
