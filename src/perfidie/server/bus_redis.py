"""The bus over Redis' publish and subscribe."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from perfidie.kernel.errors import BadInput
from perfidie.server.bus import Listener, Notice

CHANNEL = "perfidie"
AGAIN = 0.5
"""So many seconds after a broken connection another is tried."""


class RedisBus:
    def __init__(self, address: str) -> None:
        try:
            self.redis = Redis.from_url(address)
        except ValueError as error:
            raise BadInput("bus-away", problem=str(error)) from None
        self.hearing: asyncio.Task[None] | None = None

    async def open(self, listener: Listener) -> None:
        try:
            await self.redis.ping()  # an address that nobody answers at is found at the start
        except (RedisError, OSError) as error:
            raise BadInput("bus-away", problem=str(error).rstrip(".")) from None
        self.hearing = asyncio.create_task(self.hear(listener))

    async def hear(self, listener: Listener) -> None:
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for heard in channel.listen():
                        if heard["type"] == "message":
                            with suppress(msgspec.MsgspecError):
                                await listener(msgspec.json.decode(heard["data"], type=Notice))
            except (RedisError, OSError):
                await asyncio.sleep(AGAIN)

    async def announce(self, notice: Notice) -> None:
        with suppress(RedisError, OSError):
            await self.redis.publish(CHANNEL, msgspec.json.encode(notice))

    async def close(self) -> None:
        if self.hearing is not None:
            self.hearing.cancel()
            with suppress(asyncio.CancelledError):
                await self.hearing
        await self.redis.aclose()
