"""A finished match is looked at again, from every side, and played on from the middle."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import Deals, OpenPage
from tests.web.house import House
from tests.web.table import Person, bots, make_table


@pytest.fixture(scope="module")
def record(house: House, browser: object, deals: Deals) -> str:
    """A match that bots have played to its end."""
    deals("a record")
    context = browser.new_context(base_url=house.address)  # type: ignore[attr-defined]
    page = context.new_page()
    person = Person(page)
    code = make_table(page, "villains_card_game", bots("random", 3))
    page.goto(f"/t/{code}")
    person.until(lambda: person.over and person.now["record"], "the end")
    context.close()
    return str(person.now["record"])


def test_the_slider_the_steps_and_the_keys_lead_through_the_match(open_page: OpenPage, record: str) -> None:
    page = open_page(f"/r/{record}")
    page.get_by_role("heading", level=1).filter(has_text="Step 0 of").wait_for()
    last = int(re.findall(r"\d+", page.get_by_role("heading", level=1).inner_text())[1])
    page.keyboard.press("ArrowRight")
    page.get_by_role("heading", level=1).filter(has_text="Step 1 of").wait_for()
    page.keyboard.press("End")
    page.get_by_role("heading", level=1).filter(has_text=f"Step {last} of {last}").wait_for()
    page.get_by_role("region", name="The piles are counted").wait_for()
    page.get_by_role("button", name="One step back").click()
    page.get_by_role("region", name="The piles are counted").wait_for(state="detached")
    page.get_by_role("region", name="Steps").get_by_role("button").nth(4).click()
    page.get_by_role("heading", level=1).filter(has_text="Step 5 of").wait_for()
    page.wait_for_function("() => location.search === '?n=5'")
    assert page.locator("[aria-current=step]").count() == 1


HANDS = """wanted => {
  const shown = [...document.querySelectorAll("[data-entity^='hand/']")].map(e => e.dataset.entity);
  return JSON.stringify(shown) === JSON.stringify(wanted);
}"""


def test_a_viewpoint_shows_that_seats_hand_and_no_other(open_page: OpenPage, record: str) -> None:
    page = open_page(f"/r/{record}?n=6")
    see_as = page.get_by_role("group", name="See as")
    see_as.get_by_role("button").nth(1).wait_for()
    page.locator("[data-entity='pile/0']").wait_for()
    assert page.locator("[data-entity^='hand/']").count() == 0
    hands = []
    for seat in (1, 2):
        see_as.get_by_role("button").nth(seat).click()
        page.wait_for_function("n => location.search.includes('seat=' + n)", arg=seat - 1)
        there = page.request.get(f"/api/records/{record}/at/6?lang=en&seat={seat - 1}").json()
        hands.append([f"hand/{card}" for card in there["view"]["table"]["hand"]])
        page.wait_for_function(HANDS, arg=hands[-1])
    assert hands[0] != hands[1]


def test_a_card_of_the_replay_is_shown_in_large_under_the_pointer(open_page: OpenPage, record: str) -> None:
    page = open_page(f"/r/{record}")
    cards = page.request.get("/api/games/villains_card_game/words?lang=en").json()["cards"]
    steps = page.request.get(f"/api/records/{record}/steps?lang=en").json()["steps"]

    def held(n: int, seat: int) -> list[str]:
        view = page.request.get(f"/api/records/{record}/at/{n}?lang=en&seat={seat}").json()["view"]
        return [card for card in view["table"]["hand"] if cards[card]["text"]]

    n, seat = next((n, seat) for n in range(len(steps)) for seat in range(3) if held(n, seat))
    special = held(n, seat)[0]
    page.goto(f"/r/{record}?n={n}&seat={seat}")
    page.locator(f"[data-entity='hand/{special}']").first.hover()
    page.locator(".peek", has_text=cards[special]["text"]).wait_for()


def test_the_deal_is_verified_and_the_record_can_be_taken_home(open_page: OpenPage, record: str) -> None:
    page = open_page(f"/r/{record}")
    page.get_by_text("The deal is verified").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert '"choices"' in download.value.path().read_text("utf-8")


def test_one_plays_on_from_the_middle(open_page: OpenPage, record: str) -> None:
    page = open_page(f"/r/{record}?n=8")
    person = Person(page)
    page.get_by_role("button", name="Play from here").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Play from here").click()
    person.until(lambda: person.now.get("stage") == "playing", "the new table")
    assert person.now["seq"] >= 8
    assert len(person.now["you"]["seats"]) == 1


def test_a_record_that_does_not_exist_says_so(open_page: OpenPage) -> None:
    page = open_page("/r/NOSUCH")
    page.get_by_role("link", name="To the lobby", exact=True).wait_for()
    page.get_by_role("heading", name="No such game").wait_for()


def test_the_graph_shows_chances_or_progress_as_one_likes(open_page: OpenPage, record: str) -> None:
    page = open_page(f"/r/{record}?n=9")
    page.get_by_role("img", name="Chance of winning by step; at step 9").wait_for()
    switch = page.get_by_role("group", name="What the graph shows")
    lines = page.locator(".wp path").evaluate_all("all => all.map(e => e.getAttribute('d'))")
    switch.get_by_role("button", name="Chance", pressed=True).focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    switch.get_by_role("button", name="Progress", pressed=True).wait_for()
    page.get_by_role("heading", name="Progress towards the goal").wait_for()
    label = page.get_by_role("img", name="Progress by step; at step 9").get_attribute("aria-label") or ""
    step = page.request.get(f"/api/records/{record}/steps?lang=en").json()["steps"][8]
    assert [int(share) for share in re.findall(r"(\d+)%", label)] == [round(100 * each) for each in step["progress"]]
    assert page.locator(".wp path").evaluate_all("all => all.map(e => e.getAttribute('d'))") != lines


def test_a_link_is_called_copied_only_if_it_was(open_page: OpenPage, record: str) -> None:
    page = open_page(f"/r/{record}?n=3")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share this step").click()
    page.get_by_role("button", name="Link copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/r/{record}?n=3")
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as over plain http
    page.reload()
    page.get_by_role("button", name="Share this step").click()
    page.locator(".caption", has_text="The link is in the address bar").wait_for()
    assert page.get_by_text("Link copied").count() == 0
