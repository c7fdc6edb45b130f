"""Records: the document from which every position of a match can be rebuilt, and by which its deal can be checked.

A record is one JSON object; :class:`Record` says field by field what stands in it. The same seed, seats, options and
choices give the same positions everywhere, so a record needs no position, only hashes of some: an edited record gives
itself away at the first turn that ends differently.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from perfidie.kernel.errors import BadInput, IllegalChoice, RecordError
from perfidie.kernel.game import Game
from perfidie.kernel.state import Outcome, State

FORMAT = 1
"""The number of the format that this module reads and writes."""

PREFIX = 16
"""How many hex digits of a position's digest are noted at the end of a turn."""


class TurnEnd(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The position in which a turn had ended, in the file as ``[choices, digest]``."""

    choices: int
    """How many choices had been made: the last of them ended the turn."""
    digest: str
    """The first 16 hex digits of the position's digest (``State.digest``); the next turn has begun in it."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the match ended."""

    winners: list[int]
    """The seats that won, counted from 0."""
    scores: list[int]
    """The score of each seat; empty in a game without scores."""


class Announcement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is published when a match starts, and all that is public of its record while it runs.

    The hash in it binds the one who deals: ``announcement(record) == …`` tells whether the record that is opened at the
    end belongs to what was announced.
    """

    format: int = FORMAT
    """The version of this format."""
    game: str
    """The id of the game."""
    rules: int
    """The version of the game's rules that the match is played by."""
    options: dict[str, bool | int | str]
    """The options of the game with their values, also those left at their default."""
    seats: list[str]
    """What each seat plays (its villain), from seat 0 on."""
    names: list[str]
    """Who plays each seat, as shown to people; empty if nobody was named. Changes no position."""
    commitment: str
    """The hash of seed and salt: see :func:`commit`."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match, finished or not, with everything that is needed to rebuild it.

    It tells all hidden cards: while the match runs, nobody but its keeper may see it (:func:`public`).
    """

    format: int = FORMAT
    """The version of this format."""
    game: str
    """The id of the game."""
    rules: int
    """The version of the game's rules that the match is played by."""
    options: dict[str, bool | int | str]
    """The options of the game with their values, also those left at their default."""
    seats: list[str]
    """What each seat plays (its villain), from seat 0 on."""
    names: list[str]
    """Who plays each seat, as shown to people; empty if nobody was named. Changes no position."""
    seed: int
    """The seed of the random generator, which makes the deal and every later chance."""
    salt: str
    """Random text that keeps the seed from being guessed out of the commitment."""
    commitment: str
    """The hash of seed and salt, published before the first card was dealt: see :func:`commit`."""
    choices: list[int]
    """Every choice, in order, as the index (from 0) of the chosen option among those that were offered."""
    turns: list[TurnEnd]
    """A hash of the position after every choice with which a turn ended."""
    digest: str
    """The digest of the position after the last choice, all 64 hex digits."""
    outcome: Result | None
    """How the match ended; null while it is not over."""


def commit(seed: int, salt: str) -> str:
    """The commitment to a seed: the SHA-256, in hex, of the seed's decimal digits, a colon and the salt, as UTF-8.

    >>> commit(7, "pinch")
    '9085b0d66b6f405da43094ef30e7fb2cef46305b89c5e4c0bed811022292898a'

    In a shell: ``printf %s 7:pinch | sha256sum``.
    """
    return sha256(f"{seed}:{salt}".encode()).hexdigest()


def turn_end(state: State, choices: int) -> TurnEnd:
    """The entry for a turn that ended with the last of so many choices, and led to this position."""
    return TurnEnd(choices, state.digest()[:PREFIX])


def result(outcome: Outcome | None) -> Result | None:
    """An outcome as it stands in a record."""
    return None if outcome is None else Result(list(outcome.winners), list(outcome.scores))


def announcement(record: Record) -> Announcement:
    """What was, or is to be, published of this match at its start.

    >>> from perfidie.games import game
    >>> record = write(game("villains_card_game"), ["hook", "jafar", "ursula"], seed=7, salt="pinch")
    >>> announcement(record).commitment == commit(7, "pinch")
    True
    """
    return Announcement(
        game=record.game,
        rules=record.rules,
        options=record.options,
        seats=record.seats,
        names=record.names,
        commitment=record.commitment,
    )


def public(record: Record) -> Record | Announcement:
    """What anybody may be given now: the whole record of a match that is over, the announcement of one that is not.

    >>> from perfidie.games import game
    >>> running = write(game("villains_card_game"), ["hook", "jafar", "ursula"], seed=7, salt="pinch", choices=[0, 1])
    >>> b"seed" in encode(public(running)), b"choices" in encode(public(running))
    (False, False)
    """
    return announcement(record) if record.outcome is None else record


def write(
    game: Game,
    seats: Sequence[str],
    options: Mapping[str, Any] | None = None,
    *,
    seed: int,
    salt: str = "",
    names: Sequence[str] = (),
    choices: Sequence[int] = (),
) -> Record:
    """The record of these choices, made by playing them. For those who kept only seed and choices.

    >>> from perfidie.games import game
    >>> card_game = game("villains_card_game")
    >>> record = write(card_game, ["hook", "jafar", "ursula"], seed=7, choices=[0, 1, 0])
    >>> len(record.choices), record.outcome
    (3, None)
    >>> verify(record, card_game).turns
    4
    """
    state = game.start(seats, options, seed)
    turns: list[TurnEnd] = []
    turn = state.turns
    for made, option in enumerate(choices, 1):
        state.apply(option)
        if state.turns != turn:
            turn = state.turns
            turns.append(turn_end(state, made))
    return Record(
        game=game.id,
        rules=game.rules,
        options=game.check_options(options),
        seats=list(seats),
        names=list(names),
        seed=seed,
        salt=salt,
        commitment=commit(seed, salt),
        choices=list(choices),
        turns=turns,
        digest=state.digest(),
        outcome=result(state.outcome()),
    )


# The document

SHAPES = {
    "game": "string",
    "rules": "integer",
    "options": "{string: true | false | integer | string}",
    "seats": "[string]",
    "names": "[string]",
    "seed": "integer",
    "salt": "string",
    "commitment": "string",
    "choices": "[integer]",
    "turns": "[[integer, string]]",
    "digest": "string",
    "outcome": '{"winners": [integer], "scores": [integer]} | null',
}
"""What a field may hold, as errors show it."""


def encode(record: Record | Announcement) -> bytes:
    """The JSON document: one field a line, and one turn a line, so that two records can be compared by eye.

    >>> from perfidie.games import game
    >>> record = write(game("villains_card_game"), ["hook", "jafar", "ursula"], seed=7, salt="pinch", choices=[0, 1])
    >>> print(encode(public(record)).decode())
    {
      "format": 1,
      "game": "villains_card_game",
      "rules": 1,
      "options": {"specials": true, "first": "random", "special_as_hero": ...},
      "seats": ["hook", "jafar", "ursula"],
      "names": [],
      "commitment": "..."
    }
    <BLANKLINE>
    >>> decode(encode(record)) == record
    True
    """
    fields: dict[str, Any] = msgspec.to_builtins(record)
    lines = []
    for name, value in fields.items():
        if name == "turns" and value:
            told = "[\n    " + ",\n    ".join(map(one_line, value)) + "\n  ]"
        else:
            told = one_line(value)
        lines.append(f'  "{name}": {told}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def one_line(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def decode(document: bytes | str, source: str = "record") -> Record:
    """The record in a document; ``source`` is what errors call it, such as the name of a file.

    That the document is a record says nothing about the match in it: that is for :func:`verify`.

    >>> decode('{"format": 1, "game": "villains', "evening.json")
    Traceback (most recent call last):
    perfidie.kernel.errors.RecordError: record-truncated: source=evening.json
    """
    fields = parse(document, source)
    if not isinstance(fields, dict) or not fields.keys() & {"format", "game"}:
        raise RecordError("record-foreign", source=source)
    if "format" in fields and (fields["format"] != FORMAT or type(fields["format"]) is not int):
        raise RecordError("record-format", source=source, found=str(fields["format"])[:40], expected=FORMAT)
    known = Record.__struct_fields__
    for name in fields:
        if name not in known:
            raise RecordError("record-unknown-field", source=source, field=name, expected=", ".join(known))
    if fields.keys() == set(Announcement.__struct_fields__):
        raise RecordError("record-sealed", source=source)
    for name in known:
        if name not in fields:
            raise RecordError("record-missing-field", source=source, field=name)
    try:
        return msgspec.convert(fields, Record)
    except msgspec.ValidationError as error:
        place = re.search(r"`\$\.((\w+).*)`", str(error))
        path, field = (place[1], place[2]) if place else ("", "")
        raise RecordError("record-field", source=source, field=path, expected=SHAPES.get(field, "")) from None


def parse(document: bytes | str, source: str) -> object:
    """Any JSON document, or the place where it stops being one."""
    try:
        text = document if isinstance(document, str) else document.decode()
        parsed: object = msgspec.json.decode(text)
        return parsed
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data":
            raise RecordError("record-truncated", source=source) from None
        raise RecordError("record-not-text", source=source, byte=error.start) from None
    except UnicodeEncodeError as error:
        raise RecordError("record-not-text", source=source, byte=error.start) from None
    except (RecursionError, msgspec.ValidationError):  # nested too deep, or a number of thousands of digits
        raise RecordError("record-foreign", source=source) from None
    except msgspec.DecodeError as error:
        problem = str(error)
        if "truncated" in problem or problem.endswith(f"invalid number (byte {len(text.encode())})"):
            raise RecordError("record-truncated", source=source) from None
        line, column = place_of_fault(text)
        raise RecordError("record-not-json", source=source, line=line, column=column) from None


def place_of_fault(text: str) -> tuple[int, int]:
    """Where a text stops being JSON, as line and column from 1."""
    try:
        json.loads(text)
    except json.JSONDecodeError as fault:
        return fault.lineno, fault.colno
    except (ValueError, RecursionError):  # this parser stumbles over something else before
        pass
    return 1, 1


# The match in it


def begin(record: Record, game: Game) -> State:
    """The position after set-up; refused if the record is not one of this game by these rules."""
    if record.game != game.id:
        raise RecordError("record-other-game", found=record.game, expected=game.id)
    if record.rules != game.rules:
        raise RecordError("record-other-rules", game=game.id, found=record.rules, expected=game.rules)
    if record.names and len(record.names) != len(record.seats):
        raise RecordError("record-names", names=len(record.names), seats=len(record.seats))
    try:
        return game.start(record.seats, record.options, record.seed)
    except BadInput as error:
        raise RecordError(error.code, **error.details) from None


def advance(state: State, record: Record, made: int) -> None:
    """Make the record's next choice, after so many made already."""
    option = record.choices[made]
    choice = made + 1
    decision = state.decision()
    if decision is None:
        raise RecordError("record-after-end", choice=choice, choices=len(record.choices))
    try:
        state.apply(option)
    except IllegalChoice:
        seat, offered = decision.seat, len(decision)
        raise RecordError("record-choice", choice=choice, option=option, offered=offered, seat=seat) from None


def positions(record: Record, game: Game) -> Iterator[State]:
    """Every position of the match, from the one after set-up to the last; each is yours to keep and change.

    >>> from perfidie.games import game
    >>> card_game = game("villains_card_game")
    >>> record = write(card_game, ["hook", "jafar", "ursula"], seed=7, choices=[0, 1, 0])
    >>> [position.turns for position in positions(record, card_game)]
    [1, 2, 3, 4]
    """
    state = begin(record, game)
    yield state.copy()
    for made in range(len(record.choices)):
        advance(state, record, made)
        yield state.copy()


def position_at(record: Record, game: Game, choices: int) -> State:
    """The position after so many choices.

    >>> from perfidie.games import game
    >>> card_game = game("villains_card_game")
    >>> record = write(card_game, ["hook", "jafar", "ursula"], seed=7, choices=[0, 1, 0])
    >>> position_at(record, card_game, 2).turns
    3
    """
    if choices < 0 or choices > len(record.choices):
        raise RecordError("record-position", position=choices, expected=f"0-{len(record.choices)}")
    state = begin(record, game)
    for made in range(choices):
        advance(state, record, made)
    return state


def verify(record: Record, game: Game) -> State:
    """Check everything that the record says by playing it again; the last position, if all of it is true.

    >>> from perfidie.games import game
    >>> card_game = game("villains_card_game")
    >>> record = write(card_game, ["hook", "jafar", "ursula"], seed=7, choices=[0, 1, 0])
    >>> verify(record, card_game).turns
    4
    >>> verify(msgspec.structs.replace(record, choices=[0, 99, 0]), card_game)
    Traceback (most recent call last):
    perfidie.kernel.errors.RecordError: record-choice: choice=2, option=99, offered=6, seat=0
    """
    state = begin(record, game)
    committed = commit(record.seed, record.salt)
    if record.commitment != committed:
        raise RecordError("record-commitment", found=record.commitment, expected=committed)
    turn = state.turns
    ends = iter(record.turns)
    for made in range(len(record.choices)):
        advance(state, record, made)
        if state.turns != turn:
            turn = state.turns
            check_turn(next(ends, None), turn_end(state, made + 1))
    surplus = next(ends, None)
    if surplus is not None:
        raise RecordError("record-no-turn", choice=surplus.choices)
    digest = state.digest()
    if record.digest != digest:
        raise RecordError("record-last-hash", choice=len(record.choices), found=record.digest, expected=digest)
    outcome = result(state.outcome())
    if record.outcome != outcome:
        raise RecordError("record-outcome", found=told(record.outcome), expected=told(outcome))
    return state


def check_turn(found: TurnEnd | None, expected: TurnEnd) -> None:
    """Compare what the record says of the end of a turn with what came out."""
    if found is None or found.choices > expected.choices:
        raise RecordError("record-turn-missing", choice=expected.choices)
    if found.choices < expected.choices:
        raise RecordError("record-no-turn", choice=found.choices)
    if found.digest != expected.digest:
        raise RecordError("record-hash", choice=expected.choices, found=found.digest, expected=expected.digest)


def told(outcome: Result | None) -> str:
    """An outcome for an error's details: the winners' seats and the scores, or a dash for none."""
    if outcome is None:
        return "-"
    return f"{','.join(map(str, outcome.winners))} ({','.join(map(str, outcome.scores))})"
