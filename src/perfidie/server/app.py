"""The routes: HTTP and the socket. What they mean is in docs/protocol.md."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from perfidie import __version__
from perfidie.games import GAMES
from perfidie.kernel.errors import BadInput, PerfidieError
from perfidie.kernel.record import Record, encode
from perfidie.server import limits, pages, records, wire, words
from perfidie.server.commands import Refused
from perfidie.server.desk import ENCODER, Connection, Desk, Live, where
from perfidie.server.journal import journal
from perfidie.server.metrics import METRICS
from perfidie.server.phrasing import fault, texts_in
from perfidie.server.settings import Settings
from perfidie.server.store import StoreDown
from perfidie.server.tokens import hash_of, new_person, new_token
from perfidie.texts import LANGUAGES

COOKIE = "perfidie"
NOT_FOUND = ("no-table", "unknown-game", "record-closed")
Language = Annotated[str, QueryParameter(max_length=8)]
Code = Annotated[str, PathParameter(max_length=12)]
AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
REASONS = {
    400: "What was sent cannot be understood, or names something that does not exist",
    403: "Not for this sender",
    404: "There is no such thing, or it is not open yet",
    405: "This address does not understand that",
    409: "Not possible now",
    413: "Too long",
    429: "Too many requests",
    500: "Something went wrong; nothing was changed",
    503: "The tables cannot be reached now; nothing was changed",
}
REFUSALS = {status: ResponseSpec(wire.Refusal, False, reason) for status, reason in REASONS.items()}
WORDS = {**REFUSALS, 200: ResponseSpec(wire.Words, False, "Names and texts by id"), 304: ResponseSpec(None, False)}
RECORD = {**REFUSALS, 200: ResponseSpec(Record, False, "The record")}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def language(asked: str, request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of an answer: as asked for, else as the browser prefers."""
    if asked in LANGUAGES:
        return asked
    for wish in request.headers.get("accept-language", "").split(","):
        if wish.strip()[:2].casefold() in LANGUAGES:
            return wish.strip()[:2].casefold()
    return "en"


async def never_stored(response: Response[Any]) -> Response[Any]:
    """What one person may see is not for a cache on the way to another."""
    response.headers.setdefault("Cache-Control", "no-store")
    return response


def desk_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Desk:
    desk: Desk = connection.app.state["desk"]
    return desk


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.casefold() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else ""


def own_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a browser's page may talk to us: it is ours, or named by the keeper. Programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    settings: Settings = connection.app.state["settings"]
    scheme, _, host = origin.partition("://")
    return (scheme in ("http", "https") and host == connection.headers.get("host")) or origin in settings.origins


def admitted(request: AnyRequest, maker: bool = False) -> None:
    """Refuse pages of others, and whoever asks for too much."""
    if request.method != "GET" and not own_origin(request):
        raise Refused("foreign-origin")
    buckets = request.app.state["makers" if maker else "askers"]
    if not buckets.take(address_of(request)):
        raise Refused("too-many-requests")


def cookie(request: AnyRequest, ticket: wire.Ticket) -> Cookie:
    return Cookie(
        COOKIE,
        path=f"/api/tables/{ticket.code}",
        value=ticket.token,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        max_age=180 * 24 * 3600,
    )


def ticket(request: AnyRequest, found: wire.Ticket) -> Response[wire.Ticket]:
    return Response(found, status_code=201, cookies=[cookie(request, found)])


# Games


@get("/api/games", summary="The games, with seats, roles, options and bots", responses=REFUSALS)
async def list_games(request: AnyRequest, lang: Language = "") -> list[wire.GameInfo]:
    admitted(request)
    return words.games(language(lang, request))


@get("/api/games/{game:str}/words", summary="Names, texts and printed numbers of a game", responses=WORDS)
async def game_words(request: AnyRequest, game: FromPath[str], lang: Language = "") -> Response[bytes]:
    admitted(request)
    if game not in GAMES:
        raise BadInput("unknown-game", game=game, expected=", ".join(GAMES))
    body = ENCODER.encode(words.words_of(game, language(lang, request)))
    etag = f'"{hash_of(body.decode())[:32]}"'
    headers = {"ETag": etag, "Cache-Control": "public, max-age=300"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers, media_type=MediaType.JSON)
    return Response(body, headers=headers, media_type=MediaType.JSON)


# Tables


