"""Asks a public database whether anything that the lock files pin is known to be vulnerable.

Called by ./perfidie as ``python -m tools.audit``. Exit code 1: something is, and it is named. Where the database cannot
be reached, that is said, and the exit code is 0: a check must not fail because somebody else's server is away.
"""

import http.client
import json
import re
import sys
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SERVICE = "https://api.osv.dev/v1"
PATIENCE = 15.0
MOST_AT_ONCE = 500
ACCEPTED: dict[str, str] = {}
"""Entries of the database that do not concern us, and why."""

Package = tuple[str, str, str]
"""Ecosystem, name, version."""


class NoAnswer(Exception):
    """The database cannot be asked, in words."""


def pinned(root: Path) -> list[Package]:
    """Everything that any lock file pins."""
    found: set[Package] = set()
    for lock in (root / "requirements").glob("*.txt"):
        for name, version in re.findall(r"^([\w.-]+)==([\w.!+]+)", lock.read_text("utf-8"), re.MULTILINE):
            found.add(("PyPI", name, version))
    packages = json.loads((root / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    for path, entry in packages.items():
        if path:
            found.add(("npm", path.rpartition("node_modules/")[2], entry["version"]))
    return sorted(found)


def ask(address: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)
    except (OSError, ValueError, http.client.HTTPException) as why:
        raise NoAnswer(f"{address}: {why}") from None


def entries(service: str, packages: list[Package]) -> list[tuple[Package, str]]:
    """The packages of which the database knows something, with the id of its entry."""
    found: list[tuple[Package, str]] = []
    for first in range(0, len(packages), MOST_AT_ONCE):
        some = packages[first : first + MOST_AT_ONCE]
        queries = [
            {"package": {"ecosystem": ecosystem, "name": name}, "version": version} for ecosystem, name, version in some
        ]
        answer = ask(f"{service}/querybatch", {"queries": queries})
        results = answer.get("results", []) if isinstance(answer, dict) else []
        if len(results) != len(some):
            raise NoAnswer(f"{service} answers something else than was asked")
        for package, result in zip(some, results, strict=True):
            found += [(package, entry["id"]) for entry in result.get("vulns", [])]
    return found


def told(package: Package, entry: dict[str, Any]) -> str:
    """What is known, and in which version it is mended."""
    mended = {
        event["fixed"]
        for affected in entry.get("affected", [])
        for span in affected.get("ranges", [])
        if span.get("type") != "GIT"
        for event in span.get("events", [])
        if "fixed" in event
    }
    words = f"{package[1]} {package[2]}: {entry['id']} {entry.get('summary', '')}".rstrip()
    return f"{words} (mended in {', '.join(sorted(mended))})" if mended else words


def audit(service: str = SERVICE, root: Path = ROOT) -> int:
    packages = pinned(root)
    try:
        known = [(package, id) for package, id in entries(service, packages) if id not in ACCEPTED]
        details = {id: ask(f"{service}/vulns/{id}") for id in sorted({id for _, id in known})}
    except NoAnswer as why:
        print(f"perfidie audit: not done, the database of vulnerabilities cannot be asked ({why})")
        return 0
    bad = [told(package, details[id]) for package, id in known if "withdrawn" not in details[id]]
    for line in bad:
        print(line)
    print(f"perfidie audit: {len(packages)} pinned packages, {len(bad)} known vulnerabilities")
    return 1 if bad else 0


if __name__ == "__main__":
    try:
        sys.exit(audit())
    except KeyboardInterrupt:
        sys.exit(130)
