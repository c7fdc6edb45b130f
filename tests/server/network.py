"""The whole server on a port of this machine, and clients that speak the protocol over the network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from perfidie.server.limits import Bucket
from perfidie.server.serve import Server, listen
from perfidie.server.settings import Settings

PATIENCE = 60.0
"""A message must come within so many seconds, even on a busy machine."""
GREAT = 10_000.0
"""A rate that no test reaches."""


@asynccontextmanager
async def served(folder: Path, **more: Any) -> AsyncIterator[str]:
    """The address of a running server."""
    given = {"workers": 0, "pace": 0.0, "requests_per_second": GREAT, "tables_per_minute": GREAT, **more}
    settings = Settings(**{"database": str(folder / "tables.db"), **given})
    listening = listen("127.0.0.1", 0)
    server = Server(settings)
    server.capture_signals = nullcontext  # type: ignore[method-assign,assignment]
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        assert not task.done(), "the server did not start"
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await task
        listening.close()


class Client:
    """One socket at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.received: list[str] = []
        self.ids = count()
        self.allowed = Bucket(20, 50)  # a little less than a socket may send: a quick machine is no flood

    @classmethod
    async def connect(cls, address: str, code: str, token: str | None = None, lang: str = "en", **more: Any) -> Self:
        url = f"{address.replace('http', 'ws')}/api/tables/{code}/live"
        given: dict[str, Any] = {"open_timeout": PATIENCE, "max_size": None, "ping_interval": None, **more}
        client = cls(await websockets.connect(url, **given))
        await client.socket.send(json.dumps({"type": "hello", "token": token, "lang": lang}))
        await client.hear("table")
        return client

    async def next(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message.get("table") is not None:
            self.table = message["table"]
        self.log += message.get("told", []) + message.get("log", [])
        return message

    async def hear(self, type: str) -> dict[str, Any]:
        """The next message of this type."""
        while True:
            message = await self.next()
            if message["type"] == type:
                return message

    async def send(self, type: str, **fields: Any) -> dict[str, Any]:
        """The answer to a command."""
        id = fields.pop("id", f"{next(self.ids)}")
        while not self.allowed.take():
            await asyncio.sleep(0.02)
        await self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        while True:
            reply = await self.hear("reply")
            if reply["id"] == id:
                return reply

    async def play(self, seed: int = 1) -> None:
        """Choose anything until the match is over, whenever asked."""
        done = -1
        chance = Random(seed)
        while self.table["stage"] != "over":
            decision = self.table["decision"]
            if decision is not None and decision["seq"] > done:
                done = decision["seq"]
                option = chance.randrange(len(decision["options"]))
                reply = await self.send("choose", seq=done, seat=decision["seat"], option=option)
                assert reply["ok"] or reply["error"]["code"] == "stale", reply
            else:
                await self.next()

    async def watch(self) -> None:
        """Read on until the match is over."""
        while self.table["stage"] != "over":
            await self.next()

    async def close(self) -> None:
        await self.socket.close()


def caller(address: str, token: str = "") -> httpx.AsyncClient:
    """For requests. There is no TLS here, and to prepare for it would take longer than the request."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE, verify=False)


async def make_table(address: str, seats: list[str], game: str = "villains_card_game", **more: Any) -> dict[str, Any]:
    """A new table; a seat is ``me``, ``open``, ``local`` or a bot."""
    wishes = [{"kind": seat} if seat in ("me", "open", "local") else {"kind": "bot", "bot": seat} for seat in seats]
    async with caller(address) as http:
        answer = await http.post("/api/tables", json={"game": game, "seats": wishes, "name": "Anna", **more})
        assert answer.status_code == 201, answer.text
        ticket: dict[str, Any] = answer.json()
        return ticket


async def join(address: str, code: str, seat: int | None, name: str) -> dict[str, Any]:
    async with caller(address) as http:
        answer = await http.post(f"/api/tables/{code}/join", json={"name": name, "seat": seat})
        assert answer.status_code == 201, answer.text
        ticket: dict[str, Any] = answer.json()
        return ticket
