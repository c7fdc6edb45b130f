"""Scenario files: what they may say, what is compared, and what is told about a bad one."""

from pathlib import Path

import pytest
from tests.kernel.scripted import Ask, ScriptedGame

from perfidie.kernel.coverage import coverage
from perfidie.kernel.errors import ScenarioError
from perfidie.kernel.options import Record
from perfidie.kernel.scenario import load, parse, run, run_files, scenario_files
from perfidie.kernel.state import State
from perfidie.kernel.tables import FIELDS

A_OR_B: tuple[Record, ...] = ({"card": "a"}, {"card": "b"})
HEAD = 'game = "scripted"\nseats = ["0", "1"]\n'


def game() -> ScriptedGame:
    return ScriptedGame(Ask(0, *A_OR_B), Ask(1, *A_OR_B))


def refusal(text: str) -> dict[str, object]:
    with pytest.raises(ScenarioError) as caught:
        parse("it.toml", text)
    return {"code": caught.value.code, **caught.value.details}


def test_everything_in_a_file_is_read() -> None:
    text = HEAD + (
        'title = "T"\nrules = ["1", "x/a"]\nseed = 7\noptions = { o = 1 }\nbest = [{ card = "a" }]\n'
        "[start]\nturn = 1\n[start.0]\npower = 2\n[[step]]\nseat = 1\nauto = false\nchoose = { n = 2 }\n"
        'offers = [{ cards = ["a"] }]\ndenies = [{ seat = 1 }]\n[expect]\n"0.power" = 3'
    )
    scenario = parse("it.toml", text)
    assert (scenario.title, scenario.rules, scenario.seats, scenario.seed) == ("T", ("1", "x/a"), ("0", "1"), 7)
    assert (scenario.options, scenario.start) == ({"o": 1}, {"turn": 1, "0": {"power": 2}})
    (step,) = scenario.steps
    assert (step.seat, step.auto, step.choose) == (1, False, {"n": 2})
    assert (step.offers, step.denies) == (({"cards": ["a"]},), ({"seat": 1},))
    assert (scenario.expect, scenario.best) == ({"0.power": 3}, ({"card": "a"},))


@pytest.mark.parametrize(
    ("text", "key", "known"),
    [
        ("sead = 1", "sead", "seed"),
        ("[[step]]\nchose = {}", "step 1.chose", "choose"),
        ("[[step]]\n[[step]]\nchoose = { colour = 'red' }", "step 2.choose.colour", "choice"),
        ("[[step]]\noffers = [{}, { cart = 'a' }]", "step 1.offers.cart", "card"),
        ("[[step]]\ndenies = [{ too = 'a' }]", "step 1.denies.too", "to"),
        ("best = [{ cart = 'a' }]", "best.cart", "card"),
    ],
)
def test_an_unknown_key_is_an_error_that_names_the_known_ones(text: str, key: str, known: str) -> None:
    told = refusal(HEAD + text)
    assert (told["code"], told["file"], told["key"]) == ("scenario-key", "it.toml", key)
    assert known in str(told["expected"]).split(", ")


@pytest.mark.parametrize(
    ("text", "key", "form"),
    [
        ("title = 3", "title", "text"),
        ("rules = 'x'", "rules", "texts"),
        ("rules = [1]", "rules", "texts"),
        ("seed = 'x'", "seed", "number"),
        ("seed = true", "seed", "number"),
        ("options = 1", "options", "table"),
        ("start = []", "start", "table"),
        ("expect = 1", "expect", "table"),
        ("step = {}", "step", "tables"),
        ("step = [1]", "step", "tables"),
        ("[[step]]\nseat = '0'", "step 1.seat", "number"),
        ("[[step]]\nauto = 0", "step 1.auto", "truth"),
        ("[[step]]\nchoose = []", "step 1.choose", "table"),
        ("[[step]]\noffers = {}", "step 1.offers", "tables"),
        ("[[step]]\nchoose = { card = 5 }", "step 1.choose.card", "text"),
        ("[[step]]\nchoose = { seat = true }", "step 1.choose.seat", "number"),
        ("[[step]]\nchoose = { cards = 'a' }", "step 1.choose.cards", "texts"),
        ("best = {}", "best", "tables"),
    ],
)
def test_a_value_of_the_wrong_form_is_an_error(text: str, key: str, form: str) -> None:
    assert refusal(HEAD + text) == {"code": "scenario-form", "file": "it.toml", "key": key, "expected": form}


def test_game_and_seats_must_be_there() -> None:
    assert refusal('seats = ["0"]') == {"code": "scenario-missing", "file": "it.toml", "key": "game"}
    assert refusal('game = "scripted"') == {"code": "scenario-missing", "file": "it.toml", "key": "seats"}


def test_broken_toml_is_an_error_with_its_line() -> None:
    told = refusal("game = \n")
    assert told["code"] == "scenario-syntax"
    assert "line 1" in str(told["problem"])


def test_the_fields_are_those_of_the_format() -> None:
    assert set(FIELDS) == {"kind", "symbol", "card", "at", "to", "seat", "host", "cards", "choice", "answer", "n"}


# What is compared


def test_lists_are_compared_without_order_but_for_queue_and_pile() -> None:
    steps = 'step = [{ choose = { card = "b" } }, { choose = { card = "a" } }]\n'
    assert game().check(steps + 'expect = { taken = ["a", "b"], queue = ["b", "a"] }').passed
    assert not game().check(steps + 'expect = { queue = ["a", "b"] }').passed
    assert not game().check(steps + 'expect = { taken = ["a", "b", "b"] }').passed
    assert not game().check(steps + 'expect = { taken = ["a", "a"] }').passed


