"""Whole matches of every game, played in the page against bots."""

from __future__ import annotations

from itertools import count

import pytest

from tests.web.conftest import OpenPage
from tests.web.table import Person, bots, by_chance, by_list, by_things, play_out, sit_down

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


@pytest.mark.full
@pytest.mark.parametrize("villain", ["maleficent", "ursula", "queen_of_hearts", "lady_tremaine", "horned_king"])
def test_a_match_of_villainous_is_played_by_chance(open_page: OpenPage, villain: str) -> None:
    seats = [{"kind": "me", "role": villain}, {"kind": "bot", "bot": "novice", "role": "prince_john"}]
    person = sit_down(open_page(None), "villainous", seats)
    play_out(person, by_chance(5), by_list)
    the_end_is_shown(person)


def test_one_plays_three_clicks_after_opening_the_page(open_page: OpenPage) -> None:
    page = open_page("/")
    person = Person(page)
    page.get_by_role("radio", name="Evil Corp.").click()
    page.get_by_role("button", name="Raise the curtain").click()
    person.until(lambda: person.now.get("stage") == "playing", "the table")
    assert person.now["game"] == "evil_corp"
