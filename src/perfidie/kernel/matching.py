"""The steps of a scenario, matched as a stream against the decisions of a game, however finely those are cut."""

from __future__ import annotations

from typing import Any

import msgspec

from perfidie.kernel.options import Record
from perfidie.kernel.state import RawEvent, State
from perfidie.kernel.tables import agrees, alike, distinct, fits, without, worded, yes_of

NOT_ASKED: tuple[Record, ...] = ({"answer": "pass"}, {"answer": "yes"}, {"answer": "no"})
STOPPING: Record = {"answer": "done"}
"""What games may or may not ask for, as they please: whether one passes, is willing, or has picked enough."""

PILES = ("discard", "deck", "hand")
"""What the names of piles end in."""

FIRST = "first"
"""The kind of option with which a partner is let go first."""

UNMENTIONED = 60
"""How many decisions one step may leave unmentioned: a game in which everybody passes need not end."""


class ScenarioStep(msgspec.Struct, frozen=True):
    """One ``[[step]]``: who must be asked, what is chosen, what must and must not be possible."""

    seat: int | None = None
    choose: Record | None = None
    offers: tuple[Record, ...] = ()
    denies: tuple[Record, ...] = ()
    auto: bool = True


class Failure(msgspec.Struct, frozen=True):
    """Where a scenario and the game part: a code for the catalogues (``failure-<code>``) and what it speaks of.

    ``no-match``         the table of a ``choose`` fits no option;
    ``several-match``    it fits the options in ``found``, and nothing says which is meant;
    ``wrong-seat``       another seat (``found``) is asked than the step says;
    ``not-offered``      a table of ``offers`` fits no option;
    ``not-denied``       a table of ``denies`` fits the option ``found``;
    ``scenario-over``    the game is over, and a step is left;
    ``other-value``      the path of ``[expect]`` has the value ``found``;
    ``best-not-offered`` a table of ``best`` fits no option at the end;
    ``best-not-chosen``  a bot that was asked chose the option ``found`` there.
    """

    code: str
    step: int | None
    """Number of the step, from 1; None: after the last one."""
    path: str | None
    expected: Any
    found: Any
    asked: int | None
    """The seat that is asked at that moment; None: the game is over."""
    options: list[Record]
    """What is legal at that moment."""


