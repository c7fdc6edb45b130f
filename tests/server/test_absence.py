"""People come and go: bots stand in for them, seats are given back, and tables where nobody is sleep."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.house import House, MadeClock, open_house
from tests.server.test_tables import asked, play_on, same_after_restart

from perfidie.server.commands import SLOW
from perfidie.server.desk import ASLEEP, BEAT, BRIEFLY, GONE
from perfidie.server.entries import Chosen, StoodIn
from perfidie.texts import LANGUAGES


async def chosen_by_bob(house: House, code: str) -> list[Chosen]:
    entries = [row.entry for row in await house.desk.store.rows(code)]
    return [entry for entry in entries if isinstance(entry, Chosen) and entry.seat == 1]


def test_after_the_agreed_time_the_bot_of_an_absent_player_goes_on_until_they_return(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            anna, bob, chloe = await house.table(["me", "open", "open"], options={"first": 1}, seconds=60)
            code, token_bob = anna.table["code"], bob.person
            assert (await bob.send("settings", absent_bot="random"))["ok"]
            await bob.go()
            assert not anna.table["seats"][1]["present"]
            await house.wait(44)
            assert anna.table["seq"] == 0
            before = len(anna.heard)
            await house.wait(2)
            assert len(anna.heard) == before + 1, "nobody was warned"
            assert anna.table["clock"]["deadline"] == anna.table["waiting"]["until"]
            await house.wait(14)
            played = len(await chosen_by_bob(house, code))  # more than one where a card asks again
            assert anna.table["seq"] == played >= 1
            assert anna.table["seats"][1]["absent_bot"]
            while len(await chosen_by_bob(house, code)) == played:
                await play_on(house, [anna, chloe], 1)  # no time passes: the bot must play on at once
            first, *_, last = await chosen_by_bob(house, code)
            assert (first.by, last.by) == ("stand_in", "bot")
            back = await house.come(code)
            back.connection.person = token_bob
            await house.desk.enter(back.live, back.connection)
            await house.settle()
            assert not anna.table["seats"][1]["absent_bot"]
            played = len(await chosen_by_bob(house, code))
            while back.decision is None:
                await play_on(house, [anna, chloe], 1)
            assert back.decision["seat"] == 1
            assert len(await chosen_by_bob(house, code)) == played

    asyncio.run(run())


def test_somebody_present_who_thinks_too_long_loses_only_that_decision(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"], options={"first": 0}, seconds=20)
            await house.wait(20)
            assert people[0].table["seq"] == 1
            assert not people[0].table["seats"][0]["absent_bot"]
            chosen = [row.entry for row in await house.desk.store.rows(people[0].table["code"])][-1]
            assert getattr(chosen, "by", "") == "stand_in"

    asyncio.run(run())


def test_without_a_clock_nobody_is_hurried_for_days(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"])
            await house.wait(3 * 86_400)
            assert people[0].table["seq"] == 0
            assert asked(people).table["decision"] is not None

    asyncio.run(run())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_clock_the_others_let_a_bot_play_for_whoever_has_gone(tmp_path: Path, lang: str) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            anna, bob, chloe = await house.table(["me", "open", "open"], lang=lang, options={"first": 1})
            code = anna.live.code

            async def refused(seat: int) -> None:
                reply = await anna.send("stand_in", seat=seat)
                assert reply["error"]["code"] == "not-gone"
                assert str(seat + 1) in reply["error"]["text"]
                assert not any(each["replaceable"] for each in reply["table"]["seats"])

            for seat in range(3):
                await refused(seat)
            await bob.go()
            await house.wait(GONE - 1)
            await refused(1)
            assert not anna.table["seats"][1]["replaceable"]
            await house.wait(1 + BEAT)
            for each in (anna, chloe):
                assert [seat["replaceable"] for seat in each.table["seats"]] == [False, True, False]
            watcher = await house.come(code)
            assert (await watcher.send("stand_in", seat=1))["error"]["code"] == "spectators-watch"
            assert (await chloe.send("stand_in", seat=1))["ok"]
            await house.settle()
            assert anna.table["seq"] >= 1
            assert anna.table["seats"][1]["absent_bot"]
            await refused(1)
            await same_after_restart(house, code)
            await house.desk.enter(bob.live, bob.connection)
            await house.settle()
            assert not anna.table["seats"][1]["absent_bot"]
            await house.wait(GONE + BEAT)
            await refused(1)

    asyncio.run(run())


@pytest.mark.parametrize("about", ["undo", "end"])
def test_the_consent_of_whoever_has_gone_is_not_waited_for(tmp_path: Path, about: str) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"])
            anna, bob, chloe = people
            await play_on(house, people, 3)
            await bob.go()
            assert (await (anna.send("ask_undo", to=1) if about == "undo" else anna.send("offer_end")))["ok"]
            assert anna.table["offers"][0]["needed"] == [anna.person, bob.person, chloe.person]
            await house.wait(GONE + BEAT)
            assert anna.table["offers"][0]["needed"] == [anna.person, chloe.person]
            assert (await chloe.send("answer", offer=about, agree=True))["ok"]
            assert anna.table["offers"] == []
            assert len(anna.live.table.playing.choices) == (1 if about == "undo" else 3)
            assert anna.table["stage"] == ("playing" if about == "undo" else "over")
            await same_after_restart(house, anna.live.code)

    asyncio.run(run())


@pytest.mark.parametrize("about", ["undo", "end"])
@pytest.mark.parametrize("way", ["resign", "leave", "gone", "stand_in"])
def test_what_all_others_agreed_to_happens_when_the_last_one_has_no_voice_any_more(
    tmp_path: Path, about: str, way: str
) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"], options={"first": 0})
            anna, bob, chloe = people
            table = anna.live.table
            await play_on(house, people, 3)
            assert (await (anna.send("ask_undo", to=0) if about == "undo" else anna.send("offer_end")))["ok"]
            assert (await chloe.send("answer", offer=about, agree=True))["ok"]
            assert len(table.offers) == 1
            if way in ("resign", "leave"):
                assert (await bob.send(way, **({"seat": 1} if way == "resign" else {})))["ok"]
            elif way == "gone":
                await bob.go()
                await house.wait(GONE + BEAT)
            else:
                async with anna.live.lock:
                    await anna.live.append([StoodIn(1)], "", "")
            await house.settle()
            assert anna.table["offers"] == []
            assert table.stage == ("playing" if about == "undo" else "over")
            assert len(table.playing.choices) == (0 if about == "undo" else 3)
            await same_after_restart(house, anna.live.code)

    asyncio.run(run())


def test_where_nobody_is_expected_to_sit_at_the_table_nobody_is_replaced_before_the_agreed_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            anna, bob = await house.table(["me", "open", "random"], options={"first": 1}, seconds=SLOW)
            await bob.go()
            await house.wait(SLOW - 1)
            assert (await anna.send("stand_in", seat=1))["error"]["code"] == "not-gone"
            await anna.send("offer_end")
            assert anna.table["stage"] == "playing"
            await house.wait(1)
            assert anna.table["seats"][1]["absent_bot"]

    asyncio.run(run())


def test_a_table_that_nobody_is_at_sleeps_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            (anna,) = await house.table(["me", "random", "random"], options={"first": 0})
            code, person = anna.table["code"], anna.person
            await anna.choose(0)
            await anna.go()
            await house.settle()
            stopped = (await house.desk.live(code)).table.seq
            await house.wait(ASLEEP + BRIEFLY + 10)
            assert code not in house.desk.lives, "the table stays in memory"
            back = await house.come(code)
            assert back.table["seq"] == stopped
            await house.settle()
            assert back.table["waiting"]["kind"] == "person"
            assert person in back.live.table.persons

    asyncio.run(run())


def test_a_paused_table_takes_no_choices_and_its_clock_stands(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "open"], options={"first": 0}, seconds=30)
            assert (await people[1].send("pause", on=True))["ok"]
            reply = await people[0].send("choose", seq=0, seat=0, option=0)
            assert reply["error"]["code"] == "table-paused"
            await house.wait(500)
            assert people[0].table["seq"] == 0
            assert people[0].table["waiting"]["kind"] == "paused"
            assert (await people[0].send("pause", on=False))["ok"]
            await house.wait(29)
            assert people[0].table["seq"] == 0
            await house.wait(1)
            assert people[0].table["seq"] == 1

    asyncio.run(run())


def test_whoever_leaves_a_match_is_played_for_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            anna, bob = await house.table(["me", "open", "random"], options={"first": 1})
            assert (await bob.send("leave"))["ok"]
            await bob.go()
            await house.settle()
            assert anna.table["seq"] >= 1
            assert anna.table["seats"][1]["absent_bot"]

    asyncio.run(run())


def test_a_deadline_that_passed_while_the_server_was_down_counts_when_it_is_back(tmp_path: Path) -> None:
    async def run() -> None:
        clock = MadeClock()
        async with open_house(tmp_path, clock) as house:
            people = await house.table(["me", "open", "open"], seconds=100)
            code = people[0].table["code"]
        clock.now += 5_000
        async with open_house(tmp_path, clock) as house:
            watcher = await house.come(code)
            await house.wait(0)
            assert watcher.table["seq"] >= 1

    asyncio.run(run())
