"""The powers of the tiles and demons (rule 7): each code's steps, and one program per deployment and activation.

Whether an activation is legal is asked of the same steps (:meth:`Power.useful`): what a step would offer is what makes
it useful.
"""

from __future__ import annotations

from typing import Final

from perfidie.games.evil_corp import codes
from perfidie.games.evil_corp.box import box
from perfidie.games.evil_corp.codes import Code
from perfidie.games.evil_corp.discarding import Discard, DiscardSelf, Draw, Recover, Trash
from perfidie.games.evil_corp.gold import Gain, Lose
from perfidie.games.evil_corp.hiring import Recruit
from perfidie.games.evil_corp.meddling import ChooseDrawer, ChooseOpponent, FoeDiscard, FoeDraw, Reveal
from perfidie.games.evil_corp.moving import Move, MoveSelf
from perfidie.games.evil_corp.power import TILE, Power, power_frame
from perfidie.games.evil_corp.striking import FlipDemon, FlipEnemy, Kill
from perfidie.games.evil_corp.table import FREE, Table
from perfidie.games.evil_corp.words import ASK_COPY, ASK_DISCARD_WHOM, ASK_DRAW_WHOM, ASK_REVEAL_WHOM, COPIED, COPY
from perfidie.kernel.options import field, pack
from perfidie.kernel.state import ACTOR, program

NOWHERE: Final = -1
"""No program: the tile has no such power."""


class CopyQueue(Power):
    """Resolve the activated power of a queue tile as if it were printed on this one."""

    def options(self, state: Table, seat: int, tile: int) -> list[int]:
        found: list[int] = []
        for index, waiting in enumerate(state.queue):
            power = ACTIVATED[state.material.kind[waiting]]
            if power != NOWHERE and not COPIES[state.material.kind[waiting]] and is_useful(state, power, seat, tile):
                found.append(pack(COPY, waiting, index))
        return found

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return len(self.options(state, seat, tile)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        return state.ask(frame[ACTOR], ASK_COPY, self.options(state, frame[ACTOR], frame[TILE]))

    def take(self, state: Table, frame: list[int], code: int) -> None:
        tile = field(code, 0)
        state.tell(COPIED, frame[ACTOR], tile)
        state.push(power_frame(ACTIVATED[state.material.kind[tile]], frame[ACTOR], frame[TILE]))


def steps_of(code: Code, deployed: bool) -> list[Power]:
    """The steps of one code."""
    name = code.name
    n = code.amount
    if name == codes.GAIN:
        return [Gain(n, deployed)]
    if name == codes.LOSE:
        return [Lose(n, deployed)]
    if name == codes.KILL:
        return [Kill(n, deployed)]
    if name == codes.FLIP_ENEMY:
        return [FlipEnemy(n, deployed)]
    if name == codes.FLIP_DEMON:
        return [FlipDemon(n, deployed)]
    if name == codes.REVEAL:
        return [ChooseOpponent(ASK_REVEAL_WHOM, deployed), Reveal(n, deployed)]
    if name == codes.FOE_DRAW:
        return [ChooseDrawer(ASK_DRAW_WHOM, deployed), FoeDraw(n, deployed)]
    if name == codes.FOE_DISCARD:
        return [ChooseOpponent(ASK_DISCARD_WHOM, deployed), FoeDiscard(n, deployed)]
    if name == codes.RECRUIT_BAG or name == codes.RECRUIT_HAND:
        return [Recruit(0, deployed)]
    if name == codes.DRAW:
        return [Draw(n, deployed)]
    if name == codes.DISCARD:
        return [Discard(n, deployed)]
    if name == codes.RECOVER:
        return [Recover(n, deployed)]
    if name == codes.DISCARD_SELF:
        return [DiscardSelf(0, deployed)]
    if name == codes.MOVE_SELF:
        return [MoveSelf(1, deployed)]
    if name == codes.MOVE:
        return [Move(n, deployed)]
    if name == codes.TRASH:
        return [Trash(n, deployed)]
    assert name == codes.COPY_QUEUE, name
    return [CopyQueue(0, deployed)]


STEPS: dict[int, list[Power]] = {}
"""The steps of each program of a power."""


def power(printed: list[Code], deployed: bool) -> int:
    """The program of these codes, resolved from left to right."""
    if not printed:
        return NOWHERE
    steps: list[Power] = []
    for code in printed:
        steps += steps_of(code, deployed)
    number = program(*steps)
    STEPS[number] = steps
    return number


def is_useful(state: Table, power: int, seat: int, tile: int) -> bool:
    """Whether some code can do something (rule 6.3); what follows ``discard_self`` is judged without the tile."""
    slots = state.slots
    lifted = -1
    found = False
    for step in STEPS[power]:
        if isinstance(step, DiscardSelf):
            lifted = state.where(tile)
            if lifted >= 0:
                slots[lifted] = FREE
        elif step.useful(state, seat, tile):
            found = True
            break
    if lifted >= 0:
        slots[lifted] = tile
    return found


ON_DEPLOYMENT: Final = [power(monster.deploy, True) for monster in box().monsters]
"""The program of each kind's deployment power, or NOWHERE."""
ACTIVATED: Final = [power(monster.activate, False) for monster in box().monsters]
"""The program of each kind's activated power, or NOWHERE."""
COPIES: Final = [any(code.name == codes.COPY_QUEUE for code in monster.activate) for monster in box().monsters]
"""The kinds whose activated power is itself a copy: such a power cannot be copied."""
DEMON_POWERS: Final = [[power(effect.codes, False) for effect in demon.effects] for demon in box().demons]
"""The program of each effect of each demon."""
