"""Evil Corp. at one keyboard."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.terminal.keyboard import Utf8

from perfidie.games import game
from perfidie.games.evil_corp.table import Table
from perfidie.games.evil_corp.victory import standing
from perfidie.kernel.record import verify
from perfidie.kernel.rng import Rng
from perfidie.kernel.view import View
from perfidie.match import Match
from perfidie.terminal.archive import read
from perfidie.terminal.evil_corp.corp import CorpTable, tiles_of
from perfidie.terminal.painter import painter
from perfidie.terminal.play import Play
from perfidie.terminal.screen import Screen
from perfidie.texts import Company, Texts

ENGLISH = Texts("en")
GAME = game("evil_corp")
PEOPLE = ["Anna", "Bob", "Carl", "Dora"]


def sit_down(players: int, people: int, answers: list[str], path: Path, lang: str = "en") -> tuple[Play, StringIO]:
    """A match of people and random bots, and the text of their screen."""
    output = Utf8()
    screen = Screen(output, StringIO("".join(f"{answer}\n" for answer in answers)))
    names = [*PEOPLE[:people], *["random"] * (players - people)]
    match = Match(GAME, [str(seat) for seat in range(players)], {"first": 0}, 3, names=names)
    return Play(match, screen, Texts(lang), path), output


def pen(players: int, encoding: str = "utf-8") -> tuple[CorpTable, StringIO]:
    """A painter, and what it draws on."""
    output = Utf8()
    output.encoding = encoding
    made = painter(Screen(output, StringIO()), ENGLISH, Company("evil_corp", PEOPLE[:players]))
    assert isinstance(made, CorpTable)
    return made, output


def drawn(view: View, encoding: str = "utf-8") -> str:
    """A whole frame of the viewer's."""
    made, output = pen(len(view.table.seats), encoding)
    offers = dict(enumerate(view.options, 1))
    made.screen.say(made.table(view), *([made.options(view, offers)] if offers else []))
    return output.getvalue()


@pytest.mark.parametrize(
    ("players", "lang", "columns"), [(2, "fr", 80), (2, "en", 50), (3, "en", 80), (3, "fr", 120), (4, "fr", 80)]
)
def test_a_whole_game_can_be_played_through_a_pipe(
    tmp_path: Path, players: int, lang: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    play, output = sit_down(players, 1, ["?", "i", "help", *["1"] * 999], tmp_path / "game.json", lang)
    assert play.run() == 0
    assert verify(read(tmp_path / "game.json"), GAME).outcome() is not None
    play_itself = output.getvalue().rpartition("★")[0]
    assert max(map(cell_len, play_itself.splitlines())) == columns


def test_what_is_drawn_depends_on_nothing_that_the_viewer_cannot_know() -> None:
    """Reserves of opponents and partners, and the order of all bags, differ between these worlds."""
    rng = Rng.seeded(4)
    for players in (2, 3, 4):
        table = GAME.start([str(seat) for seat in range(players)], seed=players)
        for step in range(60):
            if table.decision() is None:
                break
            if step % 4 == 0:
                seat = table.asked if step % 8 else step % players
                other = table.redeal(seat, rng)
                assert drawn(other.view(seat)) == drawn(table.view(seat))
            table.apply(rng.below(len(table.codes)))


def test_a_curtain_falls_between_partners(tmp_path: Path) -> None:
    play, output = sit_down(4, 4, ["", "1"] * 30, tmp_path / "game.json")
    play.run()
    people = re.findall(r"Hand the keyboard to (\w+)|(\w+), your action", output.getvalue())
    curtain = ""
    for to, asked in people:
        assert not asked or asked == curtain
        curtain = to or curtain
    assert {asked for _, asked in people} >= set(PEOPLE)


def test_slots_of_one_type_are_one_option_and_the_number_plays_it(tmp_path: Path) -> None:
    play, output = sit_down(2, 1, ["2", "q"], tmp_path / "game.json")
    view = play.match.view(0)
    play.run()
    kinds = len(set(view.table.seats[0].reserve))
    numbers = [int(number) for number in re.findall(r"(\d+) pass until the Night", output.getvalue())]
    assert kinds * 6 < numbers[0] <= kinds * 8 + 1 < len(view.options)
    first = view.options[0]
    expected = {**first, "to": str(first["to"]).replace("battlefield1", "fortification1")}
    assert view.options[play.match.choices[0]] == expected


def test_sleep_is_told_by_signs_and_not_by_colours_alone() -> None:
    tiles = [
        {"monster": "base_red", "at": "v0.1.battlefield1"},
        {"monster": "y04", "at": "v0.1.battlefield2", "face": "down"},
    ]
    view = GAME.position(["0", "1"], None, 1, {"tiles": tiles}).view(0)
    assert "× ◆1 Grunt Goblin" in drawn(view)
    assert "× ○1 Tax Goblin" in drawn(view)
    assert "x R1 Grunt Goblin" in drawn(view, "ascii")
    assert "x y1 Tax Goblin" in drawn(view, "ascii")


def test_signs_that_cannot_be_printed_are_replaced_by_letters() -> None:
    view = GAME.start(["0", "1", "2"], {"first": 0}, 5).view(0)
    assert not re.search(r"[◆▲●◇△○×↑¤★│█─▶◉]", drawn(view, "ascii"))


def test_the_gauge_leans_to_the_viewer_who_leads() -> None:
    tiles = [{"monster": "base_red_strong", "at": "v0.0.battlefield1"}]
    state = GAME.position(["0", "1"], None, 1, {"tiles": tiles})
    assert "│↑█¤" in drawn(state.view(0))
    assert "¤█↑│" in drawn(state.view(1))
    assert "+2 Anna" in drawn(state.view(1))


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("i tax goblin", "Deployed: +3 gold."),
        ("i fangs", "1 (2 gold): chase off a monster of terror 1 or less"),
        ("i nobody", "is called that"),
        ("i", "Bag of Anna:"),
        ("? gnome 1 portal", "only blue monsters stand on a Portal (rule 6.1)"),
        ("? lich", "the Archive Lich costs 5 gold, and you have 0 (rule 6.4)"),
        ("? weather", "goblin village 1 portal"),
        ("? 1 fortification", "on the Fortification of Village 1: this is possible"),
    ],
)
def test_questions_are_answered(tmp_path: Path, typed: str, answer: str) -> None:
    play, output = sit_down(2, 1, [typed], tmp_path / "game.json")
    play.run()
    assert answer in " ".join(output.getvalue().rpartition(f"› {typed}\n")[2].split())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_end_shows_what_ties_are_broken_by(players: int) -> None:
    table = GAME.start([str(seat) for seat in range(players)], seed=9)
    assert isinstance(table, Table)
    rng = Rng.seeded(2)
    while table.decision() is not None:
        table.apply(rng.below(len(table.codes)))
    view = table.view(None)
    made, output = pen(players)
    made.screen.say(made.scoring(view))
    for side, at in enumerate(view.table.sides):
        tiles = [made.pen.words.monsters[id] for id in tiles_of(view.table, side)]
        worth = sum(tile.recruit for tile in tiles) + at.magic, sum(tile.terror for tile in tiles)
        assert worth == standing(table, side)
        row = rf"{made.pen.words.side(side, made.company)} +{at.tokens} +{worth[0]} +{worth[1]}\b"
        assert re.search(row, output.getvalue())


def test_a_team_wins_together(tmp_path: Path) -> None:
    play, output = sit_down(4, 0, [], tmp_path / "game.json")
    play.run()
    assert "win together." in output.getvalue()
