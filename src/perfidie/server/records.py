"""Finished matches, opened: step by step, with the eyes of any seat, and as the beginning of another table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from math import exp
from typing import Literal

from perfidie.games import game
from perfidie.kernel.errors import BadInput, PerfidieError
from perfidie.kernel.record import Record, verify
from perfidie.kernel.state import State
from perfidie.server import wire
from perfidie.server.commands import DEFAULT_BOT, Refused, fit_name, known_bot
from perfidie.server.entries import Created, SeatPlan, Started
from perfidie.server.phrasing import Phrasing, shown_name
from perfidie.server.tables import OVER, Table

KEPT_EVERY = 16
MOST_REPLAYS = 8
MOST_STEPS = 16


def record_of(table: Table) -> Record:
    """The record of a table whose match is over; nobody is given another."""
    if table.stage != OVER or table.match is None:
        raise Refused("record-closed")
    return table.match.record()


def phrasing(record: Record, lang: str) -> Phrasing:
    roles = game(record.game).seated(record.seats, record.options, record.seed)
    names = [shown_name(name) for name in record.names] or [""] * len(roles)
    return Phrasing(lang, record.game, roles, names)


STEPS: OrderedDict[tuple[str, str], tuple[Record, wire.RecordSteps]] = OrderedDict()
"""What was told last, by record and language; only the teller changes it."""
TELLER = ThreadPoolExecutor(1, "records")
"""One match at a time is told, however many ask and whoever goes away meanwhile."""


async def steps(id: str, record: Record, title: str, lang: str) -> wire.RecordSteps:
    """A match step by step. At its end all who are there ask at once: the first is told, the others hear the same."""
    kept = STEPS.get((id, lang))
    if kept is not None and kept[0] == record:
        return kept[1]
    return await asyncio.get_running_loop().run_in_executor(TELLER, kept_steps, id, record, title, lang)


def kept_steps(id: str, record: Record, title: str, lang: str) -> wire.RecordSteps:
    kept = STEPS.pop((id, lang), None)
    if kept is None or kept[0] != record:
        kept = record, all_steps(record, title, lang)
    STEPS[id, lang] = kept
    while len(STEPS) > MOST_STEPS:
        STEPS.popitem(last=False)
    return kept[1]


def all_steps(record: Record, title: str, lang: str) -> wire.RecordSteps:
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


def kind(record: Record, seat: int) -> Literal["person", "bot"]:
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
        worths = [standing.worth(state, other) for other in range(state.seats)]
        progress = [round(max(0.0, min(1.0, worth)), 3) for worth in worths]
        chance = chances(state, worths, standing.faith(state))
        steps.append(wire.StepState(number, state.turns, seat, text, chosen, progress, chance))
    return steps


def chances(state: State, worths: list[float], faith: float) -> list[float]:
    """Each seat's chance of winning, as far as a lead tells."""
    outcome = state.outcome() if state.asked < 0 else None
    if outcome is not None and outcome.winners:
        return [round(1 / len(outcome.winners), 3) if seat in outcome.winners else 0.0 for seat in range(state.seats)]
    most = max(worths)
    weights = [exp(faith * (worth - most)) for worth in worths]
    return [round(weight / sum(weights), 3) for weight in weights]


class Replay:
    """The positions of a finished match: every so many are kept, the others are found from there."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.kept: list[State] = []
        state = game(record.game).start(record.seats, record.options, record.seed)
        for number, option in enumerate((*record.choices, None)):
            if number % KEPT_EVERY == 0:
                self.kept.append(state.copy())
            if option is not None:
                state.apply(option)

    def at(self, n: int) -> State:
        """The position after so many choices, with the events of the last of them."""
        if n == 0:
            return game(self.record.game).start(self.record.seats, self.record.options, self.record.seed)
        before = (n - 1) // KEPT_EVERY
        state = self.kept[before].copy()
        for option in self.record.choices[before * KEPT_EVERY : n - 1]:
            state.apply(option)
        state.listen()
        state.apply(self.record.choices[n - 1])
        return state


REPLAYS: OrderedDict[str, Replay] = OrderedDict()


def replay(id: str, record: Record) -> Replay:
    """The replay of a record; those that were looked at last are kept."""
    found = REPLAYS.pop(id, None) or Replay(record)
    REPLAYS[id] = found
    while len(REPLAYS) > MOST_REPLAYS:
        REPLAYS.popitem(last=False)
    return found


def position(id: str, record: Record, n: int, seat: int | None, lang: str) -> wire.RecordPosition:
    """The position after so many choices, and what was told of the last of them."""
    if seat is not None and not 0 <= seat < len(record.seats):
        raise BadInput("unknown-seat", seat=seat, expected=f"0-{len(record.seats) - 1}")
    if not 0 <= n <= len(record.choices):
        raise BadInput("record-position", position=n, expected=f"0-{len(record.choices)}")
    said = phrasing(record, lang)
    state = replay(id, record).at(n)
    events = [event for raw in state.events or [] if (event := state.event(raw, seat)) is not None]
    told = [wire.ToldState(n, state.turns, seat_of(event), event, said.event(event), 0.0) for event in events]
    return wire.RecordPosition(n, state.view(seat), told)


def seat_of(event: dict[str, object]) -> int | None:
    seat = event.get("seat")
    return seat if isinstance(seat, int) else None


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
    made = Created(record.game, record.options, plans, person, name, title, False, seconds=0, window=0)
    return made, Started(list(record.seats), record.seed, record.salt, record.choices[: wish.at])
