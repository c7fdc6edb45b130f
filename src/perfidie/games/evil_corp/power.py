"""A power as a step (rule 7): what all powers share, and what their frames remember."""

from __future__ import annotations

from typing import Final

from perfidie.games.evil_corp.table import Table
from perfidie.kernel.state import AT, Step

TILE: Final = 3
"""Frame item: the tile whose power this is; it may have left its slot."""
PICKS: Final = 4
"""Frame item: how many picks the present step has made."""
CHOSEN: Final = 5
"""Frame item: what the present step has picked, as a bit set of slots or demons."""
FOE: Final = 6
"""Frame item: the opponent that was chosen, or NO_FOE."""
NO_FOE: Final = -1


def power_frame(power: int, seat: int, tile: int) -> list[int]:
    return [power, 0, seat, tile, 0, 0, NO_FOE]


def again(frame: list[int]) -> None:
    """Ask the present step once more."""
    frame[PICKS] += 1
    frame[AT] -= 1


def over(frame: list[int]) -> None:
    """The present step has made its last pick."""
    frame[PICKS] = 0
    frame[CHOSEN] = 0


class Power(Step[Table]):
    """A step of a power. ``amount`` is the number of its code; ``deployed`` if it happens when a tile is deployed."""

    def __init__(self, amount: int, deployed: bool) -> None:
        self.amount = amount
        self.deployed = deployed

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        """Whether it would do something now (rule 6.3)."""
        return False

    def may_decline(self, state: Table) -> bool:
        """Choosing powers of a deployment may be declined (rule 6.1)."""
        return self.deployed and state.material.deploy_optional
