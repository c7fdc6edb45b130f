"""Scenario files: a position, a few choices, and what must be true afterwards, in TOML.

The kernel knows the shape of the file and how steps are matched; positions, phases and paths are the game's own
(``Game.position``, ``Game.look_up``).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from perfidie.kernel.errors import BadInput, ScenarioError
from perfidie.kernel.game import Game
from perfidie.kernel.matching import Failed, Failure, ScenarioStep, Stream
from perfidie.kernel.options import Record
from perfidie.kernel.tables import FIELDS, fits, same

TOP = {
    "game": "text",
    "title": "text",
    "rules": "texts",
    "seats": "texts",
    "seed": "number",
    "options": "table",
    "start": "table",
    "step": "tables",
    "expect": "table",
    "best": "tables",
}
STEP = {"seat": "number", "choose": "table", "offers": "tables", "denies": "tables", "auto": "truth"}

IN_ORDER = ("queue", "pile")
"""Paths that end in one of these name lists whose order matters."""

MEANINGS = 60
"""How many other meanings of a scenario that fails are tried."""

FindGame = Callable[[str], Game]


class Scenario(msgspec.Struct, frozen=True):
    """What a file says."""

    file: str
    game: str
    title: str
    rules: tuple[str, ...]
    seats: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    start: dict[str, Any]
    steps: tuple[ScenarioStep, ...]
    expect: dict[str, Any]
    best: tuple[Record, ...]
    """The choices that a good player would make at the end; bots are measured by them."""


class Result(msgspec.Struct, frozen=True):
    """What came of a file: it passed, it failed (``failures``: one step, or all wrong values), or it is no scenario."""

    file: str
    scenario: Scenario | None
    failures: tuple[Failure, ...] = ()
    error: ScenarioError | None = None

    @property
    def passed(self) -> bool:
        return not self.failures and self.error is None

    @property
    def title(self) -> str:
        return self.scenario.title if self.scenario is not None else self.file


def holds(value: object, form: str) -> bool:
    """Whether a value of a TOML file has this form."""
    if form == "text":
        return isinstance(value, str)
    if form == "number":
        return isinstance(value, int) and not isinstance(value, bool)
    if form == "truth":
        return isinstance(value, bool)
    if form == "table":
        return isinstance(value, dict)
    one = "text" if form == "texts" else "table"
    return isinstance(value, list) and all(holds(item, one) for item in value)


def checked(file: str, where: str, table: Mapping[str, Any], forms: Mapping[str, str]) -> dict[str, Any]:
    """The table, if it has only keys that exist, with values of the right form."""
    for key, value in table.items():
        path = f"{where}.{key}" if where else key
        if key not in forms:
            raise ScenarioError("scenario-key", file=file, key=path, expected=", ".join(forms))
        if not holds(value, forms[key]):
            raise ScenarioError("scenario-form", file=file, key=path, expected=forms[key])
    return dict(table)


def step_of(file: str, number: int, table: Mapping[str, Any]) -> ScenarioStep:
    where = f"step {number}"
    step = checked(file, where, table, STEP)
    chosen = step.get("choose")
    return ScenarioStep(
        seat=step.get("seat"),
        choose=None if chosen is None else checked(file, f"{where}.choose", chosen, FIELDS),
        offers=tuple(checked(file, f"{where}.offers", one, FIELDS) for one in step.get("offers", [])),
        denies=tuple(checked(file, f"{where}.denies", one, FIELDS) for one in step.get("denies", [])),
        auto=step.get("auto", True),
    )


def parse(file: str, text: str) -> Scenario:
    """The scenario that a text is; ``file`` is what messages call it.

    >>> parse("x.toml", 'game = "chess"').title
    Traceback (most recent call last):
    perfidie.kernel.errors.ScenarioError: scenario-missing: file=x.toml, key=seats
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError("scenario-syntax", file=file, problem=str(error)) from error
    top = checked(file, "", data, TOP)
    for key in ("game", "seats"):
        if key not in top:
            raise ScenarioError("scenario-missing", file=file, key=key)
    return Scenario(
        file=file,
        game=top["game"],
        title=top.get("title", Path(file).stem),
        rules=tuple(top.get("rules", [])),
        seats=tuple(top["seats"]),
        seed=top.get("seed", 0),
        options=top.get("options", {}),
        start=top.get("start", {}),
        steps=tuple(step_of(file, number, one) for number, one in enumerate(top.get("step", []), start=1)),
        expect=top.get("expect", {}),
        best=tuple(checked(file, "best", one, FIELDS) for one in top.get("best", [])),
    )


