"""``perfidie serve``: the server as a process."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import webbrowser

import uvicorn

from perfidie.kernel.errors import BadInput
from perfidie.server import limits
from perfidie.server.app import make_app
from perfidie.server.desk import Desk
from perfidie.server.journal import journal
from perfidie.server.pages import built
from perfidie.server.settings import Settings
from perfidie.texts import Texts

COLLECTIONS = (5_000, 20, 1)
"""New objects after which Python looks for cycles among them; every 20th time also among older ones, and every second
time of these among all."""


HERE = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")
SOMEWHERE = ("192.0.2.1", 9)
"""An address that nobody has: the way there begins at our own."""


def serve(settings: Settings, host: str, port: int, proxies: str, texts: Texts, browser: bool = False) -> int:
    """Serve until a signal comes; the exit code. ``browser``: open one, if somebody sits here to look at it."""
    listening = listen(host, port)
    try:
        asyncio.run(settings.check())
    except BaseException:
        listening.close()
        raise
    port = listening.getsockname()[1]
    address, others = addresses(host, port)
    if others and others != address:
        print(texts("server-listening-here", address=address), flush=True)
        print(texts("server-listening-others", address=others), flush=True)
    else:
        print(texts("server-listening", address=address), flush=True)
    if host in HERE and not proxies:
        print(texts("server-only-here", option="--host 0.0.0.0"), flush=True)
    if not built():
        print(texts("server-no-client", command="cd web && npm ci && npm run build"), flush=True)
    print(texts("server-stop"), flush=True)
    journal("start", port=port, workers=settings.workers)
    look = (others or address) if browser and built() and sys.stdout.isatty() else ""
    Server(settings, proxies, look).run(sockets=[listening])
    journal("stop")
    return 0


def addresses(host: str, port: int) -> tuple[str, str]:
    """Where this computer finds the server, and where others do; the second is empty if they do not.

    >>> addresses("127.0.0.1", 8000), addresses("::1", 8000)
    (('http://localhost:8000/', ''), ('http://[::1]:8000/', ''))
    >>> addresses("villains.example.org", 80)
    ('http://villains.example.org:80/', 'http://villains.example.org:80/')
    """
    if host in EVERYWHERE:
        found = own_address()
        return f"http://localhost:{port}/", f"http://{found}:{port}/" if found else ""
    named = "localhost" if host == "127.0.0.1" else f"[{host}]" if ":" in host else host
    address = f"http://{named}:{port}/"
    return address, "" if host in HERE else address


def own_address() -> str:
    """The address of this computer in its network; empty if it is in none. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if found.startswith(("127.", "0.")) else found


class Server(uvicorn.Server):
    """Says goodbye before it closes."""

    def __init__(self, settings: Settings, proxies: str = "", look: str = "") -> None:
        """``look``: an address that a browser is to show once it answers."""
        self.house = make_app(settings)
        self.look = look
        super().__init__(
            uvicorn.Config(
                self.house,
                log_config=None,
                access_log=False,
                ws="websockets-sansio",
                ws_max_size=limits.MESSAGE_BYTES,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                ws_per_message_deflate=False,  # a message is short, and packing it costs more time than sending it
                proxy_headers=bool(proxies),
                forwarded_allow_ips=proxies or None,
                server_header=False,
                timeout_graceful_shutdown=5,
                lifespan="on",
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        calm_collector()
        if self.look and self.started:
            await asyncio.to_thread(webbrowser.open, self.look)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        desk: Desk | None = self.house.state.get("desk")
        if desk is not None:
            await desk.farewell()
        await super().shutdown(sockets)


def calm_collector() -> None:
    """Let Python look for cycles of objects seldom: only closed sockets leave some, and whoever plays waits meanwhile.
    With 200 tables in memory a look at everything took a quarter of a second, six times a minute; now it is once in a
    minute, and shorter, as what was loaded at the start is left out."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise BadInput("port-taken", host=host, port=port) from None
    listening.listen(1024)
    return listening
