"""Powers that strike (rule 7): kill, flip_enemy and flip_demon."""

from __future__ import annotations

from perfidie.games.evil_corp.power import CHOSEN, PICKS, TILE, Power, again, over
from perfidie.games.evil_corp.table import Table
from perfidie.games.evil_corp.targets import awake_enemies, prey
from perfidie.games.evil_corp.words import (
    ASK_FLIP_DEMON,
    ASK_FLIP_ENEMY,
    ASK_KILL,
    DECLINE,
    LAPSED,
    TARGET,
    TARGET_DEMON,
)
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, DONE


class ChooseMonster(Power):
    """Choose a monster on an eligible village, or more, one after another."""

    def __init__(self, amount: int, deployed: bool) -> None:
        super().__init__(amount, deployed)
        self.prompt = ASK_KILL
        self.times = 1

    def candidates(self, state: Table, seat: int) -> list[int]:
        raise NotImplementedError

    def strike(self, state: Table, seat: int, slot: int) -> None:
        raise NotImplementedError

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return len(self.candidates(state, seat)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        slots = state.slots
        options: list[int] = []
        if frame[PICKS] < self.times:
            for slot in self.candidates(state, seat):
                if not frame[CHOSEN] >> slot & 1:
                    options.append(pack(TARGET, slots[slot], slot))
        if not options:
            if frame[PICKS] == 0:
                state.tell(LAPSED, seat, frame[TILE])
            over(frame)
            return DONE
        if self.may_decline(state):
            options.append(pack(DECLINE))
        return state.ask(seat, self.prompt, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == DECLINE:
            over(frame)
            return
        slot = field(code, 1)
        frame[CHOSEN] |= 1 << slot
        self.strike(state, frame[ACTOR], slot)
        again(frame)


class Kill(ChooseMonster):
    """The amount is the ceiling of the current terror."""

    def candidates(self, state: Table, seat: int) -> list[int]:
        return prey(state, seat, self.amount)

    def strike(self, state: Table, seat: int, slot: int) -> None:
        state.kill(seat, slot)


class FlipEnemy(ChooseMonster):
    def __init__(self, amount: int, deployed: bool) -> None:
        super().__init__(amount, deployed)
        self.prompt = ASK_FLIP_ENEMY
        self.times = amount

    def candidates(self, state: Table, seat: int) -> list[int]:
        return awake_enemies(state, seat)

    def strike(self, state: Table, seat: int, slot: int) -> None:
        state.flip(seat, slot)


class FlipDemon(Power):
    def do(self, state: Table, frame: list[int]) -> int:
        options: list[int] = []
        if frame[PICKS] < self.amount:
            for demon in range(len(state.material.demons)):
                asleep = not state.demons >> demon & 1
                if (asleep or state.material.flip_demon_both) and not frame[CHOSEN] >> demon & 1:
                    options.append(pack(TARGET_DEMON, demon))
        if not options:
            if frame[PICKS] == 0:
                state.tell(LAPSED, frame[ACTOR], frame[TILE])
            over(frame)
            return DONE
        if self.may_decline(state):
            options.append(pack(DECLINE))
        return state.ask(frame[ACTOR], ASK_FLIP_DEMON, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == DECLINE:
            over(frame)
            return
        demon = field(code, 0)
        frame[CHOSEN] |= 1 << demon
        state.flip_demon(frame[ACTOR], demon)
        again(frame)
