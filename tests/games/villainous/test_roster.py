"""What a table keeps about its realms is what it would find out anew."""

from __future__ import annotations

import pytest

from perfidie.games.villainous.conditions import states
from perfidie.games.villainous.covering import covered
from perfidie.games.villainous.game import GAME
from perfidie.games.villainous.progress import mean_of_parts, progress
from perfidie.games.villainous.roster import UNKNOWN, UNWEIGHED, Roster
from perfidie.games.villainous.standing import STANDING, realm_sign, realm_worth
from perfidie.games.villainous.strength import strength
from perfidie.games.villainous.table import Table
from perfidie.games.villainous.vanquish import vanquishable
from perfidie.kernel.rng import Rng

DECISIONS = 600


def lists(roster: Roster) -> list[list[int]]:
    return [
        roster.heroes,
        roster.allies,
        roster.items,
        roster.covering,
        roster.activatable,
        roster.strengthening,
        roster.pricing,
        roster.barring,
        roster.shielding,
        roster.granting,
        roster.reacting,
        [roster.bans],
    ]


def check(table: Table, seat: int, kept: Roster) -> None:
    if table.winner != seat:
        assert progress(table, seat) == mean_of_parts(table, seat)
    fresh = table.muster(seat)
    assert lists(kept) == lists(fresh)
    for card, known in kept.strengths.items():
        assert strength(table, card) == known
    for location, hidden in enumerate(kept.covered):
        assert hidden in (UNKNOWN, covered(table, seat, location))
    for hero, possible in kept.vanquishable.items():
        assert vanquishable(table, hero) == possible
    for id, first in (kept.firsts or {}).items():
        assert table.present(seat, id) == first
    assert kept.states in (UNKNOWN, states(table, fresh))
    assert kept.worth in (UNWEIGHED, realm_worth(table, seat))
    assert kept.sign in (0, realm_sign(table, seat))
    table.rosters[seat] = kept


@pytest.mark.parametrize("seed", range(12))
def test_a_roster_is_forgotten_whenever_its_realm_changes(seed: int) -> None:
    chance = Rng.seeded(seed)
    table = GAME.start(GAME.draw_seats(2 + seed % 3, chance), None, seed)
    kept = 0
    for _ in range(DECISIONS):
        if table.asked < 0:
            break
        table.apply(chance.below(len(table.codes)))
        for seat in range(table.seats):
            roster = table.rosters[seat]
            if roster is not None:
                check(table, seat, roster)
                kept += 1
            STANDING.worth(table, seat)  # what bots ask for is kept, too
            STANDING.sign(table, seat)
    assert kept > 0
