"""Prince John: 20 Power when his turn begins."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.cast import Part, Script
from perfidie.games.villainous.instructions import Choice, may
from perfidie.games.villainous.kinds import ALWAYS, PLAY_EFFECTS, PLAYED, USED, Deck, Reaction
from perfidie.games.villainous.names import AMOUNT, ASK_AMOUNT
from perfidie.games.villainous.printed import ALLY, LOCATIONS
from perfidie.games.villainous.situations import has_six_power, has_three_allies
from perfidie.games.villainous.strength import bearer_gains, other_heroes_gain, strength
from perfidie.games.villainous.table import (
    HAS_SIX_POWER,
    HAS_THREE_ALLIES,
    IT,
    NONE,
    OWNER,
    THERE,
    Table,
)
from perfidie.games.villainous.vanquish import candidates
from perfidie.games.villainous.words.choosing import a_hero, an_ally, choose, choose_to_bring
from perfidie.games.villainous.words.finding import find_if_there, play_from_hand_free, play_it_there
from perfidie.games.villainous.words.fortunes import discard_source
from perfidie.games.villainous.words.granted import vanquish, vanquish_keeping_allies
from perfidie.games.villainous.words.moves import movable, movable_to, move_it, move_it_to, move_itself
from perfidie.games.villainous.words.power import gain, gain_per, pay
from perfidie.kernel.options import field, pack
from perfidie.kernel.state import DONE, Step, program

JAIL: Final = "the_jail"
WARRANT: Final = "warrant"
GOAL: Final = 20
MOST_ON_A_HERO: Final = 4


class LayPowerOnIt(Choice):
    """The actor lays some of the villain's Power, 4 at most, on IT; it returns when that Hero is defeated."""

    prompt = ASK_AMOUNT

    def __init__(self, least: int) -> None:
        self.least = least

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        most = min(MOST_ON_A_HERO, table.power[frame[OWNER]])
        return [pack(AMOUNT, amount) for amount in range(most, self.least - 1, -1)]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        state.lay_power(frame[IT], field(code, 0))


class PaidForHeroes(Step[Table]):
    """One Power if there is a Hero where the Sheriff, IT, has arrived."""

    def do(self, state: Table, frame: list[int]) -> int:
        for hero in state.heroes(frame[OWNER]):
            if state.is_at(hero, state.at[frame[IT]]):
                state.gain(frame[OWNER], 1)
                break
        return DONE


