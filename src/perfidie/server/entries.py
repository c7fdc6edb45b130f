"""What can happen to a table, as entries of its log. The log is the table: read again, it rebuilds the same one."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Stage = Literal["lobby", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
Matter = Literal["undo", "end"]
"""What can be offered."""


class SeatPlan(msgspec.Struct, frozen=True):
    """A seat before the match starts: ``open``, or taken by a ``person`` or a ``bot``."""

    kind: SeatKind
    role: str = ""
    """What it plays; empty: drawn at the start."""
    name: str = ""
    person: str = ""
    bot: str = ""


class Happening(msgspec.Struct, frozen=True, tag_field="kind"):
    """Anything that changes a table."""


class Created(Happening, frozen=True, tag="created"):
    game: str
    options: dict[str, bool | int | str]
    seats: list[SeatPlan]
    host: str
    name: str
    title: str
    public: bool
    seconds: float
    window: float


class Joined(Happening, frozen=True, tag="joined"):
    person: str
    name: str


class Seated(Happening, frozen=True, tag="seated"):
    """A seat of the lobby is from now on as planned."""

    seat: int
    plan: SeatPlan


class Started(Happening, frozen=True, tag="started"):
    roles: list[str]
    seed: int
    salt: str
    choices: list[int] = []
    """Made before the table took over: a table that branched off a record."""


class Chosen(Happening, frozen=True, tag="chosen"):
    """A choice in a decision that everybody may know to be asked."""

    seat: int
    option: int
    by: str
    """``person``, ``bot``, or ``stand_in`` for a person who did not answer in time."""


class Answered(Happening, frozen=True, tag="answered"):
    """What a person answered in a window for reactions: nobody else is told before the window closes."""

    seat: int
    seq: int
    option: int


class Closed(Happening, frozen=True, tag="closed"):
    """A window for reactions closed with these choices, in the order of the rules."""

    choices: list[tuple[int, int]]
    """Seat and option."""


class Undone(Happening, frozen=True, tag="undone"):
    """Back to so many choices; ``seat`` took them back alone, None: by consent."""

    to: int
    seat: int | None


class Offered(Happening, frozen=True, tag="offered"):
    offer: str
    about: Matter
    by: str
    to: int = 0
    lasting: bool = False
    """Stays while play goes on. In older logs an offer to undo ended with the next choice."""


class Agreed(Happening, frozen=True, tag="agreed"):
    offer: str
    person: str
    agree: bool


class Paused(Happening, frozen=True, tag="paused"):
    on: bool
    by: str


class Resigned(Happening, frozen=True, tag="resigned"):
    seat: int
    bot: str


class StoodIn(Happening, frozen=True, tag="stood_in"):
    """The person of a seat is away: their bot plays for them until they are back."""

    seat: int


class Returned(Happening, frozen=True, tag="returned"):
    seat: int


class Settled(Happening, frozen=True, tag="settled"):
    """A person's own settings; None: as before."""

    person: str
    auto_pass: bool | None = None
    absent_bot: str | None = None
    unasked: list[str] | None = None


class Muted(Happening, frozen=True, tag="muted"):
    person: str
    other: str
    on: bool


class Left(Happening, frozen=True, tag="left"):
    person: str


class Ended(Happening, frozen=True, tag="ended"):
    """Ended by consent, without winners."""


class Rematched(Happening, frozen=True, tag="rematched"):
    code: str


Entry = (
    Created
    | Joined
    | Seated
    | Started
    | Chosen
    | Answered
    | Closed
    | Undone
    | Offered
    | Agreed
    | Paused
    | Resigned
    | StoodIn
    | Returned
    | Settled
    | Muted
    | Left
    | Ended
    | Rematched
)


class Row(msgspec.Struct, frozen=True):
    """An entry with its place in the log of its table."""

    code: str
    seq: int
    at: float
    """Seconds since 1970."""
    person: str
    """Who sent the command; empty: the server itself."""
    command: str
    """The sender's id of the command; empty: none."""
    entry: Entry


def encode(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def decode(text: str | bytes) -> Entry:
    decoded: Any = msgspec.json.decode(text, type=Entry)
    return decoded  # type: ignore[no-any-return]
