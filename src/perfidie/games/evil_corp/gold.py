"""Powers of gold (rule 6.1): gain it, or lose it as the price of a deployment."""

from __future__ import annotations

from perfidie.games.evil_corp.power import Power
from perfidie.games.evil_corp.table import Table
from perfidie.kernel.state import ACTOR, DONE


class Gain(Power):
    def do(self, state: Table, frame: list[int]) -> int:
        state.gain(frame[ACTOR], self.amount)
        return DONE


class Lose(Power):
    """A condition of deployment, so the gold is there."""

    def do(self, state: Table, frame: list[int]) -> int:
        state.pay(frame[ACTOR], self.amount)
        return DONE
