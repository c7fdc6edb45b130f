"""Heroes of different sizes in the Queen of Hearts' realm, and the symbols they cover."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from perfidie.games.villainous.covering import covered
from perfidie.games.villainous.game import GAME
from perfidie.games.villainous.printed import villain
from perfidie.games.villainous.table import ENLARGED, SHRUNK, Table

BOARD = villain("queen_of_hearts").data["location"]
HEROES = ("alice", "caterpillar", "cheshire_cat", "dodo", "dormouse", "mad_hatter", "march_hare", "white_rabbit")

Cover = tuple[int, int]
"""A symbol of a top row: location, and 0 for the left or 1 for the right one."""


class Hero:
    """Where a Hero is, its size, and for one of unusual size the symbols that were chosen for it."""

    def __init__(self, at: int, size: str, right: bool) -> None:
        self.at = at
        self.size = size
        self.covers: set[Cover] = set()
        if size == "shrunk":
            self.covers = {(at, int(right))}
        elif size == "enlarged":
            right = at == 0 or (right and at < 3)
            self.covers = {(at, 0), (at, 1), (at + 1, 0) if right else (at - 1, 1)}

    def entry(self, id: str) -> dict[str, Any]:
        entry: dict[str, Any] = {"card": id, "at": BOARD[self.at]["id"]}
        if self.size != "normal":
            entry["size"] = self.size
            entry["covers"] = [f"{BOARD[at]['id']}/{BOARD[at]['top'][side]}" for at, side in sorted(self.covers)]
        return entry

    def __repr__(self) -> str:
        return f"{self.size} at {self.at} covering {sorted(self.covers)}"


HERO = st.builds(Hero, st.integers(0, 3), st.sampled_from(("normal", "shrunk", "enlarged")), st.booleans())


def realm_of(heroes: list[Hero]) -> Table:
    realm = [hero.entry(id) for id, hero in zip(HEROES, heroes, strict=False)]
    return GAME.position(["queen_of_hearts", "gaston"], None, 0, {"phase": "actions", "0": {"realm": realm}})


def covered_symbols(table: Table) -> set[Cover]:
    return {(at, side) for at in range(4) for side in range(4) if covered(table, 0, at) >> side & 1}


@given(st.lists(HERO, max_size=len(HEROES)))
def test_heroes_cover_the_union_and_normal_ones_nothing_beside_a_shrunk_one(heroes: list[Hero]) -> None:
    expected: set[Cover] = set()
    for hero in heroes:
        if hero.size != "normal":
            expected |= hero.covers
        elif not any(other.size == "shrunk" and other.at == hero.at for other in heroes):
            expected |= {(hero.at, 0), (hero.at, 1)}
    assert covered_symbols(realm_of(heroes)) == expected


@given(HERO, st.integers(0, 3))
def test_a_hero_keeps_its_size_when_it_is_moved(hero: Hero, to: int) -> None:
    table = realm_of([hero])
    card = table.heroes(0)[0]
    size = table.flags[card] & (SHRUNK | ENLARGED)
    table.move_card(card, to, 0)
    shifted = {(at + to - hero.at, side) for at, side in hero.covers}
    assert table.flags[card] & (SHRUNK | ENLARGED) == size
    if size:
        assert covered_symbols(table) == {(at, side) for at, side in shifted if 0 <= at < 4}


@given(HERO)
def test_an_enlarged_hero_is_at_its_place_and_where_it_spills_over(hero: Hero) -> None:
    table = realm_of([hero])
    places = {at for at in range(4) if table.is_at(table.heroes(0)[0], at)}
    assert places == ({at for at, _ in hero.covers} if hero.size == "enlarged" else {hero.at})
