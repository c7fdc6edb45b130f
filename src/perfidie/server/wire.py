"""The messages of the protocol (docs/protocol.md): what comes in is checked by them, what goes out is made of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from perfidie.kernel.view import View
from perfidie.server.entries import Matter, SeatKind, Stage

Name = Annotated[str, Meta(max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
Id = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=64)]
Lang = Literal["en", "fr"]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Value = bool | int | Word
Option = Annotated[int, Meta(ge=0, le=100_000)] | dict[str, Any]
Ending = Literal["hello", "gone", "store", "flood", "shutdown"]
"""Why the server closes a socket."""


# Tables


class SeatWish(msgspec.Struct, frozen=True):
    """A seat of a new table."""

    kind: Literal["me", "open", "bot", "local"]
    role: Word = ""
    name: Name = ""
    bot: Word = ""


class NewTable(msgspec.Struct, frozen=True):
    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Value], Meta(max_length=40)] = {}
    name: Name = ""
    title: Title = ""
    public: bool = False
    lang: Lang = "en"
    seconds: Annotated[float, Meta(ge=0, le=31_536_000)] = 0
    window: Annotated[float, Meta(ge=0, le=600)] | None = None
    """Length of the common reaction window in seconds; 0: it waits for everybody's word; None: as suits the clock."""
    start: bool = False


class Joining(msgspec.Struct, frozen=True):
    name: Name = ""
    seat: SeatNumber | None = None
    role: Word = ""
    lang: Lang = "en"


