"""Powers that move (rule 7): move and move_self."""

from __future__ import annotations

from perfidie.games.evil_corp.power import CHOSEN, PICKS, TILE, Power, again, over
from perfidie.games.evil_corp.table import Table
from perfidie.games.evil_corp.targets import destinations, own_monsters
from perfidie.games.evil_corp.words import ASK_MOVE, FINISH, MOVE
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, DONE


class Move(Power):
    """Up to so many different own monsters, one at least, to free own slots."""

    def moves(self, state: Table, seat: int, slot: int) -> list[int]:
        """The moves of the monster in one slot, encoded."""
        tile = state.slots[slot]
        return [pack(MOVE, tile, slot, to) for to in destinations(state, seat, tile)]

    def movable(self, state: Table, seat: int, tile: int) -> list[int]:
        """The slots of the monsters that may be moved."""
        return own_monsters(state, seat)

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        for slot in self.movable(state, seat, tile):
            if destinations(state, seat, state.slots[slot]):
                return True
        return False

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        options: list[int] = []
        if frame[PICKS] < self.amount:
            for slot in self.movable(state, seat, frame[TILE]):
                if not frame[CHOSEN] >> slot & 1:
                    options += self.moves(state, seat, slot)
        if not options:
            over(frame)
            return DONE
        if frame[PICKS]:
            options.append(pack(FINISH))
        return state.ask(seat, ASK_MOVE, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == FINISH:
            over(frame)
            return
        seat = frame[ACTOR]
        to = field(code, 2)
        frame[CHOSEN] = frame[CHOSEN] & ~(1 << field(code, 1)) | 1 << to
        state.move(seat, field(code, 1), to)
        again(frame)
        if state.material.move_triggers:
            from perfidie.games.evil_corp.slots import slot_effect

            slot_effect(state, seat, field(code, 0), to)


class MoveSelf(Move):
    def movable(self, state: Table, seat: int, tile: int) -> list[int]:
        slot = state.where(tile)
        return [slot] if slot >= 0 else []
