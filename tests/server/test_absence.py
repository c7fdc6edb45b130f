"""People come and go: bots stand in for them, seats are given back, and tables where nobody is sleep."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.house import House, MadeClock, open_house
from tests.server.test_tables import asked, play_on

from perfidie.server.desk import ASLEEP, BRIEFLY
from perfidie.server.entries import Chosen


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