class Failed(Exception):
    """A scenario and the game part here."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.code)
        self.failure = failure


class Match(msgspec.Struct, frozen=True):
    """An option for a table: what of the table is still to be said, and the first step that is not part of it."""

    option: Record
    rest: Record
    after: int


class Several(msgspec.Struct, frozen=True):
    """Too many options for a table; ``judged`` if only ``offers`` and ``denies`` followed it to the last step."""

    options: list[Record]
    judged: bool


class Stream:
    """A game that is taken through the steps of a scenario. ``state`` is where it has come to.

    The numbered rules are those of the scenario format ("Options and matching"). A few things go beyond its letter, and
    only where the scenario would otherwise fail. The game may ask at once what the scenario says in two steps, and the
    option taken for the first says the second already (``spare``). It may ask for a card before its place, which tells
    equal cards apart, or for a symbol, branch or card that the scenario does not mention (``look_ahead``). It may ask
    first what the scenario says in the next step (``done``, ``forced``), and not ask at all whether somebody passes, is
    willing, or has picked enough, who the only opponent is, or which cards it moves when there are no others
    (``happened``). And a choice may still be open at the end, if the last steps only say what it offers (``open``).

    Of options that a table cannot tell apart the first is taken. Cards of one name may yet carry different things, so
    that a scenario which fails may have meant another: ``equal`` says where there were several, and ``other`` which of
    them to take at one of these choices.
    """

    def __init__(self, state: State, steps: tuple[ScenarioStep, ...], other: tuple[int, int] | None = None) -> None:
        self.state = state
        self.steps = steps
        self.other = other
        self.equal: list[int] = []  # by choice of that kind: how many options there were
        self.at = 0  # the step that is being carried out
        self.done: list[int] = []  # steps that were carried out before the one in front of them
        self.forced: list[Record] = []  # what the present step has left unmentioned because there was no choice
        self.chooser: int | None = None  # who chose last
        self.chosen_in = 0  # in which turn
        self.looking = False  # this is no more than a look ahead
        self.agreeing = False  # a question of the present step was answered without being mentioned
        self.spare: Record = {}  # what the last option says beyond the tables that it was taken for
        self.open: list[Record] | None = None
        self.unmentioned = 0  # decisions taken for the present step that it does not mention
        self.happened: list[Record] = []  # what the last choice brought about, as whoever made it could see

    def run(self) -> None:
        """Carry out all steps, or raise Failed."""
        while self.at < len(self.steps):
            at = self.at
            step = self.steps[at]
            if at in self.done:
                self.at += 1
                continue
            self.unmentioned = 0
            before = self.state.copy()
            chooser, spare, done, forced = self.chooser, self.spare, self.done[:], self.forced
            happened = self.happened
            self.forced = []
            try:
                if step.choose is None:
                    self.judge_here(step)
                    self.at += 1
                else:
                    self.at = self.settle(step, step.choose, step.seat, fresh=True)
            except Failed:
                self.chooser, self.spare, self.done, self.forced = chooser, spare, done, forced
                self.happened = happened
                if not self.already_said(step):
                    raise
                self.state = before
                self.at = at + 1

    def options(self) -> list[Record]:
        """What is legal now, equal options once."""
        if self.open is not None:
            return self.open
        decision = self.state.decision()
        return distinct(decision.options) if decision is not None else []

    def fail(self, code: str, expected: object, found: object, options: list[Record] | None = None) -> Failed:
        decision = self.state.decision()
        asked = decision.seat if decision is not None else None
        legal = self.options() if options is None else options
        return Failed(Failure(code, self.at + 1, None, expected, found, asked, legal))

    def take(self, option: Record) -> None:
        decision = self.state.decision()
        assert decision is not None
        events: list[RawEvent] = []
        self.state.events = events
        self.state.apply(self.meant(decision.options, option))
        self.state.events = None
        told = [self.state.event(raw, decision.seat) for raw in events]
        self.happened = [record for record in told if record is not None]

    def meant(self, options: list[Record], option: Record) -> int:
        """The index of an option, or of one that a table cannot tell from it."""
        equal = alike(options, option)
        if len(equal) == 1:
            return equal[0]
        self.equal.append(len(equal))
        if self.other is not None and self.other[0] == len(self.equal) - 1:
            return equal[self.other[1]]
        return options.index(option)

    # A step that chooses

    def settle(self, step: ScenarioStep, table: Record, seat: int | None, fresh: bool) -> int:
        """Choose by the table, and by what is left of it, until it is used up; the next step to carry out."""
        while True:
            decision = self.state.decision()
            if decision is None:
                raise self.fail("scenario-over", table, None)
            options = distinct(decision.options)
            wanted = table.get("seat") if seat is None else seat
            if step.auto and self.let_partner(wanted, table):
                seat = self.state.asked
                table = without(table, {"seat": 0}) if table.get("seat") == wanted else table
                if not table:
                    return self.at + 1
                continue
            met: Match | Several | None = None
            if seat is None or seat == decision.seat:
                met = self.match(options, worded(table, options) if step.auto else table, decision.seat)
                if isinstance(met, Match) or (isinstance(met, Several) and met.judged):
                    if fresh:
                        self.judge(step, options)
                    if isinstance(met, Several):
                        self.open = met.options
                        return len(self.steps)
                    return self.carry_out(step, met, decision.seat, decision.prompt, fresh)
            if met is None and step.auto and self.take_forced(step, options, decision.seat):
                continue
            yes = yes_of(options)
            if step.auto and yes is not None and "answer" not in table and (seat is None or seat == decision.seat):
                return self.agree(step, table, seat, yes, fresh)
            if step.auto and seat in (None, decision.seat):
                ahead = self.look_ahead(step, options, table, decision.seat)
                if ahead is not None:
                    if fresh:
                        self.judge(step, options)
                    return self.carry_out(step, ahead, decision.seat, decision.prompt, fresh)
            if isinstance(met, Several):
                raise self.fail("several-match", table, met.options, options)
            if seat is not None and seat != decision.seat:
                failed = self.fail("wrong-seat", seat, decision.seat, options)
                went_on = step.auto and (self.decline(step, options, decision.seat) or self.pick_all(options))
            else:
                failed = self.fail("no-match", table, None, options)
                went_on = step.auto and (
                    self.take_next(options, decision.seat)
                    or self.decline(step, options, decision.seat)
                    or self.pick_all(options)
                )
            if not went_on:
                raise failed
            try:
                return self.settle(step, table, seat, fresh)
            except Failed:
                raise failed from None

    def carry_out(self, step: ScenarioStep, met: Match, seat: int, prompt: str, fresh: bool) -> int:
        """Take the option of a match and go on with what its table still says (rules 1 to 3)."""
        said: Record = {}
        for one in self.steps[self.at : met.after]:
            said |= one.choose or {}
        spare = without(met.option, said)
        self.spare = spare if fresh else self.spare | spare
        self.chooser = seat
        self.chosen_in = self.state.turns
        self.take(met.option)
        rest = dict(met.rest)
        if rest.get("cards") == []:
            del rest["cards"]
            self.stop_picking(seat, prompt, met.after)
        self.at = met.after - 1
        if not rest:
            return met.after
        before = self.state.copy()
        try:
            return self.settle(step, rest, seat, fresh=False)
        except Failed:
            self.state = before
            if rest.keys() == {"n"} and self.take_as_many(met.option, rest["n"], seat, prompt, met.after):
                return met.after
            if not self.goes_without_saying(rest, seat):
                raise
            return met.after

    def take_as_many(self, option: Record, number: object, seat: int, prompt: str, after: int) -> bool:
        """Take the option again until it was taken so many times, where the game asks for one token after the other."""
        for _ in range(number - 1 if isinstance(number, int) else 0):
            decision = self.state.decision()
            if decision is None or (decision.seat, decision.prompt) != (seat, prompt):
                return False
            if option not in decision.options:
                return False
            self.take(option)
        self.stop_picking(seat, prompt, after)
        return True

    def goes_without_saying(self, rest: Record, seat: int) -> bool:
        """Whether what is left of a table is nothing that a game has to ask: that one is willing, where a thing is, to
        which pile it goes, who the only opponent is, or who has chosen just now."""
        pile = rest.keys() == {"to"} and str(rest["to"]).endswith(PILES)
        own = rest == {"seat": seat}
        return rest in NOT_ASKED or rest.keys() == {"at"} or pile or own or self.is_only_opponent(rest, seat)

    def stop_picking(self, seat: int, prompt: str, after: int) -> None:
        """All of ``cards`` are picked one by one: say so, if that is asked and no step says it."""
        decision = self.state.decision()
        if decision is None or decision.seat != seat or decision.prompt != prompt:
            return
        if after < len(self.steps) and (self.steps[after].choose or {}).get("answer") == "done":
            return
        done = [option for option in distinct(decision.options) if option.get("answer") == "done"]
        if len(done) == 1:
            self.take(done[0])

    def match(self, options: list[Record], table: Record, seat: int) -> Match | Several | None:
        """The one option for a table (rules 1 to 3); None if nothing fits it."""
        after = self.at + 1
        fitting = [option for option in options if fits(table, option)]
        if len(fitting) == 1:
            return Match(fitting[0], {}, after)
        if fitting:
            whole = self.steps[self.at].choose or {}
            exact = [option for option in fitting if fits(whole, option)]
            if len(exact) == 1:
                return Match(exact[0], {}, after)
            return self.narrow(fitting, seat)
        if "cards" in table and not any("cards" in option for option in options):
            picked = self.pick(options, table, seat)
            if picked is not None:
                return picked
        agreeing = [option for option in options if agrees(table, option)]
        if len(agreeing) == 1:
            return Match(agreeing[0], without(table, agreeing[0]), after)
        return None

    def narrow(self, fitting: list[Record], seat: int) -> Match | Several:
        """Add the tables of the following steps until one option is left (rule 2)."""
        left = fitting
        judged = False
        failed: Failed | None = None
        for number in range(self.at + 1, len(self.steps)):
            if number in self.done:
                continue
            step = self.steps[number]
            if step.seat is not None and step.seat != seat:
                return Several(fitting, False)
            try:
                self.judge(step, left, number)
            except Failed as first:
                failed = failed or first
            judged = step.choose is None
            if step.choose is None:
                continue
            met = [option for option in left if fits(step.choose, option)]
            if not met:
                met = [option for option in left if agrees(step.choose, option)]
                if len(met) != 1:
                    return Several(fitting, False)
            if len(met) == 1:
                if failed is not None:
                    raise failed
                return Match(met[0], without(step.choose, met[0]), number + 1)
            left = met
        if judged and failed is not None:
            raise failed
        return Several(left, judged)

    def look_ahead(self, step: ScenarioStep, options: list[Record], table: Record, seat: int) -> Match | None:
        """Of several options for a table, the only one after which the rest of it can be said in this turn.

        If the table says no more, the next step must be possible: a game that asks for card and place at once could
        tell the options apart by both. If it fits none, something may come first that it does not mention.
        """
        candidates = [option for option in options if fits(table, option)]
        candidates = candidates or [option for option in options if agrees(table, option)]
        if not candidates:
            candidates = [option for option in options if "answer" not in option]
        elif len(candidates) < 2:
            return None
        if self.looking:
            return None
        found: list[Match] = []
        for option in candidates:
            rest = without(table, option)
            following = self.steps[self.at + 1] if self.at + 1 < len(self.steps) else None
            ahead = Stream(self.state.copy(), self.steps)
            ahead.at = self.at
            ahead.looking = True
            ahead.take(option)
            try:
                if rest:
                    ahead.settle(step, rest, seat, fresh=False)
                elif following is not None and following.choose is not None and following.seat in (None, seat):
                    ahead.at += 1
                    ahead.settle(following, following.choose, seat, fresh=True)
                else:
                    return None
            except Failed:
                continue
            if ahead.chosen_in == self.state.turns:
                found.append(Match(option, rest, self.at + 1))
        return found[0] if len(found) == 1 else None

    def pick(self, options: list[Record], table: Record, seat: int) -> Match | Several | None:
        """One card of ``cards``, or the end of picking, where the game asks for them one by one."""
        cards = table["cards"]
        assert isinstance(cards, list)
        others = without(table, {"cards": 0})
        if not cards:
            return self.match(options, others | {"answer": "done"}, seat)
        if "card" in table or not any("card" in option for option in options):
            return None
        for card in cards:
            one = others | {"card": card}
            met = self.match(options, one, seat)
            left = list(cards)
            left.remove(card)
            if isinstance(met, Several):
                able = [option for option in met.options if self.completes(option, table | {"cards": left})]
                if len(able) == 1 or self.all_meant(one, cards.count(card)):
                    met = Match((able or met.options)[0], {}, self.at + 1)
            if isinstance(met, Match) and "card" in met.option:
                return Match(met.option, met.rest | {"cards": left}, met.after)
        return None

    def all_meant(self, table: Record, number: int) -> bool:
        """Whether so many picks take all cards that fit the table: then it does not matter which of them is first."""
        decision = self.state.decision()
        assert decision is not None
        return sum(fits(table, option) for option in decision.options) <= number

    # What is decided without being mentioned (rule 4)

    def take_forced(self, step: ScenarioStep, options: list[Record], asked: int) -> bool:
        """Take the only option, or pass in a window of a seat that the step does not name."""
        chosen = options
        if len(options) > 1:
            window = len(self.state.stack) > 1  # to pass one's own turn is no small matter
            chosen = [option for option in options if option.get("answer") == "pass" and step.seat != asked and window]
        if len(chosen) != 1 or self.unmentioned == UNMENTIONED:
            return False
        self.unmentioned += 1
        if len(options) == 1 and step.seat in (None, asked):
            self.forced.append(chosen[0])
        self.take(chosen[0])
        return True

    def let_partner(self, seat: object, table: Record) -> bool:
        """Let the seat that is meant go first, where partners may choose between them; it then makes the choice."""
        if seat == self.state.asked or table.get("kind") == FIRST:
            return False
        letting = [option for option in self.options() if fits({"kind": FIRST, "seat": seat}, option)]
        if len(letting) != 1:
            return False
        self.chooser = self.state.asked
        self.take(letting[0])
        return self.state.asked == seat

    def pick_all(self, options: list[Record]) -> bool:
        """Take the first of several picks that all have to be made in the end: only their order is open."""
        if self.unmentioned == UNMENTIONED or not self.all_are_picked():
            return False
        self.unmentioned += 1
        self.take(options[0])
        return True

    def all_are_picked(self) -> bool:
        """Whether what is asked for now, one by one, is all that can be picked: cards, or tokens, in any order."""
        first, last = self.state.copy(), self.state.copy()
        for ahead in (first, last):
            while self.is_still_asked(ahead):
                decision = ahead.decision()
                assert decision is not None
                if len(decision) > 1 and any("answer" in option for option in decision.options):
                    return False
                ahead.apply(0 if ahead is first else len(decision) - 1)
        return first.digest() == last.digest() or self.all_cards_are_picked()

    def all_cards_are_picked(self) -> bool:
        """Whether the cards that are asked for now, one by one, are as many as can be picked."""
        ahead = self.state.copy()
        left = len(ahead.codes)
        while self.is_still_asked(ahead):
            decision = ahead.decision()
            assert decision is not None
            if left == 0:
                return all(fits(STOPPING, option) for option in decision.options)
            if len(decision) != left or any("card" not in option for option in decision.options):
                return False
            ahead.apply(0)
            left -= 1
        return left == 0

    def is_still_asked(self, ahead: State) -> bool:
        """Whether the question of the present moment is asked again at a later one, in the same turn."""
        now = self.state
        return (ahead.asked, ahead.prompt, ahead.turns) == (now.asked, now.prompt, now.turns)

    def decline(self, step: ScenarioStep, options: list[Record], asked: int) -> bool:
        """Say no to what a seat may do that the step does not name, where a game calls passing so, or stop picking."""
        declining = [option for option in options if option.get("answer") == "no" and step.seat != asked]
        if step.choose is not None and not step.choose.keys() & {"card", "cards"}:
            declining += [option for option in options if fits(STOPPING, option)]
        if len(declining) != 1 or self.unmentioned == UNMENTIONED:
            return False
        self.unmentioned += 1
        self.take(declining[0])
        return True

    def take_next(self, options: list[Record], asked: int) -> bool:
        """Carry out the next step before the present one: the game asks in another order."""
        number = self.at + 1
        if number >= len(self.steps) or number in self.done:
            return False
        step = self.steps[number]
        if step.choose is None or not step.auto or (step.seat is not None and step.seat != asked):
            return False
        fitting = [option for option in options if fits(step.choose, option)]
        if len(fitting) != 1:
            return False
        self.judge(step, options, number)
        self.done.append(number)
        self.take(fitting[0])
        return True

    def agree(self, step: ScenarioStep, table: Record, seat: int | None, yes: Record, fresh: bool) -> int:
        """Say yes, and try the table on the next decision; what the yes has said need not be said again.

        If that fails, say no: what is meant may be the second of two things that one may do.
        """
        decision = self.state.decision()
        assert decision is not None
        before, done = self.state.copy(), self.done[:]
        inner, self.agreeing = self.agreeing, True
        try:
            self.take(yes)
            after = self.state.copy()
            try:
                return self.settle(step, table, seat, fresh)
            except Failed as failed:
                self.done = done
                if agrees(table, yes):
                    self.state = after
                    rest = without(table, yes)
                    return self.settle(step, rest, decision.seat, fresh) if rest else self.at + 1
                if inner:  # one question is answered either way, not all of them
                    raise
                self.state = before
                self.take(next(option for option in self.options() if option["answer"] == "no"))
                try:
                    return self.settle(step, table, seat, fresh)
                except Failed:
                    raise failed from None
        finally:
            self.agreeing = inner

    # What must be possible, and what must not

    def judge(self, step: ScenarioStep, options: list[Record], number: int | None = None) -> None:
        """Compare ``offers`` and ``denies`` with the options."""
        code = expected = found = None
        for table in step.offers:
            if code is None and not self.offered(table, options, step.auto):
                code, expected = "not-offered", table
        for table in step.denies:
            for option in options:
                if code is None and fits(table, option):
                    code, expected, found = "not-denied", table, option
            if code is None and self.picks_one_by_one(table, options) and self.can_pick(table):
                code, expected, found = "not-denied", table, table
        if code is not None:
            failed = self.fail(code, expected, found, options)
            if number is not None:
                failed.failure = msgspec.structs.replace(failed.failure, step=number + 1)
            raise failed

    def offered(self, table: Record, options: list[Record], auto: bool) -> bool:
        """Whether an option fits the table, or agrees with it and leads the same seat to one that fits its rest."""
        if any(fits(worded(table, options), option) for option in options):
            return True
        if self.picks_one_by_one(table, options):
            return self.can_pick(table)
        decision = self.state.decision()
        assert decision is not None
        for option in options:
            rest = without(table, option)
            if not auto or not rest or not agrees(table, option):
                continue
            ahead = Stream(self.state.copy(), ())
            ahead.take(option)
            following = ahead.state.decision()
            if following is None or following.seat != decision.seat or following.prompt == decision.prompt:
                continue
            if ahead.offered(rest, distinct(following.options), auto):
                return True
        return False

    def picks_one_by_one(self, table: Record, options: list[Record]) -> bool:
        """Whether the table says several cards at once, and the game now asks for one of them."""
        if "cards" not in table or "card" in table or self.open is not None:
            return False
        return any("card" in option for option in options) and not any("cards" in option for option in options)

    def can_pick(self, table: Record) -> bool:
        """Whether exactly these cards can be picked one by one, in some order."""
        decision = self.state.decision()
        cards = table["cards"]
        assert decision is not None
        assert isinstance(cards, list)
        for card in sorted(set(cards)):
            left = list(cards)
            left.remove(card)
            for number, option in enumerate(decision.options):
                fitting = fits(without(table, {"cards": 0}) | {"card": card}, option)
                if fitting and self.completes_at(number, table | {"cards": left}):
                    return True
        return False

    def completes(self, option: Record, rest: Record) -> bool:
        """Whether this option, or one that a table cannot tell from it, begins a pick of which that is the rest."""
        decision = self.state.decision()
        assert decision is not None
        return any(self.completes_at(number, rest) for number in alike(decision.options, option))

    def completes_at(self, number: int, rest: Record) -> bool:
        ahead = Stream(self.state.copy(), ())
        ahead.state.apply(number)
        if not self.is_still_asked(ahead.state):
            return not rest["cards"]
        if rest["cards"]:
            return ahead.can_pick(rest)
        return any(fits(STOPPING, option) for option in ahead.options())

    def judge_here(self, step: ScenarioStep) -> None:
        """A step without a choice: it speaks of the decision that is asked now.

        Forced decisions of other seats come before it. If it fails, those of its own seat in the same turn do too.
        """
        while True:
            decision = self.state.decision()
            if decision is None:
                if step.seat is not None or step.offers:
                    raise self.fail("scenario-over", step.seat if step.seat is not None else step.offers[0], None)
                return
            if step.seat is None or step.seat == decision.seat:
                break
            if step.auto and self.let_partner(step.seat, {}):
                break
            options = distinct(decision.options)
            if not step.auto or not (self.take_forced(step, options, decision.seat) or self.pick_all(options)):
                raise self.fail("wrong-seat", step.seat, decision.seat)
        try:
            self.judge(step, self.options())
        except Failed as failed:
            if not step.auto or failed.failure.code != "not-offered" or not self.judge_later(step):
                raise

    def judge_later(self, step: ScenarioStep) -> bool:
        """Whether the step holds behind decisions of this turn that need not be mentioned; goes there if so."""
        before = self.state
        self.state = before.copy()
        while self.state.turns == before.turns and (decision := self.state.decision()) is not None:
            options = distinct(decision.options)
            yes = yes_of(options)
            own = step.seat is None or step.seat == decision.seat
            if own and yes is not None and not any("answer" in table for table in step.offers):
                self.take(yes)
            elif not self.take_forced(step, options, decision.seat):
                break
            decision = self.state.decision()
            if decision is None or (step.seat is not None and step.seat != decision.seat):
                continue
            try:
                self.judge(step, self.options())
            except Failed:
                continue
            if self.state.turns == before.turns:
                return True
        self.state = before
        return False

    def already_said(self, step: ScenarioStep) -> bool:
        """Whether the option taken last says all that this step says, beyond the tables that it was taken for."""
        if step.auto and step.choose in (*NOT_ASKED, STOPPING) and not step.offers and not step.denies:
            return step.choose in NOT_ASKED or self.picked_before()
        if not step.auto or step.choose == {}:
            return False
        if step.choose is not None and not step.offers and not step.denies:
            if self.chooser is not None and self.is_only_opponent(step.choose, self.chooser):
                return True
            if self.has_happened(step.choose):
                return True
        if step.seat is not None and step.seat != self.chooser:
            return False
        tables = list(step.offers) if step.choose is None else [step.choose, *step.offers]
        for option in self.forced:
            if tables and all(fits(table, option) for table in tables):
                self.forced.remove(option)
                return True
        if not tables or not all(fits(table, self.spare) for table in tables):
            return False
        if any(fits(table, self.spare) for table in step.denies):
            return False
        if step.choose is not None:
            self.spare = without(self.spare, step.choose)
        return True

    def picked_before(self) -> bool:
        """Whether the step before this one picks cards: the game may have seen that there are no more to pick."""
        said = self.steps[self.at - 1].choose if self.at > 0 else None
        return said is not None and ("card" in said or "cards" in said)

    def is_only_opponent(self, table: Record, seat: int) -> bool:
        """Whether the table names no more than the one other player: there is nobody else to choose."""
        return self.state.seats == 2 and table == {"seat": 1 - seat}

    def has_happened(self, table: Record) -> bool:
        """Whether the cards of a table were moved by the last choice itself: all of them, when there were no others."""
        if not table or not table.keys() <= {"card", "cards"}:
            return False
        wanted = [table["card"]] if "card" in table else []
        more = table.get("cards", [])
        wanted += more if isinstance(more, list) else []
        left = list(self.happened)
        for card in wanted:
            record = next((one for one in left if one.get("card") == card), None)
            if record is None:
                return False
            left.remove(record)
        self.happened = left
        return True
