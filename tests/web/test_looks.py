"""Every screen: nothing that axe calls serious, nothing wider than the screen, a picture of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, StorageState

from tests.web.conftest import PATIENCE, Deals, OpenPage
from tests.web.house import House
from tests.web.table import Person, bots, by_chance, by_post, make_table, sit_down

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
WIDTHS = {"desktop": (1440, 900), "phone": (390, 844), "small": (320, 700), "landscape": (844, 390)}
LARGE_PHONE = (932, 430)
WIDER = """() => [...document.querySelectorAll('body *')]
  .filter(e => {
    const box = e.getBoundingClientRect();
    if (!box.width || !box.height || e.closest('.vh, .skip, svg')) return false;
    for (let up = e.parentElement; up !== document.body; up = up.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX)) return false;
    return box.right > innerWidth + 1 || box.left < -1;
  })
  .map(e => `${e.tagName}.${e.className} ${Math.round(e.getBoundingClientRect().right)}`)"""
TOO_SMALL = """() => [...document.querySelectorAll('body *')]
  .filter(e => e.checkVisibility() && !e.closest('.vh, .skip'))
  .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))
  .filter(e => parseFloat(getComputedStyle(e).fontSize) < 11.9)
  .map(e => `${e.tagName}.${e.className}: ${e.textContent.slice(0, 30)}`)"""


@dataclass
class Screen:
    path: str
    """Its address."""
    shows: str
    """What has to be there before it is looked at."""
    press: str = ""
    """A key that opens what is meant."""


@dataclass
class Rooms:
    """Tables in every stage, and the cookies of whoever made them."""

    screens: dict[str, Screen]
    cookies: StorageState


@pytest.fixture(scope="module")
def rooms(house: House, browser: Browser, deals: Deals) -> Rooms:
    deals("all screens")
    context = browser.new_context(base_url=house.address)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    screens = {
        "lobby": Screen("/", "[role=radio]"),
        "learn": Screen("/learn", ".guide"),
        "guide": Screen("/guide/ursula", ".plan"),
        "lesson-villainous": Screen("/learn/villainous", ".teach .btn"),
        "lesson-evil_corp": Screen("/learn/evil_corp", ".teach .btn"),
        "lesson-villains_card_game": Screen("/learn/villains_card_game", ".teach .btn"),
        "unknown": Screen("/t/QQQQQQ", ".note h1"),
    }
    for name, game, others in (
        ("villainous", "villainous", 2),
        ("villainous-6", "villainous", 5),
        ("evil_corp", "evil_corp", 1),
        ("evil_corp-3", "evil_corp", 2),
        ("evil_corp-4", "evil_corp", 3),
        ("villains_card_game", "villains_card_game", 4),
    ):
        person = Person(page)
        code = make_table(page, game, [{"kind": "me"}, *bots("random", others)])
        page.goto(f"/t/{code}")
        person.until_asked()
        screens[name] = Screen(f"/t/{code}", "[data-entity]")
        if name == "villainous":
            screens["keys"] = Screen(f"/t/{code}", "[data-entity]", "?")
    code = make_table(page, "evil_corp", [{"kind": "me"}, {"kind": "open"}], start=False)
    screens["room"] = Screen(f"/t/{code}", ".share")
    person = Person(page)
    code = make_table(page, "villains_card_game", bots("random", 3))
    page.goto(f"/t/{code}")
    person.until(lambda: person.over and person.now["record"], "the end")
    screens["end"] = Screen(f"/t/{code}", "dialog .wp")
    screens["replay"] = Screen(f"/r/{person.now['record']}?n=12&seat=1", ".rp__table [data-entity]")
    # Not what the browser remembers of its user: each look has a language of its own.
    cookies = StorageState(cookies=context.storage_state()["cookies"], origins=[])
    context.close()
    return Rooms(screens, cookies)


def resize(page: Page, width: int, height: int) -> None:
    """The scripts of a page hear of its new width with the next frame, however long that takes."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("width => innerWidth === width", arg=width)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.wait_for_timeout(60)


