"""Powers on an opponent's tiles (rule 7): reveal, foe_discard and foe_draw."""

from __future__ import annotations

from perfidie.games.evil_corp.discarding import ask_discard
from perfidie.games.evil_corp.power import FOE, NO_FOE, PICKS, TILE, Power, again, over
from perfidie.games.evil_corp.table import Table
from perfidie.games.evil_corp.words import ASK_REVEAL, DECLINE, LAPSED, OPPONENT, REVEAL
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, DONE


def somebody_holds(state: Table, seat: int) -> bool:
    """Whether some opponent has a tile in reserve."""
    for other in state.material.opponents(seat):
        if state.reserves[other]:
            return True
    return False


class ChooseOpponent(Power):
    """Any opposing player (rule 3): the one that the next step concerns."""

    def __init__(self, prompt: int, deployed: bool) -> None:
        super().__init__(0, deployed)
        self.prompt = prompt

    def matters(self, state: Table, seat: int) -> bool:
        """Whether the next step can do something to some opponent."""
        for other in state.material.opponents(seat):
            if state.reserves[other]:
                return True
        return False

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        frame[FOE] = NO_FOE
        if not self.matters(state, seat):
            state.tell(LAPSED, seat, frame[TILE])
            return DONE
        others = state.material.opponents(seat)
        options = [pack(OPPONENT, other) for other in others]
        if self.may_decline(state):
            options.append(pack(DECLINE))
        elif len(options) == 1:
            frame[FOE] = others[0]
            return DONE
        return state.ask(seat, self.prompt, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == OPPONENT:
            frame[FOE] = field(code, 0)


class ChooseDrawer(ChooseOpponent):
    """The opponent who draws: not a choice that can be declined (rule 6.1)."""

    def matters(self, state: Table, seat: int) -> bool:
        return True

    def may_decline(self, state: Table) -> bool:
        return False


class Reveal(Power):
    """The chosen opponent picks tiles of the reserve, shows them to everybody and takes them back; all if fewer."""

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return somebody_holds(state, seat)

    def do(self, state: Table, frame: list[int]) -> int:
        foe = frame[FOE]
        if foe == NO_FOE:
            return DONE
        if frame[PICKS] == self.amount:
            over(frame)
            return DONE
        left = state.reserves[foe][frame[PICKS] :]  # what is shown goes to the front
        if len(left) <= self.amount - frame[PICKS]:
            for tile in left:
                state.show(foe, tile)
            over(frame)
            return DONE
        return state.ask(foe, ASK_REVEAL, [pack(REVEAL, tile) for tile in state.distinct(left)])

    def take(self, state: Table, frame: list[int], code: int) -> None:
        state.show(frame[FOE], field(code, 0))
        again(frame)


class FoeDiscard(Power):
    """The chosen opponent picks and discards; all if fewer."""

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return somebody_holds(state, seat)

    def do(self, state: Table, frame: list[int]) -> int:
        if frame[FOE] == NO_FOE:
            return DONE
        return ask_discard(state, frame, frame[FOE], self.amount)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        state.discard_held(frame[FOE], field(code, 0))
        again(frame)


class FoeDraw(Power):
    """The chosen opponent draws, even after passing."""

    def do(self, state: Table, frame: list[int]) -> int:
        state.draw(frame[FOE], self.amount, state.material.day_refill)
        return DONE
