"""The Horned King: claim the Black Cauldron, awaken it, and have Cauldron Born at every location."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.cast import Part, Script
from perfidie.games.villainous.discarding import action_frame
from perfidie.games.villainous.instructions import either, if_possible, may, possible
from perfidie.games.villainous.kinds import BY_VANQUISH, NO_PROGRAM, PLAY_EFFECTS, STAYS, TO_MOVER, Deck
from perfidie.games.villainous.moving import ANYWHERE, destinations
from perfidie.games.villainous.playing import ENTERING, FOR_FREE, play_frame
from perfidie.games.villainous.printed import ITEM
from perfidie.games.villainous.situations import item_played
from perfidie.games.villainous.strength import bearer_gains, strength
from perfidie.games.villainous.table import (
    ASIDE,
    AWAKENED,
    DORMANT,
    HAND,
    IT,
    NONE,
    OWNER,
    REALM,
    SOURCE,
    THERE,
    TILE_ASIDE,
    VILLAIN_DECK,
    ZONES,
    Table,
)
from perfidie.games.villainous.vanquish import candidates
from perfidie.games.villainous.words.cards import (
    discard_from_hand,
    discard_hand,
    draw,
    draw_after_discarding,
    shuffle_discard_into_deck,
    shuffle_fate_discard_into_deck,
)
from perfidie.games.villainous.words.choosing import a_hero, choose, hero_of_strength, named
from perfidie.games.villainous.words.finding import find, hero_from_discard, play_from_hand_free, play_it
from perfidie.games.villainous.words.fortunes import defeat_it, discard_it
from perfidie.games.villainous.words.moves import send_each_elsewhere
from perfidie.games.villainous.words.power import gain, gain_per, lose_exactly, pay
from perfidie.games.villainous.words.revealing import reveal_and_play_all
from perfidie.kernel.state import ACTOR, AT, DONE, STUCK, Step, program

ANCIENT_SOLDIERS: Final = "ancient_soldiers"
CAULDRON_BORN: Final = "cauldron_born"
HEN_WEN: Final = "hen_wen"


# The Black Cauldron


def tile(table: Table, seat: int) -> int:
    return table.pieces[seat][-1]


class Claim(Step[Table]):
    """The Black Cauldron becomes his, if it is not yet."""

    def can(self, state: Table, frame: list[int]) -> bool:
        return tile(state, frame[OWNER]) == TILE_ASIDE

    def do(self, state: Table, frame: list[int]) -> int:
        state.claim_tile(frame[OWNER])
        return DONE


class TurnTile(Step[Table]):
    """The claimed tile is turned to this face; impossible if it shows already."""

    def __init__(self, face: int) -> None:
        self.face = face

    def can(self, state: Table, frame: list[int]) -> bool:
        return tile(state, frame[OWNER]) not in (TILE_ASIDE, self.face)

    def do(self, state: Table, frame: list[int]) -> int:
        state.turn_tile(frame[OWNER], self.face)
        return DONE


class ShowFromHand(Step[Table]):
    """A card with this id is taken from the hand and laid open; those in the hand are all alike."""

    def __init__(self, id: str) -> None:
        self.id = id

    def held(self, table: Table, seat: int) -> int:
        for card in table.different(table.zones[seat * ZONES + HAND]):
            if table.cast.kinds[card].id == self.id:
                return card
        return NONE

    def can(self, state: Table, frame: list[int]) -> bool:
        return self.held(state, frame[OWNER]) != NONE

    def do(self, state: Table, frame: list[int]) -> int:
        card = self.held(state, frame[OWNER])
        if card == NONE:
            return STUCK
        state.put(card, ASIDE)
        state.knowledge.reveal(card)
        frame[SOURCE] = card
        return DONE


class ReplaceIt(Step[Table]):
    """IT is discarded, and the card laid open takes its place: it counts as played (R7.17, R12.20)."""

    def do(self, state: Table, frame: list[int]) -> int:
        there = state.location(frame[IT])
        state.discard(frame[IT])
        play = play_frame(state, frame[SOURCE], frame[ACTOR], FOR_FREE)
        play[AT] = ENTERING
        play[THERE] = there
        state.push(play)
        return DONE


SWAP_PRICE: Final = 2

AWAKEN: Final = program(TurnTile(AWAKENED))
LOSE_ONE: Final = program(choose(named(CAULDRON_BORN)), discard_it())
SWAP: Final = program(ShowFromHand(CAULDRON_BORN), choose(named(ANCIENT_SOLDIERS)), pay(SWAP_PRICE), ReplaceIt())


def before_moving(table: Table, seat: int) -> int:
    """Dormant, the Cauldron takes one Cauldron Born back; awakened, it makes one out of Ancient Soldiers (R3.4).

    Nobody else can see whether a Cauldron Born is in the hand: he is asked as long as there may be one.
    """
    face = tile(table, seat)
    if face == DORMANT:
        return LOSE_ONE if possible(table, action_frame(LOSE_ONE, seat), False) else NO_PROGRAM
    if face == AWAKENED and table.power[seat] >= SWAP_PRICE and table.present(seat, ANCIENT_SOLDIERS) != NONE:
        return SWAP if may_hold_cauldron_born(table, seat) else NO_PROGRAM
    return NO_PROGRAM


def may_hold_cauldron_born(table: Table, seat: int) -> bool:
    if not table.zones[seat * ZONES + HAND]:
        return False
    for zone in (HAND, VILLAIN_DECK):
        for card in table.zones[seat * ZONES + zone]:
            if table.cast.kinds[card].id == CAULDRON_BORN:
                return True
    return False


def swapping(table: Table, seat: int) -> bool:
    return tile(table, seat) == AWAKENED


def activating(table: Table, seat: int) -> int:
    return AWAKEN if tile(table, seat) == DORMANT else NO_PROGRAM


# His cards


def is_awakened(table: Table, realm: int, card: int) -> bool:
    return tile(table, realm) == AWAKENED


def heroes_in_realm(table: Table, seat: int) -> int:
    return len(table.heroes(seat))


def with_company(table: Table, source: int, target: int) -> int:
    """1 for the card itself while another Ally is at its location."""
    if source != target:
        return 0
    here = table.at[source]
    for card in table.zones[table.cast.owner[source] * ZONES + REALM]:
        if card != source and table.is_ally(card) and table.at[card] == here:
            return 1
    return 0


# Fate


class GatherAllies(Step[Table]):
    """All Allies of the realm come to THERE, together."""

    def do(self, state: Table, frame: list[int]) -> int:
        there = frame[THERE]
        far = [ally for ally in state.allies(frame[OWNER]) if there in destinations(state, ally, ANYWHERE)]
        state.move_together(far, there, frame[ACTOR])
        return DONE


def no_soldiers_here(table: Table, source: int, card: int, location: int) -> bool:
    return table.cast.kinds[card].id == ANCIENT_SOLDIERS and table.is_at(source, location)


def every_other_hero(table: Table, source: int, target: int) -> int:
    return 1 if source != target and table.is_hero(target) else 0


def per_other_hero_here(table: Table, source: int, target: int) -> int:
    """For the card itself: 1 for every other Hero at its location."""
    if source != target:
        return 0
    here = table.at[source]
    others = 0
    for card in table.zones[table.cast.owner[source] * ZONES + REALM]:
        if card != source and table.is_hero(card) and table.is_at(card, here):
            others += 1
    return others


HORNED_KING: Final = Deck("horned_king")

HORNED_KING.item("ancient_soldiers", grants="activate")
HORNED_KING.ally("cauldron_born", needs=is_awakened, after_vanquish=STAYS)
HORNED_KING.ally("horned_kings_henchmen")
HORNED_KING.ally("gwythaints", reach=True)
HORNED_KING.condition("only_moments_away_from_victory", when=item_played, play=[play_from_hand_free(ITEM)])
HORNED_KING.effect("our_hour_has_arrived", play=[TurnTile(AWAKENED)])
HORNED_KING.effect("show_me_the_black_cauldron", play=[either([Claim()], [gain(3)])])
HORNED_KING.effect("visions", play=[gain_per(heroes_in_realm)])
HORNED_KING.effect(
    "we_got_you_now_pig_keeper",
    play=[either([find(HEN_WEN), play_it()], [choose(hero_of_strength(1, 1)), defeat_it()])],
)
HORNED_KING.effect(
    "we_have_made_a_bargain",
    play=[either([shuffle_discard_into_deck()], [pay(3), choose(named("dyrnwyn")), discard_it(), Claim()])],
)
HORNED_KING.effect("captured", play=[draw(3)])
HORNED_KING.ally("creeper", after_vanquish=TO_MOVER)
HORNED_KING.ally("guard_dog", bonus=with_company)

HORNED_KING.effect("i_believe_in_you", play=[discard_hand(), draw_after_discarding(3)])
HORNED_KING.effect("reunited", play=[hero_from_discard(), play_it()])
HORNED_KING.hero("doli", on_play=[may(send_each_elsewhere(a_hero))])
HORNED_KING.item("dyrnwyn", bonus=bearer_gains(2), allies_needed=2)
HORNED_KING.hero("fair_folk", bar=no_soldiers_here)
HORNED_KING.hero("fflewddur_fflam", on_play=[GatherAllies()])
HORNED_KING.hero("gurgi", shuffled_back=BY_VANQUISH, brings_discard=True)
HORNED_KING.effect("gurgis_happy_day", play=[shuffle_fate_discard_into_deck(), reveal_and_play_all(2)])
HORNED_KING.effect("gurgis_sacrifice", play=[TurnTile(DORMANT)])
HORNED_KING.hero("hen_wen", bans=PLAY_EFFECTS, on_defeat=[Claim()])
HORNED_KING.hero("princess_eilonwy", bonus=every_other_hero)
HORNED_KING.hero("taran", bonus=per_other_hero_here)
HORNED_KING.hero("the_witches_of_morva", on_play=[if_possible(either([lose_exactly(2)], [discard_from_hand(2)]))])


# The objective


def locations_with_cauldron_born(table: Table, seat: int) -> int:
    found = 0
    for card in table.zones[seat * ZONES + REALM]:
        if table.cast.kinds[card].id == CAULDRON_BORN:
            found |= 1 << table.at[card]
    return found.bit_count()


def cauldron_born_everywhere(table: Table, seat: int) -> bool:
    return locations_with_cauldron_born(table, seat) == 4


def claimed(table: Table, seat: int) -> float:
    """The Cauldron is his; on the way there, Hen Wen is within reach of Allies who can defeat her."""
    if tile(table, seat) != TILE_ASIDE:
        return 1.0
    hen_wen = table.present(seat, HEN_WEN)
    if hen_wen == NONE:
        return 0.0
    strong = sum(strength(table, ally) for ally in candidates(table, hen_wen))
    return 0.1 + 0.4 * min(1.0, strong / max(1, strength(table, hen_wen)))


def awakened(table: Table, seat: int) -> float:
    """The Cauldron is awakened; on the way there, Ancient Soldiers offer the action that awakens it."""
    if tile(table, seat) == AWAKENED:
        return 1.0
    return 0.4 if table.present(seat, ANCIENT_SOLDIERS) != NONE else 0.0


def spread(table: Table, seat: int) -> float:
    """Locations with Cauldron Born; further ones at the same location can still be moved, and count a little."""
    places = locations_with_cauldron_born(table, seat)
    further = min(table.count(seat, CAULDRON_BORN), 4) - places
    return (places + 0.4 * max(0, further)) / 4


def supplied(table: Table, seat: int) -> float:
    """Power for the next card or swap."""
    return table.power[seat] / 4


def wanted(table: Table, seat: int) -> list[str]:
    """What claims the Cauldron, then what awakens it, then Cauldron Born, and what carries them apart."""
    face = tile(table, seat)
    if face == TILE_ASIDE:
        wants = ["show_me_the_black_cauldron", "our_hour_has_arrived"]
        if table.present(seat, HEN_WEN) == NONE:
            return [*wants, "we_got_you_now_pig_keeper"]
        return [*wants, "horned_kings_henchmen", "gwythaints", "creeper", "guard_dog"]
    if face == AWAKENED:
        return [CAULDRON_BORN]
    return ["our_hour_has_arrived", CAULDRON_BORN, ANCIENT_SOLDIERS]


SCRIPT: Final = Script(
    HORNED_KING,
    progress=[
        Part("cauldron_claimed", 2, claimed),
        Part("cauldron_awakened", 2, awakened),
        Part("cauldron_born", 6, spread),
        Part("power", 0.4, supplied),
    ],
    wins=cauldron_born_everywhere,
    pieces=[TILE_ASIDE],
    premove=before_moving,
    premove_optional=swapping,
    tile=activating,
    tile_ids=("black_cauldron", "power_of_the_black_cauldron"),
    wants=wanted,
    near=0.67,
)
