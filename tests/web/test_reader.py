"""Matches for whoever sees nothing of the board, has no mouse, or changes the language in between."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.web.conftest import OpenPage
from tests.web.table import NEXT_THING, bots, by_keys, by_list, in_haste, play_out, sit_down

ME = {"kind": "me"}
SWEEP = (("ArrowRight",) * 9 + ("ArrowDown",) + ("ArrowLeft",) * 9 + ("ArrowDown",)) * 2
"""Keys that lead over every row of a zone."""
ANSWER = """parts => {
  const said = document.querySelector('[data-live=polite]').textContent;
  return parts.every(part => said.includes(part)) ? said : false;
}"""
NUMBERED = re.compile(r"(\d+): ")


def test_a_match_is_played_from_the_live_regions_alone(open_page: OpenPage) -> None:
    page = open_page(None)
    person = sit_down(page, "villains_card_game", [ME, *bots("random", 2)])
    last = ""
    while not person.over:
        decision = person.until_asked()
        if decision is None:
            break
        page.wait_for_function("last => document.querySelector('[data-live=assertive]').textContent !== last", arg=last)
        last = page.locator("[data-live=assertive]").text_content() or ""
        assert decision["text"] in last
        page.keyboard.press("m")
        texts = [option["text"] for option in decision["options"]]
        answer = page.wait_for_function(ANSWER, arg=[f"1: {texts[0]}", f"{len(texts)}: {texts[-1]}"]).json_value()
        numbers = [int(found) for found in NUMBERED.findall(answer)]
        assert numbers == list(range(1, len(texts) + 1))
        page.keyboard.press(str(len(numbers) % 10))
        person.until_changed(decision)
    winner = person.now["seats"][person.now["winners"][0]]["role_name"]
    page.locator("[data-live=assertive]", has_text=winner).wait_for(state="attached")


def test_the_question_keys_answer_in_words(open_page: OpenPage) -> None:
    page = open_page(None)
    for game, others in (("evil_corp", 1), ("villains_card_game", 2), ("villainous", 1)):
        person = sit_down(page, game, [ME, *bots("random", others)])
        decision = person.until_asked()
        assert decision is not None
        person.shown(decision)
        answers = []
        for key in "hpobgl":
            page.evaluate("document.querySelector('[data-live=polite]').textContent = ''")
            page.keyboard.press(key)
            shown = page.wait_for_function("() => document.querySelector('.caption')?.textContent")
            answers.append(str(shown.json_value()))
        assert all(len(answer) > 8 for answer in answers), answers
        assert len(set(answers[:4])) == 4, answers


def test_a_match_is_played_with_the_keyboard_alone(open_page: OpenPage) -> None:
    """Villainous to its end, against a bot that wins soon if one only hurries."""
    seats = [{"kind": "me", "role": "captain_hook"}, {"kind": "bot", "bot": "novice", "role": "prince_john"}]
    person = sit_down(open_page(None), "villainous", seats)
    play_out(person, in_haste, by_keys)
    assert person.now["winners"] == [1]
    person.page.wait_for_function("() => document.activeElement.closest('dialog')")


def test_escape_goes_one_step_back_and_single_keys_can_be_silent(open_page: OpenPage) -> None:
    page = open_page(None)
    seats = [{"kind": "me", "role": "captain_hook"}, {"kind": "bot", "bot": "random", "role": "prince_john"}]
    person = sit_down(page, "villainous", seats, options={"first_player": "seat:0"})
    back = page.locator("[data-zone=decision]").get_by_role("button", name="Back")

    def go() -> None:
        decision = person.until_asked()
        assert decision is not None
        assert (decision["prompt"], decision["cancellable"]) == ("move", False)
        by_list(person, decision, 0)
        person.until_changed(decision)
        back.wait_for()
        assert person.now["decision"]["cancellable"]

    for key in ("Escape", "Back"):
        go()
        if key == "Back":
            back.click()
        else:
            page.keyboard.press(key)
        person.until(lambda: person.now["decision"]["prompt"] == "move", f"the step back by {key}")
        back.wait_for(state="detached")
    go()
    thing = page.locator(".hand [data-card]").first
    thing.hover()
    page.locator(".peek").wait_for()
    page.keyboard.press("Escape")  # closes what is open, and nothing else
    page.locator(".peek").wait_for(state="detached")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Single keys").click()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    heard = len(person.heard)
    thing.focus()
    for key in "uewzi1?h":
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert len(person.heard) == heard
    assert page.get_by_role("dialog").count() == 0
    assert page.evaluate("document.activeElement.dataset.card")
    page.keyboard.press("Escape")
    page.locator(".peek").wait_for(state="detached")
    page.keyboard.press("Escape")
    person.until(lambda: person.now["decision"]["prompt"] == "move", "the last step back")


def test_every_thing_that_is_an_option_is_reached_with_tab_and_arrows(open_page: OpenPage) -> None:
    page = open_page(None)
    person = sit_down(page, "evil_corp", [ME, *bots("random", 1)], options={"first": 0})
    decision = person.until_asked()
    assert decision is not None
    person.shown(decision)
    page.locator("[data-entity].is-option").first.wait_for()  # the board may come after the question
    wanted = set(page.evaluate("[...document.querySelectorAll('[data-entity].is-option')].map(e => e.dataset.entity)"))
    reached: set[str] = set()
    page.locator("body").press("Tab")
    for _ in range(40):
        for key in SWEEP:
            found = page.evaluate("document.activeElement?.dataset?.entity ?? null")
            if found is None:
                break
            reached.add(found)
            page.keyboard.press(key)
        if wanted <= reached:
            break
        page.keyboard.press("Tab")
    assert wanted <= reached, wanted - reached


def test_the_language_changes_in_the_middle_of_a_match(open_page: OpenPage) -> None:
    page = open_page(None)
    person = sit_down(page, "evil_corp", [ME, *bots("random", 1)])
    decision = person.until_asked()
    assert decision is not None
    person.shown(decision)
    english = decision["text"]
    page.get_by_role("button", name="Hint").click()
    page.locator(".opt .advice").first.wait_for()
    page.get_by_role("button", name="FR, Français").click()
    person.until(lambda: (person.decision or {}).get("text") not in (None, english), "the question in French")
    french = person.decision
    assert french is not None
    person.shown(french)
    assert page.locator(".opt .advice").count() == 0  # it was given in English
    assert page.locator("html").get_attribute("lang") == "fr"
    assert page.get_by_role("region", name="Village 1").get_by_text("Champ de bataille").count() > 0
    assert [option["record"] for option in french["options"]] == [option["record"] for option in decision["options"]]
    by_list(person, french, in_haste(french))
    person.until_changed(french)


def tap_the_first_option(page: Page) -> None:
    """In the sheet, which a tap on the question opens; it may be open from the turn before."""
    if page.locator(".askbar").get_attribute("aria-expanded") != "true":
        page.locator(".askbar").tap()
    page.locator(".sheet__opts [data-option]").first.tap()


def test_a_phone_plays_with_the_sheet_and_the_board(open_page: OpenPage) -> None:
    page = open_page(None, width=390, height=844, has_touch=True, is_mobile=True)
    person = sit_down(page, "villains_card_game", [ME, *bots("random", 2)])
    for turn in range(4):
        decision = person.until_asked()
        assert decision is not None
        page.locator(".askbar b", has_text=decision["text"]).wait_for()
        if turn % 2 or decision["prompt"] != "play":
            tap_the_first_option(page)
        else:
            card = decision["options"][0]["record"]["card"]
            page.locator(f".sheet [data-entity='hand/{card}']").first.tap()
            if page.locator(".is-selected").count():
                tap_the_first_option(page)
        person.until_changed(decision)


def test_on_a_phone_a_thing_that_wants_a_second_tap_says_so(open_page: OpenPage) -> None:
    page = open_page(None, width=390, height=844, has_touch=True, is_mobile=True)
    page.add_init_script("localStorage.perfidie ??= JSON.stringify({ confirm: true })")
    person = sit_down(page, "villains_card_game", [ME, *bots("random", 2)], options={"first": 0})
    decision = person.until_asked()
    assert decision is not None
    person.shown(decision)
    option = next(each for each in decision["options"] if each["barrier"] and "card" in each["record"])
    while not page.locator(".tb .is-armed, .sheet .is-armed").count():  # the card, and where it may go to several, one
        thing = page.locator(f'[data-entity="{page.evaluate(NEXT_THING, option["index"])}"]:visible').first
        thing.tap()
    page.locator(".caption", has_text=f"{option['text']}: press again").wait_for()
    assert person.decision == decision
    thing.tap()
    person.until_changed(decision)
    page.locator(".caption").wait_for(state="detached")
