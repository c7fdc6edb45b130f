"""The lessons can be followed to their end; every villain has a guide; both are what the engine and the data say."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from perfidie.games.villainous.printed import VILLAINS
from tests.web.conftest import OpenPage

WEB = Path(__file__).resolve().parents[2] / "web"
GAMES = ["villainous", "evil_corp", "villains_card_game"]
NEXT = "[data-next]"
"""What leads on where reading is enough."""


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
        if at:
            page.wait_for_function(f"() => document.activeElement.matches('{'#question' if 'want' in step else NEXT}')")
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
    page.get_by_role("link", name="Play against bots").click()
    page.get_by_role("radio", checked=True).wait_for()
    assert chosen(page) == game


def chosen(page: Page) -> str:
    title = page.get_by_label("Name of the table")
    page.locator(".more summary").click()
    return {"The Black Cabinet": GAMES[0], "The Night Shift": GAMES[1], "The Masked Ball": GAMES[2]}[
        title.get_attribute("placeholder") or ""
    ]


def test_a_guide_leads_to_a_table_with_its_villain(open_page: OpenPage) -> None:
    page = open_page("/guide/ursula")
    role = page.get_by_label("Role of seat 1")
    page.get_by_role("link", name="Play").first.click()
    role.wait_for()
    assert role.input_value() == "ursula"
    for unknown in ("/?game=nothing&role=ursula", "/?game=villainous&role=nobody", "/?game=evil_corp&role=ursula"):
        page.goto(unknown)
        page.get_by_role("radio", checked=True).wait_for()
        assert (chosen(page) == "evil_corp") == ("evil_corp" in unknown)
        assert role.count() == 0 or role.input_value() == ""


def test_a_lesson_is_no_match_and_explains_its_keys(open_page: OpenPage) -> None:
    page = open_page("/learn/villainous")
    page.get_by_role("button", name="Got it").wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Sound").wait_for()
    for name in ("Pause", "Offer to end", "Leave"):
        assert page.get_by_role("dialog").get_by_role("button", name=name).count() == 0
    assert page.get_by_role("switch", name="Pass when").count() == 0
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()


@pytest.mark.parametrize("away", ["**/assets/villainous-*.json", "**/api/games/*/words*"])
def test_a_lesson_whose_server_is_away_can_be_tried_again(open_page: OpenPage, away: str) -> None:
    page = open_page(None, service_workers="block")
    page.route(away, lambda route: route.abort())
    page.goto("/learn/villainous")
    page.get_by_role("heading", name="The server does not answer").wait_for()
    page.unroute(away)
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Got it").wait_for()
    page.goto("/learn/nothing")
    page.get_by_role("heading", name="There is nothing here").wait_for()


def test_on_a_phone_a_lesson_keeps_the_focus_too(open_page: OpenPage) -> None:
    page = open_page("/learn/villainous", width=390, height=844, has_touch=True, is_mobile=True)
    for step in lesson("villainous")["steps"][1:4]:
        page.locator(".teach .acts button").first.tap()
        wanted = "#question, .askbar" if "want" in step else NEXT
        page.wait_for_function("wanted => document.activeElement.matches(wanted)", arg=wanted)


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
