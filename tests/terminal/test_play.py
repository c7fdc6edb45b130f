"""Playing at one keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.terminal.keyboard import GAME, SEATS, Interrupting, sit_down

from perfidie.kernel.errors import BadInput
from perfidie.kernel.record import verify
from perfidie.match import Match
from perfidie.terminal.archive import check_new, new_path, read
from perfidie.terminal.play import INTERRUPTED, Play
from perfidie.terminal.screen import Screen
from perfidie.terminal.seating import bot_at, seat_names
from perfidie.texts import LANGUAGES, Texts

ALONE = ["Anna", "random", "random", "random"]
TWO = ["Anna", "Bob", "random", "random"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_played_through_a_pipe(tmp_path: Path, lang: str) -> None:
    play, output = sit_down(ALONE, ["1"] * 99, tmp_path / "game.json", lang)
    assert play.run() == 0
    record = read(tmp_path / "game.json")
    assert verify(record, GAME).outcome() is not None
    assert {"en": "Points", "fr": "Points"}[lang] in output.getvalue()
    assert {"en": " win", "fr": "l’emporte"}[lang] in output.getvalue().rpartition("★")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("columns", "count"), [(80, 3), (80, 6), (50, 5), (120, 4)])
def test_no_line_is_wider_than_the_screen(
    tmp_path: Path, lang: str, columns: int, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    seats = ["cruella", "hook", "maleficent", "jafar", "ursula", "scar"][:count]
    names = ["Clothilde-Marie", *["random"] * (count - 1)]
    play, output = sit_down(names, ["?", "help", *["1"] * 99], Path("game.json"), lang, seats=seats)
    play.path = tmp_path / "game.json"
    play.run()
    play_itself = output.getvalue().rpartition("★")[0]
    assert max(map(cell_len, play_itself.splitlines())) == columns


def test_a_curtain_falls_between_two_people_and_not_between_two_choices_of_one(tmp_path: Path) -> None:
    play, output = sit_down(TWO, ["", "1"] * 99, tmp_path / "game.json")
    play.run()
    people = re.findall(r"Hand the keyboard to (\w+)|(\w+), play a card", output.getvalue())
    curtain = None
    for to, asked in people:
        assert not to or to != curtain
        assert not asked or asked == curtain
        curtain = to or curtain
    assert {to for to, _ in people} >= {"Anna", "Bob"}


def test_nobody_is_shown_a_card_that_only_another_has_drawn(tmp_path: Path) -> None:
    play, output = sit_down(TWO, ["", "l", "1"] * 99, tmp_path / "game.json")
    play.run()
    own = re.compile(r"· (\w+) lays the .* face down")
    shown_to = ""
    exposed: set[str] = set()
    for line in output.getvalue().splitlines():
        if found := re.search(r"Hand the keyboard to (\w+)", line):
            shown_to = found[1]
        if found := re.search(r"· (\w+) lays the (\w+ \d) open", line):
            exposed.add(found[2])
        laid = own.search(line)
        if laid and not any(card in line for card in exposed):
            assert laid[1] == shown_to, line


def test_leaving_keeps_the_match_and_resuming_goes_on_with_it(tmp_path: Path) -> None:
    whole, _ = sit_down(ALONE, ["1"] * 99, tmp_path / "whole.json")
    whole.run()
    part, output = sit_down(ALONE, ["1"] * 7 + ["q"], tmp_path / "part.json")
    assert part.run() == 0
    assert "--resume" in output.getvalue()
    rest, _ = sit_down(ALONE, ["1"] * 99, tmp_path / "part.json")
    rest.match = Match.resume(read(tmp_path / "part.json"), GAME)
    rest.run()
    assert read(tmp_path / "part.json").choices == read(tmp_path / "whole.json").choices


@pytest.mark.parametrize("answers", [[], ["1"], ["1", "nonsense", "99", "", "help", "l", "u", "?"]])
def test_the_end_of_the_answers_keeps_the_match(tmp_path: Path, answers: list[str]) -> None:
    play, output = sit_down(ALONE, answers, tmp_path / "game.json")
    assert play.run() == 0
    assert read(tmp_path / "game.json").choices == play.match.choices
    assert str(tmp_path / "game.json") in output.getvalue()


def test_an_interruption_keeps_the_match(tmp_path: Path) -> None:
    play, output = sit_down(ALONE, [], tmp_path / "game.json")
    play.screen = Screen(output, Interrupting("1\n1\n"))
    assert play.run() == INTERRUPTED
    assert read(tmp_path / "game.json").choices == play.match.choices != []


@pytest.mark.parametrize(("lang", "place", "rule"), [("en", "middle", "rule"), ("fr", "milieu", "règle")])
def test_a_question_is_answered_with_the_rule(tmp_path: Path, lang: str, place: str, rule: str) -> None:
    hand = Match(GAME, SEATS, {"first": 0}, 3).view(0).table.hand
    number = next(card for card in hand if len(card) == 2)
    spelled = Texts(lang).words(GAME.id).card(number)
    questions = [f"? {number} middle", f"?{number.lower()} {place}", f"? {spelled} {place}"]
    play, output = sit_down(ALONE, questions, tmp_path / "one", lang)
    play.run()
    assert " ".join(output.getvalue().split()).count(f"({rule} 4.C)") == len(questions)
    play, output = sit_down(ALONE, [f"? {spelled}"], tmp_path / "all", lang)
    play.run()
    assert output.getvalue().count("  · ") == 4


def test_a_question_about_nothing_is_answered_with_an_example(tmp_path: Path) -> None:
    play, output = sit_down(ALONE, ["? the weather"], tmp_path / "g")
    play.run()
    assert "? 5 blue own" in output.getvalue()


def test_what_cannot_be_taken_back_is_refused_with_the_reason(tmp_path: Path) -> None:
    play, output = sit_down(ALONE, ["u", "1", "u"], tmp_path / "g")
    play.run()
    assert "nothing to take back" in output.getvalue()
    assert "was not yours" in output.getvalue()


def test_signs_that_cannot_be_printed_are_replaced_by_letters(tmp_path: Path) -> None:
    play, output = sit_down(ALONE, ["1"] * 99, tmp_path / "g")
    output.encoding = "ascii"
    play = Play(play.match, Screen(output, play.screen.keyboard), Texts("en"), tmp_path / "g")
    play.run()
    drawn = "\n".join(line for line in output.getvalue().splitlines() if "·" not in line)
    assert not re.search(r"[♦▼♣☼☾⬢╭─│▶★▒]", drawn)


def test_a_match_among_bots_is_shown_from_its_end(tmp_path: Path) -> None:
    play, output = sit_down(["random"] * 4, [], tmp_path / "g")
    assert play.run() == 0
    assert "Points" in output.getvalue()
    assert "play a card" not in output.getvalue()


# Who sits where


def test_people_and_bots_find_their_seats() -> None:
    names = seat_names(4, [1, 3], ["Anna", "Bob"], ["random"])
    assert names == ["random", "Anna", "random", "Bob"]
    assert [bot_at(names, seat) for seat in range(4)] == ["random", None, "random", None]


@pytest.mark.parametrize(
    ("humans", "players", "bots", "code"),
    [
        ([4], [], ["random"], "unknown-seat"),
        ([0], ["Anna", "Bob"], ["random"], "player-count"),
        ([0], ["random"], ["random"], "bot-name"),
        ([0, 1], ["Anna", "Anna"], ["random"], "player-twice"),
        ([0], [], ["random", "random"], "bot-count"),
        ([0], [], ["oracle"], "unknown-bot"),
    ],
)
def test_a_company_that_does_not_fit_is_refused(
    humans: list[int], players: list[str], bots: list[str], code: str
) -> None:
    with pytest.raises(BadInput) as refused:
        seat_names(4, humans, players, bots)
    assert refused.value.code == code


# Files


def test_a_new_record_never_overwrites_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = new_path("villains_card_game")
    first.parent.mkdir(parents=True)
    first.touch()
    assert not new_path("villains_card_game").exists()
    with pytest.raises(BadInput, match="file-exists"):
        check_new(first)


# Hints


@pytest.mark.parametrize(("lang", "told"), [("en", "would choose"), ("fr", "choisirait")])
def test_a_hint_names_numbers_that_can_be_typed_and_is_no_choice(tmp_path: Path, lang: str, told: str) -> None:
    play, output = sit_down(ALONE, ["h", "1", "q"], tmp_path / "g", lang)
    play.run()
    hint = output.getvalue().partition(told)[2].partition("›")[0]
    numbers = [int(number) for number in re.findall(r"^ +(\d+) .*\d+.%", hint, re.MULTILINE)]
    assert 1 <= len(numbers) <= 3
    assert len(set(numbers)) == len(numbers)
    assert all(1 <= number <= 9 for number in numbers)
    assert play.match.choices[:1] == [0]


def test_help_tells_every_key(tmp_path: Path) -> None:
    play, output = sit_down(ALONE, ["help"], tmp_path / "g")
    play.run()
    told = output.getvalue()
    assert all(f"  {key}  " in told for key in ("?", "h", "u", "l", "q"))
