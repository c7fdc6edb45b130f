"""What holds in every game of the card game, however it is played."""

from collections import Counter
from collections.abc import Iterator

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from perfidie.games.villains_card_game.deck import box
from perfidie.games.villains_card_game.game import GAME
from perfidie.games.villains_card_game.table import Table
from perfidie.games.villains_card_game.view import CardTableView
from perfidie.kernel.options import Record
from perfidie.kernel.rng import Rng

VILLAINS = box().villains

matches = st.tuples(
    st.permutations(VILLAINS).flatmap(lambda order: st.integers(3, 6).map(lambda count: order[:count])),
    st.booleans(),
    st.booleans(),
    st.integers(0, 2**32),
)


def positions(match: tuple[list[str], bool, bool, int]) -> Iterator[Table]:
    """All positions of a game played at random, the last one included; always the same object."""
    seats, specials, special_as_hero, seed = match
    table = GAME.start(seats, {"specials": specials, "special_as_hero": special_as_hero}, seed)
    chance = Rng.seeded(seed + 1)
    yield table
    while (decision := table.decision()) is not None:
        table.apply(chance.below(len(decision)))
        yield table


def tops(table: Table) -> list[str]:
    seen = table.view(None).table
    assert isinstance(seen, CardTableView)
    return [seat.top or "" for seat in seen.seats]


def attracted(card: str, top: str) -> bool:
    return top not in ("", "H") and (card[0] == top[0] or card[1] == top[1])


def allowed(table: Table, seat: int) -> list[Record]:
    """Rule 4 once more, plainly, from what the player can see."""
    view = table.view(seat).table
    assert isinstance(view, CardTableView)
    seen = tops(table)
    left, own, right = seen[(seat + 1) % len(seen)], seen[seat], seen[seat - 1]
    forced = view.seats[seat].forced
    plays: list[Record] = []
    for card in view.hand:
        places = []
        if forced is not None and card != forced:
            continue
        if card in box().specials:
            places = ["middle"] + ["hero"] * table.cards.special_as_hero
        else:
            places = [place for place, top in (("left", left), ("right", right)) if attracted(card, top)]
            if not places and (own in ("", "H") or attracted(card, own)):
                places = ["own"]
            places.append("hero")
        plays += [{"kind": "play", "card": card, "to": place} for place in places]
    return plays


def same_options(one: list[Record], other: list[Record]) -> bool:
    return {msgspec.json.encode(option) for option in one} == {msgspec.json.encode(option) for option in other}


@settings(max_examples=40, deadline=None)
@given(matches)
def test_a_legal_play_always_exists_and_the_plays_are_those_of_the_rules(
    match: tuple[list[str], bool, bool, int],
) -> None:
    for table in positions(match):
        decision = table.decision()
        if decision is None:
            continue
        assert len(decision) > 0
        if decision.prompt == "play":
            assert decision.seat == table.turn
            assert same_options(decision.options, allowed(table, decision.seat))


@settings(max_examples=40, deadline=None)
@given(matches)
def test_every_card_of_every_deck_is_always_somewhere(match: tuple[list[str], bool, bool, int]) -> None:
    seats, specials, _, _ = match
    for table in positions(match):
        held = Counter(GAME.cards_of(table))
        assert sorted(held) == list(range(len(seats) * (20 if specials else 18)))
        assert set(held.values()) == {1}
        for deck in table.cards.decks:
            assert len(deck) == (20 if specials else 18)


def points(pile: list[str]) -> tuple[int, int]:
    """Rule 7 once more, plainly: points and lost points of a pile."""
    heroes = sum(card.startswith("H:") for card in pile)
    gone = set()
    if heroes > 6:
        gone.add(6)
    left = heroes
    while left > 6:
        left -= 6
    gone.add(left)
    numbers = [int(card[0]) for card in pile if not card.startswith("H:")]
    return sum(n for n in numbers if n not in gone), sum(n for n in numbers if n in gone)


@settings(max_examples=60, deadline=None)
@given(matches)
def test_scores_and_winners_are_those_of_the_piles_that_are_shown(match: tuple[list[str], bool, bool, int]) -> None:
    *_, table = positions(match)
    view = table.view(None)
    assert isinstance(view.table, CardTableView)
    results = [points(seat.pile or []) for seat in view.table.seats]
    assert [(seat.score, seat.lost) for seat in view.table.seats] == results
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.scores == [result[0] for result in results]
    best = sorted(results)[-1]
    assert view.winners == outcome.winners == [seat for seat, result in enumerate(results) if result == best]


@settings(max_examples=40, deadline=None)
@given(matches)
def test_one_card_a_turn_until_nobody_has_any(match: tuple[list[str], bool, bool, int]) -> None:
    seats, specials, _, _ = match
    taken = 0
    for table in positions(match):
        decision = table.decision()
        if decision is not None and decision.prompt == "play":
            assert table.hands[table.turn]
        for event in table.events or []:
            record = table.event(event, None)
            taken += record is not None and record["kind"] == "took"
        table.listen()
    assert not any(table.hands)
    assert not any(table.draws)
    # All but the start cards are played once, and once more for each time that Hypnosis took a card.
    assert table.turns == len(seats) * (19 if specials else 17) + taken


def closed(table: Table, viewer: int | None) -> str:
    view = table.view(viewer)
    return msgspec.json.encode([view.table, view.options, view.asked, view.prompt]).decode()


@settings(max_examples=15, deadline=None)
@given(matches, st.integers(0, 2**32))
def test_views_do_not_depend_on_what_the_viewer_cannot_know(
    match: tuple[list[str], bool, bool, int], seed: int
) -> None:
    chance = Rng.seeded(seed)
    for table in positions(match):
        if chance.below(6) == 0:
            for viewer in (*range(len(match[0])), None):
                world = table.redeal(viewer, chance)
                assert closed(world, viewer) == closed(table, viewer)


@settings(max_examples=15, deadline=None)
@given(matches)
def test_a_view_shows_the_own_hand_the_tops_and_nothing_else_before_scoring(
    match: tuple[list[str], bool, bool, int],
) -> None:
    for table in positions(match):
        for viewer in (*range(len(match[0])), None):
            view = table.view(viewer).table
            assert isinstance(view, CardTableView)
            own = [] if viewer is None else table.hands[viewer]
            assert view.hand == [table.cards.ids[card] for card in own]
            for seat, pile in zip(view.seats, table.piles, strict=True):
                assert seat.pile_size == len(pile)
                assert (seat.pile is None) == (seat.score is None) == (seat.heroes is None) == (not table.ended)
                if pile and pile[-1] < 0:
                    assert seat.top == "H"
