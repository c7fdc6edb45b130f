"""The store keeps what it accepted, says when it cannot, and never holds half of anything."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text
from tests.server.house import open_house
from tests.server.network import served
from tests.server.processes import away_for_a_while, seated
from tests.server.test_tables import play_on, same_after_restart

from perfidie.server.entries import Chosen, Left, Row, Stage
from perfidie.server.migrations import HEAD, scripts, upgrade, version
from perfidie.server.store import Conflict, Store, StoreDown, Summary, engine_for
from perfidie.server.tables import Table


def summary(code: str, stage: Stage = "lobby", touched: float = 1.0) -> Summary:
    return Summary(code, "villains_card_game", "", "Anna", True, stage, 3, 1, 1.0, touched)


def first(code: str) -> list[Row]:
    return [Row(code, 0, 1.0, "p", "", Left("p"))]


def test_writers_that_come_together_are_told_apart(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(str(tmp_path / "t.db"))
        for code in ("AAAAAA", "BBBBBB"):
            await store.create(summary(code), first(code), {})
        rows = [Row(code, 1, 2.0, "p", "", Chosen(0, n, "bot")) for n in range(3) for code in ("AAAAAA", "BBBBBB")]
        answers = await asyncio.gather(*(store.append([row], {}) for row in rows), return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None)] * 2 + [Conflict] * 4
        for code in ("AAAAAA", "BBBBBB"):
            assert [row.seq for row in await store.rows(code)] == [0, 1]
        await store.close()

    asyncio.run(run())


def test_rows_of_one_command_are_written_all_or_none(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(str(tmp_path / "t.db"))
        await store.create(summary("AAAAAA"), first("AAAAAA"), {})
        two = [Row("AAAAAA", 1, 2.0, "p", "", Left("p")), Row("AAAAAA", 0, 2.0, "p", "", Left("p"))]
        with pytest.raises(Conflict):
            await store.append(two, {"stage": "over"})
        assert len(await store.rows("AAAAAA")) == 1
        assert [each.stage for each in await store.tables()] == ["lobby"]
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("pragma", ["query_only=ON", "max_page_count=1"])
def test_a_full_or_read_only_disk_is_told_and_play_goes_on_when_it_is_over(tmp_path: Path, pragma: str) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            (anna,) = await house.table(["me", "random", "random"], options={"first": 0})
            store = house.desk.store
            connection = await store.writing()
            await connection.execute(text(f"PRAGMA {pragma}"))
            await connection.commit()
            line = "x" * 400
            refused = None
            for _ in range(60):  # a disk is full when no page is left
                reply = await anna.send("chat", text=line)
                if not reply["ok"]:
                    refused = reply
                    break
                connection = await store.writing()
                await connection.execute(text(f"PRAGMA {pragma}"))
                await connection.commit()
            assert refused is not None
            assert refused["error"]["code"] == "store-down"
            assert refused["table"]["seq"] == 0
            await play_on(house, [anna], 3)
            await same_after_restart(house, anna.table["code"])

    asyncio.run(run())


def test_players_are_told_and_bots_try_again_when_the_store_is_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            (anna,) = await house.table(["me", "random", "random"], options={"first": 0})
            await anna.go()  # nobody is there, so no bot goes on
            table = anna.live.table
            while table.playing.state.asked == 0:  # a special card may ask twice
                assert (await anna.send("choose", seq=table.seq, seat=0, option=0))["ok"]
            before = table.seq
            connection = await house.desk.store.writing()
            await connection.execute(text("PRAGMA query_only=ON"))
            await connection.commit()
            watcher = await house.come(anna.live.code)
            await house.settle()
            assert watcher.table["waiting"]["kind"] == "trouble"
            assert watcher.table["seq"] == before
            await house.wait(1.5)
            assert watcher.table["seq"] >= before + 2
            assert watcher.table["waiting"]["kind"] == "person"

    asyncio.run(run())


def test_a_torn_end_of_the_file_costs_nothing_that_was_accepted(tmp_path: Path) -> None:
    async def run() -> None:
        chance = Random(3)
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"])
            code = people[0].table["code"]
            await play_on(house, people, 6)
            rows = await house.desk.store.rows(code)
            names = [path.name for path in tmp_path.glob("tables.db*")]
            for number in range(12):
                torn = tmp_path / f"torn{number}"
                torn.mkdir()
                for name in names:
                    shutil.copy(tmp_path / name, torn / name)
                (torn / "tables.db-shm").unlink(missing_ok=True)
                log = torn / "tables.db-wal"
                whole = log.read_bytes()
                if number % 2:  # a write that had begun and was not accepted
                    log.write_bytes(whole + chance.randbytes(chance.randrange(1, 5000)))
                    expected = len(rows)
                else:  # the disk lost what it had promised to keep: an earlier position, but a whole one
                    log.write_bytes(whole[: chance.randrange(len(whole))])
                    expected = 0
                store = await Store.open(str(torn / "tables.db"))
                kept = await store.rows(code)
                assert kept == rows[: len(kept)]
                assert len(kept) >= expected
                if kept:
                    Table.rebuilt(code, kept)
                await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("seconds", [4.5, pytest.param(10.0, marks=pytest.mark.full)])
def test_when_somebody_else_locks_the_file_players_are_told_and_nothing_is_lost(tmp_path: Path, seconds: float) -> None:
    async def run() -> None:
        async with served(tmp_path) as address:
            players = await seated([address], 78)
            other = sqlite3.connect(tmp_path / "tables.db", timeout=0, isolation_level=None)

            def lock() -> bool:
                with suppress(sqlite3.OperationalError):  # the server, which runs in this thread, is writing just now
                    other.execute("BEGIN EXCLUSIVE")
                return other.in_transaction

            await away_for_a_while(address, players, seconds, lock, other.rollback)
            other.close()

    asyncio.run(run())


def test_a_store_that_cannot_be_read_is_reported(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(str(tmp_path / "t.db"))
        async with store.engine.begin() as connection:
            await connection.execute(text("DROP TABLE entries"))
        with pytest.raises(StoreDown):
            await store.rows("AAAAAA")
        await store.close()

    asyncio.run(run())


def test_it_is_ready_when_it_can_be_written_and_again_when_it_can_be_again(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(str(tmp_path / "t.db"))

        async def refuse_writes() -> None:
            connection = await store.writing()
            await connection.execute(text("PRAGMA query_only=ON"))
            await connection.commit()

        assert await store.ready()
        await refuse_writes()
        assert not await store.ready()  # and then it connects anew
        assert await store.ready()
        await refuse_writes()
        with pytest.raises(StoreDown):
            await store.note("AAAAAA", {"title": "new"})
        assert await store.ready()  # though nobody has written since: a balancer may send nobody
        await store.close()

    asyncio.run(run())


def test_old_tables_can_be_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(str(tmp_path / "t.db"))
        for one in (summary("AAAAAA", "over", 5.0), summary("BBBBBB", "playing", 5.0), summary("CCCCCC", "over", 50.0)):
            await store.create(one, first(one.code), {"p": "h"})
        assert await store.prune(10.0, ["over"]) == 1
        assert [each.code for each in await store.tables(public=False)] == ["CCCCCC", "BBBBBB"]
        assert await store.rows("AAAAAA") == []
        assert await store.hashes("AAAAAA") == {}
        await store.close()

    asyncio.run(run())


def test_what_an_older_version_kept_is_still_there(tmp_path: Path) -> None:
    async def run() -> None:
        engine = engine_for(str(tmp_path / "t.db"))
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, "0001")
            columns = "match, n, at, person, text, phrase"
            await connection.execute(text(f"INSERT INTO chat ({columns}) VALUES ('AAAAAA', 1, 1.0, 'p', 'old', '')"))
            await connection.execute(text(f"INSERT INTO chat ({columns}) VALUES ('AAAAAA', 2, 1.0, 'p', 'old', '')"))
        await engine.dispose()
        store = await Store.open(str(tmp_path / "t.db"))
        for command, said in (("", True), ("", True), ("id", True), ("id", False)):
            assert (await store.say("AAAAAA", 2.0, "p", "new", "", command) is not None) == said
        assert [line.text for line in await store.lines("AAAAAA")] == ["old"] * 2 + ["new"] * 3
        await store.close()

    asyncio.run(run())


async def opened_together_though_old(database: str) -> None:
    """Several processes that start at once on what an older version made: each finds the schema it needs."""
    engine = engine_for(database)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, "0001")
    await engine.dispose()
    stores = await asyncio.gather(*(Store.open(database) for _ in range(4)))
    for store in stores:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(version) == HEAD
        assert await store.say("AAAAAA", 1.0, "p", "here", "", "") is not None
        await store.close()


def test_processes_that_start_at_once_do_not_trip_over_an_old_schema(tmp_path: Path) -> None:
    asyncio.run(opened_together_though_old(str(tmp_path / "t.db")))


def test_the_named_head_is_the_last_migration_and_makes_the_schema_of_the_code(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import Connection

    from perfidie.server.schema import metadata

    assert scripts().get_current_head() == HEAD

    async def run() -> None:
        store = await Store.open(str(tmp_path / "t.db"))

        def differences(connection: Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), metadata))

        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()

    asyncio.run(run())
