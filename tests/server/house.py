"""A desk with a made-up clock, and people at its tables: the whole server but for HTTP."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from perfidie.server import wire
from perfidie.server.desk import Connection, Desk, Live
from perfidie.server.store import Store
from perfidie.server.thinking import Thinkers

CARD_GAME = "villains_card_game"


class MadeTimer:
    def __init__(self, what: Callable[[], object]) -> None:
        self.what: Callable[[], object] | None = what

    def cancel(self) -> None:
        self.what = None


class MadeClock:
    """Time goes on when a test says so."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now
        self.timers: list[tuple[float, int, MadeTimer]] = []
        self.numbers = count()

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, what: Callable[[], object]) -> MadeTimer:
        timer = MadeTimer(what)
        heapq.heappush(self.timers, (max(when, self.now), next(self.numbers), timer))
        return timer


class Somebody:
    """A person, or a spectator, with an open socket."""

    def __init__(self, house: House, live: Live, person: str | None, lang: str) -> None:
        self.house = house
        self.live = live
        self.connection = Connection(person, lang)
        self.heard: list[tuple[float, dict[str, Any]]] = []
        self.raw: list[bytes] = []
        self.ids = count()

    @property
    def person(self) -> str | None:
        return self.connection.person

    def listen(self) -> list[dict[str, Any]]:
        """What has come since; kept in ``heard`` with its time, as it was in ``raw``."""
        new: list[dict[str, Any]] = []
        while self.connection.outbox:
            message = self.connection.outbox.popleft()
            self.raw.append(message)
            new.append(msgspec.json.decode(message))
            self.heard.append((self.house.clock.now, new[-1]))
        return new

    @property
    def table(self) -> dict[str, Any]:
        """The table as it was last told."""
        self.listen()
        found: dict[str, Any] = next(m["table"] for _, m in reversed(self.heard) if "table" in m)
        return found

    @property
    def decision(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.table["decision"]
        return found

    async def send(self, type: str, **fields: Any) -> dict[str, Any]:
        """The answer to a command."""
        fields.setdefault("id", f"{self.person}-{next(self.ids)}")
        order = msgspec.convert({"type": type, **fields}, wire.Command)
        reply = await self.house.desk.command(self.live, self.person, order, self.connection.lang, self.connection)
        told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(reply))
        self.raw.append(msgspec.json.encode(reply))
        return told

    async def choose(self, option: int | dict[str, Any] = 0, **fields: Any) -> dict[str, Any]:
        decision = self.decision
        assert decision is not None, "nothing is asked"
        given = {"seq": decision["seq"], "seat": decision["seat"], "option": option, **fields}
        return await self.send("choose", **given)

    async def go(self) -> None:
        await self.house.desk.leave(self.live, self.connection)


class House:
    def __init__(self, desk: Desk, clock: MadeClock) -> None:
        self.desk = desk
        self.clock = clock
        self.people: list[Somebody] = []

    async def settle(self) -> None:
        """Wait until everything that was set going is done; what waits for the clock stays."""
        for _ in range(3):  # whatever a timer woke needs a turn of the loop to begin
            await asyncio.sleep(0)
        while self.desk.tasks:
            await asyncio.wait(self.desk.tasks)
            self.listen()  # meanwhile: bots may go on for longer than an outbox holds
        self.listen()

    def listen(self) -> None:
        for each in self.people:
            each.listen()

    async def wait(self, seconds: float) -> None:
        """Let time pass; timers go off when it is theirs."""
        end = self.clock.now + seconds
        await self.settle()
        while self.clock.timers and self.clock.timers[0][0] <= end:
            self.clock.now, _, timer = heapq.heappop(self.clock.timers)
            if timer.what is not None:
                timer.what()
                await self.settle()
        self.clock.now = end

    async def come(self, code: str, token: str | None = None, lang: str = "en") -> Somebody:
        """Somebody opens a socket."""
        live = await self.desk.live(code)
        somebody = Somebody(self, live, self.desk.person(live, token), lang)
        self.people.append(somebody)
        await self.desk.enter(live, somebody.connection)
        somebody.listen()
        return somebody

    async def table(self, seats: list[str], game: str = CARD_GAME, lang: str = "en", **more: Any) -> list[Somebody]:
        """A started table; the people in its seats, the first being its host. A seat is ``me``, ``open`` or a bot."""
        wishes = [{"kind": seat} if seat in ("me", "open", "local") else {"kind": "bot", "bot": seat} for seat in seats]
        roles = more.pop("roles", [""] * len(seats))
        for wish, role in zip(wishes, roles, strict=True):
            wish["role"] = role
        wish = msgspec.convert({"game": game, "seats": wishes, "name": "Anna", "lang": lang, **more}, wire.NewTable)
        ticket = await self.desk.create(wish)
        people = [await self.come(ticket.code, ticket.token, lang)]
        names = iter(("Bob", "Chloé", "Dan", "Eve", "Fay"))
        for seat, kind in enumerate(seats):
            if kind == "open":
                joined = await self.desk.join(ticket.code, wire.Joining(name=next(names), seat=seat))
                people.append(await self.come(ticket.code, joined.token, lang))
        reply = await people[0].send("start")
        assert reply["ok"], reply
        await self.settle()
        return people


@asynccontextmanager
async def open_house(
    folder: Path, clock: MadeClock | None = None, database: str = "", **more: Any
) -> AsyncIterator[House]:
    """A server on a store in this folder, closed in good order at the end."""
    clock = clock or MadeClock()
    store = await Store.open(database or str(folder / "tables.db"))
    desk = Desk(store, thinkers=Thinkers(0), clock=clock, **more)
    await desk.open()
    try:
        yield House(desk, clock)
    finally:
        await desk.close()
        await store.close()
