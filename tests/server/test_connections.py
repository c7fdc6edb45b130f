"""Connections that are slow, torn and opened again: everybody ends in the same position, and nobody reloads a page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.house import open_house
from tests.server.network import served
from tests.server.processes import check_end, seated

from perfidie.server import wire
from perfidie.server.app import Talk
from perfidie.server.desk import OUTBOX, Connection


class Proxy:
    """Passes bytes on, late, and cuts the line after so many pieces: a different number each time."""

    def __init__(self, port: int, seed: int, delay: float, longest: int) -> None:
        self.port = port
        self.chance = Random(seed)
        self.delay = delay
        self.longest = longest
        self.cuts = 0
        self.lines: set[asyncio.Task[None]] = set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, away = await asyncio.open_connection("127.0.0.1", self.port)
        left = self.chance.randrange(1, self.longest)
        ways = [
            asyncio.create_task(self.carry(reader, away, None)),
            asyncio.create_task(self.carry(there, writer, left)),
        ]
        self.lines |= set(ways)
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.wait(ways)
        self.lines -= set(ways)
        for end in (writer, away):
            end.transport.abort()

    async def carry(self, source: asyncio.StreamReader, to: asyncio.StreamWriter, left: int | None) -> None:
        with suppress(ConnectionError):
            while piece := await source.read(65_536):
                if self.delay:
                    await asyncio.sleep(self.chance.uniform(0, self.delay))
                if left is not None:
                    left -= 1
                    if left <= 0:
                        self.cuts += 1
                        return
                to.write(piece)
                await to.drain()


@asynccontextmanager
async def proxied(address: str, seed: int, delay: float, longest: int) -> AsyncIterator[tuple[str, Proxy]]:
    proxy = Proxy(int(address.rpartition(":")[2]), seed, delay, longest)
    server = await asyncio.start_server(proxy.accept, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", proxy
    finally:
        server.close()
        for line in list(proxy.lines):
            line.cancel()
        await asyncio.sleep(0)


async def torn_matches(folder: Path, matches: int, seed: int, delay: float, at_once: int) -> int:
    """So many matches over torn lines; how often one was cut."""
    room = asyncio.Semaphore(at_once)
    async with (
        served(folder, sockets_per_address=10 * at_once) as address,
        proxied(address, seed, delay, 12) as (torn, proxy),
    ):

        async def match(number: int) -> None:
            async with room:
                players = await seated([address], seed + 10 * number)
                for player in players:
                    player.addresses = [torn]
                await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 1200)
                await check_end(address, players)

        await asyncio.gather(*(match(number) for number in range(matches)))
        return proxy.cuts


QUIET = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")


@QUIET
def test_matches_over_torn_and_slow_lines_end_alike_for_everybody(tmp_path: Path) -> None:
    assert asyncio.run(torn_matches(tmp_path, 2, 1, 0.02, 2)) > 10


@QUIET
@pytest.mark.full
def test_three_hundred_matches_over_torn_and_slow_lines_end_alike_for_everybody(tmp_path: Path) -> None:
    cuts = asyncio.run(torn_matches(tmp_path, 300, 1, 2.0, 100))
    print(f"300 matches, {cuts} cuts")
    assert cuts > 3000


class Line:
    """A socket that takes a message when it is told to."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.taken: list[Any] = []

    async def send_data(self, message: str) -> None:
        await self.free.wait()
        self.taken.append(msgspec.json.decode(message))


def test_whoever_reads_slowly_misses_no_answer_and_ends_with_the_present_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            anna, *_ = await house.table(["me", "open", "open"])
            live = anna.live
            line: Any = Line()
            talk = Talk(line, house.desk, live.code)
            writer = asyncio.create_task(talk.write(live, anna.connection))
            for number in range(2 * OUTBOX):
                live.tell_all()
                await talk.answer(live, anna.connection, wire.Chat(id=str(number), text="hello"))
            assert (await house.desk.command(live, anna.person, wire.Pause(on=True), "en")).ok
            line.free.set()
            while anna.connection.outbox or anna.connection.behind:
                await asyncio.sleep(0)
            writer.cancel()
            await asyncio.wait([writer], timeout=5)
            replies = [each["id"] for each in line.taken if each["type"] == "reply"]
            assert replies == [str(number) for number in range(2 * OUTBOX)]
            assert len(line.taken) <= len(replies) + OUTBOX + 1
            assert line.taken[-1]["table"]["paused"]

    asyncio.run(run())


@pytest.mark.parametrize("steps", range(6))
def test_a_writer_ends_when_it_is_told_to_whatever_its_socket_does_meanwhile(tmp_path: Path, steps: int) -> None:
    """So many steps of the loop after its message has gone: otherwise the table would be kept in memory for ever."""

    async def run() -> None:
        async with open_house(tmp_path) as house:
            anna, *_ = await house.table(["me", "open", "open"])
            line: Any = Line()
            connection = Connection(None, "en")
            connection.push(b"{}")
            writer = asyncio.create_task(Talk(line, house.desk, anna.live.code).write(anna.live, connection))
            for _ in range(5):
                await asyncio.sleep(0)
            line.free.set()
            for _ in range(steps):
                await asyncio.sleep(0)
            writer.cancel()
            await asyncio.wait([writer], timeout=5)
            assert writer.cancelled()

    asyncio.run(run())
