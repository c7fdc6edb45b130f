"""A table is what its log says, and everything that people may do goes into it exactly once."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import CARD_GAME, House, Somebody, open_house

from perfidie.bots import BOTS, Judgement, Sight
from perfidie.games import GAMES
from perfidie.kernel.rng import Rng
from perfidie.match import Match, game_of
from perfidie.server import wire
from perfidie.server.entries import Chosen, Offered, Row, Undone, decode
from perfidie.server.phrasing import texts_in
from perfidie.server.seen import Eyes, Presence
from perfidie.server.tables import Table
from perfidie.server.thinking import ADVISER
from perfidie.texts import LANGUAGES

PATIENCE = 30.0
"""So many seconds a thoughtful bot thinks at most."""
GROUNDS = ("wins", "gains", "loses", "denies", "helps", "costs", "keeps")
"""What speaks for or against an option."""


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


def test_an_undo_that_was_asked_for_is_still_meant_after_the_bots_have_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enough = threading.Event()
    monkeypatch.setitem(BOTS, "thoughtful", lambda: Thoughtful(enough))

    async def run() -> None:
        async with open_house(tmp_path) as house:
            anna, bob = await house.table(["me", "open", "thoughtful"], options={"first": 0})
            match = anna.live.table.playing
            digests = [match.state.digest()]
            while match.state.asked != 2:
                assert (await asked([anna, bob]).choose(0))["ok"]
                digests.append(match.state.digest())
            made = len(match.choices)
            wanted = anna.table["undo"]["0"]["to"]
            assert (await anna.send("ask_undo", to=wanted))["ok"]
            enough.set()
            await house.settle()
            assert len(match.choices) > made
            assert [offer["to"] for offer in bob.table["offers"]] == [wanted]
            assert (await bob.send("answer", offer="undo", agree=True))["ok"]
            assert len(match.choices) == wanted
            assert match.state.digest() == digests[wanted]
            assert bob.table["offers"] == []
            assert anna.decision is not None
            await same_after_restart(house, anna.live.code)

    asyncio.run(run())


def test_an_undo_that_goes_further_back_ends_the_others_that_were_asked_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"])
            table = people[0].live.table
            await play_on(house, people, 4)
            for back, left in ((1, []), (3, []), (4, [3])):
                offered = Offered("mine", "undo", str(people[0].person), 3, lasting=True)
                entries: list[Any] = [offered, Undone(back, None)]
                rebuilt = Table.rebuilt(table.code, await house.desk.store.rows(table.code))
                if back == 4:
                    entries.insert(1, Chosen(rebuilt.playing.state.asked, 0, "person"))
                for entry in entries:
                    rebuilt.apply(Row(table.code, rebuilt.rows, 0.0, "", "", entry))
                assert [offer.to for offer in rebuilt.offers] == left

    asyncio.run(run())


def test_offers_of_older_logs_end_as_they_did_then(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"])
            code = people[0].live.code
            await play_on(house, people, 2)
            table = Table.rebuilt(code, await house.desk.store.rows(code))
            older = decode('{"kind":"offered","offer":"old","about":"undo","by":"anna","to":1}')
            for entry, left in (
                (older, ["old"]),
                (Chosen(table.playing.state.asked, 0, "person"), []),
                (older, ["old"]),
                (Offered("end", "end", "anna"), ["old", "end"]),
                (Offered("new", "undo", "bob", 1, lasting=True), ["end", "new"]),
            ):
                table.apply(Row(code, table.rows, 0.0, "", "", entry))
                assert [offer.id for offer in table.offers] == left

    asyncio.run(run())


@pytest.mark.parametrize("about", ["undo", "end"])
def test_whoever_offered_something_may_withdraw_it(tmp_path: Path, about: str) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"])
            anna, bob, _ = people
            await play_on(house, people, 2)
            for _ in range(2):
                assert (await (anna.send("ask_undo", to=0) if about == "undo" else anna.send("offer_end")))["ok"]
                assert [(offer["kind"], offer["by"]) for offer in bob.table["offers"]] == [(about, anna.person)]
                assert (await anna.send("answer", offer=bob.table["offers"][0]["offer"], agree=False))["ok"]
                assert bob.table["offers"] == []
            assert bob.table["stage"] == "playing"
            assert bob.table["seq"] == 2

    asyncio.run(run())


def test_what_was_taken_back_is_not_told_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"])
            anna, bob, chloe = people
            for back in (2, 1):
                await play_on(house, people, 3)
                assert (await anna.send("ask_undo", to=back))["ok"]
                for each in (bob, chloe):
                    assert (await each.send("answer", offer="undo", agree=True))["ok"]
            await play_on(house, people, 2)
            newcomer = await house.come(anna.live.code)
            told = newcomer.heard[0][1]["log"]
            assert [each["event"]["to"] for each in told if each["event"]["kind"] == "undone"] == [1]
            record = anna.live.table.playing.record()
            again = Match(game_of(record), record.seats, record.options, record.seed, record.salt)
            for option in record.choices:
                again.choose(again.state.asked, again.seq, option)
            standing = [each["event"] for each in told if each["event"]["kind"] != "undone"]
            assert standing == [each.event for each in again.events(None)]

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


def test_a_line_that_is_sent_again_is_said_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            anna, bob, _ = await house.table(["me", "open", "open"])
            code, person = anna.live.code, anna.person
            replies = await asyncio.gather(*(anna.send("chat", text="hello", id="mine") for _ in range(3)))
            assert [reply["ok"] for reply in replies] == [True] * 3
            assert sum(reply.get("again", False) for reply in replies) == 2
            for each in (anna, bob):
                for _ in range(2):
                    assert (await each.send("chat", phrase="hello", id=""))["ok"]
            assert not (await bob.send("chat", text="hello", id="mine")).get("again", False)
        async with open_house(tmp_path) as house:
            back = Somebody(house, await house.desk.live(code), person, "en")
            assert (await back.send("chat", text="hello", id="mine"))["again"]
            lines = await house.desk.store.lines(code)
            assert [line.n for line in lines] == list(range(1, 7))
            assert [line.person for line in lines if line.text] == [person, bob.person]

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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_says_why(tmp_path: Path, game: str, lang: str) -> None:
    async def run() -> None:
        async with open_house(tmp_path, budget=0.1) as house:
            seats = ["me", "random"] if game == "evil_corp" else ["me", "random", "random"]
            (anna,) = await house.table(seats, game, lang)
            while (decision := anna.decision) is None or len(decision["options"]) == 1:
                await (house.wait(2.0) if decision is None else anna.choose(0))
            advice = (await anna.send("hint", seat=0))["advice"]
            assert advice
            offered = {option["text"] for option in decision["options"]}
            reasons = {texts_in(lang)(f"advice-{code}", amount=7) for code in GROUNDS}
            for each in advice:
                assert each["text"] not in offered
                for part in each["text"].split(", "):
                    assert re.sub(r"\d+", "7", part) in reasons

    asyncio.run(run())


class Thoughtful:
    """A bot that thinks until it is told to stop."""

    def __init__(self, enough: threading.Event) -> None:
        self.enough = enough

    def choose(self, sight: Sight, rng: Rng, budget: float) -> int:
        self.enough.wait(PATIENCE)
        return 0

    def judge(self, sight: Sight, rng: Rng, budget: float) -> list[Judgement]:
        self.enough.wait(PATIENCE)
        return [Judgement(0, 0.5, 0.0, 0.0, 0, False)]


def test_a_hint_about_a_decision_that_has_passed_is_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    enough = threading.Event()
    monkeypatch.setitem(BOTS, ADVISER, lambda: Thoughtful(enough))

    async def run() -> None:
        async with open_house(tmp_path) as house:
            anna, *_ = await house.table(["me", "open", "open"], options={"first": 0})
            hint = asyncio.create_task(anna.send("hint", seat=0))
            await asyncio.sleep(0)
            assert (await anna.send("hint", seat=0))["error"]["code"] == "hint-pending"
            other = Somebody(house, anna.live, anna.person, "en")
            assert (await other.send("hint", seat=0))["error"]["code"] == "hint-pending"
            asked_without_socket = await house.desk.command(anna.live, anna.person, wire.Hint(seat=0), "en")
            assert asked_without_socket.error is not None
            assert asked_without_socket.error.code == "hint-pending"
            assert (await anna.choose(0))["ok"]
            enough.set()
            assert (await hint)["advice"] == []
            assert not anna.live.advised

    asyncio.run(run())


class Puzzled(Thoughtful):
    """An adviser that has gone wrong."""

    def judge(self, sight: Sight, rng: Rng, budget: float) -> list[Judgement]:
        raise TimeoutError("the 3 of red")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_goes_wrong_a_command_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    monkeypatch.setitem(BOTS, ADVISER, lambda: Puzzled(threading.Event()))

    async def run() -> None:
        async with open_house(tmp_path) as house:
            (anna,) = await house.table(["me", "random", "random"], lang=lang, options={"first": 0})
            reply = await anna.send("hint", seat=0)
            assert not reply["ok"]
            assert reply["error"] == {"code": "internal", "text": texts_in(lang)("error-internal")}
            assert reply["table"]["decision"] == anna.decision
            assert (await anna.choose(0))["ok"]

    asyncio.run(run())
    logged = json.loads(capsys.readouterr().err)
    assert (logged["what"], logged["error"]) == ("failure", "TimeoutError")
    assert "red" not in str(logged)


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
