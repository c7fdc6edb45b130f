"""Movement shows what has changed, and is never in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import OpenPage
from tests.web.table import Chooser, Person, bots, by_chance, by_list, in_haste, sit_down

ME = {"kind": "me"}
WATCH = """() => {
  window.movements = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const turns = String(frames[0].transform).includes('rotateY');
    window.movements.push({what: this.dataset.travel ?? this.className, turns, inside: this.parentElement?.className});
    return animate.call(this, frames, timing);
  };
}"""


def watched(page: Page) -> Callable[[], list[dict[str, Any]]]:
    """What moves on the page from now on."""
    page.add_init_script(f"({WATCH})()")
    return lambda: page.evaluate("window.movements")


def play_until(person: Person, done: Callable[[], bool], choose: Chooser) -> None:
    for _ in range(120):
        if done():
            return
        decision = person.until_asked()
        assert decision is not None, "the match ended before"
        by_list(person, decision, choose(decision))
        person.until_changed(decision)
    raise AssertionError("not seen in so many choices")


def test_figures_travel_numbers_tell_by_how_much_and_the_curtain_opens(open_page: OpenPage) -> None:
    page = open_page(None, motion=True)
    movements = watched(page)
    seats = [{"kind": "me", "role": "prince_john"}, {"kind": "bot", "bot": "random", "role": "gaston"}]
    person = sit_down(page, "villainous", seats)
    page.wait_for_function("() => movements.some(each => each.inside === 'drapes')")
    page.locator(".drapes").wait_for(state="detached")
    play_until(
        person,
        lambda: {"mover/prince_john", "gain"} <= {each["what"] for each in movements()},
        by_chance(5),
    )
    page.keyboard.press("Shift")
    page.wait_for_function("() => !document.querySelector('.gain')")


def fating(decision: dict[str, Any]) -> int:
    """Carries out the Fate action wherever that is possible."""
    wished = [option["index"] for option in decision["options"] if "fate" in str(option["record"])]
    return int(wished[0]) if wished else by_chance(decision["seq"])(decision)


def test_what_is_revealed_turns_over_in_the_tray(open_page: OpenPage) -> None:
    page = open_page(None, motion=True)
    movements = watched(page)
    seats = [{"kind": "me", "role": "gaston"}, {"kind": "bot", "bot": "random", "role": "jafar"}]
    person = sit_down(page, "villainous", seats)
    play_until(person, lambda: any(each["turns"] for each in movements()), fating)


def test_the_marker_of_a_village_travels_and_monsters_turn_in_their_sleep(open_page: OpenPage) -> None:
    page = open_page(None, motion=True)
    movements = watched(page)
    person = sit_down(page, "evil_corp", [ME, *bots("random", 1)])

    def done() -> bool:
        moved = movements()
        marker = any(each["what"].startswith("gauge/") for each in moved)
        return marker and any(each["turns"] and "/" not in each["what"] for each in moved)

    play_until(person, done, by_chance(7))


def test_the_curtain_falls_at_the_end_and_a_click_does_away_with_it(open_page: OpenPage) -> None:
    page = open_page(None, motion=True)
    watched(page)
    person = sit_down(page, "villains_card_game", [ME, *bots("random", 2)])
    page.wait_for_function("() => movements.some(each => each.inside === 'drapes')")
    page.locator(".drapes").wait_for(state="detached")
    while (decision := person.until_asked()) is not None:
        by_list(person, decision, in_haste(decision))
        person.until_changed(decision)
    page.wait_for_function(
        "() => movements.filter(each => each.inside === 'drapes').length === 4"
    )  # two halves each time
    page.keyboard.press("Shift")
    page.locator(".drapes").wait_for(state="detached", timeout=1000)
    page.get_by_role("dialog").wait_for()


def test_where_nothing_travels_an_outline_shows_what_has_come(open_page: OpenPage) -> None:
    page = open_page(None)  # of somebody who wants no motion
    person = sit_down(page, "villains_card_game", [ME, *bots("random", 2)], options={"first": 0})
    decision = person.until_asked()
    assert decision is not None
    person.shown(decision)
    page.locator(".tb__main [data-travel]").first.wait_for()
    assert page.locator(".has-come").count() == 0
    by_list(person, decision, 0)
    page.locator(".has-come").first.wait_for()
    person.until_changed(decision)
    person.until_asked()
    page.wait_for_function("() => !document.querySelector('.has-come')")
