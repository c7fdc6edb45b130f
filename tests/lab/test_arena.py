"""Contests: everybody meets everybody fairly, and nothing that was played is lost."""

from __future__ import annotations

import json
import signal
from collections import Counter
from pathlib import Path
from types import FrameType

import msgspec
import pytest
from tests.bots.test_steady import AMPLE

from perfidie.bots import BOTS
from perfidie.bots.cunning import CunningBot
from perfidie.bots.novice import NoviceBot
from perfidie.bots.steady import SteadyBot
from perfidie.cli import main
from perfidie.games import GAMES, game
from perfidie.kernel.errors import BadInput
from perfidie.lab.arena import (
    MIXED,
    Bout,
    Ledger,
    contest,
    elo,
    games_of,
    job,
    line_ups,
    meetings,
    paces,
    play,
    sides,
    table,
)

PAIR = job("evil_corp", ["steady", "random"], seed=5, budget=AMPLE)
FOUR = job("villains_card_game", ["steady", "random"], seats=4, seed=5, budget=AMPLE)


def untimed(bout: Bout) -> Bout:
    nothing = [0.0] * len(bout.bots)
    return msgspec.structs.replace(bout, seconds=nothing, longest=nothing)


# The schedule


def test_all_villain_pairs_meet_both_ways_with_each_bot_on_each_side() -> None:
    villainous = game("villainous")
    both = job("villainous", ["steady", "random"], seed=3)
    met = Counter(tuple(zip(*table(both, villainous, index)[1:], strict=True)) for index in range(games_of(both, 144)))
    roles = villainous.roles
    expected = [
        ((one, bots[0]), (other, bots[1]))
        for one in roles
        for other in roles
        if one != other
        for bots in (("steady", "random"), ("random", "steady"))
    ]
    assert met == Counter(expected)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_with_more_seats_each_bot_is_alone_in_every_seat_once(seats: int) -> None:
    found = line_ups("villains_card_game", seats)
    assert len(found) == 2 * seats
    for alone in (0, 1):
        assert sorted(one.index(alone) for one in found if one.count(alone) == 1) == list(range(seats))


def test_partners_are_of_one_kind() -> None:
    assert sides("evil_corp", 4) == [0, 0, 1, 1]
    assert line_ups("evil_corp", 4) == [[0, 0, 1, 1], [1, 1, 0, 0]]


def test_each_deal_is_played_alike_by_all_pairs_in_all_line_ups() -> None:
    three = job("evil_corp", ["random", "novice", "steady"], seed=2)
    first = [table(three, game("evil_corp"), index) for index in range(6)]
    assert len({seed for seed, _, _ in first}) == 1
    assert {tuple(bots) for _, _, bots in first} == {(a, b) for a in three.bots for b in three.bots if a != b}
    assert table(three, game("evil_corp"), 6)[0] != first[0][0]


@pytest.mark.parametrize("id", GAMES)
def test_mixed_tables_have_all_sizes_and_all_bots(id: str) -> None:
    mixed = job(id, list(BOTS), MIXED, seed=1)
    tables = [table(mixed, game(id), index) for index in range(200)]
    assert {len(seats) for _, seats, _ in tables} == set(game(id).seat_counts)
    assert {name for _, _, bots in tables for name in bots} == set(BOTS)
    assert len({seed for seed, _, _ in tables}) == 200


@pytest.mark.parametrize(
    ("bots", "seats", "code"),
    [
        (["random"], None, "contest-bots"),
        (["random", "random"], None, "contest-twice"),
        (["random", "oracle"], None, "unknown-bot"),
        (["random", "steady"], 7, "seat-count"),
    ],
)
def test_a_contest_that_does_not_fit_is_refused(bots: list[str], seats: int | None, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        job("villains_card_game", bots, seats)
    assert refused.value.code == code


# The games


def test_the_games_do_not_depend_on_the_number_of_processes() -> None:
    alone = [untimed(bout) for bout in contest(PAIR, range(6))]
    together = [untimed(bout) for bout in contest(PAIR, range(6), jobs=2)]
    assert sorted(together, key=lambda bout: bout.index) == alone


def test_the_better_bot_is_found() -> None:
    bouts = list(contest(FOUR, range(games_of(FOUR, 40))))
    ratings = elo(FOUR, bouts)
    assert ratings["steady"].elo - ratings["steady"].reach > ratings["random"].elo + ratings["random"].reach
    steady, random = meetings(FOUR, bouts)
    assert (steady.bot, steady.others, steady.games, steady.fair) == ("steady", "random", 20, 0.25)
    assert steady.low > 0.25
    assert (random.bot, random.games) == ("random", 20)
    assert paces(FOUR, bouts)["steady"].mean > paces(FOUR, bouts)["random"].mean


def made(index: int, bots: list[str], winners: list[int], capped: bool = False) -> Bout:
    each = len(bots)
    seats = [str(seat) for seat in range(each)]
    return Bout(index, 1, seats, bots, winners, 9, [1] * each, [0.1] * each, [0.1] * each, capped)


def test_a_game_that_was_stopped_is_a_draw_and_won_by_nobody() -> None:
    bouts = [made(0, ["steady", "random"], [], capped=True), made(1, ["random", "steady"], [1])]
    (met,) = meetings(PAIR, bouts)
    assert (met.games, met.wins) == (2, 1)
    assert elo(PAIR, bouts[:1])["steady"].elo == pytest.approx(elo(PAIR, bouts[:1])["random"].elo)


def test_a_bot_that_breaks_ends_its_own_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, *given: object) -> int:
            raise RuntimeError("out of order")

    described = job("evil_corp", ["steady", "random"], seed=5)
    monkeypatch.setitem(BOTS, "random", Broken)
    bout = play(described, 0)
    assert bout.fault == "RuntimeError: out of order"
    assert bout.winners == []
    assert not bout.capped


