"""A person at a table, who plays with the page and hears what the server says to it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute

MOMENT = 4
"""Milliseconds between two looks."""
LONG = 60_000
"""Milliseconds after which something that should happen has not."""


SHOWN = """([text, last]) => {
  const asked = [...document.querySelectorAll('#question, .askbar b')].some(e => e.textContent === text);
  return asked && document.querySelector(`[data-zone=decision] [data-option='${last}'], .askbar`);
}"""


class Person:
    """Watches the messages of a page's socket; ``now`` is the last table it was sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.now: dict[str, Any] = {}
        self.heard: list[str] = []
        self.chosen = 0
        """How many choices the page has sent."""
        self.at_the_keys = False
        """Whether the keyboard was used: from then on the focus has to be somewhere."""
        page.on("websocket", self.listen)

    def listen(self, live: WebSocket) -> None:
        live.on("framereceived", lambda frame: self.hear(frame if isinstance(frame, str) else frame.decode()))
        live.on("framesent", self.say)

    def say(self, frame: str | bytes) -> None:
        self.chosen += json.loads(frame).get("type") == "choose"

    def hear(self, said: str) -> None:
        self.heard.append(said)
        message = json.loads(said)
        if isinstance(message.get("table"), dict):
            self.now = message["table"]

    @property
    def code(self) -> str:
        return str(self.now["code"])

    @property
    def decision(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.now.get("decision")
        return found

    @property
    def over(self) -> bool:
        return bool(self.now.get("stage") == "over")

    def until(self, holds: Callable[[], object], what: str = "") -> None:
        """Waits for something that a message brings about."""
        waited = 0
        while not holds():
            assert waited < LONG, f"in vain waited for {what or holds}: {self.told()}"
            self.page.wait_for_timeout(MOMENT)
            waited += MOMENT

    def told(self) -> dict[str, Any]:
        return {key: self.now.get(key) for key in ("stage", "seq", "waiting", "decision")}

    def until_asked(self) -> dict[str, Any] | None:
        """The next decision; None once the match is over."""
        self.until(lambda: self.decision or self.over, "a decision")
        return None if self.over else self.decision

    def until_changed(self, decision: dict[str, Any]) -> None:
        mark = (decision["seq"], decision["seat"])
        self.until(
            lambda: self.over or self.decision is None or (self.decision["seq"], self.decision["seat"]) != mark,
            "the answer to a choice",
        )

    def shown(self, decision: dict[str, Any]) -> None:
        """Waits until the page shows a decision that was heard."""
        last = decision["options"][-1]["index"]
        self.page.wait_for_function(
            SHOWN,
            arg=[decision["text"], last],
        )


def make_table(page: Page, game: str, seats: list[dict[str, str]], **more: object) -> str:
    """A table made with the page's own cookies, so that the page is the one who made it."""
    wish = {"game": game, "seats": seats, "name": "Ann", "title": "Test", "public": False, "lang": "en", "options": {}}
    answer = page.request.post("/api/tables", data={**wish, "seconds": 0, "window": 0, "start": True, **more})
    assert answer.ok, answer.text()
    return str(answer.json()["code"])


def lay_out(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Changes the first question of a table on its way to the page: positions that play reaches too seldom."""

    first: dict[str, int] = {}

    def through(live: WebSocketRoute) -> None:
        server = live.connect_to_server()

        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            table = said.get("table") or {}
            decision = table.get("decision")
            if decision and decision["seq"] == first.setdefault("seq", decision["seq"]):
                change(table)
            live.send(json.dumps(said))

        live.on_message(server.send)
        server.on_message(heard)

    page.route_web_socket("**/live", through)


def bots(level: str, count: int) -> list[dict[str, str]]:
    return [{"kind": "bot", "bot": level}] * count


def sit_down(page: Page, game: str, seats: list[dict[str, str]], **more: object) -> Person:
    person = Person(page)
    page.goto(f"/t/{make_table(page, game, seats, **more)}")
    person.until(lambda: person.now, "the table")
    return person


Chooser = Callable[[dict[str, Any]], int]
Way = Callable[[Person, dict[str, Any], int], None]


def by_chance(seed: int) -> Chooser:
    luck = random.Random(seed)
    return lambda decision: luck.randrange(len(decision["options"]))


def in_haste(decision: dict[str, Any]) -> int:
    """Ends and passes wherever that is possible: the shortest match."""
    ends = [option["index"] for option in decision["options"] if option["ends"]]
    return int(ends[0]) if ends else int(decision["options"][-1]["index"])


def by_list(person: Person, decision: dict[str, Any], index: int) -> None:
    person.shown(decision)
    person.page.locator(f"[data-zone=decision] [data-option='{index}']").first.click()


def by_post(person: Person, decision: dict[str, Any], index: int) -> None:
    """Past the page, which may be busy with something else."""
    choice = {"type": "choose", "seq": decision["seq"], "seat": decision["seat"], "option": index}
    # A connection that was idle for long may be closed just when it is used again.
    answer = person.page.request.post(f"/api/tables/{person.code}/commands", data=choice, max_retries=1)
    assert answer.ok, answer.text()


FOCUSED = "document.activeElement.dataset.option ?? document.activeElement.textContent"


def by_keys(person: Person, decision: dict[str, Any], index: int) -> None:
    """With the keyboard alone: the key that leads to the options, arrows, Enter; the focus is never lost on the way."""
    person.shown(decision)
    keyboard = person.page.keyboard
    assert person.page.evaluate("document.activeElement !== document.body") or not person.at_the_keys
    person.at_the_keys = True
    keyboard.press("i")
    focused = person.page.evaluate(FOCUSED)
    for _ in range(3 * len(decision["options"]) + 3):
        if focused == str(index):
            keyboard.press("Enter")
            return
        keyboard.press("ArrowDown")
        last, focused = focused, person.page.evaluate(FOCUSED)
        if focused == last:
            keyboard.press("ArrowRight")
            focused = person.page.evaluate(FOCUSED)
    raise AssertionError(f"option {index} is not reached: {focused}")


NEXT_THING = """index => {
  const numbers = e => ((e.getAttribute('aria-description') ?? '').match(/\\d+/g) ?? []).map(Number);
  const fits = [...document.querySelectorAll('[data-entity]')]
    .filter(e => e.offsetParent && numbers(e).includes(index + 1) && !e.classList.contains('is-selected'))
    .sort((a, b) => numbers(a).length - numbers(b).length);
  return fits.length ? fits[0].dataset.entity : null;
}"""


def by_things(person: Person, decision: dict[str, Any], index: int) -> None:
    """Clicks what the option names on the board; what names nothing is clicked in the list."""
    person.shown(decision)
    page = person.page
    menu = page.get_by_role("menuitem").filter(has_text=decision["options"][index]["text"])
    before = person.chosen

    def click(thing: str, done: Callable[[], object]) -> None:
        page.locator(f'[data-entity="{thing}"]:visible').first.click()
        person.until(lambda: person.chosen > before or menu.count() or done(), f"what a click on {thing} does")

    first = page.evaluate(NEXT_THING, index)
    if first is None:
        by_list(person, decision, index)
        return
    click(first, page.locator(".is-selected").count)
    if person.chosen == before and not menu.count():  # it is one of two; its mark stays until the answer has come
        click(page.evaluate(NEXT_THING, index), lambda: False)
    if person.chosen == before:
        menu.first.click()


def play_out(person: Person, choose: Chooser, way: Way, most: int = 3000) -> int:
    """Plays until the match is over; how many choices that took."""
    for made in range(most):
        decision = person.until_asked()
        if decision is None:
            return made
        way(person, decision, choose(decision))
        person.until_changed(decision)
    raise AssertionError(f"not over after {most} choices")
