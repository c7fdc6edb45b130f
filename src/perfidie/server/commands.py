"""What people may do at a table: a command becomes entries of the log, or is refused with the reason."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from perfidie.bots import bot_names, is_bot
from perfidie.kernel.errors import BadInput, IllegalChoice, PerfidieError
from perfidie.kernel.rng import Rng
from perfidie.match import index_of
from perfidie.server import wire
from perfidie.server.entries import (
    Agreed,
    Answered,
    Chosen,
    Created,
    Ended,
    Entry,
    Joined,
    Left,
    Matter,
    Muted,
    Offered,
    Paused,
    Resigned,
    Seated,
    SeatPlan,
    Settled,
    Started,
    StoodIn,
    Undone,
)
from perfidie.server.tables import LOBBY, OVER, PLAYING, STAND_IN, Table
from perfidie.server.windows import conditions_of

if TYPE_CHECKING:
    from perfidie.server.seen import Presence

SEED_BITS = 63
DEFAULT_BOT = "steady"
WINDOW = 10.0
"""In so many seconds people notice that they may react, read, and choose."""
SLOW = 3600.0
"""With so many seconds for a decision, nobody is expected to sit at the table."""


class Refused(PerfidieError):
    """A command that this person cannot give, or not now."""


def fit_name(name: str, fallback: str) -> str:
    """A name that can be shown: one line, no control characters, not the name of a bot."""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    if not shown:
        return fallback
    if is_bot(shown):
        raise BadInput("bot-name", name=shown)
    return shown


def known_bot(name: str) -> str:
    """A bot that may sit here."""
    if ":" in name or not is_bot(name):  # how much a bot may think here is not for guests to say
        raise BadInput("unknown-bot", bot=name, expected=", ".join(bot_names()))
    return name


def known_conditions(table: Table, ids: Sequence[str] | None) -> list[str] | None:
    """Kinds of cards about which a person may wish not to be asked."""
    known = conditions_of(table.made.game)
    for id in ids or ():
        if id not in known:
            raise BadInput("unknown-condition", condition=id, expected=", ".join(known) or "-")
    return None if ids is None else sorted(set(ids))


def created(wish: wire.NewTable, person: str, guest_name: str) -> Created:
    """The first entry of a new table."""
    from perfidie.games import game

    found = game(wish.game)
    name = fit_name(wish.name, guest_name)
    options = found.check_options(wish.options)
    if len(wish.seats) not in found.seat_counts:
        found.check_seats([""] * len(wish.seats))
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise BadInput("seat-twice", seat=[seat.kind for seat in wish.seats].index("me"))
    seats = [plan_of(wish, seat, person, name) for seat in wish.seats]
    check_roles(found.roles, seats)
    return Created(
        game=found.id,
        options=options,
        seats=seats,
        host=person,
        name=name,
        title=" ".join(wish.title.split()),
        public=wish.public,
        seconds=wish.seconds,
        window=window_for(wish),
    )


def window_for(wish: wire.NewTable) -> float:
    """How long a window for reactions is. Where people answer within days, none closes within seconds."""
    if wish.window is not None:
        return wish.window
    return 0 if wish.seconds >= SLOW else WINDOW


def plan_of(wish: wire.NewTable, seat: wire.SeatWish, person: str, name: str) -> SeatPlan:
    if seat.kind == "bot":
        return SeatPlan("bot", role=seat.role, bot=known_bot(seat.bot or DEFAULT_BOT))
    if seat.kind == "open":
        return SeatPlan("open", role=seat.role)
    return SeatPlan("person", role=seat.role, name=fit_name(seat.name, name), person=person)


def check_roles(roles: Sequence[str], plans: Sequence[SeatPlan]) -> None:
    taken = [plan.role for plan in plans if plan.role]
    for role in taken:
        if role not in roles:
            raise BadInput("unknown-role", role=role, expected=", ".join(roles) or "-")
        if taken.count(role) > 1:
            raise BadInput("role-twice", role=role)


def started(table: Table) -> Started:
    """A match begins: what is open is drawn now, from the system's own chance."""
    for seat, plan in enumerate(table.plans):
        if plan.kind == "open":
            raise Refused("seat-open", seat=seat + 1)
    game = table.game
    wanted = [plan.role for plan in table.plans]
    drawn = game.draw_seats(len(wanted), Rng.seeded(secrets.randbits(SEED_BITS)))
    if game.roles:
        free = [role for role in draw_all(game.roles) if role not in wanted]
        drawn = [role or free.pop() for role in wanted]
    game.check_seats(drawn)
    found = Started(drawn, secrets.randbits(SEED_BITS), secrets.token_hex(16))
    game.start(found.roles, table.made.options, found.seed)  # options that do not fit these seats are refused here
    return found


