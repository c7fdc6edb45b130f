"""The audit names what is known to be vulnerable, and says so when it could not ask."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from tools.audit import ROOT, audit, pinned

VICTIM = ("PyPI", "msgspec")
ENTRY = {
    "id": "TEST-1",
    "summary": "Everything is wrong",
    "affected": [{"ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "99.1"}]}]}],
}


@contextmanager
def database(answer: Callable[[str, Any], object]) -> Iterator[str]:
    """The address of a database that answers so."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.reply(json.loads(self.rfile.read(int(self.headers["content-length"]))))

        def do_GET(self) -> None:
            self.reply(None)

        def reply(self, body: Any) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(answer(self.path, body)).encode())

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def knowing(entry: dict[str, Any]) -> Callable[[str, Any], object]:
    """A database with one entry."""

    def answer(path: str, body: Any) -> object:
        if path == "/querybatch":
            asked = [(query["package"]["ecosystem"], query["package"]["name"]) for query in body["queries"]]
            return {"results": [{"vulns": [{"id": entry["id"]}]} if each == VICTIM else {} for each in asked]}
        assert path == f"/vulns/{entry['id']}"
        return entry

    return answer


def test_everything_that_is_pinned_is_asked_about() -> None:
    names = {(ecosystem, name) for ecosystem, name, _ in pinned(ROOT)}
    assert {VICTIM, ("PyPI", "pytest"), ("npm", "svelte"), ("npm", "@fluent/bundle")} <= names


def test_a_known_vulnerability_fails_and_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with database(knowing(ENTRY)) as address:
        assert audit(address) == 1
    said = capsys.readouterr().out
    assert "msgspec" in said
    assert "TEST-1 Everything is wrong (mended in 99.1)" in said


def test_what_was_withdrawn_or_is_unknown_passes(capsys: pytest.CaptureFixture[str]) -> None:
    with database(knowing({**ENTRY, "withdrawn": "2026-01-01T00:00:00Z"})) as address:
        assert audit(address) == 0
    assert "0 known vulnerabilities" in capsys.readouterr().out


@pytest.mark.parametrize("rubbish", [{}, [], {"results": []}])
def test_a_database_that_cannot_be_asked_is_reported_and_fails_nothing(
    capsys: pytest.CaptureFixture[str], rubbish: object
) -> None:
    with database(lambda path, body: rubbish) as address:
        assert audit(address) == 0
    assert "not done" in capsys.readouterr().out
    assert audit(address) == 0  # nobody listens there any more
    assert "not done" in capsys.readouterr().out
