"""The store: logs of tables in SQLite or PostgreSQL. What it has accepted survives the process and the power cut."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, event, false, func, insert, select, tuple_, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from perfidie.kernel.errors import BadInput, PerfidieError
from perfidie.kernel.extras import missing
from perfidie.server import schema
from perfidie.server.entries import Row, Stage, decode, encode

MOST_AT_ONCE = 100
"""So many writers share one transaction at most."""
CHAT_LINES = 100
FORGOTTEN_AT_ONCE = 100
"""So many tables are forgotten in one transaction at most."""
PATIENCE = 3.0
"""A store that has not answered within so many seconds is away."""
LOOK = 0.25
"""Every so many seconds it is looked whether it has."""


class Conflict(Exception):
    """Another process was quicker: somebody else has written this number of the log."""


class StoreDown(PerfidieError):
    """The store cannot be written or read now.

    Nothing was accepted, except that a store which falls silent in the middle of a write may have kept it: whoever
    goes on reads the log first.
    """

    def __init__(self) -> None:
        super().__init__("store-down")


class Line(msgspec.Struct, frozen=True):
    """A line of the chat."""

    n: int
    at: float
    person: str
    text: str
    phrase: str


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    title: str
    host: str
    public: bool
    stage: Stage
    seats: int
    open: int
    created: float
    touched: float


Work = Callable[[AsyncConnection], Awaitable[Any]]


def engine_for(database: str) -> AsyncEngine:
    """A path is a file of SQLite; an address ``postgresql://…`` a database of PostgreSQL."""
    if not database.startswith(("postgresql:", "postgresql+psycopg:", "postgres:")):
        path = Path(database)
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}", connect_args={"timeout": 5})
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        event.listen(engine.sync_engine, "begin", begin_sqlite)
        return engine
    rest = database.partition(":")[2]
    try:
        return create_async_engine(
            f"postgresql+psycopg:{rest}", pool_pre_ping=True, connect_args={"connect_timeout": 5}
        )
    except ModuleNotFoundError:
        raise missing("psycopg", "hosting") from None
    except (SQLAlchemyError, ValueError) as error:
        raise BadInput("store-unusable", store=shown(database), problem=first_line(error)) from None


def shown(database: str) -> str:
    """A database as it may be named to anybody who looks: without user and password.

    >>> shown("postgresql://anna:secret@host/tables?password=secret"), shown("tables.db")
    ('postgresql://host/tables', 'tables.db')
    """
    scheme, found, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}" if found else database


def first_line(error: Exception) -> str:
    """What a library says of a problem, as a part of a sentence."""
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    return said.partition("\n")[0].strip().rstrip(".") or type(error).__name__


def try_file(path: str) -> None:
    """Open a file as :func:`prepare_sqlite` will; the thread of a connection that fails there could not say so."""
    with closing(sqlite3.connect(path, timeout=5)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")


def prepare_sqlite(connection: Any, record: object) -> None:
    connection.isolation_level = None  # the driver begins no transactions of its own: begin_sqlite does
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Any) -> None:
    immediate = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


