"""Captain Hook: defeat Peter Pan at the Jolly Roger."""

from __future__ import annotations

from perfidie.games.villainous.cast import Part, Script
from perfidie.games.villainous.instructions import either, may
from perfidie.games.villainous.kinds import MOVER_ARRIVED, Deck, Reaction
from perfidie.games.villainous.looking import discard_looked, look_at_fate_deck, put_looked_back
from perfidie.games.villainous.moving import ADJACENT
from perfidie.games.villainous.printed import ALLY, HERO, ITEM
from perfidie.games.villainous.situations import has_strong_ally, strong_hero_defeated
from perfidie.games.villainous.strength import bearer_gains, other_heroes_gain, strength
from perfidie.games.villainous.table import HAS_STRONG_ALLY, IT, NONE, OWNER, THERE, Table
from perfidie.games.villainous.vanquish import usable
from perfidie.games.villainous.vocabulary import (
    a_hero,
    an_ally,
    an_item,
    choose,
    discard_hand,
    discard_it,
    gain,
    here,
    movable,
    move_it,
    of_type,
    play_from_hand_free,
    play_it,
    reveal_fate_cards_until,
    stronger_this_turn,
    unlock,
)
from perfidie.kernel.state import DONE, Step, program

JOLLY_ROGER = "jolly_roger"
HANGMANS_TREE = "hangmans_tree"
PETER_PAN = "peter_pan"


class WinAt(Step[Table]):
    """Whoever was defeated was defeated there: the game is won (R8.6)."""

    def __init__(self, location: str) -> None:
        self.location = location

    def do(self, state: Table, frame: list[int]) -> int:
        if frame[THERE] == state.cast.location(frame[OWNER], self.location):
            state.win(frame[OWNER])
        return DONE


class PlayOrDiscardIt(Step[Table]):
    """Play the Hero that was turned up, or discard it; one that is forced has to be played."""

    def __init__(self) -> None:
        self.play = play_it()
        self.choice = program(either([play_it()], [discard_it()]))

    def do(self, state: Table, frame: list[int]) -> int:
        card = frame[IT]
        if card == NONE:
            return DONE
        if state.cast.kinds[card].forced_to:
            return self.play.do(state, frame)
        state.push([self.choice, 0, *frame[2:]])
        return DONE


def at_the_jolly_roger(table: Table, source: int, target: int) -> int:
    """Smee is 2 stronger there."""
    owner = table.cast.owner[source]
    return 2 if source == target and table.at[source] == table.cast.location(owner, JOLLY_ROGER) else 0


def with_items(table: Table, source: int, target: int) -> int:
    return 1 if source == target and table.attached(source) else 0


def per_place_with_heroes(table: Table, source: int, target: int) -> int:
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


def another_item(table: Table, source: int, card: int) -> bool:
    return card != source and table.cast.type[card] == ITEM


def arrives(table: Table, source: int, card: int) -> bool:
    return True


HOOK = Deck("captain_hook")

HOOK.ally("boarding_party", reach=True)
HOOK.ally("swashbuckler")
HOOK.ally("pirate_brute")
HOOK.ally("mr_starkey", on_play=[may(choose(movable(here(a_hero), ADJACENT)), move_it(ADJACENT))])
HOOK.ally("smee", bonus=at_the_jolly_roger)
HOOK.item("cannon", grants="vanquish")
HOOK.item("cutlass", bonus=bearer_gains(2))
HOOK.item("hooks_case", grants="gain_power:1")
HOOK.item("ingenious_device", grants="move_hero")
HOOK.item("never_land_map", on_play=[unlock(HANGMANS_TREE)], pays_for=another_item)
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
HOOK.item("taunt", shield=only_the_taunted)
HOOK.effect("splitting_headache", play=[choose(an_item), discard_it()])
HOOK.hero("lost_boys", allies_needed=2)
HOOK.hero("john", bonus=with_items)
HOOK.hero("michael", bonus=per_place_with_heroes)
HOOK.hero("peter_pan", forced_to=HANGMANS_TREE, on_defeat=[WinAt(JOLLY_ROGER)])
HOOK.hero("tick_tock", reactions=[Reaction(MOVER_ARRIVED, arrives, program(discard_hand()))])
HOOK.hero("tinker_bell", on_play=[may(choose(here(an_ally)), discard_it())])
HOOK.hero("wendy", bonus=other_heroes_gain(1))


def tree_open(table: Table, seat: int) -> float:
    return 0.0 if table.is_locked(seat, table.cast.location(seat, HANGMANS_TREE)) else 1.0


def pan_present(table: Table, seat: int) -> float:
    return 0.0 if table.present(seat, PETER_PAN) == NONE else 1.0


def pan_near(table: Table, seat: int) -> float:
    """How far Peter Pan has come from Hangman's Tree to the Jolly Roger."""
    pan = table.present(seat, PETER_PAN)
    if pan == NONE:
        return 0.0
    tree = table.cast.location(seat, HANGMANS_TREE)
    return (tree - table.at[pan]) / tree


def crew_ready(table: Table, seat: int) -> float:
    """The strength at hand where Peter Pan has to be beaten, against what is needed."""
    pan = table.present(seat, PETER_PAN)
    ship = table.cast.location(seat, JOLLY_ROGER)
    needed = 8 if pan == NONE else strength(table, pan)
    crew = 0
    for ally in table.allies(seat):
        if table.at[ally] == ship or (pan != NONE and usable(table, pan, ally)):
            crew += strength(table, ally)
    return min(crew, needed) / max(needed, 1)


SCRIPT = Script(
    HOOK,
    progress=[
        Part("tree_open", 2, tree_open),
        Part("pan_present", 1.5, pan_present),
        Part("pan_near", 3, pan_near),
        Part("crew_ready", 2.5, crew_ready),
    ],
)
