"""A turn (rule 4): play one card, draw up, and the next player who has cards goes on."""

from __future__ import annotations

from typing import Final

from perfidie.games.villains_card_game.laying import plays
from perfidie.games.villains_card_game.specials import SPECIALS
from perfidie.games.villains_card_game.table import ASK_PLAY, HERO, LEFT, MIDDLE, NONE, OWN, TURN, Table
from perfidie.kernel.state import ACTOR, AT, DONE, Step, program


class PlayOneCard(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        return state.ask(seat, ASK_PLAY, plays(state, seat))

    def take(self, state: Table, frame: list[int], code: int) -> None:
        seat = frame[ACTOR]
        card = (code >> 8 & 1023) - 1
        to = (code >> 18) - 1
        if to == HERO:
            state.lay_hero(seat, card)
        elif to == OWN:
            state.lay(seat, card, seat)
        elif to == LEFT:
            state.lay(seat, card, seat + 1 if seat + 1 < state.seats else 0)
        elif to == MIDDLE:
            state.play_special(seat, card)
            state.push([SPECIALS[state.cards.special[card]], 0, seat])
        else:
            state.lay(seat, card, seat - 1 if seat > 0 else state.seats - 1)
        if state.forced[seat] != NONE:
            state.forced[seat] = NONE


class EndTurn(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        state.draw_up(seat)
        pass_on(state, frame, seat + 1)
        return DONE


def pass_on(state: Table, frame: list[int], seat: int) -> None:
    """The turn of this seat or the next to the left that has hand cards; the game ends when nobody has any (rule 7)."""
    seats = state.seats
    for _ in range(seats):
        if seat == seats:
            seat = 0
        if state.hands[seat]:
            begin_turn(state, frame, seat)
            return
        seat += 1
    state.finish()


def begin_turn(state: Table, frame: list[int], seat: int) -> None:
    frame[ACTOR] = seat
    frame[AT] = 0
    state.turn = seat
    state.turns += 1
    if state.events is not None:
        state.tell(TURN, seat)


TURNS: Final = program(PlayOneCard(), EndTurn())
