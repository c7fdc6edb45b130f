"""The bus over PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import psycopg

from perfidie.kernel.errors import BadInput
from perfidie.server.bus import Listener, Notice

CHANNEL = "perfidie"
AGAIN = 0.5
"""So many seconds after a broken connection another is tried."""


class PostgresBus:
    def __init__(self, address: str) -> None:
        self.address = address.replace("postgresql+psycopg:", "postgresql:")
        self.speaker: psycopg.AsyncConnection[Any] | None = None
        self.first: psycopg.AsyncConnection[Any] | None = None
        self.lock = asyncio.Lock()
        self.hearing: asyncio.Task[None] | None = None

    async def connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(self.address, autocommit=True, connect_timeout=5)

    async def open(self, listener: Listener) -> None:
        try:
            first = await self.connect()
        except (psycopg.Error, OSError) as error:
            raise BadInput("bus-away", problem=str(error).partition("\n")[0]) from None
        await first.execute(f"LISTEN {CHANNEL}")
        self.first = first
        self.hearing = asyncio.create_task(self.hear(first, listener))

    async def hear(self, connection: psycopg.AsyncConnection[Any], listener: Listener) -> None:
        while True:
            try:
                async with connection:
                    async for heard in connection.notifies():
                        with suppress(msgspec.MsgspecError):
                            await listener(msgspec.json.decode(heard.payload, type=Notice))
            except psycopg.Error:
                connection = await self.listening_again()

    async def listening_again(self) -> psycopg.AsyncConnection[Any]:
        while True:
            await asyncio.sleep(AGAIN)
            with suppress(psycopg.Error):
                connection = await self.connect()
                await connection.execute(f"LISTEN {CHANNEL}")
                return connection

    async def announce(self, notice: Notice) -> None:
        payload = msgspec.json.encode(notice).decode()
        async with self.lock:
            for _ in range(2):
                try:
                    if self.speaker is None or self.speaker.closed:
                        self.speaker = await self.connect()
                    await self.speaker.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
                    return
                except psycopg.Error:
                    self.speaker = None

    async def close(self) -> None:
        if self.hearing is not None:
            self.hearing.cancel()
            with suppress(asyncio.CancelledError):
                await self.hearing
        if self.first is not None:
            await self.first.close()  # nobody may have begun to listen
        if self.speaker is not None:
            await self.speaker.close()
