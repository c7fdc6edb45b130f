"""The desk: all tables that somebody is at, what people do there, and who is told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any
from zlib import crc32

import msgspec

from perfidie.bots.registry import chance_of
from perfidie.kernel.errors import BadInput, PerfidieError
from perfidie.kernel.options import Record as Option
from perfidie.server import commands, wire
from perfidie.server.bus import Alone, Bus, Notice
from perfidie.server.clock import Clock, Timer, WallClock
from perfidie.server.commands import Refused
from perfidie.server.entries import (
    Answered,
    Chosen,
    Closed,
    Created,
    Ended,
    Entry,
    Joined,
    Left,
    Muted,
    Rematched,
    Returned,
    Row,
    Seated,
    Settled,
    Started,
    StoodIn,
)
from perfidie.server.metrics import METRICS
from perfidie.server.phrasing import fault, texts_in
from perfidie.server.seen import Eyes, Presence, window_end
from perfidie.server.store import Conflict, Line, Store, StoreDown, Summary
from perfidie.server.tables import LOBBY, OVER, PLAYING, Table
from perfidie.server.thinking import ADVISER, Thinkers, Thought
from perfidie.server.tokens import hash_of, is_code, new_code, new_person, new_token, whose
from perfidie.server.windows import BOT_THOUGHT

PHRASES = ("hello", "well-played", "one-moment", "your-turn", "thanks", "bye", "oops", "good-game")
TRIES = 20
"""So often a command is tried again when other processes are quicker."""
OUTBOX = 24
"""So many messages wait for a slow reader; then the present table replaces further ones."""
BRIEFLY = 60.0
"""Without a socket, somebody who asked for the table counts as present for so many seconds."""
GONE = 60.0
"""Whoever has been away for so many seconds need not be waited for by the others."""
ASLEEP = 120.0
"""After so many seconds without anybody a table is dropped from memory."""
DONE = 10.0
"""The same, if its match is over."""
RETRY = 1.0
"""So many seconds after the store was away it is tried again."""
WARNING = 15.0
"""So many seconds before the stand-in plays, the table is told."""
NOTED_EVERY = 3600.0
"""So often, in seconds, the summary of a table learns that it is still played at."""
BEAT = 2.0
"""Every so many seconds a process tells who is present."""
BEATS_TO_READ = 5
"""Every so many beats it reads what it may not have heard of."""
NOTICES = 10_000
"""So many announcements wait for a bus that is away; others learn the rest from the store."""
PULSE = 0.5
"""Every so many seconds a process tells that it is alive."""
SILENCE = 2.0
"""Whatever has not been heard of for so many seconds is dead."""
ARRIVAL = 0.3
"""A process that comes to a table waits so many seconds to hear who was there before."""
ENCODER = msgspec.json.Encoder()


class Refusing(Exception):
    """A command was refused; ``reply`` says why."""

    def __init__(self, reply: wire.Reply) -> None:
        self.reply = reply


class Connection:
    """Somebody who is told what happens, through a socket."""

    def __init__(self, person: str | None, lang: str) -> None:
        self.person = person
        self.lang = lang
        self.told = -1  # the number of the match up to which events were sent
        self.viewer: int | None = None  # the seat with whose eyes they were
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.behind = False
        self.closing: wire.Closing | None = None

    def push(self, message: bytes) -> None:
        if len(self.outbox) >= OUTBOX:
            self.behind = True
        else:
            self.outbox.append(message)
        self.wake.set()

    def reply(self, reply: wire.Reply) -> None:
        """Nothing replaces the answer to a command, however slowly it is read; nobody can ask faster than allowed."""
        self.outbox.append(ENCODER.encode(reply))
        self.wake.set()

    def close(self, code: wire.Ending) -> None:
        self.closing = wire.Closing(code, texts_in(self.lang)(f"server-closing-{code}"))
        self.wake.set()


class Elsewhere(msgspec.Struct):
    """Who is at a table through another process."""

    heard: float
    people: list[str]
    watchers: int


class Live:
    """A table in memory, with those who are at it."""

    def __init__(self, desk: Desk, table: Table, hashes: dict[str, str], lines: list[Line]) -> None:
        self.desk = desk
        self.table = table
        self.hashes = hashes
        self.lines = lines
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.touched: dict[str | None, float] = {}  # when somebody without a socket last asked
        self.elsewhere: dict[str, Elsewhere] = {}  # by process: those through which somebody is here
        self.missing: dict[str, float] = {}  # since when players have been seen nowhere
        self.gone: set[str] = set()  # who of them had gone when the table was last looked after
        self.opened = self.used = desk.clock.time()
        self.charge = False  # see in_charge
        self.timer: Timer | None = None
        self.trouble = False  # the store cannot be reached
        self.thinking: int | None = None
        self.thoughts: dict[tuple[int, int], asyncio.Task[None]] = {}  # by number of the match and seat
        self.bot_answers: dict[tuple[int, int], int] = {}
        self.advised: set[str] = set()  # for whom a hint is being thought about

    @property
    def code(self) -> str:
        return self.table.code

    # Who is there

    def here(self) -> tuple[set[str], int]:
        """The people who are here through this process, and how many watch."""
        recent = self.desk.clock.time() - BRIEFLY
        people = {each.person for each in self.connections if each.person is not None}
        people |= {who for who, when in self.touched.items() if who is not None and when > recent}
        return people, sum(each.person is None for each in self.connections)

    def presence(self) -> Presence:
        people, watchers = self.here()
        for there in self.others():
            people |= set(there.people)
            watchers += there.watchers
        return Presence(people, watchers, self.thinking, self.trouble, self.gone_without(people))

    def gone_without(self, people: set[str]) -> set[str]:
        """The players who have been away for long, with these people here.

        Where nobody is expected to sit at the table, the clock alone says when somebody has been waited for enough.
        """
        now = self.desk.clock.time()
        table = self.table
        self.missing = {person: self.missing.get(person, now) for person in table.players() if person not in people}
        if table.made.seconds >= commands.SLOW:
            return set()
        return {person for person, since in self.missing.items() if now >= since + GONE}

    def look_around(self) -> None:
        """Time alone makes somebody be gone: the others learn that they need not wait."""
        gone = self.presence().gone
        if gone != self.gone:
            self.gone = gone
            self.tell_all()
            self.go_on()

    @property
    def awake(self) -> bool:
        """Whether anybody is here: otherwise nothing is played, and nothing costs time."""
        now = self.desk.clock.time()
        return bool(self.connections) or any(when > now - BRIEFLY for when in self.touched.values())

    def others(self) -> list[Elsewhere]:
        """Those who are here through other processes, as far as is known."""
        recent = self.desk.clock.time() - 3 * BEAT
        self.elsewhere = {origin: there for origin, there in self.elsewhere.items() if there.heard > recent}
        return list(self.elsewhere.values())

    def in_charge(self) -> bool:
        """Whether this process lets the table go on by itself: exactly one of those through which somebody is here.

        Should two believe it for a moment, the log takes what the first one writes.
        """
        if self.desk.alone:
            return True
        if self.desk.clock.time() < self.opened + ARRIVAL:
            return False
        own = self.rank(self.desk.name)
        self.others()
        return all(own > self.rank(other) for other in self.elsewhere if self.desk.is_alive(other))

    def rank(self, process: str) -> tuple[int, str]:
        """Different at each table, so that the processes share the work."""
        return crc32(f"{self.code} {process}".encode()), process

    def eyes(self, person: str | None, lang: str) -> Eyes:
        return Eyes(self.table, person, lang, self.presence(), self.desk.clock.time())

    def state(self, person: str | None, lang: str) -> wire.TableState:
        return self.eyes(person, lang).state()

    def line(self, line: Line, lang: str) -> wire.LineState:
        guest = self.table.persons.get(line.person)
        text = texts_in(lang)(f"server-phrase-{line.phrase.replace('-', '_')}") if line.phrase else line.text
        return wire.LineState(line.n, line.person, guest.name if guest else "", text, round(line.at, 3), line.phrase)

    def chat_for(self, person: str | None, lang: str) -> list[wire.LineState]:
        guest = self.table.persons.get(person) if person is not None else None
        muted = guest.muted if guest is not None else set()
        return [self.line(line, lang) for line in self.lines if line.person not in muted]

    def whole(self, connection: Connection) -> bytes:
        """Everything, for somebody who comes or has lost the thread."""
        eyes = self.eyes(connection.person, connection.lang)
        connection.told = self.table.seq
        connection.viewer = eyes.viewer
        chat = self.chat_for(connection.person, connection.lang)
        return ENCODER.encode(wire.TableMessage(eyes.state(), eyes.last_told(), chat))

    # Telling

    def tell(self, connections: Iterable[Connection]) -> None:
        """Send the present table, and what has happened, to these.

        Where several sit at one device, what the one was told is not for the other: with other eyes all is told anew.
        """
        made: dict[tuple[str | None, str, int], bytes] = {}
        seq = self.table.seq
        for connection in connections:
            viewer = self.table.viewer(connection.person)
            if viewer != connection.viewer and self.table.match is not None:
                connection.push(self.whole(connection))
                continue
            key = (connection.person, connection.lang, connection.told)
            if key not in made:
                eyes = self.eyes(connection.person, connection.lang)
                made[key] = ENCODER.encode(wire.UpdateMessage(eyes.state(), eyes.last_told(connection.told)))
            connection.told = seq
            connection.viewer = viewer
            connection.push(made[key])

    def tell_all(self) -> None:
        self.tell(self.connections)

    def tell_change(self, rows: Sequence[Row]) -> None:
        """Rows that concern one person alone are told to that person alone: the others must not even feel them."""
        whose: set[str] | None = set()
        for row in rows:
            entry = row.entry
            match entry:
                case Answered():
                    owner = self.table.owner(entry.seat)
                    whose = whose if whose is None or owner is None else {*whose, owner}
                case Settled() | Muted():
                    whose = whose if whose is None else {*whose, entry.person}
                case _:
                    whose = None
        if whose is None:
            self.tell_all()
        else:
            self.tell([each for each in self.connections if each.person in whose])

    # Changing

    async def append(
        self, entries: Sequence[Entry], person: str, command: str, hashes: dict[str, str] | None = None
    ) -> None:
        """Log first, then apply, then tell. Conflict: somebody else was quicker, and the table is up to date again."""
        table = self.table
        now = self.desk.clock.time()
        rows = [
            Row(self.code, table.rows + number, now, person, command if number == 0 else "", entry)
            for number, entry in enumerate(entries)
        ]
        try:
            await self.desk.store.append(rows, self.changes(rows, now), hashes)
        except Conflict:
            await self.catch_up()
            raise
        except StoreDown:
            self.store_away()
            raise
        stage = table.stage
        for row in rows:
            table.apply(row)
        if hashes:
            self.hashes.update(hashes)
        if table.stage != stage and table.stage == OVER:
            self.desk.task(self.desk.store.note, self.code, {"stage": OVER, "touched": now})
        METRICS.rows.inc(len(rows))
        self.trouble = False
        self.tell_change(rows)
        self.desk.announce(Notice(self.desk.name, self.code, rows[-1].seq))
        self.go_on()

    async def append_by_itself(self, entries: Sequence[Entry]) -> None:
        """What nobody sent and so nobody would send again: if it cannot be written, the table comes back to it."""
        with suppress(Conflict, StoreDown):
            await self.append(entries, "", "")

    def store_away(self) -> None:
        """Everybody is told, and the table goes on when the store is back."""
        METRICS.failures.labels("store").inc()
        if not self.trouble:
            self.trouble = True
            self.tell_all()
        self.go_on()

    async def try_again(self) -> None:
        """Until something can be written, nothing is begun."""
        try:
            await self.desk.store.note(self.code, {"touched": self.desk.clock.time()})
            async with self.lock:
                await self.catch_up()
                self.trouble = False
                self.tell_all()
        finally:
            self.go_on()

    def changes(self, rows: Sequence[Row], now: float) -> dict[str, Any]:
        """What the summary must say after these rows."""
        return summary_after(self.table, [row.entry for row in rows], now)

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        rows = await self.desk.store.rows(self.code, self.table.rows)
        for row in rows:
            self.table.apply(row)
        if rows:
            if any(isinstance(row.entry, Joined) for row in rows):
                self.hashes.update(await self.desk.store.hashes(self.code))
            self.tell_change(rows)
            self.go_on()

    # Going on by itself

    def go_on(self) -> None:
        """Let bots think and clocks run, as the present position wants it."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        table = self.table
        self.drop_thoughts()
        self.charge = self.in_charge()
        if self.trouble and self.awake and not self.desk.closed:
            self.at(self.desk.clock.time() + RETRY, self.try_again)
            return
        if table.stage != PLAYING or table.paused or not self.awake or self.desk.closed:
            return
        if self.charge and table.offers and table.agreed_offer(self.presence().gone) is not None:
            self.desk.task(self.do_what_was_agreed)
            return
        if table.window is not None:
            if not self.charge:
                return
            for seat in table.window.seats:
                if table.bot_of(seat) is not None and (table.seq, seat) not in self.bot_answers:
                    self.think(seat)
            end = window_end(table)
            if end is not None:
                self.at(end, self.close_window, table.seq)
            return
        seat = table.playing.state.asked
        if table.bot_of(seat) is not None:
            self.thinking = seat
            if self.charge:
                self.think(seat)
        elif table.made.seconds:
            end = table.since + table.made.seconds
            warn = end - min(WARNING, table.made.seconds / 4)
            if self.desk.clock.time() < warn:
                self.at(warn, self.warn, table.seq)
            elif self.charge:
                self.at(end, self.stand_in, table.seq, seat)

    def check_charge(self) -> None:
        """Processes have come or gone: go on, or leave it to another."""
        if self.awake and self.in_charge() != self.charge:
            self.go_on()

    def at(self, when: float, what: Callable[..., Coroutine[Any, Any, None]], *given: int) -> None:
        """Do something at a time, unless the table goes on before."""
        self.timer = self.desk.clock.call_at(when, lambda: self.desk.task(what, *given))

    async def warn(self, seq: int) -> None:
        if self.table.seq == seq:
            self.tell_all()
            self.go_on()

    def drop_thoughts(self) -> None:
        seq = self.table.seq
        going = self.table.stage == PLAYING and not self.table.paused and self.awake
        for key, task in list(self.thoughts.items()):
            if key[0] != seq or not going or self.table.bot_of(key[1]) is None:
                self.thoughts.pop(key)
                if task is not asyncio.current_task():
                    task.cancel()
        self.bot_answers = {key: option for key, option in self.bot_answers.items() if key[0] == seq}
        self.thinking = None

    def think(self, seat: int) -> None:
        key = (self.table.seq, seat)
        if key not in self.thoughts:
            self.thoughts[key] = self.desk.task(self.thought, *key)

    async def thought(self, seq: int, seat: int) -> None:
        """A bot answers."""
        key = (seq, seat)
        bot = self.table.bot_of(seat)
        assert bot is not None
        began = self.desk.clock.time()
        option = await self.consider(seat, bot)
        if self.table.window is not None:
            self.bot_answers[key] = option
            return
        pace = self.desk.pace - (self.desk.clock.time() - began)
        if pace > 0:
            await self.desk.sleep(pace)
        async with self.lock:
            table = self.table
            if table.seq == seq and table.bot_of(seat) is not None and table.stage == PLAYING and not table.paused:
                self.thoughts.pop(key, None)
                await self.append_by_itself([Chosen(seat, option, "bot")])

    async def consider(self, seat: int, bot: str) -> int:
        """What the bot would choose for the seat."""
        table = self.table
        position = table.position_for(seat)
        assert position is not None
        if len(position.codes) == 1:
            return 0
        question = self.question(seat, bot)
        METRICS.thoughts.inc()
        try:
            return await self.desk.thinkers.think(question)
        except Exception as error:  # a broken bot must not stop the table: chance chooses for it
            METRICS.failures.labels("bot").inc()
            log_failure(error)
            return chance_of(question.seed, question.number).below(len(position.codes))

    def question(self, seat: int, bot: str) -> Thought:
        table = self.table
        match = table.playing
        before = table.window.choices_before(seat) if table.window is not None else []
        budget = self.desk.budget if table.window is None else min(self.desk.budget, BOT_THOUGHT)
        return Thought(
            table=table.code,
            game=table.made.game,
            seats=match.seats,
            options=match.options,
            seed=match.seed,
            choices=match.choices + before,
            bot=bot,
            number=match.seq + len(before),
            budget=budget,
        )

    async def close_window(self, seq: int) -> None:
        """The window is over: whatever was answered is done, in the order of the rules."""
        async with self.lock:
            table = self.table
            if table.seq != seq or table.window is None or table.paused or table.stage != PLAYING:
                return
            answers = dict(table.answers)
            for (_, seat), option in self.bot_answers.items():
                if table.bot_of(seat) is not None:
                    answers[seat] = option
            await self.append_by_itself([Closed(table.window.result(answers))])

    async def stand_in(self, seq: int, seat: int) -> None:
        """The time of a person is over: their bot makes this choice, and goes on if they are not here."""
        table = self.table
        owner = table.owner(seat)
        if table.seq != seq or owner is None:
            return
        option = await self.consider(seat, table.persons[owner].absent_bot)
        async with self.lock:
            if table.seq != seq or table.paused or table.stage != PLAYING or table.owner(seat) != owner:
                return
            entries: list[Entry] = [Chosen(seat, option, "stand_in")]
            if owner not in self.presence().people and seat not in table.away:
                entries.append(StoodIn(seat))
            await self.append_by_itself(entries)

    async def do_what_was_agreed(self) -> None:
        """Whoever had not agreed is not waited for any more."""
        async with self.lock:
            table = self.table
            offer = table.agreed_offer(self.presence().gone)
            if offer is not None and table.stage == PLAYING and not table.paused:
                await self.append_by_itself(commands.agreement(offer.about, offer.to))
                return
        self.go_on()  # something else happened meanwhile

    async def come_back(self, person: str) -> None:
        """Whoever returns has their seats back."""
        seats = [seat for seat in self.table.seats_of(person) if seat in self.table.away]
        if seats:
            async with self.lock:
                seats = [seat for seat in seats if seat in self.table.away]
                if seats:
                    await self.append_by_itself([Returned(seat) for seat in seats])

    def stop(self) -> None:
        """Nothing goes on by itself any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        for task in self.thoughts.values():
            task.cancel()
        self.thoughts.clear()


class Desk:
    def __init__(
        self,
        store: Store,
        bus: Bus | None = None,
        thinkers: Thinkers | None = None,
        clock: Clock | None = None,
        pace: float = 0.0,
        budget: float = 1.0,
    ) -> None:
        """``pace``: a bot takes at least so many seconds for a choice; ``budget``: for which it may think so long."""
        self.store = store
        self.bus: Bus = bus or Alone()
        self.thinkers = thinkers or Thinkers(0)
        self.clock: Clock = clock or WallClock()
        self.pace = pace
        self.budget = budget
        self.name = secrets.token_hex(6)
        self.lives: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.alone = isinstance(self.bus, Alone)
        self.heard: dict[str, float] = {}  # when each other process was last heard of
        self.notices: deque[Notice] = deque(maxlen=NOTICES)
        self.to_announce = asyncio.Event()
        self.routines: list[asyncio.Task[None]] = []
        self.closed = False

    async def open(self) -> None:
        await self.bus.open(self.hear)
        for routine in (self.sweep,) if self.alone else (self.sweep, self.pulse, self.speak):
            self.routines.append(asyncio.get_running_loop().create_task(self.guarded(routine)))

    async def farewell(self) -> None:
        """Let what has begun be finished, begin nothing more, and tell everybody."""
        self.closed = True
        for live in self.lives.values():
            live.stop()
        for live in list(self.lives.values()):
            async with live.lock:
                for connection in live.connections:
                    connection.close("shutdown")
        for _ in range(100):
            if not any(live.connections for live in self.lives.values()):
                break
            await asyncio.sleep(0.01)
        for code in self.lives:  # whoever is at these tables elsewhere need not wait until we have been silent for long
            self.announce(Notice(self.name, code, people=[]))
        for _ in range(100):
            if not self.notices:
                break
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        self.closed = True
        for live in self.lives.values():
            live.stop()
        remaining = [*self.tasks, *self.routines]
        for task in remaining:
            task.cancel()
        await asyncio.gather(*remaining, return_exceptions=True)
        await self.bus.close()
        self.thinkers.close()

    def task(self, what: Callable[..., Coroutine[Any, Any, None]], *given: Any) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self.guarded(what, *given))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def guarded(self, what: Callable[..., Coroutine[Any, Any, None]], *given: Any) -> None:
        """What goes on by itself must not end in silence."""
        try:
            await what(*given)
        except StoreDown:
            METRICS.failures.labels("store").inc()
        except Exception as error:
            METRICS.failures.labels("task").inc()
            log_failure(error)

    async def sleep(self, seconds: float) -> None:
        done = asyncio.Event()
        self.clock.call_at(self.clock.time() + seconds, done.set)
        await done.wait()

    # Finding tables

    async def live(self, code: str) -> Live:
        """The table with this code, read from the store if nobody was there."""
        live = self.lives.get(code)
        if live is None:
            if not is_code(code):
                raise Refused("no-table")
            try:
                async with self.opening.setdefault(code, asyncio.Lock()):
                    live = self.lives.get(code)
                    if live is None:
                        read = await self.read(code)
                        live = self.lives.setdefault(code, read)
                        METRICS.tables.set(len(self.lives))
            finally:
                self.opening.pop(code, None)
        live.used = self.clock.time()
        return live

    async def read(self, code: str) -> Live:
        rows = await self.store.rows(code)
        if not rows:
            raise Refused("no-table")
        table = await asyncio.to_thread(Table.rebuilt, code, rows)
        return Live(self, table, await self.store.hashes(code), await self.store.lines(code))

    def person(self, live: Live, token: str | None) -> str | None:
        return whose(token, live.hashes)

    async def create(self, wish: wire.NewTable) -> wire.Ticket:
        """A new table, and the way in for its maker."""
        person, token = new_person(), new_token()
        entry = commands.created(wish, person, texts_in(wish.lang)("server-guest", n=1))
        code = await self.lay(entry, {person: hash_of(token)}, wish.start)
        return wire.Ticket(code, token, person)

    async def lay(
        self, entry: Created, hashes: dict[str, str], start: bool = False, opening: Started | None = None
    ) -> str:
        """Put a new table into the store; its code."""
        while True:
            code = new_code()
            now = self.clock.time()
            rows = [Row(code, 0, now, entry.host, "", entry)]
            if start or opening is not None:
                table = Table.rebuilt(code, rows)
                rows.append(Row(code, 1, now, entry.host, "", opening or commands.started(table)))
            table = Table.rebuilt(code, rows)
            summary = Summary(
                code=code,
                game=entry.game,
                title=entry.title,
                host=entry.name,
                public=entry.public,
                stage=table.stage,
                seats=len(table.plans),
                open=sum(plan.kind == "open" for plan in table.plans),
                created=now,
                touched=now,
            )
            try:
                await self.store.create(summary, rows, hashes)
            except Conflict:
                continue
            METRICS.created.inc()
            return code

    async def join(self, code: str, wish: wire.Joining) -> wire.Ticket:
        live = await self.live(code)
        person, token = new_person(), new_token()
        for _ in range(TRIES):
            async with live.lock:
                guest = texts_in(wish.lang)("server-guest", n=len(live.table.persons) + 1)
                entries = commands.joined(live.table, person, wish, guest)
                try:
                    await live.append(entries, person, "", {person: hash_of(token)})
                except Conflict:
                    continue
                return wire.Ticket(code, token, person)
        raise StoreDown()

    async def follow(self, code: str, token: str | None) -> wire.Ticket:
        """From a table to its rematch, with the same token."""
        live = await self.live(code)
        person = self.person(live, token)
        if person is None or not token or not live.table.next:
            raise Refused("no-rematch")
        return wire.Ticket(live.table.next, token, person)

    # Commands

    async def command(
        self, live: Live, person: str | None, order: wire.Command, lang: str, connection: Connection | None = None
    ) -> wire.Reply:
        """Carry a command out and answer it. Whatever is refused has changed nothing."""
        began = time.perf_counter()
        try:
            reply = await self.obey(live, person, order, lang, connection)
        except PerfidieError as error:
            METRICS.refused.labels(error.code).inc()
            return self.refusal(live, person, order, lang, error)
        except Exception as error:  # its keeper learns where; its sender is answered, or would send it for ever
            METRICS.failures.labels("command").inc()
            log_failure(error)
            return self.refusal(live, person, order, lang, BadInput("internal"))
        METRICS.command_seconds.observe(time.perf_counter() - began)
        return reply

    def refusal(
        self, live: Live, person: str | None, order: wire.Command, lang: str, error: PerfidieError
    ) -> wire.Reply:
        company = live.eyes(person, lang).phrasing.company
        told = fault(lang, error) if live.table.match is None else fault(lang, error, company)
        return wire.Reply(order.id, False, error=told, table=live.state(person, lang))

    async def obey(
        self, live: Live, person: str | None, order: wire.Command, lang: str, connection: Connection | None
    ) -> wire.Reply:
        if self.closed:
            raise Refused("closing-down")
        match order:
            case wire.Resync():
                if connection is not None:
                    connection.push(live.whole(connection))
                    return wire.Reply(order.id, True)
                return wire.Reply(order.id, True, table=live.state(person, lang))
            case wire.Language():
                if connection is not None:
                    connection.lang = order.lang
                    connection.push(live.whole(connection))
                return wire.Reply(order.id, True)
            case wire.Why():
                return wire.Reply(order.id, True, reasons=self.why(live, person, order, lang))
            case wire.Hint():
                return wire.Reply(order.id, True, advice=await self.hint(live, person, order, lang))
            case wire.Chat():
                return await self.chat(live, person, order)
            case wire.Rematch():
                return await self.rematch(live, person, order)
        if live.trouble:
            raise StoreDown()
        for _ in range(TRIES):
            async with live.lock:
                if order.id and person is not None and (person, order.id) in live.table.carried_out:
                    return wire.Reply(order.id, True, again=True)
                entries = commands.carry_out(live.table, person, order, live.presence())
                if not entries:
                    return wire.Reply(order.id, True)
                try:
                    await live.append(entries, person or "", order.id)
                except Conflict:
                    continue
                return wire.Reply(order.id, True)
        raise StoreDown()

    def why(self, live: Live, person: str | None, order: wire.Why, lang: str) -> list[wire.ReasonState]:
        """Why something is not possible for a seat that is asked."""
        table = live.table
        if order.seat not in table.seats_of(person):
            raise Refused("not-your-seat", seat=order.seat + 1)
        position = table.position_for(order.seat)
        if position is None:
            raise Refused("why-not-asked")
        phrasing = live.eyes(person, lang).phrasing
        reasons: list[wire.ReasonState] = []
        for option in thinkable(order.option, position.prompt_name(position.prompt)):
            from perfidie.match.match import check_fields

            check_fields(option)
            reason = position.why_not(option)
            if reason is not None:
                told = phrasing.reason(reason)
                if told not in reasons:
                    reasons.append(told)
        return reasons

    async def hint(self, live: Live, person: str | None, order: wire.Hint, lang: str) -> list[wire.Advice]:
        """What a bot would choose, and why; nothing, if the decision has passed meanwhile."""
        table = live.table
        if person is None or order.seat not in table.seats_of(person):
            raise Refused("not-your-seat", seat=order.seat + 1)
        position = table.position_for(order.seat)
        if position is None:
            raise Refused("why-not-asked")
        if person in live.advised:
            raise Refused("hint-pending")
        live.advised.add(person)
        try:
            found = await self.thinkers.advise(live.question(order.seat, ADVISER))
        finally:
            live.advised.discard(person)
        if table.position_for(order.seat) is not position:
            return []
        phrasing = live.eyes(person, lang).phrasing
        return [wire.Advice(each.option, each.chance, phrasing.grounds(each.grounds)) for each in found]

    async def chat(self, live: Live, person: str | None, order: wire.Chat) -> wire.Reply:
        if person is None:
            raise Refused("spectators-watch")
        text = " ".join("".join(sign if sign.isprintable() else " " for sign in order.text).split())
        if order.phrase and order.phrase not in PHRASES:
            raise BadInput("unknown-phrase", expected=", ".join(PHRASES))
        if not text and not order.phrase:
            raise BadInput("empty-line")
        said = "" if order.phrase else text
        line = await self.store.say(live.code, self.clock.time(), person, said, order.phrase, order.id)
        if line is None:
            return wire.Reply(order.id, True, again=True)
        self.spread(live, line)
        self.announce(Notice(self.name, live.code, chat=line.n))
        return wire.Reply(order.id, True)

    def spread(self, live: Live, line: Line) -> None:
        live.lines.append(line)
        del live.lines[:-100]
        for connection in live.connections:
            guest = live.table.persons.get(connection.person) if connection.person is not None else None
            if guest is None or line.person not in guest.muted:
                connection.push(ENCODER.encode(wire.ChatMessage(live.line(line, connection.lang))))

    async def rematch(self, live: Live, person: str | None, order: wire.Rematch) -> wire.Reply:
        """The same people at a new table; whoever asks first makes it."""
        table = live.table
        if person is None or not table.seats_of(person):
            raise Refused("spectators-watch")
        if table.stage != OVER:
            raise Refused("not-over")
        async with live.lock:
            if not table.next:
                wish, plans = commands.again(table, person)
                entry = msgspec.structs.replace(
                    commands.created(wish, person, table.persons[person].name),
                    seats=plans,
                    name=table.persons[person].name,
                )
                code = await self.lay(entry, live.hashes, start=False)
                await self.seat_guests(code, table, person)
                with suppress(Conflict):
                    await live.append([Rematched(code)], person, order.id)
        return wire.Reply(order.id, True, next=table.next)

    async def seat_guests(self, code: str, table: Table, maker: str) -> None:
        """Everybody who was at the old table is known at the new one, with their settings."""
        live = await self.live(code)
        entries: list[Entry] = []
        for who, guest in table.persons.items():
            if who != maker:
                entries.append(Joined(who, guest.name))
            entries.append(Settled(who, guest.auto_pass, guest.absent_bot, sorted(guest.unasked)))
        async with live.lock:
            await live.append(entries, "", "")

    # Coming and going

    async def enter(self, live: Live, connection: Connection) -> None:
        await self.refresh(live)
        live.connections.append(connection)
        METRICS.connections.inc()
        if connection.person is not None:
            await live.come_back(connection.person)
        connection.push(live.whole(connection))
        live.tell([each for each in live.connections if each is not connection])
        live.go_on()
        self.announce_presence(live)

    async def leave(self, live: Live, connection: Connection) -> None:
        if connection in live.connections:
            live.connections.remove(connection)
            METRICS.connections.dec()
        live.used = self.clock.time()
        if not self.closed:
            live.tell_all()
            live.go_on()
            self.announce_presence(live)

    async def touch(self, live: Live, person: str | None) -> None:
        """Somebody without a socket looks at the table."""
        now = self.clock.time()
        asleep = not live.awake
        new = live.touched.get(person, 0.0) < now - BRIEFLY
        live.touched[person] = now
        if new:
            self.announce_presence(live)
        if person is not None:
            await live.come_back(person)
        if asleep:
            live.go_on()

    async def refresh(self, live: Live) -> None:
        """Read what other processes may have written without our hearing of it."""
        if not self.alone:
            async with live.lock:
                with suppress(StoreDown):
                    await live.catch_up()

    def announce_presence(self, live: Live) -> None:
        people, watchers = live.here()
        self.announce(Notice(self.name, live.code, people=sorted(people), watchers=watchers, awake=live.awake))

    def announce(self, notice: Notice) -> None:
        """Tell the other processes, soon: nobody here waits for the bus."""
        if not self.alone:
            self.notices.append(notice)
            self.to_announce.set()

    async def speak(self) -> None:
        while True:
            await self.to_announce.wait()
            self.to_announce.clear()
            while self.notices:
                await self.bus.announce(self.notices.popleft())

    # Other processes

    async def hear(self, notice: Notice) -> None:
        if notice.origin == self.name:
            return
        self.heard[notice.origin] = self.clock.time()
        live = self.lives.get(notice.code)
        if live is None:
            return
        if notice.people is not None:
            before = live.presence()
            new = notice.awake and notice.origin not in live.elsewhere
            if notice.awake:
                live.elsewhere[notice.origin] = Elsewhere(self.clock.time(), notice.people, notice.watchers)
            else:
                live.elsewhere.pop(notice.origin, None)
            if live.presence() != before:
                live.tell_all()
            if new and live.awake:
                self.announce_presence(live)
            live.check_charge()
        if notice.seq >= live.table.rows:
            async with live.lock:
                with suppress(StoreDown):
                    await live.catch_up()
        if notice.chat and all(line.n != notice.chat for line in live.lines):
            with suppress(StoreDown):
                for line in await self.store.lines(live.code, live.lines[-1].n if live.lines else 0):
                    self.spread(live, line)

    async def sweep(self) -> None:
        """Drop tables that nobody is at, tell other processes who is present, and read what was not heard."""
        beats = 0
        while True:
            await self.sleep(BEAT)
            beats += 1
            for code in list(self.lives):
                await self.look_after(code, beats % BEATS_TO_READ == 0)
            METRICS.tables.set(len(self.lives))

    async def look_after(self, code: str, read: bool) -> None:
        live = self.lives[code]
        if live.awake:
            live.look_around()
            if not self.alone:
                self.announce_presence(live)
                if read:
                    await self.refresh(live)
        else:
            live.stop()
            patience = DONE if live.table.stage == OVER else ASLEEP
            if live.used < self.clock.time() - patience and not live.lock.locked():
                del self.lives[code]

    def is_alive(self, process: str) -> bool:
        return self.heard.get(process, 0.0) > self.clock.time() - SILENCE

    async def pulse(self) -> None:
        """Tell other processes that this one is alive, and take over what the dead ones had in charge."""
        while True:
            await self.sleep(PULSE)
            self.announce(Notice(self.name))
            self.heard = {process: when for process, when in self.heard.items() if self.is_alive(process)}
            for code in list(self.lives):
                self.lives[code].check_charge()


def summary_after(table: Table, entries: Sequence[Entry], now: float) -> dict[str, Any]:
    """What changes in a table's summary with these entries; seldom anything."""
    changes: dict[str, Any] = {}
    plans = table.plans[:]
    for entry in entries:
        match entry:
            case Seated():
                plans[entry.seat] = entry.plan
                changes["open"] = sum(plan.kind == "open" for plan in plans)
            case Left() if table.stage == LOBBY:
                staying = [plan for plan in plans if plan.kind != "open" and plan.person != entry.person]
                changes["open"] = len(plans) - len(staying)
            case Started():
                changes |= {"stage": PLAYING, "open": 0}
            case Ended():
                changes["stage"] = OVER
            case Chosen() | Closed() if now - table.noted > NOTED_EVERY:
                table.noted = now
                changes["touched"] = now
    return {**changes, "touched": now} if changes else {}


def thinkable(option: Option, prompt: str) -> list[Option]:
    """The whole options that a part of one may mean: a card alone is asked about as a play, a symbol as an action."""
    if "kind" in option:
        return [option]
    if "symbol" in option:
        return [{"kind": "action", **option}]
    return [option] if "to" in option or "at" in option else [{"kind": "play", **option}, option]


def log_failure(error: Exception) -> None:
    from perfidie.server.journal import journal

    journal("failure", error=type(error).__name__, where=where(error))


def where(error: BaseException) -> str:
    """The place in our code that an error came from: no values, so nothing secret."""
    trace = error.__traceback__
    place = ""
    while trace is not None:
        frame = trace.tb_frame
        place = f"{frame.f_globals.get('__name__', '')}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place


__all__ = ["LOBBY", "PHRASES", "Connection", "Desk", "Live"]
