"""Processes in which bots think."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from threading import Thread


def follow_parent() -> None:
    """In a worker: end when the process that gives out the work has ended, even if it was killed."""
    Thread(target=end_with, args=(parent_process(),), daemon=True).start()


def end_with(parent: BaseProcess | None) -> None:
    if parent is not None:
        parent.join()
        os._exit(1)
