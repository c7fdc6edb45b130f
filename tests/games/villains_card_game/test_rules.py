"""The list of rules: every one is shown by a scenario, and every reason points to one."""

import tomllib
from importlib.resources import files
from pathlib import Path

from perfidie.games.villains_card_game.game import GAME
from perfidie.games.villains_card_game.table import DESTINATIONS
from perfidie.kernel.coverage import coverage
from perfidie.kernel.options import Record
from perfidie.kernel.rng import Rng
from perfidie.kernel.scenario import load, scenario_files

SCENARIOS = Path(__file__).parents[2] / "scenarios" / GAME.id


def test_every_rule_and_special_is_shown_by_a_scenario_and_no_scenario_names_another() -> None:
    found = coverage(GAME, [load(path) for path in scenario_files([SCENARIOS])])
    assert (found.missing_rules, found.missing_cards, found.unknown) == ([], [], {})


def test_all_worked_examples_are_rules() -> None:
    assert [id for id in GAME.rule_ids() if id.startswith("8.")] == [f"8.{n}" for n in range(1, 29)]


def test_every_rule_stands_once_and_has_a_title_in_both_languages() -> None:
    text = files("perfidie.games.villains_card_game").joinpath("data/rules.toml").read_text("utf-8")
    rules = tomllib.loads(text)["rule"]
    assert len({rule["id"] for rule in rules}) == len(rules)
    assert all(rule["en"] and rule["fr"] and set(rule) == {"id", "en", "fr"} for rule in rules)


def test_options_of_the_game_point_to_rules() -> None:
    assert {choice.rule for choice in GAME.choices} <= set(GAME.rule_ids())


def test_every_reason_points_to_a_rule_and_every_option_has_none() -> None:
    known = set(GAME.rule_ids())
    chance = Rng.seeded(1)
    codes = set()
    for seed in range(30):
        table = GAME.start(GAME.draw_seats(3 + seed % 4, chance), None, seed)
        cards = [*sorted(set(table.cards.ids))[::5], *(table.cards.ids[deck[0]] for deck in table.cards.decks)]
        targets: list[Record] = [{"seat": seat} for seat in range(table.seats)]
        targets += [{"answer": "no"}, {"choice": "up"}]
        while (decision := table.decision()) is not None:
            held = [table.cards.ids[card] for hand in table.hands for card in hand]
            tried: list[Record] = [
                {"kind": "play", "card": card, "to": to} for card in cards + held for to in DESTINATIONS
            ]
            if chance.below(4) == 0:
                for option in tried + targets:
                    reason = table.why_not(option)
                    offered = any(option.items() <= one.items() for one in decision.options)
                    assert (reason is None) == offered
                    if reason is not None:
                        codes.add(reason.code)
                        assert reason.rule in known
            table.apply(chance.below(len(decision)))
        over = table.why_not({"kind": "play"})
        assert over is not None
        assert over.rule in known
    assert {"must-go-to-neighbour", "neighbour-no-match", "own-no-match", "not-in-hand", "other-card-forced"} <= codes
