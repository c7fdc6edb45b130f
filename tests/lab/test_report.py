"""Reports say what the games were, in figures that can be recounted."""

from __future__ import annotations

import re
import resource
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from perfidie.cli import main
from perfidie.games import game
from perfidie.kernel.errors import BadInput
from perfidie.lab.intervals import wilson
from perfidie.lab.job import job, play_batch
from perfidie.lab.report import write_report
from perfidie.lab.report.canvas import Text
from perfidie.lab.report.compare import SURE, changes
from perfidie.lab.report.document import KINDS, command, document
from perfidie.lab.report.study import Study, study_of
from perfidie.lab.report.villainous import VillainousStudy, effects
from perfidie.lab.runs import Run, Writer
from perfidie.lab.simulate import chunks, pairings, plan
from perfidie.terminal.simulation import Simulation
from perfidie.texts import LANGUAGES, Texts

THREE = ("gaston", "horned_king", "prince_john")


def made(folder: Path, id: str, games: int, seed: int = 1, **options: bool | int | str) -> Run:
    """A run of random games."""
    found = game(id)
    seats = pairings(found, THREE) if id == "villainous" else found.seat_counts.start
    described = job(plan(id, seats, ["random"], dict(options), seed), games, "none")
    writer = Writer.new(folder, described)
    for chunk in chunks(games, described.chunk):
        writer.append(play_batch(described, chunk))
    writer.close()
    return Run(folder)


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Run]:
    """A run of each game."""
    home = tmp_path_factory.mktemp("runs")
    return {
        "villainous": made(home / "villainous", "villainous", 60, turn_limit=40),
        "evil_corp": made(home / "evil_corp", "evil_corp", 60),
        "villains_card_game": made(home / "villains_card_game", "villains_card_game", 200),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", KINDS)
def test_a_page_has_a_picture_or_table_for_everything_and_is_well_formed(
    id: str, lang: str, runs: dict[str, Run], tmp_path: Path
) -> None:
    write_report([runs[id].folder], Texts(lang), tmp_path / "page.html", None, None)
    page = (tmp_path / "page.html").read_text("utf-8")
    told = document([runs[id]], Texts(lang))
    for section in told.sections:
        for figure in section.figures:
            assert f'id="figure-{figure.id}"' in page
            assert figure.sheet.rows, figure.id
            assert all(len(row) == len(figure.sheet.head) for row in figure.sheet.rows), figure.id
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(set(ids)) == len(ids)
    assert not re.search(r"report-[a-z]", page.replace("report-en", "").replace("report-fr", ""))
    for drawing in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        ElementTree.fromstring(drawing)


@pytest.mark.parametrize("id", KINDS)
def test_every_figure_has_its_number_of_cases_and_its_interval(id: str, runs: dict[str, Run]) -> None:
    """In pictures, tables and headlines; those of a comparison, too."""
    told = document([runs[id], runs[id]], Texts("en"))
    for _, label, sure in told.keys:
        assert re.fullmatch(BESIDE, sure) or label == "games", label
    for section in told.sections:
        for figure in section.figures:
            head = figure.sheet.head
            columns = ("95% interval", "Cases")
            for row in figure.sheet.rows:
                if set(columns) <= set(head):
                    interval, cases = (row[head.index(column)] for column in columns)
                    assert re.fullmatch(rf"{BOUND} to {BOUND}", interval) or (interval, cases) == ("–", "1"), figure.id
                    assert re.fullmatch(r"[\d,]+( / [\d,]+)?", cases), figure.id
                else:
                    for cell in row[1:]:
                        assert re.fullmatch(rf"\S+ \({BESIDE}\)( \*)?|–|Fate|Villain", cell), (figure.id, cell)
            drawn = figure.drawing
            if drawn is not None and figure.id not in ("length", "progress"):  # there the table has the numbers
                markup = [shape.text for shape in drawn.shapes if isinstance(shape, Text)]
                cells = sum("; n " in cell for row in figure.sheet.rows for cell in row)
                assert sum(text.startswith("n ") for text in markup) == (cells or len(figure.sheet.rows)), figure.id


BOUND = r"[+−-]?[\d,.]+%?"
BESIDE = rf"{BOUND} to {BOUND}; n [\d,]+"


def test_the_command_of_a_report_makes_the_same_run_again(tmp_path: Path) -> None:
    villainous = game("villainous")
    for number, planned in enumerate(
        (
            plan("villainous", pairings(villainous, villainous.roles), ["random"], {"turn_limit": 3}, 7),
            plan("villainous", pairings(villainous, villainous.roles[::-1]), ["random"], {"turn_limit": 3}, 7, 0.25),
            plan("villainous", ["jafar", "ursula"], ["random", "novice"], {}, 7, 1.5),
            plan("evil_corp", 4, ["steady", "steady", "random", "random"], {}, 8),
        )
    ):
        described = job(planned, 72)
        Writer.new(tmp_path / f"run{number}", described).close()
        words = shlex.split(command(Run(tmp_path / f"run{number}")))
        assert words[-2:] == ["--out", f"run{number}"]
        again = tmp_path / f"again{number}"
        # It is interrupted before the first game: what it would play stands there already.
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(Simulation, "play_all", interrupted)
            assert main([*words[1:-1], str(again)]) == 130
        assert (Run(again).job.plan, Run(again).job.games) == (planned, 72)


def interrupted(*given: object) -> None:
    raise KeyboardInterrupt


def test_a_single_case_bounds_nothing_and_can_be_drawn(tmp_path: Path) -> None:
    told = document([made(tmp_path / "one", "villains_card_game", 1)], Texts("en"))
    rows = [row for section in told.sections for figure in section.figures for row in figure.sheet.rows]
    assert any(row[2:] == ["–", "1"] for row in rows)
    write_report([tmp_path / "one"], Texts("en"), tmp_path / "page.html", tmp_path / "pictures", None)
    assert not re.search(r"\b(inf|nan)\b", (tmp_path / "page.html").read_text("utf-8"))


def test_match_ups_are_those_of_the_table(runs: dict[str, Run]) -> None:
    study = study_of(runs["villainous"], VillainousStudy)
    rows = list(runs["villainous"].rows())
    for role in THREE:
        for other in set(THREE) - {role}:
            games = [row for row in rows if {role, other} == set(row["seats"].split())]
            wins = sum(row["seats"].split().index(role) in map(int, row["winners"].split()) for row in games)
            assert study.pairs.of((role, other)) == (wins, len(games))
            assert study.pairs.estimate((role, other)) == (wins / len(games), *wilson(wins, len(games)), len(games))


def test_an_early_card_is_one_of_the_first_rounds(runs: dict[str, Run]) -> None:
    study = study_of(runs["villainous"], VillainousStudy)
    assert isinstance(study, VillainousStudy)
    rows = list(runs["villainous"].rows())
    for effect in effects(study, drawn=True, fate=False):
        having, lacking = study.split(effect.card, effect.role, drawn=True)
        early = re.compile(rf"(^| ){effect.card}:[0-3]( |$)")
        found = [row for row in rows if any(early.search(row[f"drawn_{seat}"]) for seat in range(2))]
        assert having[1] == len(found)
        assert having[1] + lacking[1] == study.roles.of(effect.role)[1]


def test_partners_are_one_case_for_their_bot(tmp_path: Path) -> None:
    described = job(plan("evil_corp", 4, ["novice", "novice", "random", "random"], {}, 3), 3)
    writer = Writer.new(tmp_path / "teams", described)
    writer.append(play_batch(described, (0, 3)))
    writer.close()
    study = study_of(Run(tmp_path / "teams"), KINDS["evil_corp"])
    counted = Run(tmp_path / "teams").progress.tally.bots
    assert study.bots.games == {"novice": 3, "random": 3} == {bot: count.games for bot, count in counted.items()}
    assert study.bots.wins == {bot: count.wins for bot, count in counted.items()}
    assert sum(study.bots.wins.values()) == 3
    assert study.fair == 0.5


@pytest.mark.parametrize("id", KINDS)
def test_a_run_differs_from_itself_in_nothing(id: str, runs: dict[str, Run]) -> None:
    study = study_of(runs[id], KINDS[id])
    told = changes(study, study)
    assert told
    assert all(change.chance == 1 and change.gap.value == 0 for change in told)


def test_runs_of_other_seeds_differ_by_chance_only_and_other_rules_beyond_it(
    runs: dict[str, Run], tmp_path: Path
) -> None:
    one = study_of(runs["villains_card_game"], KINDS["villains_card_game"])
    again = study_of(made(tmp_path / "again", "villains_card_game", 200, seed=2), KINDS["villains_card_game"])
    assert sum(change.chance < SURE for change in changes(one, again)) == 0
    other = made(tmp_path / "other", "villains_card_game", 200, seed=3, specials=False)
    told = changes(one, study_of(other, KINDS["villains_card_game"]))
    length = next(change for change in told if change.measure.group == "length")
    assert length.chance < SURE
    assert length.gap.high < 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", KINDS)
def test_a_comparison_is_said_in_words(id: str, lang: str, runs: dict[str, Run]) -> None:
    first = document([runs[id], runs[id]], Texts(lang)).sections[0]
    assert first.id == "compare"
    labels = [row[0] for row in first.figures[0].sheet.rows]
    assert len(set(labels)) == len(labels)


def test_runs_that_do_not_go_together_are_refused(runs: dict[str, Run], tmp_path: Path) -> None:
    assert refused(lambda: document([runs["evil_corp"], runs["villainous"]], Texts("en"))) == "runs-not-alike"
    Writer.new(tmp_path / "four", job(plan("villains_card_game", 4, ["random"], {}, 1), 10)).close()
    four = Run(tmp_path / "four")
    assert refused(lambda: document([runs["villains_card_game"], four], Texts("en"))) == "runs-not-alike"
    assert refused(lambda: document([four], Texts("en"))) == "run-empty"


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(BadInput) as error:
        act()
    return error.value.code


def test_pictures_are_files_that_can_be_looked_at(runs: dict[str, Run], tmp_path: Path) -> None:
    write_report([runs["evil_corp"].folder], Texts("en"), None, tmp_path / "pictures", None)
    drawn = sorted(path.stem for path in (tmp_path / "pictures").glob("*.svg"))
    assert "values" in drawn
    assert drawn == sorted(path.stem for path in (tmp_path / "pictures").glob("*.png"))
    for path in (tmp_path / "pictures").glob("*.svg"):
        ElementTree.parse(path)
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in (tmp_path / "pictures").glob("*.png"))


