"""What holds in every game of Evil Corp., however it is played."""

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perfidie.games.evil_corp.box import SWITCHES, box
from perfidie.games.evil_corp.game import GAME
from perfidie.games.evil_corp.table import Table
from perfidie.games.evil_corp.view import EvilCorpView, SlotView, VillageView
from perfidie.kernel.options import Record
from perfidie.kernel.rng import Rng

MONSTERS = {monster.id: monster for monster in box().monsters}

rulings = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in SWITCHES.items()})
matches = st.tuples(st.sampled_from([2, 3, 4]), rulings, st.integers(0, 2**32))
Match = tuple[int, dict[str, bool | str], int]


def positions(match: Match) -> Iterator[Table]:
    """All positions of a game played at random, the last one included; always the same object."""
    players, options, seed = match
    table = GAME.start([str(seat) for seat in range(players)], options, seed)
    chance = Rng.seeded(seed + 1)
    yield table
    for _ in range(GAME.cap):
        decision = table.decision()
        if decision is None:
            return
        table.apply(chance.below(len(decision)))
        yield table


def seen_by(table: Table, seat: int | None) -> EvilCorpView:
    seen = table.view(seat).table
    assert isinstance(seen, EvilCorpView)
    return seen


def powers(slot: SlotView, prefix: str) -> list[str]:
    """The arguments of a monster's passive powers of one name, if it is face up."""
    if slot.card is None or not slot.up:
        return []
    entry = next(entry for entry in box().data["monster"] if entry["id"] == slot.card)
    return [code.partition(":")[2] for code in entry["passive"] if code.partition(":")[0] == prefix]


def strength(seen: EvilCorpView, village: VillageView, side: int) -> int:
    """Rules 4 and 5 once more, plainly, from what everybody can see."""
    own = [slot for each in seen.villages for slot in each.slots if slot.side == side and slot.card]
    boosts = Counter(colour for slot in own for colour in powers(slot, "boost"))
    here = [slot for slot in village.slots if slot.side == side and slot.card]
    field = [slot for slot in here if slot.type == "battlefield"]
    total = 0
    for slot in here:
        entry = next(entry for entry in box().data["monster"] if entry["id"] == slot.card)
        terror = entry["terror"]
        if slot.type == "battlefield":
            if len(field) == 1 and powers(slot, "alone"):
                terror = int(powers(slot, "alone")[0])
            terror += boosts[entry["colour"]]
        assert slot.terror == terror
        if slot.type in ("battlefield", "fortification"):
            total += terror
    return total


@settings(max_examples=12, deadline=None)
@given(matches)
def test_the_gauge_is_the_difference_of_strengths_at_every_moment(match: Match) -> None:
    for table in positions(match):
        seen = seen_by(table, None)
        for number, village in enumerate(seen.villages):
            lower, higher = village.sides
            difference = strength(seen, village, lower) - strength(seen, village, higher)
            assert (village.strength_gap, table.gauge(number)) == (difference, difference)
            assert village.marker == max(-len(village.track), min(len(village.track), difference))


@settings(max_examples=12, deadline=None)
@given(matches)
def test_nothing_is_lost_or_owed(match: Match) -> None:
    tiles: list[int] = []
    for table in positions(match):
        tiles = tiles or sorted(GAME.cards_of(table))
        assert sorted(GAME.cards_of(table)) == tiles == list(range(len(table.material.ids)))
        assert min(table.gold) >= 0
        assert min(table.magic) >= 0
        assert sum(table.tokens) <= box().victory_tokens
        assert len(table.queue) <= box().queue_length
        for slot, tile in enumerate(table.slots):
            assert tile >= 0 or not table.face_down >> slot & 1
            assert tile < 0 or table.material.printed_on[table.faces[table.material.slot_village[slot]]][slot]
        for village, face in enumerate(table.faces):
            for half in (0, 1):
                assert 0 <= table.conquest[village * 2 + half] <= box().faces[face].steps_to_win


@settings(max_examples=8, deadline=None)
@given(matches)
def test_a_game_ends_with_two_tokens_for_the_winners(match: Match) -> None:
    *_, table = positions(match)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners
    assert all(outcome.scores[seat] >= box().tokens_to_win for seat in outcome.winners)
    sides = {table.side(seat) for seat in outcome.winners}
    assert sorted(outcome.winners) == [seat for seat in range(table.seats) if table.side(seat) in sides]


