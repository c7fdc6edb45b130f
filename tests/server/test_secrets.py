"""The canary: every byte that anybody receives is searched for cards that they have never come to know.

In two games each card gets a random name of its own, so that a hidden card cannot be mistaken for its open double. The
cards of Villainous are called by their names in the rules, so there the kinds are searched for, and whole messages are
compared with those of another deal that the viewer cannot tell from the true one.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.network import Client, join, make_table, served

from perfidie.games import GAMES, game
from perfidie.kernel.record import Record, decode
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State
from perfidie.server.entries import Chosen, Closed, Created, Joined, Row, SeatPlan, Started
from perfidie.server.seen import Eyes, Presence
from perfidie.server.tables import PLAYING, Table
from perfidie.server.windows import Window

SEATS = {"villains_card_game": 3, "villainous": 3, "evil_corp": 2}
ROLES = {
    "villains_card_game": ["hook", "jafar", "ursula"],
    "villainous": ["gaston", "captain_hook", "prince_john"],
    "evil_corp": ["0", "1"],
}
SECRET = re.compile(r"zq[a-p]{14}")
OPEN_LISTS = ("unseen", "corp_bag", "progress_parts")
"""What is left in bags is public as a whole; in which order, or who has drawn what, is not. The parts of a villain's
progress are named after what they are about."""


def card_ids(state: State) -> list[str]:
    """The list in which a game keeps the name of each card: shared by all positions of a match."""
    found: Any = state
    if hasattr(found, "cast"):
        return [kind.id for kind in found.cast.kinds]
    ids: list[str] = found.cards.ids if hasattr(found, "cards") else found.material.ids
    return ids


@contextmanager
def secret_names(id: str, chance: Random) -> Iterator[None]:
    """Every card of the next match has a name that nobody can guess."""
    if id == "villainous":
        yield
        return
    ids = card_ids(game(id).start(ROLES[id], {}, 1))
    true = ids[:]
    ids[:] = ["zq" + "".join(chance.choice("abcdefghijklmnop") for _ in range(14)) for _ in ids]
    try:
        yield
    finally:
        ids[:] = true


def known_by(record: Record, viewer: int | None) -> list[set[str]]:
    """For every number of the match: the names of all cards that the viewer has ever come to know.

    A card may be shown and shuffled away in one go: then an event tells who saw it.
    """
    state = game(record.game).start(record.seats, record.options, record.seed)
    ids = card_ids(state)
    bit = state.knowledge.viewer(viewer)
    met: set[str] = set()
    found: list[set[str]] = []
    for option in (*record.choices, None):
        met = met | {ids[card] for card in range(len(ids)) if state.knowledge.knows(viewer, card)}
        met |= {ids[card] for _, _, card, _, _, viewers in state.events or [] if card >= 0 and viewers & bit}
        found.append(met)
        if option is not None:
            state.listen()
            state.apply(option)
    return found


def named_in(text: str, id: str, ids: set[str]) -> set[str]:
    """The cards that a message names."""
    message = json.loads(text)
    strip(message)
    plain = json.dumps(message)
    if id != "villainous":
        return set(SECRET.findall(plain))
    return {found for found in re.findall(r'"([a-z_0-9]+)"', plain) if found in ids}


def strip(part: Any) -> None:
    if isinstance(part, dict):
        for name in OPEN_LISTS:
            part.pop(name, None)
        for inner in part.values():
            strip(inner)
    elif isinstance(part, list):
        for inner in part:
            strip(inner)


async def spied_match(folder: Path, id: str, seed: int, capture: pytest.CaptureFixture[str]) -> int:
    """One networked match with people, a bot and a spectator; how many bytes were searched."""
    chance = Random(seed)
    bots = ["random"] if SEATS[id] > 2 else []
    people = SEATS[id] - len(bots)
    options = {"turn_limit": 3} if id == "villainous" else {}
    async with served(folder) as address, httpx.AsyncClient(base_url=address) as http:
        wish = ["me"] + ["open"] * (people - 1) + bots
        ticket = await make_table(address, wish, id, window=0.01, options=options)
        code = ticket["code"]
        async with httpx.AsyncClient(base_url=address) as maker:
            headers = {"Authorization": f"Bearer {ticket['token']}"}
            for seat, role in enumerate(ROLES[id]):
                if id != "evil_corp" and seat == 0:
                    order = {"type": "sit", "seat": 0, "role": role}
                    assert (await maker.post(f"/api/tables/{code}/commands", json=order, headers=headers)).json()["ok"]
                if id != "evil_corp" and seat >= people:
                    order = {"type": "set_seat", "seat": seat, "kind": "bot", "bot": "random", "role": role}
                    assert (await maker.post(f"/api/tables/{code}/commands", json=order, headers=headers)).json()["ok"]
        tokens = [ticket["token"]]
        for seat in range(1, people):
            joined = await http.post(
                f"/api/tables/{code}/join",
                json={"name": f"P{seat}", "seat": seat, "role": ROLES[id][seat] if id != "evil_corp" else ""},
            )
            tokens.append(joined.json()["token"])
        clients = [await Client.connect(address, code, token, ("en", "fr")[n % 2]) for n, token in enumerate(tokens)]
        watcher = await Client.connect(address, code)
        assert (await clients[0].send("start"))["ok"]
        await asyncio.gather(watcher.watch(), *(meddle(client, seat, chance) for seat, client in enumerate(clients)))
        record = decode((await http.get(f"/api/records/{code}")).content)
        metrics = (await http.get("/metrics")).text
        for client in (*clients, watcher):
            await client.close()
    searched = 0
    everything = set(card_ids(game(id).start(record.seats, record.options, record.seed)))
    for viewer, client in [*enumerate(clients), (None, watcher)]:
        allowed = known_by(record, viewer)
        seq = 0
        for text in client.received:
            message = json.loads(text)
            table = message.get("table")
            if table is not None:
                if table["stage"] == "over":
                    break
                seq = max(seq, table["seq"])
            leaked = named_in(text, id, everything) - allowed[seq]
            assert not leaked, f"seat {viewer} was told of {leaked} at {seq}: {text[:2000]}"
            assert str(record.seed) not in text
            assert record.salt not in text
            searched += len(text)
    logged = "".join(capture.readouterr())
    for text in (metrics, logged):
        assert not SECRET.search(text)
        assert str(record.seed) not in text
        assert not any(token in text for token in tokens)
    return searched


async def meddle(client: Client, seat: int, chance: Random) -> None:
    """Play anything, and ask for what is not one's business in between."""
    done = -1
    while client.table["stage"] != "over":
        decision = client.table["decision"]
        if decision is not None and decision["seq"] > done:
            done = decision["seq"]
            if chance.random() < 0.2:
                other = (seat + 1) % len(client.table["seats"])
                await client.send("choose", seq=done, seat=other, option=0)
                await client.send("choose", seq=done, seat=seat, option={"card": "nobody"})
                await client.send("why", seat=seat, option={"card": "nobody"})
                await client.send("resync")
            option = chance.randrange(len(decision["options"]))
            await client.send("choose", seq=done, seat=decision["seat"], option=option)
        else:
            await client.next()


