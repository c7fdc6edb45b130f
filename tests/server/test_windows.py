"""Nothing can be read from a pass: neither from messages nor from the time at which they come (R1.24, R11.6)."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.house import House, MadeClock, Somebody, open_house

from perfidie.games import game
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import State
from perfidie.server.entries import Answered, Closed, Created, Entry, Row, SeatPlan, Settled, Started, decode
from perfidie.server.tables import Guest, Table
from perfidie.server.tokens import hash_of
from perfidie.server.windows import BOT_HOLD, Window, closing_time, conditions_of, fitting, in_window

GAME = "villainous"
VILLAINS = ["gaston", "captain_hook", "prince_john"]
WINDOW = 4.0
CONDITIONS = conditions_of(GAME)


@cache
def openings() -> list[tuple[int, tuple[int, ...], int]]:
    """Matches up to a window in which somebody could play something: seed, choices, and whose."""
    found: list[tuple[int, tuple[int, ...], int]] = []
    for seed in range(200):
        state = game(GAME).start(VILLAINS, {}, seed)
        rng = Rng.seeded(seed)
        choices: list[int] = []
        for _ in range(400):
            if in_window(GAME, state):
                window = Window(GAME, state, 0)
                able = [seat for seat in window.seats if len(window.positions[seat].codes) > 1]
                if able and unable(state, state.view(None).table.turn) is not None:
                    found.append((seed, tuple(choices), able[0]))
                    break
            choices.append(rng.below(len(state.codes)))
            state.apply(choices[-1])
            if state.asked < 0:
                break
        if len(found) == 3:
            return found
    raise AssertionError("no window was found")


def unable(state: State, acting: int) -> State | None:
    """A world that the acting player cannot tell from this one, in which everybody can only pass."""
    for seed in range(60):
        world = state.redeal(acting, Rng.seeded(seed), game(GAME).cards_of(state))
        window = Window(GAME, world, 0)
        if all(len(position.codes) == 1 for position in window.positions.values()):
            return world
    return None


async def sit_down(
    house: House, opening: tuple[int, tuple[int, ...], int], kinds: list[str], window: float, seconds: float = 0
) -> list[Somebody]:
    """A table in the middle of a window: people ``p`` with sockets, ``l`` at the first one's device, and bots."""
    seed, choices, _ = opening
    people = [seat for seat, kind in enumerate(kinds) if kind == "p"]
    persons = {"p": "person{}", "l": f"person{people[0]}"}
    plans = [
        SeatPlan("person", name=f"P{seat}", person=persons[kind].format(seat))
        if kind in persons
        else SeatPlan("bot", bot=kind)
        for seat, kind in enumerate(kinds)
    ]
    created = Created(GAME, game(GAME).check_options({}), plans, f"person{people[0]}", "P", "", False, seconds, window)
    hashes = {f"person{seat}": hash_of(f"token{seat}") for seat in people}
    started = Started(VILLAINS, seed, "salt", list(choices))
    code = await house.desk.lay(created, hashes, opening=started)
    live = await house.desk.live(code)
    for seat in people:
        live.table.persons.setdefault(f"person{seat}", Guest(f"P{seat}"))
    return [await house.come(code, f"token{seat}") for seat in people]


def told(somebody: Somebody, code: str) -> list[tuple[float, Any]]:
    """Everything that somebody received, and when, but for the code of the table."""
    somebody.listen()
    return [(when, str(message).replace(code, "CODE")) for when, message in somebody.heard]


async def watch(
    folder: Path,
    opening: tuple[int, tuple[int, ...], int],
    kinds: list[str],
    able: bool,
    answer_after: float | None,
    settings: dict[str, Any],
    window: float = WINDOW,
) -> list[list[tuple[float, Any]]]:
    """What the acting player and a spectator receive while the others go through a window and pass."""
    folder.mkdir()
    async with open_house(folder, MadeClock()) as house:
        people = await sit_down(house, opening, kinds, window)
        live = people[0].live
        table = live.table
        acting = int(live.table.playing.view(None).table.turn)
        if not able:
            world = unable(table.playing.state, acting)
            assert world is not None
            table.playing.state = world
            table.window = Window(GAME, world, table.seq)
        others = [each for each in people if table.seats_of(each.person) != [acting]]
        if settings:
            for each in others:
                assert (await each.send("settings", **settings))["ok"]
        viewer = next(each for each in people if each not in others) if kinds[acting] == "p" else None
        watcher = await house.come(table.code)
        if viewer is not None:
            viewer.heard.clear()
        watcher.heard.clear()
        live.go_on()
        if answer_after is not None:
            await house.wait(answer_after)
            for each in others:
                seat = table.seats_of(each.person)[0]
                if each.decision is not None:
                    assert table.window is not None
                    passing = table.window.passes[seat]
                    reply = await each.send("choose", seq=table.seq, seat=seat, option=passing)
                    assert reply["ok"], reply
        await house.wait(window + 2.0 - (answer_after or 0.0))
        return [told(each, table.code) for each in (viewer, watcher) if each is not None]


