"""A game is a state that asks: at every moment it is over, or exactly one seat is asked one decision.

The contract of :class:`State` is the contract of every game; :mod:`perfidie.kernel.conformance` tests it.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar

import msgspec

from perfidie.kernel.errors import IllegalChoice
from perfidie.kernel.knowledge import Knowledge
from perfidie.kernel.options import Record
from perfidie.kernel.rng import Rng

if TYPE_CHECKING:
    from perfidie.kernel.reasons import Reason
    from perfidie.kernel.view import View

S = TypeVar("S", bound="State")

NOBODY: Final = -1

DONE: Final = 0
ASKED: Final = 1
STUCK: Final = 2
UNSEEN: Final = 3

RawEvent = tuple[int, int, int, int, int, int]
"""kind, seat, card, two further fields, and the viewers that may read the card (a bit set)."""


class Step(Generic[S]):
    """One instruction of a program: it *does* something, or *asks* something.

    A step is one frozen object, shared by all matches: whatever it remembers between a question and its answer
    stands in the frame. ``do`` answers

    ``DONE``   it is carried out, go on with the next step;
    ``ASKED``  it called ``state.ask`` and has changed nothing; the answer will come to ``take``;
    ``STUCK``  it is mandatory and impossible now (only met in trials, see :meth:`State.resolvable`);
    ``UNSEEN`` in a trial: what follows depends on hidden cards, and whatever they are, the rules can go on.
    """

    def do(self, state: S, frame: list[int]) -> int:
        raise NotImplementedError

    def can(self, state: S, frame: list[int]) -> bool:
        """Whether it could be carried out if its turn came now; steps that can fail say so, with the code of ``do``."""
        return True

    def take(self, state: S, frame: list[int], code: int) -> None:
        """Carry out the answer to the question that ``do`` asked."""
        raise NotImplementedError


Program = tuple[Step[Any], ...]

PROGRAMS: Final[list[Program]] = []
"""All programs; a frame names one by its index. Filled while modules are imported, never changed afterwards."""


NUMBERS: Final[list[int]] = []
"""The number of each program among those of its game: what is saved, whichever games were imported before."""

BY_GAME: Final[dict[str, list[int]]] = {}
"""The indices of each game's programs, in the order of their numbers."""


def program(*steps: Step[Any]) -> int:
    """Register a program and return its index, the first item of its frames."""
    of_game = BY_GAME.setdefault(package_of(steps[0]), [])
    of_game.append(len(PROGRAMS))
    NUMBERS.append(len(of_game) - 1)
    PROGRAMS.append(steps)
    return len(PROGRAMS) - 1


def package_of(thing: object) -> str:
    """The package of the game that defines the thing's class: ``perfidie.games.<game>``."""
    return ".".join(type(thing).__module__.split(".")[:3])


PROGRAM: Final = 0
"""Frame item: the index of the program."""
AT: Final = 1
"""Frame item: the index of the next step."""
ACTOR: Final = 2
"""Frame item: the seat that carries the program out and makes its choices. Registers follow, as the program needs."""


class Decision:
    """What one seat is asked now.

    ``options`` are decoded on demand and valid until the next ``apply``; ``len(decision)`` costs nothing.
    """

    def __init__(self, state: State) -> None:
        self.seat = state.asked
        self.prompt = state.prompt_name(state.prompt)
        self.codes = state.codes
        self.state = state

    def __len__(self) -> int:
        return len(self.codes)

    @property
    def options(self) -> list[Record]:
        return [self.state.option(code) for code in self.codes]

    def __repr__(self) -> str:
        return f"<Decision {self.prompt} of seat {self.seat}: {self.options}>"


class Outcome:
    """How a game ended: the winners' seats (none if it was stopped), and each seat's score where the game has one."""

    def __init__(self, winners: list[int], scores: list[int]) -> None:
        self.winners = winners
        self.scores = scores

    def __repr__(self) -> str:
        return f"<Outcome winners={self.winners} scores={self.scores}>"


