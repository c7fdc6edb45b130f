"""Jafar: the Magic Lamp at the Sultan's Palace and the Genie on his side when his turn begins."""

from __future__ import annotations

from perfidie.games.villainous.cast import Part, Script
from perfidie.games.villainous.instructions import Choice, either, may
from perfidie.games.villainous.kinds import LEFT, Deck, Reaction
from perfidie.games.villainous.moving import ADJACENT, destinations
from perfidie.games.villainous.names import ASK_CARD, ASK_PLACE, CARD, HYPNOTIZED_EVENT, PLACE, STOLEN_EVENT
from perfidie.games.villainous.printed import ALLY, ITEM
from perfidie.games.villainous.situations import has_three_allies, has_two_items
from perfidie.games.villainous.strength import STRONGER_HEROES_AT, bearer_gains, strength
from perfidie.games.villainous.table import (
    HAS_THREE_ALLIES,
    HAS_TWO_ITEMS,
    HERO_BEATEN,
    HYPNOTIZED,
    IT,
    NONE,
    OWNER,
    SOURCE,
    STOLEN,
    THERE,
    TOP,
    Table,
)
from perfidie.games.villainous.vanquish import defeatable
from perfidie.games.villainous.vocabulary import (
    a_hero,
    an_ally,
    choose,
    defeat_it,
    discard_it,
    fate_the_active_player,
    find_if_there,
    gain,
    here,
    hero_from_discard,
    lose,
    movable,
    move_it,
    named,
    of_type,
    play_it,
    play_it_at,
    reveal_villain_cards_until,
    take_from_discard,
    take_it_into_hand,
    unlock,
)
from perfidie.kernel.options import field, pack
from perfidie.kernel.state import ACTOR, DONE, Step, program

PALACE = "sultans_palace"
CAVE = "cave_of_wonders"
LAMP = "magic_lamp"
GENIE = "genie"


class HypnotizeIt(Step[Table]):
    """Pay the strength of IT: it counts as defeated, but crosses over to the villain's side where it stands (R5.5)."""

    def do(self, state: Table, frame: list[int]) -> int:
        hero = frame[IT]
        seat = frame[OWNER]
        force = strength(state, hero)
        state.pay(seat, force)
        state.note(seat, HERO_BEATEN, hero, force)
        state.release(hero)
        for item in state.attached(hero):
            state.discard(item)
        state.flags[hero] = state.flags[hero] & ~TOP | HYPNOTIZED
        state.tell(HYPNOTIZED_EVENT, seat, hero)
        return DONE


class CarryOff(Choice):
    """Iago, the source, and the loose Item that was chosen go together to an adjacent location."""

    prompt = ASK_PLACE

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [pack(PLACE, frame[SOURCE], there) for there in destinations(table, frame[SOURCE], ADJACENT)]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        there = field(code, 1)
        state.move_card(frame[SOURCE], there, frame[ACTOR])
        state.move_card(frame[IT], there, frame[ACTOR])


class WeakenHeroesThere(Step[Table]):
    """Heroes at THERE are 2 weaker for the rest of the turn."""

    def do(self, state: Table, frame: list[int]) -> int:
        state.lasting.append([STRONGER_HEROES_AT, frame[OWNER], frame[THERE], -2])
        return DONE


class StealAnItemThere(Choice):
    """The source takes an Item of the villain's at its location, loose or attached to an Ally, but no stolen one."""

    prompt = ASK_CARD

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [
            pack(CARD, card)
            for card in table.realm(frame[OWNER])
            if table.cast.type[card] == ITEM
            and not table.cast.fate[card]
            and not table.flags[card] & STOLEN
            and table.is_at(card, frame[THERE])
        ]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        item = field(code, 0)
        state.host[item] = frame[SOURCE]
        state.at[item] = NONE
        state.flags[item] |= STOLEN
        state.tell(STOLEN_EVENT, frame[ACTOR], item, frame[THERE], frame[SOURCE])


def loose_item(table: Table, frame: list[int], card: int) -> bool:
    return table.cast.type[card] == ITEM and not table.cast.fate[card] and table.host[card] == NONE


