"""Captain Hook: defeat Peter Pan at the Jolly Roger."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.cast import Part, Script
from perfidie.games.villainous.instructions import either, may, sub_frame
from perfidie.games.villainous.kinds import MOVER_ARRIVED, Deck, Reaction, whenever
from perfidie.games.villainous.looking import discard_looked, look_at_fate_deck, put_looked_back
from perfidie.games.villainous.moving import ADJACENT
from perfidie.games.villainous.printed import ALLY, DECK_SIZES, FATE, HERO, ITEM
from perfidie.games.villainous.situations import has_strong_ally, strong_hero_defeated
from perfidie.games.villainous.strength import bearer_gains, other_heroes_gain, strength
from perfidie.games.villainous.table import (
    FATE_DECK,
    FATE_DISCARD,
    HAS_STRONG_ALLY,
    IT,
    NONE,
    Table,
)
from perfidie.games.villainous.words.cards import discard_hand
from perfidie.games.villainous.words.choosing import a_hero, an_ally, an_item, choose, here, of_type
from perfidie.games.villainous.words.finding import play_from_hand_free, play_it
from perfidie.games.villainous.words.fortunes import discard_it, stronger_this_turn, unlock
from perfidie.games.villainous.words.moves import movable, move_it
from perfidie.games.villainous.words.power import gain
from perfidie.games.villainous.words.revealing import reveal_fate_cards_until
from perfidie.kernel.state import DONE, Step, program

JOLLY_ROGER: Final = "jolly_roger"
HANGMANS_TREE: Final = "hangmans_tree"
PETER_PAN: Final = "peter_pan"
TAUNT: Final = "taunt"
MAP_COST: Final = 4
PAN_STRENGTH: Final = 8
TAUNTS: Final = 2


class PlayOrDiscardIt(Step[Table]):
    """Play the Hero that was turned up, if there was one, or discard it; one that is forced has to be played."""

    def __init__(self) -> None:
        self.play = program(play_it())
        self.choice = program(either([play_it()], [discard_it()]))

    def do(self, state: Table, frame: list[int]) -> int:
        card = frame[IT]
        if card != NONE:
            state.push(sub_frame(self.play if state.cast.kinds[card].forced_to else self.choice, frame))
        return DONE


def at_the_jolly_roger(table: Table, source: int, target: int) -> int:
    """Smee is 2 stronger there."""
    owner = table.cast.owner[source]
    return 2 if source == target and table.at[source] == table.cast.location(owner, JOLLY_ROGER) else 0


def with_items(table: Table, source: int, target: int) -> int:
    """John is 1 stronger, however many Items he carries."""
    return 1 if source == target and table.attached(source) else 0


def per_place_with_heroes(table: Table, source: int, target: int) -> int:
    """Michael is 1 stronger for each location with Heroes, his own one too."""
    if source != target:
        return 0
    places = 0
    for hero in table.heroes(table.cast.owner[source]):
        places |= 1 << table.at[hero]
    return places.bit_count()


def only_the_taunted(table: Table, source: int, hero: int, ally: int) -> bool:
    """While somebody carries a Taunt, nobody without one can be defeated."""
    kind = table.cast.kinds[source]
    for item in table.attached(hero):
        if table.cast.kinds[item] is kind:
            return False
    return True


def any_item(table: Table, source: int, card: int) -> bool:
    return table.cast.type[card] == ITEM


HOOK: Final = Deck("captain_hook")

HOOK.ally("boarding_party", reach=True)
HOOK.ally("swashbuckler")
HOOK.ally("pirate_brute")
HOOK.ally("mr_starkey", on_play=[may(choose(movable(here(a_hero), ADJACENT)), move_it(ADJACENT))])
HOOK.ally("smee", bonus=at_the_jolly_roger)
HOOK.item("cannon", grants="vanquish")
HOOK.item("cutlass", bonus=bearer_gains(2))
HOOK.item("hooks_case", grants="gain_power:1")
HOOK.item("ingenious_device", grants="move_hero")
HOOK.item("never_land_map", on_play=[unlock(HANGMANS_TREE)], pays_for=any_item)
HOOK.effect(
    "give_them_a_scare",
    play=[look_at_fate_deck(2), either([discard_looked()], [put_looked_back()])],
)
HOOK.effect("worthy_opponent", play=[gain(2), reveal_fate_cards_until(of_type(HERO)), play_it()])
HOOK.effect(
    "aye_aye_sir",
    play=[choose(movable(an_ally, ADJACENT)), move_it(ADJACENT), stronger_this_turn(2)],
)
HOOK.condition("cunning", when=has_strong_ally, watches=1 << HAS_STRONG_ALLY, play=[play_from_hand_free(ALLY)])
HOOK.condition(
    "obsession",
    when=strong_hero_defeated,
    play=[reveal_fate_cards_until(of_type(HERO)), PlayOrDiscardIt()],
)

HOOK.item("pixie_dust", bonus=bearer_gains(2))
HOOK.item(TAUNT, shield=only_the_taunted)
HOOK.effect("splitting_headache", play=[choose(an_item), discard_it()])
HOOK.hero("lost_boys", allies_needed=2)
HOOK.hero("john", bonus=with_items)
HOOK.hero("michael", bonus=per_place_with_heroes)
HOOK.hero(PETER_PAN, forced_to=HANGMANS_TREE, wins_at=JOLLY_ROGER)
HOOK.hero("tick_tock", reactions=[Reaction(MOVER_ARRIVED, whenever, program(discard_hand()))])
HOOK.hero("tinker_bell", on_play=[may(choose(here(an_ally)), discard_it())])
HOOK.hero("wendy", bonus=other_heroes_gain(1))


# Progress


def tree_open(table: Table, seat: int) -> float:
    """Hangman's Tree is open, or there is some of the Power for the Map that opens it."""
    if not table.is_locked(seat, table.cast.location(seat, HANGMANS_TREE)):
        return 1.0
    return min(table.power[seat], MAP_COST) / MAP_COST / 2