@get("/api/tables", summary="Public tables with open seats", responses=REFUSALS)
async def list_tables(request: AnyRequest) -> list[wire.OpenTable]:
    admitted(request)
    found = await desk_of(request).store.tables()
    return [
        wire.OpenTable(each.code, each.game, each.title, each.seats, each.open, each.stage, each.host) for each in found
    ]


@post("/api/tables", summary="Make a table", responses=REFUSALS)
async def create_table(request: AnyRequest, data: JSONBody[wire.NewTable]) -> Response[wire.Ticket]:
    admitted(request, maker=True)
    return ticket(request, await desk_of(request).create(data))


@get("/api/tables/{code:str}", summary="A table as the sender may see it", responses=REFUSALS)
async def show_table(request: AnyRequest, code: Code, lang: Language = "") -> wire.TableState:
    admitted(request)
    desk = desk_of(request)
    live = await desk.live(code)
    person = desk.person(live, token_of(request))
    await desk.touch(live, person)
    return live.state(person, language(lang, request))


@get("/api/tables/{code:str}/log", summary="What has happened, as the sender may know it", responses=REFUSALS)
async def show_log(
    request: AnyRequest,
    code: Code,
    lang: Language = "",
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
) -> list[wire.ToldState]:
    admitted(request)
    desk = desk_of(request)
    live = await desk.live(code)
    person = desk.person(live, token_of(request))
    return live.eyes(person, language(lang, request)).told(since)


@post("/api/tables/{code:str}/join", summary="Come to a table, to play or to watch", responses=REFUSALS)
async def join_table(request: AnyRequest, code: Code, data: JSONBody[wire.Joining]) -> Response[wire.Ticket]:
    admitted(request, maker=True)
    return ticket(request, await desk_of(request).join(code, data))


@post("/api/tables/{code:str}/next", summary="From a finished table to its rematch", responses=REFUSALS)
async def next_table(request: AnyRequest, code: Code) -> Response[wire.Ticket]:
    admitted(request)
    return ticket(request, await desk_of(request).follow(code, token_of(request)))


@post("/api/tables/{code:str}/commands", summary="A command, as over the socket", status_code=200, responses=REFUSALS)
async def give_command(
    request: AnyRequest, code: Code, data: JSONBody[wire.Command], lang: Language = ""
) -> Response[wire.Reply]:
    admitted(request)
    desk = desk_of(request)
    live = await desk.live(code)
    person = desk.person(live, token_of(request))
    await desk.touch(live, person)
    reply = await desk.command(live, person, data, language(lang, request))
    return Response(reply)


# Records


async def open_record(request: AnyRequest, id: str) -> tuple[Live, Record]:
    admitted(request)
    live = await desk_of(request).live(id)
    return live, records.record_of(live.table)


@get("/api/records/{id:str}", summary="The record of a finished match", responses=RECORD)
async def show_record(request: AnyRequest, id: Code, download: FromQuery[bool] = False) -> Response[bytes]:
    _, record = await open_record(request, id)
    headers = {"Content-Disposition": f'attachment; filename="{record.game}-{id}.json"'} if download else {}
    return Response(encode(record), headers=headers, media_type=MediaType.JSON)


@get("/api/records/{id:str}/steps", summary="A finished match, choice by choice", responses=REFUSALS)
async def show_steps(request: AnyRequest, id: Code, lang: Language = "") -> wire.RecordSteps:
    live, record = await open_record(request, id)
    return await records.steps(live.code, record, live.table.made.title, language(lang, request))


@get(
    "/api/records/{id:str}/at/{n:int}",
    summary="A position of a finished match, with the eyes of a seat",
    responses=REFUSALS,
)
async def show_position(
    request: AnyRequest, id: Code, n: FromPath[int], lang: Language = "", seat: FromQuery[int | None] = None
) -> wire.RecordPosition:
    _, record = await open_record(request, id)
    return await asyncio.to_thread(records.position, id, record, n, seat, language(lang, request))


@post("/api/records/{id:str}/branch", summary="A new table that goes on from a position", responses=REFUSALS)
async def branch_record(request: AnyRequest, id: Code, data: JSONBody[wire.Branching]) -> Response[wire.Ticket]:
    admitted(request, maker=True)
    live, record = await open_record(request, id)
    person, token = new_person(), new_token()
    guest = texts_in(data.lang)("server-guest", n=1)
    created, started = records.branch(record, data, person, guest, live.table.made.title)
    code = await desk_of(request).lay(created, {person: hash_of(token)}, opening=started)
    return ticket(request, wire.Ticket(code, token, person))


