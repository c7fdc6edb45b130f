"""The browser client: files that the build puts into ``static``, and one page for all of its addresses."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.status_codes import HTTP_404_NOT_FOUND

STATIC = Path(__file__).with_name("static")
ROUTES = ("t", "r", "learn", "guide")
"""The first parts of the client's own addresses."""
KINDS = {".ftl": "text/plain", ".webmanifest": "application/manifest+json"}
"""The kinds of files that not every system knows."""
MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Perfidie</title>
<h1>Perfidie</h1>
<p lang="en">The server runs, but the browser client is not built. In a clone, build it with
<code>./perfidie web</code> (it needs the network once), then load this page again.
Programs can play without it: see <a href="/api/openapi.json">/api/openapi.json</a> and docs/protocol.md.</p>
<p lang="fr">Le serveur marche, mais le client du navigateur n’est pas construit. Dans un clone, construisez-le avec
<code>./perfidie web</code> (il faut le réseau une fois), puis rechargez cette page.
Les programmes peuvent jouer sans lui : voir <a href="/api/openapi.json">/api/openapi.json</a> et docs/protocol.md.</p>
</html>
"""


def built() -> bool:
    return (STATIC / "index.html").is_file()


@lru_cache(maxsize=256)
def file_at(path: Path, changed: int) -> bytes:
    return path.read_bytes()


def file_response(path: Path, immutable: bool) -> Response[bytes]:
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    cache = "public, max-age=31536000, immutable" if immutable else "no-cache"
    return Response(file_at(path, path.stat().st_mtime_ns), media_type=kind, headers={"Cache-Control": cache})


def index() -> Response[bytes]:
    if not built():
        return Response(MISSING.encode(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})
    return file_response(STATIC / "index.html", immutable=False)


@get("/", include_in_schema=False)
async def front() -> Response[bytes]:
    return index()


@get("/{path:path}", include_in_schema=False)
async def page(path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its page for one of its addresses."""
    parts = [part for part in str(path).split("/") if part]
    if any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        raise NotFoundException()
    if not parts or parts[0] in ROUTES:
        return index()
    wanted = STATIC.joinpath(*parts)
    if wanted.is_file() and wanted.resolve().is_relative_to(STATIC.resolve()):
        return file_response(wanted, immutable=parts[0] == "assets")
    if parts[:1] == ["api"] or "." in parts[-1]:
        raise NotFoundException()
    unknown = index()  # the client says so, in the reader's language
    unknown.status_code = HTTP_404_NOT_FOUND
    return unknown
