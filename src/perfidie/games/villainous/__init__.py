"""Disney Villainous, for two to six players."""

from perfidie.games.villainous.game import GAME

__all__ = ["GAME"]
