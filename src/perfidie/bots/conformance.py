"""What any bot must keep: it answers what it is asked, from what its seat may know, and touches nothing.

>>> from perfidie.bots import bot
>>> from perfidie.games import game
>>> check_blindness(game("villains_card_game"), bot("random"), positions=20)
20
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from perfidie.bots.protocol import Bot, Sight
from perfidie.kernel.conformance.case import Broken, where
from perfidie.kernel.game import Game
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import NOBODY, State

OWN_CHOICE = 3
"""One choice in so many is the bot's own, so that it meets positions of its making and others."""
REASONS = 4
"""In one position of so many its reasons are compared, too."""


def check_blindness(game: Game, bot: Bot, positions: int, seed: int = 0, budget: float = 60.0) -> int:
    """In so many positions: the bot answers alike in two worlds that its seat cannot tell apart, given the same chance.

    Only positions count in which there is something to choose and something hidden that lies otherwise in the other
    world. If the bot can give reasons, they must be the same, too. Raises Broken; the number of positions otherwise.

    The clock must make no difference: give a bot that thinks as long as it may a number of iterations instead.
    """
    checked = 0
    for state in moments(game, bot, seed, budget):
        if checked == positions:
            break
        rng = Rng.seeded(seed * 1_000_003 + checked)
        other = state.redeal(state.asked, rng, game.cards_of(state))
        if len(state.codes) > 1 and game.cards_of(other) != game.cards_of(state):
            compare(game, bot, state, other, rng, budget, reasons=checked % REASONS == 0)
            checked += 1
    return checked


def moments(game: Game, bot: Bot, seed: int, budget: float) -> Iterator[State]:
    """Decisions of match after match, with any number of seats, by random choice and by the bot's."""
    rng = Rng.seeded(seed)
    while True:
        counts = game.seat_counts
        state: State = game.start(game.draw_seats(counts[rng.below(len(counts))], rng), None, rng.word())
        for _ in range(game.cap):
            if state.asked == NOBODY:
                break
            yield state
            if rng.below(OWN_CHOICE):
                state.apply(rng.below(len(state.codes)))
            else:
                state.apply(bot.choose(Sight(game, state, state.asked), rng.copy(), budget))


def compare(game: Game, bot: Bot, state: State, other: State, rng: Rng, budget: float, reasons: bool) -> None:
    before = state.digest()
    ask: list[Callable[[Sight, Rng, float], object]] = [bot.choose]
    if reasons and hasattr(bot, "judge"):
        ask.append(bot.judge)
    for question in ask:
        answers = [question(Sight(game, world, state.asked), rng.copy(), budget) for world in (state, other)]
        if answers[0] != answers[1]:
            raise Broken(f"{type(bot).__name__} sees hidden cards: {answers[0]} or {answers[1]} {where(state)}")
        if question == bot.choose and not (isinstance(answers[0], int) and 0 <= answers[0] < len(state.codes)):
            raise Broken(f"{type(bot).__name__} answers {answers[0]!r} to {len(state.codes)} options {where(state)}")
    if state.digest() != before:
        raise Broken(f"{type(bot).__name__} changed the true state {where(state)}")
