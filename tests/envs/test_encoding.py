"""Every option has its own action number, and a vector tells what its seat knows and nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from perfidie.envs import Encoding, encoding_of
from perfidie.games import GAMES
from perfidie.games import game as find_game
from perfidie.games.villainous.table import Table as Realms
from perfidie.games.villains_card_game.table import Table as CardTable
from perfidie.kernel.errors import BadInput, PerfidieError
from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng
from perfidie.kernel.scenario import load, play, scenario_files
from perfidie.kernel.state import State

pytestmark = pytest.mark.compiled

SCENARIOS = Path(__file__).parents[1] / "scenarios"
TABLES = [(id, seats) for id in GAMES for seats in find_game(id).seat_counts]


def positions(game: Game, seats: int, number: int, every: int = 1) -> Iterator[State]:
    """So many positions of random games, one out of so many decisions."""
    rng = Rng.seeded(seats)
    seed = found = made = 0
    while found < number:
        state = game.start(game.draw_seats(seats, rng), None, seed)
        state.events = None
        seed += 1
        limit = made + 600
        while state.asked >= 0 and found < number and made < limit:
            if made % every == 0:
                found += 1
                yield state
            state.apply(rng.below(len(state.codes)))
            made += 1


def check_numbers(numbers: Encoding, state: State) -> None:
    legal = numbers.legal(state)
    assert list(legal.values()) == list(range(len(state.codes)))
    assert all(0 <= action < numbers.actions for action in legal)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_every_option_of_random_games_has_one_number_and_every_number_one_option(id: str, seats: int) -> None:
    numbers = encoding_of(id, seats)
    for state in positions(find_game(id), seats, 2000):
        check_numbers(numbers, state)


@pytest.mark.parametrize("id", GAMES)
def test_the_options_of_all_scenarios_have_numbers_of_their_own(id: str) -> None:
    rng = Rng.seeded(1)
    game = find_game(id)
    for file in scenario_files([SCENARIOS / id]):
        state = play(load(file), game).state
        numbers = encoding_of(id, state.seats)
        for _ in range(4):
            if state.asked < 0:
                break
            if isinstance(state, CardTable) and any(len(hand) > state.cards.hand for hand in state.hands):
                break  # a scenario may deal more than a hand holds
            check_numbers(numbers, state)
            state.apply(rng.below(len(state.codes)))


def test_more_equal_cards_than_a_hand_holds_are_refused_and_not_left_out() -> None:
    game = find_game("villains_card_game")
    state = game.start(["hook", "jafar", "ursula"], None, 1)
    state.codes = [state.codes[0]] * 5
    with pytest.raises(PerfidieError, match="action-unnumbered: game=villains_card_game"):
        encoding_of(game.id, 3).legal(state)


@pytest.mark.parametrize("id", ["villainous", "evil_corp"])
def test_two_options_that_look_the_same_are_refused_and_not_left_out(id: str) -> None:
    game = find_game(id)
    state = game.start(game.draw_seats(2, Rng.seeded(1)), None, 1)
    state.codes = [state.codes[-1]] * 2
    with pytest.raises(PerfidieError, match=f"action-unnumbered: game={id}"):
        encoding_of(id, 2).legal(state)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_vector_and_the_numbers_are_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(
    id: str, seats: int
) -> None:
    game = find_game(id)
    numbers = encoding_of(id, seats)
    rng = Rng.seeded(seats)
    for state in positions(game, seats, 60, every=7):
        for seat in range(seats):
            told = numbers.observe(state, seat)
            assert len(told) == numbers.size
            assert max(told) <= 127
            world = state.redeal(seat, rng, game.cards_of(state))
            assert parts_that_differ(numbers, told, numbers.observe(world, seat)) == []
            if seat == state.asked:
                assert list(numbers.legal(world)) == list(numbers.legal(state))


def parts_that_differ(numbers: Encoding, one: bytearray, other: bytearray) -> list[str]:
    return [part.name for part in numbers.vector.parts if one[part.start : part.stop] != other[part.start : part.stop]]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_vector_does_not_depend_on_what_was_looked_at_before(id: str, seats: int) -> None:
    used = encoding_of(id, seats)
    for state in positions(find_game(id), seats, 40, every=11):
        for seat in range(seats):
            assert used.observe(state, seat) == encoding_of(id, seats).observe(state, seat)


def test_a_pile_of_one_hero_is_told_whichever_card_it_is() -> None:
    game = find_game("villains_card_game")
    for card in range(60):
        state = game.start(["hook", "jafar", "ursula"], None, 1)
        assert isinstance(state, CardTable)
        state.piles[1] = [~card]
        numbers = encoding_of(game.id, 3)
        told = numbers.observe(state, 0)
        assert len(told) == numbers.size
        pile = numbers.vector.part("seat 1 pile, Heroes in it")
        assert list(told[pile.start : pile.stop]) == [1, 1]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_action_numbers_are_the_same_for_any_number_of_seats_and_have_names_of_their_own(
    id: str, seats: int
) -> None:
    numbers = encoding_of(id, seats)
    fewest = encoding_of(id, find_game(id).seat_counts.start)
    names = [numbers.action_name(action) for action in range(numbers.actions)]
    assert len(set(names)) == numbers.actions
    assert names == [fewest.action_name(action) for action in range(fewest.actions)]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_parts_follow_each_other_without_gaps(id: str, seats: int) -> None:
    numbers = encoding_of(id, seats)
    for layout in (numbers.vector, numbers.numbering):
        end = 0
        for part in layout.parts:
            assert part.start == end
            assert part.stop > part.start
            end = part.stop
        assert end == layout.size
        assert len({part.name for part in layout.parts}) == len(layout.parts)


def test_the_card_game_tells_hand_tops_and_sizes() -> None:
    numbers = encoding_of("villains_card_game", 4)
    ids = numbers.face_ids  # type: ignore[attr-defined]
    for state in positions(find_game("villains_card_game"), 4, 60, every=5):
        for seat in range(4):
            told = numbers.observe(state, seat)
            view = state.view(seat).table
            hand = numbers.vector.part("seat 0 known hand")
            assert sorted(cards(told[hand.start : hand.stop], ids)) == sorted(view.hand)
            middle = numbers.vector.part("middle")
            assert sorted(cards(told[middle.start : middle.stop], ids)) == sorted(view.middle)
            for i in range(4):
                other = view.seats[(seat + i) % 4]
                top = numbers.vector.part(f"seat {i} top")
                assert cards(told[top.start : top.stop], [*ids[: top.stop - top.start - 1], "H"]) == (
                    [other.top] if other.top else []
                )
                sizes = numbers.vector.part(f"seat {i} hand, draw pile").start
                assert list(told[sizes : sizes + 3]) == [other.hand_size, other.draw_size, other.pile_size]
                forced = numbers.vector.part(f"seat {i} card to play next")
                assert cards(told[forced.start : forced.stop], ids) == ([other.forced] if other.forced else [])


def cards(counts: bytearray, ids: list[str]) -> list[str]:
    """The ids, each as often as it is counted."""
    return [id for id, count in zip(ids, counts, strict=True) for _ in range(count)]


def test_villainous_tells_of_hands_decks_and_realms_what_the_view_shows() -> None:
    numbers = encoding_of("villainous", 3)
    known_in_decks = 0
    for state in positions(find_game("villainous"), 3, 150, every=13):
        assert isinstance(state, Realms)
        for seat in range(3):
            told = numbers.observe(state, seat)
            view = state.view(seat).table
            for i in range(3):
                other = (seat + i) % 3
                realm = view.realms[other]
                part = numbers.vector.part(f"seat {i} cards")
                kinds = [kind.id for kind in state.cast.scripts[other].deck.kinds]
                columns = [told[part.start + feature : part.stop : 18][: len(kinds)] for feature in range(18)]
                assert sorted(cards(columns[0], kinds)) == sorted(card for card in realm.hand if card)
                decks = [*realm.known_villain_deck, *realm.known_fate_deck]
                assert sorted(cards(columns[1], kinds)) == sorted(card for card in decks if card)
                known_in_decks += sum(columns[1])
                discards = [*realm.villain_discard, *realm.fate_discard]
                assert sorted(cards(columns[3], kinds)) == sorted(discards)
                for location in range(4):
                    there = realm.locations[location]
                    standing = [*there.top, *there.bottom]
                    shown = [card.card for card in standing] + [item for card in standing for item in card.items]
                    assert sorted(cards(columns[5 + location], kinds)) == sorted(shown)
                    assert told[numbers.vector.part(f"seat {i} mover").start + location] == there.mover
                    assert told[numbers.vector.part(f"seat {i} locked").start + location] == there.locked
    assert known_in_decks > 0


def test_evil_corp_tells_of_reserves_and_bags_what_the_view_shows() -> None:
    for seats in (2, 3, 4):
        numbers = encoding_of("evil_corp", seats)
        ids = numbers.kind_ids  # type: ignore[attr-defined]
        for state in positions(find_game("evil_corp"), seats, 40, every=9):
            for seat in range(seats):
                told = numbers.observe(state, seat)
                view = state.view(seat).table
                own = view.seats[seat].side
                for i in range(seats):
                    reserve = numbers.vector.part(f"seat {i} known reserve")
                    shown = view.seats[(seat + i) % seats].reserve
                    assert sorted(cards(told[reserve.start : reserve.stop], ids)) == sorted(shown)
                for i in range(len(view.sides)):
                    side = view.sides[(own + i) % len(view.sides)]
                    unseen = numbers.vector.part(f"side {i} unseen")
                    assert sorted(cards(told[unseen.start : unseen.stop], ids)) == side.unseen
                    money = numbers.vector.part(f"side {i} gold, magic gold, tokens, free keeps, bag").start
                    assert list(told[money : money + 3]) == [side.gold, side.magic, side.tokens]
                deployed = sum(slot.card is not None for village in view.villages for slot in village.slots)
                kinds = len(ids)
                counted = 0
                for i in range(len(view.villages)):
                    slots = numbers.vector.part(f"village {i} slots")
                    for at in range(slots.start, slots.stop, 2 + kinds):
                        counted += sum(told[at + 2 : at + 2 + kinds])
                assert counted == deployed


def test_a_number_of_seats_that_no_game_has_is_refused() -> None:
    with pytest.raises(BadInput, match="seat-count"):
        encoding_of("villains_card_game", 2)
