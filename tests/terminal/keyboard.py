"""A table for tests: people whose answers are written down beforehand, and a screen that is kept as text."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from pathlib import Path

from perfidie.games import game
from perfidie.match import Match
from perfidie.terminal.play import Play
from perfidie.terminal.screen import Screen
from perfidie.texts import Texts

GAME = game("villains_card_game")
SEATS = ["hook", "jafar", "ursula", "cruella"]


class Utf8(StringIO):
    """What a terminal is to Rich, apart from the colours."""

    encoding = "utf-8"


class Interrupting(StringIO):
    """Ctrl-C after the last line."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = super().readline(size)
        if not line:
            raise KeyboardInterrupt
        return line


def sit_down(
    names: list[str], answers: Iterable[str], path: Path, lang: str = "en", seed: int = 3, seats: list[str] = SEATS
) -> tuple[Play, StringIO]:
    """A match of people (with a name) and bots (``random``), and the text of their screen."""
    output = Utf8()
    screen = Screen(output, StringIO("".join(f"{answer}\n" for answer in answers)))
    match = Match(GAME, seats, {"first": 0}, seed, names=names)
    return Play(match, screen, Texts(lang), path), output
