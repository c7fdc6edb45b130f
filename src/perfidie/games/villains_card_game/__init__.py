"""Disney Villains the Card Game, for three to six players."""

from perfidie.games.villains_card_game.game import GAME

__all__ = ["GAME"]
