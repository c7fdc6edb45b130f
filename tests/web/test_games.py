"""Whole matches of every game, played in the page against bots."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from tests.web.conftest import OpenPage
from tests.web.table import Person, bots, by_chance, by_list, by_things, lay_out, play_out, sit_down

ME = {"kind": "me"}


def the_end_is_shown(person: Person) -> None:
    winners = person.now["winners"]
    assert winners is not None
    name = person.now["seats"][winners[0]]["role_name"]
    person.page.get_by_role("dialog").get_by_text(name).first.wait_for()


def test_a_match_of_the_card_game_is_played_by_clicking_the_things_themselves(open_page: OpenPage) -> None:
    person = sit_down(open_page(None), "villains_card_game", [ME, *bots("novice", 2)])
    made = play_out(person, by_chance(1), by_things)
    assert made >= 15
    the_end_is_shown(person)
    person.page.get_by_role("dialog").get_by_role("button").first.click()
    assert person.page.get_by_role("region", name="The piles are counted").locator("li").count() == 3
    person.page.get_by_role("button", name="Result").click()
    person.page.get_by_role("button", name="Rematch").click()
    person.page.get_by_role("button", name="Raise the curtain").click()
    person.until(lambda: person.now["stage"] == "playing" and person.now["you"]["seats"], "the next match")


def test_a_match_of_evil_corp_is_played_by_the_list_of_options(open_page: OpenPage) -> None:
    person = sit_down(open_page(None), "evil_corp", [ME, *bots("novice", 1)])
    play_out(person, by_chance(2), by_list)
    the_end_is_shown(person)
    tokens = [side["tokens"] for side in person.now["view"]["table"]["sides"]]
    rows = person.page.get_by_role("dialog").get_by_role("row").all_inner_texts()
    assert all(f"{n} victory token" in row for n, row in zip(tokens, rows, strict=True)), (tokens, rows)


def test_some_days_of_evil_corp_are_played_by_clicking_the_things_themselves(open_page: OpenPage) -> None:
    person = sit_down(open_page(None), "evil_corp", [ME, *bots("random", 1)])
    choose = by_chance(3)
    for made in count():  # how long the first day lasts is a matter of the deal
        decision = person.until_asked()
        if decision is None or (made >= 25 and person.now["view"]["table"]["round"] >= 2):
            break
        by_things(person, decision, choose(decision))
        person.until_changed(decision)
    assert person.now["view"]["table"]["round"] >= 2


def test_turns_of_villainous_are_played_by_clicking_the_things_themselves(open_page: OpenPage) -> None:
    seats = [{"kind": "me", "role": "gaston"}, {"kind": "bot", "bot": "random", "role": "jafar"}]
    person = sit_down(open_page(None), "villainous", seats)
    choose = by_chance(4)
    for _ in range(25):
        decision = person.until_asked()
        if decision is None:
            break
        by_things(person, decision, choose(decision))
        person.until_changed(decision)
    assert person.now["seq"] >= 20


@pytest.mark.parametrize(
    ("seat", "deck", "pile", "hand", "offered", "in_hand"),
    [
        (1, "fate", ["robin_hood", "little_john"], [], ["robin_hood", "little_john"], False),
        (0, "villain", ["cutlass", "smee"], ["cutlass"], ["cutlass", "smee"], False),
        (0, "villain", ["cutlass", "smee"], ["cutlass"], ["cutlass"], True),
    ],
)
def test_what_is_chosen_from_a_discard_pile_is_chosen_in_the_pile(
    open_page: OpenPage, seat: int, deck: str, pile: list[str], hand: list[str], offered: list[str], in_hand: bool
) -> None:
    def change(table: dict[str, Any]) -> None:
        view, decision = table["view"], table["decision"]
        realms = view["table"]["realms"]
        realms[seat][f"{deck}_discard"] = pile
        realms[0]["hand"] = [*hand, *(card for card in realms[0]["hand"] if card not in offered)]
        view["prompt"] = decision["prompt"] = "card"
        view["options"] = [{"kind": "card", "card": card} for card in offered]
        decision["options"] = [
            option | {"record": record, "text": record["card"], "short": record["card"]}
            for option, record in zip(decision["options"], view["options"], strict=False)
        ]

    page = open_page(None)
    lay_out(page, change)
    roles = [{"kind": "me", "role": "captain_hook"}, {"kind": "bot", "bot": "random", "role": "prince_john"}]
    sit_down(page, "villainous", roles)
    way = page.locator(".foe__main.is-option" if seat else ".hand .pile.is-chosen")
    way.wait_for()
    assert (page.locator(".hand [data-entity='hand/cutlass'].is-option").count() > 0) == in_hand
    way.click()
    card = page.get_by_role("dialog").locator(f"[data-entity='discard/{seat}/{deck}/{offered[0]}'].is-option")
    card.click()
    page.get_by_role("dialog").wait_for(state="detached")  # nothing lies above the next question


def test_of_two_equal_symbols_the_one_that_is_left_is_the_option(open_page: OpenPage) -> None:
    def change(table: dict[str, Any]) -> None:
        view, decision = table["view"], table["decision"]
        for location in view["table"]["realms"][0]["locations"]:
            location["mover"] = location["location"] == "mermaid_lagoon"
            if location["mover"]:
                location["top_symbols"][0]["used"] = True
        view["prompt"] = decision["prompt"] = "action"
        view["options"] = [{"kind": "action", "symbol": "play_card"}]
        decision["options"] = [decision["options"][0] | {"record": view["options"][0], "text": "Play", "short": "Play"}]

    page = open_page(None)
    lay_out(page, change)
    roles = [{"kind": "me", "role": "captain_hook"}, {"kind": "bot", "bot": "random", "role": "prince_john"}]
    sit_down(page, "villainous", roles)
    page.locator(".sym.is-option").wait_for()
    symbols = page.locator("[data-entity^='symbol/mermaid_lagoon/play_card']")
    assert symbols.count() == 2
    lit = [(each.get_attribute("class") or "").split() for each in symbols.all()]
    assert [("is-used" in each, "is-option" in each) for each in lit] == [(True, False), (False, True)]
    symbols.first.click()
    page.get_by_role("dialog", name="Why not?").wait_for()


def test_what_others_have_is_named_in_full(open_page: OpenPage) -> None:
    def change(table: dict[str, Any]) -> None:
        ally = {"card": "nutsy", "type": "ally", "deck": "villain", "strength": 2, "items": ["golden_arrow"]}
        table["view"]["table"]["realms"][1]["locations"][0]["bottom"] = [ally]

    page = open_page(None)
    lay_out(page, change)
    roles = [{"kind": "me", "role": "captain_hook"}, {"kind": "bot", "bot": "random", "role": "prince_john"}]
    sit_down(page, "villainous", roles)
    page.get_by_role("button", name="Item, on Nutsy, at Sherwood Forest").wait_for()
    fold = page.get_by_role("button", name="Prince John: show or hide the realm")
    assert fold.get_attribute("aria-expanded") == "true"
    own = page.get_by_role("group", name="Captain Hook: decks and discard piles")
    assert own.get_by_role("button", name="Villain discard").count() == 1
    assert own.get_by_role("button", name="Fate discard").count() == 1


@pytest.mark.full
@pytest.mark.parametrize("villain", ["maleficent", "ursula", "queen_of_hearts", "lady_tremaine", "horned_king"])
def test_a_match_of_villainous_is_played_by_chance(open_page: OpenPage, villain: str) -> None:
    seats = [{"kind": "me", "role": villain}, {"kind": "bot", "bot": "novice", "role": "prince_john"}]
    person = sit_down(open_page(None), "villainous", seats)
    play_out(person, by_chance(5), by_list)
    the_end_is_shown(person)


@pytest.mark.parametrize(
    ("seat", "answers", "clock", "window"),
    [
        ("Bot, Steady", None, "no limit", 20),
        ("Bot, Steady", None, "1 day, turn by turn", 0),
        ("Free, by invitation", None, "no limit", 20),
        ("Beside me, same screen", None, "no limit", 20),
        ("Free, by invitation", "1 minute", "no limit", 60),
        ("Free, by invitation", "wait for everybody", "3 minutes, then a bot plays", 0),
        ("Free, by invitation", None, "1 day, turn by turn", 0),
    ],
)
def test_a_table_of_the_lobby_gives_people_time_to_answer(
    open_page: OpenPage, seat: str, answers: str | None, clock: str, window: int
) -> None:
    page = open_page("/")
    page.get_by_label("Who plays seat 2").select_option(seat)
    page.get_by_text("More settings").click()
    page.get_by_label("Time per decision").select_option(clock)
    choice = page.get_by_label("Time for answers out of turn")
    assert choice.count() == ("invitation" in seat and "day" not in clock)
    if answers is not None:
        choice.select_option(answers)
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as made:
        page.get_by_role("button", name="Raise the curtain" if "invitation" not in seat else "Make the table").click()
    wish = made.value.post_data_json
    assert wish is not None
    assert wish["window"] == window


OPTION_CARDS = """() => [...document.querySelectorAll('.tb__main [data-card].is-option')].filter(e => e.offsetParent)
  .map(e => [e.dataset.entity, e.dataset.card])"""


@pytest.mark.parametrize(("game", "others"), [("villainous", 1), ("evil_corp", 1), ("villains_card_game", 2)])
def test_a_card_is_shown_in_large_while_the_pointer_or_the_focus_is_on_it(
    open_page: OpenPage, game: str, others: int
) -> None:
    page = open_page(None)
    seats = [ME, *bots("random", others)]
    person = sit_down(page, game, seats)
    cards = page.request.get(f"/api/games/{game}/words?lang=en").json()["cards"]
    choose = by_chance(7)
    while True:  # a match may be over before such a card comes: then one goes on in another
        decision = person.until_asked()
        if decision is None:
            person = sit_down(page, game, seats)
            continue
        person.shown(decision)
        page.wait_for_timeout(50)
        found = next((one for one in page.evaluate(OPTION_CARDS) if cards[one[1]]["text"]), None)
        if found:
            break
        by_list(person, decision, choose(decision))
        person.until_changed(decision)
    thing = page.locator(f'.tb__main [data-entity="{found[0]}"]').first
    peek = page.locator(".peek")
    thing.hover()
    peek.wait_for()
    assert cards[found[1]]["text"] in peek.inner_text()
    assert page.evaluate(APART, found[0])
    page.mouse.move(2, 2)
    peek.wait_for(state="detached")
    page.keyboard.press("Shift")
    thing.focus()
    peek.wait_for()
    page.keyboard.press("Escape")
    peek.wait_for(state="detached")
    thing.hover()
    peek.wait_for()
    thing.click()
    peek.wait_for(state="detached")
    marked = page.locator(".is-selected, .is-sent, [role=menu]")
    person.until(lambda: person.decision != decision or marked.count(), "the choice")


APART = """entity => {
  const at = document.querySelector(`.tb__main [data-entity="${entity}"]`).getBoundingClientRect();
  const own = document.querySelector('.peek').getBoundingClientRect();
  const inside = own.left >= 0 && own.top >= 0 && own.right <= innerWidth && own.bottom <= innerHeight;
  return inside && (own.right <= at.left || own.left >= at.right || own.bottom <= at.top || own.top >= at.bottom);
}"""


def test_one_plays_three_clicks_after_opening_the_page(open_page: OpenPage) -> None:
    page = open_page("/")
    person = Person(page)
    page.get_by_role("radio", name="Evil Corp.").click()
    page.get_by_role("button", name="Raise the curtain").click()
    person.until(lambda: person.now.get("stage") == "playing", "the table")
    assert person.now["game"] == "evil_corp"
