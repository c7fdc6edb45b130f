"""The steps of a scenario, matched as a stream against the decisions of a game, however finely those are cut."""

from __future__ import annotations

from typing import Any

import msgspec

from perfidie.kernel.options import Record
from perfidie.kernel.state import State

FIELDS: dict[str, str] = {
    "kind": "text",
    "symbol": "text",
    "card": "text",
    "at": "text",
    "to": "text",
    "seat": "number",
    "host": "text",
    "cards": "texts",
    "choice": "text",
    "answer": "text",
    "n": "number",
}
"""The fields of a table that is matched with options, and what they hold."""

DECLINING = {"no": "pass", "pass": "no"}
"""A "may" is declined by the one word and a window by the other: which of the two it is, the game decides."""

NOT_ASKED: tuple[Record, ...] = ({"answer": "pass"}, {"answer": "yes"})
STOPPING: Record = {"answer": "done"}
"""What games may or may not ask for, as they please: whether one passes, is willing, or has picked enough."""

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


def same(expected: object, found: object, ordered: bool = False) -> bool:
    """Whether two values are equal; lists as multisets, unless they are ordered. A number is never a truth value.

    >>> same(["5R", "4B"], ["4B", "5R"]), same(["5R", "4B"], ["4B", "5R"], ordered=True), same(1, True)
    (True, False, False)
    """
    if isinstance(expected, (list, tuple)) and isinstance(found, (list, tuple)):
        if len(expected) != len(found):
            return False
        if ordered:
            return all(same(one, other) for one, other in zip(expected, found, strict=True))
        left = list(found)
        for one in expected:
            at = next((i for i, other in enumerate(left) if same(one, other)), None)
            if at is None:
                return False
            del left[at]
        return True
    if isinstance(expected, dict) and isinstance(found, dict):
        return expected.keys() == found.keys() and all(same(value, found[key]) for key, value in expected.items())
    return isinstance(expected, bool) == isinstance(found, bool) and expected == found


def fits(table: Record, option: Record) -> bool:
    """Every field that the table names is in the option, and equal.

    >>> fits({"card": "5R"}, {"kind": "play", "card": "5R", "to": "own"}), fits({"seat": 1}, {"kind": "decline"})
    (True, False)
    """
    return all(name in option and same(value, option[name]) for name, value in table.items())


def agrees(table: Record, option: Record) -> bool:
    """Table and option share fields, and in these they are equal.

    >>> agrees({"card": "swap", "seat": 1}, {"kind": "play", "card": "swap", "to": "middle"})
    True
    """
    shared = [name for name in table if name in option]
    return bool(shared) and all(same(table[name], option[name]) for name in shared)


def distinct(options: list[Record]) -> list[Record]:
    """The options without repetitions: those that differ only by which of several equal cards is meant are one.

    So are those that differ only in what a table cannot say, such as what lies on a card.
    """
    seen: list[Record] = []
    found: list[Record] = []
    for option in options:
        sayable = {name: value for name, value in option.items() if name in FIELDS}
        if sayable not in seen:
            seen.append(sayable)
            found.append(option)
    return found


def worded(table: Record, options: list[Record]) -> Record:
    """The table as the game would put it: declining has two names.

    >>> worded({"answer": "pass"}, [{"answer": "yes"}, {"answer": "no"}])
    {'answer': 'no'}
    """
    answer = table.get("answer")
    if answer in DECLINING and not any(option.get("answer") == answer for option in options):
        other = DECLINING[str(answer)]
        if any(option.get("answer") == other for option in options):
            return table | {"answer": other}
    return table


def without(table: Record, names: Record) -> Record:
    return {name: value for name, value in table.items() if name not in names}


