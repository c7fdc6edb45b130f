"""The Night (rule 8), step by step."""

from __future__ import annotations

from typing import Final

from perfidie.games.evil_corp.box import CONQUEST, MAGIC_GOLD, VICTORY
from perfidie.games.evil_corp.day import begin_day
from perfidie.games.evil_corp.table import ON_THE_TABLE, Table
from perfidie.games.evil_corp.terror import marker
from perfidie.games.evil_corp.victory import winners
from perfidie.games.evil_corp.words import (
    ASK_KEEP,
    CLEARED,
    CONQUEST_STEP,
    DEMONS_UP,
    GOLD_LOST,
    KEEP,
    KEPT,
    MAGIC,
    NIGHT,
    REJECTED,
    RESET,
    SCORED,
    TOKEN,
)
from perfidie.kernel.options import field, pack
from perfidie.kernel.state import AT, DONE, NOBODY, Step

CURSOR: Final = 3
"""Item of the round's frame: how many Fortification slots have been decided this Night."""


def first_member(table: Table, side: int) -> int:
    """The seat that events of a side name."""
    return table.material.members[side][0]


class Nightfall(Step[Table]):
    """Everybody has passed: monsters that keep others for nothing count if they are face up now (rule 7, free_keep)."""

    def do(self, state: Table, frame: list[int]) -> int:
        state.night = True
        state.conquered = 0
        material = state.material
        for side in range(material.sides):
            total = 0
            for slot in material.side_slots[side]:
                if state.slots[slot] >= 0 and state.is_up(slot):
                    free = material.free_keep[state.slots[slot]]
                    total = total + free if material.free_keeps_add else max(total, free)
            state.free_keeps[side] = total
        state.tell(NIGHT, NOBODY, -1, state.round)
        return DONE


class ScoreVillages(Step[Table]):
    """The leader of a village takes all rewards up to the marker; on a level gauge the Stone gives one step (8.1)."""

    def do(self, state: Table, frame: list[int]) -> int:
        for village in range(state.material.villages):
            self.score(state, village)
        return DONE

    def score(self, state: Table, village: int) -> None:
        face = state.faces[village]
        lead = marker(state.material, state.gauge(village), face)
        if lead == 0:
            holder = state.stone[village]
            if holder != ON_THE_TABLE:
                self.step(state, village, holder)
            return
        side = state.material.halves[village][0 if lead > 0 else 1]
        reached = lead if lead > 0 else -lead
        printed = state.material.faces[face]
        state.tell(SCORED, first_member(state, side), -1, reached, village)
        for space in range(reached):
            reward = printed.rewards[space]
            amount = printed.amounts[space]
            if reward == CONQUEST:
                for _ in range(amount):
                    self.step(state, village, side)
            elif reward == MAGIC_GOLD:
                state.magic[side] += amount
                state.tell(MAGIC, first_member(state, side), -1, amount, village)
            elif reward == VICTORY:
                self.win(state, village, side)

    def step(self, state: Table, village: int, side: int) -> None:
        """One conquest step; void once the token is gone."""
        if state.conquered >> village & 1:
            return
        half = state.material.half(village, side)
        state.conquest[half] += 1
        state.tell(CONQUEST_STEP, first_member(state, side), -1, state.conquest[half], village)
        if state.conquest[half] >= state.material.faces[state.faces[village]].steps_to_win:
            self.win(state, village, side)

    def win(self, state: Table, village: int, side: int) -> None:
        """The token of the village: one a Night."""
        if state.conquered >> village & 1:
            return
        state.conquered |= 1 << village
        state.tokens[side] += 1
        state.tell(TOKEN, first_member(state, side), -1, village)


class CheckVictory(Step[Table]):
    """8.2"""

    def do(self, state: Table, frame: list[int]) -> int:
        sides = winners(state)
        if sides:
            state.finish(sides)
        return DONE


class ResetConquered(Step[Table]):
    """Conquered villages shed all monsters and are set up afresh on face B (8.3)."""

    def do(self, state: Table, frame: list[int]) -> int:
        for village in range(state.material.villages):
            if state.conquered >> village & 1:
                for half in (village * 2, village * 2 + 1):
                    for slot in state.material.half_slots[half]:
                        clear_slot(state, slot)
                state.set_face(village, 1)
                state.tell(RESET, NOBODY, -1, 1, village)
        return DONE


class RefillVillages(Step[Table]):
    """Empty cargoes are filled, Pillage and Stone return (8.4)."""

    def do(self, state: Table, frame: list[int]) -> int:
        for village in range(state.material.villages):
            state.pillage[village] = 1
            state.stone[village] = ON_THE_TABLE
            printed = state.material.faces[state.faces[village]].cargo
            for which, coins in enumerate(printed):
                if state.cargo[village * 2 + which] == 0:
                    state.cargo[village * 2 + which] = coins
        return DONE


