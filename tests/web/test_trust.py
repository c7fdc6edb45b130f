"""What is done is done once, can be taken back where the rules allow it, and survives the server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.web.conftest import OpenPage
from tests.web.house import House, free_port
from tests.web.table import bots, by_list, in_haste, sit_down

ME = {"kind": "me"}


def test_the_page_comes_back_by_itself_after_the_server_was_killed(open_page: OpenPage, tmp_path: Path) -> None:
    own = House(tmp_path / "tables.db", free_port())
    own.start()
    try:
        page = open_page(None, address=own.address)
        person = sit_down(page, "villains_card_game", [ME, *bots("random", 2)])
        decision = person.until_asked()
        assert decision is not None
        by_list(person, decision, 0)
        person.until_changed(decision)
        before = person.until_asked()
        assert before is not None
        own.kill()
        page.get_by_text("Reconnecting").first.wait_for()
        page.locator("[data-live=assertive]", has_text="The connection is lost").wait_for(state="attached")
        person.now = {}
        own.start()
        after = person.until_asked()
        assert after is not None
        assert (after["seq"], after["options"]) == (before["seq"], before["options"])
        page.get_by_text("Reconnecting").first.wait_for(state="detached")
        page.locator("[data-live=polite]", has_text="Reconnected").wait_for(state="attached")
        by_list(person, after, 0)
        person.until_changed(after)
    finally:
        own.stop()


class Network:
    """Between a page and the server; what it swallows is lost without a word."""

    def __init__(self, page: Page) -> None:
        self.sockets = 0
        self.deaf: set[int] = set()
        """The connections that carry nothing any more."""
        self.swallowed = ""
        """The kind of command that never arrives."""
        page.route_web_socket("**/live", self.connect)

    def connect(self, live: WebSocketRoute) -> None:
        number, server = self.sockets, live.connect_to_server()
        self.sockets += 1

        def said(message: str | bytes) -> None:
            if number not in self.deaf and json.loads(message)["type"] != self.swallowed:
                server.send(message)

        def answered(message: str | bytes) -> None:
            if number not in self.deaf:
                live.send(message)

        live.on_message(said)
        server.on_message(answered)
        live.on_close(lambda code, reason: server.close() if number not in self.deaf else None)

    def die(self) -> None:
        self.deaf = set(range(self.sockets))


SHOWN_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"
NETWORK_AGAIN = "dispatchEvent(new Event('online'))"


@pytest.mark.parametrize(
    ("happens", "seconds"), [("nothing", 32), ("a choice", 10), (SHOWN_AGAIN, 7), (NETWORK_AGAIN, 7)]
)
def test_a_connection_that_just_went_silent_is_found_out_and_replaced(
    open_page: OpenPage, happens: str, seconds: int
) -> None:
    page = open_page(None)
    page.clock.install()
    network = Network(page)
    person = sit_down(page, "evil_corp", [ME, *bots("random", 1)])
    decision = person.until_asked()
    assert decision is not None
    person.shown(decision)
    network.die()
    if happens == "a choice":
        by_list(person, decision, 0)
    elif happens != "nothing":
        page.evaluate(happens)
    page.clock.run_for(seconds * 1000)
    person.until(lambda: network.sockets == 2, "another connection")
    if happens != "a choice":
        by_list(person, decision, 0)
    person.until_changed(decision)
    assert page.get_by_text("Move refused").count() == 0


ROWS = "[...document.querySelectorAll('.log li')]"


def test_a_connection_over_which_nothing_is_said_and_a_hint_is_thought_about_is_kept(open_page: OpenPage) -> None:
    page = open_page(None)
    page.clock.install()
    network = Network(page)
    person = sit_down(page, "villainous", [ME, *bots("random", 1)])
    decision = person.until_asked()
    assert decision is not None
    person.shown(decision)
    page.locator(".log li").first.wait_for()
    page.evaluate(f"() => {{ window.rows = {ROWS}; }}")
    network.swallowed = "hint"
    page.get_by_role("button", name="Hint").click()
    heard = len(person.heard)
    page.clock.run_for(20_000)
    assert len(person.heard) == heard
    page.clock.run_for(6500)
    person.until(lambda: len(person.heard) > heard, "a sign of life")
    page.clock.run_for(15_000)
    assert network.sockets == 1
    assert page.evaluate(f"rows.every((row, at) => row === {ROWS}[at])")


def test_the_page_says_why_the_server_went_and_gives_up_only_a_table_that_is_no_more(
    open_page: OpenPage, tmp_path: Path
) -> None:
    own = House(tmp_path / "tables.db", free_port())
    own.start()
    page = open_page(None, address=own.address)
    person = sit_down(page, "evil_corp", [ME, *bots("random", 1)])
    decision = person.until_asked()
    assert decision is not None
    person.shown(decision)
    own.stop()
    page.locator(".notices").get_by_text("The server is being restarted").wait_for()
    page.locator("[data-live=assertive]", has_text="The server is being restarted").wait_for(state="attached")
    cleared = House(tmp_path / "cleared.db", own.port)
    cleared.start()
    try:
        page.get_by_role("heading", name="This table has closed").wait_for()
        page.get_by_role("link", name="To the lobby", exact=True).wait_for()
    finally:
        cleared.stop()


def test_a_choice_is_taken_back_and_the_board_with_it(open_page: OpenPage) -> None:
    page = open_page(None)
    seats = [{"kind": "me", "role": "captain_hook"}, {"kind": "bot", "bot": "random", "role": "prince_john"}]
    person = sit_down(page, "villainous", seats, options={"first_player": "seat:0"})
    decision = person.until_asked()
    assert decision is not None
    assert decision["prompt"] == "move"
    there = person.now["view"]["table"]["realms"][0]["locations"]
    by_list(person, decision, 0)
    person.until_changed(decision)
    assert person.now["view"]["table"]["realms"][0]["locations"] != there
    page.keyboard.press("u")
    person.until(lambda: (person.decision or {}).get("prompt") == "move", "the move again")
    assert person.now["view"]["table"]["realms"][0]["locations"] == there
    page.locator(".log").get_by_text("takes back").wait_for()
    lines = page.locator(".log li").all_inner_texts()
    page.reload()
    page.locator(".log").get_by_text("takes back").wait_for()
    assert page.locator(".log li").all_inner_texts() == lines


def test_what_cannot_be_taken_back_says_why(open_page: OpenPage) -> None:
    page = open_page(None)
    person = sit_down(page, "villains_card_game", [ME, *bots("random", 2)])
    reason = None
    while reason is None:  # a special that all have seen already can be taken back until its question is answered
        decision = person.until_asked()
        assert decision is not None
        by_list(person, decision, in_haste(decision))
        person.until_changed(decision)
        person.until_asked()
        reason = person.now["undo"]["0"]["reason"]
    page.keyboard.press("u")
    page.get_by_text(reason).first.wait_for()


def test_a_double_click_is_one_choice(open_page: OpenPage) -> None:
    page = open_page(None)
    sent: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    person = sit_down(page, "evil_corp", [ME, *bots("random", 1)])
    decision = person.until_asked()
    assert decision is not None
    person.shown(decision)
    page.locator("[data-zone=decision] [data-option='0']").dblclick()
    person.until_changed(decision)
    person.until_asked()
    assert page.get_by_text("Move refused").count() == 0
    assert sum('"choose"' in str(frame) for frame in sent) == 1


def test_two_at_one_screen_take_back_what_the_other_did_last(open_page: OpenPage) -> None:
    page = open_page(None)
    person = sit_down(page, "villains_card_game", [ME, {"kind": "local", "name": "Zoe"}, *bots("random", 1)])
    lift = page.get_by_role("button", name="raise the curtain")
    before = None
    while True:
        decision = person.until_asked()
        assert decision is not None
        lift.or_(page.locator("[data-zone=decision] [data-option]")).first.wait_for()
        if lift.count():
            lift.click()
        person.shown(decision)
        if before is not None and before["seat"] != decision["seat"] and decision["seq"] == before["seq"] + 1:
            break
        before = decision
        by_list(person, decision, in_haste(decision))
        person.until_changed(decision)
    page.keyboard.press("u")
    ask = page.get_by_role("button", name="Ask the others")
    ask.or_(lift).first.wait_for()
    if ask.count():
        ask.click()
    person.until(lambda: person.decision and person.decision["seat"] == before["seat"], "the former seat")
    assert person.decision is not None
    assert person.decision["options"] == before["options"]
