"""What server processes tell each other: that a log has grown, somebody spoke, who is present; never what is in it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from perfidie.kernel.errors import BadInput


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One announcement; with nothing but its origin: that the process is alive."""

    origin: str
    """The process that it comes from."""
    code: str = ""
    seq: int = -1
    """The log of the table has this row now."""
    chat: int = 0
    """The chat of the table has this line now."""
    people: list[str] | None = None
    """Who is present at the table through the process; None: not the matter."""
    watchers: int = 0
    awake: bool = False
    """With ``people``: whether anybody is, spectators included."""


Listener = Callable[[Notice], Awaitable[None]]


class Bus(Protocol):
    async def open(self, listener: Listener) -> None:
        """Begin to pass on what other processes announce."""
        ...

    async def announce(self, notice: Notice) -> None:
        """Tell the others; never raises: whoever misses it learns it from the store."""
        ...

    async def close(self) -> None: ...


class Alone:
    """The bus of a process that is the only one."""

    async def open(self, listener: Listener) -> None:
        pass

    async def announce(self, notice: Notice) -> None:
        pass

    async def close(self) -> None:
        pass


def bus_for(address: str, database: str) -> Bus:
    """``redis://…``, ``postgresql://…``; empty: whatever goes with the store."""
    if address.startswith(("redis:", "rediss:", "unix:")):
        from perfidie.server.bus_redis import RedisBus

        return RedisBus(address)
    address = address or (database if database.startswith("postgres") else "")
    if address.startswith(("postgresql:", "postgresql+psycopg:", "postgres:")):
        from perfidie.server.bus_postgres import PostgresBus

        return PostgresBus(address)
    if address:
        raise BadInput("unknown-bus", expected="redis://, postgresql://")
    return Alone()
