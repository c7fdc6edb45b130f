"""What all tests of the server have in common."""

from __future__ import annotations

import os
import secrets
from random import Random

import pytest
from tests.web.dealer import PLACE


@pytest.fixture(autouse=True)
def the_same_deals_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if os.environ.get(PLACE) != "random":
        monkeypatch.setattr(secrets, "randbits", Random(request.node.nodeid).getrandbits)