def ally_or_own_item(table: Table, frame: list[int], card: int) -> bool:
    """What Jafar controls: not what a Hero has stolen."""
    if table.is_ally(card):
        return True
    return table.cast.type[card] == ITEM and not table.cast.fate[card] and not table.flags[card] & STOLEN


def hypnotizable(table: Table, frame: list[int], card: int) -> bool:
    return table.is_hero(card) and strength(table, card) <= table.power[frame[OWNER]] and defeatable(table, card, NONE)


def beside_jafar(table: Table, frame: list[int], card: int) -> bool:
    """A Hero where the mover is, of strength 4 or less, that can be defeated."""
    return (
        table.is_hero(card)
        and table.is_at(card, table.mover[frame[OWNER]])
        and strength(table, card) <= 4
        and defeatable(table, card, NONE)
    )


def weak_ally(table: Table, frame: list[int], card: int) -> bool:
    return table.is_ally(card) and strength(table, card) <= 3


def any_card(table: Table, frame: list[int], card: int) -> bool:
    return True


def itself(table: Table, source: int, card: int) -> bool:
    return source == card


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
    """While Carpet is a Hero, nobody else can be defeated."""
    return source != hero


def no_palace_guards(table: Table, source: int, hero: int, ally: int) -> bool:
    return source == hero and ally != NONE and table.cast.kinds[ally].id == "palace_guard"


JAFAR = Deck("jafar")

JAFAR.ally("palace_guard")
JAFAR.ally(
    "gazeem",
    reactions=[Reaction(LEFT, itself, program(may(take_from_discard(of_type(ITEM)), take_it_into_hand())))],
)
JAFAR.ally("iago", activate=[choose(here(loose_item)), CarryOff()])
JAFAR.ally("razoul", price=allies_cheaper_here)
JAFAR.item("scimitar", bonus=bearer_gains(1))
JAFAR.item("giant_hourglass", activate=[WeakenHeroesThere()])
JAFAR.item("magic_lamp", only_at=[CAVE], on_play=[find_if_there(GENIE), play_it_at(CAVE)])
JAFAR.item("scarab_pendant", on_play=[unlock(CAVE)], hand_bonus=1)
JAFAR.item("snake_staff", activate=[take_from_discard(named("hypnotize")), take_it_into_hand()])
JAFAR.effect("necessary_sacrifice", play=[choose(ally_or_own_item), discard_it(), gain(3)])
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
JAFAR.hero("abu", on_play=[may(StealAnItemThere())])
JAFAR.hero("aladdin", on_play=[may(StealAnItemThere())])
JAFAR.hero("carpet", shield=others_safe)
JAFAR.hero("genie", bonus=with_the_lamp)
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


def cave_open(table: Table, seat: int) -> float:
    return 0.0 if table.is_locked(seat, table.cast.location(seat, CAVE)) else 1.0


def lamp_found(table: Table, seat: int) -> float:
    lamp = table.present(seat, LAMP)
    return 1.0 if lamp != NONE and not table.flags[lamp] & STOLEN else 0.0


def lamp_carried(table: Table, seat: int) -> float:
    """How far the Lamp has come from the Cave to the Palace."""
    lamp = table.present(seat, LAMP)
    if lamp == NONE or table.flags[lamp] & STOLEN:
        return 0.0
    cave = table.cast.location(seat, CAVE)
    return abs(cave - table.location(lamp)) / abs(cave - table.cast.location(seat, PALACE))


def genie_bound(table: Table, seat: int) -> float:
    """The Genie serves Jafar; until then, the Power for hypnotizing him is on its way."""
    if genie_served(table, seat):
        return 1.0
    genie = table.present(seat, GENIE)
    if genie == NONE:
        return 0.0
    return 0.6 * min(1.0, table.power[seat] / max(1, strength(table, genie)))


SCRIPT = Script(
    JAFAR,
    progress=[
        Part("cave_open", 1, cave_open),
        Part("lamp_found", 1.5, lamp_found),
        Part("genie_bound", 3, genie_bound),
        Part("lamp_carried", 2, lamp_carried),
    ],
    wins=all_powerful,
    start_of_turn=True,
)
