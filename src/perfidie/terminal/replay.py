"""A match watched again, forwards and backwards, through any eyes."""

from __future__ import annotations

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from perfidie.kernel.errors import BadInput
from perfidie.kernel.game import Game
from perfidie.kernel.record import Record, advance, begin
from perfidie.kernel.state import RawEvent, State
from perfidie.terminal.painter import painter
from perfidie.terminal.screen import Screen
from perfidie.terminal.seating import company
from perfidie.texts import Texts

SPECTATOR = "spectator"
ALL = "all"


class Replay:
    """Steps through the positions of a record; ``eyes`` is a seat's number, ``spectator`` or ``all``.

    A match that is not over keeps its secrets, unless it was one of bots among themselves (``of_bots``).
    """

    def __init__(
        self, record: Record, game: Game, screen: Screen, texts: Texts, eyes: str | None, of_bots: bool = False
    ) -> None:
        self.record = record
        self.is_open = of_bots or record.outcome is not None
        self.screen = screen
        self.texts = texts
        self.company = company(texts, game.id, game.seated(record.seats, record.options, record.seed), record.names)
        self.painter = painter(screen, texts, self.company)
        self.steps = positions_with_events(record, game)
        self.at = 0
        self.eyes = SPECTATOR
        self.look_through(eyes or (ALL if self.is_open else SPECTATOR))

    def look_through(self, eyes: str) -> None:
        seats = [str(seat) for seat in range(len(self.record.seats))]
        if eyes == ALL and not self.is_open:
            raise BadInput("replay-running")
        if eyes not in (ALL, SPECTATOR, *seats):
            raise BadInput("unknown-eyes", eyes=eyes, expected=", ".join((*seats, SPECTATOR, ALL)))
        self.eyes = eyes

    def run(self) -> int:
        """The exit code."""
        self.draw()
        while True:
            try:
                line = self.screen.ask("› " if self.screen.symbols else "> ")
            except KeyboardInterrupt:
                line = None
            if line is None:
                return 0
            words = line.casefold().split()
            key = words[0] if words else "n"
            if key in ("q", "quit", "exit"):
                return 0
            if key == "v" and len(words) == 2:
                try:
                    self.look_through(words[1])
                except BadInput as error:
                    self.screen.say(self.screen.paragraph(self.texts.error(error), indent=2))
                    continue
                self.draw()
            elif (to := self.destination(key)) is not None:
                self.at = max(0, min(to, len(self.steps) - 1))
                self.draw()
            else:
                for id in ("next", "turn", "go", "eyes", "leave"):
                    self.screen.say(self.screen.paragraph(self.texts(f"terminal-replay-{id}"), indent=2))

    def destination(self, key: str) -> int | None:
        """The step to which a key leads."""
        if key == "n":
            return self.at + 1
        if key == "b":
            return self.at - 1
        if key == "t":
            return next(
                (i for i in range(self.at, len(self.steps)) if self.turn(i) > self.turn(self.at)), len(self.steps)
            )
        if key == "tb":
            begun = self.begin_of(self.turn(self.at))
            return begun if begun < self.at else self.begin_of(self.turn(self.at) - 1)
        return int(key) if key.isdecimal() else None

    def begin_of(self, turn: int) -> int:
        """The step at which a turn begins."""
        return next(step for step in range(len(self.steps)) if self.turn(step) >= turn)

    def turn(self, step: int) -> int:
        return self.steps[step][0].turns

    def draw(self) -> None:
        state, raw_events = self.steps[self.at]
        viewer = int(self.eyes) if self.eyes.isdecimal() else None
        view = state.view(viewer)
        seats = range(len(self.record.seats))
        hands = {seat: state.view(seat) for seat in seats if self.eyes == ALL or seat == viewer}
        through = self.company.names[viewer] if viewer is not None else self.texts(f"terminal-eyes-{self.eyes}")
        title = self.texts(
            "terminal-replay-header", turn=view.turns, at=self.at, last=len(self.steps) - 1, eyes=through
        )
        parts: list[RenderableType] = [
            Rule(Text(title, "bold"), style="dim", align="left", characters="─" if self.screen.symbols else "-")
        ]
        # What everybody may read, the seat that knows most of it says: an all-seeing reader is told by those who know.
        for raw in raw_events:
            tellers = [None, *seats] if self.eyes == ALL else [viewer]
            records = [record for teller in tellers if (record := state.event(raw, teller)) is not None]
            told = next((record for record in records if "card" in record), records[0] if records else None)
            quiet = self.painter.quiet if self.at == 0 else ("turn",)
            if told is not None and told["kind"] not in quiet:
                sentence = self.screen.paragraph(self.texts.event(self.company, told), indent=1, mark="· ")
                parts.append(self.painter.line(sentence.plain))
        parts.append(self.painter.table(view, hands) if view.winners is None else self.painter.scoring(view))
        parts.append(Text(" " + self.texts("terminal-replay-keys"), "dim", no_wrap=True, overflow="ellipsis"))
        self.screen.frame(*parts)


def positions_with_events(record: Record, game: Game) -> list[tuple[State, list[RawEvent]]]:
    """Every position of a record, each with what happened on the way to it."""
    state = begin(record, game)
    steps = [(state.copy(), state.events or [])]
    for made in range(len(record.choices)):
        state.listen()
        advance(state, record, made)
        steps.append((state.copy(), state.events or []))
    return steps