def draw_all(roles: Sequence[str]) -> list[str]:
    order = list(range(len(roles)))
    Rng.seeded(secrets.randbits(SEED_BITS)).shuffle(order)
    return [roles[number] for number in order]


def joined(table: Table, person: str, wish: wire.Joining, guest_name: str) -> list[Entry]:
    """Somebody comes to the table, and sits down or watches."""
    name = fit_name(wish.name, guest_name)
    entries: list[Entry] = [Joined(person, name)]
    if wish.seat is not None:
        entries.append(sit(table, person, wire.Sit(seat=wish.seat, role=wish.role, name=name)))
    return entries


def carry_out(table: Table, person: str | None, command: wire.Command, presence: Presence) -> list[Entry]:
    """The entries that a command becomes; refused with the reason otherwise."""
    if person is None or person not in table.persons:
        raise Refused("spectators-watch")
    match command:
        case wire.Choose():
            return [choose(table, person, command)]
        case wire.Undo():
            own_seat(table, person, command.seat)
            going_on(table)
            reason = table.playing.why_not_undo(command.seat)
            if reason is not None:
                raise IllegalChoice("no-undo", reason=reason)
            return [Undone(len(table.playing.choices) - 1, command.seat)]
        case wire.AskUndo():
            return ask_undo(table, person, command, presence)
        case wire.OfferEnd():
            return offer(table, person, "end", 0, presence)
        case wire.Answer():
            return answer(table, person, command, presence)
        case wire.Sit():
            return [sit(table, person, command)]
        case wire.Stand():
            in_lobby(table)
            own_seat(table, person, command.seat)
            return [Seated(command.seat, SeatPlan("open"))]
        case wire.SetSeat():
            return [set_seat(table, person, command)]
        case wire.Start():
            in_lobby(table)
            host_only(table, person)
            return [started(table)]
        case wire.Mute():
            if command.person not in table.persons:
                raise Refused("unknown-person")
            return [Muted(person, command.person, command.on)]
        case wire.Pause():
            player_only(table, person)
            if table.stage != PLAYING:
                raise Refused("not-playing")
            return [] if table.paused == command.on else [Paused(command.on, person)]
        case wire.Resign():
            own_seat(table, person, command.seat)
            if table.stage != PLAYING:
                raise Refused("not-playing")
            return [Resigned(command.seat, known_bot(command.bot or table.persons[person].absent_bot))]
        case wire.StandIn():
            return [stand_in(table, person, command, presence)]
        case wire.Settings():
            bot = known_bot(command.absent_bot) if command.absent_bot else None
            return [Settled(person, command.auto_pass, bot, known_conditions(table, command.unasked))]
        case wire.Leave():
            entries: list[Entry] = [Left(person)]
            if table.stage == PLAYING:
                entries += [StoodIn(seat) for seat in table.seats_of(person) if seat not in table.away]
            return entries
        case _:
            raise AssertionError(f"{type(command).__name__} is answered elsewhere")


# Playing


def choose(table: Table, person: str, command: wire.Choose) -> Entry:
    own_seat(table, person, command.seat)
    going_on(table)
    if command.seq != table.seq:
        raise IllegalChoice("stale", seq=command.seq, expected=table.seq)
    position = table.position_for(command.seat)
    if position is None:
        raise IllegalChoice("not-asked", seat=command.seat)
    if command.seat in table.away:
        raise Refused("seat-away")
    option = index_of(position, command.option)
    if table.window is not None:
        return Answered(command.seat, command.seq, option)
    return Chosen(command.seat, option, "person")


def ask_undo(table: Table, person: str, command: wire.AskUndo, presence: Presence) -> list[Entry]:
    player_only(table, person)
    going_on(table)
    made = len(table.playing.choices)
    if not 0 <= command.to < made:
        raise BadInput("undo-range", choices=command.to, made=made)
    return offer(table, person, "undo", command.to, presence)


def offer(table: Table, person: str, about: Matter, to: int, presence: Presence) -> list[Entry]:
    player_only(table, person)
    going_on(table)
    if any(each.about == about for each in table.offers):
        raise Refused("offer-pending")
    made = Offered(secrets.token_hex(4), about, person, to, lasting=True)
    if set(table.voters(presence.gone)) <= {person}:
        return [made, *agreement(about, to)]
    return [made]


