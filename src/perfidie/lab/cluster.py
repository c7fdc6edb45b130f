"""The same work on a Ray cluster: many machines, of which any may go away. Needs the extra ``cluster``."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from perfidie.kernel import extras
from perfidie.kernel.errors import BadInput, PerfidieError

Piece = TypeVar("Piece")
Done = TypeVar("Done")

LOCAL = "local"
"""Instead of an address: a cluster on this machine, for the time of the work."""
RETRIES = 8
"""So often a piece is given out again when its worker dies."""
PATIENCE = 5
"""Seconds in which somebody must answer at the address."""
WAITING = 3
"""Pieces that wait for each processor, so that none is idle."""


def library() -> Any:
    """Ray, if it is installed."""
    return extras.library("cluster", "ray")


def spread_far(
    work: Callable[[Piece], Done], pieces: Iterable[Piece], address: str, jobs: int | None = None
) -> Generator[Done]:
    """What the work makes of each piece, as it is done; ``jobs`` is for a local cluster.

    A worker or a machine that dies costs only the pieces that it had in hand: they are given out again.
    """
    ray = library()
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == LOCAL:
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except Exception as error:
        told = str(error).strip().partition("\n")[0]
        raise BadInput("cluster-unreachable", address=address, problem=told) from None
    try:
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(work_on)
        kept = ray.put(work)
        left = iter(pieces)
        most = max(2, WAITING * int(ray.cluster_resources().get("CPU", 1)))
        waiting = [remote.remote(kept, piece) for piece in islice(left, most)]
        while waiting:
            done, waiting = ray.wait(waiting)
            for one in done:
                result: Done = ray.get(one)
                waiting += [remote.remote(kept, piece) for piece in islice(left, 1)]
                yield result
    except ray.exceptions.RayError as error:
        if isinstance(cause := getattr(error, "cause", None), PerfidieError):  # the worker's own refusal
            raise cause from None
        told = str(error).strip().partition("\n")[0]
        raise BadInput("cluster-lost", address=address, problem=told) from None
    finally:
        ray.shutdown()


def check(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would try for a quarter of an hour."""
    library()
    if address == LOCAL:
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 1 << 16:
        raise BadInput("cluster-address", address=address)

    async def connect() -> None:
        _, writer = await asyncio.wait_for(asyncio.open_connection(host, int(port)), PATIENCE)
        writer.close()

    try:
        asyncio.run(connect())
    except (OSError, TimeoutError) as error:
        raise BadInput("cluster-unreachable", address=address, problem=str(error) or f"{PATIENCE} s") from None


def work_on(work: Callable[[Piece], Done], piece: Piece) -> Done:
    """A task: one piece of the work."""
    return work(piece)
