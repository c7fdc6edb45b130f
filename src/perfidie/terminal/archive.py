"""Records as files: where they are kept, and how they are written so that none is ever half there."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from perfidie.kernel.errors import BadInput
from perfidie.kernel.record import Record, decode, encode
from perfidie.lab import arena
from perfidie.lab.runs import Run, of_a_run


def folder() -> Path:
    """Where records go unless somebody says otherwise: the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "perfidie" / "records"


def new_path(game: str) -> Path:
    """A path for a new record, named after the game and the time."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}.json"
    again = 1
    while path.exists():
        again += 1
        path = folder() / f"{stem}-{again}.json"
    return path


def check_new(path: Path) -> Path:
    """Refuse a path at which no new file can be written."""
    if path.exists():
        raise BadInput("file-exists", file=path)
    if not path.absolute().parent.is_dir():
        raise BadInput("no-folder", folder=path.parent)
    if not os.access(path.absolute().parent, os.W_OK):
        raise BadInput("file-unwritable", file=path)
    return path


def save(record: Record, path: Path) -> None:
    """Write a record, or leave what was there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half = path.with_name(path.name + ".part")
        half.write_bytes(encode(record))
        half.replace(path)
    except OSError:
        raise BadInput("file-unwritable", file=path) from None


def read(path: Path) -> Record:
    """The record in a file, or of a game of a run (``RUN#17``) or of a contest (``FILE#17``)."""
    numbered = of_a_run(path)
    if numbered is not None:
        home, number = numbered
        return arena.record(home, number) if home.is_file() else Run(home).record(number)
    try:
        document = path.read_bytes()
    except FileNotFoundError:
        raise BadInput("no-file", file=path) from None
    except OSError:
        raise BadInput("file-unreadable", file=path) from None
    return decode(document, str(path))
