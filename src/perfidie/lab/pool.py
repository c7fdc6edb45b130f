"""Work for several processes: given out piece by piece, so that an interruption loses little."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread
from typing import TypeVar

from perfidie.bots.workers import follow_parent
from perfidie.kernel.errors import BadInput

Piece = TypeVar("Piece")
Done = TypeVar("Done")

DEATHS = 3
"""So often in a row all work in hand may be lost to a process that died, before it is given up."""


def spread(work: Callable[[Piece], Done], pieces: Iterable[Piece], jobs: int) -> Generator[Done]:
    """What the work makes of each piece, as it is done. Close the iterator to stop early; what was given stands.

    Ctrl-C ends it, too, once everything that is done has been given; what is not done is not waited for. If a process
    dies (the system may kill one when memory is short), what was in hand is done again.

    >>> list(spread(abs, [-1, 2], 1))
    [1, 2]
    """
    left = iter(pieces)
    if jobs == 1:
        for piece in left:
            yield work(piece)
        return
    others = active_children()
    pool = fresh_pool(jobs)
    waiting: dict[Future[Done], Piece] = {}
    again = list(islice(left, 2 * jobs))[::-1]
    deaths = 0
    try:
        while waiting or again:
            with deaf_children(), suppress(BrokenProcessPool):
                while again:
                    future = pool.submit(work, again[-1])
                    waiting[future] = again.pop()
            broken = bool(again)
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                piece = waiting.pop(future)
                if isinstance(future.exception(), BrokenProcessPool):
                    again.append(piece)
                    broken = True
                    continue
                again += islice(left, 1)
                deaths = 0
                yield future.result()
            if broken:
                deaths += 1
                if deaths > DEATHS:
                    raise BadInput("workers-died", times=deaths)
                again += waiting.values()
                waiting = {}
                pool.shutdown()
                pool = fresh_pool(jobs)
    except KeyboardInterrupt:
        for future in waiting:
            if future.done():
                yield future.result()
        raise
    finally:
        for future in waiting:
            future.cancel()
        if waiting:
            for child in active_children():
                if child not in others:
                    child.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def fresh_pool(jobs: int) -> ProcessPoolExecutor:
    """Fresh processes: forking one that shows a progress bar would copy its thread's locks."""
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=follow_parent)


@contextmanager
def deaf_children() -> Generator[None]:
    """Processes that are started here do not hear Ctrl-C: the parent alone decides what it means."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def default_jobs() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