@pytest.mark.parametrize("id", GAMES)
def test_nobody_receives_a_byte_about_cards_that_they_have_never_known(
    tmp_path: Path, id: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with secret_names(id, Random(1)):
        assert asyncio.run(spied_match(tmp_path, id, 1, capsys)) > 10_000


@pytest.mark.full
@pytest.mark.parametrize("id", GAMES)
def test_nobody_receives_a_byte_about_hidden_cards_in_many_matches(
    tmp_path: Path, id: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in range(334):
        folder = tmp_path / str(seed)
        folder.mkdir()
        with secret_names(id, Random(seed)):
            asyncio.run(spied_match(folder, id, seed, capsys))


def started(id: str, seed: int) -> Table:
    """A table of people in the middle of nowhere, made from rows."""
    people = range(SEATS[id])
    plans = [SeatPlan("person", name=f"P{seat}", person=f"p{seat}") for seat in people]
    created = Created(id, game(id).check_options({}), plans, "p0", "P0", "", False, 0, 4)
    entries: list[Any] = [
        created,
        *(Joined(f"p{seat}", f"P{seat}") for seat in people[1:]),
        Started(ROLES[id], seed, "salt"),
    ]
    return Table.rebuilt("ABCDEF", [Row("ABCDEF", n, 0.0, "", "", entry) for n, entry in enumerate(entries)])


@pytest.mark.parametrize("id", GAMES)
def test_a_message_is_the_same_in_every_world_that_its_reader_cannot_tell_from_the_true_one(id: str) -> None:
    chance = Random(5)
    table = started(id, 11)
    for number in range(120):
        if table.stage != PLAYING:
            break
        if number % 4 == 0:
            for viewer in (None, *range(SEATS[id])):
                compare(table, viewer, number)
        if table.window is not None:
            entry: Any = Closed(table.window.result({}))
        else:
            entry = Chosen(table.playing.state.asked, chance.randrange(len(table.playing.state.codes)), "person")
        table.apply(Row("ABCDEF", table.rows, 0.0, "", "", entry))


def compare(table: Table, viewer: int | None, number: int) -> None:
    true = table.playing.state
    person = None if viewer is None else f"p{viewer}"
    told = message(table, person)
    world = true.redeal(viewer, Rng.seeded(number), table.game.cards_of(true))
    window = table.window
    try:
        table.playing.state = world
        table.window = Window(table.game.id, world, table.seq) if window is not None else None
        assert message(table, person) == told
    finally:
        table.playing.state = true
        table.window = window


def message(table: Table, person: str | None) -> bytes:
    return msgspec.json.encode(Eyes(table, person, "fr", Presence(), 0.0).state())


def test_the_way_in_is_nowhere_but_in_the_first_answer(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(tmp_path) as address:
            ticket = await make_table(address, ["me", "open", "random"])
            other = await join(address, ticket["code"], 1, "Bob")
            anna = await Client.connect(address, ticket["code"], ticket["token"])
            assert (await anna.send("start"))["ok"]
            for text in anna.received:
                assert ticket["token"] not in text
                assert other["token"] not in text
            await anna.close()
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert ticket["token"].encode() not in stored
        assert other["token"].encode() not in stored

    asyncio.run(run())
