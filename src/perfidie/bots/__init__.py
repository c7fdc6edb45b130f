"""Players that are given what their seat may know and answer a decision; nothing else.

>>> from perfidie.games import game
>>> from perfidie.kernel.rng import Rng
>>> card_game = game("villains_card_game")
>>> state = card_game.start(["hook", "jafar", "ursula"], seed=1)
>>> sight = Sight(card_game, state, state.asked)
>>> 0 <= bot("random").choose(sight, Rng.seeded(5), budget=1.0) < len(sight)
True
"""

from perfidie.bots.protocol import Adviser, Bot, Judgement, Sight
from perfidie.bots.registry import BOTS, bot, bot_names, bots_for, choose, is_bot

__all__ = ["BOTS", "Adviser", "Bot", "Judgement", "Sight", "bot", "bot_names", "bots_for", "choose", "is_bot"]
