"""Several people: two browsers at one table, somebody who watches, two at one screen."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route, WebSocket

from tests.web.conftest import OpenPage
from tests.web.table import Person, bots, by_list, by_post, in_haste, make_table, sit_down

ME = {"kind": "me"}


def everything(value: object) -> set[str]:
    """All texts of a message, however deep."""
    if isinstance(value, dict):
        return {text for each in value.values() for text in everything(each)}
    if isinstance(value, list):
        return {text for each in value for text in everything(each)}
    return {value} if isinstance(value, str) else set()


def hidden_hand(person: Person) -> list[str]:
    seat = person.now["you"]["seats"][0]
    hand: list[str] = person.now["view"]["table"]["realms"][seat]["hand"]
    assert all(hand)
    return hand


def names_of(person: Person, cards: list[str]) -> list[str]:
    words: dict[str, Any] = person.page.request.get("/api/games/villainous/words?lang=en").json()
    return [words["cards"][card]["name"] for card in cards]


def test_two_people_sit_at_one_table_and_see_the_same(open_page: OpenPage) -> None:
    host = open_page(None)
    ann = sit_down(host, "villains_card_game", [ME, {"kind": "open"}, *bots("random", 1)], start=False)
    guest = open_page(None)
    bob = Person(guest)
    guest.goto(f"/t/{ann.code}")
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit down").click()
    bob.until(lambda: bob.now.get("you", {}).get("seats") == [1], "a seat")
    host.get_by_role("button", name="Raise the curtain").click()
    for _ in range(8):
        ann.until(lambda: ann.decision or bob.decision, "anybody's turn")
        person = ann if ann.decision else bob
        decision = person.until_asked()
        assert decision is not None
        by_list(person, decision, in_haste(decision))
        person.until_changed(decision)
    ann.until(lambda: ann.now["seq"] == bob.now["seq"] and (ann.decision or bob.decision), "the same moment")
    mine, theirs = ann.now["view"]["table"], bob.now["view"]["table"]
    assert [seat["top"] for seat in mine["seats"]] == [seat["top"] for seat in theirs["seats"]]
    assert mine["hand"] != theirs["hand"]
    secret = json.dumps(mine["hand"], separators=(",", ":"))  # as the server writes it
    assert [text for text in ann.heard if secret in text]
    assert not [text for text in bob.heard if secret in text]
    for seat, top in enumerate(seat["top"] for seat in mine["seats"]):
        for page in (host, guest):
            label = page.locator(f"[data-entity='pile/{seat}'] .vh").text_content() or ""
            assert ("Hero" in label) == (top == "H")


def test_a_spectator_and_an_opponent_get_no_hidden_card_in_page_or_network(open_page: OpenPage) -> None:
    seats = [{"kind": "me", "role": "captain_hook"}, {"kind": "open", "role": "ursula"}]
    ann = sit_down(open_page(None), "villainous", seats, start=False)
    page = open_page(None)
    rival = Person(page)
    page.request.post(f"/api/tables/{ann.code}/join", data={"name": "Bob", "seat": 1, "lang": "en"})
    page.goto(f"/t/{ann.code}")
    rival.until(lambda: rival.now.get("you", {}).get("seats") == [1], "a seat")
    ann.page.get_by_role("button", name="Raise the curtain").click()
    for person in (ann, rival):
        person.until(lambda: person.now["stage"] == "playing", "the start")  # noqa: B023
    watching = open_page(None)
    spectator = Person(watching)
    watching.goto(f"/t/{ann.code}")
    spectator.until(lambda: spectator.now.get("view"), "the table")
    assert spectator.now["view"]["viewer"] is None
    hand = hidden_hand(ann)
    for other in (spectator, rival):
        other.page.get_by_text("Captain Hook").first.wait_for()
        secrets = set(hand) - set(hidden_hand(rival) if other is rival else [])
        sent = set().union(*(everything(json.loads(text)) for text in other.heard))
        assert not secrets & sent
        shown = other.page.content()
        assert not [name for name in names_of(ann, sorted(secrets)) if re.search(rf"\b{re.escape(name)}\b", shown)]
        assert not [card for card in secrets if f'"{card}"' in shown or f"/{card}" in shown]
    assert all(name in ann.page.content() for name in names_of(ann, hand))


HANDS_SHOWN = """() => {
  window.shown = [];
  window.left = [];
  new MutationObserver(() => {
    for (const each of document.querySelectorAll("[data-entity^='hand/']")) shown.push(each.dataset.entity);
    for (const each of document.querySelectorAll('.dlg, .caption')) left.push(each.textContent);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-entity'] });
}"""
"""Keeps every card of a hand that was on the page for as short a time as may be, and whatever lay above the table."""


def test_two_at_one_screen_see_nothing_of_each_other_until_the_curtain_rises(open_page: OpenPage) -> None:
    page = open_page(None)
    seats = [ME, {"kind": "local", "name": "Zoe"}, *bots("random", 1)]
    person = sit_down(page, "villains_card_game", seats)
    page.evaluate(HANDS_SHOWN)
    asked: list[int] = [-1]
    told: list[str] = []
    while len(asked) < 5:
        decision = person.until_asked()
        assert decision is not None
        if decision["seat"] != asked[-1]:
            lift = page.get_by_role("button", name="raise the curtain")
            lift.wait_for()
            tables = [json.loads(text).get("table") or {} for text in person.heard]
            views = [table["view"] for table in tables if table.get("view") and table["view"]["viewer"] == asked[-1]]
            assert set(page.evaluate("shown")) <= {f"hand/{card}" for view in views for card in view["table"]["hand"]}
            known = page.evaluate("shown.length")
            asked.append(decision["seat"])
            assert page.locator("[data-entity^='hand/']").count() == 0
            assert page.locator("[data-option]").count() == 0
            for on in (True, False):  # then nobody is asked
                order = {"type": "pause", "on": on}
                assert page.request.post(f"/api/tables/{person.code}/commands", data=order).json()["ok"]
                person.until(lambda: person.now["paused"] == on, "the pause")  # noqa: B023
            assert page.evaluate("shown.length") == known
            page.evaluate("shown.length = left.length = 0")
            lift.click()
            person.shown(decision)
            assert page.evaluate("left") == []
            assert page.locator("[data-live=polite]").inner_text() not in told
        else:
            page.keyboard.press("Escape")
        person.shown(decision)
        page.keyboard.press("h")  # what was asked and opened is still there when the other's turn comes
        told.append(page.locator(".caption").inner_text())
        page.locator("[data-entity^='hand/']").first.focus()
        page.keyboard.press("z")
        page.locator(".dlg").wait_for()
        by_post(person, decision, in_haste(decision))
        person.until_changed(decision)
    assert set(asked[1:]) == {0, 1}


def test_who_finds_a_full_table_is_told_and_sits_down_when_a_seat_becomes_free(open_page: OpenPage) -> None:
    ann = sit_down(open_page(None), "evil_corp", [ME, {"kind": "open"}], start=False)
    guest = open_page(None)
    bob = Person(guest)
    guest.request.post(f"/api/tables/{ann.code}/join", data={"name": "Bob", "seat": 1, "lang": "en"})
    guest.goto(f"/t/{ann.code}")
    bob.until(lambda: bob.now.get("you", {}).get("seats") == [1], "a seat")
    page = open_page(None)
    carol = Person(page)
    page.goto(f"/t/{ann.code}")
    page.get_by_text("The table is full").wait_for()
    page.get_by_text("Who watches reads along").wait_for()
    assert page.get_by_label("Say something").count() == 0
    guest.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Sit down").click()
    page.get_by_label("Your name").fill("Carol")
    page.get_by_role("button", name="Sit down").click()
    carol.until(lambda: carol.now["you"]["seats"] == [1], "a seat")
    page.get_by_label("Say something").wait_for()


def test_the_host_frees_the_seat_of_somebody_who_is_not_there(open_page: OpenPage) -> None:
    ann = sit_down(open_page(None), "villainous", [ME, {"kind": "open"}, *bots("random", 1)], start=False)
    guest = open_page(None)
    kind, role = (ann.page.get_by_label(f"{what} seat 2") for what in ("Who plays", "Role of"))
    for wanted in ("Bot, Novice", "Free, by invitation"):
        guest.request.post(f"/api/tables/{ann.code}/join", data={"name": "Bob", "seat": 1, "lang": "en"})
        ann.page.locator(".seatrow", has_text="Bob").get_by_text("away").wait_for()
        assert role.is_disabled()
        kind.select_option(wanted)
        ann.until(lambda: ann.now["seats"][1]["person"] is None, "a seat without Bob")
        kind.select_option("Free, by invitation")
        ann.until(lambda: ann.now["seats"][1]["kind"] == "open", "a free seat")
    guest.request.post(f"/api/tables/{ann.code}/join", data={"name": "Bob", "seat": 1, "lang": "en"})
    guest.goto(f"/t/{ann.code}")
    ann.page.locator(".seatrow", has_text="Bob").get_by_text("connected").wait_for()
    assert kind.is_disabled()


def test_who_comes_too_late_for_a_seat_gets_the_next_or_sees_that_there_is_none(open_page: OpenPage) -> None:
    seats = [ME, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    ann = sit_down(open_page(None), "villains_card_game", seats, start=False)
    pages = [open_page(f"/t/{ann.code}") for _ in range(2)]
    for name, page in zip(("Bob", "Carol"), pages, strict=True):
        page.get_by_label("Your name").fill(name)
    pages[1].get_by_label("Seat").select_option(index=3)
    for seat in (1, 3):
        taken = {"type": "set_seat", "seat": seat, "kind": "bot", "bot": "random"}
        assert ann.page.request.post(f"/api/tables/{ann.code}/commands", data=taken).json()["ok"]
    pages[1].get_by_role("button", name="Sit down").click()
    pages[1].locator(".fault").wait_for()
    pages[1].get_by_text("One seat is free").wait_for()
    pages[0].get_by_role("button", name="Sit down").click()
    ann.until(lambda: ann.now["seats"][2]["name"] == "Bob", "Bob on the seat that was left")
    pages[1].get_by_role("button", name="Sit down").click()
    pages[1].get_by_text("Every seat is taken by now").wait_for()
    assert pages[1].get_by_role("button", name="Sit down").count() == 0
    pages[1].get_by_role("button", name="Watch").click()
    pages[1].get_by_text("The table is full").wait_for()


def test_a_link_to_no_table_says_so(open_page: OpenPage) -> None:
    page = open_page("/t/QQQQQQ")
    page.get_by_role("link", name="To the lobby", exact=True).wait_for()
    assert page.get_by_role("heading", level=1).inner_text()


def test_a_table_that_was_made_can_be_opened_again_with_the_same_browser(open_page: OpenPage) -> None:
    page = open_page(None)
    code = make_table(page, "evil_corp", [ME, *bots("random", 1)])
    for _ in range(2):
        person = Person(page)
        page.goto(f"/t/{code}")
        person.until(lambda: person.now, "the table")  # noqa: B023
        assert person.now["you"]["seats"] == [0]


LINES = "document.querySelectorAll('.log li:not(.turn)').length"


def test_who_waits_for_the_words_of_the_game_misses_no_line_of_the_log(open_page: OpenPage) -> None:
    """The watcher's page hears of choices while it still fetches what it needs to show them."""
    ann = sit_down(open_page(None), "villains_card_game", [ME, *bots("random", 2)])
    late: list[Route] = []
    page = open_page(None)
    watcher = Person(page)
    page.route("**/api/games/*/words*", lambda route: late.append(route))
    page.goto(f"/t/{ann.code}")
    watcher.until(lambda: late and watcher.now, "the table, without words")
    for _ in range(3):
        decision = ann.until_asked()
        assert decision is not None
        by_list(ann, decision, 0)
        ann.until_changed(decision)
    ann.until_asked()
    watcher.until(lambda: watcher.now["seq"] == ann.now["seq"], "the same moment")
    for route in late:
        route.continue_()
    page.wait_for_function(f"(lines) => {LINES} === lines", arg=ann.page.evaluate(LINES))


def test_who_leaves_before_the_table_has_come_is_not_there(open_page: OpenPage) -> None:
    page = open_page("/")
    code = make_table(page, "evil_corp", [ME, *bots("random", 1)])
    late: list[Route] = []
    lives: list[WebSocket] = []
    page.on("websocket", lambda live: lives.append(live))
    page.route(f"**/api/tables/{code}?*", lambda route: late.append(route))
    page.get_by_label("Link or code").fill(code)
    page.keyboard.press("Enter")
    Person(page).until(lambda: late, "the question for the table")
    page.go_back()
    page.get_by_role("radio").first.wait_for()
    with page.expect_response(f"**/api/tables/{code}?*"):
        late[0].continue_()
    page.wait_for_function("fetch('/api/health/ready').then(answer => answer.ok)")
    assert not lives
