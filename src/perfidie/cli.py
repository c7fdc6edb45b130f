"""The command line. Each command loads what it needs when it is called, so that ``perfidie --help`` is quick.

Help texts are ids of messages: :class:`Help` says them in the reader's language.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from perfidie import __version__, core
from perfidie.kernel.errors import BadInput, PerfidieError
from perfidie.texts import Texts, language_of, preferred

if TYPE_CHECKING:
    from cyclopts.help import HelpPanel
    from rich.console import Console, ConsoleOptions

    from perfidie.kernel.game import Game
    from perfidie.match import Match

REFUSED = 2
"""Exit code for bad input."""
INTERRUPTED = 130
SEED_BITS = 63
BROKEN_PIPE = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    texts = Texts(preferred(os.environ))
    try:
        lang, tokens = take_language(sys.argv[1:] if argv is None else argv)
        if lang is not None:
            texts = Texts(language_of(lang))
        code = app(texts)(
            tokens, exit_on_error=False, print_error=False, help_on_error=False, result_action="return_value"
        )
        return code if isinstance(code, int) else 0
    except PerfidieError as error:
        return refuse(texts, error)
    except CycloptsError as error:
        return refuse(texts, misuse(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone (``perfidie games | head``); nothing is left to be flushed to it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        problem = error.strerror or type(error).__name__
        if error.filename is None:
            return refuse(texts, BadInput("system-problem", problem=problem))
        return refuse(texts, BadInput("file-problem", file=str(error.filename), problem=problem))


def refuse(texts: Texts, error: PerfidieError) -> int:
    with suppress(BrokenPipeError):
        print(texts("cli-refusal", problem=texts.error(error)), file=sys.stderr)
    return REFUSED


def take_language(argv: Sequence[str]) -> tuple[str | None, list[str]]:
    """``--lang`` may stand anywhere.

    >>> take_language(["games", "--lang", "fr"]), take_language(["--lang=en", "games"])
    (('fr', ['games']), ('en', ['games']))
    """
    lang: str | None = None
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        if word == "--lang":
            lang = next(words, "")
        elif word.startswith("--lang="):
            lang = word.partition("=")[2]
        else:
            rest.append(word)
    return lang, rest


def misuse(error: CycloptsError) -> BadInput:
    """What is wrong with a command line, as one of our own errors."""
    chain = " ".join(error.command_chain or ())
    help = f"perfidie {chain} --help" if chain else "perfidie --help"
    argument = error.argument.name if error.argument is not None else ""
    argument = argument if argument.startswith("-") else argument.upper()
    if isinstance(error, UnknownCommandError):
        return BadInput("usage-command", command=(error.unused_tokens or ["?"])[0], expected=", ".join(COMMANDS))
    if isinstance(error, UnknownOptionError):
        return BadInput("usage-option", option=error.token.keyword or error.token.value, help=help)
    if isinstance(error, MissingArgumentError):
        return BadInput("usage-missing", argument=argument, help=help)
    if isinstance(error, CoercionError) and error.token is not None:
        return BadInput("usage-value", argument=argument, value=error.token.value, help=help)
    if isinstance(error, UnusedCliTokensError):
        return BadInput("usage-extra", token=(error.unused_tokens or ["?"])[0], help=help)
    return BadInput("usage-other", help=help)


class Help:
    """Prints help pages: their texts are ids of messages."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        console.print(self.texts(plain(usage)), style="bold", markup=False, highlight=False)
        console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        console.print(self.texts(plain(description)), markup=False, highlight=False)
        console.print()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        from rich.table import Table
        from rich.text import Text

        entries = Table.grid(padding=(0, 2))
        entries.add_column(no_wrap=True)
        entries.add_column()
        for entry in panel.entries:
            if text := plain(entry.description):
                labels = ", ".join(entry.display_labels)
                entries.add_row(Text(f"  {labels}", "cyan"), self.texts(text) if text.startswith("cli-") else text)
        if entries.row_count:
            console.print(self.texts(str(panel.title)), style="bold", markup=False, highlight=False)
            console.print(entries, highlight=False)
            console.print()


