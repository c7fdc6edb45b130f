"""One match: who may act, what each viewer is told, what can be taken back, and its record. Plain objects, no I/O."""

from perfidie.match.match import Match, Told, index_of
from perfidie.match.opening import game_of

__all__ = ["Match", "Told", "game_of", "index_of"]