class Store:
    """Open with :meth:`open`. Writers that come at the same time share a transaction, and so its wait for the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: asyncio.Queue[tuple[Work, asyncio.Future[Any]]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None
        self.steps = 0  # counts whatever the store has answered to a writer

    @staticmethod
    async def open(database: str) -> Store:
        """BadInput, if there is nothing that could be a store."""
        store = Store(engine_for(database))
        try:
            if store.engine.dialect.name == "sqlite":
                try_file(database)
            await store.migrate()
        except BaseException as error:
            await store.engine.dispose()
            if not isinstance(error, SQLAlchemyError | sqlite3.Error | OSError):
                raise
            raise BadInput("store-unusable", store=shown(database), problem=first_line(error)) from None
        store.writer = asyncio.create_task(store.write_all())
        return store

    async def migrate(self) -> None:
        """Bring the schema up to date; of several processes that want to, one does and the others wait for it."""
        from perfidie.server.migrations import HEAD, upgrade, version

        async with self.engine.connect() as connection:
            if await connection.run_sync(version) == HEAD:
                return
            await connection.rollback()
            await connection.execution_options(writes=True)
            await connection.run_sync(upgrade)
            await connection.commit()

    async def close(self) -> None:
        """Everything accepted is written before."""
        if self.writer is not None:
            while not self.waiting.empty():
                await asyncio.sleep(0)
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer
        if self.connection is not None:
            await self.connection.close()
        await self.engine.dispose()

    # Writing

    async def write_all(self) -> None:
        while True:
            work = [await self.waiting.get()]
            while len(work) < MOST_AT_ONCE and not self.waiting.empty():
                work.append(self.waiting.get_nowait())
            work = [one for one in work if not one[1].cancelled()]  # nobody waits for those any more
            if len(work) > 1:
                try:
                    await self.transact(work)
                    continue
                except (SQLAlchemyError, OSError):
                    pass  # one of them cannot be done: none was, and each is tried for itself
            for one in work:
                await self.alone(one)

    async def transact(self, work: Sequence[tuple[Work, asyncio.Future[Any]]]) -> None:
        """All in one transaction, or none."""
        results: list[Any] = []
        try:
            connection = await self.writing()
            async with connection.begin():
                for what, _ in work:
                    results.append(await what(connection))
                    self.steps += 1
        except (SQLAlchemyError, OSError) as error:
            if not isinstance(error, IntegrityError):
                await self.forget_connection()
            raise
        self.steps += 1
        for (_, future), result in zip(work, results, strict=True):
            if not future.done():
                future.set_result(result)

    async def alone(self, work: tuple[Work, asyncio.Future[Any]]) -> None:
        _, future = work
        try:
            await self.transact([work])
        except IntegrityError:
            if not future.done():
                future.set_exception(Conflict())
        except (SQLAlchemyError, OSError):
            if not future.done():
                future.set_exception(StoreDown())

    async def writing(self) -> AsyncConnection:
        """The connection that is written through; there is one, so writers wait in our queue, not in the database's."""
        if self.connection is None:
            connection = self.engine.connect()
            await connection.start()
            await connection.execution_options(writes=True)
            self.connection = connection
        return self.connection

    async def forget_connection(self) -> None:
        """After a failure another connection is opened, when it is needed."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
            with suppress(SQLAlchemyError, OSError):
                await connection.close()

    async def write(self, what: Work) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((what, future))
        await self.answered(future)
        if future.cancel():
            raise StoreDown()
        return future.result()

    async def answered(self, future: asyncio.Future[Any]) -> None:
        """Wait until it is done or the store has been silent for long.

        While this process is too busy to look, or the store works for others, that is not silence.
        """
        silent = 0.0
        while not future.done() and silent < PATIENCE:
            steps, began = self.steps, time.monotonic()
            await asyncio.wait([future], timeout=LOOK)
            late = time.monotonic() - began > 2 * LOOK
            silent = 0.0 if self.steps != steps else silent + LOOK / (4 if late else 1)

    async def create(self, summary: Summary, rows: Sequence[Row], hashes: dict[str, str]) -> None:
        """A new table with its first rows; Conflict if the code is taken."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.matches), msgspec.structs.asdict(summary))
            await connection.execute(insert(schema.entries), [values_of(row) for row in rows])
            if hashes:
                persons = [{"match": summary.code, "person": who, "hash": hash} for who, hash in hashes.items()]
                await connection.execute(insert(schema.persons), persons)

        await self.write(work)

    async def append(self, rows: Sequence[Row], changes: dict[str, Any], hashes: dict[str, str] | None = None) -> None:
        """Further rows of one table, all or none; ``changes`` to its summary."""
        code = rows[0].code

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.entries), [values_of(row) for row in rows])
            if changes:
                await connection.execute(update(schema.matches).where(schema.matches.c.code == code), changes)
            if hashes:
                persons = [{"match": code, "person": person, "hash": hash} for person, hash in hashes.items()]
                await connection.execute(insert(schema.persons), persons)

        await self.write(work)

    async def note(self, code: str, changes: dict[str, Any]) -> None:
        """Change a table's summary."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.matches).where(schema.matches.c.code == code), changes)

        await self.write(work)

    async def say(self, code: str, at: float, person: str, text: str, phrase: str, command: str = "") -> Line | None:
        """Another line of the chat; None if the person's command with this id has become one already."""
        columns = schema.chat.c
        counted = select(func.coalesce(func.max(columns.n), 0)).where(columns.match == code)
        known = select(columns.n).where(columns.match == code, columns.person == person, columns.command == command)

        async def work(connection: AsyncConnection) -> Line | None:
            if command and (await connection.execute(known)).first() is not None:
                return None
            n = (await connection.execute(counted)).scalar_one() + 1
            line = Line(n, at, person, text, phrase)
            values = {"match": code, "command": command or None, **msgspec.structs.asdict(line)}
            await connection.execute(insert(schema.chat), values)
            return line

        while True:
            try:
                said: Line | None = await self.write(work)
                return said
            except Conflict:  # another process took the number, or was given the same command
                continue

    async def prune(self, before: float, stages: Sequence[str]) -> int:
        """Forget tables in these stages that nobody has touched since; how many. Who plays meanwhile hardly waits."""
        columns = schema.matches.c
        old = select(columns.code).where(columns.touched < before, columns.stage.in_(stages)).limit(FORGOTTEN_AT_ONCE)

        async def work(connection: AsyncConnection) -> int:
            codes = [row[0] for row in (await connection.execute(old)).all()]
            for table in (schema.entries, schema.persons, schema.chat):
                await connection.execute(delete(table).where(table.c.match.in_(codes)))
            await connection.execute(delete(schema.matches).where(schema.matches.c.code.in_(codes)))
            return len(codes)

        number, forgotten = 0, -1
        while forgotten:
            forgotten = await self.write(work)
            number += forgotten
        return number

    # Reading

    async def read(self, statement: Any) -> Sequence[Any]:
        reading = asyncio.create_task(self.read_all(statement))
        await self.answered(reading)
        if reading.cancel():
            raise StoreDown()
        try:
            return reading.result()
        except (SQLAlchemyError, OSError):
            raise StoreDown() from None

    async def read_all(self, statement: Any) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def rows(self, code: str, since: int = 0) -> list[Row]:
        """The log of a table from this number on; empty if there is none."""
        columns = schema.entries.c
        wanted = select(columns.seq, columns.at, columns.person, columns.command, columns.data)
        found = await self.read(wanted.where(columns.match == code, columns.seq >= since).order_by(columns.seq))
        return [Row(code, seq, at, person, command, decode(data)) for seq, at, person, command, data in found]

    async def hashes(self, code: str) -> dict[str, str]:
        """The people of a table with the hashes of their tokens."""
        columns = schema.persons.c
        found = await self.read(select(columns.person, columns.hash).where(columns.match == code))
        return dict(found)

    async def lines(self, code: str, since: int = 0) -> list[Line]:
        """The last lines of a chat, after number ``since``."""
        columns = schema.chat.c
        wanted = select(columns.n, columns.at, columns.person, columns.text, columns.phrase)
        found = await self.read(
            wanted.where(columns.match == code, columns.n > since).order_by(columns.n.desc()).limit(CHAT_LINES)
        )
        return [Line(*row) for row in reversed(found)]

    async def tables(self, public: bool = True, limit: int = 100, after: Summary | None = None) -> list[Summary]:
        """The tables that can be joined (``public``), or all; those touched last come first. ``after``: go on there."""
        columns = schema.matches.c
        wanted = select(*(columns[name] for name in Summary.__struct_fields__))
        wanted = wanted.order_by(columns.touched.desc(), columns.code.desc())
        if after is not None:
            wanted = wanted.where(tuple_(columns.touched, columns.code) < (after.touched, after.code))
        if public:
            wanted = wanted.where(columns.public.is_(True), columns.stage == "lobby", columns.open > 0)
        return [Summary(*row) for row in await self.read(wanted.limit(limit))]

    async def ready(self) -> bool:
        """Whether it can be read and written now: a write that changes nothing finds out."""
        code = schema.matches.c.code

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.matches).where(false()).values(code=code))

        try:
            await self.read(select(code).limit(1))
            await self.write(work)
        except (StoreDown, Conflict):
            return False
        return True


def values_of(row: Row) -> dict[str, Any]:
    return {
        "match": row.code,
        "seq": row.seq,
        "at": row.at,
        "person": row.person,
        "command": row.command,
        "data": encode(row.entry),
    }
