"""A match at one keyboard: people take turns at it, bots answer for the empty seats."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shlex import quote

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from perfidie.bots import choose
from perfidie.kernel.options import Record
from perfidie.kernel.view import View
from perfidie.match import Match, Told
from perfidie.terminal.archive import save
from perfidie.terminal.hinting import ADVISER, MOST, SECONDS, Hints
from perfidie.terminal.painter import painter
from perfidie.terminal.screen import Screen, stacked
from perfidie.terminal.seating import bot_at, company
from perfidie.texts import Texts

SHORTEST_LOG = 3
INTERRUPTED = 130


class Play:
    """Plays a match to its end, or until somebody leaves; the record is in its file after every choice."""

    def __init__(self, match: Match, screen: Screen, texts: Texts, path: Path, ask_all: bool = False) -> None:
        """``ask_all``: ask for choices between one option, too, as far as the game would take them for a player."""
        self.match = match
        self.screen = screen
        self.texts = texts
        self.path = path
        seated = match.game.seated(match.seats, match.options, match.seed)
        self.company = company(texts, match.game.id, seated, match.names)
        self.painter = painter(screen, texts, self.company)
        self.humans = [seat for seat in range(len(match.seats)) if bot_at(match.names, seat) is None]
        self.at_keyboard = self.humans[0] if len(self.humans) == 1 else None
        self.told_until = dict.fromkeys(self.humans, 0)  # the log up to here has been shown to the seat
        self.ask_all = ask_all
        self.asked_anyhow = -1  # the sequence number at which a plain choice is shown, because it was gone back to
        self.taken: list[tuple[int, str]] = []  # plain choices that were taken: sequence number, what was chosen

    def run(self) -> int:
        """The exit code."""
        save(self.match.record(), self.path)
        try:
            while not self.match.over:
                seat = self.match.state.asked
                bot = bot_at(self.match.names, seat)
                if bot is not None:
                    option = choose(bot, self.match.game, self.match.state, self.match.seed, self.match.seq)
                    self.match.choose(seat, self.match.seq, option)
                elif not self.decide(seat):
                    return self.leave()
            save(self.match.record(), self.path)
        except KeyboardInterrupt:
            self.leave()
            return INTERRUPTED
        self.end()
        return 0

    def leave(self) -> int:
        save(self.match.record(), self.path)
        self.screen.say("")
        self.tell_file("terminal-go-on", "perfidie play --resume")
        return 0

    def tell_file(self, next_step: str, command: str) -> None:
        """Where the record is, and what can be done with it; the command can be copied as it stands."""
        self.screen.line(self.texts("terminal-saved", file=str(self.path)), "dim")
        self.screen.line(self.texts(next_step, command=f"{command} {quote(str(self.path))}"), "dim")

    # One decision

    def decide(self, seat: int) -> bool:
        """Let a person decide, or take back; False if they leave."""
        view = self.match.view(seat)
        if self.plain(view) and self.match.seq != self.asked_anyhow:
            self.taken.append((self.match.seq, self.texts.option(self.company, view.options[0], seat)))
            self.match.choose(seat, self.match.seq, 0)
            return True
        if not self.hand_over(seat):
            return False
        offers: dict[int, Record] = {}
        met: list[object] = []
        for record in view.options:
            if (same := self.painter.alike(record, view)) not in met:  # what is alike is one option
                met.append(same)
                offers[len(met)] = record
        self.draw(view, offers)
        while True:
            line = self.screen.ask("› " if self.screen.symbols else "> ")
            if line is None:
                return False
            words = line.casefold().split()
            if not words:
                self.draw(view, offers)
            elif words[0].isdecimal() and len(words) == 1:
                if int(words[0]) in offers:
                    self.take(view, offers[int(words[0])])
                    return True
                self.answer(self.texts("terminal-no-number", most=len(offers)))
            elif words[0].startswith("?"):
                self.explain([word for word in (words[0][1:], *words[1:]) if word], view)
            elif words == ["u"]:
                if self.take_back(seat):
                    return True
            elif words == ["l"]:
                self.screen.say(*self.log(self.match.events(seat)))
            elif words == ["h"]:
                self.hint(view, offers)
            elif words[0] in ("help", "aide"):
                self.help()
            elif words[0] in ("q", "quit", "exit"):
                return False
            elif (shown := self.painter.command(words, view)) is not None:
                self.screen.say(shown)
            else:
                self.answer(self.texts("terminal-not-understood", typed=line))

    def plain(self, view: View) -> bool:
        """Whether the seat has only one option, and need not be asked for it."""
        return not self.ask_all and len(view.options) == 1 and self.painter.automatic(view, len(self.humans) == 1)

    def take(self, view: View, option: Record) -> None:
        seat = view.viewer
        assert seat is not None
        if self.painter.own_turn(view):
            self.told_until[seat] = self.match.seq
        self.match.choose(seat, self.match.seq, view.options.index(option))
        save(self.match.record(), self.path)

    def help(self) -> None:
        example = self.texts(f"table-{self.company.game}-example")
        for id in ("number", "why", "hint", "undo", "log", "redraw", "quit"):
            if id == "redraw":
                for key in self.painter.keys:
                    self.answer(self.texts(key))
            self.answer(self.texts(f"terminal-key-{id}", example=example))

    def hint(self, view: View, offers: dict[int, Record]) -> None:
        """Say what a bot that sees no more than the player would choose."""
        assert view.viewer is not None
        hints = Hints(self.screen, self.texts, self.company, ADVISER, SECONDS, MOST)
        numbers = {str(self.painter.alike(record, view)): number for number, record in offers.items()}
        advice = hints.about(self.match.game, self.match.state, self.match.seed, self.match.seq)
        told = hints.told(advice, view.viewer, lambda record: f"{numbers[str(self.painter.alike(record, view))]:>2} ")
        self.screen.say(*told)

    def hand_over(self, seat: int) -> bool:
        """The curtain between two players at one keyboard; False if nobody comes."""
        if self.at_keyboard == seat:
            return True
        self.at_keyboard = seat
        name = self.company.names[seat]
        self.screen.frame("", self.screen.paragraph(self.texts("terminal-hand-over", name=name), "bold", 2), "")
        return self.screen.ask(f"  {self.texts('terminal-press-enter', name=name)} ") is not None

    def answer(self, text: str, mark: str = "") -> None:
        self.screen.say(self.screen.paragraph(text, indent=2, mark=mark))

    def explain(self, words: list[str], view: View) -> None:
        """Say what is in the way of the plays that the words speak of."""
        assert view.viewer is not None
        asked_about = self.painter.asked_about(words, view)
        if not asked_about:
            self.answer(self.texts("terminal-ask-like", example=self.texts(f"table-{self.company.game}-example")))
        for record in asked_about:
            told = self.texts.option(self.company, record, view.viewer)
            reason = self.match.state.why_not(record)
            if reason is not None:
                told = self.texts("terminal-why", play=told, reason=self.texts.reason(self.company, reason))
                self.answer(told, "· ")
            elif words:
                self.answer(self.texts("terminal-possible", play=told), "· ")

    def take_back(self, seat: int) -> bool:
        """Whether the last choice was taken back; if not, say why."""
        reason = self.match.why_not_undo(seat)
        if reason is not None:
            self.answer(self.texts.reason(self.company, reason))
            return False
        self.match.undo(seat)
        while self.plain(self.match.view(seat)) and self.match.can_undo(seat):
            self.match.undo(seat)  # a choice that was taken for the seat is no choice to go back to
        self.asked_anyhow = self.match.seq
        save(self.match.record(), self.path)
        return True

    # What is shown

    def draw(self, view: View, offers: dict[int, Record]) -> None:
        assert view.viewer is not None
        for density in range(self.painter.densest + 1):
            self.painter.draw_denser(density)
            below = stacked([*self.below(view, offers)])
            room = self.screen.height - len(self.screen.console.render_lines(below)) - 2
            if room >= SHORTEST_LOG:
                break
        log = self.log(self.match.events(view.viewer, self.told_until[view.viewer] if self.match.seq else -1))
        self.screen.frame(self.header(view.turns), *log[-max(room, SHORTEST_LOG) :], below)

    def below(self, view: View, offers: dict[int, Record]) -> Iterator[RenderableType]:
        """Everything of a frame but the log."""
        assert view.viewer is not None
        assert view.prompt is not None
        yield self.painter.table(view)
        yield Text.assemble(" ", (self.texts.prompt(self.company, view.prompt, view.viewer), "bold"))
        yield self.painter.options(view, offers)
        keys = self.texts("terminal-keys")
        if self.painter.keys:
            keys = self.texts(f"table-{self.company.game}-keys") + " · " + self.texts("terminal-keys-short")
        yield Text(" " + keys, "dim", no_wrap=True, overflow="ellipsis")

    def header(self, turns: int) -> RenderableType:
        title = self.texts.words(self.match.game.id).title
        return Rule(
            Text(self.texts("terminal-header", title=title, turn=turns), "bold"),
            style="dim",
            align="left",
            characters="─" if self.screen.symbols else "-",
        )

    def log(self, told: list[Told]) -> list[Text]:
        """What happened, line by line, as the viewer was told it; what was taken back has not happened."""
        kept: list[Told] = []
        for entry in told:
            if entry.event["kind"] == "undone":
                kept = [other for other in kept if other.seq <= int(str(entry.event["to"]))]
            if entry.event["kind"] not in self.painter.quiet:
                kept.append(entry)
        lines: list[Text] = []
        for line in self.painter.story([entry.event for entry in kept]):
            lines += line.split("\n")
        since = told[0].seq if told else self.match.seq
        taken = [choice for seq, choice in self.taken if seq >= since - 1]
        if taken:
            sentence = self.texts("terminal-taken", choices=self.texts.enumeration(taken))
            lines += self.screen.paragraph(sentence, "dim", 3).split("\n")
        return lines

    def end(self) -> None:
        """The scoring, for everybody at the table."""
        view = self.match.view(None)
        winners = view.winners or []
        names = [self.company.names[seat] for seat in winners]
        told = self.texts("terminal-nobody")
        if len(names) == 1:
            told = self.texts("terminal-winner", name=names[0])
        elif names:
            rivals = self.match.game.rivals(self.match.state, winners[0])
            shared = any(seat in rivals for seat in winners)
            together = self.texts.enumeration(names)
            told = self.texts("terminal-shared" if shared else "terminal-team", names=together)
        last = self.log(self.match.events(None, min(self.told_until.values(), default=self.match.seq - 1)))
        self.screen.frame(
            self.header(view.turns),
            *last[-SHORTEST_LOG * len(self.match.seats) :],
            self.painter.scoring(view),
            "",
            self.screen.paragraph(told, "bold", 2),
            "",
        )
        self.tell_file("terminal-watch", "perfidie replay")
