"""Matches of the card game by random choice, for property tests."""

from hypothesis import strategies as st

from perfidie.games import game
from perfidie.kernel.rng import Rng
from perfidie.match import Match

GAME = game("villains_card_game")


def play(match: Match, chance: Rng, choices: int) -> None:
    """So many random choices, or fewer if the match ends before."""
    for _ in range(choices):
        decision = match.state.decision()
        if decision is None:
            return
        match.choose(decision.seat, match.seq, chance.below(len(decision)))


@st.composite
def matches(draw: st.DrawFn, over: bool | None = None) -> Match:
    """A match that has ended, is in its course, or either (None)."""
    seats = draw(st.permutations(GAME.roles))[: draw(st.integers(3, 6))]
    first = draw(st.sampled_from(["random", 0, 2]))
    options = {"specials": draw(st.booleans()), "special_as_hero": draw(st.booleans()), "first": first}
    names = draw(st.sampled_from([[], [f"player {seat}" for seat in range(len(seats))]]))
    match = Match(GAME, seats, options, draw(st.integers(0, 2**80)), draw(st.text(max_size=9)), names)
    length = {True: st.just(GAME.cap), False: st.integers(1, 36), None: st.integers(0, 150)}[over]
    play(match, Rng.seeded(draw(st.integers(0, 2**32))), draw(length))
    return match
