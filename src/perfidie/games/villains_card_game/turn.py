"""A turn (rule 4): play one card, draw up, and the next player who has cards goes on."""

from __future__ import annotations

from typing import Final

from perfidie.games.villains_card_game.laying import plays
from perfidie.games.villains_card_game.specials import SPECIALS
from perfidie.games.villains_card_game.table import ASK_PLAY, HERO, LEFT, MIDDLE, NONE, OWN, TURN, Table
from perfidie.kernel.options import field
from perfidie.kernel.state import ACTOR, AT, DONE, Step, program


class PlayOneCard(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        return state.ask(seat, ASK_PLAY, plays(state, seat))

    def take(self, state: Table, frame: list[int], code: int) -> None:
        seat = frame[ACTOR]
        card = (code >> 8 & 1023) - 1
        to = field(code, 1)
        if to == HERO:
            state.lay_hero(seat, card)
        elif to == MIDDLE:
            state.play_special(seat, card)
            state.push([SPECIALS[state.cards.special[card]], 0, seat])
        elif to == OWN:
            state.lay(seat, card, seat)
        else:
            state.lay(seat, card, (seat + 1 if to == LEFT else seat + state.seats - 1) % state.seats)
        state.forced[seat] = NONE


class DrawUp(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        state.draw_up(frame[ACTOR])
        return DONE


class PassTheTurn(Step[Table]):
    """To the left, over players without hand cards; the game ends at once when nobody has any (rule 7)."""

    def do(self, state: Table, frame: list[int]) -> int:
        seats = state.seats
        seat = frame[ACTOR]
        for _ in range(seats):
            seat += 1
            if seat == seats:
                seat = 0
            if state.hands[seat]:
                begin_turn(state, frame, seat)
                return DONE
        state.finish()
        return DONE


def begin_turn(state: Table, frame: list[int], seat: int) -> None:
    frame[ACTOR] = seat
    frame[AT] = 0
    state.turn = seat
    state.turns += 1
    if state.events is not None:
        state.tell(TURN, seat)


TURNS: Final = program(PlayOneCard(), DrawUp(), PassTheTurn())
PASS_THE_TURN: Final = 2
"""The step of TURNS that looks for the next player."""