def plain(text: Any) -> str:
    """The bare text of what Cyclopts gives to a formatter."""
    return str(getattr(text, "plain", None) or getattr(text, "primary_renderable", None) or text or "").strip()


def app(texts: Texts) -> App:
    """The whole command line, in one language."""
    built = App(
        name="perfidie",
        help="cli-about",
        usage="cli-usage",
        version=f"perfidie {__version__} ({core()})",
        version_flags=["--version"],
        help_flags=["--help", "-h"],
        help_format="plaintext",
        help_formatter=Help(texts),
        group_commands="cli-commands",
        group_parameters="cli-options",
        group_arguments="cli-arguments",
        default_parameter=Parameter(show_default=False, negative=()),
    )
    commands = Commands(texts)
    for rank, name in enumerate(COMMANDS):
        built.command(getattr(commands, name), name=name, help=f"cli-{name}", usage=f"cli-{name}-usage", sort_key=rank)
    for flags, id in ((built.help_flags, "cli-help"), (built.version_flags, "cli-version")):
        for flag in flags:
            built[flag].help = id
    return built


def named(id: str, **more: Any) -> Parameter:
    return Parameter(help=id, **more)


class Commands:
    """The commands; each returns its exit code."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def games(self) -> int:
        from perfidie.terminal.catalogue import list_games
        from perfidie.terminal.screen import Screen

        list_games(Screen(), self.texts)
        return 0

    def play(
        self,
        game: Annotated[str | None, named("cli-play-game")] = None,
        /,
        *,
        seats: Annotated[str | None, named("cli-play-seats")] = None,
        humans: Annotated[str | None, named("cli-play-humans")] = None,
        players: Annotated[str | None, named("cli-play-players")] = None,
        bots: Annotated[str | None, named("cli-play-bots")] = None,
        option: Annotated[tuple[str, ...], named("cli-play-option")] = (),
        seed: Annotated[int | None, named("cli-play-seed")] = None,
        record: Annotated[Path | None, named("cli-play-record")] = None,
        resume: Annotated[Path | None, named("cli-play-resume")] = None,
        ask_all: Annotated[bool, named("cli-play-ask-all")] = False,
    ) -> int:
        from perfidie.terminal.archive import check_new, new_path
        from perfidie.terminal.play import Play
        from perfidie.terminal.screen import Screen

        if resume is not None:
            given: dict[str, object] = {"--seats": seats, "--humans": humans, "--players": players, "--bots": bots}
            given |= {"--option": option or None, "--seed": seed, "--record": record}
            for name, value in given.items():
                if value is not None:
                    raise BadInput("resume-with", option=name)
            return Play(resumed(resume, game), Screen(), self.texts, resume, ask_all).run()
        if game is None:
            raise BadInput("usage-missing", argument="GAME", help="perfidie play --help")
        match = new_match(find(game), seats, humans, listed(players), listed(bots) or ["steady"], option, seed)
        path = check_new(record) if record is not None else new_path(game)
        return Play(match, Screen(), self.texts, path, ask_all).run()

    def simulate(
        self,
        game: Annotated[str | None, named("cli-play-game")] = None,
        /,
        *,
        seats: Annotated[str | None, named("cli-simulate-seats")] = None,
        pairs: Annotated[str | None, named("cli-simulate-pairs")] = None,
        bots: Annotated[str | None, named("cli-simulate-bots")] = None,
        budget: Annotated[float | None, named("cli-simulate-budget")] = None,
        games: Annotated[int | None, named("cli-simulate-games")] = None,
        seed: Annotated[int | None, named("cli-simulate-seed")] = None,
        option: Annotated[tuple[str, ...], named("cli-play-option")] = (),
        jobs: Annotated[int | None, named("cli-simulate-jobs")] = None,
        cluster: Annotated[str | None, named("cli-simulate-cluster")] = None,
        out: Annotated[Path | None, named("cli-simulate-out")] = None,
        table: Annotated[str | None, named("cli-simulate-table")] = None,
        records: Annotated[str | None, named("cli-simulate-records")] = None,
        resume: Annotated[Path | None, named("cli-simulate-resume")] = None,
    ) -> int:
        from secrets import randbits

        from perfidie.lab import cluster as far
        from perfidie.lab.job import NONE, job
        from perfidie.lab.pool import default_jobs
        from perfidie.lab.runs import Writer
        from perfidie.lab.simulate import BUDGET, pairings, plan
        from perfidie.terminal.screen import Screen
        from perfidie.terminal.simulation import Simulation

        for name, number in (("--games", games), ("--jobs", jobs)):
            if number is not None and number < 1:
                raise BadInput("not-a-number", option=name, least=1, value=str(number))
        if cluster is not None:
            far.check(cluster)
        workers = jobs or default_jobs()
        if resume is not None:
            given: dict[str, object] = {"GAME": game, "--seats": seats, "--pairs": pairs, "--bots": bots}
            given |= {"--budget": budget, "--games": games, "--seed": seed, "--option": option or None}
            given |= {"--out": out, "--table": table, "--records": records}
            for name, value in given.items():
                if value is not None:
                    raise BadInput("run-resume-with", option=name)
            writer = Writer(resume)
            return Simulation(writer.job, workers, cluster, Screen(), self.texts).run(writer)
        if game is None:
            raise BadInput("usage-missing", argument="GAME", help="perfidie simulate --help")
        found = find(game)
        if budget is not None and not 0 < budget < float("inf"):
            raise BadInput("simulate-budget", value=str(budget))
        if pairs is not None and seats is not None:
            raise BadInput("seats-or-pairs")
        for name, value in (("--table", table), ("--records", records)):
            if value is not None and out is None:
                raise BadInput("needs-out", option=name)
        seatings: int | list[str] | list[list[str]] = found.seat_counts.start
        count = games or 1000
        if pairs is not None:
            roles = list(found.roles) if pairs == "all" else listed(pairs)
            seatings = pairings(found, roles)
            count = (games or 100) * len(seatings) // 2
        elif seats is not None:
            seatings = read_seats(seats)
        planned = plan(
            found.id,
            seatings,
            listed(bots) or ["random"],
            read_options(found, option),
            randbits(32) if seed is None else seed,
            budget or BUDGET,
        )
        keep = records or ("100" if out is not None else NONE)
        described = job(planned, count, keep, table or "csv")
        run = None if out is None else Writer.new(out, described)
        return Simulation(described, workers, cluster, Screen(), self.texts).run(run)

    def report(
        self,
        run: Annotated[Path, named("cli-report-run")],
        other: Annotated[Path | None, named("cli-report-other")] = None,
        /,
        *,
        out: Annotated[Path | None, named("cli-report-out")] = None,
        pictures: Annotated[Path | None, named("cli-report-pictures")] = None,
        markdown: Annotated[Path | None, named("cli-report-markdown")] = None,
    ) -> int:
        from perfidie.lab.report import write_report
        from perfidie.terminal.screen import Screen

        folders = [run] if other is None else [run, other]
        if out is None and pictures is None and markdown is None:
            out = folders[-1] / f"report-{self.texts.lang}.html"
        written = write_report(folders, self.texts, out, pictures, markdown)
        Screen().line(self.texts("report-written", files=", ".join(map(str, written))))
        return 0

    def arena(
        self,
        game: Annotated[str, named("cli-play-game")],
        /,
        *bots: Annotated[str, named("cli-arena-bots")],
        games: Annotated[int, named("cli-arena-games")] = 100,
        seats: Annotated[int | None, named("cli-arena-seats")] = None,
        mixed: Annotated[bool, named("cli-arena-mixed")] = False,
        seed: Annotated[int, named("cli-simulate-seed")] = 0,
        budget: Annotated[float, named("cli-arena-budget")] = 1.0,
        jobs: Annotated[int | None, named("cli-simulate-jobs")] = None,
        cluster: Annotated[str | None, named("cli-simulate-cluster")] = None,
        option: Annotated[tuple[str, ...], named("cli-play-option")] = (),
        out: Annotated[Path | None, named("cli-arena-out")] = None,
        table: Annotated[Path | None, named("cli-arena-table")] = None,
        resume: Annotated[bool, named("cli-arena-resume")] = False,
    ) -> int:
        from perfidie.lab import cluster as far
        from perfidie.lab.arena import MIXED, job
        from perfidie.lab.pool import default_jobs
        from perfidie.terminal.arena import Arena
        from perfidie.terminal.screen import Screen

        found = find(game)
        for name, number in (("--games", games), ("--seats", seats), ("--jobs", jobs)):
            if number is not None and number < 1:
                raise BadInput("not-a-number", option=name, least=1, value=str(number))
        check_budget(budget)
        if resume and out is None:
            raise BadInput("contest-resume")
        if mixed and seats is not None:
            raise BadInput("contest-mixed", seats=seats)
        if cluster is not None:
            far.check(cluster)
        described = job(found.id, bots, MIXED if mixed else seats, read_options(found, option), seed, budget)
        arena = Arena(described, games, jobs or default_jobs(), cluster, Screen(), self.texts)
        return arena.run(out, resume, table)

    def check(
        self,
        *paths: Annotated[Path, named("cli-check-paths")],
        coverage: Annotated[str | None, named("cli-check-coverage")] = None,
        bot: Annotated[str | None, named("cli-check-bot")] = None,
        budget: Annotated[float, named("cli-arena-budget")] = 1.0,
    ) -> int:
        from perfidie.bots import bot as find_bot
        from perfidie.terminal.checking import Checking, own_scenarios
        from perfidie.terminal.screen import Screen

        covered = None if coverage is None else find(coverage)
        if not paths and covered is not None:
            paths = own_scenarios(covered.id)
        if not paths:
            raise BadInput("usage-missing", argument="PATH", help="perfidie check --help")
        for path in paths:
            if not path.exists():
                raise BadInput("no-file", file=path)
        check_budget(budget)
        player = None if bot is None else find_bot(bot)
        return Checking(Screen(), self.texts).run(paths, covered, player, budget)

    def guide(
        self,
        game: Annotated[str, named("cli-guide-game")],
        /,
        *,
        out: Annotated[Path | None, named("cli-guide-out")] = None,
    ) -> int:
        from perfidie.lab.guide import guide
        from perfidie.terminal.checking import own_scenarios

        folders = own_scenarios(find(game).id)
        home = Path() if out is None else out.parent
        if not home.is_dir():
            raise BadInput("no-folder", folder=home)
        address = Path(os.path.relpath(folders[0], home)).as_posix() if folders else ""
        page = guide(game, folders, address, self.texts)
        if out is None:
            print(page, end="")
        else:
            out.write_text(page, "utf-8", newline="\n")
        return 0

    def replay(
        self,
        file: Annotated[Path, named("cli-replay-file")],
        /,
        *,
        eyes: Annotated[str | None, named("cli-replay-eyes")] = None,
    ) -> int:
        from perfidie.kernel.record import verify
        from perfidie.lab.runs import of_a_run
        from perfidie.match import game_of
        from perfidie.terminal.archive import read
        from perfidie.terminal.replay import Replay
        from perfidie.terminal.screen import Screen

        record = read(file)
        verify(record, game_of(record))
        return Replay(record, game_of(record), Screen(), self.texts, eyes, of_a_run(file) is not None).run()

    def hint(
        self,
        file: Annotated[Path, named("cli-replay-file")],
        /,
        *,
        at: Annotated[int | None, named("cli-hint-at")] = None,
        seat: Annotated[int | None, named("cli-hint-seat")] = None,
        bot: Annotated[str, named("cli-hint-bot")] = "cunning",
        budget: Annotated[float, named("cli-arena-budget")] = 1.0,
        most: Annotated[int, named("cli-hint-most")] = 3,
    ) -> int:
        from perfidie.kernel.record import verify
        from perfidie.match import game_of
        from perfidie.terminal.archive import read
        from perfidie.terminal.hinting import RecordHint
        from perfidie.terminal.screen import Screen

        if most < 1:
            raise BadInput("not-a-number", option="--most", least=1, value=str(most))
        check_budget(budget)
        record = read(file)
        verify(record, game_of(record))
        return RecordHint(record, game_of(record), Screen(), self.texts).run(at, seat, bot, budget, most)

    def verify(self, file: Annotated[Path, named("cli-replay-file")], /) -> int:
        from perfidie.kernel.record import verify
        from perfidie.match import game_of
        from perfidie.terminal.archive import read
        from perfidie.terminal.screen import Screen

        record = read(file)
        verify(record, game_of(record))
        screen = Screen()
        id = "cli-verified-running" if record.outcome is None else "cli-verified"
        screen.line(self.texts(id, file=str(file), choices=len(record.choices)))
        screen.line(self.texts("cli-sealed", hash=record.commitment), "dim")
        return 0

    def serve(
        self,
        *,
        host: Annotated[str, named("cli-serve-host")] = "127.0.0.1",
        port: Annotated[int, named("cli-serve-port")] = 8000,
        db: Annotated[str, named("cli-serve-db")] = "",
        bus: Annotated[str, named("cli-serve-bus")] = "",
        workers: Annotated[int, named("cli-serve-workers")] = 1,
        pace: Annotated[float, named("cli-serve-pace")] = 0.5,
        origin: Annotated[tuple[str, ...], named("cli-serve-origin")] = (),
        proxy: Annotated[str, named("cli-serve-proxy")] = "",
        no_browser: Annotated[bool, named("cli-serve-no-browser")] = False,
    ) -> int:
        from perfidie.server.serve import serve
        from perfidie.server.settings import Settings

        if not 0 <= port <= 65_535:
            raise BadInput("port-range", value=str(port))
        if workers < 0:
            raise BadInput("not-a-number", option="--workers", least=0, value=str(workers))
        settings = Settings(database=db, bus=bus, workers=workers, pace=pace, origins=origin)
        return serve(settings, host, port, proxy, self.texts, not no_browser)

    def admin(
        self,
        what: Annotated[str, named("cli-admin-what")],
        file: Annotated[Path | None, named("cli-admin-file")] = None,
        /,
        *,
        db: Annotated[str, named("cli-serve-db")] = "",
        days: Annotated[float, named("cli-admin-days")] = 90.0,
        unfinished: Annotated[bool, named("cli-admin-unfinished")] = False,
    ) -> int:
        from perfidie.server.admin import back_up, list_tables, prune, told

        if what == "list":
            tables = list_tables(db)
            for table in tables:
                print(told(table))
            print(self.texts("server-listed", n=len(tables)))
        elif what == "prune":
            print(self.texts("server-pruned", n=prune(db, days, unfinished)))
        elif what == "backup":
            if file is None:
                raise BadInput("usage-missing", argument="FILE", help="perfidie admin --help")
            print(self.texts("server-backed-up", file=str(file), bytes=back_up(db, file)))
        else:
            raise BadInput("admin-what", what=what, expected="list, backup, prune")
        return 0

    def bench(
        self,
        *games: Annotated[str, named("cli-bench-games")],
        peers: Annotated[bool, named("cli-bench-peers")] = False,
        envs: Annotated[bool, named("cli-bench-envs")] = False,
        count: Annotated[bool, named("cli-bench-count")] = False,
        write: Annotated[bool, named("cli-bench-write")] = False,
        json: Annotated[Path | None, named("cli-bench-json")] = None,
    ) -> int:
        from perfidie.games import GAMES
        from perfidie.kernel.extras import missing
        from perfidie.lab.bench import main as measure

        for id in games:
            find(id)
        if envs:
            try:
                from perfidie.envs.bench import main as measure_envs
            except ImportError:
                raise missing("PettingZoo", "learn") from None
            return measure_envs(games or GAMES, json, self.texts)
        return measure(games or GAMES, peers, count, json, write, self.texts)


COMMANDS = (
    "games",
    "play",
    "simulate",
    "report",
    "arena",
    "check",
    "guide",
    "replay",
    "hint",
    "verify",
    "serve",
    "admin",
    "bench",
)


# Reading what stands on a command line


def find(id: str) -> Game:
    from perfidie.games import game

    return game(id)


def new_match(
    game: Game,
    seats: str | None,
    humans: str | None,
    players: Sequence[str],
    bots: Sequence[str],
    option: Sequence[str],
    seed: int | None,
) -> Match:
    """A match for the people and bots of a command line. Roles that are not given are drawn from the seed as well."""
    from secrets import randbits

    from perfidie.kernel.rng import Rng
    from perfidie.match import Match
    from perfidie.terminal.seating import seat_names

    at = seat_numbers(humans) if humans is not None else list(range(max(1, len(players))))
    roles = read_seats(seats) if seats is not None else max(game.seat_counts.start, len(at))
    if seats is None and game.first_roles and len(at) <= len(game.first_roles):
        roles = list(game.first_roles)
    seed = randbits(SEED_BITS) if seed is None else seed
    if isinstance(roles, int):
        roles = game.draw_seats(roles, Rng.seeded(seed))
    game.check_seats(roles)
    if len(at) > len(roles):
        raise BadInput("too-many-players", players=len(at), seats=len(roles))
    names = seat_names(len(roles), at, players, bots)
    return Match(game, roles, read_options(game, option), seed, names=names)


def resumed(file: Path, game: str | None) -> Match:
    """The match in a file, to be gone on with."""
    from perfidie.match import Match, game_of
    from perfidie.terminal.archive import read

    record = read(file)
    found = game_of(record)
    if game is not None and find(game) is not found:
        raise BadInput("resume-other-game", found=found.id, expected=game)
    return Match.resume(record, found)


def listed(text: str | None) -> list[str]:
    """
    >>> listed("hook, jafar"), listed(None)
    (['hook', 'jafar'], [])
    """
    return [] if text is None else [part.strip() for part in text.split(",") if part.strip()]


def read_seats(text: str) -> int | list[str]:
    """A number of seats, or what each seat plays.

    >>> read_seats("4"), read_seats("hook,jafar")
    (4, ['hook', 'jafar'])
    """
    return int(text) if text.strip().isdecimal() else listed(text)


def seat_numbers(text: str) -> list[int]:
    """The seats of people; ``none`` for a match among bots."""
    if text.strip() == "none":
        return []
    numbers: list[int] = []
    for part in listed(text):
        if not part.isdecimal():
            raise BadInput("not-a-number", option="--humans", least=0, value=part)
        if int(part) in numbers:
            raise BadInput("seat-twice", seat=int(part))
        numbers.append(int(part))
    return numbers


def read_options(game: Game, texts: Sequence[str]) -> dict[str, bool | int | str]:
    """Options written as ``name=value``, each with the value that the game knows by this spelling."""
    options: dict[str, bool | int | str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("option-form", text=text)
        choice = next((choice for choice in game.choices if choice.name == name), None)
        if choice is None:
            expected = ", ".join(choice.name for choice in game.choices) or "–"
            raise BadInput("unknown-option", option=name, game=game.id, expected=expected)
        spelled = {spelling(known): known for known in choice.values}
        found = spelled.get(value.casefold(), int(value) if value.isdecimal() else value)
        if not choice.admits(found):
            raise BadInput("option-value", option=name, value=value, expected=choice.told().casefold())
        options[name] = found
    return options


def check_budget(seconds: float) -> None:
    """Refuse a time to think that is none."""
    if not 0 < seconds < float("inf"):
        raise BadInput("budget", value=str(seconds))


def spelling(value: bool | int | str) -> str:
    """
    >>> spelling(True), spelling(3)
    ('true', '3')
    """
    return str(value).casefold()
