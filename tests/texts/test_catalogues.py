"""Every message is there in both languages, is used, and is written as its language is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    Pattern,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import perfidie
from perfidie.games import GAMES
from perfidie.texts import LANGUAGES
from perfidie.texts.catalogue import area_of

SOURCES = Path(perfidie.__file__).parent
SPOKEN = [game for game in GAMES if (SOURCES / "texts" / f"{game}.py").exists()]
ERRORS = ("PerfidieError", "BadInput", "IllegalChoice", "RecordError", "Refused", "ScenarioError")


@cache
def messages(lang: str) -> dict[str, tuple[str, Message]]:
    """All messages of a language, with the catalogue that each stands in."""
    found: dict[str, tuple[str, Message]] = {}
    for path in sorted((SOURCES / "texts" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = (path.stem, entry)
    return found


class Parts(Visitor):
    """The variables, texts and references of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def parts(node: BaseNode) -> Parts:
    found = Parts()
    found.visit(node)
    return found


def all_variables(lang: str, node: BaseNode) -> set[str]:
    """Those of the message and of the messages that it includes."""
    found = parts(node)
    included = (messages(lang)[name][1] for name in found.references)
    return found.variables.union(*(all_variables(lang, other) for other in included))


def forms(message: Message) -> dict[str, Pattern]:
    """The message itself and its variants."""
    said = {"": message.value} if message.value else {}
    return said | {attribute.id.name: attribute.value for attribute in message.attributes}


@cache
def modules() -> list[ast.Module]:
    """The sources, without games that have no words yet."""
    absent = [path for path in (SOURCES / "games").iterdir() if path.is_dir() and path.name not in SPOKEN]
    return [
        ast.parse(path.read_text("utf-8"))
        for path in sorted(SOURCES.rglob("*.py"))
        if not any(folder in path.parents for folder in absent)
    ]


def called(call: ast.Call) -> str:
    """The name of what is called, or of the method."""
    function = call.func
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def calls(*names: str) -> Iterator[str]:
    """The first argument, where it is a text, of all calls of these names."""
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args and called(node) in names:
                argument = node.args[0]
                chosen = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
                yield from (one.value for one in chosen if isinstance(one, ast.Constant) and isinstance(one.value, str))


def needed() -> dict[str, str]:
    """The messages that codes of the engine ask for, and why."""
    ids = {f"error-{code}": "raised" for code in calls(*ERRORS)}
    ids |= {f"reason-{code}": "given as a reason" for code in calls("Reason")}
    ids |= {f"failure-{code}": "met by a scenario" for code in calls("Failure", "fail")}
    for module in modules():  # codes that are named before they are used
        for node in module.body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
                value = node.value.value
                if isinstance(value, str) and value.startswith("undo-"):
                    ids[f"reason-{value}"] = "a barrier"
    for game in SPOKEN:
        for sort, table in (("event", "EVENTS"), ("option", "OPTION_KINDS"), ("prompt", "PROMPTS")):
            ids |= {f"{sort}-{game}-{name}": f"a kind of {sort}" for name in names(game, table)}
    return ids


def names(game: str, table: str) -> list[str]:
    """A list of names that some module of a game makes."""
    for path in sorted((SOURCES / "games" / game).glob("*.py")):
        if re.search(rf"^{table}\b", path.read_text("utf-8"), re.MULTILINE):
            return list(getattr(import_module(f"perfidie.games.{game}.{path.stem}"), table))
    raise AssertionError(f"{game} has no {table}")


def spoken() -> tuple[set[str], list[re.Pattern[str]]]:
    """The texts of the sources, and patterns for those that are put together from parts."""
    texts: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                first = node.values[0]
                if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z_]+-[a-z_-]*", str(first.value)):
                    built = (
                        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_]+"
                        for part in node.values
                    )
                    patterns.append(re.compile(OF_A_TABLE + "".join(built)))
    return texts, patterns


OF_A_TABLE = rf"(table-({'|'.join(SPOKEN)})-)?"
"""A painter that calls its own messages by the rest of their ids leaves this away."""


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en").keys() == messages("fr").keys()


def test_a_message_has_the_same_variables_and_forms_in_both_languages() -> None:
    for id, (_, english) in messages("en").items():
        french = messages("fr")[id][1]
        assert forms(english).keys() == forms(french).keys(), id
        for form, pattern in forms(english).items():
            assert all_variables("en", pattern) == all_variables("fr", forms(french)[form]), f"{id} {form}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_stands_in_the_catalogue_of_its_area(lang: str) -> None:
    included = set().union(*(parts(message).references for _, message in messages(lang).values()))
    for id, (area, _) in messages(lang).items():
        assert id in included or area == area_of(id), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_of_the_engine_has_a_message(lang: str) -> None:
    missing = {id: why for id, why in needed().items() if id not in messages(lang)}
    assert not missing


def test_an_error_says_only_what_it_is_told() -> None:
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and called(node) in ERRORS and node.args:
                given = {keyword.arg for keyword in node.keywords}
                if isinstance(node.args[0], ast.Constant) and None not in given:
                    id = "error-" + str(node.args[0].value)
                    assert all_variables("en", messages("en")[id][1]) <= given, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_sources_name_is_there(lang: str) -> None:
    texts, _ = spoken()
    areas = {area for area, _ in messages(lang).values()} - set(SPOKEN)
    named = {text for text in texts if re.fullmatch(rf"({'|'.join(areas)})-[a-z-]*[a-z]", text)}
    assert named
    assert not named - messages(lang).keys()


def test_every_message_that_a_painter_says_is_there() -> None:
    """By its whole id, or by the rest of it."""
    known = messages("en").keys()
    said = set(calls("say")) - {""} - known
    assert said
    assert not [id for id in said if not any(f"table-{game}-{id}" in known for game in SPOKEN)]


def test_every_message_is_used() -> None:
    texts, patterns = spoken()
    wanted = needed().keys() | texts | {f"failure-{text}" for text in texts}
    wanted |= {f"table-{game}-{text}" for game in SPOKEN for text in texts}
    included = set().union(*(parts(message).references for _, message in messages("en").values()))
    unused = [
        id
        for id in messages("en")
        if id not in wanted
        and id not in included
        and not any(pattern.fullmatch(id) for pattern in patterns if not id.startswith(OF_THE_ENGINE))
    ]
    assert not unused


OF_THE_ENGINE = ("error-", "reason-", "failure-", "event-", "option-", "prompt-")
"""Messages that only a code of the engine can ask for."""


def test_french_has_its_own_typography() -> None:
    for id, (_, message) in messages("fr").items():
        for text in parts(message).texts:
            assert "'" not in text, f"{id}: an apostrophe is ’"
            assert '"' not in text, f"{id}: quotation marks are « »"
            assert not re.search(r"[^\u202f\s](?=[;!»])|\w(?=[?:](\s|$))", text), (
                f"{id}: a narrow space is missing: {text}"
            )
            assert not re.search(r" [;:!»%]| \?$|« ", text), f"{id}: this space must be narrow and firm: {text}"


def test_english_has_its_own_typography() -> None:
    for id, (_, message) in messages("en").items():
        for text in parts(message).texts:
            assert not set(text) & {"'", '"', "«", "\u202f"}, f"{id}: {text}"