CASES = [
    ("nobody answers", None, {}),
    ("everybody passes by hand", 2.0, {}),
    ("the server passes where nothing can be played", 2.0, {"auto_pass": True}),
    ("it passes, and nobody answers", None, {"auto_pass": True}),
    ("it passes whatever is held", 2.0, {"unasked": list(CONDITIONS)}),
    ("it passes for some Conditions", 2.0, {"unasked": list(CONDITIONS[::2])}),
    ("it passes for some Conditions and where nothing is held", 2.0, {"auto_pass": True, "unasked": CONDITIONS[::2]}),
]


@pytest.mark.parametrize(("case", "after", "settings"), CASES, ids=[case[0] for case in CASES])
@pytest.mark.parametrize("number", range(3))
def test_others_receive_the_same_at_the_same_time_whatever_the_hands_hold(
    tmp_path: Path, number: int, case: str, after: float | None, settings: dict[str, Any]
) -> None:
    async def run() -> None:
        opening = openings()[number]
        people = ["p", "p", "p"]
        holding = await watch(tmp_path / "with", opening, people, True, after, settings)
        without = await watch(tmp_path / "without", opening, people, False, after, settings)
        assert any(len(received) > 0 for received in holding), "the window never closed"
        assert [[when for when, _ in received] for received in holding] == [
            [when for when, _ in received] for received in without
        ]
        assert holding == without

    asyncio.run(run())


def test_a_window_that_asks_bots_lasts_as_long_with_the_card_as_without(tmp_path: Path) -> None:
    async def run() -> None:
        opening = openings()[0]
        kinds = ["p" if seat != opening[2] else "random" for seat in range(3)]
        times: list[Any] = []
        for able in (True, False):
            received = await watch(tmp_path / str(able), opening, kinds, able, 0.2, {})
            times.append([when for when, _ in received[-1]][:1])
        assert times[0] == times[1]

    asyncio.run(run())


@pytest.mark.parametrize("budget", [0.1, 1.0, 5.0])
def test_a_bot_that_uses_all_its_time_decides_before_the_window_closes(tmp_path: Path, budget: float) -> None:
    async def run() -> None:
        async with open_house(tmp_path, budget=budget) as house:
            opening = openings()[0]
            live = (await sit_down(house, opening, ["p", "p", "p"], WINDOW))[0].live
            assert 0 < live.question(opening[2], "cunning").budget <= min(budget, BOT_HOLD / 2)
            await house.wait(WINDOW)
            assert live.table.window is None
            assert live.question(live.table.playing.state.asked, "cunning").budget == budget

    asyncio.run(run())


