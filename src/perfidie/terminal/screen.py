"""The screen and the keyboard: frames that are drawn in one go, answers that are read line by line."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from textwrap import wrap
from typing import TextIO

from rich.console import Console, Group, RenderableType
from rich.text import Text

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the lines that scrolled away, too: the last player's hand may be among them."""
PAGE = 60
"""Lines that push everything off a screen that cannot be cleared."""
NARROWEST = 40
WIDEST = 120


class Screen:
    """One console. On a terminal each frame replaces the last one; in a pipe they follow each other."""

    def __init__(self, output: TextIO | None = None, keyboard: TextIO | None = None) -> None:
        self.output = output or sys.stdout
        self.keyboard = keyboard or sys.stdin
        self.console = Console(file=self.output, highlight=False, emoji=False, markup=False, soft_wrap=False)
        self.console.width = max(NARROWEST, min(self.console.width, WIDEST))
        somebody_looks = self.console.is_terminal and self.keyboard.isatty()
        self.live = somebody_looks and not self.console.is_dumb_terminal
        self.curtain = CLEAR if self.live else "\n" * PAGE if somebody_looks else "\n"
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401  (arrow keys in what is typed)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.live else 1000

    @property
    def symbols(self) -> bool:
        """Whether signs beyond letters can be printed."""
        return self.console.encoding.startswith("utf")

    def frame(self, *parts: RenderableType) -> None:
        """Show a new frame. It is written at once, so that nothing flickers."""
        with self.console.capture() as drawn:
            self.console.print(Group(*parts))
        self.output.write(self.curtain + drawn.get())
        self.output.flush()

    def say(self, *parts: RenderableType) -> None:
        """Add something below the frame."""
        for part in parts:
            self.console.print(part)

    def line(self, text: str | Text, style: str = "") -> None:
        """A line that may be copied: too long, it runs on without a break."""
        self.console.print(Text(text, style) if isinstance(text, str) else text, soft_wrap=True)

    def paragraph(self, text: str, style: str = "", indent: int = 0, mark: str = "") -> Text:
        """A text broken at ordinary spaces only (Rich would break before a French question mark, too)."""
        lines = wrap(
            text,
            self.width - 1,
            initial_indent=" " * indent + mark,
            subsequent_indent=" " * (indent + len(mark)),
            break_long_words=False,
            break_on_hyphens=False,
        )
        return Text("\n".join(lines), style=style, no_wrap=True, overflow="ignore")

    def ask(self, prompt: str) -> str | None:
        """A line from the keyboard; None when there will be no more. What a pipe answers is shown like typed text."""
        if self.live:
            try:
                return input(prompt).strip()
            except EOFError:
                self.output.write("\n")
                return None
        self.output.write(prompt)
        self.output.flush()
        line = self.keyboard.readline()
        self.output.write(line if line.endswith("\n") else line + "\n")
        self.output.flush()
        return line.strip() if line else None


def stacked(parts: Iterable[RenderableType | None]) -> Group:
    """Those parts that there are, below each other."""
    return Group(*(part for part in parts if part is not None))
