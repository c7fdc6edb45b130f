"""The canary: every byte that anybody receives is searched for cards that they have never come to know.

In two games each card gets a random name of its own, so that a hidden card cannot be mistaken for its open double. The
cards of Villainous are called by their names in the rules, so there the kinds are searched for, and whole messages are
compared with those of another deal that the viewer cannot tell from the true one.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.house import open_house
from tests.server.network import Client, caller, join, make_table, served
from tests.server.processes import post

from perfidie.games import GAMES, game
from perfidie.kernel.record import Record, decode
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State
from perfidie.match import Match
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
WORDS = re.compile(r'"([a-z_0-9]+)"')
OPEN_PARTS = re.compile(r'"(unseen|corp_bag|progress_parts)": ?(\[[^\[\]{}]*\]|\{[^\[\]{}]*\})')
"""What is left in bags is public as a whole; in which order, or who has drawn what, is not. The parts of a villain's
progress are named after what they are about."""
MANY = 334
BATCH = 48
AT_ONCE = 8


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
    plain = OPEN_PARTS.sub("", text)
    if id != "villainous":
        return set(SECRET.findall(plain))
    return {found for found in WORDS.findall(plain) if found in ids}


class Mark(msgspec.Struct):
    """Of a table in a message: what says to which moment it belongs."""

    seq: int
    stage: str


class Marked(msgspec.Struct):
    table: Mark | None = None


MARK = msgspec.json.Decoder(Marked)


class Spied(msgspec.Struct):
    """What was searched, and what nobody may find in logs and metrics."""

    matches: int = 0
    choices: int = 0
    messages: int = 0
    bytes: int = 0
    secrets: list[str] = []


async def spied_matches(
    folder: Path, id: str, seeds: Sequence[int], capture: pytest.CaptureFixture[str], at_once: int = 1
) -> Spied:
    """Networked matches with people, a bot and a spectator, all with the same secret names."""
    spied = Spied()
    room = asyncio.Semaphore(at_once)

    async def one(seed: int) -> None:
        async with room:
            await spied_match(address, id, seed, spied)

    with secret_names(id, Random(seeds[0])):
        async with served(folder) as address, caller(address) as http:
            await asyncio.gather(*(one(seed) for seed in seeds))
            metrics = (await http.get("/metrics")).text
    for text in (metrics, "".join(capture.readouterr())):
        assert not SECRET.search(text)
        assert not [secret for secret in spied.secrets if secret in text]
    return spied


async def spied_match(address: str, id: str, seed: int, spied: Spied) -> None:
    chance = Random(seed)
    bots = ["random"] if SEATS[id] > 2 else []
    people = SEATS[id] - len(bots)
    options = {"turn_limit": 3} if id == "villainous" else {}
    roles = [""] * SEATS[id] if id == "evil_corp" else ROLES[id]
    seats = [
        {"kind": kind, "role": role} for kind, role in zip(["me", *["open"] * (people - 1)], roles, strict=False)
    ] + [{"kind": "bot", "bot": bot, "role": role} for bot, role in zip(bots, roles[people:], strict=True)]
    wish = {"game": id, "seats": seats, "window": 0.01, "options": options, "name": "P0"}
    ticket = await post(address, "/api/tables", wish)
    code = ticket["code"]
    tokens = [ticket["token"]]
    for seat in range(1, people):
        joined = await post(address, f"/api/tables/{code}/join", {"name": f"P{seat}", "seat": seat})
        tokens.append(joined["token"])
    clients = [await Client.connect(address, code, token, ("en", "fr")[n % 2]) for n, token in enumerate(tokens)]
    watcher = await Client.connect(address, code)
    assert (await clients[0].send("start"))["ok"]
    await asyncio.gather(watcher.watch(), *(meddle(client, seat, chance) for seat, client in enumerate(clients)))
    async with caller(address) as http:
        record = decode((await http.get(f"/api/records/{code}")).content)
    for client in (*clients, watcher):
        await client.close()
    everything = set(card_ids(game(id).start(record.seats, record.options, record.seed)))
    for viewer, client in [*enumerate(clients), (None, watcher)]:
        search(client.received, record, viewer, everything, spied)
    spied.matches += 1
    spied.choices += len(record.choices)
    spied.secrets += [str(record.seed), record.salt, *tokens]


def search(received: list[str], record: Record, viewer: int | None, everything: set[str], spied: Spied) -> None:
    """Nothing that a viewer received before the match was over names a card that they had not come to know by then."""
    allowed = known_by(record, viewer)
    seq = 0
    for text in received:
        table = MARK.decode(text).table
        if table is not None:
            if table.stage == "over":
                break
            seq = max(seq, table.seq)
        leaked = named_in(text, record.game, everything) - allowed[seq]
        assert not leaked, f"seat {viewer} was told of {leaked} at {seq}: {text[:2000]}"
        assert str(record.seed) not in text
        assert record.salt not in text
        spied.messages += 1
        spied.bytes += len(text.encode())


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
    assert asyncio.run(spied_matches(tmp_path, id, [1], capsys)).bytes > 10_000


@pytest.mark.full
@pytest.mark.parametrize("id", GAMES)
def test_nobody_receives_a_byte_about_hidden_cards_in_many_matches(
    tmp_path: Path, id: str, capsys: pytest.CaptureFixture[str]
) -> None:
    total = Spied()
    for first in range(0, MANY, BATCH):
        folder = tmp_path / str(first)
        folder.mkdir()
        seeds = range(first, min(first + BATCH, MANY))
        found = asyncio.run(spied_matches(folder, id, seeds, capsys, AT_ONCE))
        total.matches += found.matches
        total.choices += found.choices
        total.messages += found.messages
        total.bytes += found.bytes
    assert total.matches == MANY
    searched = f"{total.choices} choices, {total.messages} messages, {total.bytes} bytes searched"
    with capsys.disabled():
        print(f"\n{id}: {total.matches} matches, {searched}, no hidden card found")


@pytest.mark.parametrize("id", ["villains_card_game", "villainous"])
def test_at_one_device_nobody_reads_what_only_another_was_told(tmp_path: Path, id: str) -> None:
    """Whatever the page still shows when the eyes change is for the new ones."""
    chance = Random(3)
    shown: list[tuple[int, int, str]] = []  # to whom, when, and what

    async def run() -> Record:
        async with open_house(tmp_path) as house:
            (device,) = await house.table(["me", "local", "random"], id, roles=ROLES[id])
            table = device.live.table
            while len(table.playing.choices) < 120 and table.stage == PLAYING:
                decision = device.decision
                if decision is not None:
                    assert (await device.choose(chance.randrange(len(decision["options"]))))["ok"]
                await house.wait(2.0)
                told = device.live.eyes(device.person, "en").told()
                shown.append((device.table["view"]["viewer"], table.seq, msgspec.json.encode(told).decode()))
            log: list[Any] = []
            for _, message in device.heard:
                log = message["log"] if message["type"] == "table" else log + message["told"]
                now = message["table"]
                if now["stage"] == PLAYING:
                    shown.append((now["view"]["viewer"], now["seq"], json.dumps([now, log])))
            return table.playing.record()

    with secret_names(id, chance):
        record = asyncio.run(run())
        everything = set(card_ids(game(id).start(record.seats, record.options, record.seed)))
        known = [known_by(record, seat) for seat in range(2)]
    assert {viewer for viewer, _, _ in shown} == {0, 1}
    for viewer, seq, text in shown:
        leaked = named_in(text, id, everything) - known[viewer][seq]
        assert not leaked, f"seat {viewer} reads of {leaked} at {seq}"


def test_the_search_finds_a_card_that_is_told_too_early() -> None:
    id = "villains_card_game"
    with secret_names(id, Random(1)):
        match = Match(game(id), ROLES[id], {}, seed=5, salt="salt")
        while not match.over:
            match.choose(match.state.asked, match.seq, 0)
        record = match.record()
        everything = set(card_ids(match.state))
        hidden = min(everything - known_by(record, None)[0])
        for part in ({"card": hidden}, {"unseen": ["zq"], "log": f"… {hidden} …"}, {"unseen": [{"a": hidden}]}):
            message = json.dumps({"table": {"seq": 0, "stage": "playing"}, **part})
            with pytest.raises(AssertionError, match=hidden):
                search([message], record, None, everything, Spied())
        search([json.dumps({"unseen": [hidden]})], record, None, everything, Spied())


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
