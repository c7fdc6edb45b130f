"""The Vanquish action (R4.45-R4.53), and defeating a Hero by other means (R5.18)."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.instructions import Choice
from perfidie.games.villainous.kinds import STAYS, TO_MOVER, USED
from perfidie.games.villainous.moving import ANYWHERE, destinations
from perfidie.games.villainous.names import ASK_ALLIES, ASK_VANQUISH, CARD, DONE_PICKING
from perfidie.games.villainous.strength import strength
from perfidie.games.villainous.table import (
    IGNORED,
    IT,
    MORE,
    NONE,
    OWNER,
    SOURCE,
    THERE,
    VANQUISH_ACTION,
    WICKET,
    N,
    Table,
)
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, AT, DONE, Step, program

KEEP_ALLIES: Final = 1
"""Value of the register N of VANQUISH_A_HERO: the Allies used stay in play."""


def defeatable(table: Table, hero: int, ally: int) -> bool:
    """Whether texts let this Hero be defeated now, by this Ally (NONE: by any means at all)."""
    cast = table.cast
    owner = cast.owner[hero]
    for source in (table.rosters[owner] or table.muster(owner)).shielding:
        shield = cast.kinds[source].shield
        assert shield is not None
        if shield(table, source, hero, ally):
            return False
    return table.targetable(hero)


def usable(table: Table, hero: int, ally: int) -> bool:
    """Whether an Ally can take part in a Vanquish action against a Hero."""
    here = table.at[ally]
    near = table.at[hero] == here or table.is_at(hero, here)
    if not near and table.cast.kinds[ally].reach and table.flags[ally] & IGNORED == 0:
        near = (here > 0 and table.is_at(hero, here - 1)) or (here < 3 and table.is_at(hero, here + 1))
    if not near or table.flags[ally] & WICKET or table.is_locked(table.cast.owner[ally], here):
        return False
    return defeatable(table, hero, ally)


def allies_needed(table: Table, hero: int) -> int:
    """How many Allies a Vanquish against this Hero has to use at least (R4.48)."""
    kinds = table.cast.kinds
    needed = kinds[hero].allies_needed if table.active(hero) else 0
    for item in table.attached(hero):
        needed = max(needed, kinds[item].allies_needed)
    return needed


def candidates(table: Table, hero: int) -> list[int]:
    """The Allies that can take part in a Vanquish action against a Hero."""
    found: list[int] = []
    for ally in table.roster(table.cast.owner[hero]).allies:
        if usable(table, hero, ally):
            found.append(ally)
    return found


def enough(table: Table, hero: int, allies: list[int]) -> bool:
    """Whether these Allies suffice (R4.45)."""
    missing = strength(table, hero)
    for ally in allies:
        missing -= strength(table, ally)
    return missing <= 0 and len(allies) >= allies_needed(table, hero)


def vanquishable(table: Table, hero: int) -> bool:
    """Whether a Vanquish action can defeat a Hero."""
    roster = table.roster(table.cast.owner[hero])
    found = roster.vanquishable.get(hero)
    if found is None:
        found = (
            not table.is_locked(table.cast.owner[hero], table.at[hero])
            and defeatable(table, hero, NONE)
            and enough(table, hero, candidates(table, hero))
        )
        roster.vanquishable[hero] = found
    return found


class ChooseHero(Choice):
    prompt = ASK_VANQUISH

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [pack(CARD, hero) for hero in table.heroes(frame[ACTOR]) if vanquishable(table, hero)]

    def can(self, table: Table, frame: list[int]) -> bool:
        for hero in table.heroes(frame[ACTOR]):
            if vanquishable(table, hero):
                return True
        return False

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[IT] = field(code, 0)
        frame[THERE] = state.at[frame[IT]]


class ChooseAllies(Step[Table]):
    """Picks Allies one by one, until they suffice and the player is content."""

    def do(self, state: Table, frame: list[int]) -> int:
        hero = frame[IT]
        picked = frame[MORE:]
        left = [ally for ally in candidates(state, hero) if ally not in picked]
        codes = [pack(CARD, ally) for ally in left]
        if enough(state, hero, picked):
            codes.append(pack(DONE_PICKING))
        return state.ask(frame[ACTOR], ASK_ALLIES, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == CARD:
            frame.append(field(code, 0))
            frame[AT] -= 1


class Strike(Step[Table]):
    """The Hero is defeated and the Allies used are discarded, or meet what their text says (R4.50)."""

    def do(self, state: Table, frame: list[int]) -> int:
        hero = frame[IT]
        actor = frame[ACTOR]
        owner = frame[OWNER]
        used = frame[MORE:]
        state.note(actor, VANQUISH_ACTION, hero, 0)
        home = any(
            state.cast.kinds[ally].returns_allies and state.active(ally) and state.is_at(ally, frame[THERE])
            for ally in state.realm(owner)
        )
        watching = [state.reacting(USED, ally) for ally in used]
        base = len(state.stack)
        state.defeat(hero, actor, strength(state, hero), True)
        if state.ended:
            return DONE
        reactions = state.stack[base:]
        del state.stack[base:]
        for ally in used:
            after = state.cast.kinds[ally].after_vanquish
            if home:
                state.to_hand(ally)
            elif frame[N] == KEEP_ALLIES or after == STAYS:
                continue
            elif after == TO_MOVER:
                if state.mover[owner] in destinations(state, ally, ANYWHERE):
                    state.move_card(ally, state.mover[owner], actor)
            else:
                state.discard(ally)
        for ally, sources in zip(used, watching, strict=True):
            state.trigger_all(sources, USED, ally, frame[THERE], actor, 0)
        of_allies = state.stack[base:]
        del state.stack[base:]
        of_hero = [each for each in reactions if each[SOURCE] == hero]
        of_others = [each for each in reactions if each[SOURCE] != hero]
        for each in (*of_others, *reversed(of_allies), *of_hero):
            state.push(each)
        return DONE


VANQUISH_A_HERO: Final = program(ChooseHero(), ChooseAllies(), Strike())