@settings(max_examples=8, deadline=None)
@given(matches)
def test_the_events_tell_all_that_changes_gold_and_gauge(match: Match) -> None:
    players, options, seed = match
    table = GAME.start([str(seat) for seat in range(players)], options, seed)
    chance = Rng.seeded(seed)
    gauges = {f"v{village}": 0 for village in range(table.material.villages)}
    money = [0] * table.material.sides
    for _ in range(GAME.cap):
        for raw in table.events or []:
            event = table.event(raw, None)
            assert event is not None
            msgspec.json.encode(event)
            follow(table, event, gauges, money)
        assert list(gauges.values()) == [table.gauge(village) for village in range(table.material.villages)]
        assert money == [table.money(side) for side in range(table.material.sides)]
        table.listen()
        decision = table.decision()
        if decision is None:
            break
        table.apply(chance.below(len(decision)))


def follow(table: Table, event: Record, gauges: dict[str, int], money: list[int]) -> None:
    """Keep the books by the events alone."""
    n = event.get("n")
    if event["kind"] == "terror":
        assert isinstance(n, int)
        gauges[str(event["village"])] = n
    elif event["kind"] in ("gained", "pillaged", "took_cargo", "magic"):
        assert isinstance(n, int)
        assert isinstance(event["seat"], int)
        money[table.side(event["seat"])] += n
    elif event["kind"] in ("paid", "gold_lost"):
        assert isinstance(n, int)
        assert isinstance(event["seat"], int)
        money[table.side(event["seat"])] -= n


@settings(max_examples=8, deadline=None)
@given(matches)
def test_a_player_without_a_partner_knows_what_is_in_the_own_bag(match: Match) -> None:
    for table in positions(match):
        for seat in range(table.seats):
            side = table.side(seat)
            seen = seen_by(table, seat)
            mine = [table.material.ids[tile] for tile in table.reserves[seat]]
            assert seen.seats[seat].reserve == mine
            if len(table.material.members[side]) == 1:
                assert seen.sides[side].unseen == sorted(table.material.ids[tile] for tile in table.bags[side])


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 2**32))
def test_partners_do_not_see_each_others_reserves(seed: int) -> None:
    for table in positions((4, {}, seed)):
        for seat, other in ((0, 1), (1, 0), (2, 3), (3, 2)):
            shown = [tile for tile in table.reserves[other] if table.knowledge.known[tile] == table.knowledge.everyone]
            seen = seen_by(table, seat).seats[other]
            assert seen.reserve == sorted(table.material.ids[tile] for tile in shown)
            assert seen.reserve_size == len(table.reserves[other])
            assert seen_by(table, None).seats[other].reserve == seen.reserve


def test_recruits_are_known_to_be_in_the_bag_and_nowhere_else() -> None:
    """Everybody sees what is recruited: no world that anybody holds possible has it in a reserve before it is drawn."""
    table = GAME.start(["0", "1"], {"first": 0, "handicap_0": 4}, seed=5)
    recruit = next(i for i, option in enumerate(table.decision().options) if option["kind"] == "recruit")  # type: ignore[union-attr]
    table.apply(recruit)
    tile = next(tile for tile in table.bags[0] if tile in table.material.recruitable)
    chance = Rng.seeded(1)
    places = set()
    for _ in range(40):
        for viewer in (0, 1, None):
            world = table.redeal(viewer, chance)
            assert tile in world.bags[0]
            places.add(world.bags[0].index(tile))
    assert len(places) == len(table.bags[0])


def test_tiles_that_were_shown_are_public_in_the_reserve() -> None:
    start = {"first": 0, "0": {"reserve": ["r01"]}, "1": {"reserve": ["base_red", "base_blue"]}}
    table = GAME.position(["0", "1"], None, 0, start)
    table.apply(0)
    assert seen_by(table, 0).seats[1].reserve == []
    table.apply(0)
    for viewer in (0, None):
        assert seen_by(table, viewer).seats[1].reserve == ["base_blue", "base_red"]


@pytest.mark.full
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_thousand_games_end_and_no_seat_wins_far_more_than_its_share(players: int) -> None:
    wins: Counter[int] = Counter()
    for seed in range(5000):
        *_, table = positions((players, {}, seed))
        assert table.winners
        wins.update(table.winners)
    share = sum(wins.values()) / table.material.sides
    assert all(abs(count - share) < 0.1 * share for count in wins.values()), wins
