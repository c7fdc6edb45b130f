"""Disney Villainous as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from perfidie.games.villainous import paths, scenario
from perfidie.games.villainous.cast import Cast
from perfidie.games.villainous.setup import set_up
from perfidie.games.villainous.standing import standing
from perfidie.games.villainous.table import NONE, Table
from perfidie.kernel.errors import BadInput
from perfidie.kernel.game import Choice, Game
from perfidie.kernel.knowledge import Knowledge
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State

READY = (
    "captain_hook",
    "gaston",
    "horned_king",
    "jafar",
    "lady_tremaine",
    "maleficent",
    "prince_john",
    "queen_of_hearts",
    "ursula",
)
"""The villains that can be played."""


@cache
def cast_for(villains: tuple[str, ...], options: tuple[tuple[str, bool | int | str], ...]) -> Cast:
    """The cast of a match, made once for all matches with the same seats and options."""
    return Cast(list(villains), dict(options))


class Villainous(Game):
    id = "villainous"
    rules = 1
    seat_counts = range(2, 7)
    roles = READY
    choices = (
        Choice("fate_token", "auto", ("auto", "from4", "from5", "off"), "R2.12"),
        Choice("first", "random", ("random", 0, 1, 2, 3, 4, 5), "R2.10"),
        Choice("condition_state_windows", "edge", ("edge", "level"), "R5.27"),
        Choice("unattached_fate_cards_cover", True, (True, False), "R5.33"),
        Choice("locked_cards_targetable", False, (False, True), "R6.20"),
        Choice("quantities", "strict", ("strict", "lenient"), "R5.17"),
        Choice("turn_limit", 0, (0, 20, 30, 40, 60, 80, 100, 150, 200), "R8.10"),
    )
    cap = 20_000

    def start(self, seats: Sequence[str], options: Mapping[str, Any] | None = None, seed: int = 0) -> Table:
        cast, first = self.cast(seats, options)
        return set_up(cast, seed, first)

    def cast(self, seats: Sequence[str], options: Mapping[str, Any] | None) -> tuple[Cast, int]:
        """The cast for checked seats and options, and the first player's seat, NONE for a random one."""
        self.check_seats(seats)
        chosen = self.check_options(options)
        first = chosen["first"] if isinstance(chosen["first"], int) else NONE
        if first >= len(seats):
            expected = ", ".join(map(str, ("random", *range(len(seats)))))
            raise BadInput("option-value", option="first", value=first, expected=expected)
        return cast_for(tuple(seats), tuple(chosen.items())), first

    def load(self, saved: Mapping[str, Any]) -> Table:
        cast = cast_for(tuple(saved["villains"]), tuple(saved["options"].items()))
        table = Table(cast, Rng.seeded(0), Knowledge.public(len(cast.kinds), len(cast.villains)))
        table.restore(dict(saved))
        return table

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return standing(state, seat)

    def cards_of(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return [card for zone in state.zones for card in zone]

    def position(
        self, seats: Sequence[str], options: Mapping[str, Any] | None, seed: int, start: Mapping[str, Any]
    ) -> Table:
        """A scenario names its seats in turn order: unless its options say otherwise, the first one begins."""
        cast, first = self.cast(seats, {"first": 0, **(options or {})})
        return scenario.position(cast, seed, first, start)

    def look_up(self, state: State, path: str) -> object:
        assert isinstance(state, Table)
        return paths.look_up(state, path)

    def rule_ids(self) -> tuple[str, ...]:
        return scenario.rule_ids()

    def card_ids(self) -> tuple[str, ...]:
        return scenario.card_ids(READY)


GAME = Villainous()