def answer(table: Table, person: str, command: wire.Answer, presence: Presence) -> list[Entry]:
    player_only(table, person)
    going_on(table)
    found = next((each for each in table.offers if command.offer in (each.id, each.about)), None)
    if found is None:
        raise Refused("no-offer")
    entries: list[Entry] = []
    if not (person in found.agreed and command.agree):
        entries.append(Agreed(found.id, person, command.agree))
    if command.agree and set(table.voters(presence.gone)) <= {*found.agreed, person}:
        entries += agreement(found.about, found.to)
    return entries


def agreement(about: Matter, to: int) -> list[Entry]:
    """What happens once all agree."""
    return [Undone(to, None)] if about == "undo" else [Ended()]


def stand_in(table: Table, person: str, command: wire.StandIn, presence: Presence) -> Entry:
    """The others do not wait any longer for somebody who has gone."""
    player_only(table, person)
    going_on(table)
    seat = known_seat(table, command.seat)
    if table.owner(seat) == person or not replaceable(table, seat, presence):
        raise Refused("not-gone", seat=seat + 1)
    return StoodIn(seat)


def replaceable(table: Table, seat: int, presence: Presence) -> bool:
    """Whether the bot of a seat's person may play for them now if another player wishes it."""
    playing = table.stage == PLAYING and not table.paused
    return playing and seat not in table.away and table.owner(seat) in presence.gone


# Sitting


def sit(table: Table, person: str, command: wire.Sit) -> Entry:
    in_lobby(table)
    seat = known_seat(table, command.seat)
    plan = table.plans[seat]
    if plan.kind != "open" and plan.person != person:
        raise Refused("seat-taken", seat=seat + 1)
    guest = table.persons.get(person)
    role = command.role or plan.role
    name = fit_name(command.name, guest.name if guest is not None else command.name)
    return changed(table, seat, SeatPlan("person", role=role, name=name, person=person))


def set_seat(table: Table, person: str, command: wire.SetSeat) -> Entry:
    in_lobby(table)
    host_only(table, person)
    seat = known_seat(table, command.seat)
    if command.kind == "bot":
        return changed(table, seat, SeatPlan("bot", role=command.role, bot=known_bot(command.bot or DEFAULT_BOT)))
    if command.kind == "open":
        return changed(table, seat, SeatPlan("open", role=command.role))
    name = fit_name(command.name, table.persons[person].name)
    return changed(table, seat, SeatPlan("person", role=command.role, name=name, person=person))


def changed(table: Table, seat: int, plan: SeatPlan) -> Entry:
    plans = table.plans[:]
    plans[seat] = plan
    check_roles(table.game.roles, plans)
    return Seated(seat, plan)


# Who may


def known_seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.plans):
        raise BadInput("unknown-seat", seat=seat, expected=f"0-{len(table.plans) - 1}")
    return seat


def own_seat(table: Table, person: str, seat: int) -> None:
    known_seat(table, seat)
    if table.owner(seat) != person:
        raise Refused("not-your-seat", seat=seat + 1)


def player_only(table: Table, person: str) -> None:
    if not table.seats_of(person):
        raise Refused("spectators-watch")


def host_only(table: Table, person: str) -> None:
    """The maker of the table, or whoever sits when the maker has gone."""
    if host(table) != person:
        raise Refused("host-only")


def host(table: Table) -> str:
    made = table.made.host
    if not table.persons[made].left:
        return made
    return next((person for person in table.players() if not table.persons[person].left), made)


def in_lobby(table: Table) -> None:
    if table.stage != LOBBY:
        raise Refused("has-started")


def going_on(table: Table) -> None:
    if table.stage == LOBBY:
        raise Refused("not-playing")
    if table.stage == OVER:
        raise IllegalChoice("game-over")
    if table.paused:
        raise Refused("table-paused")


def again(table: Table, person: str) -> tuple[wire.NewTable, list[SeatPlan]]:
    """The table of a rematch: the same game and seats, kept for the same people."""
    made = table.made
    seats = [wire.SeatWish("open") for _ in table.plans]
    wish = wire.NewTable(
        made.game, seats, dict(made.options), "", made.title, made.public, "en", made.seconds, made.window
    )
    return wish, [msgspec.structs.replace(plan, role="") for plan in table.plans]


__all__ = [
    "DEFAULT_BOT",
    "STAND_IN",
    "Refused",
    "again",
    "carry_out",
    "created",
    "host",
    "joined",
    "replaceable",
    "started",
]
