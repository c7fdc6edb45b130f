"""How many ways a game can go: counts of legal options. Whatever changes a rule shows here."""

from typing import Any

import pytest

from perfidie.games.villainous.game import GAME
from perfidie.games.villainous.table import Table
from perfidie.kernel.rng import Rng

WOLVES_AND_LEFOU = {"mover": "tavern", "power": 9, "hand": ["wolves", "lefou"]}
TWO_ALLIES = [{"card": "wolves", "at": "tavern"}, {"card": "lefou", "at": "forest"}]
HEROES_AND_ALLIES = [
    {"card": "taran", "at": "morva"},
    {"card": "gwythaints", "at": "fair_folk_kingdom"},
    {"card": "horned_kings_henchmen", "at": "morva"},
    {"card": "creeper", "at": "morva"},
]


def ways(table: Table) -> int:
    """In how many ways of choosing the present action can be carried to its end; windows are passed."""
    if len(table.stack) <= 1 or table.decision() is None:
        return 1
    if table.option(table.codes[-1]).get("answer") == "pass":
        table = table.copy()
        table.apply(len(table.codes) - 1)
        return ways(table)
    total = 0
    for index in range(len(table.codes)):
        branch = table.copy()
        branch.apply(index)
        total += ways(branch)
    return total


@pytest.mark.parametrize(
    ("symbol", "mine", "theirs", "expected"),
    [
        # each of two cards to each of four locations
        ("play_card", WOLVES_AND_LEFOU, {}, 2 * 4),
        ("play_card", {**WOLVES_AND_LEFOU, "locked": ["forest"]}, {}, 2 * 3),
        ("play_card", {**WOLVES_AND_LEFOU, "power": 1}, {}, 4),
        # one Item to each of two Allies
        ("play_card", {"mover": "tavern", "power": 4, "hand": ["five_dozen_eggs"], "realm": TWO_ALLIES}, {}, 2),
        # three Obstacles one after another from four locations with two each: all sequences but the four of one place
        ("play_card", {"mover": "tavern", "power": 5, "hand": ["get_out"]}, {}, 4**3 - 4),
        # one Obstacle, from any of the three locations that have one
        ("play_card", {"mover": "tavern", "power": 2, "hand": ["temper"], "obstacles": {"forest": 0}}, {}, 3),
        # an Ally one step along the row: Tavern to two neighbours, Forest to two
        ("play_card", {"mover": "tavern", "power": 1, "hand": ["time_to_follow_me"], "realm": TWO_ALLIES}, {}, 4),
        # three cards picked one by one: 3 single ones, 6 pairs in order, 6 orders of all three
        ("discard", {"mover": "forest", "hand": ["wolves", "temper", "lefou"]}, {}, 3 + 6 + 6),
        # either of two Heroes without a choice of their own, to each of four locations
        ("fate", {"mover": "forest"}, {"fate_deck": ["taran", "gurgi"]}, 2 * 4),
        # one of them cannot be played
        ("fate", {"mover": "forest"}, {"fate_deck": ["taran", "gurgis_sacrifice"]}, 4),
        # nothing can be played
        ("fate", {"mover": "forest"}, {"fate_deck": ["dyrnwyn", "gurgis_sacrifice"]}, 1),
        # a Hero to each of four locations, or a sword to each of two Heroes
        (
            "fate",
            {"mover": "forest"},
            {
                "fate_deck": ["gurgi", "dyrnwyn"],
                "realm": [{"card": "taran", "at": "morva"}, {"card": "hen_wen", "at": "dungeons"}],
            },
            4 + 2,
        ),
    ],
)
def test_ways_to_carry_out_an_action(symbol: str, mine: dict[str, Any], theirs: dict[str, Any], expected: int) -> None:
    start = {"turn": 0, "phase": "actions", "0": mine, "1": theirs}
    table = GAME.position(["gaston", "horned_king"], None, 0, start)
    symbols = [table.option(code).get("symbol") for code in table.codes]
    table.apply(symbols.index(symbol))
    assert ways(table) == expected


def test_ways_to_vanquish() -> None:
    """Against strength 2: Henchmen (3), Gwythaints (2, from next door), Creeper (1).

    Every set but Creeper alone suffices; picked one by one, the first sets that suffice may be left at once or grow.
    """
    mine = {"mover": "throne_room", "realm": HEROES_AND_ALLIES}
    start = {"turn": 0, "phase": "actions", "0": mine}
    table = GAME.position(["horned_king", "gaston"], None, 0, start)
    symbols = [table.option(code).get("symbol") for code in table.codes]
    table.apply(symbols.index("vanquish"))
    alone = 2  # H, G
    pairs = 3 * 2  # HG, HC, GC in both orders
    all_three = 6
    assert ways(table) == alone + pairs + all_three


def perft(table: Table, depth: int) -> int:
    """The number of different sequences of so many choices."""
    if depth == 0 or table.decision() is None:
        return 1
    if depth == 1:
        return len(table.codes)
    total = 0
    for index in range(len(table.codes)):
        branch = table.copy()
        branch.apply(index)
        total += perft(branch, depth - 1)
    return total


@pytest.mark.parametrize(
    ("seats", "seed", "counts"),
    [
        (["gaston", "horned_king"], 1, [9, 68, 463, 3292]),
        (["gaston", "horned_king"], 2, [9, 71, 454, 3285]),
        (["lady_tremaine", "gaston"], 1, [7, 56, 373, 2582]),
        (["lady_tremaine", "gaston"], 2, [7, 56, 397, 2679]),
        (["horned_king", "lady_tremaine"], 1, [7, 46, 275, 1817]),
        (["horned_king", "lady_tremaine"], 2, [7, 49, 301, 1801]),
        (["gaston", "lady_tremaine", "horned_king"], 1, [9, 68, 472, 3653]),
        (["gaston", "lady_tremaine", "horned_king"], 2, [9, 65, 466, 3052]),
    ],
)
def test_sequences_of_choices(seats: list[str], seed: int, counts: list[int]) -> None:
    """From the first decision on: sequences of 2, 4, 6 and 8 choices."""
    table = GAME.start(seats, {"first_player": "seat:0"}, seed)
    assert [perft(table, depth) for depth in (2, 4, 6, 8)] == counts


@pytest.mark.parametrize(
    ("seats", "seed", "options", "turns"),
    [
        (["gaston", "horned_king"], 1, 4021, 229),
        (["gaston", "horned_king"], 2, 4128, 234),
        (["lady_tremaine", "gaston"], 1, 700, 46),
        (["lady_tremaine", "gaston"], 2, 3870, 247),
        (["horned_king", "lady_tremaine"], 1, 3639, 259),
        (["horned_king", "lady_tremaine"], 2, 3817, 263),
        (["gaston", "lady_tremaine", "horned_king"], 1, 3666, 262),
        (["gaston", "lady_tremaine", "horned_king"], 2, 2930, 174),
    ],
)
def test_options_of_a_random_game(seats: list[str], seed: int, options: int, turns: int) -> None:
    """Random choices for 1,500 decisions: how many options there were in all, and turns."""
    assert walk(seats, seed) == (options, turns)


def walk(seats: list[str], seed: int) -> tuple[int, int]:
    table = GAME.start(seats, {"first_player": "seat:0"}, seed)
    rng = Rng.seeded(seed)
    options = 0
    for _ in range(1_500):
        if table.decision() is None:
            break
        options += len(table.codes)
        table.apply(rng.below(len(table.codes)))
    return options, table.turns
