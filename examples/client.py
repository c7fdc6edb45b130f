"""Plays one match against bots by the documented protocol (docs/protocol.md): python client.py http://localhost:8000

It needs no rules: whoever is asked gets all legal options, and answers with the number of one. A lost connection is
simply opened again: every message stands for itself, and a command that is sent twice is carried out once.
"""

import asyncio
import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def make_table(server: str, game: str) -> dict[str, str]:
    """Make a table with two bots and start at once; the answer holds the table's code and our token."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": game, "seats": seats, "name": "Ada", "lang": "en", "start": True}
    request = Request(f"{server}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        ticket: dict[str, str] = json.load(answer)
        return ticket


async def play(server: str, ticket: dict[str, str]) -> None:
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{ticket['code']}/live"
    answered = -1
    async for socket in connect(address, max_size=None):  # again and again, if the connection is lost
        try:
            await socket.send(json.dumps({"type": "hello", "token": ticket["token"], "lang": "en"}))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "reply" and not message["ok"]:
                    print("refused:", message["error"]["text"])
                for told in message.get("told", []):
                    print(told["text"])
                table = message.get("table")
                if table and table["stage"] == "over":
                    print("won by:", *(table["seats"][seat]["name"] for seat in table["winners"]))
                    return
                decision = table and table["decision"]
                if decision and decision["seq"] != answered:
                    answered = decision["seq"]
                    option = random.choice(decision["options"])
                    print(f"> {decision['text']} {option['text']}")
                    choice = {"seq": decision["seq"], "seat": decision["seat"], "option": option["index"]}
                    await socket.send(json.dumps({"type": "choose", "id": f"choice-{answered}", **choice}))
        except ConnectionClosed:
            answered = -1


if __name__ == "__main__":
    server = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"
    game = sys.argv[2] if len(sys.argv) > 2 else "villains_card_game"
    asyncio.run(play(server, make_table(server, game)))