def test_without_matplotlib_it_is_said_and_a_page_needs_none(
    runs: dict[str, Run], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    folders = [runs["evil_corp"].folder]
    assert refused(lambda: write_report(folders, Texts("en"), None, tmp_path / "pictures", None)) == "extra-missing"
    assert not (tmp_path / "pictures").exists()
    assert write_report(folders, Texts("en"), tmp_path / "page.html", None, None) == [tmp_path / "page.html"]


def test_a_page_of_markdown_is_renewed_where_its_marks_are(runs: dict[str, Run], tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    page.write_text("# Balance\n\nOur own words.\n")
    for id in ("evil_corp", "villains_card_game", "evil_corp"):
        write_report([runs[id].folder], Texts("en"), None, None, page)
    told = page.read_text("utf-8")
    assert told.startswith("# Balance\n\nOur own words.\n")
    assert told.count("<!-- report evil_corp -->") == told.count("<!-- end of report villains_card_game -->") == 1
    pictures = re.findall(r"\]\((pictures/[^)]+)\)", told)
    assert pictures
    assert all((tmp_path / picture).is_file() for picture in pictures)


@pytest.mark.parametrize("place", ["nowhere/page.html", ".", "/dev/null"])
def test_a_page_that_cannot_be_written_is_refused(place: str, runs: dict[str, Run], tmp_path: Path) -> None:
    folders = [runs["evil_corp"].folder]
    code = refused(lambda: write_report(folders, Texts("en"), tmp_path / place, None, None))
    assert code in ("no-folder", "file-unwritable")


def test_a_full_disk_leaves_the_former_page(runs: dict[str, Run], tmp_path: Path) -> None:
    """A limit on the size of files stands for the end of the disk."""
    folders = [runs["evil_corp"].folder]
    (tmp_path / "page.html").write_text("former")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, hard))
    try:
        with pytest.raises(BadInput, match=r"page-unwritable: .*file=.*page\.html$"):
            write_report(folders, Texts("en"), tmp_path / "page.html", None, None)
        with pytest.raises(BadInput, match=r"page-unwritable: .*file=.*\.png$"):
            write_report(folders, Texts("en"), None, tmp_path / "pictures", None)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert (tmp_path / "page.html").read_text() == "former"
    assert not list(tmp_path.rglob("*.part"))


def test_a_game_without_a_study_of_its_own_gets_the_general_one(runs: dict[str, Run]) -> None:
    study = study_of(runs["evil_corp"], Study)
    assert study.games == 60
    assert study.length.mean().value > 1
