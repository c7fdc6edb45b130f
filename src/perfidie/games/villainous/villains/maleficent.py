"""Maleficent: a Curse at every location when her turn begins."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.actions import use_a_symbol_there
from perfidie.games.villainous.cast import Part, Script
from perfidie.games.villainous.instructions import Choice, may
from perfidie.games.villainous.kinds import DEFEATED, MOVER_ARRIVED, PLAYED, Deck, Reaction, whenever
from perfidie.games.villainous.moving import ADJACENT, destinations
from perfidie.games.villainous.names import ASK_CARD, CARD, DONE_PICKING
from perfidie.games.villainous.printed import CURSE, EFFECT, FATE_ACTION, HERO, LOCATIONS
from perfidie.games.villainous.situations import has_three_allies, strong_hero_defeated
from perfidie.games.villainous.strength import bearer_gains, strength
from perfidie.games.villainous.table import (
    FATE_DECK,
    HAND,
    HAS_THREE_ALLIES,
    IT,
    NONE,
    OWNER,
    THERE,
    N,
    Table,
)
from perfidie.games.villainous.words.cards import discard_after_drawing, draw
from perfidie.games.villainous.words.choosing import choose, here, hero_of_strength, named
from perfidie.games.villainous.words.finding import play_it
from perfidie.games.villainous.words.fortunes import defeat_it, discard_it, discard_source
from perfidie.games.villainous.words.moves import may_stay_next_turn, move_itself, move_the_mover
from perfidie.games.villainous.words.revealing import fate_actions_pay
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, AT, DONE, UNSEEN, Step, program

DEAREST_CURSE: Final = 5
MERRYWEATHER: Final = "merryweather"


class GainTheStrengthLessOne(Step[Table]):
    """The strength of the Hero that was defeated stands in the register N."""

    def do(self, state: Table, frame: list[int]) -> int:
        state.gain(frame[OWNER], frame[N] - 1)
        return DONE


class TurnUpTheNext(Step[Table]):
    """Turn the next Fate card up: a Hero is IT, anything else goes back on top."""

    def do(self, state: Table, frame: list[int]) -> int:
        if state.trial:
            return UNSEEN
        card = state.reveal_top(frame[OWNER], FATE_DECK)
        frame[IT] = NONE
        if card != NONE and state.cast.type[card] == HERO:
            frame[IT] = card
        elif card != NONE:
            state.put(card, FATE_DECK)
        return DONE


class OpenTheHand(Step[Table]):
    """Everybody sees the hand; what comes into it later is seen as long as it lies open."""

    def do(self, state: Table, frame: list[int]) -> int:
        for card in state.cards(frame[OWNER], HAND):
            state.knowledge.reveal(card)
        return DONE


class PullNeighbours(Choice):
    """One Ally out of each neighbouring location, or out of one only, comes to THERE.

    The register N keeps the neighbours that have lost one, a bit each.
    """

    prompt = ASK_CARD

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [
            pack(CARD, ally, frame[THERE])
            for ally in table.allies(frame[OWNER])
            if frame[THERE] in destinations(table, ally, ADJACENT) and not frame[N] >> table.at[ally] & 1
        ]

    def do(self, state: Table, frame: list[int]) -> int:
        codes = self.choices(state, frame)
        if not codes:
            return DONE
        if frame[N]:
            codes.append(pack(DONE_PICKING))
        return state.ask(frame[ACTOR], self.prompt, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == CARD:
            ally = field(code, 0)
            frame[N] |= 1 << state.at[ally]
            frame[AT] -= 1
            state.move_card(ally, frame[THERE], frame[ACTOR])


class DiscardAlliesThere(Step[Table]):
    """Every Ally at THERE is discarded."""

    def there(self, table: Table, frame: list[int]) -> list[int]:
        return [ally for ally in table.allies(frame[OWNER]) if table.is_at(ally, frame[THERE])]

    def can(self, state: Table, frame: list[int]) -> bool:
        return len(self.there(state, frame)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        for ally in self.there(state, frame):
            state.discard(ally)
        return DONE


def per_hero_here(table: Table, source: int, target: int) -> int:
    if source != target:
        return 0
    heroes = 0
    for hero in table.heroes(table.cast.owner[source]):
        if table.is_at(hero, table.at[source]):
            heroes += 1
    return heroes


def curses(table: Table, seat: int) -> int:
    """The locations with a Curse, a bit each."""
    places = 0
    for card in table.realm(seat):
        if table.cast.type[card] == CURSE:
            places |= 1 << table.at[card]
    return places


def with_a_curse_here(table: Table, source: int, target: int) -> int:
    return 1 if source == target and curses(table, table.cast.owner[source]) >> table.at[source] & 1 else 0


def weak_heroes_barred(table: Table, source: int, card: int, location: int) -> bool:
    """Heroes of printed strength below 4 cannot be played here."""
    kind = table.cast.kinds[card]
    return kind.type == HERO and kind.strength < 4 and table.at[source] == location


def heroes_barred(table: Table, source: int, card: int, location: int) -> bool:
    return table.cast.type[card] == HERO and table.at[source] == location


def curses_barred(table: Table, source: int, card: int, location: int) -> bool:
    return table.cast.type[card] == CURSE and table.is_at(source, location)


def hero_arrives_here(table: Table, source: int, card: int) -> bool:
    return table.is_hero(card) and table.at[card] == table.at[source]


def ally_arrives_here(table: Table, source: int, card: int) -> bool:
    return table.is_ally(card) and table.at[card] == table.at[source]


def hero_falls_here(table: Table, source: int, card: int) -> bool:
    return table.is_at(card, table.at[source])


def heroes_here_weaker(table: Table, source: int, target: int) -> int:
    return -2 if table.is_hero(target) and table.is_at(target, table.at[source]) else 0


def cheaper_beside_the_staff(table: Table, source: int, card: int, location: int, host: int) -> int:
    beside = table.mover[table.cast.owner[source]] == table.at[source]
    return -1 if beside and table.cast.type[card] in (EFFECT, CURSE) else 0


def curses_dearer_here(table: Table, source: int, card: int, location: int, host: int) -> int:
    return 2 if table.cast.type[card] == CURSE and location != NONE and table.is_at(source, location) else 0


def without_item(table: Table, card: int, host: int) -> bool:
    return not table.attached(host)


def curse_beside_a_hero(table: Table, frame: list[int], card: int) -> bool:
    if table.cast.type[card] != CURSE:
        return False
    for hero in table.heroes(frame[OWNER]):
        if table.is_at(hero, table.at[card]):
            return True
    return False


MALEFICENT: Final = Deck("maleficent")

MALEFICENT.ally("cackling_goon", bonus=per_hero_here)
MALEFICENT.ally("savage_goon")
MALEFICENT.ally("sinister_goon", bonus=with_a_curse_here)
MALEFICENT.ally("raven", premove=[move_itself(), use_a_symbol_there(but=FATE_ACTION)])
MALEFICENT.curse(
    "forest_of_thorns",
    bar=weak_heroes_barred,
    reactions=[Reaction(PLAYED, hero_arrives_here, program(discard_source()))],
)
MALEFICENT.curse(
    "green_fire",
    bar=heroes_barred,
    reactions=[Reaction(MOVER_ARRIVED, whenever, program(discard_source()))],
)
MALEFICENT.curse(
    "dreamless_sleep",
    bonus=heroes_here_weaker,
    reactions=[Reaction(PLAYED, ally_arrives_here, program(discard_source()))],
)
MALEFICENT.effect("dragon_form", play=[choose(hero_of_strength(0, 3)), defeat_it(), fate_actions_pay(3)])
MALEFICENT.effect("vanish", play=[may_stay_next_turn()])
MALEFICENT.item("spinning_wheel", reactions=[Reaction(DEFEATED, hero_falls_here, program(GainTheStrengthLessOne()))])
MALEFICENT.item("staff", price=cheaper_beside_the_staff)
MALEFICENT.condition("malice", when=strong_hero_defeated, play=[choose(hero_of_strength(0, 4)), defeat_it()])
MALEFICENT.condition(
    "tyranny", when=has_three_allies, watches=1 << HAS_THREE_ALLIES, play=[draw(3), discard_after_drawing(3)]
)

MALEFICENT.hero("guards", allies_needed=2)
MALEFICENT.item("sword_of_truth", bonus=bearer_gains(2), price=curses_dearer_here, fits=without_item)
MALEFICENT.effect("once_upon_a_dream", play=[choose(curse_beside_a_hero), discard_it()])
MALEFICENT.hero("aurora", on_play=[TurnUpTheNext(), play_it()])
MALEFICENT.hero("fauna", on_play=[may(choose(here(named("dreamless_sleep"))), discard_it())])
MALEFICENT.hero("flora", on_play=[OpenTheHand()], opens_hand=True)
MALEFICENT.hero("king_hubert", on_play=[may(PullNeighbours())])
MALEFICENT.hero("king_stefan", on_play=[may(move_the_mover())])
MALEFICENT.hero(MERRYWEATHER, bar=curses_barred)
MALEFICENT.hero("prince_phillip", on_play=[may(DiscardAlliesThere())])


def cursed_everywhere(table: Table, seat: int) -> bool:
    return curses(table, seat).bit_count() == LOCATIONS


def cursed(table: Table, seat: int) -> float:
    return curses(table, seat).bit_count() / LOCATIONS


def safe(table: Table, seat: int) -> float:
    """Curses where no Hero stands: Once Upon a Dream does not reach them."""
    places = curses(table, seat)
    for hero in table.heroes(seat):
        places &= ~(1 << table.at[hero])
    return places.bit_count() / LOCATIONS


def power_for_a_curse(table: Table, seat: int) -> float:
    """The Power at hand, against what a Curse may cost beside a Sword of Truth."""
    return table.power[seat] / DEAREST_CURSE


def nothing_barred(table: Table, seat: int) -> float:
    """Merryweather bars no location that still needs a Curse, or there are Allies to beat her."""
    hero = table.present(seat, MERRYWEATHER)
    if hero == NONE or curses(table, seat) >> table.at[hero] & 1:
        return 1.0
    crew = sum(strength(table, ally) for ally in table.allies(seat) if table.at[ally] == table.at[hero])
    return min(1.0, crew / max(1, strength(table, hero))) / 2


def wanted(table: Table, seat: int) -> list[str]:
    """Curses, until there is one at every location, and Allies against Merryweather, who bars one."""
    if cursed_everywhere(table, seat):
        return []
    wants = ["forest_of_thorns", "green_fire", "dreamless_sleep"]
    if nothing_barred(table, seat) < 0.5:
        wants += ["cackling_goon", "savage_goon", "sinister_goon"]
    return wants


SCRIPT: Final = Script(
    MALEFICENT,
    progress=[
        Part("curses", 4, cursed),
        Part("safe_curses", 2, safe),
        Part("power_for_a_curse", 0.5, power_for_a_curse),
        Part("nothing_barred", 1, nothing_barred),
    ],
    wins=cursed_everywhere,
    start_of_turn=True,
    wants=wanted,
    near=0.5,
)
