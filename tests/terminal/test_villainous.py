"""Disney Villainous at one keyboard."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from tests.terminal.keyboard import Utf8

from perfidie.games import game
from perfidie.kernel.options import Record
from perfidie.kernel.record import verify
from perfidie.kernel.rng import Rng
from perfidie.kernel.view import View
from perfidie.match import Match
from perfidie.terminal.archive import read
from perfidie.terminal.play import Play
from perfidie.terminal.replay import Replay
from perfidie.terminal.screen import Screen
from perfidie.texts import LANGUAGES, Texts

GAME = game("villainous")
PAIR = ["gaston", "horned_king"]
RICH = ["prince_john", "gaston"]
"""The first of them wins by Power alone."""
ALONE = ["Anna", "random"]
TWO = ["Anna", "Bob"]


class Answers(StringIO):
    """Answers with what was written down, then by chance, or (``thrifty``) like somebody who only wants Power."""

    def __init__(self, written: list[str], at_most: int = 2_000, thrifty: bool = False) -> None:
        super().__init__()
        self.written = written
        self.left = at_most
        self.thrifty = thrifty
        self.rng = Rng.seeded(1)
        self.play: Play | None = None

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        if self.written:
            return f"{self.written.pop(0)}\n"
        if self.left == 0:
            return ""
        self.left -= 1
        assert self.play is not None
        screen = self.play.screen.output
        assert isinstance(screen, StringIO)
        if screen.getvalue().endswith(("is looking. ", "ne regarde. ")):
            return "\n"
        view = self.play.match.view(self.play.match.state.asked)
        different: list[Record] = []
        for option in view.options:
            if option not in different:
                different.append(option)
        return f"{1 + (richest(view, different) if self.thrifty else self.rng.below(len(different)))}\n"


def richest(view: View, options: list[Record]) -> int:
    """The option that leads to the most Power: the first one, where none does."""
    return max(range(len(options)), key=lambda i: (gain(view, options[i]), options[i]["kind"] == "end", -i))


def gain(view: View, option: Record) -> int:
    if option["kind"] == "action":
        return power(str(option["symbol"]))
    places = [at for at in view.table.realms[view.viewer or 0].locations if at.location == option.get("to")]
    symbols = [each for at in places for each in (*at.top_symbols, *at.bottom_symbols) if not each.covered]
    return sum(power(each.symbol) for each in symbols)


def power(symbol: str) -> int:
    return int(symbol.removeprefix("gain_power:")) if symbol.startswith("gain_power:") else 0


def sit_down(
    answers: Answers,
    path: Path,
    names: list[str] = ALONE,
    seats: list[str] = PAIR,
    lang: str = "en",
    seed: int = 3,
    ask_all: bool = False,
) -> tuple[Play, StringIO]:
    output = Utf8()
    match = Match(GAME, seats, {"first_player": "seat:0"}, seed, names=names)
    answers.play = Play(match, Screen(output, answers), Texts(lang), path, ask_all)
    return answers.play, output


def shown(path: Path, *written: str, lang: str = "en", names: list[str] = ALONE) -> str:
    """The screen after these answers."""
    play, output = sit_down(Answers([*written], 0), path / "game.json", names, lang=lang)
    play.run()
    return output.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_played_to_victory(tmp_path: Path, lang: str) -> None:
    play, output = sit_down(Answers([], thrifty=True), tmp_path / "game.json", seats=RICH, lang=lang)
    assert play.run() == 0
    assert verify(read(tmp_path / "game.json"), GAME).outcome() is not None
    end = output.getvalue().rpartition("★")[2]
    assert {"en": "Anna wins.", "fr": "Anna l’emporte."}[lang] in end


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", [40, 60, 80, 120])
def test_no_line_is_wider_than_the_screen(
    tmp_path: Path, lang: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    keys = ["?", "help", "c", "c be", "d", "o", "d gaston", "o horned", "l"]
    seats = ["queen_of_hearts", "lady_tremaine", "horned_king"]
    answers = Answers([*keys], 60)
    names = ["Clothilde-Marie", "random", "random"]
    play, output = sit_down(answers, Path("game.json"), names, seats, lang)
    play.path = tmp_path / "game.json"
    play.run()
    lines = [line for line in output.getvalue().splitlines() if str(tmp_path) not in line]
    assert not [line for line in lines if cell_len(line) > columns]


@pytest.mark.parametrize("height", [24, 45])
def test_a_frame_leaves_out_what_does_not_fit(tmp_path: Path, height: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "height", height)
    play, output = sit_down(Answers([], 40), tmp_path / "game.json")
    play.run()
    frames = output.getvalue().split("Disney Villainous · turn")[1:]
    assert frames
    assert max(len(frame.partition("› ")[0].splitlines()) for frame in frames) <= height + 6
    assert any("Objective:" in frame for frame in frames) == (height == 45)


def test_signs_that_cannot_be_printed_are_replaced_by_letters(tmp_path: Path) -> None:
    play, output = sit_down(Answers(["o", "help"], 20), tmp_path / "game.json")
    output.encoding = "ascii"
    play = Play(play.match, Screen(output, play.screen.keyboard), Texts("en"), play.path)
    answers = play.screen.keyboard
    assert isinstance(answers, Answers)
    answers.play = play
    play.run()
    assert not set(output.getvalue()) & set("▶■•✗✓▰▱▲▼╭│─★")


# Keys


def test_a_card_is_looked_up_by_the_beginning_of_its_name_without_accents(tmp_path: Path) -> None:
    assert "Monsieur D’Arque" in shown(tmp_path, "c monsieur")
    told = shown(tmp_path / "fr", "c chateau", "c epee", "c bête", lang="fr")
    assert "L’Épée Magique" in told
    assert "La Bête" in told
    assert "Aucune carte ne s’appelle «\u202fchateau\u202f»" in told


def test_only_cards_of_villains_at_the_table_are_found(tmp_path: Path) -> None:
    assert "No card here is called “cinderella”" in shown(tmp_path, "c cinderella")


def test_discards_and_realms_are_shown_by_a_key(tmp_path: Path) -> None:
    told = shown(tmp_path, "d", "d horned", "o", "o nobody")
    assert "Anna (Gaston)’s Villain discard:" in told
    assert "The Horned King’s Fate discard:" in told
    assert "Fair Folk Kingdom" in told
    assert "Cauldron claimed" in told
    assert "Nobody here is called “nobody”" in told


def test_a_question_is_answered_with_the_rule(tmp_path: Path) -> None:
    told = " ".join(shown(tmp_path, "? house").split())
    assert "to Belle’s House: your villain is there already, and has to go elsewhere (rule R3.6)" in told


# What is shown to whom


def test_what_others_did_since_the_last_turn_is_told_in_one_go(tmp_path: Path) -> None:
    play, output = sit_down(Answers([], 12, thrifty=True), tmp_path / "game.json")
    play.run()
    others = [line for line in output.getvalue().splitlines() if line.startswith(" · The Horned King: goes to ")]
    assert len(others) >= 2
    assert any(" · " in line[3:] for line in others)


def position(
    start: dict[str, Any], tmp_path: Path, names: list[str], written: list[str], seats: list[str] = PAIR
) -> tuple[Play, StringIO]:
    """A match that stands at a position of a scenario."""
    play, output = sit_down(Answers(written, 0), tmp_path / "game.json", names, seats)
    state = GAME.position(seats, None, 0, start)
    play.match.state = state
    return play, output


COVERED: dict[str, Any] = {
    "turn": 0,
    "phase": "actions",
    "0": {
        "mover": "tavern",
        "power": 5,
        "hand": ["temper", "beautiful_as_me"],
        "realm": [
            {"card": "cogsworth", "at": "tavern", "items": ["maurices_invention"]},
            {"card": "lefou", "at": "tavern", "items": ["five_dozen_eggs"]},
        ],
    },
}


def test_covered_symbols_are_marked_and_cards_stand_in_their_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for columns in ("80", "120"):
        monkeypatch.setenv("COLUMNS", columns)
        play, output = position(COVERED, tmp_path, ALONE, ["? activate"])
        play.draw(play.match.view(0), {})
        drawn = output.getvalue()
        assert "✗ Activate  ✗ +2 Power" in drawn
        assert "• Play a Card  • Vanquish" in drawn
        assert "Cogsworth 2" in drawn
        assert "(+ Five Dozen" in drawn
        assert drawn.index("Cogsworth 2") < drawn.index("Lefou 3")
        assert re.search(r"2 Temper  Effect\. ", drawn)
        assert re.search(r"– Beautiful as Me  Condition\. ", drawn)


def test_equal_cards_of_different_strength_are_told_apart(tmp_path: Path) -> None:
    start: dict[str, Any] = {
        "turn": 0,
        "phase": "actions",
        "0": {
            "mover": "jolly_roger",
            "power": 1,
            "hand": ["aye_aye_sir"],
            "realm": [
                {"card": "swashbuckler", "at": "jolly_roger"},
                {"card": "swashbuckler", "at": "jolly_roger", "items": ["cutlass"]},
                {"card": "swashbuckler", "at": "skull_rock"},
                {"card": "wendy", "at": "jolly_roger"},
            ],
        },
    }
    play, output = position(start, tmp_path, ALONE, [], ["captain_hook", "gaston"])
    state = play.match.state
    for wanted in (
        {"symbol": "play_card"},
        {"card": "aye_aye_sir"},
        {"card": "swashbuckler", "at": "skull_rock"},
        {"to": "jolly_roger"},
        {"symbol": "vanquish"},
        {"card": "wendy"},
    ):
        decision = state.decision()
        assert decision is not None
        state.apply(next(i for i, option in enumerate(decision.options) if wanted.items() <= option.items()))
    play.run()
    assert re.findall(r"\d Swashbuckler \(Jolly Roger\) (\d(?: \([^)]*\))?)", output.getvalue()) == [
        "2",
        "4 (+ Cutlass)",
        "4 (+2 this turn)",
    ]


# Choices that are none, and windows


def test_a_choice_between_one_option_is_made_and_told_unless_all_are_asked(tmp_path: Path) -> None:
    answers = Answers([], 80)
    play, output = sit_down(answers, tmp_path / "game.json")
    play.run()
    assert "made for you, as there was no other choice: " in output.getvalue()
    play, output = sit_down(Answers([], 80), tmp_path / "all.json", ask_all=True)
    play.run()
    assert "made for you" not in output.getvalue()


def test_taking_back_goes_past_choices_that_were_none(tmp_path: Path) -> None:
    play, _ = sit_down(Answers([], 0), tmp_path / "game.json")
    play.match.choose(0, play.match.seq, {"to": "forest"})
    made = len(play.match.choices)
    play.match.choose(0, play.match.seq, {"symbol": "gain_power:2"})
    assert play.take_back(0)
    assert len(play.match.choices) == made


def test_several_people_are_all_asked_behind_the_curtain_whether_they_can_answer_or_not(tmp_path: Path) -> None:
    """Nobody at the keyboard learns from being asked, or not, what another holds (R1.24)."""
    asked = [windows(tmp_path, hand) for hand in (["cauldron_born"], ["only_moments_away_from_victory"])]
    assert asked[0] == asked[1] == ["Bob"]


def windows(path: Path, hand: list[str]) -> list[str]:
    """Who is handed the keyboard after an opponent of the Horned King has played an Item."""
    start: dict[str, Any] = {
        "turn": 0,
        "phase": "actions",
        "0": {
            "mover": "tavern",
            "power": 9,
            "hand": ["five_dozen_eggs"],
            "realm": [{"card": "lefou", "at": "forest"}],
        },
        "1": {"hand": [*hand, "ancient_soldiers"]},
    }
    play, output = position(start, path, TWO, [])
    play.at_keyboard = 0
    play.match.choose(0, play.match.seq, {"symbol": "play_card"})
    while play.match.state.asked == 0 and play.match.view(0).prompt != "action":
        play.match.choose(0, play.match.seq, 0)
    assert play.match.view(1).prompt == "condition"
    assert play.match.view(0).asked is None
    play.decide(1)
    return re.findall(r"Hand the keyboard to (\w+)", output.getvalue())


def test_a_lone_player_is_not_bothered_with_windows_that_offer_nothing(tmp_path: Path) -> None:
    play, output = sit_down(Answers([], 150), tmp_path / "game.json", ["random", "Anna"])
    play.run()
    frames = [frame for frame in output.getvalue().split("Disney Villainous") if "play a Condition?" in frame]
    assert all(re.search(r"^  1  ", frame, re.MULTILINE) for frame in frames)


# Watching again


def test_a_match_can_be_watched_again_through_all_eyes(tmp_path: Path) -> None:
    play, _ = sit_down(Answers([], thrifty=True), tmp_path / "game.json", seats=RICH)
    play.run()
    output = Utf8()
    keys = StringIO("n\nn\nt\nt\n99999\n")
    assert Replay(read(tmp_path / "game.json"), GAME, Screen(output, keys), Texts("fr"), "all").run() == 0
    assert output.getvalue().count("Main\u202f:") >= 2
    assert "★" in output.getvalue()
