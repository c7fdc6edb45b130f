"""The protocol as it is documented, over real sockets."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from pathlib import Path
from typing import get_args

import msgspec
import pytest
import websockets
from tests.server.network import Client, caller, join, make_table, served
from tests.server.test_tables import Thoughtful

from perfidie.bots import BOTS
from perfidie.games import GAMES
from perfidie.kernel.record import decode, position_at, verify
from perfidie.match import game_of
from perfidie.server import seen, wire
from perfidie.server.phrasing import texts_in
from perfidie.server.thinking import ADVISER
from perfidie.texts import LANGUAGES

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", GAMES[::2])
def test_two_people_and_bots_play_a_match_to_its_end_and_verify_its_record(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with served(tmp_path) as address:
            seats = ["me", "open", "random"] if game != "evil_corp" else ["me", "open"]
            ticket = await make_table(address, seats, game)
            code = ticket["code"]
            other = await join(address, code, 1, "Bob")
            anna = await Client.connect(address, code, ticket["token"])
            bob = await Client.connect(address, code, other["token"], "fr")
            watcher = await Client.connect(address, code)
            assert anna.table["you"]["host"]
            assert (await anna.send("start"))["ok"]
            async with caller(address) as http:
                assert (await http.get(f"/api/records/{code}")).status_code == 404
                await asyncio.gather(anna.play(), bob.play(), watcher.watch())
                assert anna.table["winners"] == bob.table["winners"] == watcher.table["winners"]
                answer = await http.get(f"/api/records/{code}", params={"download": "true"})
                record = decode(answer.content)
                verify(record, game_of(record))
                assert record.commitment == anna.table["commitment"]
                assert "attachment" in answer.headers["content-disposition"]
                steps = (await http.get(f"/api/records/{code}/steps", params={"lang": "fr"})).json()
                assert steps["verified"]
                assert len(steps["steps"]) == len(record.choices)
                at = (await http.get(f"/api/records/{code}/at/3", params={"seat": 1})).json()
                assert at["view"]["viewer"] == 1
                assert at["events"]
                for n in (0, 16, 17, len(record.choices)):
                    at = (await http.get(f"/api/records/{code}/at/{n}")).json()
                    true = position_at(record, game_of(record), n)
                    assert msgspec.json.encode(at["view"]) == msgspec.json.encode(true.view(None))
                assert (await http.get(f"/api/records/{code}/at/{len(record.choices) + 1}")).status_code == 400
                wish = {"at": 5, "seats": [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (len(seats) - 1)}
                branch = await http.post(f"/api/records/{code}/branch", json=wish)
                what_if = await Client.connect(address, branch.json()["code"], branch.json()["token"])
                assert what_if.table["seq"] >= 5
                await what_if.play()
                assert what_if.table["stage"] == "over"
            for client in (anna, bob, watcher, what_if):
                await client.close()

    asyncio.run(run())


def test_games_and_words_are_told_in_both_languages(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address, caller(address) as http:
            games = (await http.get("/api/games", params={"lang": "fr"})).json()
            assert [game["id"] for game in games] == list(GAMES)
            for game in GAMES:
                answer = await http.get(f"/api/games/{game}/words", params={"lang": "fr"})
                words = answer.json()
                assert words["roles"]
                assert all(card["name"] for card in words["cards"].values())
                again = await http.get(
                    f"/api/games/{game}/words",
                    params={"lang": "fr"},
                    headers={"If-None-Match": answer.headers["etag"]},
                )
                assert again.status_code == 304
            assert (await http.get("/api/games/chess/words")).json()["error"]["code"] == "unknown-game"

    asyncio.run(run())


def test_a_script_without_a_socket_can_play_by_requests_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seen, "LAST_TOLD", 20)

    async def run() -> None:
        async with served(tmp_path) as address:
            ticket = await make_table(address, ["me", "random", "random"], start=True)
            url = f"/api/tables/{ticket['code']}"
            async with caller(address, ticket["token"]) as http:
                number = 0
                while (table := (await http.get(url)).json())["stage"] != "over":
                    if (decision := table["decision"]) is None:
                        await asyncio.sleep(0.005)
                        continue
                    number += 1
                    order = {"type": "choose", "id": str(number), "seq": decision["seq"], "seat": 0, "option": 0}
                    assert (await http.post(f"{url}/commands", json=order)).json()["ok"]
                log = (await http.get(f"{url}/log")).json()
                assert log[-1]["text"]
                assert {each["seq"] for each in log} == set(range(table["seq"] + 1)), "something is not told"
                for since in (0, 7, table["seq"] - 1):
                    rest = (await http.get(f"{url}/log", params={"since": since})).json()
                    assert rest == [each for each in log if each["seq"] > since]
                watcher = await Client.connect(address, ticket["code"], ticket["token"])
                assert watcher.log == log[-20:]
                await watcher.close()

    asyncio.run(run())


def test_the_cookie_is_for_the_browser_alone_and_opens_only_its_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address, caller(address) as http:
            wish = {"game": "villains_card_game", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
            answer = await http.post("/api/tables", json=wish)
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=strict" in cookie
            assert f"Path=/api/tables/{answer.json()['code']}" in cookie
            table = (await http.get(f"/api/tables/{answer.json()['code']}")).json()
            assert table["you"]["host"]
            assert (await http.get("/api/tables")).json() == []

    asyncio.run(run())


def test_public_tables_are_listed_while_a_seat_is_open(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address, caller(address) as http:
            ticket = await make_table(address, ["me", "open", "random"], public=True, title="Friday")
            await make_table(address, ["me", "open", "random"])
            (listed,) = (await http.get("/api/tables")).json()
            assert (listed["code"], listed["title"], listed["open"]) == (ticket["code"], "Friday", 1)
            await join(address, ticket["code"], 1, "Bob")
            assert (await http.get("/api/tables")).json() == []

    asyncio.run(run())


def test_the_openapi_document_lists_every_address_of_the_protocol(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address, caller(address) as http:
            document = (await http.get("/api/openapi.json")).json()
            assert {"/api/games", "/api/tables", "/api/tables/{code}/commands", "/api/records/{id}"} <= set(
                document["paths"]
            )

    asyncio.run(run())


def test_pages_have_a_strict_policy_and_client_addresses_lead_to_the_client(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address, caller(address) as http:
            for path in ("/", "/t/ABCDEF", "/r/ABCDEF", "/learn/first"):
                answer = await http.get(path)
                assert answer.status_code == 200
                assert "text/html" in answer.headers["content-type"]
                policy = answer.headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "unsafe" not in policy
            for path in ("/nothing", "/../pages.py", "/.git/config", "/%2e%2e/pages.py"):
                assert (await http.get(path)).status_code == 404

    asyncio.run(run())


def test_an_unknown_address_is_refused_like_everything_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address, caller(address) as http:
            for path in ("nothing", "nothing/at/all", "tables/ABCDEF/nothing", "openapi.json/more"):
                for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"):
                    answer = await http.request(method, f"/api/{path}", params={"lang": "fr"})
                    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")
                    if method != "HEAD":
                        error = {"code": "no-page", "text": "Il n’y a rien à cette adresse."}
                        assert answer.json() == {"error": error}

    asyncio.run(run())


def test_a_wrong_method_is_refused_with_those_that_are_right(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address, caller(address) as http:
            for method, path in (("PUT", "tables"), ("GET", "tables/ABCDEF/join"), ("POST", "openapi.json")):
                answer = await http.request(method, f"/api/{path}")
                assert (answer.status_code, answer.json()["error"]["code"]) == (405, "no-method")
                assert method not in answer.headers["allow"]
            answer = await http.get("/api/tables/ABCDEF/live")
            assert answer.json()["error"]["code"] == "no-method"

    asyncio.run(run())


def test_health_and_metrics_answer(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address, caller(address) as http:
            assert (await http.get("/api/health/live")).json()["status"] == "ok"
            assert (await http.get("/api/health/ready")).status_code == 200
            assert "perfidie_log_rows_total" in (await http.get("/metrics")).text

    asyncio.run(run())


def test_a_socket_without_a_greeting_or_for_no_table_is_closed_with_the_reason(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address:
            url = f"{address.replace('http', 'ws')}/api/tables/ABCDEF/live"
            for first, code in (
                ('{"type": "hello", "lang": "fr"}', "gone"),
                ('{"type": "choose"}', "hello"),
                ("?", "hello"),
            ):
                async with websockets.connect(url, additional_headers={"Accept-Language": "fr"}) as socket:
                    await socket.send(first)
                    told = json.loads(await socket.recv())
                    assert told == {"type": "closing", "code": code, "text": texts_in("fr")(f"server-closing-{code}")}
                    with pytest.raises(websockets.ConnectionClosed):
                        await socket.recv()

    asyncio.run(run())


def test_every_way_in_which_a_socket_is_closed_is_documented_and_worded() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    listed = page.partition("### Closing")[2].partition("\n#")[0]
    assert re.findall(r"^\| `([a-z]+)` \|", listed, re.MULTILINE) == list(get_args(wire.Ending))
    for lang in LANGUAGES:
        assert all(texts_in(lang).catalogue.knows(f"server-closing-{code}") for code in get_args(wire.Ending))


def test_a_hint_keeps_nobody_from_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    enough = threading.Event()
    monkeypatch.setitem(BOTS, ADVISER, lambda: Thoughtful(enough))

    def hints() -> list[asyncio.Task[object]]:
        return [task for task in asyncio.all_tasks() if "Talk.answer" in repr(task.get_coro())]

    async def run() -> None:
        async with served(tmp_path) as address:
            clients: list[Client] = []
            for _ in range(2):
                ticket = await make_table(address, ["me", "local", "local"], start=True)
                clients.append(await Client.connect(address, ticket["code"], ticket["token"]))
                seat = clients[-1].table["decision"]["seat"]
                await clients[-1].socket.send(json.dumps({"type": "hint", "id": "hint", "seat": seat}))
            other, anna = clients
            assert (await anna.send("choose", seq=0, seat=seat, option=0))["ok"]
            assert len(hints()) == 2
            await other.close()
            while len(hints()) == 2:
                await asyncio.sleep(0.01)
            enough.set()
            reply = await anna.hear("reply")
            assert (reply["id"], reply["ok"], reply["advice"]) == ("hint", True, [])
            assert hints() == []
            await anna.close()

    asyncio.run(run())


def test_on_shutdown_everybody_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address:
            ticket = await make_table(address, ["me", "open", "open"])
            anna = await Client.connect(address, ticket["code"], ticket["token"])
        assert (await anna.hear("closing"))["code"] == "shutdown"
        await anna.close()

    asyncio.run(run())
