"""Finished matches, opened: step by step, with the eyes of any seat, and as the beginning of another table."""

from __future__ import annotations

from functools import lru_cache

from perfidie.games import game
from perfidie.kernel.errors import BadInput, PerfidieError
from perfidie.kernel.record import Record, position_at, verify
from perfidie.kernel.state import State
from perfidie.match import Match
from perfidie.server import wire
from perfidie.server.commands import DEFAULT_BOT, Refused, fit_name, known_bot
from perfidie.server.entries import Created, SeatPlan, Started
from perfidie.server.phrasing import Phrasing, shown_name
from perfidie.server.tables import OVER, Table


def record_of(table: Table) -> Record:
    """The record of a table whose match is over; nobody is given another."""
    if table.stage != OVER or table.match is None:
        raise Refused("record-closed")
    return table.match.record()


def phrasing(record: Record, lang: str) -> Phrasing:
    roles = game(record.game).seated(record.seats, record.options, record.seed)
    names = [shown_name(name) for name in record.names] or [""] * len(roles)
    return Phrasing(lang, record.game, roles, names)


def steps(record: Record, title: str, lang: str) -> wire.RecordSteps:
    found = game(record.game)
    said = phrasing(record, lang)
    roles = found.seated(record.seats, record.options, record.seed)
    try:
        verify(record, found)
        verified = True
    except PerfidieError:
        verified = False
    return wire.RecordSteps(
        game=record.game,
        title=title or said.words.title,
        seats=[
            wire.RecordSeat(seat, role, said.words.role(role), said.company.names[seat], kind(record, seat))
            for seat, role in enumerate(roles)
        ],
        commitment=record.commitment,
        verified=verified,
        winners=record.outcome.winners if record.outcome is not None else None,
        steps=told_steps(record, said),
    )


def kind(record: Record, seat: int) -> str:
    return "person" if record.names and shown_name(record.names[seat]) else "bot"


def told_steps(record: Record, said: Phrasing) -> list[wire.StepState]:
    found = game(record.game)
    standing = found.standing()
    state = found.start(record.seats, record.options, record.seed)
    steps: list[wire.StepState] = []
    for number, option in enumerate(record.choices, 1):
        seat = state.asked
        chosen = state.option(state.codes[option])
        cause = state.view(seat) if chosen["kind"] == "branch" else None
        text = said.option(chosen, seat, cause)
        state.apply(option)
        progress = [round(max(0.0, min(1.0, standing.worth(state, other))), 3) for other in range(state.seats)]
        steps.append(wire.StepState(number, state.turns, seat, text, chosen, progress, chances(progress, state)))
    return steps


def chances(progress: list[float], state: State) -> list[float]:
    """A rough guess at who will win: shares of how far each has come, the far ones more."""
    outcome = state.outcome() if state.asked < 0 else None
    if outcome is not None and outcome.winners:
        return [round(1 / len(outcome.winners), 3) if seat in outcome.winners else 0.0 for seat in range(state.seats)]
    weights = [(0.05 + each) ** 3 for each in progress]
    total = sum(weights)
    return [round(weight / total, 3) for weight in weights]


def position(record: Record, n: int, seat: int | None, lang: str) -> wire.RecordPosition:
    """The position after so many choices, and what was told of the last of them."""
    found = game(record.game)
    said = phrasing(record, lang)
    if seat is not None and not 0 <= seat < len(record.seats):
        raise BadInput("unknown-seat", seat=seat, expected=f"0-{len(record.seats) - 1}")
    state = position_at(record, found, n)
    match = replayed(
        record.game, tuple(record.seats), record.seed, tuple(record.choices[:n]), tuple(record.options.items())
    )
    told = [
        wire.ToldState(
            each.seq,
            state.turns,
            seat_of(each.event),
            each.event,
            said.event(each.event),
            0.0,
        )
        for each in match.events(seat, n - 1)
    ]
    return wire.RecordPosition(n, state.view(seat), told)


def seat_of(event: dict[str, object]) -> int | None:
    seat = event.get("seat")
    return seat if isinstance(seat, int) else None


@lru_cache(maxsize=32)
def replayed(
    id: str,
    seats: tuple[str, ...],
    seed: int,
    choices: tuple[int, ...],
    options: tuple[tuple[str, bool | int | str], ...],
) -> Match:
    match = Match(game(id), seats, dict(options), seed, "")
    for option in choices:
        match.choose(match.state.asked, match.seq, option)
    return match


def branch(record: Record, wish: wire.Branching, person: str, guest: str, title: str) -> tuple[Created, Started]:
    """A table that goes on from a position of the record."""
    if not 0 <= wish.at <= len(record.choices):
        raise BadInput("record-position", position=wish.at, expected=f"0-{len(record.choices)}")
    if len(wish.seats) != len(record.seats):
        raise BadInput("seat-count", game=record.game, seats=len(wish.seats), expected=str(len(record.seats)))
    name = fit_name(wish.name, guest)
    plans: list[SeatPlan] = []
    for seat, role in zip(wish.seats, record.seats, strict=True):
        role = role if game(record.game).roles else ""
        if seat.kind in ("me", "local"):
            plans.append(SeatPlan("person", role=role, name=fit_name(seat.name, name), person=person))
        else:
            plans.append(SeatPlan("bot", role=role, bot=known_bot(seat.bot or DEFAULT_BOT)))
    made = Created(record.game, record.options, plans, person, name, title, False, 0, 4)
    return made, Started(list(record.seats), record.seed, record.salt, record.choices[: wish.at])
