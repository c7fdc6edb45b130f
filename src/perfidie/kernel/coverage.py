"""Which rules and cards of a game are shown by scenarios, and which by none."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from perfidie.kernel.game import Game
from perfidie.kernel.scenario import Scenario


class Coverage(msgspec.Struct, frozen=True):
    """For every rule and card of a game, in its order, the files that show it."""

    game: str
    rules: dict[str, list[str]]
    cards: dict[str, list[str]]
    unknown: dict[str, list[str]]
    """What scenarios claim to show and the game does not have."""

    @property
    def missing_rules(self) -> list[str]:
        return [id for id, files in self.rules.items() if not files]

    @property
    def missing_cards(self) -> list[str]:
        return [id for id, files in self.cards.items() if not files]

    @property
    def complete(self) -> bool:
        return not self.missing_rules and not self.missing_cards


def coverage(game: Game, scenarios: Iterable[Scenario]) -> Coverage:
    """What the scenarios of this game show; those of other games are passed over."""
    rules: dict[str, list[str]] = {id: [] for id in game.rule_ids()}
    cards: dict[str, list[str]] = {id: [] for id in game.card_ids()}
    unknown: dict[str, list[str]] = {}
    for scenario in scenarios:
        if scenario.game == game.id:
            for id in dict.fromkeys(scenario.rules):
                shown = rules if id in rules else cards if id in cards else unknown
                shown.setdefault(id, []).append(scenario.file)
    return Coverage(game.id, rules, cards, unknown)
