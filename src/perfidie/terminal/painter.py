"""What a game must draw for the terminal, and where its painter is found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec

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


class Painter(ABC):
    """Draws the table of one game from views, never from a state.

    The module ``terminal.<game>`` makes one with ``painter(screen, texts, company)``.
    """

    quiet: frozenset[str] = frozenset()
    """Events that the log leaves out, because the table shows them at once."""
    keys: tuple[str, ...] = ()
    """The messages that explain the game's own keys (see ``command``)."""
    densest = 1
    """In how many steps things can be left out for the sake of a small screen (see ``draw_denser``)."""

    def __init__(self, screen: Screen, texts: Texts, company: Company) -> None:
        self.screen = screen
        self.texts = texts
        self.company = company
        self.dense = False

    @abstractmethod
    def table(self, view: View, hands: Mapping[int, View] = NO_HANDS) -> RenderableType:
        """What lies on the table; also the hands of those seats whose own views are given."""

    @abstractmethod
    def options(self, view: View, offers: Offers) -> RenderableType:
        """What the viewer holds and can do, with the numbers to type."""

    @abstractmethod
    def scoring(self, view: View) -> RenderableType:
        """How the game ended."""

    @abstractmethod
    def asked_about(self, words: Sequence[str], view: View) -> list[Record]:
        """The plays that the words after ``?`` speak of, legal or not; without words, all that could come to mind."""

    def draw_denser(self, density: int) -> None:
        """From now on leave out so much, from 0 (nothing) to ``densest``: what another key shows, or nobody misses."""
        self.dense = density > 0

    def line(self, text: str) -> Text:
        """A sentence of the log, with its cards in their colours."""
        return Text(text)

    def story(self, records: Sequence[Record]) -> list[Text]:
        """Events as the lines of a log."""
        return [
            self.line(self.screen.paragraph(self.texts.event(self.company, record), indent=1, mark="· ").plain)
            for record in records
        ]

    def command(self, words: Sequence[str], view: View) -> RenderableType | None:
        """What a key of the game's own shows; None if these words are none."""
        return None

    def alike(self, record: Record, view: View) -> object:
        """Options that come to the same for a player have equal answers; they are shown as one."""
        return record

    def own_turn(self, view: View) -> bool:
        """Whether the viewer, who is asked, is at turn, and not only answering what another does."""
        return True

    def automatic(self, view: View, alone: bool) -> bool:
        """Whether the viewer's only option is so plain that it can be taken without asking.

        If somebody else looks at the same screen (not ``alone``), it must not tell them what only the viewer knows.
        """
        return False


def painter(screen: Screen, texts: Texts, company: Company) -> Painter:
    """The painter of the company's game."""
    module = f"perfidie.terminal.{company.game}"
    if find_spec(module) is None:
        raise BadInput("not-in-terminal", game=company.game)
    made: Painter = import_module(module).painter(screen, texts, company)
    return made
