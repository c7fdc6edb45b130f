"""What a visitor has to fetch, and how soon a click is answered."""

from __future__ import annotations

import gzip

import pytest

from tests.web.conftest import STATIC, OpenPage
from tests.web.table import bots, sit_down

KILOBYTES = 150
PATIENCE_FOR_A_CHOICE = 600
"""Milliseconds; the aim is 100 on a machine that does nothing else."""


def test_scripts_and_styles_of_all_pages_together_are_light() -> None:
    if not (STATIC / "index.html").exists():
        pytest.skip("the web client is not built (./perfidie web)")
    files = [file for file in STATIC.rglob("*") if file.suffix in (".js", ".css")]
    assert files
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= KILOBYTES * 1024


def test_a_choice_is_shown_soon(open_page: OpenPage) -> None:
    page = open_page(None)
    person = sit_down(page, "evil_corp", [{"kind": "me"}, *bots("random", 1)])
    waits = []
    for _ in range(5):
        decision = person.until_asked()
        assert decision is not None
        person.shown(decision)
        waits.append(
            page.evaluate(
                """() => new Promise(done => {
                  const start = performance.now();
                  const watch = new MutationObserver(() => {
                    watch.disconnect();
                    requestAnimationFrame(() => done(performance.now() - start));
                  });
                  // Not every choice changes the board, but each its question.
                  for (const place of document.querySelectorAll('.tb__main, [data-zone=decision]'))
                    watch.observe(place, { childList: true, subtree: true });
                  document.querySelector("[data-zone=decision] [data-option='0']").click();
                })"""
            )
        )
        person.until_changed(decision)
    assert sorted(waits)[len(waits) // 2] <= PATIENCE_FOR_A_CHOICE, waits
