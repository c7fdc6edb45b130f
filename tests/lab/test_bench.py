"""Benchmarks measure what they say, and say it in both languages."""

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from perfidie.games import game
from perfidie.kernel.errors import BadInput
from perfidie.kernel.playout import play_randomly
from perfidie.kernel.rng import Rng
from perfidie.lab.bench import Figures, GameFigures, PeerFigures, Report, main, measure, player
from perfidie.lab.counts import PYTHON, Cost, Counts
from perfidie.lab.peers import MissingPeer, Peer
from perfidie.lab.subject import begin, positions, seats_of
from perfidie.texts import Texts

CARDS = game("villains_card_game")
FIGURES = Figures(
    "1.0",
    "pure",
    "3.11.7",
    15,
    0.2,
    [GameFigures("villains_card_game", 4, 81234.5, 4.25, None, 17.0, 35.0, 9.8)],
    [PeerFigures("other", "2.1", 20000.0, None, {"villains_card_game": 4.06})],
)


def test_random_play_goes_to_the_end_or_to_the_limit() -> None:
    state = begin(CARDS, 1)
    assert play_randomly(state, Rng.seeded(1), 10) == 10
    rest = play_randomly(state, Rng.seeded(2), CARDS.cap)
    assert 0 < rest < CARDS.cap
    assert state.outcome() is not None
    assert play_randomly(state, Rng.seeded(3), 5) == 0


def test_a_window_plays_whole_games_and_counts_their_decisions() -> None:
    made = player(CARDS)(0.05, 3)
    assert made > 4 * 19  # at least one game of four players


def test_positions_are_at_decisions_and_some_in_the_midst_of_an_effect() -> None:
    some = list(islice(positions(CARDS), 400))
    assert all(state.asked >= 0 and state.seats == seats_of(CARDS) == 4 for state in some)
    assert any(len(state.stack) > 1 for state in some)


def spin(seconds: float, seed: int) -> int:
    """An engine whose decisions each take as long as twenty games of ours."""
    player(CARDS)(seconds, seed)
    return 1


def test_games_and_peers_are_measured_and_compared() -> None:
    found = measure([CARDS], [Peer("slow", "1", spin, lambda seed: 12.5)], windows=3, seconds=0.02)
    (own,), (peer,) = found.games, found.peers
    assert own.game == "villains_card_game"
    assert own.decisions_per_second > 1000
    assert own.copy_in_effect is not None
    assert all(0 < cost < 100_000 for cost in (own.copy, own.copy_in_effect, own.save, own.load, own.view))
    assert (peer.name, peer.copy) == ("slow", 12.5)
    assert peer.ratios["villains_card_game"] > 10
    assert peer.decisions_per_second < own.decisions_per_second / 10


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["pure Python", "81,234", "4.06 ×", "not installed"]),
        ("fr", ["Python pur", "81\u202f234", "4,06 ×", "n’est pas"]),
    ],
)
def test_figures_are_told_in_both_languages(lang: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    report = Report(Texts(lang))
    report.times(FIGURES)
    report.missing(MissingPeer("third", "pip install third"))
    told = capsys.readouterr().out
    for word in words:
        assert word in told


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_counts_that_have_grown_are_told(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = Counts(Cost(10.0, 5.0), Cost(20.0, 50.0), Cost(30.0, 40.0))
    more = before._replace(copy=Cost(40.0, 50.0))
    report = Report(Texts(lang))
    assert not report.counts({"game": before}, {"game": {PYTHON: before}})
    assert not report.counts({"game": more}, {})
    assert "--write" not in capsys.readouterr().out
    assert report.counts({"game": more}, {"game": {PYTHON: before}})
    assert "--write" in " ".join(capsys.readouterr().out.split())


def test_figures_are_written_as_json(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    Report(Texts("en")).written(file, FIGURES)
    assert msgspec.json.decode(file.read_bytes(), type=Figures) == FIGURES


def test_a_file_in_a_folder_that_is_not_there_is_refused_before_anything_is_measured(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no-folder"):
        main(["villains_card_game"], False, False, tmp_path / "missing" / "figures.json")
    assert list(tmp_path.iterdir()) == []
