"""A table is what its log says, and everything that people may do goes into it exactly once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import CARD_GAME, House, Somebody, open_house

from perfidie.bots import BOTS
from perfidie.server import wire
from perfidie.server.seen import Eyes, Presence
from perfidie.server.tables import Table


def seen(table: Table, person: str | None) -> bytes:
    return msgspec.json.encode(Eyes(table, person, "en", Presence(), 0.0).state())


async def same_after_restart(house: House, code: str) -> None:
    """Whatever is in memory can be read from the store."""
    kept = (await house.desk.live(code)).table
    read = Table.rebuilt(code, await house.desk.store.rows(code))
    for person in (None, *kept.persons):
        assert seen(read, person) == seen(kept, person)
    if kept.match is not None:
        assert read.playing.state.digest() == kept.playing.state.digest()
        assert read.playing.events(None) == kept.playing.events(None)


def asked(people: list[Somebody]) -> Somebody:
    return next(each for each in people if each.decision is not None)


async def play_on(house: House, people: list[Somebody], choices: int = 10_000) -> None:
    """The people choose the first option, again and again."""
    for _ in range(choices):
        if people[0].table["stage"] == "over":
            return
        reply = await asked(people).choose(0)
        assert reply["ok"], reply
        await house.settle()


def test_a_match_of_people_and_bots_is_played_to_its_end_and_its_record_opened(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "random", "open", "novice"])
            await play_on(house, people)
            table = people[0].table
            assert table["stage"] == "over"
            assert table["winners"] == people[1].table["winners"] != []
            assert table["record"] == table["code"]
            await same_after_restart(house, table["code"])

    asyncio.run(run())


def test_every_step_of_a_table_can_be_read_back_from_its_log(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"])
            code = people[0].table["code"]
            anna, bob, chloe = people
            await play_on(house, people, 4)
            steps: list[tuple[Somebody, str, dict[str, Any]]] = [
                (anna, "pause", {"on": True}),
                (bob, "pause", {"on": False}),
                (bob, "settings", {"auto_pass": True, "absent_bot": "novice"}),
                (anna, "mute", {"person": bob.person, "on": True}),
                (chloe, "ask_undo", {"to": 2}),
                (anna, "answer", {"offer": "undo", "agree": True}),
                (bob, "answer", {"offer": "undo", "agree": True}),
                (chloe, "resign", {"seat": 2, "bot": "random"}),
                (bob, "leave", {}),
                (anna, "offer_end", {}),
            ]
            for who, type, fields in steps:
                reply = await who.send(type, **fields)
                assert reply["ok"], (type, reply)
                await house.settle()
                await same_after_restart(house, code)
            assert anna.table["stage"] == "over"
            assert anna.table["winners"] is None

    asyncio.run(run())


def test_a_command_sent_again_is_answered_again_and_carried_out_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"])
            who = asked(people)
            decision = who.decision
            assert decision is not None
            order = {"id": "mine", "seq": decision["seq"], "seat": decision["seat"], "option": 0}
            replies = await asyncio.gather(*(who.send("choose", **order) for _ in range(5)))
            assert [reply["ok"] for reply in replies] == [True] * 5
            assert sum(reply.get("again", False) for reply in replies) == 4
            assert people[0].table["seq"] == 1
            again = await who.send("choose", **{**order, "id": "other"})
            assert again["error"]["code"] == "stale"
            assert again["table"]["seq"] == 1

    asyncio.run(run())


def test_a_repeated_command_is_recognized_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "local", "local"])
            code, token_owner = people[0].table["code"], people[0].person
            decision = people[0].decision
            assert decision is not None
            order = {"id": "mine", "seq": 0, "seat": decision["seat"], "option": 0}
            assert (await people[0].send("choose", **order))["ok"]
        async with open_house(tmp_path) as house:
            live = await house.desk.live(code)
            back = Somebody(house, live, token_owner, "en")
            reply = await back.send("choose", **order)
            assert reply["ok"]
            assert reply["again"]
            assert live.table.seq == 1

    asyncio.run(run())


REFUSALS: list[tuple[str, dict[str, Any], str]] = [
    ("choose", {"seq": 0, "seat": 0, "option": 999}, "not-offered"),
    ("choose", {"seq": 7, "seat": 0, "option": 0}, "stale"),
    ("choose", {"seq": 0, "seat": 1, "option": 0}, "not-your-seat"),
    ("choose", {"seq": 0, "seat": 9, "option": 0}, "unknown-seat"),
    ("choose", {"seq": 0, "seat": 0, "option": {"card": {"deep": 1}}}, "option-field"),
    ("choose", {"seq": 0, "seat": 0, "option": {"kind": "play", "card": "9X"}}, "not-possible"),
    ("undo", {"seat": 0}, "no-undo"),
    ("ask_undo", {"to": 3}, "undo-range"),
    ("answer", {"offer": "end", "agree": True}, "no-offer"),
    ("sit", {"seat": 1}, "has-started"),
    ("set_seat", {"seat": 1, "kind": "bot"}, "has-started"),
    ("start", {}, "has-started"),
    ("rematch", {}, "not-over"),
    ("resign", {"seat": 0, "bot": "oracle"}, "unknown-bot"),
    ("chat", {"text": " \n "}, "empty-line"),
    ("chat", {"phrase": "abracadabra"}, "unknown-phrase"),
    ("mute", {"person": "nobody", "on": True}, "unknown-person"),
    ("why", {"seat": 1, "option": {"card": "5R"}}, "not-your-seat"),
    ("hint", {"seat": 1}, "not-your-seat"),
]


@pytest.mark.parametrize(("type", "fields", "code"), REFUSALS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_refusal_has_a_code_a_sentence_and_the_present_table(
    tmp_path: Path, type: str, fields: dict[str, Any], code: str, lang: str
) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"], lang=lang, options={"first": 0})
            before = (await house.desk.live(people[0].table["code"])).table.rows
            reply = await people[0].send(type, **fields)
            assert not reply["ok"]
            assert reply["error"]["code"] == code
            assert " " in reply["error"]["text"]
            assert reply["table"]["seq"] == 0
            assert reply["table"]["decision"]["seat"] == 0
            assert (await house.desk.live(people[0].table["code"])).table.rows == before

    asyncio.run(run())


def test_spectators_see_the_public_view_and_can_do_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"])
            watcher = await house.come(people[0].table["code"])
            assert watcher.table["view"]["viewer"] is None
            assert watcher.table["view"]["table"]["hand"] == []
            assert watcher.table["decision"] is None
            assert people[0].table["watchers"] == 1
            for type, fields in (
                ("choose", {"seq": 0, "seat": 0, "option": 0}),
                ("undo", {"seat": 0}),
                ("pause", {"on": True}),
            ):
                assert (await watcher.send(type, **fields))["error"]["code"] == "spectators-watch"

    asyncio.run(run())


def test_an_undo_beyond_the_barrier_needs_every_human(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"])
            await play_on(house, people, 3)
            anna, bob, chloe = people
            assert (await anna.send("ask_undo", to=1))["ok"]
            assert bob.table["offers"][0]["needed"] == [anna.person, bob.person, chloe.person]
            assert (await bob.send("answer", offer="undo", agree=True))["ok"]
            assert anna.table["seq"] == 3
            assert (await chloe.send("answer", offer="undo", agree=False))["ok"]
            assert anna.table["offers"] == []
            assert anna.table["seq"] == 3
            assert (await anna.send("ask_undo", to=1))["ok"]
            for each in (bob, chloe):
                assert (await each.send("answer", offer="undo", agree=True))["ok"]
            assert anna.table["seq"] == 4
            told = [m for _, m in anna.heard if m["type"] == "update"][-1]["told"]
            assert told[-1]["event"] == {"kind": "undone", "to": 1}

    asyncio.run(run())


def test_alone_against_bots_consent_is_ones_own(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            (anna,) = await house.table(["me", "random", "random"], options={"first": 0})
            await anna.choose(0)
            await house.settle()
            assert (await anna.send("ask_undo", to=0))["ok"]
            await house.settle()
            assert anna.decision is not None
            assert len(anna.live.table.playing.choices) == 0

    asyncio.run(run())


def test_whoever_resigns_is_replaced_by_a_bot_and_the_match_ends(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "random"])
            assert (await people[1].send("resign", seat=1, bot="random"))["ok"]
            await house.settle()
            assert people[0].table["seats"][1]["kind"] == "bot"
            assert people[1].table["you"]["seats"] == []
            await play_on(house, people[:1])
            assert people[0].table["stage"] == "over"

    asyncio.run(run())


def test_a_rematch_keeps_the_people_and_their_tokens(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "random"])
            for somebody in people:
                assert (await somebody.send("settings", auto_pass=True, absent_bot="novice"))["ok"]
            await people[0].send("offer_end")
            assert (await people[1].send("answer", offer="end", agree=True))["ok"]
            first = await people[1].send("rematch")
            second = await people[0].send("rematch")
            assert first["next"] == second["next"] == people[0].table["next"]
            live = await house.desk.live(first["next"])
            assert live.table.plans[0].person == people[0].person
            assert live.table.plans[1].person == people[1].person
            assert live.table.plans[2].kind == "bot"
            assert live.hashes == people[0].live.hashes
            assert {guest.name for guest in live.table.persons.values()} == {"Anna", "Bob"}
            assert all(guest.auto_pass and guest.absent_bot == "novice" for guest in live.table.persons.values())

    asyncio.run(run())


def test_chat_reaches_all_but_those_who_muted_the_speaker(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            anna, bob, chloe = await house.table(["me", "open", "open"])
            await anna.send("mute", person=bob.person, on=True)
            await bob.send("chat", text="psst\nhere")
            await chloe.send("chat", phrase="thanks")
            chloe.listen()
            assert [m["line"]["text"] for _, m in chloe.heard if m["type"] == "chat"] == ["psst here", "Thank you!"]
            anna.listen()
            assert [m["line"]["text"] for _, m in anna.heard if m["type"] == "chat"] == ["Thank you!"]
            reader = await house.come(anna.table["code"], lang="fr")
            assert [line["text"] for line in reader.heard[0][1]["chat"]] == ["psst here", "Merci\u202f!"]

    asyncio.run(run())


def test_in_the_lobby_people_sit_stand_and_are_seated(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            seats = [wire.SeatWish("me"), wire.SeatWish("open"), wire.SeatWish("open")]
            ticket = await house.desk.create(wire.NewTable(CARD_GAME, seats, name="Anna"))
            anna = await house.come(ticket.code, ticket.token)
            joined = await house.desk.join(ticket.code, wire.Joining("Bob", 1, "jafar"))
            bob = await house.come(ticket.code, joined.token)
            assert (await bob.send("start"))["error"]["code"] == "host-only"
            assert (await anna.send("start"))["error"]["code"] == "seat-open"
            assert (await bob.send("sit", seat=0))["error"]["code"] == "seat-taken"
            assert (await bob.send("sit", seat=2, role="jafar"))["error"]["code"] == "role-twice"
            assert (await bob.send("stand", seat=1))["ok"]
            assert anna.table["seats"][1]["kind"] == "open"
            assert (await bob.send("sit", seat=2, role="jafar", name="Robert"))["ok"]
            assert (await anna.send("set_seat", seat=1, kind="bot", bot="novice"))["ok"]
            assert [seat["name"] for seat in anna.table["seats"]] == ["Anna", "", "Robert"]
            assert (await anna.send("start"))["ok"]
            assert anna.table["seats"][2]["role"] == "jafar"
            assert len({seat["role"] for seat in anna.table["seats"]}) == 3

    asyncio.run(run())


def test_at_one_device_the_view_is_that_of_the_seat_that_is_asked(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            (anna,) = await house.table(["me", "local", "local"], options={"first": 0})
            seats: list[int] = []
            while len(set(seats)) < 3 or seats[-1] != 0:  # a special card may ask a seat twice
                seats.append(anna.table["decision"]["seat"])
                assert anna.table["view"]["viewer"] == seats[-1]
                await anna.choose(0)
            assert anna.table["you"]["seats"] == [0, 1, 2]

    asyncio.run(run())


def test_why_not_is_answered_with_the_rule_and_hints_with_chances(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            (anna,) = await house.table(["me", "random", "random"], options={"first": 0})
            held = anna.table["view"]["table"]["hand"]
            missing = next(card for card in ("1R", "2B", "3G", "4Y", "5P") if card not in held)
            reply = await anna.send("why", seat=0, option={"card": missing})
            assert reply["reasons"][0]["rule"] == "4"
            advice = (await anna.send("hint", seat=0))["advice"]
            assert 1 <= len(advice) <= 3
            assert all(0 <= each["index"] < len(anna.table["decision"]["options"]) for each in advice)

    asyncio.run(run())


def test_each_viewer_reads_their_own_language(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"])
            reader = await house.come(people[0].table["code"], lang="fr")
            await asked(people).choose(0)
            await house.settle()
            english = [m for _, m in people[0].heard if m["type"] == "update"][-1]["told"]
            french = [m for _, m in reader.heard if m["type"] == "update"][-1]["told"]
            assert [told["event"]["kind"] for told in english] == [told["event"]["kind"] for told in french]
            assert [told["text"] for told in english] != [told["text"] for told in french]
            assert (await reader.send("language", lang="en"))["ok"]
            assert reader.listen()[-1]["type"] == "table"

    asyncio.run(run())


class Broken:
    """A bot of another package, gone wrong."""

    def choose(self, sight: object, rng: object, budget: float) -> int:
        raise RuntimeError("no idea")


def test_a_broken_bot_does_not_stop_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "broken", Broken)

    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "broken", "broken"])
            await play_on(house, people)
            assert people[0].table["stage"] == "over"

    asyncio.run(run())


def test_options_that_cannot_be_taken_back_say_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            (anna,) = await house.table(["me", "local", "local"], options={"first": 0})
            for _ in range(6):
                decision = anna.decision
                assert decision is not None
                option = decision["options"][0]
                await anna.choose(0)
                await house.settle()
                assert anna.table["undo"][str(decision["seat"])]["possible"] is not option["barrier"]

    asyncio.run(run())