class DiscardWarrantsThere(Step[Table]):
    def there(self, table: Table, frame: list[int]) -> list[int]:
        kinds = table.cast.kinds
        return [
            card for card in table.realm(frame[OWNER]) if kinds[card].id == WARRANT and table.at[card] == frame[THERE]
        ]

    def can(self, state: Table, frame: list[int]) -> bool:
        return len(self.there(state, frame)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        for card in self.there(state, frame):
            state.discard(card)
        return DONE


def number_of_heroes(table: Table, seat: int) -> int:
    return len(table.heroes(seat))


def hero_played_here(table: Table, source: int, card: int) -> bool:
    return table.is_hero(card) and table.at[card] == table.at[source]


def its_bearer(table: Table, source: int, card: int) -> bool:
    return table.host[source] == card


def cheaper_beside_the_crown(table: Table, source: int, card: int, location: int, host: int) -> int:
    return -1 if table.mover[table.cast.owner[source]] == table.at[source] else 0


def other_allies_here(table: Table, source: int, target: int) -> bool:
    return source != target and table.is_ally(target) and table.at[target] == table.at[source]


def encourages(table: Table, source: int, target: int) -> int:
    return 1 if other_allies_here(table, source, target) else 0


def hinders(table: Table, source: int, target: int) -> int:
    return -1 if other_allies_here(table, source, target) else 0


def bearer_safe(table: Table, source: int, hero: int, ally: int) -> bool:
    """A Hero in disguise cannot be defeated by any means."""
    return table.host[source] == hero


def no_archers(table: Table, source: int, hero: int, ally: int) -> bool:
    return source == hero and ally != NONE and table.cast.kinds[ally].id == "wolf_archers"


PRINCE_JOHN: Final = Deck("prince_john")

PRINCE_JOHN.effect("beautiful_lovely_taxes", play=[gain_per(number_of_heroes)])
PRINCE_JOHN.effect("imprison", play=[choose_to_bring(movable_to(a_hero, JAIL), JAIL), move_it_to(JAIL)])
PRINCE_JOHN.ally("rhino_guards")
PRINCE_JOHN.item(WARRANT, reactions=[Reaction(PLAYED, hero_played_here, program(gain(2)))])
PRINCE_JOHN.ally("wolf_archers", reach=True)
PRINCE_JOHN.item("bow_and_arrows", bonus=bearer_gains(1), saves_host=True)
PRINCE_JOHN.condition(
    "cowardice", when=has_three_allies, watches=1 << HAS_THREE_ALLIES, play=[play_from_hand_free(ALLY)]
)
PRINCE_JOHN.condition("greed", when=has_six_power, watches=1 << HAS_SIX_POWER, play=[gain(3)])
PRINCE_JOHN.effect("set_a_trap", play=[may(choose(movable(an_ally)), move_it()), vanquish()], search=True)
PRINCE_JOHN.item("golden_arrow", reactions=[Reaction(USED, its_bearer, program(gain(2)))])
PRINCE_JOHN.effect("intimidation", play=[vanquish_keeping_allies()])
PRINCE_JOHN.item("king_richards_crown", price=cheaper_beside_the_crown)
PRINCE_JOHN.ally("nutsy", bonus=encourages)
PRINCE_JOHN.ally("sheriff_of_nottingham", premove=[move_itself(), PaidForHeroes()])
PRINCE_JOHN.ally("sir_hiss", uncovers=True)
PRINCE_JOHN.ally("trigger", bonus=hinders)

PRINCE_JOHN.item("clever_disguise", shield=bearer_safe, any_time=[pay(2), discard_source()])
PRINCE_JOHN.effect("steal_from_the_rich", play=[choose(a_hero), LayPowerOnIt(0)])
PRINCE_JOHN.hero("alan_a_dale", bonus=other_heroes_gain(1))
PRINCE_JOHN.hero("friar_tuck", on_play=[may(DiscardWarrantsThere())])
PRINCE_JOHN.hero("king_richard", bans=PLAY_EFFECTS)
PRINCE_JOHN.hero("lady_kluck", never_at=[JAIL])
PRINCE_JOHN.hero("little_john", on_play=[may(LayPowerOnIt(1))])
PRINCE_JOHN.hero("maid_marian", on_defeat=[find_if_there("robin_hood"), play_it_there()])
PRINCE_JOHN.hero("robin_hood", gain_malus=1)
PRINCE_JOHN.hero("skippy", shield=no_archers)
PRINCE_JOHN.hero("toby", shuffled_back=ALWAYS)


def rich(table: Table, seat: int) -> bool:
    return table.power[seat] >= GOAL


def wealth(table: Table, seat: int) -> float:
    return table.power[seat] / GOAL


def within_reach(table: Table, hero: int) -> float:
    """How much of the strength needed against a Hero is there: from 0 to 1."""
    needed = strength(table, hero)
    against = 0
    for ally in candidates(table, hero):
        against += strength(table, ally)
    return 1.0 if against >= needed else against / needed


NUISANCE: Final = {"robin_hood": 3.0, "king_richard": 2.0}
"""Heroes who stand more in the way than by covering symbols."""
MOST_TO_RECOVER: Final = 12
MOST_NUISANCE: Final = 12


def to_recover(table: Table, seat: int) -> float:
    """Power lying on Heroes: it counts the more, the nearer their defeat is."""
    total = 0.0
    for hero in table.heroes(seat):
        if table.lying[hero]:
            total += table.lying[hero] * (0.3 + 0.5 * within_reach(table, hero))
    return total / MOST_TO_RECOVER


def undisturbed(table: Table, seat: int) -> float:
    """How few Heroes disturb him; those in The Jail cover nothing, and those within reach are half as bad."""
    jail = table.cast.location(seat, JAIL)
    total = 0.0
    for hero in table.heroes(seat):
        nuisance = NUISANCE.get(table.cast.kinds[hero].id, 0.0) + (0.0 if table.at[hero] == jail else 1.0)
        total += nuisance * (1 - 0.5 * within_reach(table, hero))
    return 1 - total / MOST_NUISANCE


def with_warrant(table: Table, seat: int) -> float:
    """The locations where a Hero who is played pays."""
    places = {table.at[card] for card in table.realm(seat) if table.cast.kinds[card].id == WARRANT}
    return len(places) / LOCATIONS


def wanted(table: Table, seat: int) -> list[str]:
    """What brings Power: Taxes when there are Heroes, and Greed; and Allies against Robin Hood and King Richard."""
    wants = ["greed"]
    if table.heroes(seat):
        wants += ["beautiful_lovely_taxes", "imprison"]
    for hero in table.heroes(seat):
        if table.cast.kinds[hero].id in NUISANCE or table.lying[hero] > 0:
            wants += ["rhino_guards", "sheriff_of_nottingham", "trigger", "set_a_trap", "intimidation"]
            break
    return wants


SCRIPT: Final = Script(
    PRINCE_JOHN,
    progress=[
        Part("power", GOAL, wealth),
        Part("to_recover", MOST_TO_RECOVER, to_recover),
        Part("undisturbed", MOST_NUISANCE, undisturbed),
        Part("warrants", 2, with_warrant),
    ],
    wins=rich,
    start_of_turn=True,
    wants=wanted,
    near=0.5,
)