class State:
    """A position of one match, complete: rules, hidden cards, random numbers and unfinished effects.

    >>> from perfidie.games import game
    >>> state = game("villains_card_game").start(["hook", "jafar", "ursula"], seed=1)
    >>> while (decision := state.decision()) is not None:
    ...     state.apply(len(decision) - 1)
    >>> state.outcome().winners
    [1]

    A game's state adds its own attributes, names all of them in ``saved_names``, and writes ``copy`` by hand.
    """

    # Attributes in slots: one that has more than thirty others beside it would take Python longer to find.
    __slots__ = (
        "asked", "codes", "ended", "events", "knowledge", "prompt", "rng", "seats", "stack", "trial", "turns",
    )  # fmt: skip

    def __init__(self, seats: int, rng: Rng, knowledge: Knowledge) -> None:
        self.seats = seats
        self.asked = NOBODY  # the seat that is asked; NOBODY when the game is over
        self.prompt = 0  # what it is asked, as a number of the game
        self.codes: list[int] = []  # the legal options, encoded
        self.stack: list[list[int]] = []
        self.rng = rng
        self.knowledge = knowledge
        self.turns = 0  # turns begun so far
        self.ended = False
        self.trial = False
        self.events: list[RawEvent] | None = None  # filled only if somebody listens

    # What a game must say

    def copy(self) -> Self:
        """An independent state, equal to this one; at any moment, inside an effect too. Events are not copied."""
        raise NotImplementedError

    def relabel(self, dealt: list[int]) -> None:
        """Put card ``dealt[i]`` wherever card ``i`` is, in zones and in unfinished effects."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Who won, once the game is over."""
        raise NotImplementedError

    def option(self, code: int) -> Record:
        """The record of an option."""
        raise NotImplementedError

    def event(self, raw: RawEvent, seat: int | None) -> Record | None:
        """The record of an event as this viewer may read it; None if the viewer may not even know that it happened."""
        raise NotImplementedError

    def prompt_name(self, prompt: int) -> str:
        """The name of a question, for catalogues and clients."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """Everything that this viewer (None: a spectator) may see, built by allow-list."""
        raise NotImplementedError

    def why_not(self, option: Record) -> Reason | None:
        """Why the seat that is asked may not choose this; None if it may."""
        raise NotImplementedError

    def saved_names(self) -> list[str]:
        """The names of all attributes that make up the position, apart from those of this class."""
        raise NotImplementedError

    # What the kernel does with it

    def decision(self) -> Decision | None:
        """The one decision that is asked now; None when the game is over."""
        return None if self.asked == NOBODY else Decision(self)

    def apply(self, option: int) -> None:
        """Choose an option by its index in ``decision().options``, and go on to the next decision or the end."""
        codes = self.codes
        if self.asked == NOBODY:
            raise IllegalChoice("game-over")
        if option < 0 or option >= len(codes):
            raise IllegalChoice("not-offered", option=option, offered=len(codes))
        frame = self.stack[-1]
        PROGRAMS[frame[0]][frame[1] - 1].take(self, frame, codes[option])
        self.run()

    def run(self) -> int:
        """Carry out steps until one asks, or none is left: then the game is over."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            steps = PROGRAMS[frame[0]]
            at = frame[1]
            if at == len(steps):
                stack.pop()
                continue
            frame[1] = at + 1
            result = steps[at].do(self, frame)
            if result != DONE:
                if result == STUCK and not self.trial:
                    raise AssertionError(f"step {at} of program {frame[0]} ({steps[at]}) is impossible")
                return result
        self.asked = NOBODY
        self.codes = []
        return DONE

    def ask(self, seat: int, prompt: int, codes: list[int]) -> int:
        """Ask a seat; for the ``do`` of a step. There must be at least one option."""
        self.asked = seat
        self.prompt = prompt
        self.codes = codes
        return ASKED

    def push(self, frame: list[int]) -> None:
        """Carry out the frame's program before anything else goes on; nothing more is begun after the end."""
        if not self.ended:
            self.stack.append(frame)

    def end(self) -> None:
        """The game is over: nothing that is pending will happen."""
        self.ended = True
        self.stack.clear()

    def resolvable(self, frame: list[int]) -> bool:
        """Whether some answers let this program be carried out to its end, found by trying it on copies."""
        trial = self.copy()
        trial.trial = True
        trial.stack = [frame[:]]
        return trial.completes()

    def completes(self) -> bool:
        """In a trial: whether the stack can be carried out to its end. Depth first; uses the state up."""
        result = self.run()
        if result != ASKED:
            return result != STUCK
        codes = self.codes
        last = len(codes) - 1
        for i, code in enumerate(codes):
            branch = self if i == last else self.copy()
            branch.trial = True
            if branch.leads_on(code):
                return True
        return False

    def leads_on(self, code: int) -> bool:
        """In a trial: whether, after this answer to the question, the stack can be carried out to its end."""
        frame = self.stack[-1]
        PROGRAMS[frame[0]][frame[1] - 1].take(self, frame, code)
        return self.completes()

    def redeal(self, seat: int | None, rng: Rng, order: list[int] | None = None) -> Self:
        """Another world that this viewer cannot tell from this one; what chance will bring is another there, too.

        ``order`` lists all cards by their places (``Game.cards_of``): with it, the same ``rng`` deals the same world
        however the unknown cards truly lie.

        A deal in which nobody could have been asked the present question is no such world: then another one is dealt.
        """
        while True:
            world = self.copy()
            world.rng = Rng(rng.word(), rng.word(), rng.word(), 1)
            world.relabel(world.knowledge.redeal(seat, rng, order or list(range(len(self.knowledge.known)))))
            if world.ask_again():
                return world

    def ask_again(self) -> bool:
        """Ask the present question anew, after cards have changed places; False if there is nothing to choose now."""
        if self.asked == NOBODY:
            return True
        self.stack[-1][1] -= 1
        self.trial = True
        result = self.run()
        self.trial = False
        return result == ASKED

    def listen(self) -> None:
        """Keep events from now on."""
        self.events = []

    def tell(self, kind: int, seat: int, card: int = -1, a: int = -1, b: int = -1, viewers: int = -1) -> None:
        """Note an event, if anybody listens; ``viewers`` (by default: who knows it now) can read the card."""
        events = self.events
        if events is not None:
            if viewers < 0:
                viewers = self.knowledge.known[card] if card >= 0 else self.knowledge.everyone
            events.append((kind, seat, card, a, b, viewers))

    def save(self) -> dict[str, Any]:
        """The whole position as plain data, hidden cards included. ``Game.load`` is the way back."""
        saved: dict[str, Any] = {name: getattr(self, name) for name in self.saved_names()}
        saved["seats"] = self.seats
        saved["asked"] = self.asked
        saved["prompt"] = self.prompt
        saved["codes"] = self.codes
        saved["stack"] = [[NUMBERS[frame[PROGRAM]], *frame[AT:]] for frame in self.stack]
        saved["turns"] = self.turns
        saved["ended"] = self.ended
        saved["rng"] = self.rng.save()
        saved["knowledge"] = self.knowledge.save()
        return msgspec.json.decode(msgspec.json.encode(saved))  # type: ignore[no-any-return]

    def restore(self, saved: dict[str, Any]) -> None:
        """Make this state the saved position."""
        fresh = msgspec.json.decode(msgspec.json.encode(saved))
        for name in self.saved_names():
            setattr(self, name, fresh[name])
        self.seats = fresh["seats"]
        self.asked = fresh["asked"]
        self.prompt = fresh["prompt"]
        self.codes = fresh["codes"]
        programs = BY_GAME[package_of(self)]
        self.stack = [[programs[frame[PROGRAM]], *frame[AT:]] for frame in fresh["stack"]]
        self.turns = fresh["turns"]
        self.ended = fresh["ended"]
        self.rng = Rng.load(fresh["rng"])
        self.knowledge = Knowledge.load(fresh["knowledge"])

    def digest(self) -> str:
        """A hash of the whole position."""
        return sha256(msgspec.json.encode(self.save(), order="sorted")).hexdigest()

    def copy_core(self, to: State) -> None:
        """For ``copy``: what this class holds. ``to`` was made with copies of generator and knowledge."""
        to.asked = self.asked
        to.prompt = self.prompt
        to.codes = self.codes
        to.stack = [frame[:] for frame in self.stack]
        to.turns = self.turns
        to.ended = self.ended
        to.trial = self.trial
