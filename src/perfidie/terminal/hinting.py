"""Hints: what a bot would choose, how good it thinks that is, and why."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from perfidie.bots import Sight
from perfidie.bots.advice import Advice, adviser, explain
from perfidie.bots.registry import chance_of
from perfidie.kernel.errors import BadInput
from perfidie.kernel.game import Game
from perfidie.kernel.options import Record as Option
from perfidie.kernel.record import Record, advance, begin
from perfidie.kernel.state import State
from perfidie.terminal.screen import Screen
from perfidie.terminal.seating import company
from perfidie.texts import Company, Texts

ADVISER = "cunning"
SECONDS = 1.0
MOST = 3


class Hints:
    """Says what a bot would do in a position."""

    def __init__(self, screen: Screen, texts: Texts, company: Company, bot: str, seconds: float, most: int) -> None:
        self.screen = screen
        self.texts = texts
        self.company = company
        self.bot = bot
        self.seconds = seconds
        self.most = most
        self.adviser = adviser(bot)

    def about(self, game: Game, state: State, seed: int, number: int) -> list[Advice]:
        """The best options of the seat that is asked, at decision ``number`` of a match with this seed."""
        sight = Sight(game, state, state.asked)
        return explain(sight, self.adviser, chance_of(seed, number), self.seconds, self.most)

    def told(self, advice: list[Advice], seat: int, mark: Callable[[Option], str]) -> list[Text]:
        """The lines of a hint; ``mark`` says what stands before an option."""
        say = self.texts
        lines = [self.screen.paragraph(say("advice-title", bot=self.bot), "dim", 2)]
        for one in advice:
            grounds = ", ".join(say(f"advice-{ground.code}", amount=ground.amount) for ground in one.grounds)
            play = say.option(self.company, one.record, seat)
            line = say("advice-line", play=play, chance=round(100 * one.chance), grounds=grounds)
            lines.append(self.screen.paragraph(line, indent=2, mark=mark(one.record)))
        return lines


class RecordHint:
    """A hint for a position of a record."""

    def __init__(self, record: Record, game: Game, screen: Screen, texts: Texts) -> None:
        self.record = record
        self.game = game
        self.screen = screen
        self.texts = texts
        seated = game.seated(record.seats, record.options, record.seed)
        self.company = company(texts, game.id, seated, record.names)

    def run(self, at: int | None, seat: int | None, bot: str, seconds: float, most: int) -> int:
        """The exit code. ``at``: after so many choices, by default after all; ``seat``: where it was asked last."""
        hints = Hints(self.screen, self.texts, self.company, bot, seconds, most)
        made, state = self.find(len(self.record.choices) if at is None else at, seat)
        asked = state.asked
        say = self.texts
        name = self.company.names[asked]
        decision = state.decision()
        assert decision is not None
        title = say("advice-position", at=made, last=len(self.record.choices), turn=state.turns, name=name)
        prompt = say.prompt(self.company, decision.prompt, asked)
        self.screen.say(self.screen.paragraph(title, "bold"), self.screen.paragraph(prompt))
        advice = hints.about(self.game, state, self.record.seed, made)
        self.screen.say(*hints.told(advice, asked, lambda record: "· "))
        if made < len(self.record.choices):
            played = decision.options[self.record.choices[made]]
            told = say("advice-played", play=say.option(self.company, played, asked))
            self.screen.say(self.screen.paragraph(told, "dim", 2))
        return 0

    def find(self, at: int, seat: int | None) -> tuple[int, State]:
        """The last position not after ``at`` choices in which the seat (None: anybody) is asked."""
        last = len(self.record.choices)
        if not 0 <= at <= last:
            raise BadInput("hint-range", at=at, last=last)
        if seat is not None and not 0 <= seat < len(self.record.seats):
            raise BadInput("unknown-seat", seat=seat, expected=f"0-{len(self.record.seats) - 1}")
        state = begin(self.record, self.game)
        found: tuple[int, State] | None = None
        for made in range(at + 1):
            if state.asked >= 0 and (seat is None or state.asked == seat):
                found = made, state.copy()
            if made < at:
                advance(state, self.record, made)
        if found is None or (seat is None and found[0] != at):
            raise BadInput("hint-nothing", at=at) if seat is None else BadInput("hint-not-asked", at=at, seat=seat)
        return found