def load(path: Path | str) -> Scenario:
    """The scenario in a file."""
    file = str(path)
    try:
        text = Path(path).read_text("utf-8")
    except OSError as error:
        raise ScenarioError("scenario-unreadable", file=file, problem=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise ScenarioError("scenario-syntax", file=file, problem=str(error)) from error
    return parse(file, text)


def scenario_files(paths: Iterable[Path | str]) -> list[Path]:
    """The files that are meant: a folder stands for all ``.toml`` files in it and below."""
    found: list[Path] = []
    for path in map(Path, paths):
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise ScenarioError("scenario-none", file=str(path))
            found += inside
        else:
            found.append(path)
    return found


def begin(scenario: Scenario, game: Game, other: tuple[int, int] | None = None) -> Stream:
    """The scenario's game, set up."""
    state = game.position(scenario.seats, scenario.options, scenario.seed, scenario.start)
    return Stream(state, scenario.steps, other)


def play(scenario: Scenario, game: Game) -> Stream:
    """The scenario's game, set up and taken through all its steps; raises Failed where it parts from them."""
    stream = begin(scenario, game)
    stream.run()
    return stream


def carry_out(scenario: Scenario, game: Game, stream: Stream) -> list[Failure]:
    """Take the game through all steps and compare; where they part first, or everything that is not as expected."""
    try:
        stream.run()
    except Failed as failed:
        return [failed.failure]
    met = holds_now(scenario, game, stream)
    return [] if met or holds_later(scenario, game, stream) else compare(scenario, game, stream)


def means_another(scenario: Scenario, game: Game, first: Stream) -> bool:
    """Whether all goes well if at one choice between options that no table can tell apart another one is taken."""
    others = [(number, copy) for number, copies in enumerate(first.equal) for copy in range(1, copies)]
    return any(not carry_out(scenario, game, begin(scenario, game, other)) for other in others[:MEANINGS])


def run(scenario: Scenario, find_game: FindGame) -> Result:
    """Play a scenario and compare."""
    try:
        game = find_game(scenario.game)
        stream = begin(scenario, game)
        failures = carry_out(scenario, game, stream)
        if failures and means_another(scenario, game, stream):
            failures = []
    except BadInput as error:
        told = ScenarioError(error.code, **{**error.details, "file": scenario.file})
        return Result(scenario.file, scenario, error=told)
    except Exception as error:  # a mistake of ours must not keep the other files from being run
        problem = f"{type(error).__name__}: {error}"
        told = ScenarioError("scenario-crash", file=scenario.file, problem=problem)
        return Result(scenario.file, scenario, error=told)
    return Result(scenario.file, scenario, tuple(failures))


def holds_later(scenario: Scenario, game: Game, stream: Stream) -> bool:
    """Whether all is as expected behind decisions of this turn that leave no choice: they need not be mentioned.

    If it is not, the stream stays where it was.
    """
    before = stream.state.copy()
    while stream.open is None and stream.state.turns == before.turns:
        options = stream.options()
        forced = len(options) == 1 or (options and stream.all_are_picked())
        if not forced or not all(step.auto for step in scenario.steps[-1:]):
            break
        stream.take(options[0])
        if holds_now(scenario, game, stream):
            return True
    stream.state = before
    return False


def holds_now(scenario: Scenario, game: Game, stream: Stream) -> bool:
    """Whether all is as expected; a path to what is not there, or not there yet, is not."""
    try:
        return not compare(scenario, game, stream)
    except ScenarioError:
        return False


def compare(scenario: Scenario, game: Game, stream: Stream) -> list[Failure]:
    """Everything that is not as the scenario expects it after its last step."""
    options = stream.options()
    decision = stream.state.decision()
    asked = None if decision is None else decision.seat
    failures = [
        Failure("other-value", None, path, expected, found, asked, options)
        for path, expected, found in differences(game, stream, scenario.expect)
    ]
    failures += [
        Failure("best-not-offered", None, None, table, None, asked, options)
        for table in scenario.best
        if not any(fits(table, option) for option in options)
    ]
    return failures


def look_up(game: Game, stream: Stream, path: str) -> object:
    """The value of a path; the two that every game has are known here."""
    if path == "running":
        return stream.state.decision() is not None
    if path == "winners":
        outcome = stream.state.outcome()
        return outcome.winners if outcome is not None else []
    return game.look_up(stream.state, path)


def differences(game: Game, stream: Stream, expect: Mapping[str, Any]) -> Iterator[tuple[str, object, object]]:
    """The paths whose value is another than expected. A table may stand for several paths that begin alike."""
    for path, expected in expect.items():
        try:
            found = look_up(game, stream, path)
        except ScenarioError:
            if not isinstance(expected, dict) or not expected:
                raise
            yield from differences(game, stream, {f"{path}.{key}": value for key, value in expected.items()})
            continue
        if isinstance(expected, str) and isinstance(found, int):
            found = str(found)  # a side is a number, and a part of the name of its slots
        if not same(expected, found, ordered=path.rpartition(".")[2] in IN_ORDER):
            yield path, expected, found


def run_files(paths: Iterable[Path | str], find_game: FindGame) -> Iterator[Result]:
    """The results of files and folders, one by one. A path that leads to no scenario at all is an error."""
    for path in scenario_files(paths):
        try:
            scenario = load(path)
        except ScenarioError as error:
            yield Result(str(path), None, error=error)
        else:
            yield run(scenario, find_game)
