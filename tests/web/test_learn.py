"""The lessons can be followed to their end; every villain has a guide; both are what the engine and the data say."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from perfidie.games.villainous.printed import VILLAINS
from tests.web.conftest import OpenPage

WEB = Path(__file__).resolve().parents[2] / "web"
GAMES = ["villainous", "evil_corp", "villains_card_game"]


def lesson(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((WEB / f"src/lessons/{game}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_are_what_the_engine_makes_of_their_scripts(game: str) -> None:
    spec = importlib.util.spec_from_file_location("lessons_make", WEB / "lessons/make.py")
    assert spec is not None
    assert spec.loader is not None
    make = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(make)
    assert json.loads(json.dumps(make.lesson(game))) == lesson(game), "run web/lessons/make.py"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_followed_to_its_end_by_doing_what_it_says(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/learn/{game}")
    steps = lesson(game)["steps"]
    for at, step in enumerate(steps):
        page.get_by_text(f"Step {at + 1} of {len(steps)}").first.wait_for()
        if "want" not in step:
            page.get_by_role("button", name="Got it").click()
            continue
        marked = page.locator(".is-taught").count()
        assert marked or not step["point"]
        wrong = next((i for i in range(len(step["options"])) if i not in step["want"]), None)
        if wrong is not None:
            page.locator(f"[data-zone=decision] [data-option='{wrong}']").first.click()
            page.get_by_text("try what is marked first").first.wait_for()
        page.locator(f"[data-zone=decision] [data-option='{step['want'][0]}']").first.click()
    page.get_by_role("heading", name="You know how it goes").wait_for()


def test_a_lesson_wins_at_its_end() -> None:
    for game in GAMES:
        assert lesson(game)["steps"][-1]["view"]["winners"] == [0], game


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_villain_has_a_guide(open_page: OpenPage, lang: str) -> None:
    page = open_page(None, lang=lang)
    for villain in VILLAINS:
        page.goto(f"/guide/{villain}")
        page.locator(".plan li").nth(2).wait_for()
        shown = page.locator("main").inner_text()
        assert f"guide-{villain}" not in shown
        assert page.locator(".lines > li").count() >= 9
