"""The Fluent catalogues of one language, read area by area as they are needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

AREA_OF = {"error": "errors", "reason": "reasons", "failure": "check"}
OF_A_GAME = ("event", "option", "prompt", "table")


def area_of(id: str) -> str:
    """The catalogue in which a message stands.

    >>> area_of("error-unknown-game"), area_of("cli-about"), area_of("event-villains_card_game-laid")
    ('errors', 'cli', 'villains_card_game')
    """
    first, _, rest = id.partition("-")
    if first in OF_A_GAME:
        return rest.partition("-")[0]
    return AREA_OF.get(first, first)


class Catalogue:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.areas: set[str] = set()

    @cached_property
    def bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # slow to load, and a table of numbers can do without

        # Isolation marks are for mixing directions of writing, and terminals print them as rubbish.
        return FluentBundle([self.lang], use_isolating=False)

    def read(self, area: str) -> None:
        """Add the messages of an area, once."""
        from fluent.runtime import FluentResource

        if area not in self.areas:
            self.areas.add(area)
            source = Path(__file__).with_name(self.lang) / f"{area}.ftl"
            self.bundle.add_resource(FluentResource(source.read_text("utf-8")))

    def knows(self, id: str) -> bool:
        self.read(area_of(id))
        return bool(self.bundle.has_message(id))

    def say(self, id: str, values: Mapping[str, object], form: str | None = None) -> str:
        """A message with its values; ``form`` names a variant of it, an attribute in Fluent.

        A message without that variant is said as it is.
        """
        self.read(area_of(id))
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(form, message.value) if form else message.value
        assert pattern is not None, f"{id} has no text"
        text, problems = self.bundle.format_pattern(pattern, dict(values))
        assert not problems, f"{id}: {problems}"
        return str(text)
