"""Evil Corp. as the house sees it; its rules are loaded when a match needs them, not to tell what the game is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from perfidie.games.evil_corp.box import PLAYERS, SWITCHES, box
from perfidie.kernel.errors import BadInput
from perfidie.kernel.game import Choice, Game
from perfidie.kernel.rng import Rng
from perfidie.kernel.standing import Standing
from perfidie.kernel.state import State

if TYPE_CHECKING:
    from perfidie.games.evil_corp.material import Material
    from perfidie.games.evil_corp.table import Table

HANDICAPS = ("handicap_0", "handicap_1", "handicap_2")
"""The options that give the sides gold to start with."""


class EvilCorp(Game):
    id = "evil_corp"
    rules = 1
    seat_counts = range(PLAYERS[0], PLAYERS[-1] + 1)
    choices = (
        Choice("first", "random", ("random", 0, 1, 2, 3), "2.7"),
        *(Choice(name, 0, tuple(range(box().handicap + 1)), "2.8") for name in HANDICAPS),
        *(Choice(name, box().rulings[name], values, f"11.{name}") for name, values in SWITCHES.items()),
    )
    cap = 2000

    def start(self, seats: Sequence[str], options: Mapping[str, Any] | None = None, seed: int = 0) -> Table:
        """
        >>> table = GAME.start(["0", "1"], {"first": 1}, seed=3)
        >>> table.turn, [len(reserve) for reserve in table.reserves], len(table.queue)
        (1, [5, 5], 5)
        """
        from perfidie.games.evil_corp.rounds import begin

        table = self.laid_out(seats, options, seed, whole_box=False)
        begin(table)
        return table

    def laid_out(self, seats: Sequence[str], options: Mapping[str, Any] | None, seed: int, whole_box: bool) -> Table:
        """A match that is set up, and whose first Day has not begun."""
        from perfidie.games.evil_corp.setup import RANDOM, set_up

        self.check_seats(seats)
        chosen = self.check_options(options)
        material = self.material(len(seats), chosen, whole_box)
        first = RANDOM
        if isinstance(chosen["first"], int):
            if chosen["first"] >= len(seats):
                expected = ", ".join(map(str, ("random", *range(len(seats)))))
                raise BadInput("option-value", option="first", value=chosen["first"], expected=expected)
            first = material.side_of[chosen["first"]]
        handicap = [int(chosen[name]) for name in HANDICAPS]
        for name, gold in zip(HANDICAPS[material.sides :], handicap[material.sides :], strict=True):
            if gold:
                raise BadInput("option-value", option=name, value=gold, expected="0")
        return set_up(material, seed, first, handicap[: material.sides])

    def material(self, players: int, chosen: Mapping[str, Any], whole_box: bool) -> Material:
        from perfidie.games.evil_corp.material import material_for

        return material_for(players, tuple(chosen[name] for name in box().rulings), whole_box)

    def load(self, saved: Mapping[str, Any]) -> Table:
        from perfidie.games.evil_corp import rounds, setup

        assert rounds.ROUNDS >= 0  # all programs are there: saved effects name them by number
        table = setup.bare(self.material(saved["seats"], saved["rulings"], saved["whole_box"]), Rng.seeded(0))
        table.restore(dict(saved))
        return table

    def cards_of(self, state: State) -> list[int]:
        return [tile for zone in self.zones_of(state) for tile in zone]

    def zones_of(self, state: State) -> list[list[int]]:
        from perfidie.games.evil_corp.table import Table

        assert isinstance(state, Table)
        deployed = [tile for tile in state.slots if tile >= 0]
        piles = [*state.bags, *state.discards, deployed, state.corp_bag, state.queue, state.rejected, state.removed]
        return [*state.reserves, *([tile] for pile in piles for tile in pile)]

    def standing(self) -> Standing:
        from perfidie.games.evil_corp.standing import STANDING

        return STANDING

    def position(
        self, seats: Sequence[str], options: Mapping[str, Any] | None, seed: int, start: Mapping[str, Any]
    ) -> Table:
        """A scenario names its seats in turn order: unless it says otherwise, the first one begins."""
        from perfidie.games.evil_corp import scenario

        table = self.laid_out(seats, {"first": 0, **(options or {})}, seed, whole_box=True)
        return scenario.position(table, start)

    def look_up(self, state: State, path: str) -> object:
        from perfidie.games.evil_corp import paths
        from perfidie.games.evil_corp.table import Table

        assert isinstance(state, Table)
        return paths.look_up(state, path)

    def rule_ids(self) -> tuple[str, ...]:
        from perfidie.games.evil_corp import scenario

        return scenario.rule_ids()

    def card_ids(self) -> tuple[str, ...]:
        from perfidie.games.evil_corp import scenario

        return scenario.card_ids()


GAME = EvilCorp()
