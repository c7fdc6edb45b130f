"""``perfidie admin``: looking after the store of a server, also while it runs."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from datetime import datetime
from pathlib import Path

from perfidie.kernel.errors import BadInput
from perfidie.server.settings import default_database
from perfidie.server.store import Store, Summary

DAY = 86_400
PAGE = 10_000
"""So many tables are read at once."""


def existing(database: str) -> str:
    """A store that is there: none is made by looking for it."""
    found = database or default_database()
    if "://" not in found and not Path(found).is_file():
        raise BadInput("no-file", file=found)
    return found


def list_tables(database: str) -> list[Summary]:
    """All tables, the last touched first."""

    async def run() -> list[Summary]:
        store = await Store.open(existing(database))
        try:
            found: list[Summary] = []
            while page := await store.tables(public=False, limit=PAGE, after=found[-1] if found else None):
                found += page
            return found
        finally:
            await store.close()

    return asyncio.run(run())


def prune(database: str, days: float, unfinished: bool) -> int:
    """Forget tables that nobody has touched for so many days: finished ones, on request the others, too."""
    stages = ["over", "lobby", "playing"] if unfinished else ["over"]

    async def run() -> int:
        store = await Store.open(existing(database))
        try:
            return await store.prune(time.time() - days * DAY, stages)
        finally:
            await store.close()

    return asyncio.run(run())


def back_up(database: str, to: Path) -> int:
    """Copy an embedded store, whole and consistent, while the server goes on; its size in bytes."""
    found = existing(database)
    if "://" in found:
        raise BadInput("backup-postgres")
    if to.exists():
        raise BadInput("file-exists", file=to)
    if not to.absolute().parent.is_dir():
        raise BadInput("no-folder", folder=to.parent)
    half = to.with_name(to.name + ".part")
    try:
        with closing(sqlite3.connect(found)) as source, closing(sqlite3.connect(half)) as copy:
            source.backup(copy)
            (problem,) = copy.execute("PRAGMA integrity_check").fetchone()
            if problem != "ok":
                raise BadInput("backup-broken", file=found)
        half.replace(to)
    except sqlite3.Error:
        raise BadInput("file-unreadable", file=found) from None
    except OSError:
        raise BadInput("file-unwritable", file=to) from None
    finally:
        half.unlink(missing_ok=True)
    return to.stat().st_size


def told(table: Summary) -> str:
    """A line of the list."""
    touched = datetime.fromtimestamp(table.touched)
    return (
        f"{table.code}  {touched:%Y-%m-%d %H:%M}  {table.stage:8} {table.game:20} {table.seats}  {table.title}".rstrip()
    )
