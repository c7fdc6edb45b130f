"""Powers on own tiles (rule 7): draw, discard, recover, discard_self and trash."""

from __future__ import annotations

from perfidie.games.evil_corp.power import PICKS, TILE, Power, again, over
from perfidie.games.evil_corp.table import Table
from perfidie.games.evil_corp.targets import own_monsters
from perfidie.games.evil_corp.words import (
    ASK_DISCARD,
    ASK_RECOVER,
    ASK_TRASH,
    DISCARD,
    DISCARD_PILE,
    FINISH,
    RECOVER,
    RESERVE,
    TRASH_DEPLOYED,
    TRASH_DISCARDED,
    TRASH_HELD,
)
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, DONE


def ask_discard(state: Table, frame: list[int], seat: int, amount: int) -> int:
    """Let a seat choose what it discards, one tile after another; all if it has no more than that."""
    reserve = state.reserves[seat]
    if frame[PICKS] == amount:
        over(frame)
        return DONE
    if len(reserve) <= amount - frame[PICKS]:
        for tile in reserve[:]:
            state.discard_held(seat, tile)
        over(frame)
        return DONE
    return state.ask(seat, ASK_DISCARD, [pack(DISCARD, tile) for tile in state.distinct(reserve)])


class Draw(Power):
    def useful(self, state: Table, seat: int, tile: int) -> bool:
        side = state.side(seat)
        return len(state.bags[side]) > 0 or (state.material.day_refill and len(state.discards[side]) > 0)

    def do(self, state: Table, frame: list[int]) -> int:
        state.draw(frame[ACTOR], self.amount, state.material.day_refill)
        return DONE


class Discard(Power):
    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return len(state.reserves[seat]) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        return ask_discard(state, frame, frame[ACTOR], self.amount)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        state.discard_held(frame[ACTOR], field(code, 0))
        again(frame)


class Recover(Power):
    """Up to so many tiles, one at least, from the discard to the bag."""

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return len(state.discards[state.side(seat)]) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        discard = state.discards[state.side(seat)]
        if frame[PICKS] == self.amount or not discard:
            over(frame)
            return DONE
        options = [pack(RECOVER, tile) for tile in state.distinct(discard)]
        if frame[PICKS]:
            options.append(pack(FINISH))
        return state.ask(seat, ASK_RECOVER, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == FINISH:
            over(frame)
            return
        state.recover(frame[ACTOR], field(code, 0))
        again(frame)


class DiscardSelf(Power):
    """A price more than a use: it does not make an activation legal (rule 6.3)."""

    def do(self, state: Table, frame: list[int]) -> int:
        slot = state.where(frame[TILE])
        if slot >= 0:
            state.discard_deployed(frame[ACTOR], slot)
        return DONE


class Trash(Power):
    """Up to so many own tiles, one at least, out of the game: from reserve, discard or own villages."""

    def options(self, state: Table, seat: int) -> list[int]:
        found = [pack(TRASH_HELD, tile) for tile in state.distinct(state.reserves[seat])]
        found += [pack(TRASH_DISCARDED, tile) for tile in state.distinct(state.discards[state.side(seat)])]
        found += [pack(TRASH_DEPLOYED, state.slots[slot], slot) for slot in own_monsters(state, seat)]
        return found

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return len(self.options(state, seat)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        options = self.options(state, seat) if frame[PICKS] < self.amount else []
        if not options:
            over(frame)
            return DONE
        if frame[PICKS]:
            options.append(pack(FINISH))
        return state.ask(seat, ASK_TRASH, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        kind = kind_of(code)
        if kind == FINISH:
            over(frame)
            return
        place = RESERVE
        if kind == TRASH_DEPLOYED:
            place = field(code, 1)
        elif kind == TRASH_DISCARDED:
            place = DISCARD_PILE
        state.remove(frame[ACTOR], field(code, 0), place)
        again(frame)