def yes_of(options: list[Record]) -> Record | None:
    """The ``yes`` of a decision that asks just yes or no."""
    if len(options) == 2:
        for yes, no in (options, options[::-1]):
            if yes.get("answer") == "yes" and no.get("answer") == "no":
                bare = without(yes, {"kind": 0, "answer": 0}) == without(no, {"kind": 0, "answer": 0})
                return yes if bare else None
    return None


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
    equal cards apart (``look_ahead``). It may ask first what the scenario says in the next step (``done``, ``forced``),
    and not ask at all whether somebody passes, is willing, or has picked enough. And a choice may still be open at the
    end, if the last steps only say what it offers (``open``).
    """

    def __init__(self, state: State, steps: tuple[ScenarioStep, ...]) -> None:
        self.state = state
        self.steps = steps
        self.at = 0  # the step that is being carried out
        self.done: list[int] = []  # steps that were carried out before the one in front of them
        self.forced: list[Record] = []  # what the present step has left unmentioned because there was no choice
        self.chooser: int | None = None  # who chose last
        self.chosen_in = 0  # in which turn
        self.looking = False  # this is no more than a look ahead
        self.spare: Record = {}  # what the last option says beyond the tables that it was taken for
        self.open: list[Record] | None = None
        self.unmentioned = 0  # decisions taken for the present step that it does not mention

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
            self.forced = []
            try:
                if step.choose is None:
                    self.judge_here(step)
                    self.at += 1
                else:
                    self.at = self.settle(step, step.choose, step.seat, fresh=True)
            except Failed:
                self.chooser, self.spare, self.done, self.forced = chooser, spare, done, forced
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
        self.state.apply(decision.options.index(option))

    # A step that chooses

    def settle(self, step: ScenarioStep, table: Record, seat: int | None, fresh: bool) -> int:
        """Choose by the table, and by what is left of it, until it is used up; the next step to carry out."""
        while True:
            decision = self.state.decision()
            if decision is None:
                raise self.fail("scenario-over", table, None)
            options = distinct(decision.options)
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
                raise self.fail("wrong-seat", seat, decision.seat, options)
            failed = self.fail("no-match", table, None, options)
            if not step.auto or not self.take_next(options, decision.seat):
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
        if rest:
            return self.settle(step, rest, seat, fresh=False)
        return met.after

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
        tell the options apart by both.
        """
        candidates = [option for option in options if fits(table, option)]
        candidates = candidates or [option for option in options if agrees(table, option)]
        if len(candidates) < 2 or self.looking:
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
            if isinstance(met, Several) and self.all_meant(one, cards.count(card)):
                met = Match(met.options[0], {}, self.at + 1)
            if isinstance(met, Match) and "card" in met.option:
                left = list(cards)
                left.remove(card)
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
            chosen = [option for option in options if option.get("answer") == "pass" and step.seat != asked]
        if len(chosen) != 1 or self.unmentioned == UNMENTIONED:
            return False
        self.unmentioned += 1
        if len(options) == 1 and step.seat in (None, asked):
            self.forced.append(chosen[0])
        self.take(chosen[0])
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
        """Say yes, and try the table on the next decision; what the yes has said need not be said again."""
        decision = self.state.decision()
        assert decision is not None
        asked = decision.seat
        self.take(yes)
        after = self.state.copy()
        done = self.done[:]
        try:
            return self.settle(step, table, seat, fresh)
        except Failed:
            if not agrees(table, yes):
                raise
            self.state = after
            self.done = done
            rest = without(table, yes)
            if rest:
                return self.settle(step, rest, asked, fresh)
            return self.at + 1

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
        if code is not None:
            failed = self.fail(code, expected, found, options)
            if number is not None:
                failed.failure = msgspec.structs.replace(failed.failure, step=number + 1)
            raise failed

    def offered(self, table: Record, options: list[Record], auto: bool) -> bool:
        """Whether an option fits the table, or agrees with it and leads the same seat to one that fits its rest."""
        if any(fits(worded(table, options), option) for option in options):
            return True
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
            if not step.auto or not self.take_forced(step, distinct(decision.options), decision.seat):
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
        if not step.auto or (step.seat is not None and step.seat != self.chooser):
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