def test_all_wrong_values_are_told() -> None:
    failures = game().check('expect = { taken = ["a"], "0.size" = 0, running = false, winners = [0] }').failures
    assert [(f.code, f.path, f.expected, f.found) for f in failures] == [
        ("other-value", "taken", ["a"], []),
        ("other-value", "running", False, True),
        ("other-value", "winners", [0], []),
    ]
    assert all((f.step, f.asked, f.options) == (None, 0, list(A_OR_B)) for f in failures)


def test_winners_and_running_at_the_end() -> None:
    steps = 'step = [{ choose = { card = "b" } }, { choose = { card = "a" } }]\n'
    assert game().check(steps + "expect = { winners = [1], running = false }").passed
    assert not game().check(steps + "expect = { winners = [0, 1] }").passed


def test_a_number_is_no_truth_value() -> None:
    assert not game().check('expect = { "0.size" = false }').passed
    assert not game().check("expect = { running = 1 }").passed


def test_paths_may_be_written_as_tables() -> None:
    assert game().check("[expect.0]\nsize = 0").passed
    assert not game().check("[expect.0]\nsize = 1").passed


def test_a_value_may_be_a_table() -> None:
    assert game().check('expect = { map = { all = ["b", "a"], open = true } }').passed
    assert not game().check('expect = { map = { all = ["b", "a"] } }').passed


def test_best_must_be_offered_at_the_end() -> None:
    steps = 'step = [{ choose = { card = "b" } }]\n'
    assert game().check(steps + 'best = [{ card = "a" }, { card = "b" }]').passed
    failure = game().check(steps + 'best = [{ card = "a" }, { card = "c" }]').failures[0]
    assert (failure.code, failure.expected, failure.asked) == ("best-not-offered", {"card": "c"}, 1)


# What is wrong with a scenario, not with the game


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('game = "chess"\nseats = []', "unknown-game"),
        ('game = "scripted"\nseats = ["0"]', "seat-count"),
        (HEAD + "options = { fast = true }", "unknown-option"),
        (HEAD + "[start]\nphase = 'night'", "start-key"),
        (HEAD + "expect = { '0.gold' = 1 }", "unknown-path"),
        (HEAD + "[expect.0]\ngold = 1", "unknown-path"),
        (HEAD + "expect = { '0' = {} }", "unknown-path"),
    ],
)
def test_what_the_game_refuses_is_an_error_with_the_file(text: str, code: str) -> None:
    result = run(parse("it.toml", text), game().find)
    assert not result.passed
    assert result.failures == ()
    assert result.error is not None
    assert (result.error.code, result.error.details["file"]) == (code, "it.toml")


# Files and folders


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    return path


class BrokenGame(ScriptedGame):
    def look_up(self, state: State, path: str) -> object:
        raise RuntimeError("lost")


def test_a_mistake_of_ours_is_told_and_does_not_stop_the_other_files() -> None:
    error = BrokenGame(Ask(0, *A_OR_B)).check("expect = { queue = [] }").error
    assert error is not None
    assert (error.code, error.details["problem"]) == ("scenario-crash", "RuntimeError: lost")


def test_folders_are_searched_and_a_bad_file_does_not_stop_the_others(tmp_path: Path) -> None:
    write(tmp_path, "c/good.toml", HEAD)
    write(tmp_path, "c/notes.md", "none")
    write(tmp_path, "b/bad.toml", "sead = 1")
    single = write(tmp_path, "failing.toml", HEAD + 'title = "wrong"\nexpect = { running = false }')
    results = list(run_files([single, tmp_path / "b", tmp_path / "c"], game().find))
    assert [Path(result.file).name for result in results] == ["failing.toml", "bad.toml", "good.toml"]
    assert [result.passed for result in results] == [False, False, True]
    assert [result.title for result in results] == ["wrong", str(tmp_path / "b/bad.toml"), "good"]
    assert [result.error is not None for result in results] == [False, True, False]


def test_a_folder_without_scenarios_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError) as caught:
        scenario_files([tmp_path])
    assert caught.value.code == "scenario-none"


def test_a_file_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError) as caught:
        load(tmp_path / "none.toml")
    assert caught.value.code == "scenario-unreadable"
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'title = "\xe9"')
    with pytest.raises(ScenarioError) as caught:
        load(latin)
    assert caught.value.code == "scenario-syntax"


# Coverage


def test_coverage_lists_what_is_shown_what_is_not_and_what_does_not_exist() -> None:
    shown = [
        parse("one.toml", HEAD + 'rules = ["2", "x/a", "2"]'),
        parse("two.toml", HEAD + 'rules = ["2", "9"]'),
        parse("far.toml", 'game = "chess"\nseats = []\nrules = ["1"]'),
    ]
    found = coverage(game(), shown)
    assert found.rules == {"1": [], "2": ["one.toml", "two.toml"], "3": []}
    assert found.cards == {"x/a": ["one.toml"], "x/b": []}
    assert (found.missing_rules, found.missing_cards, found.unknown) == (["1", "3"], ["x/b"], {"9": ["two.toml"]})
    assert not found.complete


def test_coverage_is_complete_when_nothing_is_missing() -> None:
    assert coverage(game(), [parse("all.toml", HEAD + 'rules = ["1", "2", "3", "x/a", "x/b"]')]).complete
