"""Gaston: clear the realm of Obstacles."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.cast import Part, Script
from perfidie.games.villainous.instructions import Choice, either, may, possible, sub_frame
from perfidie.games.villainous.kinds import MOVED, NO_PROGRAM, REMOVE_OBSTACLES, Deck, Reaction, itself
from perfidie.games.villainous.names import ASK_HOST, ASK_TAKE_TOKEN, ATTACH, DONE_PICKING, TAKE_TOKEN
from perfidie.games.villainous.placing import FREE, hosts_for
from perfidie.games.villainous.playing import ENTERING, FOR_FREE, HOST, play_frame, playable
from perfidie.games.villainous.printed import ALLY, HERO
from perfidie.games.villainous.situations import fourth_action
from perfidie.games.villainous.strength import allies_here_weaker, bearer_gains, strength
from perfidie.games.villainous.table import ASIDE, IT, NONE, OWNER, SOURCE, THERE, N, Table
from perfidie.games.villainous.words.cards import (
    discard_itself,
    draw,
    shuffle_fate_discard_with_itself,
    take_it_into_hand,
)
from perfidie.games.villainous.words.choosing import a_hero, an_ally, choose, choose_location, hero_of_strength, of_type
from perfidie.games.villainous.words.finding import find, find_if_there, hero_from_discard, play_it, play_it_at
from perfidie.games.villainous.words.fortunes import defeat_it
from perfidie.games.villainous.words.granted import move_an_item_or_ally, vanquish
from perfidie.games.villainous.words.moves import movable, move_it, send_each_elsewhere
from perfidie.games.villainous.words.obstacles import (
    SLOTS,
    put_back_obstacles,
    remove_obstacle_if_possible,
    remove_obstacles,
    tokens,
)
from perfidie.games.villainous.words.power import gain
from perfidie.games.villainous.words.revealing import (
    reveal_and_play_one,
    reveal_fate_cards_until,
    reveal_villain_cards_until,
)
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, AT, DONE, Step, program

BELLE: Final = "belle"
BEAST: Final = "beast"


# Obstacles


def obstacles_left(table: Table, seat: int, location: int) -> bool:
    return table.pieces[seat][location] > 0 and not table.banned(seat, REMOVE_OBSTACLES)


def place_free(table: Table, seat: int, location: int) -> bool:
    return table.pieces[seat][location] < SLOTS


class ClearThere(Step[Table]):
    """All Obstacles of a location are removed, unless removing is forbidden (R6.25)."""

    def __init__(self, location: str) -> None:
        self.location = location

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[OWNER]
        there = state.cast.location(seat, self.location)
        while obstacles_left(state, seat, there):
            state.take_token(seat, there)
        return DONE


class RemoveOneOrTwoThere(Choice):
    """One Obstacle of THERE is taken off, and a second one if the player wishes; the register N counts them."""

    prompt = ASK_TAKE_TOKEN

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        if frame[N] == SLOTS or not obstacles_left(table, frame[OWNER], frame[THERE]):
            return []
        codes = [pack(TAKE_TOKEN, frame[THERE])]
        if frame[N] > 0:
            codes.append(pack(DONE_PICKING))
        return codes

    def can(self, table: Table, frame: list[int]) -> bool:
        return True

    def do(self, state: Table, frame: list[int]) -> int:
        codes = self.choices(state, frame)
        if frame[N] == 0 and codes:  # the location was chosen for it
            self.take(state, frame, codes[0])
            return DONE
        return state.ask(frame[ACTOR], self.prompt, codes) if codes else DONE

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == TAKE_TOKEN:
            frame[N] += 1
            frame[AT] -= 1
            state.take_token(frame[OWNER], frame[THERE])


class ChooseObstacles(Choice):
    """The location from which Obstacles are taken."""

    prompt = ASK_TAKE_TOKEN

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [pack(TAKE_TOKEN, there) for there in range(4) if obstacles_left(table, frame[OWNER], there)]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[THERE] = field(code, 0)


class OneBackEverywhere(Step[Table]):
    """One Obstacle back at each of the four locations (R12.48)."""

    def can(self, state: Table, frame: list[int]) -> bool:
        free = sum(place_free(state, frame[OWNER], there) for there in range(4))
        return free == 4 if state.cast.quantities_strict else free > 0

    def do(self, state: Table, frame: list[int]) -> int:
        for there in range(4):
            if place_free(state, frame[OWNER], there):
                state.put_token(frame[OWNER], there)
        return DONE


class RefillThere(Step[Table]):
    """All free places of THERE get an Obstacle again (R12.49)."""

    def do(self, state: Table, frame: list[int]) -> int:
        while place_free(state, frame[OWNER], frame[THERE]):
            state.put_token(frame[OWNER], frame[THERE])
        return DONE


class WithBeastOrBelle(Step[Table]):
    """Beast alone: remove an Obstacle. Belle alone: put one back. Both: gain 2 Power. Neither: nothing to do."""

    def __init__(self) -> None:
        self.beast = program(remove_obstacles(1))
        self.belle = program(put_back_obstacles(1))
        self.both = program(gain(2))

    def case(self, table: Table, frame: list[int]) -> int:
        beast = table.present(frame[OWNER], BEAST) != NONE
        belle = table.present(frame[OWNER], BELLE) != NONE
        return (self.both if belle else self.beast) if beast else (self.belle if belle else NO_PROGRAM)

    def can(self, state: Table, frame: list[int]) -> bool:
        case = self.case(state, frame)
        return case != NO_PROGRAM and possible(state, sub_frame(case, frame), False)

    def do(self, state: Table, frame: list[int]) -> int:
        state.push(sub_frame(self.case(state, frame), frame))
        return DONE


# Heroes and their Item


class AttachItThere(Choice):
    """IT is played under a Hero at THERE, chosen by the actor (R5.12)."""

    prompt = ASK_HOST

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        there = [host for host in hosts_for(table, frame[IT], FREE) if table.is_at(host, frame[THERE])]
        return [pack(ATTACH, frame[IT], host) for host in there]

    def can(self, table: Table, frame: list[int]) -> bool:
        return True

    def do(self, state: Table, frame: list[int]) -> int:
        if frame[IT] == NONE:
            return DONE
        codes = self.choices(state, frame)
        if not codes:
            state.discard(frame[IT])
            return DONE
        return state.ask(frame[ACTOR], self.prompt, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        play = play_frame(state, frame[IT], frame[ACTOR], FOR_FREE)
        play[AT] = ENTERING
        play[HOST] = field(code, 1)
        play[THERE] = state.location(play[HOST])
        state.push(play)


class GiveItToAnother(Choice):
    """An attached Item goes to another Hero."""

    prompt = ASK_HOST

    def __init__(self, item: str) -> None:
        self.item = item

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        item = table.present(frame[OWNER], self.item)
        if item == NONE or table.is_locked(frame[OWNER], table.location(item)):
            return []
        others = [host for host in hosts_for(table, item, FREE) if host != table.host[item]]
        return [pack(ATTACH, item, host) for host in others]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        state.attach(field(code, 0), field(code, 1), frame[ACTOR])


class PlayTheOther(Step[Table]):
    """The Fate card that was revealed with this one is played, or discarded if that is impossible."""

    def do(self, state: Table, frame: list[int]) -> int:
        for card in state.cards(frame[OWNER], ASIDE):
            if card != frame[SOURCE] and state.cast.fate[card]:
                if playable(state, card, frame[ACTOR], FREE):
                    state.push(play_frame(state, card, frame[ACTOR], FOR_FREE))
                else:
                    state.discard(card)
                break
        return DONE


def each_other_wolves(table: Table, source: int, target: int) -> int:
    """Every Wolves card adds to every other one."""
    return 1 if source != target and table.cast.kinds[source] is table.cast.kinds[target] else 0


def other_heroes_here(table: Table, source: int, target: int) -> int:
    return 1 if source != target and table.is_hero(target) and table.is_at(target, table.at[source]) else 0


GASTON: Final = Deck("gaston")

GASTON.ally("wolves", bonus=each_other_wolves)
GASTON.condition("beautiful_as_me", when=fourth_action, play=[remove_obstacles(1)])
GASTON.effect("swoon", play=[put_back_obstacles(1), either([gain(3)], [draw(3)])])
GASTON.effect("belle_is_mine", play=[vanquish()])
GASTON.effect("come_into_the_light", play=[ChooseObstacles(), RemoveOneOrTwoThere()])
GASTON.item("five_dozen_eggs", bonus=bearer_gains(2))
GASTON.effect("hunters_instinct", play=[choose(hero_of_strength(0, 3)), defeat_it()])
GASTON.effect("intimidating", play=[reveal_villain_cards_until(of_type(ALLY)), take_it_into_hand()])
GASTON.effect(
    "take_me_instead",
    play=[
        reveal_fate_cards_until(of_type(HERO), shuffle_back=True),
        play_it_at("beasts_castle"),
        remove_obstacles(1),
    ],
)
GASTON.effect("time_to_follow_me", play=[move_an_item_or_ally()])
GASTON.effect("get_out", play=[remove_obstacles(3)])
GASTON.ally("lefou", returns_allies=True)
GASTON.ally("monsieur_darque", activate=[remove_obstacles(1)])
GASTON.effect("show_me_the_beast", play=[WithBeastOrBelle()])
GASTON.effect("temper", play=[remove_obstacles(1)])
GASTON.ally("the_mob")

GASTON.effect("be_our_guest", play=[hero_from_discard(), play_it()])
GASTON.hero(
    "beast",
    on_play=[send_each_elsewhere(an_ally, only_there=True)],
    on_defeat=[ClearThere("beasts_castle")],
    reactions=[Reaction(MOVED, itself, program(send_each_elsewhere(an_ally, only_there=True)))],
)
GASTON.hero("belle", bans=REMOVE_OBSTACLES)
GASTON.hero("cogsworth", bonus=other_heroes_here)
GASTON.effect("it_is_you", play=[OneBackEverywhere()])
GASTON.effect("ive_never_seen_so_many_books", play=[put_back_obstacles(1)])
GASTON.hero("lumiere", on_play=[may(choose(movable(a_hero)), move_it())])
GASTON.effect(
    "magic_mirror",
    play=[find(BEAST), play_it(), discard_itself(), shuffle_fate_discard_with_itself()],
)
GASTON.effect("massaging_my_feet", play=[put_back_obstacles(2)])
GASTON.hero(
    "maurice",
    on_play=[find_if_there("maurices_invention"), AttachItThere()],
    on_defeat=[ClearThere("belles_house")],
)
GASTON.item("maurices_invention", bonus=allies_here_weaker)
GASTON.hero(
    "mrs_potts_and_chip",
    on_play=[may(either([send_each_elsewhere(a_hero)], [GiveItToAnother("maurices_invention")]))],
)
GASTON.effect("saving_my_life", play=[choose_location(place_free), RefillThere()])
GASTON.effect(
    "the_rose",
    keeps_others=True,
    play=[PlayTheOther(), discard_itself(), reveal_and_play_one(2), remove_obstacle_if_possible()],
)


def cleared(table: Table, seat: int) -> float:
    return 1 - tokens(table, seat) / (4 * SLOTS)


def able_to_remove(table: Table, seat: int) -> float:
    """Nobody forbids removing Obstacles, or there are Allies where Belle is who could see to it."""
    belle = table.present(seat, BELLE)
    if belle == NONE or not table.active(belle):
        return 1.0
    together = 0
    for ally in table.allies(seat):
        if table.is_at(belle, table.at[ally]):
            together += strength(table, ally)
    return min(0.5, 0.5 * together / max(1, strength(table, belle)))


def with_darque(table: Table, seat: int) -> float:
    return 1.0 if table.present(seat, "monsieur_darque") != NONE else 0.0


def power_for_more(table: Table, seat: int) -> float:
    """Enough to play any of the cards that remove Obstacles."""
    return table.power[seat] / 5


def wanted(table: Table, seat: int) -> list[str]:
    """What removes Obstacles; against Belle, who forbids that, what defeats her."""
    belle = table.present(seat, BELLE)
    if belle != NONE and table.active(belle):
        return ["hunters_instinct", "belle_is_mine", "the_mob", "lefou", "wolves"]
    wants = ["come_into_the_light", "temper", "take_me_instead", "beautiful_as_me"]
    if tokens(table, seat) >= 3:
        wants.append("get_out")
    if table.present(seat, BEAST) != NONE:
        wants.append("show_me_the_beast")
    if table.present(seat, "monsieur_darque") == NONE:
        wants.append("monsieur_darque")
    return wants


def without_obstacles(table: Table, seat: int) -> bool:
    return tokens(table, seat) == 0


SCRIPT: Final = Script(
    GASTON,
    progress=[
        Part("obstacles", 16, cleared),
        Part("belle", 2, able_to_remove),
        Part("darque", 1, with_darque),
        Part("power", 1, power_for_more),
    ],
    wins=without_obstacles,
    pieces=[SLOTS] * 4,
    wants=wanted,
    near=0.5,
)
