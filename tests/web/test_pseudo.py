"""A made-up language, a third longer than English and in brackets: what is not in brackets is written into the page."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, StorageState, WebSocketRoute

from tests.web.conftest import OpenPage
from tests.web.table import Person, bots, make_table
from tests.web.test_looks import WIDER, resize

SAID = {
    "text",
    "short",
    "name",
    "role_name",
    "level_name",
    "title",
    "label",
    "about",
    "objective",
    "type_name",
    "reason",
}
"""The fields of the server's answers that hold words."""
WORDS = {"symbols", "types", "colors", "parts"}
"""The tables of words by id."""
MESSAGE = re.compile(r"^(?P<head>[\w-]+ = |\s+\*?\[\w+\] |    (?=\w))(?P<said>\S.*)$", re.MULTILINE)
UNBRACKETED = """() => {
  const own = /^(Perfidie|EN|FR|Esc|Test|Ann|https?:.*|[A-Z]|Space|Tab|Enter|Shift.*)$/;
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (!/\\p{L}{2}/u.test(text) || own.test(text) || parent.closest('script, style, noscript')) continue;
    if (parent.closest('[lang=""], .kbd, output, .chip.num, .nc__l, h1.room__t')) continue;
    let around = parent;
    while (around && !/[⟦⟧]/.test(around.textContent) && around.children.length < 2) around = around.parentElement;
    if (!around || !/[⟦⟧]/.test(around.textContent)) found.push(text);
  }
  return [...new Set(found)];
}"""


def longer(text: str) -> str:
    return f"⟦{text}{' ~' * (len(text) // 6)}⟧" if text.strip() else text


def translated(value: Any, field: str = "") -> Any:
    if isinstance(value, dict):
        inside = field in WORDS or field == "text"
        return {key: translated(each, "text" if inside else key) for key, each in value.items()}
    if isinstance(value, list):
        return [translated(each, field) for each in value]
    return longer(value) if isinstance(value, str) and field in SAID else value


def message(said: str) -> str:
    """A line of a catalogue; one that goes on with variants gets its brackets before them."""
    if not said.endswith("->"):
        return longer(said)
    before, opening, choice = said.rpartition("{")
    return before + longer("~") + opening + choice


def catalogue(route: Route) -> None:
    answer = route.fetch()
    said = MESSAGE.sub(lambda found: found["head"] + message(found["said"]), answer.text())
    route.fulfill(response=answer, body=said)


def answers(route: Route) -> None:
    answer = route.fetch()
    if "json" not in answer.headers.get("content-type", ""):
        route.fulfill(response=answer)
        return
    route.fulfill(response=answer, json=translated(answer.json()))


def live(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda said: socket.send(json.dumps(translated(json.loads(said)))))


def check(page: Page, path: str, shows: str) -> list[str]:
    page.goto(path)
    page.locator(shows).first.wait_for()
    faults = [f"{path}: in no language: {text}" for text in page.evaluate(UNBRACKETED)]
    for width in (1440, 390, 320):
        resize(page, width, 800)
        faults += [f"{path} at {width}: wider: {wide}" for wide in page.evaluate(WIDER)]
    return faults


def test_every_word_comes_from_a_catalogue_and_a_third_more_of_them_fits(open_page: OpenPage) -> None:
    page = open_page(None)
    tables = [
        make_table(page, game, [{"kind": "me"}, *bots("random", others)], options=first)
        for game, others, first in (
            ("villainous", 1, {"first_player": "seat:0"}),
            ("evil_corp", 1, {"first": 0}),
            ("villains_card_game", 3, {"first": 0}),
        )
    ]  # whoever begins is asked about things on the board, whoever answers others may only be able to pass
    room = make_table(page, "evil_corp", [{"kind": "me"}, {"kind": "open"}], start=False)
    for code in tables:
        person = Person(page)
        page.goto(f"/t/{code}")
        person.until_asked()
    cookies = StorageState(cookies=page.context.storage_state()["cookies"], origins=[])
    page = open_page(None, storage_state=cookies, service_workers="block")
    page.route("**/*.ftl", catalogue)
    page.route("**/api/**", answers)
    page.route_web_socket("**/live", live)
    faults = check(page, "/", "[role=radio]") + check(page, "/learn", ".guide") + check(page, "/guide/gaston", ".plan")
    faults += check(page, f"/t/{room}", ".share")
    for code in tables:
        faults += check(page, f"/t/{code}", "[data-entity].is-option, .is-option [data-entity]")
    assert not faults, "\n".join(faults)