class Clear(Step[Table]):
    """All monsters that are not fortified and what is left in the reserves go to the discards (8.5)."""

    def do(self, state: Table, frame: list[int]) -> int:
        lasting = state.material.lasting
        for slot in range(len(state.slots)):
            if not lasting[slot]:
                clear_slot(state, slot)
        for seat in range(state.seats):
            for tile in state.reserves[seat][:]:
                state.discard_held(seat, tile, CLEARED)
        return DONE


class KeepFortified(Step[Table]):
    """Each fortified monster is paid for and turned face down, or discarded; from the first player's side on (8.6).

    The gauge needs no resetting (8.7): it counts what lies there.
    """

    def do(self, state: Table, frame: list[int]) -> int:
        slot = fortified(state, frame[CURSOR])
        if slot < 0:
            frame[CURSOR] = 0
            return DONE
        if state.slots[slot] >= 0:
            side = state.material.slot_side[slot]
            if keep_cost(state, slot) <= state.money(side):
                tile = state.slots[slot]
                yes = pack(KEEP, tile, slot, 1)
                return state.ask(state.material.keeper(slot), ASK_KEEP, [yes, pack(KEEP, tile, slot, 0)])
            clear_slot(state, slot)
        self.next(frame)
        return DONE

    def take(self, state: Table, frame: list[int], code: int) -> None:
        slot = field(code, 1)
        if field(code, 2):
            self.keep(state, slot)
        else:
            clear_slot(state, slot)
        self.next(frame)

    def keep(self, state: Table, slot: int) -> None:
        seat = state.material.keeper(slot)
        side = state.material.slot_side[slot]
        cost = keep_cost(state, slot)
        if state.free_keeps[side]:
            state.free_keeps[side] -= 1
        state.pay(seat, cost)
        state.tell(KEPT, seat, state.slots[slot], cost, slot)
        if state.is_up(slot):
            state.flip(seat, slot)

    def next(self, frame: list[int]) -> None:
        frame[CURSOR] += 1
        frame[AT] -= 1


class LoseGold(Step[Table]):
    """Ordinary gold goes back; magic gold stays (8.8)."""

    def do(self, state: Table, frame: list[int]) -> int:
        for side, gold in enumerate(state.gold):
            if gold:
                state.gold[side] = 0
                state.tell(GOLD_LOST, first_member(state, side), -1, gold)
        return DONE


class TendOffice(Step[Table]):
    """The tile in slot 1 is rejected, the queue slides, one tile enters; all demons face up (8.9)."""

    def do(self, state: Table, frame: list[int]) -> int:
        if state.queue:
            tile = state.queue.pop(0)
            state.rejected.append(tile)
            state.tell(REJECTED, NOBODY, tile)
        state.fill_queue()
        state.demons = (1 << len(state.material.demons)) - 1
        state.tell(DEMONS_UP, NOBODY)
        return DONE


class DrawReserves(Step[Table]):
    """Everybody draws; partners in turn (8.10)."""

    def do(self, state: Table, frame: list[int]) -> int:
        draw_reserves(state)
        return DONE


class PassThePawn(Step[Table]):
    """The pawn goes to the next side, and a new Day begins (8.11)."""

    def do(self, state: Table, frame: list[int]) -> int:
        state.first = (state.first + 1) % state.material.sides
        state.round += 1
        begin_day(state, frame)
        return DONE


def clear_slot(state: Table, slot: int) -> None:
    if state.slots[slot] >= 0:
        state.clear(first_member(state, state.material.slot_side[slot]), slot)


def fortified(state: Table, cursor: int) -> int:
    """The slot whose monster is decided as the n-th: side by side from the first on, villages in order; -1 if done."""
    material = state.material
    for i in range(material.sides):
        for slot in material.side_slots[(state.first + i) % material.sides]:
            if material.lasting[slot]:
                if cursor == 0:
                    return slot
                cursor -= 1
    return -1


def keep_cost(state: Table, slot: int) -> int:
    """What keeping this monster costs now: nothing as long as its side may keep one for free."""
    if state.free_keeps[state.material.slot_side[slot]]:
        return 0
    return state.material.faces[state.faces[state.material.slot_village[slot]]].keep_cost


def draw_reserves(state: Table) -> None:
    """Everybody draws the number of tiles for this number of players, partners in turn (rules 2.6 and 8.10)."""
    for members in state.material.members:
        for _ in range(state.material.draw):
            for seat in members:
                state.draw(seat, 1, True)
