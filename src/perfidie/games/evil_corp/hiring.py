"""Powers that recruit (rule 7): recruit_bag and recruit_hand."""

from __future__ import annotations

from perfidie.games.evil_corp.power import TILE, Power
from perfidie.games.evil_corp.recruiting import price, recruitments
from perfidie.games.evil_corp.table import Table
from perfidie.games.evil_corp.words import ASK_RECRUIT, DECLINE, LAPSED
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, DONE


class Recruit(Power):
    """A recruitment by a power: into the bag (``deployed``, and then optional) or into the reserve."""

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return len(recruitments(state, seat, True)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        options = recruitments(state, seat, True)
        if not options:
            state.tell(LAPSED, seat, frame[TILE])
            return DONE
        if self.deployed:
            options.append(pack(DECLINE))
        return state.ask(seat, ASK_RECRUIT, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == DECLINE:
            return
        index = field(code, 1)
        state.recruit(frame[ACTOR], index, price(state, index, True), not self.deployed)