# For whoever runs it


@get("/api/health/live", summary="Whether the process answers", media_type=MediaType.JSON)
async def health_live() -> dict[str, str]:
    return {"status": "ok", "version": __version__}


@get(
    "/api/health/ready",
    summary="Whether the process can serve tables",
    media_type=MediaType.JSON,
    responses={503: ResponseSpec(dict[str, str], False, "Not now")},
)
async def health_ready(request: AnyRequest) -> Response[dict[str, str]]:
    ready = not desk_of(request).closed and await desk_of(request).store.ready()
    return Response({"status": "ok" if ready else "unavailable"}, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics() -> Response[bytes]:
    return Response(METRICS.text(), media_type="text/plain; version=0.0.4")


# The socket


@websocket("/api/tables/{code:str}/live")
async def live_socket(socket: AnySocket, code: Code) -> None:
    state = socket.app.state
    address = address_of(socket)
    if not own_origin(socket):
        await socket.close(code=4403)
        return
    sockets: Counter[str] = state["sockets"]
    settings: Settings = state["settings"]
    if sockets[address] >= settings.sockets_per_address:
        await socket.close(code=4429)
        return
    sockets[address] += 1
    try:
        await socket.accept()
        await Talk(socket, desk_of(socket), code).run()
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


class Talk:
    """One socket: its greeting, its commands, and what it is told."""

    def __init__(self, socket: AnySocket, desk: Desk, code: str) -> None:
        self.socket = socket
        self.desk = desk
        self.code = code
        self.bucket = limits.Bucket(20, 60)
        self.hints: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        try:
            hello = await self.greeting()
            if hello is None:
                return
            try:
                live = await self.desk.live(self.code)
            except StoreDown:
                await self.end("store", hello.lang)
                return
            except PerfidieError:
                await self.end("gone", hello.lang)
                return
            person = self.desk.person(live, hello.token or self.socket.cookies.get(COOKIE))
            connection = Connection(person, hello.lang)
            await self.desk.enter(live, connection)
            writer = asyncio.create_task(self.write(live, connection))
            try:
                await self.read(live, connection)
            finally:
                await self.desk.leave(live, connection)
                going = [writer, *self.hints]
                for task in going:
                    task.cancel()
                await asyncio.gather(*going, return_exceptions=True)
        except (WebSocketDisconnect, ConnectionError):
            pass
        except Exception as error:  # one socket ends, and its keeper learns where; the client comes back
            METRICS.failures.labels("socket").inc()
            journal("failure", error=type(error).__name__, where=where(error))
            with suppress(Exception):
                await self.socket.close(code=1011)

    async def greeting(self) -> wire.Hello | None:
        try:
            async with asyncio.timeout(limits.HELLO_SECONDS):
                text = await self.socket.receive_text()
            return msgspec.json.decode(text, type=wire.Hello)
        except (TimeoutError, msgspec.MsgspecError, UnicodeError, RecursionError, KeyError):
            await self.end("hello", language("", self.socket))
            return None

    async def end(self, code: wire.Ending, lang: str) -> None:
        message = wire.Closing(code, texts_in(lang)(f"server-closing-{code}"))
        with suppress(Exception):
            await self.socket.send_data(ENCODER.encode(message).decode())
            await self.socket.close(code=4400)

    async def read(self, live: Live, connection: Connection) -> None:
        while True:
            message = await self.socket.receive_text()
            if not self.bucket.take():
                await self.end("flood", connection.lang)
                return
            try:
                order = msgspec.json.decode(message, type=wire.Command)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                told = fault(connection.lang, BadInput("bad-message"))
                state = live.state(connection.person, connection.lang)
                connection.reply(wire.Reply(id_of(message), False, error=told, table=state))
                continue
            if isinstance(order, wire.Hint):  # thinking takes a while: what comes next does not wait for it
                hint = asyncio.create_task(self.answer(live, connection, order))
                self.hints.add(hint)
                hint.add_done_callback(self.hints.discard)
            else:
                await self.answer(live, connection, order)

    async def answer(self, live: Live, connection: Connection, order: wire.Command) -> None:
        connection.reply(await self.desk.command(live, connection.person, order, connection.lang, connection))

    async def write(self, live: Live, connection: Connection) -> None:
        while True:
            await connection.wake.wait()
            connection.wake.clear()
            while connection.outbox:
                message = connection.outbox.popleft()
                async with asyncio.timeout(limits.SEND_SECONDS):  # not wait_for, which may swallow a cancellation
                    await self.socket.send_data(message.decode())
            if connection.behind:
                connection.behind = False
                connection.push(live.whole(connection))
            if connection.closing is not None:
                await self.socket.send_data(ENCODER.encode(connection.closing).decode())
                await self.socket.close(code=1012)
                return


def id_of(message: str) -> str:
    """The id of a command that cannot be read otherwise, if it has one."""
    with suppress(msgspec.MsgspecError, RecursionError, UnicodeError):
        found = msgspec.json.decode(message)
        if isinstance(found, dict) and isinstance(found.get("id"), str):
            return str(found["id"])[:64]
    return ""


# Refusals


def refused(request: AnyRequest, error: PerfidieError) -> Response[wire.Refusal]:
    status = 404 if error.code in NOT_FOUND else 403 if error.code in ("foreign-origin", "not-your-seat") else 409
    if isinstance(error, BadInput):
        status = 404 if error.code in NOT_FOUND else 400
    if isinstance(error, StoreDown):
        status = 503
    if error.code == "too-many-requests":
        status = 429
    lang = language(request.query_params.get("lang", ""), request)
    return Response(wire.Refusal(fault(lang, error)), status_code=status, media_type=MediaType.JSON)


PROBLEMS = {
    400: BadInput("bad-message"),
    404: BadInput("no-page"),
    405: BadInput("no-method"),
    413: BadInput("too-large"),
}


def misunderstood(request: AnyRequest, error: HTTPException) -> Response[wire.Refusal]:
    """What the framework refuses, in our shape: no traces, no echo of what was sent."""
    problem = PROBLEMS.get(error.status_code, PROBLEMS[400])
    told = fault(language(request.query_params.get("lang", ""), request), problem)
    return Response(
        wire.Refusal(told), status_code=error.status_code, headers=error.headers or {}, media_type=MediaType.JSON
    )


def broken(request: AnyRequest, error: Exception) -> Response[wire.Refusal]:
    METRICS.failures.labels("request").inc()
    journal("failure", error=type(error).__name__, where=where(error), path=request.scope.get("path_template", ""))
    lang = language(request.query_params.get("lang", ""), request)
    return Response(wire.Refusal(fault(lang, BadInput("internal"))), status_code=500, media_type=MediaType.JSON)


ROUTES = [
    list_games,
    game_words,
    list_tables,
    create_table,
    show_table,
    show_log,
    join_table,
    next_table,
    give_command,
    show_record,
    show_steps,
    show_position,
    branch_record,
    health_live,
    health_ready,
    metrics,
    live_socket,
    pages.front,
    pages.page,
]


class Documents(Router):
    """Where the OpenAPI document is served; unknown addresses beside it are refused like all others."""

    def register(self, value: Any) -> list[Any]:
        return [] if "/{path:str}" in value.paths else list(super().register(value))


def make_app(settings: Settings, desk: Desk | None = None) -> Litestar:
    """The whole server. A desk that is given stays its maker's to close."""

    @asynccontextmanager
    async def at_work(app: Litestar) -> AsyncIterator[None]:
        if desk is not None:
            app.state["desk"] = desk
            yield
            return
        opened = await settings.open_desk()
        app.state["desk"] = opened
        try:
            yield
        finally:
            await opened.close()
            await opened.store.close()

    return Litestar(
        ROUTES,
        state=State(
            {
                "settings": settings,
                "sockets": Counter(),
                "askers": limits.Buckets(settings.requests_per_second, 6 * settings.requests_per_second),
                "makers": limits.Buckets(settings.tables_per_minute / 60, settings.tables_per_minute),
            }
        ),
        lifespan=[at_work],
        exception_handlers={PerfidieError: refused, HTTPException: misunderstood, Exception: broken},
        request_max_body_size=limits.BODY_BYTES,
        response_headers=HEADERS,
        # Only what is the same for everybody: the length of a compressed answer may tell what is in it.
        compression_config=CompressionConfig(backend="gzip", exclude=["^/api/(?!games)"]),
        after_request=never_stored,
        openapi_config=OpenAPIConfig(
            title="Perfidie",
            version=__version__,
            openapi_router=Documents("/api", route_handlers=[], include_in_schema=False),
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
