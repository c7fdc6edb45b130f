"""Evil Corp., for two or three players or two teams of two."""

from perfidie.games.evil_corp.game import GAME

__all__ = ["GAME"]
