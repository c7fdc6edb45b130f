"""What a game must draw for the terminal, and where its painter is found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from perfidie.kernel.errors import BadInput
from perfidie.kernel.options import Record
from perfidie.kernel.view import View
from perfidie.terminal.screen import Screen
from perfidie.texts import Company, Texts

Offers = Mapping[int, Record]
"""The options that are shown, by the number under which they are chosen."""

NO_HANDS: Mapping[int, View] = {}


class Painter(Protocol):
    """Draws the table of one game from views, never from a state.

    The module ``terminal.<game>`` makes one with ``painter(screen, texts, company)``.
    """

    quiet: frozenset[str]
    """Events that the log leaves out, because the table shows them at once."""

    def table(self, view: View, hands: Mapping[int, View] = NO_HANDS) -> RenderableType:
        """What lies on the table; also the hands of those seats whose own views are given."""
        ...

    def options(self, view: View, offers: Offers) -> RenderableType:
        """What the viewer holds and can do, with the numbers to type."""
        ...

    def line(self, text: str) -> Text:
        """A sentence of the log, with its cards in their colours."""
        ...

    def scoring(self, view: View) -> RenderableType:
        """How the game ended."""
        ...

    def asked_about(self, words: Sequence[str], view: View) -> list[Record]:
        """The plays that the words after ``?`` speak of, legal or not; without words, all that could come to mind."""
        ...


def painter(screen: Screen, texts: Texts, company: Company) -> Painter:
    """The painter of the company's game."""
    module = f"perfidie.terminal.{company.game}"
    if find_spec(module) is None:
        raise BadInput("not-in-terminal", game=company.game)
    made: Painter = import_module(module).painter(screen, texts, company)
    return made
