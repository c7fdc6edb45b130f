"""Lady Tremaine: marry a daughter to the Prince."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.cast import Part, Script
from perfidie.games.villainous.instructions import either, if_possible, may
from perfidie.games.villainous.kinds import (
    ALLIES_TO_BALLROOM,
    MOVE_ALLIES,
    MOVED,
    PLAYED,
    WIN,
    Deck,
    Need,
    Reaction,
    itself,
)
from perfidie.games.villainous.looking import discard_one_looked, look_at_fate_deck, put_looked_back
from perfidie.games.villainous.moving import ANYWHERE, destinations
from perfidie.games.villainous.printed import EFFECT, ITEM
from perfidie.games.villainous.situations import discard_action, vanquish_action
from perfidie.games.villainous.strength import strength
from perfidie.games.villainous.table import NONE, OWNER, SOURCE, TRAPPED, Table
from perfidie.games.villainous.vanquish import defeatable
from perfidie.games.villainous.words.cards import (
    discard_any_number,
    draw,
    draw_up_to,
    shuffle_discard_into_deck,
    shuffle_fate_discard_into_deck,
)
from perfidie.games.villainous.words.choosing import a_hero, an_ally, choose, choose_to_bring, here, named
from perfidie.games.villainous.words.finding import find_if_absent, find_if_there, play_it, play_it_at
from perfidie.games.villainous.words.fortunes import defeat_it, discard_it, unlock
from perfidie.games.villainous.words.granted import activate_a_card, move_an_item_or_ally
from perfidie.games.villainous.words.moves import movable, movable_to, move_it, move_it_to
from perfidie.games.villainous.words.trapping import free_it, trap, trap_it, trappable
from perfidie.kernel.state import ACTOR, DONE, Step, program

ROOM: Final = "cinderellas_room"
CASTLE: Final = "the_castle"
BALLROOM: Final = "the_ballroom"

PRINCE: Final = "the_prince"
GOWNED_CINDERELLA: Final = "ball_gown_cinderella"
LUCIFER: Final = "lucifer"
BELLS: Final = "wedding_bells"
CANE: Final = "lady_tremaines_cane"
DAUGHTERS: Final = ("anastasia", "drizella")
GOWNED_DAUGHTERS: Final = ("ball_gown_anastasia", "ball_gown_drizella")
GUESTS: Final = (PRINCE, GOWNED_CINDERELLA, *GOWNED_DAUGHTERS)
SLIPPERS: Final = ("glass_slipper_cinderellas_room", "glass_slipper_castle")


# The Ballroom


def invited(table: Table, seat: int, card: int, location: int) -> bool:
    """Only the Prince and those in ball gowns come to the Ballroom; an Ally not while Ball Gown Cinderella is there."""
    if table.cast.locations[seat][location] != BALLROOM:
        return True
    if table.cast.kinds[card].id not in GUESTS:
        return False
    return not (table.is_ally(card) and table.banned(seat, ALLIES_TO_BALLROOM))


def couple_at_the_ballroom(table: Table, seat: int) -> bool:
    ballroom = table.cast.location(seat, BALLROOM)
    prince = table.present(seat, PRINCE)
    if prince == NONE or table.at[prince] != ballroom:
        return False
    for gowned in GOWNED_DAUGHTERS:
        daughter = table.present(seat, gowned)
        if daughter != NONE and table.at[daughter] == ballroom:
            return True
    return False


class Marry(Step[Table]):
    """The game is won; nothing else can be done with Wedding Bells (R8.9)."""

    def can(self, state: Table, frame: list[int]) -> bool:
        return couple_at_the_ballroom(state, frame[OWNER]) and not state.banned(frame[OWNER], WIN)

    def do(self, state: Table, frame: list[int]) -> int:
        state.win(frame[OWNER])
        return DONE


# Two versions of a character


class WithInRealm:
    def __init__(self, id: str) -> None:
        self.id = id

    def __call__(self, table: Table, realm: int, card: int) -> bool:
        return table.present(realm, self.id) != NONE


class WithoutInRealm:
    def __init__(self, id: str) -> None:
        self.id = id

    def __call__(self, table: Table, realm: int, card: int) -> bool:
        return table.present(realm, self.id) == NONE


def present(id: str) -> Need:
    return WithInRealm(id)


def absent(id: str) -> Need:
    return WithoutInRealm(id)


# Trapped Heroes


class TrapHeroesHere(Step[Table]):
    """Every Hero at this card's location gets a Trapped token (R12.30)."""

    def do(self, state: Table, frame: list[int]) -> int:
        if state.in_realm(frame[SOURCE]):
            for hero in state.heroes(frame[OWNER]):
                if state.is_at(hero, state.at[frame[SOURCE]]):
                    trap(state, hero)
        return DONE


def shares_a_place(table: Table, source: int, card: int) -> bool:
    """The source has come to Heroes, or a Hero to the source."""
    return source == card or (table.is_hero(card) and table.is_at(card, table.at[source]))


def trapped(table: Table, frame: list[int], card: int) -> bool:
    return table.flags[card] & TRAPPED != 0