def pan_found(table: Table, seat: int) -> float:
    """Peter Pan is in the realm, or the Fate deck above him has become smaller."""
    if table.present(seat, PETER_PAN) != NONE:
        return 1.0
    turned = 1 - len(table.cards(seat, FATE_DECK)) / DECK_SIZES[FATE]
    discarded = table.cast.find(seat, PETER_PAN)[0] in table.cards(seat, FATE_DISCARD)
    return turned / 8 if discarded else 1 / 8 + 3 * turned / 8


def pan_near(table: Table, seat: int) -> float:
    """How far Peter Pan has come from Hangman's Tree to the Jolly Roger."""
    pan = table.present(seat, PETER_PAN)
    if pan == NONE:
        return 0.0
    tree = table.cast.location(seat, HANGMANS_TREE)
    return (tree - table.at[pan]) / tree


def taunters(table: Table, seat: int) -> list[int]:
    """The Heroes whose Taunt keeps Peter Pan from being defeated; none if he carries one himself."""
    found: list[int] = []
    for item in table.items(seat):
        if table.cast.kinds[item].id == TAUNT:
            hero = table.host[item]
            if table.cast.kinds[hero].id == PETER_PAN:
                return []
            found.append(hero)
    return found


def crew_at(table: Table, seat: int, location: int) -> int:
    """The strength that can strike at a location."""
    crew = 0
    for ally in table.allies(seat):
        if abs(table.at[ally] - location) <= (1 if table.cast.kinds[ally].reach else 0):
            crew += strength(table, ally)
    return crew


def crew_ready(table: Table, seat: int) -> float:
    """The strength that can strike at the Jolly Roger, against what Peter Pan and Heroes that taunt there ask for."""
    pan = table.present(seat, PETER_PAN)
    ship = table.cast.location(seat, JOLLY_ROGER)
    needed = PAN_STRENGTH if pan == NONE else strength(table, pan)
    for hero in taunters(table, seat):
        if table.at[hero] == ship:
            needed += strength(table, hero)
    return crew_at(table, seat, ship) / needed


def nobody_taunts(table: Table, seat: int) -> float:
    """No Taunt on another Hero keeps Peter Pan from being defeated, or there are Allies to answer it."""
    left = 0.0
    for hero in taunters(table, seat):
        ready = crew_at(table, seat, table.at[hero]) / strength(table, hero)
        left += 1 - min(1.0, ready) / 3
    return 1 - left / TAUNTS


def wanted(table: Table, seat: int) -> list[str]:
    """The Map while the Tree is locked, then what brings Peter Pan or moves him; Allies until there are enough."""
    wants: list[str] = []
    if table.is_locked(seat, table.cast.location(seat, HANGMANS_TREE)):
        wants.append("never_land_map")
    if table.present(seat, PETER_PAN) == NONE:
        wants += ["worthy_opponent", "give_them_a_scare", "obsession"]
    elif pan_near(table, seat) < 1:
        wants += ["ingenious_device", "mr_starkey"]
    if crew_ready(table, seat) < 1 or nobody_taunts(table, seat) < 1:
        wants += ["pirate_brute", "smee", "boarding_party", "swashbuckler", "cutlass"]
    return wants


SCRIPT: Final = Script(
    HOOK,
    progress=[
        Part("tree_open", 2, tree_open),
        Part("pan_found", 4, pan_found),
        Part("pan_near", 3, pan_near),
        Part("crew_ready", 3, crew_ready),
        Part("nobody_taunts", 3, nobody_taunts),
    ],
    wants=wanted,
    near=0.64,
)
