"""Whatever a hostile client sends, nothing breaks, nothing changes, and the others hardly notice."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from tests.server.network import Client, caller, join, make_table, served

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
"""A client library may leave a socket half open when the server throws it out."""

DEEP = '{"type":"why","id":"x","seat":0,"option":' + '{"a":' * 3000 + "1" + "}" * 3000 + "}"


def rubbish(chance: Random, depth: int = 0) -> Any:
    """Any JSON."""
    kind = chance.randrange(9 if depth < 4 else 6)
    if kind == 0:
        return None
    if kind == 1:
        return chance.choice([True, False])
    if kind == 2:
        return chance.choice([0, -1, 2**31, 2**63, 10**30, 1.5, -1e308])
    if kind <= 5:
        return chance.choice(["", "x", "choose", "\u0000", "é" * 40, "../../etc/passwd", "' OR 1=1 --", "\ud800"])
    if kind == 6:
        return [rubbish(chance, depth + 1) for _ in range(chance.randrange(4))]
    keys = ("type", "id", "seq", "seat", "option", "kind", "card", "__proto__", "person")
    return {chance.choice(keys): rubbish(chance, depth + 1) for _ in range(chance.randrange(6))}


def attacks(seed: int, number: int) -> list[str]:
    chance = Random(seed)
    types = ("choose", "undo", "ask_undo", "answer", "why", "hint", "sit", "start", "resign", "rematch", "settings")
    made: list[str] = [DEEP, "", "{", "[]", "null", '{"type":"choose"}', "\u0000", "{" * 5000]
    for _ in range(number):
        order = rubbish(chance)
        if isinstance(order, dict) and chance.random() < 0.7:
            order["type"] = chance.choice(types)
            order["seat"] = chance.choice([0, 1, 2, -1, 99])
            order["seq"] = chance.choice([0, 1, 2, 10**9])
        made.append(json.dumps(order))
    return made


async def attack(address: str, code: str, token: str | None, messages: list[str]) -> int:
    """Send everything, coming back whenever thrown out; how often an error was answered."""
    refused = 0
    left = list(messages)
    while left:
        try:
            url = f"{address.replace('http', 'ws')}/api/tables/{code}/live"
            async with websockets.connect(url, max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello", "token": token}))
                await socket.recv()
                for _ in range(min(40, len(left))):
                    await socket.send(left.pop())
                    answer = json.loads(await socket.recv())
                    assert answer["type"] in ("reply", "update", "closing"), answer
                    if answer["type"] == "reply" and not answer["ok"]:
                        assert answer["error"]["code"]
                        assert "Traceback" not in answer["error"]["text"]
                        refused += 1
        except websockets.ConnectionClosed:
            continue
    return refused


def test_rubbish_from_strangers_and_from_other_seats_changes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address, caller(address) as http:
            ticket = await make_table(address, ["me", "open", "open"], options={"first": 0})
            code = ticket["code"]
            bob = await join(address, code, 1, "Bob")
            await join(address, code, 2, "Chloé")
            anna = await Client.connect(address, code, ticket["token"])
            assert (await anna.send("start"))["ok"]
            before = await table(http, code, ticket["token"])
            failures = await failed(http)
            assert await attack(address, code, None, attacks(1, 150)) > 50
            assert await attack(address, code, "forged" * 5, attacks(2, 50)) > 10
            refused = await attack(address, code, bob["token"], [m for m in attacks(3, 100) if "resign" not in m])
            assert refused > 20
            after = await table(http, code, ticket["token"])
            assert after["seq"] == before["seq"] == 0
            assert after["view"] == before["view"]
            assert after["stage"] == "playing"
            assert await failed(http) == failures
            await anna.close()

    asyncio.run(run())


async def failed(http: httpx.AsyncClient) -> float:
    """How many things went wrong in the server, as it counts them."""
    lines = (await http.get("/metrics")).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("perfidie_failures_total{"))


async def table(http: httpx.AsyncClient, code: str, token: str) -> dict[str, Any]:
    found: dict[str, Any] = (await http.get(f"/api/tables/{code}", headers={"Authorization": f"Bearer {token}"})).json()
    return found


def test_a_page_of_another_server_gets_no_socket_and_can_send_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address, caller(address) as http:
            ticket = await make_table(address, ["me", "open", "open"])
            url = f"{address.replace('http', 'ws')}/api/tables/{ticket['code']}/live"
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(url, origin=websockets.Origin("https://evil.example"))
            async with websockets.connect(url, origin=websockets.Origin(address)) as socket:
                await socket.send('{"type":"hello"}')
                assert json.loads(await socket.recv())["type"] == "table"
            foreign = {"Origin": "https://evil.example"}
            answer = await http.post(f"/api/tables/{ticket['code']}/join", json={"name": "E"}, headers=foreign)
            assert answer.status_code == 403
            assert answer.json()["error"]["code"] == "foreign-origin"

    asyncio.run(run())


def test_messages_that_are_too_long_end_the_connection_or_the_request(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address, caller(address) as http:
            ticket = await make_table(address, ["me", "open", "open"])
            url = f"{address.replace('http', 'ws')}/api/tables/{ticket['code']}/live"
            async with websockets.connect(url, max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello"}))
                await socket.recv()
                with suppress(websockets.ConnectionClosed):  # it may be over before all is sent
                    await socket.send("x" * 10_000_000)
                await socket.wait_closed()
                assert socket.close_code == 1009
            answer = await http.post("/api/tables", content=b'{"game":"' + b"x" * 100_000 + b'"}')
            assert answer.status_code == 413
            assert answer.json()["error"]["code"] == "too-large"
            with suppress(httpx.TransportError):
                answer = await http.post("/api/tables", content=b"x" * 10_000_000)
                assert answer.status_code == 413

    asyncio.run(run())


def test_a_flood_is_cut_off_and_others_play_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address:
            ticket = await make_table(address, ["me", "local", "local"], start=True)
            other = await make_table(address, ["me", "open", "open"])

            thrown_out: list[float] = []

            async def flood() -> None:
                url = f"{address.replace('http', 'ws')}/api/tables/{other['code']}/live"
                while True:
                    try:
                        async with websockets.connect(url, max_size=None) as socket:
                            await socket.send(json.dumps({"type": "hello"}))
                            while True:
                                await socket.send('{"type":"resync","id":"x"}')
                                await asyncio.sleep(0.001)
                    except websockets.ConnectionClosed:
                        thrown_out.append(time.perf_counter())

            attacker = asyncio.create_task(flood())
            anna = await Client.connect(address, ticket["code"], ticket["token"])
            waits: list[float] = []
            while anna.table["stage"] != "over" and len(waits) < 40:
                decision = anna.table["decision"]
                began = time.perf_counter()
                await anna.send("choose", seq=decision["seq"], seat=decision["seat"], option=0)
                while anna.table["seq"] == decision["seq"]:
                    await anna.next()
                waits.append(time.perf_counter() - began)
            while not thrown_out:
                await asyncio.wait([attacker], timeout=0.05)
            assert not attacker.done()
            attacker.cancel()
            await asyncio.wait([attacker])
            waits.sort()
            print(f"p95 beside a flood: {waits[int(len(waits) * 0.95)] * 1000:.0f} ms")
            await anna.close()

    asyncio.run(run())


def test_one_address_can_only_ask_and_make_so_much(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path, requests_per_second=1, tables_per_minute=2) as address, caller(address) as http:
            began = time.monotonic()
            passed = 0
            while (status := (await http.get("/api/games")).status_code) == 200:
                passed += 1
                assert passed <= 6 + time.monotonic() - began  # six at once, and one more in each second
            assert status == 429
            assert passed >= 6
            wish = {"game": "villains_card_game", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
            made = [(await http.post("/api/tables", json=wish)).status_code for _ in range(4)]
            assert made == [201, 201, 429, 429]

    asyncio.run(run())
