"""Disney Villainous as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from perfidie.games.villainous.printed import VILLAINS
from perfidie.kernel.errors import BadInput
from perfidie.kernel.game import Choice, Game
from perfidie.kernel.rng import Rng

if TYPE_CHECKING:
    from perfidie.games.villainous.cast import Cast
    from perfidie.games.villainous.table import Table
    from perfidie.kernel.standing import Standing
    from perfidie.kernel.state import State

# The rules are loaded when a match begins: whoever only asks what the game is need not wait for them.

NONE = -1


@lru_cache(maxsize=256)
def cast_for(villains: tuple[str, ...], options: tuple[tuple[str, bool | int | str], ...]) -> Cast:
    """The cast of a match, made once for matches with the same seats and options; those used last are kept."""
    import perfidie.games.villainous.rules  # noqa: F401  before anything else of the game
    from perfidie.games.villainous.cast import Cast

    return Cast(list(villains), dict(options))


class Villainous(Game):
    id = "villainous"
    rules = 3
    seat_counts = range(2, 7)
    roles = VILLAINS
    first_roles = ("gaston", "horned_king")
    choices = (
        Choice("fate_token", "auto", ("auto", "from4", "from5", "off"), "R2.12"),
        Choice("villain_assignment", "choice", ("choice", "random"), "R2.3"),
        Choice("first_player", "random", ("random", *(f"seat:{seat}" for seat in range(6))), "R2.10"),
        Choice("condition_state_windows", "edge", ("edge", "level"), "R5.27"),
        Choice("unattached_fate_cards_cover", True, (True, False), "R5.33"),
        Choice("locked_cards_targetable", False, (False, True), "R6.20"),
        Choice("quantities", "strict", ("strict", "lenient"), "R5.17"),
        Choice("turn_limit", "none", ("none",), "R8.10", numbers=True),
    )
    cap = 20_000

    def start(self, seats: Sequence[str], options: Mapping[str, Any] | None = None, seed: int = 0) -> Table:
        cast, first = self.cast(seats, options, seed)
        from perfidie.games.villainous.setup import set_up

        return set_up(cast, seed, first)

    def cast(self, seats: Sequence[str], options: Mapping[str, Any] | None, seed: int) -> tuple[Cast, int]:
        """The cast for checked seats and options, and the first player's seat, NONE for a random one.

        Villains that are dealt at random (R2.3) are those that the seats name, in an order of the seed's.
        """
        self.check_seats(seats)
        chosen = self.check_options(options)
        who = str(chosen["first_player"])
        first = NONE if who == "random" else int(who.removeprefix("seat:"))
        if first >= len(seats):
            expected = ", ".join(("random", *(f"seat:{seat}" for seat in range(len(seats)))))
            raise BadInput("option-value", option="first_player", value=who, expected=expected)
        return cast_for(tuple(self.seated(seats, options, seed)), tuple(chosen.items())), first

    def seated(self, seats: Sequence[str], options: Mapping[str, Any] | None, seed: int) -> list[str]:
        """
        >>> GAME.seated(["gaston", "jafar", "ursula"], {"villain_assignment": "random"}, seed=2)
        ['ursula', 'jafar', 'gaston']
        """
        order = list(range(len(seats)))
        if self.check_options(options)["villain_assignment"] == "random":
            Rng.seeded(~seed).shuffle(order)
        return [seats[seat] for seat in order]

    def load(self, saved: Mapping[str, Any]) -> Table:
        from perfidie.games.villainous.table import Table
        from perfidie.kernel.knowledge import Knowledge

        cast = cast_for(tuple(saved["villains"]), tuple(saved["options"].items()))
        table = Table(cast, Rng.seeded(0), Knowledge.public(len(cast.kinds), len(cast.villains)))
        table.restore(dict(saved))
        return table

    def standing(self) -> Standing:
        import perfidie.games.villainous.rules  # noqa: F401  before anything else of the game
        from perfidie.games.villainous.standing import STANDING

        return STANDING

    def cards_of(self, state: State) -> list[int]:
        from perfidie.games.villainous.table import Table

        assert isinstance(state, Table)
        return [card for zone in state.zones for card in zone]

    def position(
        self, seats: Sequence[str], options: Mapping[str, Any] | None, seed: int, start: Mapping[str, Any]
    ) -> Table:
        """A scenario names its seats in turn order: unless its options say otherwise, the first one begins."""
        cast, first = self.cast(seats, {"first_player": "seat:0", **(options or {})}, seed)
        from perfidie.games.villainous import scenario

        return scenario.position(cast, seed, first, start)

    def look_up(self, state: State, path: str) -> object:
        from perfidie.games.villainous import paths
        from perfidie.games.villainous.table import Table

        assert isinstance(state, Table)
        return paths.look_up(state, path)

    def rule_ids(self) -> tuple[str, ...]:
        from perfidie.games.villainous.scenario import rule_ids

        return rule_ids()

    def card_ids(self) -> tuple[str, ...]:
        from perfidie.games.villainous.scenario import card_ids

        return card_ids(VILLAINS)


GAME = Villainous()
