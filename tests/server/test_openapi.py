"""The OpenAPI document is true: whatever is sent, the answers are of the kinds and shapes that it promises."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from tests.server.network import served

PATIENCE = 30.0


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own, with one table and one finished match in it."""
    folder = tmp_path_factory.mktemp("openapi")
    found: list[str] = []
    ready = threading.Event()
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def run() -> None:
        async with served(folder) as where:
            found.append(where)
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(run()))
    thread.start()
    assert ready.wait(PATIENCE)
    yield found[0]
    loop.call_soon_threadsafe(stop.set)
    thread.join(PATIENCE)
    loop.close()


def operations(address: str) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    results: list[Any] = list(schema.get_all_operations())
    return [found.ok() for found in results]


def test_every_address_keeps_its_promises(address: str, request: pytest.FixtureRequest) -> None:
    examples = 40 if "full" in str(request.config.option.markexpr).replace("not full", "") else 12
    tried = 0
    for operation in operations(address):

        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
            derandomize=True,
        )
        @given(case=operation.as_strategy())
        def keeps(case: Any) -> None:
            # What fits the shapes may still name a game, seat or role that does not exist: that is refused, too.
            unfit = [schemathesis.checks.positive_data_acceptance]
            case.call_and_validate(excluded_checks=unfit, timeout=PATIENCE)

        keeps()
        tried += 1
    assert tried >= 14
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        assert http.get("/api/health/ready").status_code == 200