def serious(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8") + "; null")
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['impact']} {each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


LOOKS = [
    ("dark", "en", ["desktop"]),
    ("light", "fr", ["phone"]),
    pytest.param("light", "en", ["desktop", "phone"], marks=pytest.mark.full),
    pytest.param("dark", "fr", ["desktop", "phone"], marks=pytest.mark.full),
]
"""Theme, language, and the sizes at which axe looks, which takes a while."""


@pytest.mark.parametrize(("theme", "lang", "judged"), LOOKS)
def test_every_screen_is_sound(
    open_page: OpenPage, rooms: Rooms, pictures: Path | None, theme: str, lang: str, judged: list[str]
) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed (./perfidie web)")
    page = open_page(None, theme=theme, lang=lang, storage_state=rooms.cookies, bypass_csp=True)
    faults: list[str] = []
    for name, screen in rooms.screens.items():
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(screen.path)
        page.locator(screen.shows).first.wait_for()
        page.evaluate("() => document.fonts.ready.then(() => null)")
        if screen.press:
            page.keyboard.press(screen.press)
            page.locator("dialog").wait_for()
        for size, (width, height) in WIDTHS.items():
            resize(page, width, height)
            if pictures is not None:
                page.screenshot(path=pictures / f"{name}-{size}-{theme}-{lang}.png", full_page=size != "desktop")
            faults += [f"{name} {size} wider: {wide}" for wide in page.evaluate(WIDER)]
            faults += [f"{name} {size} small: {small}" for small in page.evaluate(TOO_SMALL)]
            if size in judged:
                faults += [f"{name} {size} axe: {fault}" for fault in serious(page)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("game", "others"), [("villainous", 1), ("evil_corp", 1), ("villains_card_game", 2)])
def test_in_a_low_window_the_hand_is_seen_without_scrolling(open_page: OpenPage, game: str, others: int) -> None:
    page = open_page(None, width=1366, height=625)
    person = sit_down(page, game, [{"kind": "me"}, *bots("random", others)])
    decision = person.until_asked()
    assert decision is not None
    person.shown(decision)
    cards = page.locator(".tb__main :is([data-entity^='hand/'], [data-entity^='reserve/'])")
    cards.first.wait_for()
    boxes = [card.bounding_box() for card in cards.all()]
    assert all(box is not None and box["y"] > 0 and box["y"] + box["height"] <= 625 for box in boxes), boxes


IN_HAND = ".sheet :is([data-entity^='hand/'], [data-entity^='reserve/']).is-option"


@pytest.mark.parametrize(
    ("game", "others", "size"),
    [
        ("villainous", 1, WIDTHS["landscape"]),
        ("evil_corp", 1, WIDTHS["landscape"]),
        ("villains_card_game", 2, WIDTHS["landscape"]),
        ("villainous", 1, LARGE_PHONE),
    ],
)
def test_a_phone_on_its_side_shows_the_hand_in_reach(
    open_page: OpenPage, game: str, others: int, size: tuple[int, int]
) -> None:
    width, height = size
    page = open_page(None, width=width, height=height, has_touch=True, is_mobile=True)
    person = sit_down(page, game, [{"kind": "me"}, *bots("random", others)])
    height = page.evaluate("innerHeight")
    choose = by_chance(3)
    cards = page.locator(IN_HAND)
    while True:
        decision = person.until_asked()
        assert decision is not None
        page.locator(".askbar b", has_text=decision["text"]).wait_for()
        page.wait_for_timeout(50)
        if cards.count():
            break
        by_post(person, decision, choose(decision))
        person.until_changed(decision)
    boxes = [card.bounding_box() for card in page.locator(IN_HAND.removesuffix(".is-option")).all()]
    for box in boxes:
        assert box is not None
        assert box["width"] >= 44
        assert 44 <= box["height"] <= 64
        assert box["y"] + box["height"] <= height
    sheet = page.locator(".sheet").bounding_box()
    assert sheet is not None
    assert sheet["height"] < height / 4  # most of the screen is the board's
    cards.first.tap()
    person.until(lambda: person.decision != decision or page.locator(".is-selected, [role=menu]").count(), "the choice")
