"""What people do at a table beside playing: talk, pause, take back, give up, come again; and how each likes it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.web.conftest import OpenPage
from tests.web.house import House, free_port
from tests.web.table import Person, bots, by_chance, by_list, by_post, in_haste, make_table, sit_down

ME = {"kind": "me"}


def together(
    open_page: OpenPage, game: str, others: list[dict[str, str]], roles: tuple[str, str] = ("", ""), **more: object
) -> tuple[Person, Person]:
    """Ann and Bob, each with a browser, at a table that has begun."""
    seats = [{**ME, "role": roles[0]}, {"kind": "open", "role": roles[1]}, *others]
    ann = sit_down(open_page(None), game, seats, start=False, **more)
    page = open_page(None)
    bob = Person(page)
    page.request.post(f"/api/tables/{ann.code}/join", data={"name": "Bob", "seat": 1, "lang": "en"})
    page.goto(f"/t/{ann.code}")
    bob.until(lambda: bob.now.get("you", {}).get("seats") == [1], "a seat")
    ann.page.get_by_role("button", name="Raise the curtain").click()
    ann.until(lambda: ann.now["stage"] == "playing", "the start")
    return ann, bob


@pytest.fixture
def company(open_page: OpenPage) -> tuple[Person, Person]:
    return together(open_page, "villainous", [])


def settings(page: Page, *buttons: str) -> None:
    page.get_by_role("button", name="Settings").click()
    for name in buttons:
        page.get_by_role("dialog").get_by_role("button", name=name).click()


def says(page: Page, how: str, text: str) -> None:
    """Waits until a live region says something."""
    page.locator(f"[data-live={how}]", has_text=text).wait_for(state="attached")


def chat(page: Page) -> None:
    page.locator(".log__tab").click()


def test_people_talk_in_words_and_phrases_and_need_not_listen(company: tuple[Person, Person]) -> None:
    ann, bob = (person.page for person in company)
    chat(ann)
    bob.get_by_role("button", name="Chat").wait_for()
    ann.get_by_label("Say something").fill("Arr, <b>Bob</b>!")
    ann.keyboard.press("Enter")
    bob.locator(".dotn", has_text="1").wait_for()
    chat(bob)
    bob.locator(".chat").get_by_text("Arr, <b>Bob</b>!").wait_for()
    bob.get_by_role("button", name="Well played!").click()
    ann.locator(".chat").get_by_text("Well played!").wait_for()
    ann.get_by_role("button", name="Hear no more of Bob").click()
    ann.get_by_role("button", name="Hear again").wait_for()
    bob.get_by_role("button", name="Goodbye!").click()
    bob.locator(".chat").get_by_text("Goodbye!").wait_for()
    ann.get_by_role("button", name="Hear again").click()
    ann.get_by_role("button", name="Hear again").wait_for(state="detached")
    bob.get_by_role("button", name="Thank you!").click()
    ann.locator(".chat").get_by_text("Thank you!").wait_for()
    assert not [said for said in company[0].heard if "Goodbye!" in said and '"chat"' in said]


def test_a_table_sleeps_and_wakes(company: tuple[Person, Person]) -> None:
    ann, bob = (person.page for person in company)
    settings(ann, "Pause")
    for page in (ann, bob):
        page.locator(".notices").get_by_text("The table sleeps").wait_for()
        says(page, "polite", "The table sleeps")
    bob.get_by_role("button", name="Go on").click()
    ann.locator(".notices").get_by_text("The table sleeps").wait_for(state="detached")
    says(ann, "polite", "awake again")


def test_an_absent_opponents_time_runs_out_in_days_hours_and_minutes(open_page: OpenPage) -> None:
    page = open_page(None)
    first = {"first_player": "seat:1"}
    ann = sit_down(page, "villainous", [ME, {"kind": "open"}], start=False, seconds=86400, options=first)
    bob = open_page(None)  # takes the seat, and never comes
    bob.request.post(f"/api/tables/{ann.code}/join", data={"name": "Bob", "seat": 1, "lang": "en"})
    page.get_by_role("button", name="Raise the curtain").click()
    page.get_by_text("Bob is away. When the time is up, a bot plays.").wait_for()
    page.locator(".dec .chip", has_text="23 hr 59 min").wait_for()
    page.keyboard.press("t")
    says(page, "polite", "23 hours, 59 minutes left.")
    page.get_by_role("button", name="FR, Français").click()
    page.locator(".dec .chip", has_text="23 h 59 min").wait_for()
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".askbar .chip", has_text="23 h 59 min").wait_for()
    page.locator(".askbar", has_text="Bob est absent").wait_for()


def test_a_store_that_is_away_is_told_in_plain_words(open_page: OpenPage, house: House) -> None:
    page = open_page(None)
    person = sit_down(page, "villains_card_game", [ME, *bots("random", 2)])
    decision = person.until_asked()
    assert decision is not None
    with closing(sqlite3.connect(house.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # nobody else can write
        by_list(person, decision, 0)
        page.locator(".notices").get_by_text("The server cannot write anything down").wait_for()
        person.until(lambda: any('"store-down"' in said for said in person.heard), "the refusal of the choice")
        page.wait_for_timeout(100)  # the refusal is said, too, and must not drown what happened
        says(page, "assertive", "The server cannot write anything down")
        assert page.locator(".notices > *").count() == 1
        other.execute("ROLLBACK")
    page.locator(".notices").get_by_text("The server cannot write anything down").wait_for(state="detached")
    says(page, "polite", "The game goes on")


def test_what_cannot_be_undone_is_taken_back_if_the_other_agrees(open_page: OpenPage) -> None:
    ann, bob = together(open_page, "villains_card_game", bots("random", 1))
    ann.until(lambda: ann.decision or bob.decision, "anybody's turn")
    actor, other = (ann, bob) if ann.decision else (bob, ann)
    alone = True
    while alone:  # a special that all have seen already is taken back without asking: until its question is answered
        decision = actor.until_asked()
        assert decision is not None
        by_list(actor, decision, 0)
        actor.until_changed(decision)
        ann.until(lambda: ann.decision or bob.decision, "the end of what the bot does")  # which would end the offer
        alone = actor.now["undo"][str(decision["seat"])]["possible"]
    assert decision is not None
    actor.page.keyboard.press("u")
    actor.page.get_by_role("button", name="Ask").click()
    other.page.locator(".notices").get_by_text("would like to take a move back").wait_for()
    other.page.get_by_role("button", name="Agree").click()
    actor.until(lambda: actor.decision and actor.decision["options"] == decision["options"], "the choice again")
    actor.page.locator(".notices").get_by_text("would like to take a move back").wait_for(state="detached")
    for person in (actor, other):
        says(person.page, "polite", "takes back")
        assert "no longer stands" not in person.page.locator("[data-live=polite]").inner_text()


def test_a_match_ends_without_a_winner_if_all_agree(company: tuple[Person, Person]) -> None:
    ann, bob = company
    settings(ann.page, "Offer to end")
    offer = bob.page.locator(".notices").get_by_text("Ann offers to end the game")
    offer.wait_for()
    says(bob.page, "assertive", "Ann offers to end the game")
    ann.page.get_by_role("button", name="Withdraw").click()
    offer.wait_for(state="detached")
    says(bob.page, "polite", "no longer stands")
    settings(ann.page, "Offer to end")
    bob.page.get_by_role("button", name="Decline").click()
    ann.page.locator(".notices").get_by_text("offers to end the game").wait_for(state="detached")
    settings(bob.page, "Offer to end")
    ann.page.get_by_role("button", name="Agree").click()
    for person in company:
        person.until(lambda: person.over, "the end")  # noqa: B023
        assert person.now["winners"] in ([], None)
        person.page.get_by_role("dialog").wait_for()
    ann.page.get_by_role("button", name="Look at the table").click()
    lines = ann.page.locator(".log li").all_inner_texts()
    ann.page.get_by_role("button", name="FR, Français").click()  # the whole table comes again
    ann.page.wait_for_function("last => document.querySelector('.log li:last-child').innerText !== last", arg=lines[-1])
    assert ann.page.get_by_role("dialog").count() == 0


def asked_to_answer(ann: Person, bob: Person) -> dict[str, Any]:
    """Plays until Bob may answer something that Ann has done; the pages are not touched."""
    choose = by_chance(8)
    while True:
        ann.until(lambda: ann.decision or bob.decision or ann.over, "anybody's turn")
        decision = bob.decision
        if decision is not None and decision["reaction"] and decision["context"]:
            return decision
        person = bob if decision is not None else ann
        decision = person.until_asked()
        assert decision is not None
        by_post(person, decision, choose(decision))
        person.until_changed(decision)


def test_that_one_may_answer_is_seen_above_what_one_reads(open_page: OpenPage) -> None:
    ann, bob = together(open_page, "villainous", [], ("gaston", "lady_tremaine"), window=600)  # soon to answer
    page = bob.page
    page.locator(".hand .card").first.wait_for()
    settings(page)
    dialog = page.get_by_role("dialog")
    place = dialog.get_by_text("Appearance").bounding_box()
    decision = asked_to_answer(ann, bob)
    strip = dialog.locator(".dlg__ask")
    strip.get_by_text("An answer is possible").wait_for()
    strip.get_by_text(decision["context"]).wait_for()
    strip.get_by_text("Time left").wait_for()
    assert dialog.get_by_text("Appearance").bounding_box() == place
    strip.get_by_role("button", name="Answer").click()
    dialog.wait_for(state="detached")
    page.wait_for_function("() => document.activeElement.id === 'question'")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".askbar").get_by_text(decision["context"]).wait_for()


def test_a_seat_is_left_to_a_bot_at_the_second_press(company: tuple[Person, Person]) -> None:
    ann, bob = company
    settings(ann.page, "Leave the seat to a bot")
    assert ann.now["seats"][0]["kind"] == "person"
    ann.page.get_by_role("button", name="press again").click()
    bob.until(lambda: bob.now["seats"][0]["kind"] == "bot", "the bot")
    bob.until_asked()
    ann.until(lambda: ann.now["you"]["seats"] == [], "no seat any more")
    ann.page.get_by_text("You are watching").first.wait_for()


def test_one_leaves_a_room_before_the_game(open_page: OpenPage) -> None:
    page = open_page(None)
    sit_down(page, "evil_corp", [ME, {"kind": "open"}], start=False)
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("radio", name="Villainous").wait_for()


def test_settings_change_how_the_table_looks_and_asks(open_page: OpenPage) -> None:
    page = open_page(None)
    seats = [{"kind": "me", "role": "captain_hook"}, {"kind": "bot", "bot": "random", "role": "ursula"}]
    person = sit_down(page, "villainous", seats, options={"first_player": "seat:0"})
    root = page.locator("html")
    tall = page.locator(".hand .card").first.bounding_box()
    settings(page, "Day", "Large", "Quick")
    page.get_by_role("switch", name="Ask again").click()
    page.get_by_role("switch", name="Ask me about").first.click()
    page.get_by_role("switch", name="Pass when").click()
    person.until(lambda: person.now["you"]["unasked"] and person.now["you"]["auto_pass"], "the wishes")
    page.get_by_role("group", name="My bot").get_by_role("button", name="Cunning").click()
    person.until(lambda: person.now["you"]["absent_bot"] == "cunning", "the chosen bot")
    page.keyboard.press("Escape")
    assert [root.get_attribute(f"data-{name}") for name in ("theme", "cards")] == ["light", "l"]
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--speed')") == "0.5"
    larger = page.locator(".hand .card").first.bounding_box()
    assert tall is not None
    assert larger is not None
    assert larger["height"] > tall["height"]
    while True:
        decision = person.until_asked()
        assert decision is not None
        ends = [option for option in decision["options"] if option["ends"]]
        if len(ends) == 1 and len(decision["options"]) > 1 and not decision["reaction"]:
            break
        by_list(person, decision, 0)
        if page.locator(".is-armed").count():
            by_list(person, decision, 0)
        person.until_changed(decision)
    page.keyboard.press("e")
    page.locator(".is-armed", has_text="Again to confirm").wait_for()
    assert person.decision == decision
    page.keyboard.press("e")
    person.until_changed(decision)
    page.reload()
    page.locator(".hand .card").first.wait_for()
    assert root.get_attribute("data-cards") == "l"


LOUDSPEAKER = """() => {
  window.tones = [];
  const create = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    const tone = create.call(this);
    tones.push(tone);
    return tone;
  };
}"""


def test_there_is_no_sound_until_one_wants_it(open_page: OpenPage) -> None:
    page = open_page(None)
    page.add_init_script(f"({LOUDSPEAKER})()")
    person = sit_down(page, "villains_card_game", [ME, *bots("random", 2)])
    for wanted in (False, True):
        decision = person.until_asked()
        assert decision is not None
        by_list(person, decision, 0)
        person.until_changed(decision)
        person.until_asked()
        assert (page.evaluate("tones.length") > 0) == wanted
        if not wanted:
            page.get_by_role("button", name="Settings").click()
            page.get_by_role("switch", name="Sound").click()
            page.keyboard.press("Escape")


def test_a_choice_whose_answer_was_lost_is_sent_again_and_made_once(open_page: OpenPage) -> None:
    page = open_page(None)
    person = Person(page)
    sent: list[str] = []
    looked: list[bool] = []

    def through(live: WebSocketRoute) -> None:
        if sent and not looked:
            live.close()  # as long as nobody has read what the page says of it
            return
        server = live.connect_to_server()

        def said(message: str | bytes) -> None:
            text = message if isinstance(message, str) else message.decode()
            if '"choose"' in text:
                sent.append(text)
                if len(sent) == 1:
                    live.close()
                    return
            server.send(message)

        live.on_message(said)

    page.route_web_socket("**/live", through)
    page.goto(f"/t/{make_table(page, 'evil_corp', [ME, *bots('random', 1)])}")
    decision = person.until_asked()
    assert decision is not None
    by_list(person, decision, 0)
    page.get_by_text("Your last move is kept").wait_for()
    looked.append(True)
    page.get_by_text("Reconnecting").first.wait_for(state="detached")
    person.until_changed(decision)
    after = person.until_asked()
    assert after is not None
    person.shown(after)
    assert len(sent) == 2
    assert sent[0] == sent[1]
    assert page.get_by_text("Move refused").count() == 0


def test_a_hint_that_cannot_be_given_or_comes_too_late_disturbs_nobody(open_page: OpenPage) -> None:
    page = open_page(None)
    person = Person(page)
    wished: list[str] = []
    servers: list[WebSocketRoute] = []

    def through(live: WebSocketRoute) -> None:
        servers.append(live.connect_to_server())
        live.on_message(lambda text: wished.append(str(text)) if '"hint"' in str(text) else servers[-1].send(text))

    page.route_web_socket("**/live", through)
    page.goto(f"/t/{make_table(page, 'villains_card_game', [ME, *bots('random', 2)])}")
    decision = person.until_asked()
    assert decision is not None
    person.shown(decision)
    page.get_by_role("button", name="Hint").click()
    person.until(lambda: wished, "the wish")
    servers[-1].send(wished[0].replace('"seat":0', '"seat":1'))  # which is another's
    page.locator(".notices").get_by_text("No hint just now").wait_for()
    assert page.get_by_text("Move refused").count() == 0
    page.get_by_role("button", name="Hint").click()
    person.until(lambda: len(wished) == 2, "the wish")
    by_list(person, decision, in_haste(decision))
    person.until_changed(decision)
    decision = person.until_asked()
    assert decision is not None
    person.shown(decision)
    servers[-1].send(wished[1])
    person.until(lambda: '"advice"' in person.heard[-1], "the hint")
    page.locator("[aria-busy=false]", has_text="Hint").wait_for()
    assert page.locator(".advice").count() == 0
    page.get_by_role("button", name="Hint").click()
    person.until(lambda: len(wished) == 3, "the wish")
    servers[-1].send(wished[2])
    page.locator(".advice").first.wait_for()


ON_THE_SHELF = """() => caches.open('perfidie-2').then(shelf => shelf.keys()).then(kept => {
  const names = kept.map(each => each.url);
  const needed = document.querySelectorAll('script[src], link[rel=modulepreload], link[rel=stylesheet]');
  return names.length > 8 && names.some(name => name.endsWith('.ftl'))
    && [...needed].every(e => names.includes(e.src || e.href));
})"""


def test_without_a_server_the_page_still_opens_says_so_and_waits_for_it(open_page: OpenPage, tmp_path: Path) -> None:
    own = House(tmp_path / "tables.db", free_port())
    own.start()
    page = open_page("/", address=own.address)
    page.get_by_role("radio").first.wait_for()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function(ON_THE_SHELF)
    page.reload()  # now there is a worker to keep what comes
    table = page.context.new_page()
    table.goto(f"/t/{make_table(page, 'evil_corp', [ME, *bots('random', 1)])}")
    table.locator("#question").wait_for()
    own.kill()
    page.goto(own.address)
    page.get_by_text("The server does not answer").first.wait_for()
    table.reload()
    table.get_by_text("The server does not answer").first.wait_for()
    lesson = page.context.new_page()
    lesson.goto("/learn")
    lesson.get_by_text("This page did not come through").first.wait_for()
    own.start()
    try:
        page.get_by_role("radio").first.wait_for()
        page.get_by_text("The server does not answer").first.wait_for(state="detached")
        table.locator("#question").wait_for()
        lesson.locator(".guide").first.wait_for()
    finally:
        own.stop()


AT_ITS_END = """() => {
  const log = document.querySelector('.log ol');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 4;
}"""


TOLD_AT_ONCE = 12
"""So many lines are told when asked; with the beginnings of the turns, which the log shows as headings, some more."""


def test_the_log_tells_what_happened_since_ones_last_choice(open_page: OpenPage) -> None:
    page = open_page(None)
    person = sit_down(page, "villains_card_game", [ME, *bots("random", 2)])
    answered = -1
    for number in count():  # some choices at least; then one before which the others have chosen something
        decision = person.until_asked()
        assert decision is not None
        if number >= 6 and decision["seq"] > answered + 1:
            person.shown(decision)
            break
        answered = decision["seq"]
        by_list(person, decision, 0)
        person.until_changed(decision)
    page.get_by_text("Since your last choice").wait_for()
    page.wait_for_function(AT_ITS_END)
    news: list[str] = page.eval_on_selector_all(
        ".log li.is-new > span:last-of-type", "all => all.map(e => e.textContent)"
    )
    assert len(news) >= 2
    page.keyboard.press("l")
    caption = page.locator(".caption").inner_text()
    assert not [line for line in news[-TOLD_AT_ONCE:] if line not in caption]
    page.reload()  # as after days
    page.get_by_text("Since your last choice").wait_for()
    again: list[str] = page.eval_on_selector_all(
        ".log li.is-new > span:last-of-type", "all => all.map(e => e.textContent)"
    )
    assert again
    assert again == news[-len(again) :]


def test_discard_piles_and_guides_open_from_everywhere(open_page: OpenPage) -> None:
    page = open_page(None)
    seats = [{"kind": "me", "role": "captain_hook"}, {"kind": "bot", "bot": "random", "role": "ursula"}]
    person = sit_down(page, "villainous", seats)
    decision = person.until_asked()
    assert decision is not None
    person.shown(decision)
    dialog = page.get_by_role("dialog")
    page.locator(".hand button.pile").first.click()
    dialog.get_by_role("heading", name="discard").wait_for()
    page.keyboard.press("Escape")
    page.locator(".foe__main").click()
    assert dialog.get_by_role("link", name="Ursula").get_attribute("href") == "/guide/ursula"
    dialog.locator("button.pile").first.click()
    page.get_by_role("heading", name="discard").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("[data-entity^='hand/']").first.focus()
    page.keyboard.press("z")
    assert dialog.get_by_role("link", name="Captain Hook").get_attribute("href") == "/guide/captain_hook"
