"""The terminal of the tests has 80 columns, whatever the one has in which they run."""

import pytest


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "LINES"):
        monkeypatch.delenv(name, raising=False)
