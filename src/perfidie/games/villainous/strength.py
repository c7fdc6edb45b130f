"""Strength (R6.1-R6.7): printed value and all active modifiers of the realm, never below 0."""

from __future__ import annotations

from perfidie.games.villainous.table import STRONGER_CARD, Table


def strength(table: Table, card: int) -> int:
    """The current strength of an Ally or Hero in a realm."""
    owner = table.cast.owner[card]
    roster = table.rosters[owner] or table.muster(owner)
    total = roster.strengths.get(card)
    if total is None:
        kinds = table.cast.kinds
        total = kinds[card].strength
        for source in roster.strengthening:
            bonus = kinds[source].bonus
            assert bonus is not None
            total += bonus(table, source, card)
        total += lasting_bonus(table, card)
        if total < 0:
            total = 0
        roster.strengths[card] = total
    return total


def lasting_bonus(table: Table, card: int) -> int:
    """By how much a card is stronger for a while, whatever else stands in the realm (R6.17)."""
    total = 0
    for lasting in table.lasting:
        if lasting[0] == STRONGER_CARD and lasting[2] == card:
            total += lasting[3]
    return total


class OthersInRealm:
    """Every other card of this sort in the realm is so much stronger."""

    def __init__(self, heroes: bool, amount: int) -> None:
        self.heroes = heroes
        self.amount = amount

    def __call__(self, table: Table, source: int, target: int) -> int:
        meant = table.is_hero(target) if self.heroes else table.is_ally(target)
        return self.amount if meant and source != target else 0


def other_heroes_gain(amount: int) -> OthersInRealm:
    """Every other Hero of the realm is so much stronger."""
    return OthersInRealm(True, amount)


def allies_here_weaker(table: Table, source: int, target: int) -> int:
    """Every Ally where the source is has 1 less."""
    return -1 if table.is_ally(target) and table.is_at(source, table.at[target]) else 0


def bearer_gains(amount: int) -> Bearer:
    """For an attached Item: its host is so much stronger."""
    return Bearer(amount)


class Bearer:
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def __call__(self, table: Table, source: int, target: int) -> int:
        return self.amount if table.host[source] == target else 0