# The file


def test_a_file_can_be_gone_on_with_even_if_its_last_line_is_half_written(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = [untimed(bout) for bout in contest(PAIR, range(4))]
    ledger = Ledger(path, PAIR, resume=False)
    for bout in whole[:2]:
        ledger.add(bout)
    with path.open("ab") as file:
        file.write(b'{"index": 2, "se')
    again = Ledger(path, PAIR, resume=True)
    assert again.bouts == whole[:2]
    again.add(whole[2])
    lines = path.read_text().splitlines()
    assert [json.loads(line)["index"] for line in lines[1:]] == [0, 1, 2]
    assert Ledger(path, PAIR, resume=True).bouts == whole[:3]


def test_a_file_of_which_nothing_but_half_a_line_was_written_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b'{"arena": 1, "ga')
    assert Ledger(path, PAIR, resume=True).bouts == []
    assert json.loads(path.read_text())["bots"] == ["steady", "random"]


def test_a_file_is_neither_overwritten_nor_mixed_up(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Ledger(path, PAIR, resume=False)
    with pytest.raises(BadInput, match="file-exists"):
        Ledger(path, PAIR, resume=False)
    other = job("evil_corp", ["steady", "random"], seed=6, budget=AMPLE)
    with pytest.raises(BadInput, match=r"contest-other-job: .*field=seed, found=5, expected=6"):
        Ledger(path, other, resume=True)
    path.write_text(path.read_text() + "nonsense\n" + path.read_text())
    with pytest.raises(BadInput, match=r"contest-line: .*line=2"):
        Ledger(path, PAIR, resume=True)
    with pytest.raises(BadInput, match="no-folder"):
        Ledger(tmp_path / "nowhere" / "games.jsonl", PAIR, resume=False)


# The command


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_command_tells_ratings_and_rates_and_goes_on(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "games.jsonl")
    command = ["arena", "evil_corp", "steady", "random", "--jobs", "1", "--out", out, "--lang", lang]
    assert main([*command, "--games", "3"]) == 0
    told = capsys.readouterr().out
    assert "Elo" in told
    assert "steady" in told
    assert {"en": "95% interval", "fr": "IC à 95"}[lang] in told
    before = (tmp_path / "games.jsonl").read_text().splitlines()
    assert len(before) == 1 + 4  # whole deals
    assert main([*command, "--games", "6", "--resume"]) == 0
    after = (tmp_path / "games.jsonl").read_text().splitlines()
    assert after[:5] == before
    assert len(after) == 1 + 6


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--resume"], "--out"),
        (["--budget", "0"], "--budget"),
        (["--games", "0"], "--games"),
        (["--mixed", "--seats", "2"], "--mixed"),
        (["--seats", "9"], "9"),
    ],
)
def test_bad_input_is_refused(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "evil_corp", "steady", "random", *arguments]) == 2
    assert told in capsys.readouterr().err


HASTE = 0.01
"""Seconds for a decision: a game must end however little its bots think."""


class Clock:
    """Each look at it takes a millisecond: how much is thought depends on no machine."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 1000


def novice() -> NoviceBot:
    made = NoviceBot()
    made.attentive.clock = Clock()
    return made


@pytest.fixture
def made_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "novice", novice)
    monkeypatch.setitem(BOTS, "steady", lambda: SteadyBot(clock=Clock()))
    monkeypatch.setitem(BOTS, "cunning", lambda: CunningBot(clock=Clock()))


@pytest.mark.usefixtures("made_time")
@pytest.mark.parametrize(("id", "games"), [("villains_card_game", 4), ("evil_corp", 4), ("villainous", 1)])
def test_mixed_games_of_all_levels_end(id: str, games: int) -> None:
    mixed = job(id, list(BOTS), MIXED, seed=8, budget=HASTE)
    for bout in contest(mixed, range(games)):
        assert bout.winners, bout


@pytest.mark.full
@pytest.mark.parametrize("part", range(20))
def test_many_mixed_games_of_villainous_end(part: int) -> None:
    """A thousand in all; ``perfidie arena villainous … --mixed`` plays as many as one likes."""
    mixed = job("villainous", list(BOTS), MIXED, seed=9, budget=HASTE)
    for bout in contest(mixed, range(50 * part, 50 * part + 50)):
        assert bout.winners, bout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_loses_nothing_that_is_finished(jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"

    def interrupt(number: int, frame: FrameType | None) -> None:
        if out.exists() and out.read_bytes().count(b"\n") > 3:
            signal.setitimer(signal.ITIMER_REAL, 0)
            raise KeyboardInterrupt

    command = ["arena", "villains_card_game", "steady", "random", "--out", str(out), "--lang", "en"]
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.05, 0.05)
    try:
        code = main([*command, "--games", "1000000", "--jobs", jobs])
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert code == 130
    assert "Stopped after" in capsys.readouterr().out
    done = [json.loads(line)["index"] for line in out.read_text().splitlines()[1:]]
    assert len(set(done)) == len(done) >= 3
    assert main([*command, "--games", "6", "--jobs", "1", "--resume"]) == 0
    assert {json.loads(line)["index"] for line in out.read_text().splitlines()[1:]} >= set(range(6))
