"""What is done is done once, can be taken back where the rules allow it, and survives the server."""

from __future__ import annotations

from pathlib import Path

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
