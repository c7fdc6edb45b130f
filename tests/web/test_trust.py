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
        person.now = {}
        own.start()
        after = person.until_asked()
        assert after is not None
        assert (after["seq"], after["options"]) == (before["seq"], before["options"])
        page.get_by_text("Reconnecting").first.wait_for(state="detached")
        by_list(person, after, 0)
        person.until_changed(after)
    finally:
        own.stop()


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
    person = sit_down(page, "evil_corp", [ME, *bots("random", 1)])
    decision = person.until_asked()
    assert decision is not None
    person.shown(decision)
    page.locator("[data-zone=decision] [data-option='0']").dblclick()
    person.until_changed(decision)
    person.until_asked()
    assert page.get_by_text("Move refused").count() == 0
