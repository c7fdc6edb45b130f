"""The table of a run as a Parquet file: smaller, and read by every tool for data. Needs the extra ``lab``."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from perfidie.kernel import extras
from perfidie.kernel.errors import BadInput

GROUP = 10_000
"""Games that are held at once."""


def library() -> Any:
    """PyArrow, if it is installed."""
    return extras.library("lab", "pyarrow", "parquet")


def write_rows(path: Path, rows: Iterator[dict[str, str]], names: Sequence[str], numbers: Collection[str]) -> None:
    """A table, with numbers as numbers and everything else as text; whole or not at all."""
    arrow = library()
    schema = arrow.schema([(name, arrow.int64() if name in numbers else arrow.string()) for name in names])
    half = path.with_name(path.name + ".part")
    with arrow.parquet.ParquetWriter(half, schema, compression="zstd") as writer:
        while group := list(islice(rows, GROUP)):
            columns = {
                name: [int(row[name]) for row in group] if name in numbers else [row[name] for row in group]
                for name in names
            }
            writer.write_table(arrow.table(columns, schema=schema))
    half.replace(path)


def read_rows(path: Path) -> Iterator[dict[str, str]]:
    arrow = library()
    try:
        with arrow.parquet.ParquetFile(path) as file:
            for group in file.iter_batches(GROUP):
                for row in group.to_pylist():
                    yield {name: str(cell) for name, cell in row.items()}
    except (OSError, arrow.ArrowInvalid):
        raise BadInput("run-unreadable", folder=path.parent, file=path.name) from None
