"""Jafar: the Magic Lamp at the Sultan's Palace and the Genie on his side when his turn begins."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.cast import Part, Script
from perfidie.games.villainous.instructions import Choice, either, may
from perfidie.games.villainous.kinds import LEFT, Deck, Reaction, itself
from perfidie.games.villainous.moving import ADJACENT, destinations
from perfidie.games.villainous.names import ASK_PLACE, PLACE
from perfidie.games.villainous.printed import ALLY, ITEM
from perfidie.games.villainous.situations import has_three_allies, has_two_items
from perfidie.games.villainous.strength import bearer_gains, strength
from perfidie.games.villainous.table import (
    HAS_THREE_ALLIES,
    HAS_TWO_ITEMS,
    HYPNOTIZED,
    IT,
    NONE,
    OWNER,
    SOURCE,
    STOLEN,
    THERE,
    Table,
)
from perfidie.games.villainous.vanquish import candidates, defeatable
from perfidie.games.villainous.words.cards import take_from_discard, take_it_into_hand
from perfidie.games.villainous.words.choosing import a_hero, an_ally, choose, here, hero_of_strength, named, of_type
from perfidie.games.villainous.words.finding import find_if_there, hero_from_discard, play_it, play_it_at
from perfidie.games.villainous.words.fortunes import defeat_it, discard_it, unlock
from perfidie.games.villainous.words.moves import movable, move_it
from perfidie.games.villainous.words.power import gain, lose
from perfidie.games.villainous.words.revealing import fate_the_active_player, reveal_villain_cards_until
from perfidie.kernel.options import field, pack
from perfidie.kernel.state import ACTOR, DONE, Step, program

PALACE: Final = "sultans_palace"
CAVE: Final = "cave_of_wonders"
LAMP: Final = "magic_lamp"
PENDANT: Final = "scarab_pendant"
GENIE: Final = "genie"
DEFEATED_BY_THE_SNAKE: Final = hero_of_strength(0, 4)


class HypnotizeIt(Step[Table]):
    """Pay the strength of IT, which is the price of the card, and win IT over."""

    def do(self, state: Table, frame: list[int]) -> int:
        force = strength(state, frame[IT])
        state.pay(frame[OWNER], force)
        state.hypnotize(frame[IT], frame[OWNER], force)
        return DONE


class CarryIt(Choice):
    """The source and IT go together to an adjacent location."""

    prompt = ASK_PLACE

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [pack(PLACE, frame[SOURCE], there) for there in destinations(table, frame[SOURCE], ADJACENT)]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        state.move_together([frame[SOURCE], frame[IT]], field(code, 1), frame[ACTOR])


class WeakenHeroesThere(Step[Table]):
    """Every Hero at THERE has 2 less for the rest of the turn; there must be one (R5.17)."""

    def concerned(self, table: Table, frame: list[int]) -> list[int]:
        return [hero for hero in table.heroes(frame[OWNER]) if table.at[hero] == frame[THERE]]

    def can(self, state: Table, frame: list[int]) -> bool:
        return len(self.concerned(state, frame)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        for hero in self.concerned(state, frame):
            state.strengthen(frame[OWNER], hero, -2)
        return DONE


class StealIt(Step[Table]):
    """The source, a Hero, takes IT."""

    def do(self, state: Table, frame: list[int]) -> int:
        state.steal(frame[IT], frame[SOURCE], frame[ACTOR])
        return DONE


def own_item(table: Table, frame: list[int], card: int) -> bool:
    """A Villain Item, attached or not, that no Hero has stolen."""
    return table.cast.type[card] == ITEM and not table.cast.fate[card] and not table.flags[card] & STOLEN


def loose_item(table: Table, frame: list[int], card: int) -> bool:
    return own_item(table, frame, card) and table.host[card] == NONE


def ally_or_item(table: Table, frame: list[int], card: int) -> bool:
    return table.is_ally(card) or own_item(table, frame, card)


def hypnotizable(table: Table, frame: list[int], card: int) -> bool:
    """A Hero whose strength can be paid; the card itself asks for an unlocked location (R6.21)."""
    if not table.is_hero(card) or table.is_locked(frame[OWNER], table.at[card]):
        return False
    return strength(table, card) <= table.power[frame[OWNER]] and defeatable(table, card, NONE)


def beside_jafar(table: Table, frame: list[int], card: int) -> bool:
    return DEFEATED_BY_THE_SNAKE(table, frame, card) and table.at[card] == table.mover[frame[OWNER]]


def weak_ally(table: Table, frame: list[int], card: int) -> bool:
    return table.is_ally(card) and strength(table, card) <= 3


def any_card(table: Table, frame: list[int], card: int) -> bool:
    return True


def allies_cheaper_here(table: Table, source: int, card: int, location: int, host: int) -> int:
    return -1 if table.cast.type[card] == ALLY and location == table.at[source] else 0


def with_the_lamp(table: Table, source: int, target: int) -> int:
    if source != target:
        return 0
    lamp = table.present(table.cast.owner[source], LAMP)
    return 2 if lamp != NONE and table.is_at(source, table.location(lamp)) else 0


def with_jasmine(table: Table, source: int, target: int) -> int:
    if source != target:
        return 0
    return 2 if table.present(table.cast.owner[source], "princess_jasmine") != NONE else 0


def others_safe(table: Table, source: int, hero: int, ally: int) -> bool:
    return source != hero


def no_palace_guards(table: Table, source: int, hero: int, ally: int) -> bool:
    return source == hero and ally != NONE and table.cast.kinds[ally].id == "palace_guard"


JAFAR: Final = Deck("jafar")
COST: Final = {kind.id: kind.cost for kind in JAFAR.kinds}

JAFAR.ally("palace_guard")
JAFAR.ally(
    "gazeem",
    reactions=[Reaction(LEFT, itself, program(may(take_from_discard(of_type(ITEM)), take_it_into_hand())))],
)
JAFAR.ally("iago", activate=[choose(here(loose_item)), CarryIt()])
JAFAR.ally("razoul", price=allies_cheaper_here)
JAFAR.item("scimitar", bonus=bearer_gains(1))
JAFAR.item("giant_hourglass", activate=[WeakenHeroesThere()])
JAFAR.item(LAMP, only_at=[CAVE], on_play=[find_if_there(GENIE), play_it_at(CAVE)])
JAFAR.item(PENDANT, on_play=[unlock(CAVE)], hand_bonus=1)
JAFAR.item("snake_staff", activate=[take_from_discard(named("hypnotize")), take_it_into_hand()])
JAFAR.effect("necessary_sacrifice", play=[choose(ally_or_item), discard_it(), gain(3)])
JAFAR.effect(
    "scrying",
    play=[
        either(
            [reveal_villain_cards_until(of_type(ITEM)), take_it_into_hand()],
            [reveal_villain_cards_until(of_type(ALLY)), take_it_into_hand()],
        )
    ],
)
JAFAR.effect("a_snake_am_i", play=[choose(beside_jafar), defeat_it()])
JAFAR.effect("hypnotize", play=[choose(hypnotizable), HypnotizeIt()])
JAFAR.effect(
    "sorcerous_power",
    play=[may(choose(movable(a_hero)), move_it()), may(choose(movable(an_ally)), move_it())],
)
JAFAR.condition("deception", when=has_two_items, watches=1 << HAS_TWO_ITEMS, play=[fate_the_active_player()])
JAFAR.condition(
    "manipulation",
    when=has_three_allies,
    watches=1 << HAS_THREE_ALLIES,
    play=[take_from_discard(any_card), take_it_into_hand()],
)

JAFAR.item("wish", bonus=bearer_gains(2))
JAFAR.effect("crushing_blow", play=[choose(weak_ally), discard_it()])
JAFAR.effect("narrow_escape", play=[hero_from_discard(), play_it()])
JAFAR.effect("treachery", play=[lose(2)])
JAFAR.hero("abu", on_play=[may(choose(here(own_item)), StealIt())])
JAFAR.hero("aladdin", on_play=[may(choose(here(own_item)), StealIt())])
JAFAR.hero("carpet", shield=others_safe)
JAFAR.hero(GENIE, bonus=with_the_lamp)
JAFAR.hero("princess_jasmine", hand_bonus=-1)
JAFAR.hero("rajah", bonus=with_jasmine)
JAFAR.hero("sultan", shield=no_palace_guards)


def genie_served(table: Table, seat: int) -> bool:
    genie = table.present(seat, GENIE)
    return genie != NONE and table.flags[genie] & HYPNOTIZED != 0


def lamp_at_palace(table: Table, seat: int) -> bool:
    lamp = table.present(seat, LAMP)
    return lamp != NONE and table.host[lamp] == NONE and table.at[lamp] == table.cast.location(seat, PALACE)


def all_powerful(table: Table, seat: int) -> bool:
    return genie_served(table, seat) and lamp_at_palace(table, seat)


def cave_locked(table: Table, seat: int) -> bool:
    return table.is_locked(seat, table.cast.location(seat, CAVE))


def saved(table: Table, seat: int, price: int) -> float:
    """How much of the Power for the next goal is there."""
    return min(1.0, table.power[seat] / max(1, price))


def cave_open(table: Table, seat: int) -> float:
    return 0.3 * saved(table, seat, COST[PENDANT]) if cave_locked(table, seat) else 1.0


def in_reach(table: Table, hero: int) -> float:
    """How near the Allies beside a Hero are to defeating it."""
    force = sum(strength(table, ally) for ally in candidates(table, hero))
    return min(1.0, force / max(1, strength(table, hero)))


def lamp_found(table: Table, seat: int) -> float:
    """The Lamp is in the realm; if a thief has it, it is worth the more the nearer the thief is to being defeated."""
    lamp = table.present(seat, LAMP)
    if lamp == NONE:
        return 0.0 if cave_locked(table, seat) else 0.2 * saved(table, seat, COST[LAMP])
    return 0.2 + 0.5 * in_reach(table, table.host[lamp]) if table.flags[lamp] & STOLEN else 1.0


def nobody_shielded(table: Table, seat: int) -> float:
    """Carpet, who keeps all others from being defeated, is not there or matters no more, or is near his defeat."""
    carpet = table.present(seat, "carpet")
    if carpet == NONE or not table.is_hero(carpet) or (genie_served(table, seat) and lamp_found(table, seat) == 1.0):
        return 1.0
    return 0.6 * in_reach(table, carpet)


def genie_bound(table: Table, seat: int) -> float:
    """The Lamp has called the Genie, and he serves Jafar; before, the Power for Hypnotize is on its way."""
    genie = table.present(seat, GENIE)
    if genie == NONE or table.present(seat, LAMP) == NONE:
        return 0.0
    if genie_served(table, seat):
        return 1.0
    return 0.3 + 0.3 * saved(table, seat, strength(table, genie))


def lamp_carried(table: Table, seat: int) -> float:
    """How far the Lamp has come from the Cave to the Palace."""
    lamp = table.present(seat, LAMP)
    if lamp == NONE or table.flags[lamp] & STOLEN:
        return 0.0
    cave = table.cast.location(seat, CAVE)
    return abs(cave - table.at[lamp]) / abs(cave - table.cast.location(seat, PALACE))


def wants(table: Table, seat: int) -> list[str]:
    """The Pendant for the Cave, the Lamp, a Hypnotize for the Genie, and Iago to carry the Lamp."""
    wanted: list[str] = []
    if cave_locked(table, seat):
        wanted.append(PENDANT)
    if table.present(seat, LAMP) == NONE:
        wanted.append(LAMP)
    elif not lamp_at_palace(table, seat):
        wanted.append("iago")
    if genie_bound(table, seat) < 1.0:
        wanted.append("hypnotize")
    return wanted


SCRIPT: Final = Script(
    JAFAR,
    progress=[
        Part("cave_open", 1.5, cave_open),
        Part("lamp_found", 2, lamp_found),
        Part("genie_bound", 3, genie_bound),
        Part("lamp_carried", 2, lamp_carried),
        Part("nobody_shielded", 0.8, nobody_shielded),
    ],
    wins=all_powerful,
    start_of_turn=True,
    wants=wants,
    near=0.72,
)
