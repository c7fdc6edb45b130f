"""The log of the server for its keeper: one JSON object a line; no tokens, no cards, no names of people."""

from __future__ import annotations

import sys
import time

import msgspec


def journal(what: str, **details: str | int | float | bool | None) -> None:
    line = msgspec.json.encode({"time": round(time.time(), 3), "what": what, **details})
    sys.stderr.write(line.decode() + "\n")
    sys.stderr.flush()