CAN_BE_BROUGHT: Final = movable_to(a_hero, ROOM)


def to_be_locked_away(table: Table, frame: list[int], card: int) -> bool:
    """A Hero that can be moved to Cinderella's Room, or be Trapped there (R12.31, R12.33)."""
    if table.at[card] == table.cast.location(frame[OWNER], ROOM):
        return trappable(table, frame, card)
    return CAN_BE_BROUGHT(table, frame, card)


def cinderella_to_be_locked_away(table: Table, frame: list[int], card: int) -> bool:
    return table.cast.kinds[card].id == "cinderella" and to_be_locked_away(table, frame, card)


# Heroes


class BringLucifer(Step[Table]):
    """Lucifer, if he is in the realm and not behind a lock, is moved to this card's location."""

    def do(self, state: Table, frame: list[int]) -> int:
        lucifer = state.present(frame[OWNER], LUCIFER)
        there = state.at[frame[SOURCE]]
        if lucifer != NONE and there in destinations(state, lucifer, ANYWHERE):
            state.move_card(lucifer, there, frame[ACTOR])
        return DONE


def her_item(table: Table, frame: list[int], card: int) -> bool:
    """A Glass Slipper is none of hers."""
    return table.cast.type[card] == ITEM and not table.cast.fate[card]


def effects_cost_two_more(table: Table, source: int, card: int, location: int, host: int) -> int:
    return 2 if table.cast.type[card] == EFFECT else 0


def items_cost_two_more(table: Table, source: int, card: int, location: int, host: int) -> int:
    return 2 if table.cast.type[card] == ITEM else 0


def cinderella_in_either_dress(table: Table, frame: list[int], card: int) -> bool:
    return table.cast.kinds[card].id in ("cinderella", GOWNED_CINDERELLA) and defeatable(table, card, NONE)


