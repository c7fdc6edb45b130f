"""What a run says, for people: a page of HTML, a part of a page of Markdown, pictures."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

from perfidie.kernel.errors import BadInput
from perfidie.lab.report.canvas import svg_file
from perfidie.lab.report.document import Document, document
from perfidie.lab.report.figures import Figure
from perfidie.lab.report.markdown import KEY_FIGURES, part, renewed
from perfidie.lab.report.page import page
from perfidie.lab.report.png import library, save_png
from perfidie.lab.runs import Run
from perfidie.texts import Texts

__all__ = ["check_places", "write_report"]

PICTURES = "pictures"
"""The folder beside a page of Markdown."""


def check_places(out: Path | None, pictures: Path | None, markdown: Path | None) -> None:
    """Refuse what cannot be written, before the work."""
    for file in (out, markdown):
        if file is not None:
            if not file.absolute().parent.is_dir():
                raise BadInput("no-folder", folder=file.parent)
            if file.exists() and not file.is_file():
                raise BadInput("file-unwritable", file=file)
    if pictures is not None:
        library()
        if pictures.exists() and not pictures.is_dir():
            raise BadInput("file-unwritable", file=pictures)


def write_report(
    folders: list[Path], texts: Texts, out: Path | None, pictures: Path | None, markdown: Path | None
) -> list[Path]:
    """Write what is asked for; the places where it is."""
    check_places(out, pictures, markdown)
    told = document([Run(folder) for folder in folders], texts)
    written: list[Path] = []
    try:
        if out is not None:
            replace(out, page(told, texts))
            written.append(out)
        if pictures is not None:
            pictures.mkdir(parents=True, exist_ok=True)
            for figure in drawn(told):
                assert figure.drawing is not None
                replace(pictures / f"{figure.id}.svg", svg_file(figure.drawing))
                with whole(pictures / f"{figure.id}.png") as half:
                    save_png(figure.drawing, half)
            written.append(pictures)
        if markdown is not None:
            written += write_markdown(told, texts, markdown)
    except OSError as error:
        raise BadInput("page-unwritable", problem=error.strerror or "", file=str(error.filename)) from None
    return written


def write_markdown(told: Document, texts: Texts, path: Path) -> list[Path]:
    beside = path.parent / PICTURES
    beside.mkdir(exist_ok=True)
    for figure in drawn(told):
        assert figure.drawing is not None
        if KEY_FIGURES.get(figure.id):
            replace(beside / f"{told.game}-{figure.id}.svg", svg_file(figure.drawing))
    before = path.read_text("utf-8") if path.exists() else ""
    replace(path, renewed(before, part(told, texts, PICTURES), told.game))
    return [path, beside]


def drawn(told: Document) -> Iterator[Figure]:
    return (figure for section in told.sections for figure in section.figures if figure.drawing is not None)


def replace(path: Path, text: str) -> None:
    with whole(path) as half:
        half.write_text(text, "utf-8", newline="\n")


@contextmanager
def whole(path: Path) -> Generator[Path]:
    """A place to write a file at, which then is there as a whole or not at all."""
    half = path.with_name(path.name + ".part")
    try:
        yield half
        half.replace(path)
    except OSError as error:
        half.unlink(missing_ok=True)
        error.filename = str(path)  # a full disk does not say it
        raise
