"""The page's own sentences: the same in both languages, none missing, none unused."""

from __future__ import annotations

import re
from pathlib import Path

from perfidie.games import GAMES, game

WEB = Path(__file__).resolve().parents[2] / "web/src"
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
VALUES = re.compile(r"\{\s*\$([\w-]+)")


def catalogue(lang: str) -> dict[str, str]:
    """Every message with what follows its key, up to the next."""
    found: dict[str, str] = {}
    for file in sorted((WEB / "texts" / lang).glob("*.ftl")):
        parts = KEY.split(file.read_text("utf-8"))[1:]
        for key, said in zip(parts[::2], parts[1::2], strict=True):
            assert key not in found, f"{key} twice in {lang}"
            found[key] = said
    return found


def test_both_languages_have_the_same_messages_with_the_same_values() -> None:
    english, french = catalogue("en"), catalogue("fr")
    assert english.keys() == french.keys()
    for key, said in english.items():
        assert set(VALUES.findall(said)) == set(VALUES.findall(french[key])), key


def sources() -> str:
    return "\n".join(
        file.read_text("utf-8") for file in WEB.rglob("*") if file.suffix in (".ts", ".svelte") and file.is_file()
    )


def test_every_message_that_the_page_asks_for_exists() -> None:
    known = catalogue("en")
    asked = set(re.findall(r"""\bt\(\s*["']([\w-]+)["']""", sources()))
    assert asked - known.keys() == set()


def test_every_message_is_asked_for_somewhere() -> None:
    text = sources()
    literal = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", text))
    stems = tuple(re.findall(r"`([a-z][\w-]*-)\$\{", text))
    tails = tuple(re.findall(r"`\$\{\w+\}(-[\w-]+)`", text))
    lessons = "".join(file.read_text("utf-8") for file in (WEB.parent / "lessons").glob("*.toml"))
    said = set(re.findall(r'say = "([\w-]+)"', lessons))
    unused = {
        key
        for key in catalogue("en")
        if key not in literal | said and not key.startswith(stems) and not key.endswith(tails)
    }
    assert unused == set()


def test_every_value_of_a_rule_option_is_said_in_words() -> None:
    known = catalogue("en")
    values = {value for name in GAMES for choice in game(name).choices for value in choice.values}
    codes = {f"value-{value.replace('_', '-')}" for value in values if isinstance(value, str) and ":" not in value}
    assert codes - known.keys() == set()
