"""A browser and a server with the built client, for all tests of the page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

import perfidie.server
from tests.web.dealer import PLACE
from tests.web.house import House, free_port

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
STATIC = Path(perfidie.server.__file__).parent / "static"
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
EXPECTED = ("WebSocket", "net::ERR_", "status of 404")
"""What a browser itself says of a server that is away, and of addresses that do not exist."""
PATIENCE = 15_000
"""Milliseconds that something on a page may take."""


Deals = Callable[[str], object]


@pytest.fixture(scope="session")
def deals(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deals]:
    """Names what the deals hang on from now on; with PERFIDIE_DEALS=random they hang on nothing."""
    place = tmp_path_factory.mktemp("deals") / "test"
    with pytest.MonkeyPatch.context() as patch:
        if os.environ.get(PLACE) == "random":
            patch.delenv(PLACE)
        else:
            patch.setenv(PLACE, str(place))
        yield place.write_text


@pytest.fixture(autouse=True)
def the_same_deals_in_every_run(request: pytest.FixtureRequest, deals: Deals) -> None:
    deals(request.node.nodeid)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, deals: Deals) -> Iterator[House]:
    """A server of its own, as ``perfidie serve`` starts it but for the deals."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the web client is not built (./perfidie web)")
    running = House(tmp_path_factory.mktemp("house") / "tables.db", free_port())
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield launched
        launched.close()


OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, house: House) -> Iterator[OpenPage]:
    """Opens a page in a profile of its own; at the end none may have complained on its console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        too_late = "status of 409" in message.text and message.location["url"].endswith("/join")
        if message.type == "error" and not too_late and not any(part in message.text for part in EXPECTED):
            complaints.append(message.text)

    def open_one(
        path: str | None = "/",
        *,
        width: int = 1440,
        height: int = 900,
        lang: str = "en",
        theme: Literal["dark", "light"] = "dark",
        address: str = "",
        motion: bool = False,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=address or house.address,
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            **more,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if path is not None:
            page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def pictures() -> Path | None:
    """Where pictures of the screens are wanted: PERFIDIE_PICTURES=FOLDER."""
    wanted = os.environ.get("PERFIDIE_PICTURES")
    if not wanted:
        return None
    Path(wanted).mkdir(parents=True, exist_ok=True)
    return Path(wanted)