class Branching(msgspec.Struct, frozen=True):
    at: Annotated[int, Meta(ge=0, le=100_000)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    name: Name = ""
    lang: Lang = "en"


class Ticket(msgspec.Struct, frozen=True):
    """The way in: the token is given once and never again."""

    code: str
    token: str
    person: str


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    code: str
    text: str
    rule: str | None = None


class Refusal(msgspec.Struct, frozen=True):
    """The body of every refused request."""

    error: Fault


class You(msgspec.Struct, frozen=True):
    person: str | None
    name: str
    seats: list[int]
    host: bool
    auto_pass: bool = False
    """In windows with a length, and alone against bots, the server passes when there is nothing to play."""
    unasked: list[str] = []
    """Conditions about which the person is not asked, by id: in a window they are as if not held."""
    absent_bot: str = ""
    muted: list[str] = []


class SeatState(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    role: str
    role_name: str
    name: str
    bot: str | None
    level_name: str | None
    person: str | None
    present: bool
    absent_bot: bool
    """A bot plays for the seat's person, who is away."""
    thinking: bool
    ready: bool
    replaceable: bool
    """The seat's person has been away for long: ``stand_in`` lets their bot play for them."""


class PersonState(msgspec.Struct, frozen=True):
    person: str
    name: str
    present: bool
    seats: list[int]


class ClockState(msgspec.Struct, frozen=True):
    seconds: float
    deadline: float | None


class UndoState(msgspec.Struct, frozen=True):
    possible: bool
    reason: str | None
    to: int | None = None
    """What ``ask_undo`` would name to take the seat's last choice back, by consent of all."""


class OfferState(msgspec.Struct, frozen=True):
    offer: str
    kind: Matter
    by: str
    to: int | None
    agreed: list[str]
    needed: list[str]


class OptionState(msgspec.Struct, frozen=True):
    index: int
    record: dict[str, object]
    text: str
    short: str
    icon: str
    ends: bool
    """Ends the turn or passes."""
    barrier: bool
    """Probably cannot be taken back alone."""


class DecisionState(msgspec.Struct, frozen=True):
    seat: int
    seq: int
    prompt: str
    text: str
    context: str | None
    options: list[OptionState]
    deadline: float | None
    cancellable: bool
    reaction: bool


class Waiting(msgspec.Struct, frozen=True):
    seats: list[int] | None
    """Whom the table waits for; None: that is nobody's business (a window)."""
    kind: Literal["person", "bot", "window", "paused", "trouble"]
    """``trouble``: the store is away."""
    since: float
    until: float | None
    text: str


class TableState(msgspec.Struct, frozen=True):
    """A table as one person may see it."""

    code: str
    title: str
    game: str
    stage: Stage
    public: bool
    options: dict[str, bool | int | str]
    seq: int
    you: You
    seats: list[SeatState]
    persons: list[PersonState]
    watchers: int
    paused: bool
    clock: ClockState | None
    window: float
    """Length of the common reaction window in seconds; 0: it waits for everybody's word."""
    undo: dict[str, UndoState]
    offers: list[OfferState]
    view: View | None
    decision: DecisionState | None
    waiting: Waiting | None
    winners: list[int] | None
    record: str | None
    commitment: str | None
    next: str | None
    now: float
    """The server's time, to which all other times belong."""


class OpenTable(msgspec.Struct, frozen=True):
    code: str
    game: str
    title: str
    seats: int
    open: int
    stage: Stage
    host: str


class ToldState(msgspec.Struct, frozen=True):
    seq: int
    turn: int
    seat: int | None
    event: dict[str, object]
    text: str
    at: float


class LineState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the chat, in the reader's language if it is a phrase."""

    n: int
    person: str
    name: str
    text: str
    at: float
    phrase: str = ""


# From the server


class TableMessage(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    table: TableState
    log: list[ToldState]
    chat: list[LineState]


class UpdateMessage(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    table: TableState
    told: list[ToldState]


class ChatMessage(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    line: LineState


class ReasonState(msgspec.Struct, frozen=True):
    text: str
    rule: str | None


class Advice(msgspec.Struct, frozen=True):
    index: int
    chance: float | None
    text: str
    """Why."""


class Reply(msgspec.Struct, frozen=True, tag_field="type", tag="reply", omit_defaults=True):
    """The answer to a command, for its sender only. A refusal comes with the table as it is."""

    id: str
    ok: bool
    again: bool = False
    error: Fault | None = None
    table: TableState | None = None
    reasons: list[ReasonState] | None = None
    advice: list[Advice] | None = None
    next: str | None = None
    """The code of the rematch's table."""


class Closing(msgspec.Struct, frozen=True, tag_field="type", tag="closing"):
    code: Ending
    text: str


Message = TableMessage | UpdateMessage | ChatMessage | Reply | Closing


# From clients


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    token: Annotated[str, Meta(max_length=200)] | None = None
    lang: Lang = "en"
    seq: int | None = None


class Order(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What all commands have: the client's own id."""

    id: Id = ""


class Choose(Order, frozen=True, kw_only=True, tag="choose"):
    seq: int
    seat: SeatNumber
    option: Option


class Undo(Order, frozen=True, kw_only=True, tag="undo"):
    seat: SeatNumber


class AskUndo(Order, frozen=True, kw_only=True, tag="ask_undo"):
    to: Annotated[int, Meta(ge=0, le=100_000)]


class Answer(Order, frozen=True, kw_only=True, tag="answer"):
    offer: Id
    agree: bool


class Why(Order, frozen=True, kw_only=True, tag="why"):
    seat: SeatNumber
    option: dict[str, Any]


class Hint(Order, frozen=True, kw_only=True, tag="hint"):
    seat: SeatNumber


class Sit(Order, frozen=True, kw_only=True, tag="sit"):
    seat: SeatNumber
    role: Word = ""
    name: Name = ""


class Stand(Order, frozen=True, kw_only=True, tag="stand"):
    seat: SeatNumber


class SetSeat(Order, frozen=True, kw_only=True, tag="set_seat"):
    seat: SeatNumber
    kind: Literal["open", "bot", "local", "me"]
    bot: Word = ""
    role: Word = ""
    name: Name = ""


class Start(Order, frozen=True, kw_only=True, tag="start"):
    pass


class Chat(Order, frozen=True, kw_only=True, tag="chat"):
    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Word = ""


class Mute(Order, frozen=True, kw_only=True, tag="mute"):
    person: Id
    on: bool


class Pause(Order, frozen=True, kw_only=True, tag="pause"):
    on: bool


class Resign(Order, frozen=True, kw_only=True, tag="resign"):
    seat: SeatNumber
    bot: Word = ""


class StandIn(Order, frozen=True, kw_only=True, tag="stand_in"):
    seat: SeatNumber


class OfferEnd(Order, frozen=True, kw_only=True, tag="offer_end"):
    pass


class Settings(Order, frozen=True, kw_only=True, tag="settings"):
    """What is not named stays as it is."""

    auto_pass: bool | None = None
    unasked: Annotated[list[Word], Meta(max_length=100)] | None = None
    absent_bot: Word | None = None


class Language(Order, frozen=True, kw_only=True, tag="language"):
    lang: Lang


class Rematch(Order, frozen=True, kw_only=True, tag="rematch"):
    pass


class Leave(Order, frozen=True, kw_only=True, tag="leave"):
    pass


class Resync(Order, frozen=True, kw_only=True, tag="resync"):
    pass


Command = (
    Choose
    | Undo
    | AskUndo
    | Answer
    | Why
    | Hint
    | Sit
    | Stand
    | SetSeat
    | Start
    | Chat
    | Mute
    | Pause
    | Resign
    | StandIn
    | OfferEnd
    | Settings
    | Language
    | Rematch
    | Leave
    | Resync
)


# Games and records


class RoleInfo(msgspec.Struct, frozen=True):
    id: str
    name: str


class ChoiceInfo(msgspec.Struct, frozen=True):
    name: str
    label: str
    default: bool | int | str
    values: list[bool | int | str]
    rule: str | None
    numbers: bool


class BotInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    about: str


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    seat_counts: list[int]
    roles: list[RoleInfo]
    first_roles: list[str]
    """Good for a first game."""
    choices: list[ChoiceInfo]
    bots: list[BotInfo]


class Printed(msgspec.Struct, frozen=True):
    """And what else the game's own data say."""


class RoleWords(Printed, frozen=True):
    name: str
    objective: str = ""


class CardWords(Printed, frozen=True):
    name: str
    type: str
    text: str
    owner: str = ""
    deck: str = ""
    cost: int | str = 0
    """A word where the card's text says the price."""
    strength: int = 0
    count: int = 1
    color: str = ""


class PlaceWords(Printed, frozen=True):
    name: str
    owner: str = ""


class Words(Printed, frozen=True):
    """Names and texts of a game by id, in one language."""

    game: str
    lang: Lang
    title: str
    roles: dict[str, RoleWords]
    cards: dict[str, CardWords]
    places: dict[str, PlaceWords]
    symbols: dict[str, str]
    parts: dict[str, str]
    types: dict[str, str]
    colors: list[str] | dict[str, str] = []


class StepState(msgspec.Struct, frozen=True):
    n: int
    turn: int
    seat: int
    text: str
    option: dict[str, object]
    progress: list[float]
    chance: list[float]


class RecordSeat(msgspec.Struct, frozen=True):
    seat: int
    role: str
    role_name: str
    name: str
    kind: Literal["person", "bot"]


class RecordSteps(msgspec.Struct, frozen=True):
    game: str
    title: str
    seats: list[RecordSeat]
    commitment: str
    verified: bool
    winners: list[int] | None
    steps: list[StepState]


class RecordPosition(msgspec.Struct, frozen=True):
    n: int
    view: View
    events: list[ToldState]
