"""The games of the house, listed for people."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from perfidie.games import GAMES, game
from perfidie.kernel.game import Game
from perfidie.terminal.screen import Screen
from perfidie.texts import Texts


def list_games(screen: Screen, texts: Texts) -> None:
    """Each game with its seats, roles and options."""
    for id in GAMES:
        found = game(id)
        screen.say(Text.assemble((id, "bold cyan"), "  ", (texts.words(id).title, "bold")), facts(found, texts), "")
    screen.say(screen.paragraph(texts("cli-games-try", command=f"perfidie play {GAMES[0]}"), "dim"))


def facts(found: Game, texts: Texts) -> Table:
    words = texts.words(found.id)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    table.add_row("  " + texts("cli-games-seats"), f"{found.seat_counts.start}–{found.seat_counts.stop - 1}")
    if found.roles:
        table.add_row(
            "  " + texts("cli-games-roles"), ", ".join(f"{role} ({words.role(role)})" for role in found.roles)
        )
    for number, choice in enumerate(found.choices):
        values = ", ".join(str(value).casefold() for value in choice.values)
        default = str(choice.default).casefold()
        told = texts("cli-games-option", name=choice.name, values=values, default=default)
        table.add_row("" if number else "  " + texts("cli-games-options"), told)
    return table