def test_whoever_plays_in_a_window_is_heard_when_it_closes_and_the_others_are_asked_anew(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            opening = openings()[0]
            people = await sit_down(house, opening, ["p", "p", "p"], WINDOW)
            table = people[0].live.table
            able = opening[2]
            holder = next(each for each in people if table.seats_of(each.person) == [able])
            others = [each for each in people if each is not holder]
            decision = holder.decision
            assert decision is not None
            assert decision["reaction"]
            option = next(each for each in decision["options"] if each["record"]["kind"] == "condition")
            await house.settle()
            for each in others:
                each.heard.clear()
            assert (await holder.choose(option["index"]))["ok"]
            assert all(each.listen() == [] for each in others), "an answer was felt by others"
            assert holder.decision is None
            await house.wait(WINDOW)
            kinds = [told["event"]["kind"] for each in others[:1] for _, m in each.heard for told in m.get("told", [])]
            assert "condition_played" in kinds

    asyncio.run(run())


def test_an_answer_in_a_window_survives_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        clock = MadeClock()
        opening = openings()[0]
        async with open_house(tmp_path, clock) as house:
            people = await sit_down(house, opening, ["p", "p", "p"], WINDOW)
            code = people[0].live.code
            holder = next(each for each in people if each.live.table.seats_of(each.person) == [opening[2]])
            decision = holder.decision
            assert decision is not None
            played = next(each["index"] for each in decision["options"] if each["record"]["kind"] == "condition")
            assert (await holder.choose(played))["ok"]
        async with open_house(tmp_path, clock) as house:
            watcher = await house.come(code)
            assert watcher.table["waiting"]["kind"] == "window"
            await house.wait(WINDOW)
            assert "condition_played" in [told["event"]["kind"] for _, m in watcher.heard for told in m.get("told", [])]

    asyncio.run(run())


def held(somebody: Somebody) -> set[str]:
    """The Conditions that somebody is asked about."""
    decision = somebody.decision
    assert decision is not None
    return {each["record"]["card"] for each in decision["options"] if each["record"]["kind"] == "condition"}


def test_nobody_is_asked_about_conditions_that_they_named(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            opening = openings()[0]
            people = await sit_down(house, opening, ["p", "p", "p"], WINDOW)
            able = opening[2]
            table = people[0].live.table
            holder = next(each for each in people if table.seats_of(each.person) == [able])
            assert table.window is not None
            fit = fitting(table.window.positions[able])
            kinds = held(holder)
            assert kinds <= fit
            others = [id for id in CONDITIONS if id not in fit]
            cases: list[tuple[dict[str, Any], bool]] = [
                ({"unasked": others}, True),
                ({"unasked": others, "auto_pass": True}, True),
                ({"unasked": sorted(fit), "auto_pass": False}, False),
                ({"unasked": sorted(kinds), "auto_pass": True}, False),
                ({"unasked": [], "auto_pass": False}, True),
            ]
            for settings, asked in cases:
                assert (await holder.send("settings", **settings))["ok"]
                assert (holder.decision is not None) == asked, settings
                assert holder.table["you"]["unasked"] == sorted(settings["unasked"])
                assert holder.table["view"]["prompt"] == ("condition" if asked else "window")
            assert held(holder) == kinds

    asyncio.run(run())


def test_whoever_wants_to_be_asked_with_nothing_to_play_is_unless_every_fitting_condition_is_named(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            opening = openings()[0]
            people = await sit_down(house, opening, ["p", "p", "p"], WINDOW)
            table = people[0].live.table
            world = unable(table.playing.state, int(table.playing.view(None).table.turn))
            assert world is not None
            table.playing.state = world
            table.window = Window(GAME, world, table.seq)
            somebody = next(each for each in people if table.seats_of(each.person) == [opening[2]])
            fit = fitting(table.window.positions[opening[2]])
            for settings, asked in (
                ({"unasked": [id for id in CONDITIONS if id not in fit]}, True),
                ({"auto_pass": True}, False),
                ({"unasked": sorted(fit), "auto_pass": False}, False),
            ):
                assert (await somebody.send("settings", **settings))["ok"]
                assert (somebody.decision is not None) == asked, settings

    asyncio.run(run())


def test_settings_are_kept_and_only_conditions_can_be_named(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await sit_down(house, openings()[0], ["p", "p", "p"], WINDOW)
            code = people[0].live.code
            assert (await people[0].send("settings", unasked=[CONDITIONS[0], CONDITIONS[0]]))["ok"]
            assert (await people[0].send("settings", auto_pass=True))["ok"]
            refused = await people[0].send("settings", unasked=["belle"])
            assert refused["error"]["code"] == "unknown-condition"
        async with open_house(tmp_path) as house:
            again = await house.come(code, "token0")
            assert decode('{"kind":"settled","person":"p","auto_pass":true,"absent_bot":null}') == Settled("p", True)
            assert (again.table["you"]["unasked"], again.table["you"]["auto_pass"]) == ([CONDITIONS[0]], True)

    asyncio.run(run())


def test_a_window_without_a_length_asks_even_those_for_whom_the_server_may_pass(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await sit_down(house, openings()[0], ["p", "p", "p"], 0.0)
            table = people[0].live.table
            for each in people:
                assert (await each.send("settings", auto_pass=True, unasked=list(CONDITIONS)))["ok"]
            assert table.window is not None
            asked = [each for each in people if table.seats_of(each.person)[0] in table.window.seats]
            before = table.seq
            await house.wait(3600)
            assert table.seq == before
            for each in asked:
                decision = each.decision
                assert decision is not None
                passing = next(one["index"] for one in decision["options"] if one["record"]["kind"] == "pass")
                assert (await each.choose(passing))["ok"]
            await house.wait(0)
            assert table.seq > before

    asyncio.run(run())


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("seconds", [0, 60])
def test_a_window_closes_when_it_was_said_to(tmp_path: Path, alone: bool, seconds: float) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            opening = openings()[0]
            kinds = ["random" if alone and seat != opening[2] else "p" for seat in range(3)]
            people = await sit_down(house, opening, kinds, WINDOW if alone else 0.0, seconds)
            table = people[0].live.table
            before = table.seq
            end = table.since + seconds if seconds else None
            assert people[0].table["waiting"]["kind"] == "window"
            asked = [each for each in people if each.decision is not None]
            assert asked
            for each in people:
                assert each.table["waiting"]["until"] == end
            for each in asked:
                assert each.table["decision"]["deadline"] == end
            await house.wait((seconds or 3600) - 0.1)
            assert table.seq == before
            await house.wait(0.1)
            assert (table.seq > before) == bool(seconds)

    asyncio.run(run())


async def lets_it_close(
    folder: Path, opening: tuple[int, tuple[int, ...], int], kinds: list[str], able: bool, settings: dict[str, Any]
) -> bool:
    """Whether a window closes though no person says a word."""
    folder.mkdir()
    async with open_house(folder) as house:
        somebody, *_ = await sit_down(house, opening, kinds, WINDOW)
        table = somebody.live.table
        if not able:
            world = unable(table.playing.state, int(table.playing.view(None).table.turn))
            assert world is not None
            table.playing.state = world
            table.window = Window(GAME, world, table.seq)
        assert table.window is not None
        before = table.seq
        assert (await somebody.send("settings", **settings))["ok"]
        assert somebody.table["window"] == 0
        asked = somebody.decision is not None
        await house.wait(3600)
        assert (table.seq == before) == asked
        return not asked


@pytest.mark.parametrize("number", range(3))
def test_whoever_is_alone_against_bots_has_all_the_time_and_is_asked_as_they_wish(tmp_path: Path, number: int) -> None:
    async def run() -> None:
        opening = openings()[number]
        kinds = ["p" if seat == opening[2] else "random" for seat in range(3)]
        for name, able, chosen, closes in (
            ("asked with the card", True, {}, False),
            ("asked without it", False, {}, False),
            ("asked if there is something to play", True, {"auto_pass": True}, False),
            ("not asked if there is nothing", False, {"auto_pass": True}, True),
            ("never asked, with the card", True, {"unasked": list(CONDITIONS)}, True),
            ("never asked, without it", False, {"unasked": list(CONDITIONS)}, True),
        ):
            assert await lets_it_close(tmp_path / name, opening, kinds, able, chosen) == closes, name

    asyncio.run(run())


@pytest.mark.parametrize("number", range(3))
def test_at_one_device_the_server_passes_only_where_no_hand_matters(tmp_path: Path, number: int) -> None:
    async def run() -> None:
        opening = openings()[number]
        kinds = ["p", "l", "l"]
        for able in (True, False):
            for name, chosen, closes in (
                ("asked", {"auto_pass": True}, False),
                ("never asked", {"auto_pass": True, "unasked": list(CONDITIONS)}, True),
            ):
                assert await lets_it_close(tmp_path / f"{name} {able}", opening, kinds, able, chosen) == closes, name

    asyncio.run(run())


def test_at_one_device_it_is_not_the_turn_of_a_seat_that_was_passed_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            somebody, *_ = await sit_down(house, openings()[0], ["p", "l", "l"], WINDOW)
            code, person = somebody.live.code, str(somebody.person)
            rows = await house.desk.store.rows(code)
            for answered in (0, 1):
                table = Table.rebuilt(code, rows)
                assert table.window is not None
                seats = table.window.seats
                table.latest[person] = next(seat for seat in range(3) if seat not in seats)
                spoken: list[Entry] = [
                    Answered(seat, table.seq, table.window.passes[seat]) for seat in seats[:answered]
                ]
                for entry in (*spoken, Closed(table.window.result({}))):
                    table.apply(Row(code, table.rows, 0.0, "", "", entry))
                assert (table.latest[person] in seats) == bool(answered)
                assert not answered or table.latest[person] == seats[0]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("wish", "length"),
    [
        ({}, 10),
        ({"seconds": 60}, 10),
        ({"seconds": 3600}, 0),
        ({"seconds": 86_400, "window": 20}, 20),
        ({"window": 0}, 0),
    ],
)
def test_a_window_is_as_long_as_suits_the_clock_unless_the_table_says_otherwise(
    tmp_path: Path, wish: dict[str, Any], length: float
) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            people = await house.table(["me", "open", "random"], GAME, **wish)
            assert people[0].table["window"] == length
            assert (await people[1].send("resign", seat=1))["ok"]
            assert people[0].table["window"] == 0

    asyncio.run(run())


@settings(deadline=None)
@given(
    st.lists(st.integers(0, 5), unique=True, max_size=5),
    st.lists(st.integers(0, 5), unique=True, max_size=5),
    st.dictionaries(st.integers(0, 5), st.floats(100, 110), max_size=5),
    st.floats(0.1, 9),
)
def test_a_window_with_a_length_always_ends_by_then(
    people: list[int], shy: list[int], answered: dict[int, float], length: float
) -> None:
    shy = [seat for seat in shy if seat in people]
    end = closing_time(100, length, people, [], shy, answered)
    assert end is not None
    assert 100 <= end <= 100 + length
    if shy:
        assert end == 100 + length


def test_a_window_without_a_length_waits_for_everybody() -> None:
    assert closing_time(100, 0, [1, 2], [], [], {1: 103.0}) is None
    assert closing_time(100, 0, [1, 2], [3], [1], {1: 103.0, 2: 107.0}) == 107.0
