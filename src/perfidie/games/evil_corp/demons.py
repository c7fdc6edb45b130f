"""Demons (rule 6.2): whoever deploys on a Portal may use one, as far as the invocation value reaches."""

from __future__ import annotations

from typing import Final

# Programs are numbered as modules are loaded: this keeps them in one order, whichever module is asked for first.
import perfidie.games.evil_corp.activating  # noqa: F401
from perfidie.games.evil_corp.box import box
from perfidie.games.evil_corp.power import TILE, power_frame
from perfidie.games.evil_corp.powers import DEMON_POWERS, STEPS
from perfidie.games.evil_corp.striking import Kill
from perfidie.games.evil_corp.table import Table
from perfidie.games.evil_corp.terror import invocation_value
from perfidie.games.evil_corp.words import ASK_DEMON, DECLINE, DEMON, USED_DEMON
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, DONE, Step, program

SLOT: Final = 4
"""Frame item: the Portal slot."""
USED: Final = 5
"""Frame item: the demon that is used, or -1."""

THRESHOLDS: Final = [[effect.threshold for effect in demon.effects] for demon in box().demons]
PRICES: Final = [[effect.pay for effect in demon.effects] for demon in box().demons]


def has_target(state: Table, power: int, seat: int, tile: int) -> bool:
    """An attack needs a legal target; the other effects are always allowed."""
    for step in STEPS[power]:
        if isinstance(step, Kill) and not step.useful(state, seat, tile):
            return False
    return True


def invocations(state: Table, seat: int, tile: int, slot: int) -> list[int]:
    """All demon effects that the seat may use now, encoded."""
    value = invocation_value(state.material, state.slots, state.face_down, slot)
    money = state.money(state.side(seat))
    options: list[int] = []
    for demon, thresholds in enumerate(THRESHOLDS):
        if not state.demons >> demon & 1:
            continue
        for effect, threshold in enumerate(thresholds):
            if threshold > value or PRICES[demon][effect] > money:
                continue
            if has_target(state, DEMON_POWERS[demon][effect], seat, tile):
                options.append(pack(DEMON, demon, threshold))
    return options


class UseDemon(Step[Table]):
    """Choose an effect, pay its price, resolve it; or decline."""

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        options = invocations(state, seat, frame[TILE], frame[SLOT])
        if not options:
            return DONE
        options.append(pack(DECLINE))
        return state.ask(seat, ASK_DEMON, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == DECLINE:
            return
        seat = frame[ACTOR]
        demon = field(code, 0)
        effect = THRESHOLDS[demon].index(field(code, 1))
        frame[USED] = demon
        state.tell(USED_DEMON, seat, -1, field(code, 1), demon)
        state.pay(seat, PRICES[demon][effect])
        state.push(power_frame(DEMON_POWERS[demon][effect], seat, frame[TILE]))


class SpendDemon(Step[Table]):
    """A used demon lies face down until the Night."""

    def do(self, state: Table, frame: list[int]) -> int:
        if frame[USED] >= 0:
            state.flip_demon(frame[ACTOR], frame[USED])
        return DONE


INVOCATION: Final = program(UseDemon(), SpendDemon())


def invoke(state: Table, seat: int, tile: int, slot: int) -> None:
    """Let the seat use a demon before anything else goes on."""
    state.push([INVOCATION, 0, seat, tile, slot, -1])
