"""How the server bears many tables: python -m tools.load [--tables 200] [--seconds 60] [--game villains_card_game]

Starts a server on this machine with a store of its own and opens tables of four seats: two people, each with a socket,
and two novice bots, whose seats are watched by a spectator each. Every table makes one choice a second. Measured is the
time from a person’s choice to its arrival at every viewer of the table, and the memory of the server. Tables begin one
after the other over a minute, about the length of a match, so that afterwards as many end and begin at any time.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

RAMP = 60.0
"""Seconds over which the tables begin."""
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "open"}, {"kind": "bot", "bot": "novice"}]


class Decision(msgspec.Struct):
    seq: int
    seat: int
    options: list[msgspec.Raw]
    reaction: bool


class TableNow(msgspec.Struct):
    seq: int
    stage: str
    decision: Decision | None


class Message(msgspec.Struct):
    type: str
    table: TableNow | None = None
    ok: bool | None = None


DECODER = msgspec.json.Decoder(Message)


class Board:
    """One table of the load: when each of its choices was sent, and how long it took to whom."""

    def __init__(self, address: str, game: str, seed: int, waits: list[float]) -> None:
        self.address = address
        self.game = game
        self.chance = Random(seed)
        self.waits = waits
        self.sent: dict[int, float] = {}  # the number that a choice answered: when it was sent
        self.ended = False
        self.choices = 0

    async def run(self, http: httpx.AsyncClient) -> None:
        while not self.ended:
            made = (await http.post("/api/tables", json={"game": self.game, "seats": SEATS, "window": 1})).json()
            code, token = made["code"], made["token"]
            other = (await http.post(f"/api/tables/{code}/join", json={"name": "Bob", "seat": 2})).json()["token"]
            self.sent.clear()
            headers = {"Authorization": f"Bearer {token}"}
            await http.post(f"/api/tables/{code}/commands", json={"type": "start"}, headers=headers)
            await asyncio.gather(*(self.view(code, each) for each in (token, other, None, None)))

    async def view(self, code: str, token: str | None) -> None:
        url = f"{self.address.replace('http', 'ws')}/api/tables/{code}/live"
        async with connect(url, max_size=None, compression=None) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            answered = -1
            seen = -1
            async for text in socket:
                table = DECODER.decode(text).table
                now = time.perf_counter()
                if table is None:
                    continue
                for seq in range(max(seen, 0), table.seq):
                    if seq in self.sent:
                        self.waits.append(now - self.sent[seq])
                seen = max(seen, table.seq)
                if table.stage == "over" or self.ended:
                    return
                if table.decision is not None and table.decision.seq > answered:
                    answered = table.decision.seq
                    asyncio.get_running_loop().create_task(self.choose(socket, table.decision))

    async def choose(self, socket: ClientConnection, decision: Decision) -> None:
        await asyncio.sleep(self.chance.uniform(0.9, 1.1))
        order = {
            "type": "choose",
            "id": str(decision.seq),
            "seq": decision.seq,
            "seat": decision.seat,
            "option": self.chance.randrange(len(decision.options)),
        }
        if not decision.reaction:
            self.sent[decision.seq] = time.perf_counter()
        self.choices += 1
        try:
            await socket.send(msgspec.json.encode(order).decode())
        except Exception:
            self.sent.pop(decision.seq, None)


def serve(port: int, database: str) -> None:
    from perfidie.server.serve import Server, listen
    from perfidie.server.settings import Settings

    many = 1_000_000
    settings = Settings(
        database=database,
        workers=1,
        pace=1.0,
        requests_per_second=many,
        tables_per_minute=many,
        sockets_per_address=many,
    )
    Server(settings).run(sockets=[listen("127.0.0.1", port)])


def memory(process: int) -> float:
    """What the server holds in memory, in megabytes."""
    for line in Path(f"/proc/{process}/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def computed(process: int) -> float:
    """The seconds that the server has computed."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(tables: int, seconds: float, game: str, port: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "tools.load", "--serve", str(Path(folder) / "tables.db"), "--port", str(port)],
            env=os.environ,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            async with httpx.AsyncClient(base_url=address, timeout=60) as http:
                await answering(http)
                waits: list[float] = []
                boards = [Board(address, game, number, waits) for number in range(tables)]
                tasks = []
                for board in boards:
                    tasks.append(asyncio.create_task(board.run(http)))
                    await asyncio.sleep(RAMP / tables)
                await asyncio.sleep(5)
                waits.clear()
                known = 0
                began, held, used = time.monotonic(), [memory(server.pid)], computed(server.pid)
                while time.monotonic() - began < seconds:
                    await asyncio.sleep(min(10.0, seconds))
                    held.append(memory(server.pid))
                    passed = time.monotonic() - began
                    print(f"{passed:6.0f} s  {told(waits[known:])}  memory {held[-1]:.0f} MB", flush=True)
                    known = len(waits)
                core = (computed(server.pid) - used) / (time.monotonic() - began)
                for board in boards:
                    board.ended = True
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                held_told = f"memory {held[0]:.0f} to {held[-1]:.0f} MB"
                print(f"{tables} tables of {game}: {told(waits)}; {held_told}; the server used {core:.2f} of a core")
                return 0
        finally:
            server.terminate()
            server.wait(30)


async def answering(http: httpx.AsyncClient) -> None:
    for _ in range(600):
        try:
            if (await http.get("/api/health/ready")).status_code == 200:
                return
        except httpx.HTTPError:
            await asyncio.sleep(0.1)
    raise SystemExit("the server does not answer")


def told(waits: list[float]) -> str:
    if not waits:
        return "nothing yet"
    order = sorted(waits)
    marks = [order[min(len(order) - 1, int(len(order) * share))] * 1000 for share in (0.5, 0.95, 0.99)]
    return f"{len(order)} arrivals, p50 {marks[0]:.0f} ms, p95 {marks[1]:.0f} ms, p99 {marks[2]:.0f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", default="villains_card_game")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.port, given.serve)
        return 0
    return asyncio.run(measure(given.tables, given.seconds, given.game, given.port))


if __name__ == "__main__":
    sys.exit(main())
