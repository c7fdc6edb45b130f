"""Scenarios run and reported: one line each, what is wrong with those that fail, and which rules none shows."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.text import Text

from perfidie.bots import Bot
from perfidie.games import game as find_game
from perfidie.kernel.coverage import coverage
from perfidie.kernel.game import Game
from perfidie.kernel.matching import Failure
from perfidie.kernel.scenario import Result, Scenario, run_files
from perfidie.lab.tactics import answer, position
from perfidie.terminal.screen import Screen
from perfidie.texts import Texts

FAILED = 1
REFUSED = 2


def own_scenarios(game: str) -> tuple[Path, ...]:
    """The project's own scenarios of a game, seen from a clone."""
    root = Path(__file__).parents[3]
    places = (Path("tests/scenarios", game), root / "tests" / "scenarios" / game)
    return next(((place,) for place in places if place.is_dir()), ())


class Checking:
    """Runs scenarios and tells what came of them."""

    def __init__(self, screen: Screen, texts: Texts) -> None:
        self.screen = screen
        self.texts = texts

    def run(self, paths: Sequence[Path], covered: Game | None, bot: Bot | None = None, budget: float = 1.0) -> int:
        """The exit code: 0 only if all pass, 2 if some file is no scenario at all.

        ``bot``: where a scenario says what is best at its end, this bot must choose it.
        """
        passed = failed = broken = 0
        scenarios: list[Scenario] = []
        for result in run_files(paths, find_game):
            if bot is not None and result.passed:
                result = put_to(bot, result, budget)
            self.tell(result)
            passed += result.passed
            failed += not result.passed
            broken += result.error is not None
            if result.scenario is not None:
                scenarios.append(result.scenario)
        if covered is not None:
            self.tell_coverage(covered, scenarios)
        self.screen.say(self.texts("check-summary", passed=passed, failed=failed))
        return REFUSED if broken else FAILED if failed else 0

    def tell(self, result: Result) -> None:
        good, bad = ("✓", "✗") if self.screen.symbols else ("ok", "!!")
        mark = Text(good, "green") if result.passed else Text(bad, "bold red")
        title = "" if result.scenario is None else f"  {result.scenario.title}"
        self.screen.line(Text.assemble(mark, " ", (result.file, "bold"), (title, "dim")))
        if result.error is not None:
            self.screen.say(self.screen.paragraph(self.texts.error(result.error), indent=4))
        for failure in result.failures:
            self.tell_failure(failure)
        if result.failures:
            self.tell_options(result.failures[0])

    def tell_failure(self, failure: Failure) -> None:
        say = self.texts
        where = say("check-at-end") if failure.step is None else say("check-at-step", step=failure.step)
        told = say(f"failure-{failure.code}", path=failure.path or "")
        self.screen.say(self.screen.paragraph(say("check-failure", where=where, problem=told), indent=4))
        for id, value in (("check-expected", failure.expected), ("check-found", failure.found)):
            if value is not None:
                self.screen.say(self.screen.paragraph(say(id, value=written(value)), indent=6))

    def tell_options(self, failure: Failure) -> None:
        """What was legal at that moment, as a scenario would write it."""
        if failure.asked is None:
            self.screen.say(self.screen.paragraph(self.texts("check-nobody"), indent=6))
            return
        told = self.texts("check-options", seat=failure.asked, count=len(failure.options))
        self.screen.say(self.screen.paragraph(told, indent=6))
        for option in failure.options:
            self.screen.say(self.screen.paragraph(written(option), indent=8))

    def tell_coverage(self, game: Game, scenarios: Sequence[Scenario]) -> None:
        say = self.texts
        found = coverage(game, scenarios)
        for id, shown in (("check-rules", found.rules), ("check-cards", found.cards)):
            self.screen.say(
                "", Text(say(id, shown=sum(bool(files) for files in shown.values()), all=len(shown)), "bold")
            )
            for name, files in shown.items():
                told = say("check-shown", count=len(files))
                self.screen.say(Text(f"  {name:24} {told}", "" if files else "bold red"))
        for name, files in found.unknown.items():
            self.screen.say(self.screen.paragraph(say("check-unknown", name=name, file=files[0]), indent=2))
        self.screen.say("")


def put_to(bot: Bot, result: Result, budget: float) -> Result:
    """The result of a scenario once a bot has been asked for the best choice at its end."""
    if result.scenario is None or not result.scenario.best:
        return result
    found = position(result.scenario)
    chosen = answer(found, bot, result.scenario.seed, budget)
    if chosen in found.best:
        return result
    options = [found.state.option(code) for code in found.state.codes]
    best = [dict(table) for table in result.scenario.best]
    failure = Failure("best-not-chosen", None, None, best, options[chosen], found.state.asked, options)
    return msgspec.structs.replace(result, failures=(failure,))


def written(value: object) -> str:
    """A value as a scenario file writes it.

    >>> written({"kind": "play", "n": 2})
    '{ kind = "play", n = 2 }'
    """
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {written(item)}" for name, item in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(written, value)) + "]"
    return msgspec.json.encode(value).decode()