class DefeatAllHeroes(Step[Table]):
    """All Heroes of the realm are defeated without Allies; there must be one (R5.17)."""

    def concerned(self, table: Table, frame: list[int]) -> list[int]:
        return [hero for hero in table.heroes(frame[OWNER]) if defeatable(table, hero, NONE)]

    def can(self, state: Table, frame: list[int]) -> bool:
        return len(self.concerned(state, frame)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        for hero in self.concerned(state, frame):
            state.defeat(hero, frame[ACTOR], strength(state, hero), False)
        return DONE


FIND_BOTH_SLIPPERS: Final = [
    find_if_there("glass_slipper_cinderellas_room"),
    play_it_at(ROOM),
    find_if_there("glass_slipper_castle"),
    play_it_at(CASTLE),
]

TREMAINE: Final = Deck("lady_tremaine")

TREMAINE.effect("theres_still_a_chance", play=[either([move_an_item_or_ally()], [activate_a_card()])])
TREMAINE.effect("i_said_if", play=[shuffle_discard_into_deck(), draw(2)])
TREMAINE.effect("trapped", play=[choose(trappable), trap_it()])
TREMAINE.condition("and_one_more_thing", when=discard_action, play=[discard_any_number(), draw_up_to(4)])
TREMAINE.effect(
    "i_never_go_back_on_my_word",
    play=[shuffle_fate_discard_into_deck(), look_at_fate_deck(4), put_looked_back()],
)
TREMAINE.condition("locked_up", when=vanquish_action, play=[choose(trappable), trap_it()])
TREMAINE.condition("vicious_practical_jokes", when=None, play=[], in_fate=True)
TREMAINE.effect("you_little_thief", play=[choose(cinderella_in_either_dress), defeat_it()])
TREMAINE.ally("anastasia", needs=absent("ball_gown_anastasia"))
TREMAINE.ally("drizella", needs=absent("ball_gown_drizella"))
TREMAINE.ally("ball_gown_anastasia", needs=present("anastasia"), replaces="anastasia")
TREMAINE.ally("ball_gown_drizella", needs=present("drizella"), replaces="drizella")
TREMAINE.item(
    "invitation_from_the_king",
    on_play=[unlock(BALLROOM), find_if_absent(PRINCE), play_it_at(BALLROOM)],
    activate=[look_at_fate_deck(2), discard_one_looked(), put_looked_back()],
)
TREMAINE.item(CANE, activate=[choose(named(*SLIPPERS)), discard_it()])
TREMAINE.ally(
    LUCIFER,
    reactions=[
        Reaction(PLAYED, shares_a_place, program(TrapHeroesHere())),
        Reaction(MOVED, shares_a_place, program(TrapHeroesHere())),
    ],
)
TREMAINE.effect("midnight", play=[DefeatAllHeroes(), *FIND_BOTH_SLIPPERS])
TREMAINE.item(
    "the_key",
    on_play=[may(choose_to_bring(cinderella_to_be_locked_away, ROOM), move_it_to(ROOM), trap_it())],
    activate=[choose_to_bring(to_be_locked_away, ROOM), move_it_to(ROOM), trap_it()],
)
TREMAINE.item(BELLS, activate=[Marry()])

TREMAINE.effect("bibbidi_bobbidi_boo", play=[choose(movable(trapped)), free_it(), move_it()])
TREMAINE.effect("sweet_nightingale", play=[choose(movable(an_ally)), move_it()])
TREMAINE.item("glass_slipper_cinderellas_room", only_at=[ROOM], stands_alone=True, bans=WIN)
TREMAINE.item("glass_slipper_castle", only_at=[CASTLE], stands_alone=True, bans=WIN)
TREMAINE.hero(
    GOWNED_CINDERELLA,
    needs=present("cinderella"),
    replaces="cinderella",
    bans=ALLIES_TO_BALLROOM,
    never_trapped=True,
    on_defeat=FIND_BOTH_SLIPPERS,
)
TREMAINE.hero("bruno", on_play=[BringLucifer()], reactions=[Reaction(MOVED, itself, program(BringLucifer()))])
TREMAINE.hero("cinderella", needs=absent(GOWNED_CINDERELLA), price=effects_cost_two_more)
TREMAINE.hero("fairy_godmother", on_play=[find_if_there(GOWNED_CINDERELLA), play_it(anyhow=True)], bans=MOVE_ALLIES)
TREMAINE.hero("gus", price=items_cost_two_more)
TREMAINE.hero(
    "jaq",
    on_play=[if_possible(choose(here(her_item)), discard_it())],
    reactions=[Reaction(MOVED, itself, program(if_possible(choose(here(her_item)), discard_it())))],
)
TREMAINE.prince(PRINCE, forced_to=BALLROOM)


# Progress


def ballroom_open(table: Table, seat: int) -> float:
    return 0.0 if table.is_locked(seat, table.cast.location(seat, BALLROOM)) else 1.0


def prince_there(table: Table, seat: int) -> float:
    return 1.0 if table.present(seat, PRINCE) != NONE else 0.0


def daughter_on_her_way(table: Table, seat: int) -> float:
    """How near the better placed daughter is to the Ballroom, in her gown; Heroes may bar her the way, and already do
    so when there is no daughter yet."""
    best = 0.0
    barred = 0
    for ban in (ALLIES_TO_BALLROOM, MOVE_ALLIES):
        if table.banned(seat, ban):
            barred += 1
    for plain, gowned in zip(DAUGHTERS, GOWNED_DAUGHTERS, strict=True):
        daughter = table.present(seat, gowned)
        if daughter != NONE:
            place = table.at[daughter]
            if place == table.cast.location(seat, BALLROOM):
                return 1.0
            best = max(best, 0.3 if barred else 0.4 + 0.1 * place)
        elif table.present(seat, plain) != NONE:
            best = max(best, 0.15)
    return best + 0.1 * (2 - barred)


def bells_there(table: Table, seat: int) -> float:
    return 1.0 if table.present(seat, BELLS) != NONE else 0.0


def no_slipper_left(table: Table, seat: int) -> float:
    """No Glass Slipper in the realm; the Cane will get rid of those that are."""
    slippers = 0
    for slipper in SLIPPERS:
        slippers += table.count(seat, slipper)
    if slippers == 0:
        return 1.0
    return (0.6 if slippers == 1 else 0.2) + (0.2 if table.present(seat, CANE) != NONE else 0.0)


def power_for_the_rest(table: Table, seat: int) -> float:
    """How much of what is still to be paid is at hand."""
    needed = 0 if table.present(seat, BELLS) != NONE else 4
    if table.is_locked(seat, table.cast.location(seat, BALLROOM)):
        needed += 3
    if not any(table.present(seat, gowned) != NONE for gowned in GOWNED_DAUGHTERS):
        needed += 2 if any(table.present(seat, plain) != NONE for plain in DAUGHTERS) else 3
    return table.power[seat] / needed if needed > 0 else 1.0


def wanted(table: Table, seat: int) -> list[str]:
    """The Invitation, a daughter and her gown, the Bells, and what removes whoever or whatever is in the way."""
    wants: list[str] = []
    if table.is_locked(seat, table.cast.location(seat, BALLROOM)):
        wants.append("invitation_from_the_king")
    wants.append(BELLS if table.present(seat, BELLS) == NONE else "theres_still_a_chance")
    if no_slipper_left(table, seat) < 1 and table.present(seat, CANE) == NONE:
        wants.append(CANE)
    if not any(table.present(seat, gowned) != NONE for gowned in GOWNED_DAUGHTERS):
        for plain, gowned in zip(DAUGHTERS, GOWNED_DAUGHTERS, strict=True):
            wants.append(gowned if table.present(seat, plain) != NONE else plain)
    if table.banned(seat, ALLIES_TO_BALLROOM) or table.banned(seat, MOVE_ALLIES):
        wants += ["midnight", "you_little_thief", "trapped", "locked_up", LUCIFER]
    return wants


SCRIPT: Final = Script(
    TREMAINE,
    progress=[
        Part("ballroom", 2, ballroom_open),
        Part("prince", 1, prince_there),
        Part("daughter", 4, daughter_on_her_way),
        Part("bells", 3, bells_there),
        Part("slippers", 1, no_slipper_left),
        Part("power", 1, power_for_the_rest),
    ],
    may_stand=invited,
    wants=wanted,
    near=0.58,
)
