"""The reference for players says everything that the data say, and the page in the repository is up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from perfidie.cli import main
from perfidie.games.villainous.printed import VILLAINS, villain
from perfidie.lab.guide import bare, guide
from perfidie.texts import LANGUAGES, Texts
from perfidie.texts.typography import typographic

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "villainous.md"


def test_the_page_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise: ``perfidie guide villainous --out docs/villainous.md``."""
    monkeypatch.chdir(ROOT)
    address = "../tests/scenarios/villainous"
    made = guide("villainous", [Path("tests/scenarios/villainous")], address, Texts("en"))
    assert made == PAGE.read_text("utf-8")


def test_the_command_writes_the_page_with_addresses_seen_from_it(tmp_path: Path) -> None:
    assert main(["guide", "villainous", "--out", str(tmp_path / "page.md"), "--lang", "en"]) == 0
    page = (tmp_path / "page.md").read_text("utf-8")
    address = page.partition("](../")[2].partition(")")[0]
    assert (tmp_path / "../" / address).exists()
    assert len(page.splitlines()) == len(PAGE.read_text("utf-8").splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_names_every_card_with_its_texts_and_rulings(lang: str) -> None:
    page = guide("villainous", [], "", Texts(lang))
    for id in VILLAINS:
        data = villain(id).data
        for entry in (*data["card"], *data.get("tile", []), *data["location"]):
            for text in (*entry["name"].values(), *entry.get("effect", {}).values()):
                assert bare(typographic(text)) in page
            assert bare(entry.get("note", "")) in page
        for rule in data["villain"]["special"]:
            assert f"- {bare(rule)}\n" in page


def test_every_scenario_that_the_page_names_is_there() -> None:
    links = [line.rpartition("](")[2].rstrip(")") for line in PAGE.read_text("utf-8").splitlines() if "](.." in line]
    assert links
    assert not [link for link in links if not (PAGE.parent / link).is_file()]
