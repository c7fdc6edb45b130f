"""Several processes on one PostgreSQL serve the same tables; one of them may die."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.databases import postgres, redis
from tests.server.network import Client, caller, served
from tests.server.processes import Process, away_for_a_while, check_end, post, seated
from tests.server.test_store import opened_together_though_old

from perfidie.games import game
from perfidie.server.bus import Bus, Notice, bus_for
from perfidie.server.entries import Chosen, Left, Row
from perfidie.server.settings import Settings
from perfidie.server.store import Conflict, Store, Summary


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def redis_address() -> Iterator[str]:
    with redis() as address:
        yield address


def summary(code: str) -> Summary:
    return Summary(code, "villains_card_game", "", "Anna", True, "lobby", 3, 1, 1.0, 1.0)


def test_the_primary_key_is_the_lock_between_processes(database: str) -> None:
    async def run() -> None:
        first, second = await Store.open(database), await Store.open(database)
        await first.create(summary("LOCKED"), [Row("LOCKED", 0, 1.0, "p", "", Left("p"))], {"p": "hash"})
        row = Row("LOCKED", 1, 2.0, "p", "id", Chosen(0, 1, "person"))
        answers = await asyncio.gather(
            *(store.append([row], {}) for store in (first, second, first, second)), return_exceptions=True
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "Conflict", "Conflict", "NoneType"]
        assert await second.rows("LOCKED") == [Row("LOCKED", 0, 1.0, "p", "", Left("p")), row]
        assert await second.hashes("LOCKED") == {"p": "hash"}
        with pytest.raises(Conflict):
            await second.create(summary("LOCKED"), [Row("LOCKED", 0, 1.0, "p", "", Left("p"))], {})
        lines = await asyncio.gather(*(store.say("LOCKED", 1.0, "p", "hello", "") for store in (first, second)))
        assert sorted(line.n for line in lines if line is not None) == [1, 2]
        lines = await asyncio.gather(
            *(store.say("LOCKED", 1.0, "p", "again", "", "id") for store in (first, second, first, second))
        )
        assert [line.n for line in lines if line is not None] == [3]
        assert [line.text for line in await second.lines("LOCKED")] == ["hello", "hello", "again"]
        await first.close()
        await second.close()

    asyncio.run(run())


def test_processes_that_start_at_once_do_not_trip_over_an_old_schema(database: str) -> None:
    import psycopg

    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE DATABASE old")
    asyncio.run(opened_together_though_old(f"{database.rpartition('/')[0]}/old"))


@pytest.mark.parametrize("kind", ["postgres", "redis"])
def test_what_can_be_used_is_not_refused_and_nothing_stays_open(database: str, redis_address: str, kind: str) -> None:
    asyncio.run(Settings(database=database, bus=database if kind == "postgres" else redis_address).check())
    gc.collect()  # a connection that was left open would warn, and a warning fails


@pytest.mark.parametrize("kind", ["postgres", "redis"])
def test_a_bus_carries_notices_to_all_processes(database: str, redis_address: str, kind: str) -> None:
    async def run() -> None:
        address = database if kind == "postgres" else redis_address
        buses: list[Bus] = [bus_for(address, ""), bus_for(address, "")]
        heard: list[asyncio.Queue[Notice]] = [asyncio.Queue(), asyncio.Queue()]
        for bus, queue in zip(buses, heard, strict=True):
            await bus.open(queue.put)
        notice = Notice("me", "ABCDEF", 7)
        for queue in heard:
            while True:  # whoever listens only from now on may miss the first ones
                await buses[0].announce(notice)
                try:
                    assert await asyncio.wait_for(queue.get(), 1) == notice
                    break
                except TimeoutError:
                    continue
        for bus in buses:
            await bus.close()

    asyncio.run(run())


@pytest.mark.parametrize("bus", ["postgres", "redis"])
def test_players_spread_over_two_processes_finish_their_match_though_one_is_killed(
    database: str, redis_address: str, bus: str, tmp_path: Path
) -> None:
    async def run() -> None:
        more = ["--bus", redis_address] if bus == "redis" else []
        servers = [Process(database, 0, *more), Process(database, 0, *more)]
        await servers[0].start()
        await servers[1].start()
        addresses = [server.address for server in servers]
        tables = [await seated(addresses, 10 * number) for number in range(2)]
        everybody = [player for table in tables for player in table]
        playing = asyncio.gather(*(player.play() for player in everybody))
        while min(player.table.get("seq", 0) for player in everybody) < 8:
            await asyncio.wait([playing], timeout=0.02)
        await servers[0].kill()
        killed = time.monotonic()
        while not playing.done() and any(
            player.progress < killed for player in everybody if player.table["stage"] != "over"
        ):
            await asyncio.wait([playing], timeout=0.02)
        waited = time.monotonic() - killed
        print(f"play went on {waited:.2f} s after one of two processes was killed")
        assert waited <= 5.0
        await asyncio.wait_for(playing, 120)
        for table in tables:
            await check_end(servers[1].address, table)
        await servers[1].stop()

    asyncio.run(run())


async def thoughts(address: str) -> float:
    """How often bots have thought in a process."""
    async with caller(address) as http:
        text = (await http.get("/metrics")).text
    return sum(float(line.split()[1]) for line in text.splitlines() if line.startswith("perfidie_thoughts_total"))


def test_of_several_processes_one_thinks_for_the_bots_of_a_table(database: str) -> None:
    async def run() -> None:
        servers = [Process(database), Process(database)]
        for server in servers:
            await server.start()
        addresses = [server.address for server in servers]
        tables = [await seated(addresses, 500 + 10 * number) for number in range(3)]
        await asyncio.gather(*(player.play() for table in tables for player in table))
        wanted = 0
        for table in tables:
            record = await check_end(addresses[0], table)
            state = game(record.game).start(record.seats, record.options, record.seed)
            for option in record.choices:
                wanted += state.asked == 2 and len(state.codes) > 1
                state.apply(option)
        thought = [await thoughts(address) for address in addresses]
        print(f"bots had to think {wanted} times and did so {thought} times")
        assert wanted <= sum(thought) < 1.5 * wanted
        for server in servers:
            await server.stop()

    asyncio.run(run())


class Gate:
    """The way to the database, which can be shut: cut off, or silent as if the database had stopped in mid-thought."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.shut = False
        self.passing = asyncio.Event()
        self.passing.set()
        self.writers: set[asyncio.StreamWriter] = set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.shut:
            writer.transport.abort()
            return
        there, away = await asyncio.open_connection("127.0.0.1", self.port)
        self.writers |= {writer, away}
        await asyncio.gather(self.carry(reader, away), self.carry(there, writer))
        self.writers -= {writer, away}

    async def carry(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while piece := await source.read(65_536):
                await self.passing.wait()
                to.write(piece)
                await to.drain()
        to.transport.abort()

    def close(self, silently: bool) -> bool:
        if silently:
            self.passing.clear()
        else:
            self.shut = True
            for writer in list(self.writers):
                writer.transport.abort()
        return True

    def open(self) -> None:
        self.shut = False
        self.passing.set()


FULL = pytest.mark.full


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize(
    ("silently", "seconds"),
    [(False, 1.5), (True, 4.5), pytest.param(False, 10.0, marks=FULL), pytest.param(True, 10.0, marks=FULL)],
)
def test_when_the_database_is_away_for_a_while_players_are_told_and_nothing_is_lost(
    database: str, tmp_path: Path, silently: bool, seconds: float
) -> None:
    async def run() -> None:
        host, _, name = database.rpartition("/")
        gate = Gate(int(host.rpartition(":")[2]))
        server = await asyncio.start_server(gate.accept, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        through = f"{host.rpartition(':')[0]}:{port}/{name}"
        async with served(tmp_path, database=through) as address:
            players = await seated([address], 77)
            await away_for_a_while(address, players, seconds, lambda: gate.close(silently), gate.open)
        server.close()

    asyncio.run(run())


def test_presence_and_chat_cross_from_one_process_to_the_other(database: str) -> None:
    async def run() -> None:
        servers = [Process(database), Process(database)]
        for server in servers:
            await server.start()
        first, second = (server.address for server in servers)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        ticket = await post(first, "/api/tables", {"game": "villains_card_game", "seats": seats, "name": "Anna"})
        bob = await post(second, f"/api/tables/{ticket['code']}/join", {"name": "Bob", "seat": 1})
        here = await Client.connect(first, ticket["code"], ticket["token"])
        there = await Client.connect(second, ticket["code"], bob["token"])
        while not all(person["present"] for person in here.table["persons"]) or len(here.table["persons"]) < 2:
            await here.next()
        assert (await there.send("chat", text="over here"))["ok"]
        assert (await here.hear("chat"))["line"]["text"] == "over here"
        for client in (here, there):
            await client.close()
        for server in servers:
            await server.stop()

    asyncio.run(run())
