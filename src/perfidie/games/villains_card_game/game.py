"""Disney Villains the Card Game as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from perfidie.games.villains_card_game.deck import Cards, box, cards_for
from perfidie.kernel.errors import BadInput
from perfidie.kernel.game import Choice, Game

if TYPE_CHECKING:
    from perfidie.games.villains_card_game.table import Table
    from perfidie.kernel.standing import Standing
    from perfidie.kernel.state import State

# The rules are loaded when a match begins: whoever only asks what the game is need not wait for them.

NONE = -1


class VillainsCardGame(Game):
    id = "villains_card_game"
    rules = 1
    seat_counts = range(3, 7)
    roles = tuple(box().villains)
    choices = (
        Choice("specials", True, (True, False), "2.1"),
        Choice("first", "random", ("random", 0, 1, 2, 3, 4, 5), "2.4"),
        Choice("special_as_hero", box().special_as_hero, (True, False), "4.B"),
    )
    cap = 6 * 20 * 2 + 6 * 4

    def start(self, seats: Sequence[str], options: Mapping[str, Any] | None = None, seed: int = 0) -> Table:
        """
        >>> table = GAME.start(["scar", "hook", "cruella"], {"specials": False}, seed=3)
        >>> [len(draw) for draw in table.draws]
        [13, 13, 13]
        """
        from perfidie.games.villains_card_game.setup import set_up

        specials, special_as_hero, first = self.chosen(seats, options)
        return set_up(cards_for(tuple(seats), specials, special_as_hero), seed, first)

    def chosen(self, seats: Sequence[str], options: Mapping[str, Any] | None) -> tuple[bool, bool, int]:
        """The options of a match, checked: specials, specials as Heroes, and the first seat or NONE."""
        self.check_seats(seats)
        chosen = self.check_options(options)
        first = chosen["first"] if isinstance(chosen["first"], int) else NONE
        if first >= len(seats):
            expected = ", ".join(map(str, ("random", *range(len(seats)))))
            raise BadInput("option-value", option="first", value=first, expected=expected)
        return chosen["specials"] is True, chosen["special_as_hero"] is True, first

    def load(self, saved: Mapping[str, Any]) -> Table:
        from perfidie.games.villains_card_game import turn
        from perfidie.games.villains_card_game.table import Table
        from perfidie.kernel.knowledge import Knowledge
        from perfidie.kernel.rng import Rng

        assert turn.TURNS >= 0  # all programs are there: saved effects name them by number
        if saved["extra"]:
            cards = Cards(saved["villains"], saved["specials"], saved["special_as_hero"])
            for id in saved["extra"]:
                cards.add(id)
        else:
            cards = cards_for(tuple(saved["villains"]), saved["specials"], saved["special_as_hero"])
        table = Table(cards, Rng.seeded(0), Knowledge.public(len(cards.ids), len(cards.villains)))
        table.restore(dict(saved))
        return table

    def standing(self) -> Standing:
        from perfidie.games.villains_card_game.standing import STANDING

        return STANDING

    def cards_of(self, state: State) -> list[int]:
        return [card for zone in self.zones_of(state) for card in zone]

    def zones_of(self, state: State) -> list[list[int]]:
        from perfidie.games.villains_card_game.table import Table, card_of

        assert isinstance(state, Table)
        stacks = [*state.draws, *state.piles, state.middle]
        return [*state.hands, *([card_of(lying)] for stack in stacks for lying in stack)]

    def position(
        self, seats: Sequence[str], options: Mapping[str, Any] | None, seed: int, start: Mapping[str, Any]
    ) -> Table:
        """A scenario names its seats in turn order: unless it says otherwise, the first one begins."""
        from perfidie.games.villains_card_game import scenario

        specials, special_as_hero, first = self.chosen(seats, {"first": 0, **(options or {})})
        return scenario.position(Cards(list(seats), specials, special_as_hero), seed, first, start)

    def look_up(self, state: State, path: str) -> object:
        from perfidie.games.villains_card_game import scenario
        from perfidie.games.villains_card_game.table import Table

        assert isinstance(state, Table)
        return scenario.look_up(state, path)

    def rule_ids(self) -> tuple[str, ...]:
        from perfidie.games.villains_card_game.scenario import rule_ids

        return rule_ids()

    def card_ids(self) -> tuple[str, ...]:
        from perfidie.games.villains_card_game.scenario import card_ids

        return card_ids()


GAME = VillainsCardGame()
