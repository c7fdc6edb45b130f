"""While one plays nothing jumps: what is on the screen stays where it is, and the focus where one left it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import OpenPage
from tests.web.table import Person, bots, by_chance, by_list, by_post, lay_out, sit_down

MOST = 0.01
"""The sum of all layout shifts that may be measured; those just after a click count as well, as play is clicking."""
WATCH = """() => {
  window.shifts = [];
  let end = Infinity; // when the result of the match is laid above the page
  new MutationObserver(() => {
    if (document.querySelector('dialog.dlg--end')) end = Math.min(end, performance.now());
  }).observe(document.body, { childList: true, subtree: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries().filter(entry => entry.startTime < end))
      shifts.push([entry.value, entry.sources.map(s => (s.node?.parentElement ?? s.node)?.className).join(' | ')]);
  }).observe({ type: 'layout-shift', buffered: false });
}"""
SEATS: dict[str, list[dict[str, str]]] = {
    "villainous": [{"kind": "me", "role": "captain_hook"}, {"kind": "bot", "bot": "random", "role": "ursula"}],
    "evil_corp": [{"kind": "me"}, *bots("random", 1)],
    "villains_card_game": [{"kind": "me"}, *bots("random", 2)],
}


def by_sheet(person: Person, decision: dict[str, Any], index: int) -> None:
    page = person.page
    page.locator(".askbar b", has_text=decision["text"]).first.wait_for()
    option = page.locator(f".sheet [data-option='{index}']:visible")
    if not option.count():
        page.locator(".askbar").tap()
    option.first.tap()


@pytest.mark.parametrize(
    ("game", "width", "choices"),
    [
        ("villainous", 1280, 30),
        ("evil_corp", 1280, 30),
        ("villains_card_game", 1280, 12),
        ("villainous", 390, 12),
        ("evil_corp", 390, 12),
        ("villains_card_game", 390, 8),
        ("villainous", 844, 12),
        ("villainous", 1366, 12),
        ("evil_corp", 1366, 12),
    ],
)
def test_nothing_on_the_page_shifts_while_one_plays(open_page: OpenPage, game: str, width: int, choices: int) -> None:
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < 900 else {}
    page = open_page(None, width=width, height={844: 390, 1366: 625}.get(width, 800), **phone)
    choose = by_chance(6)
    found: list[tuple[float, str]] = []
    made = 0
    while made < choices:  # a match may be over sooner: then one goes on in another
        person = sit_down(page, game, SEATS[game])
        first = person.until_asked()
        assert first is not None
        page.locator("#question, .askbar b", has_text=first["text"]).first.wait_for()
        page.locator(".tb__main [data-entity]").first.wait_for()  # the board may come after the question
        page.evaluate("() => document.fonts.ready.then(() => null)")
        page.evaluate(WATCH)
        while made < choices:
            decision = person.until_asked()
            if decision is None:
                break
            (by_sheet if phone else by_list)(person, decision, choose(decision))
            person.until_changed(decision)
            made += 1
        page.wait_for_timeout(100)  # the observer hears of a frame after it
        found += page.evaluate("shifts")
    assert sum(value for value, _ in found) < MOST, sorted(found, reverse=True)[:5]


@pytest.mark.parametrize("width", [1280, 390])
def test_no_tile_of_a_large_reserve_shifts_when_it_becomes_smaller(open_page: OpenPage, width: int) -> None:
    page = open_page(None, width=width, height=800)

    def a_sixth(table: dict[str, Any]) -> None:
        mine = table["view"]["table"]["seats"][table["view"]["viewer"]]["reserve"]
        mine += mine[: 6 - len(mine)]

    lay_out(page, a_sixth)
    person = sit_down(page, "evil_corp", SEATS["evil_corp"])
    decision = person.until_asked()
    assert decision is not None
    tiles = page.locator("[data-entity^='reserve/']:visible")
    person.until(lambda: tiles.count() == 6, "six tiles")
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.evaluate(WATCH)
    by_post(person, decision, 0)
    person.until(lambda: 0 < tiles.count() < 6, "a smaller reserve")
    page.wait_for_timeout(100)
    assert [what for _, what in page.evaluate("shifts") if "tiles" in what] == []


FOCUSED = "document.activeElement.dataset.entity ?? document.activeElement.id ?? document.activeElement.tagName"


def test_the_focus_stays_in_the_hand_when_a_card_of_it_is_played(open_page: OpenPage) -> None:
    page = open_page(None)
    person = sit_down(page, "villains_card_game", SEATS["villains_card_game"])
    for _ in range(3):
        decision = person.until_asked()
        assert decision is not None
        person.shown(decision)
        record = decision["options"][0]["record"]
        if record.get("kind") != "play":
            by_list(person, decision, 0)
            person.until_changed(decision)
            continue
        page.locator(f"[data-entity='hand/{record['card']}']").first.focus()
        page.keyboard.press("Enter")
        if page.locator(".is-selected").count():
            page.keyboard.press("1")
        person.until_changed(decision)
        assert str(page.evaluate(FOCUSED)).startswith("hand/")


def test_the_focus_goes_from_a_chosen_option_to_the_next_question(open_page: OpenPage) -> None:
    page = open_page(None)
    for game, seats in SEATS.items():
        person = sit_down(page, game, seats)
        choose = by_chance(2)
        for _ in range(6):
            decision = person.until_asked()
            assert decision is not None
            person.shown(decision)
            page.locator(f"[data-zone=decision] [data-option='{choose(decision)}']").focus()
            page.keyboard.press("Enter")
            person.until_changed(decision)
            page.wait_for_function(f"() => {FOCUSED} === 'question'")
        page.keyboard.press("ArrowDown")
        page.wait_for_function("() => document.activeElement.closest('[data-zone=decision]')")
