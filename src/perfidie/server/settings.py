"""How a server is set up."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from perfidie.kernel.extras import missing
from perfidie.server.bus import Bus, Notice, bus_for
from perfidie.server.desk import Desk
from perfidie.server.store import Store
from perfidie.server.thinking import Thinkers


def default_database() -> str:
    """In the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME")
    return str((Path(home) if home else Path.home() / ".local" / "share") / "perfidie" / "tables.db")


async def ignore(notice: Notice) -> None:
    """What is announced while it is only tried whether the bus answers."""


class Settings(msgspec.Struct, frozen=True):
    database: str = ""
    """A path (SQLite) or an address ``postgresql://…``."""
    bus: str = ""
    """``redis://…`` or ``postgresql://…``; empty: what goes with the database."""
    workers: int = 1
    """How many processes think for the bots."""
    pace: float = 0.5
    """A bot takes at least so many seconds for a choice, so that people can follow."""
    budget: float = 1.0
    """A bot may think so many seconds about a choice."""
    origins: tuple[str, ...] = ()
    """Pages of other servers that may talk to this one."""
    requests_per_second: float = 30
    """From one address."""
    tables_per_minute: float = 60
    """Made or joined from one address."""
    sockets_per_address: int = 200
    """Open at the same time."""

    def place(self) -> str:
        """Where tables are kept; the folder of a file is made."""
        database = self.database or default_database()
        if "://" not in database:
            Path(database).absolute().parent.mkdir(parents=True, exist_ok=True)
        return database

    def bus_at(self, database: str) -> Bus:
        try:
            return bus_for(self.bus, database)
        except ModuleNotFoundError as error:
            raise missing(error.name or "redis", "hosting") from None

    async def check(self) -> None:
        """Refuse a store or a bus that cannot be used, in a sentence, before anything is promised to anybody."""
        bus = self.bus_at(self.database)
        store = await Store.open(self.place())
        try:
            await bus.open(ignore)
        finally:
            await bus.close()
            await store.close()

    async def open_desk(self) -> Desk:
        database = self.place()
        store = await Store.open(database)
        desk = Desk(store, self.bus_at(database), Thinkers(self.workers), pace=self.pace, budget=self.budget)
        await desk.open()
        return desk
