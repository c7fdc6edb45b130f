"""Servers as processes of their own, which can be killed, and players who come back whatever happens."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import websockets
from tests.server.network import PATIENCE, caller

from perfidie.kernel.record import Record, decode, position_at, verify
from perfidie.match import game_of


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """``perfidie serve`` on a port and a database of its own."""

    def __init__(self, database: str, port: int = 0, *more: str) -> None:
        self.port = port or free_port()
        self.database = database
        self.more = more
        self.process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> float:
        """Start, and wait until it can serve; how many seconds that took."""
        began = time.monotonic()
        command = [sys.executable, "-m", "perfidie", "serve", "--port", str(self.port), "--db", self.database]
        self.process = await asyncio.create_subprocess_exec(
            *command,
            "--pace",
            "0",
            "--workers",
            "0",
            *self.more,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        async with caller(self.address) as http:
            while True:
                try:
                    if (await http.get("/api/health/ready")).status_code == 200:
                        return time.monotonic() - began
                except httpx.HTTPError:
                    pass
                assert self.process.returncode is None, "the server ended"
                assert time.monotonic() - began < PATIENCE, "the server does not answer"
                await asyncio.sleep(0.02)

    async def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        await self.process.wait()

    async def kill(self) -> None:
        await self.end(signal.SIGKILL)

    async def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            await self.end(signal.SIGTERM)


class Player:
    """Plays anything for one seat, at whichever address answers, until the match is over."""

    def __init__(self, addresses: list[str], code: str, token: str | None, seed: int) -> None:
        self.addresses = addresses
        self.code = code
        self.token = token
        self.chance = Random(seed)
        self.table: dict[str, Any] = {}
        self.accepted: dict[int, tuple[int, int]] = {}  # number: seat and option, as the server confirmed it
        self.sent: dict[str, tuple[int, int, int]] = {}
        self.reactions: set[int] = set()  # answers in windows are made when those close, if at all
        self.progress = time.monotonic()
        self.told_of_trouble = 0

    async def play(self) -> None:
        turn = 0
        while self.table.get("stage") != "over":
            address = self.addresses[turn % len(self.addresses)]
            turn += 1
            try:
                url = f"{address.replace('http', 'ws')}/api/tables/{self.code}/live"
                async with websockets.connect(url, max_size=None, open_timeout=5) as connection:
                    await connection.send(json.dumps({"type": "hello", "token": self.token}))
                    await self.talk(connection)
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def talk(self, connection: Any) -> None:
        for id in list(self.sent):  # whatever was not confirmed is sent again: it is carried out once
            await self.send(connection, id)
        answered = max((seq for seq, _, _ in self.sent.values()), default=-1)
        while self.table.get("stage") != "over":
            message = msgspec.json.decode(await asyncio.wait_for(connection.recv(), PATIENCE))
            if message["type"] == "reply" and message["id"] in self.sent:
                seq, seat, option = self.sent.pop(message["id"])
                if message["ok"]:
                    if seq not in self.reactions:
                        self.accepted[seq] = (seat, option)
                elif message["error"]["code"] == "store-down":
                    self.told_of_trouble += 1
                    self.sent[message["id"]] = (seq, seat, option)
                    await asyncio.sleep(0.1)
                    await self.send(connection, message["id"])
                else:
                    assert message["error"]["code"] == "stale", message["error"]
            table = message.get("table")
            if table is None:
                continue
            if table["seq"] != self.table.get("seq"):
                self.progress = time.monotonic()
            if (table["waiting"] or {}).get("kind") == "trouble":
                self.told_of_trouble += 1
            self.table = table
            decision = table["decision"]
            if decision is not None and decision["seq"] > answered:
                answered = decision["seq"]
                if decision["reaction"]:
                    self.reactions.add(answered)
                id = f"choice-{answered}"
                self.sent[id] = (answered, decision["seat"], self.chance.randrange(len(decision["options"])))
                for _ in range(self.chance.choice((1, 1, 2, 3))):
                    await self.send(connection, id)

    async def send(self, connection: Any, id: str) -> None:
        if id in self.sent:
            seq, seat, option = self.sent[id]
            await connection.send(json.dumps({"type": "choose", "id": id, "seq": seq, "seat": seat, "option": option}))


async def post(address: str, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    async with caller(address, token) as http:
        answer = await http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        found: dict[str, Any] = answer.json()
        return found


async def seated(addresses: list[str], seed: int, game: str = "villains_card_game") -> list[Player]:
    """A started table with two people and a bot, where there is a seat for one."""
    kinds = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "novice"}]
    if game == "evil_corp":
        kinds = kinds[:2]
    options = {"turn_limit": 3} if game == "villainous" else {}
    wish = {"game": game, "seats": kinds, "options": options, "name": "Anna", "window": 0.5}
    ticket = await post(addresses[0], "/api/tables", wish)
    code = ticket["code"]
    other = await post(addresses[-1], f"/api/tables/{code}/join", {"name": "Bob", "seat": 1})
    await post(addresses[0], f"/api/tables/{code}/commands", {"type": "start"}, ticket["token"])
    return [
        Player(addresses, code, ticket["token"], seed),
        Player(addresses[::-1], code, other["token"], seed + 1),
        Player(addresses, code, None, seed + 2),
    ]


async def check_end(address: str, players: list[Player]) -> Record:
    """Everybody sees the same end, the one of the record, and that holds every choice that was confirmed."""
    async with caller(address) as http:
        record = decode((await http.get(f"/api/records/{players[0].code}")).content)
    verify(record, game_of(record))
    end = position_at(record, game_of(record), len(record.choices))
    for player in players:
        assert player.table["seq"] == len(record.choices)
        view = end.view(player.table["view"]["viewer"])
        assert player.table["view"] == msgspec.json.decode(msgspec.json.encode(view))
        assert player.table["winners"] == (record.outcome.winners if record.outcome else None)
        for seq, (_, option) in player.accepted.items():
            assert record.choices[seq] == option, f"choice {seq} was confirmed and is lost"
    return record


async def away_for_a_while(
    address: str, players: list[Player], seconds: float, close: Callable[[], bool], open: Callable[[], None]
) -> None:
    """A match goes on to its end though its store is away in the middle of it; everybody is told.

    ``close`` is called until it says that it has succeeded.
    """
    playing = asyncio.gather(*(player.play() for player in players))
    while min(player.table.get("seq", 0) for player in players) < 5:
        await asyncio.wait([playing], timeout=0.02)
    while not close():
        await asyncio.wait([playing], timeout=0.001)
    shut = time.monotonic()
    await asyncio.wait([playing], timeout=seconds)
    while not all(player.told_of_trouble for player in players):  # a busy machine may take longer to notice
        assert not playing.done()
        assert time.monotonic() - shut < PATIENCE, "somebody is not told"
        await asyncio.wait([playing], timeout=0.1)
    open()
    back = time.monotonic()
    while not playing.done() and max(player.progress for player in players) < back:
        await asyncio.wait([playing], timeout=0.02)
    print(f"{seconds} s away; play went on {time.monotonic() - back:.2f} s after the store was back")
    assert time.monotonic() - back <= 5.0
    await asyncio.wait_for(playing, 120)
    await check_end(address, players)


def database(folder: Path) -> str:
    return str(folder / "tables.db")
