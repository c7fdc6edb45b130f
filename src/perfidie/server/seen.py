"""A table through the eyes of one person, in their language."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from perfidie.kernel.state import State
from perfidie.kernel.view import View
from perfidie.match import Told
from perfidie.server import wire
from perfidie.server.commands import host, replaceable
from perfidie.server.phrasing import OF_A_CARD, Phrasing, said
from perfidie.server.tables import LOBBY, OVER, PLAYING, Table
from perfidie.server.windows import closing_time

LAST_TOLD = 300
"""So many lines of the log a newcomer gets at most, about as many choices."""


class Presence(msgspec.Struct):
    """Who is there now: what no log knows."""

    people: set[str] = msgspec.field(default_factory=set)
    watchers: int = 0
    thinking: int | None = None
    trouble: bool = False
    """The store is away: nothing can be accepted."""
    gone: set[str] = msgspec.field(default_factory=set)
    """The players who have been away for so long that the others need not wait for them."""


class Eyes:
    """One person (None: a spectator) at one table."""

    def __init__(self, table: Table, person: str | None, lang: str, presence: Presence, now: float) -> None:
        self.table = table
        self.person = person if person in table.persons else None
        self.presence = presence
        self.now = now
        self.viewer = table.viewer(self.person)
        roles = [plan.role for plan in table.plans]
        names = [plan.name if plan.kind == "person" else "" for plan in table.plans]
        if table.stage == LOBBY:
            self.phrasing = Phrasing(lang, table.made.game, [""] * len(roles), [name or " " for name in names])
        else:
            self.phrasing = Phrasing(lang, table.made.game, roles, names)

    def state(self) -> wire.TableState:
        table = self.table
        made = table.made
        match = table.match
        view = None if match is None else self.view()
        decision = None if view is None else self.decision(view)
        outcome = match.state.outcome() if match is not None and match.over else None
        return wire.TableState(
            code=table.code,
            title=made.title,
            game=made.game,
            stage=table.stage,
            public=made.public,
            options=made.options,
            seq=table.seq,
            you=self.you(),
            seats=self.seats(),
            persons=self.persons(),
            watchers=self.presence.watchers,
            paused=table.paused,
            clock=wire.ClockState(made.seconds, self.deadline()) if made.seconds else None,
            window=table.window_length,
            undo=self.undo(),
            offers=self.offers(),
            view=view,
            decision=decision,
            waiting=self.waiting(),
            winners=outcome.winners if outcome is not None else None,
            record=table.code if table.stage == OVER and match is not None else None,
            commitment=match.commitment if match is not None else None,
            next=table.next or None,
            now=round(self.now, 3),
        )

    def told(self, since: int = -1) -> list[wire.ToldState]:
        """What has happened after number ``since`` of the match, and was not taken back."""
        match = self.table.match
        return [] if match is None else [self.tell(told) for told in standing(match.events(self.viewer, since))]

    def last_told(self, since: int = -1) -> list[wire.ToldState]:
        """The end of it: not more than a newcomer reads."""
        match = self.table.match
        if match is None:
            return []
        events = match.events(self.viewer, max(since, match.seq - LAST_TOLD))
        return [self.tell(told) for told in standing(events)[-LAST_TOLD:]]

    def tell(self, told: Told) -> wire.ToldState:
        seat = told.event.get("seat")
        return wire.ToldState(
            told.seq,
            self.table.turns[told.seq],
            seat if isinstance(seat, int) else None,
            told.event,
            self.phrasing.event(told.event),
            round(self.table.times[told.seq], 3),
        )

    # The parts

    def view(self) -> View:
        """The position; in a window, for whoever is asked, the one in which their answer counts."""
        table = self.table
        if self.viewer is not None and table.window is not None:
            position = table.position_for(self.viewer)
            if position is not None and self.answers(self.viewer):
                return position.view(self.viewer)
            found = table.playing.view(self.viewer)
            if found.asked == self.viewer:  # has answered already, or the server passes: as everybody else sees it
                return msgspec.structs.replace(found, asked=None, prompt="window", options=[])
            return found
        return table.playing.view(self.viewer)

    def answers(self, seat: int) -> bool:
        """Whether the person has to answer for this seat now."""
        table = self.table
        if table.stage != PLAYING or table.bot_of(seat) is not None or seat not in table.asked():
            return False
        return not (table.window is not None and table.passes_for(seat))

    def decision(self, view: View) -> wire.DecisionState | None:
        """What the person has to answer, in the position that they see."""
        table = self.table
        seat = self.viewer
        if seat is None or table.paused or not self.answers(seat):
            return None
        position = table.position_for(seat)
        assert position is not None
        prompt = position.prompt_name(position.prompt)
        return wire.DecisionState(
            seat=seat,
            seq=table.seq,
            prompt=prompt,
            text=self.phrasing.prompt(prompt, seat),
            context=self.phrasing.context(view),
            options=self.options(position, view, seat),
            deadline=self.until(),
            cancellable=table.window is None and table.playing.can_undo(seat),
            reaction=table.window is not None,
        )

    def options(self, position: State, view: View, seat: int) -> list[wire.OptionState]:
        standing = self.table.game.standing()
        barriers = self.table.barriers(position, seat)
        options: list[wire.OptionState] = []
        for index, record in enumerate(view.options):
            code = position.codes[index]
            text = self.phrasing.option(record, seat, view)
            symbol = str(record.get("symbol", "")).partition(":")[0]
            options.append(
                wire.OptionState(
                    index=index,
                    record=record,
                    text=text,
                    short=self.phrasing.option(record, seat, view, short=True) if record["kind"] in OF_A_CARD else text,
                    icon=symbol or str(record["kind"]),
                    ends=standing.stops(code) or record["kind"] in ("end", "pass"),
                    barrier=barriers[index],
                )
            )
        return options

    def you(self) -> wire.You:
        table = self.table
        if self.person is None:
            return wire.You(None, "", [], False)
        guest = table.persons[self.person]
        seats = table.seats_of(self.person)
        muted = sorted(guest.muted)
        is_host = host(table) == self.person
        unasked = sorted(guest.unasked)
        return wire.You(self.person, guest.name, seats, is_host, guest.auto_pass, unasked, guest.absent_bot, muted)

    def seats(self) -> list[wire.SeatState]:
        table = self.table
        words = self.phrasing.words
        found: list[wire.SeatState] = []
        for seat, plan in enumerate(table.plans):
            bot = plan.kind == "bot"
            role_name = words.role(plan.role) if plan.role else ""
            found.append(
                wire.SeatState(
                    seat=seat,
                    kind=plan.kind,
                    role=plan.role,
                    role_name=role_name,
                    name=role_name if bot else plan.name,
                    bot=plan.bot if bot else None,
                    level_name=self.phrasing.level(plan.bot) if bot else None,
                    person=plan.person or None,
                    present=bot or plan.person in self.presence.people,
                    absent_bot=seat in table.away,
                    thinking=self.presence.thinking == seat,
                    ready=plan.kind != "open",
                    replaceable=replaceable(table, seat, self.presence),
                )
            )
        return found

    def persons(self) -> list[wire.PersonState]:
        table = self.table
        return [
            wire.PersonState(person, guest.name, person in self.presence.people, table.seats_of(person))
            for person, guest in table.persons.items()
            if not guest.left or table.seats_of(person)
        ]

    def undo(self) -> dict[str, wire.UndoState]:
        table = self.table
        if table.stage != PLAYING:
            return {}
        found: dict[str, wire.UndoState] = {}
        for seat in table.seats_of(self.person):
            reason = table.playing.why_not_undo(seat)
            text = None if reason is None else self.phrasing.reason(reason).text
            found[str(seat)] = wire.UndoState(reason is None, text, table.playing.before_last_of(seat))
        return found

    def offers(self) -> list[wire.OfferState]:
        needed = self.table.voters(self.presence.gone)
        return [
            wire.OfferState(
                each.id, each.about, each.by, each.to if each.about == "undo" else None, each.agreed, needed
            )
            for each in self.table.offers
        ]

    def waiting(self) -> wire.Waiting | None:
        table = self.table
        if table.stage != PLAYING:
            return None
        lang = self.phrasing.lang
        since = round(table.since, 3)
        if self.presence.trouble:
            return wire.Waiting(None, "trouble", since, None, said(lang, "error-store-down"))
        if table.paused:
            return wire.Waiting(None, "paused", since, None, said(lang, "server-waiting-paused"))
        if table.window is not None:
            # Neither who is asked nor how many have answered, but when all will be over: the same for everybody.
            return wire.Waiting(None, "window", since, self.until(), said(lang, "server-waiting-window"))
        seat = table.playing.state.asked
        bot = table.bot_of(seat) is not None
        id = "server-waiting-bot" if bot else "server-waiting-person"
        told = said(lang, id, self.phrasing.company.names[seat])
        return wire.Waiting([seat], "bot" if bot else "person", since, self.deadline(), told)

    def deadline(self) -> float | None:
        """When the stand-in plays for whoever is asked."""
        table = self.table
        seat = table.asked_now()
        if seat is None or not table.made.seconds or table.paused or table.bot_of(seat) is not None:
            return None
        return round(table.since + table.made.seconds, 3)

    def until(self) -> float | None:
        """When what is asked now is over, whatever people do."""
        table = self.table
        if table.window is not None:
            limit = table.window_limit
            return None if limit is None else round(table.since + limit, 3)
        return self.deadline()


def standing(events: Iterable[Told]) -> list[Told]:
    """What was told and then taken back is not told again, only that it was taken back.

    >>> told = [Told(1, {"kind": "laid"}), Told(2, {"kind": "drew"}), Told(3, {"kind": "undone", "to": 1})]
    >>> [each.seq for each in standing(told)]
    [1, 3]
    """
    found: list[Told] = []
    for told in events:
        if told.event["kind"] == "undone":
            back = told.event["to"]
            assert isinstance(back, int)
            found = [each for each in found if each.seq <= back]
        found.append(told)
    return found


def window_end(table: Table) -> float | None:
    """When the present window closes, as far as can be said now."""
    assert table.window is not None
    seats = table.window.seats
    length = table.window_length
    bots = [seat for seat in seats if table.bot_of(seat) is not None]
    people = [seat for seat in seats if seat not in bots and (length or not table.passes_for(seat))]
    shy = [seat for seat in people if table.shy(seat)]
    end = closing_time(table.since, length, people, bots, shy, table.answered_at)
    return table.since + table.window_limit if end is None and table.window_limit is not None else end
