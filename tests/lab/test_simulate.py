"""Simulations: the same games for the same seed, counted rightly."""

from __future__ import annotations

import msgspec
import pytest

from perfidie.games.villainous.game import GAME as VILLAINOUS
from perfidie.games.villains_card_game.game import VillainsCardGame
from perfidie.kernel.errors import BadInput
from perfidie.lab.intervals import wilson
from perfidie.lab.simulate import CHANCE, Played, pairings, plan, play, simulate
from perfidie.lab.tally import Tally

FOUR = plan("villains_card_game", 4, ["random"], {}, seed=5)


def test_the_games_do_not_depend_on_the_number_of_processes() -> None:
    alone = [one for batch in simulate(FOUR, 120, jobs=1) for one in batch]
    together = [one for batch in simulate(FOUR, 120, jobs=2) for one in batch]
    assert sorted(together, key=lambda one: one.index) == alone


def test_a_smaller_simulation_is_the_beginning_of_a_larger_one() -> None:
    assert [one for batch in simulate(FOUR, 7) for one in batch] == next(simulate(FOUR, 60))[:7]


def test_games_differ_and_roles_are_drawn_for_each() -> None:
    games = next(simulate(FOUR, 50))
    assert len({one.seed for one in games}) == 50
    assert len({tuple(one.seats) for one in games}) > 25
    assert all(len(set(one.seats)) == 4 for one in games)


def tally_of(games: list[Played]) -> Tally:
    tally = Tally()
    for one in games:
        tally.add(one, ["random"] * len(one.seats))
    return tally


def test_every_game_is_won_once_however_it_is_shared() -> None:
    tally = tally_of(next(simulate(FOUR, 50)))
    for table in ("seats", "roles"):
        found = tally.shares(table)
        assert sum(share.wins for share in found.values()) == pytest.approx(50)
        assert sum(share.games for share in found.values()) == 200
        assert all(share.low < share.rate < share.high for share in found.values() if 0 < share.wins < share.games)


def test_a_victory_that_rivals_share_counts_as_a_fraction() -> None:
    games = (one for batch in simulate(FOUR, 1000) for one in batch)
    shared = next(one for one in games if len(one.winners) == 2)
    assert shared.share == 0.5
    tally = tally_of([shared])
    assert tally.shared == 1
    assert sorted(share.wins for share in tally.shares("seats").values()) == [0, 0, 0.5, 0.5]
    assert tally.shares("seats")["0"].score == shared.scores[0]


def test_partners_win_together_and_whole() -> None:
    teams = next(simulate(plan("evil_corp", 4, ["random"], {}, seed=1), 1))[0]
    assert len(teams.winners) == 2
    assert teams.share == 1
    assert tally_of([teams]).shared == 0


def test_a_bot_counts_once_for_a_side_that_it_has_to_itself_and_once_for_each_if_it_has_both() -> None:
    teams = next(simulate(plan("evil_corp", 4, ["random"], {}, seed=1), 1))[0]
    for bots, games in (
        (["steady", "steady", "random", "random"], {"steady": 1, "random": 1}),
        (["steady", "random", "steady", "random"], {"steady": 2, "random": 2}),
        (["random"] * 4, {"random": 2}),
    ):
        tally = Tally()
        tally.add(teams, bots)
        found = tally.shares("bots")
        assert {name: share.games for name, share in found.items()} == games
        winners = {bots[seat] for seat in teams.winners}
        assert {name for name, share in found.items() if share.wins} == winners
        assert all(share.wins == 1 for name, share in found.items() if name in winners)


def test_a_bot_that_is_not_installed_is_no_fault_of_a_game() -> None:
    with pytest.raises(BadInput, match="unknown-bot"):
        play(msgspec.structs.replace(FOUR, bots=["oracle"] * 4), VillainsCardGame(), 0)


def test_tallies_add_up_to_the_tally_of_all() -> None:
    games = next(simulate(FOUR, 50))
    added = tally_of(games[:20])
    added.merge(tally_of(games[20:]))
    assert added == tally_of(games)


def test_pairs_meet_equally_often_in_both_orders() -> None:
    seatings = pairings(VILLAINOUS, VILLAINOUS.roles)
    assert len(seatings) == 72
    assert len({tuple(seating) for seating in seatings}) == 72
    planned = plan("villainous", pairings(VILLAINOUS, ["gaston", "jafar"]), ["random"], {"turn_limit": 1}, seed=2)
    assert [play(planned, VILLAINOUS, index).seats for index in range(3)] == [
        ["gaston", "jafar"],
        ["jafar", "gaston"],
        ["gaston", "jafar"],
    ]


class Broken(VillainsCardGame):
    cap = property(lambda self: 1 // 0)


def test_what_breaks_in_one_game_is_noted_and_stops_no_other() -> None:
    broken = play(FOUR, Broken(), 0)
    assert broken.fault.startswith("ZeroDivisionError")
    assert broken.winners == []
    assert not broken.capped
    assert tally_of([broken]).faults == 1


class Hasty(VillainsCardGame):
    cap = 1


def test_a_game_that_lasts_too_long_is_stopped_and_won_by_nobody() -> None:
    stopped = play(FOUR, Hasty(), 0)
    assert stopped.capped
    assert stopped.decisions == CHANCE  # they play by chance
    assert stopped.winners == []
    others = plan("villains_card_game", 4, ["random", "novice", "random", "random"], {}, seed=1)
    assert play(others, Hasty(), 0).decisions == 1


def test_the_interval_stays_inside_the_possible() -> None:
    for games in range(1, 60):
        assert 0 <= wilson(0, games)[0] < 1e-9
        assert 1 - 1e-9 < wilson(games, games)[1] <= 1
    assert wilson(5, 10)[0] == pytest.approx(0.2366, abs=1e-4)
    assert wilson(5, 10)[1] == pytest.approx(0.7634, abs=1e-4)


@pytest.mark.parametrize(
    ("seats", "bots", "options", "code"),
    [
        (2, ["random"], {}, "seat-count"),
        (["hook", "hook", "scar"], ["random"], {}, "role-twice"),
        (3, ["random", "random"], {}, "bot-count"),
        (3, ["oracle"], {}, "unknown-bot"),
        (3, ["random"], {"dice": 1}, "unknown-option"),
        (3, ["random"], {"first": 5}, "option-value"),
    ],
)
def test_a_plan_that_does_not_fit_is_refused(
    seats: int | list[str], bots: list[str], options: dict[str, bool | int | str], code: str
) -> None:
    with pytest.raises(BadInput) as refused:
        plan("villains_card_game", seats, bots, options, seed=1)
    assert refused.value.code == code
