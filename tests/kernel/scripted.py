"""A game that asks a fixed list of questions, whatever is answered: what a scenario makes of them is all there is."""

from collections.abc import Mapping, Sequence
from typing import Any

from perfidie.kernel.errors import BadInput, ScenarioError
from perfidie.kernel.game import Game
from perfidie.kernel.knowledge import Knowledge
from perfidie.kernel.options import Record
from perfidie.kernel.rng import Rng
from perfidie.kernel.scenario import Result, parse, run
from perfidie.kernel.state import NOBODY, Outcome, RawEvent, State


class Ask:
    """A question to a seat; a new turn begins with it if it says so, otherwise it is one inside an effect."""

    def __init__(self, seat: int, *options: Record, prompt: int = 0, turn: bool = False) -> None:
        self.seat = seat
        self.options = list(options)
        self.prompt = prompt
        self.turn = turn


class Script(State):
    """Goes through the questions; ``taken`` is what was answered."""

    def __init__(self, asks: list[Ask]) -> None:
        super().__init__(2, Rng.seeded(0), Knowledge.public(0, 2))
        self.asks = asks
        self.taken: list[Record] = []
        self.put()

    def put(self) -> None:
        at = len(self.taken)
        if at == len(self.asks):
            self.asked = NOBODY
            self.codes = []
            return
        ask = self.asks[at]
        self.asked = ask.seat
        self.prompt = ask.prompt
        self.codes = list(range(len(ask.options)))
        self.turns += ask.turn
        self.stack = [[0, 0, ask.seat]] if ask.turn else [[0, 0, ask.seat], [0, 0, ask.seat]]

    def saved_names(self) -> list[str]:
        return ["taken"]

    def event(self, raw: RawEvent, seat: int | None) -> Record | None:
        return self.taken[-1]

    def apply(self, option: int) -> None:
        self.taken.append(self.asks[len(self.taken)].options[option])
        self.put()

    def copy(self) -> "Script":
        to = type(self)(self.asks)
        to.taken = self.taken[:]
        to.turns = 0
        to.put()
        to.turns = self.turns
        return to

    def option(self, code: int) -> Record:
        return self.asks[len(self.taken)].options[code]

    def prompt_name(self, prompt: int) -> str:
        return f"question-{prompt}"

    def outcome(self) -> Outcome | None:
        return Outcome([1], [0, 1]) if self.asked == NOBODY else None


class ScriptedGame(Game):
    """The questions as a game. ``queue`` and ``taken`` are the answers, ``0.size`` is a number, ``map`` a table."""

    id = "scripted"
    rules = 1
    seat_counts = range(2, 3)
    cap = 100

    def __init__(self, *asks: Ask) -> None:
        self.asks = list(asks)

    def start(self, seats: Sequence[str], options: Mapping[str, Any] | None = None, seed: int = 0) -> Script:
        self.check_seats(seats)
        self.check_options(options)
        return Script(self.asks)

    def load(self, saved: Mapping[str, Any]) -> State:
        raise NotImplementedError

    def cards_of(self, state: State) -> list[int]:
        return []

    def position(
        self, seats: Sequence[str], options: Mapping[str, Any] | None, seed: int, start: Mapping[str, Any]
    ) -> Script:
        for key in start:
            raise ScenarioError("start-key", key=key, expected="-")
        return self.start(seats, options, seed)

    def look_up(self, state: State, path: str) -> object:
        assert isinstance(state, Script)
        if path in ("queue", "taken"):
            return [" ".join(str(value) for value in option.values()) for option in state.taken]
        if path == "0.size":
            return len(state.taken)
        if path == "map":
            return {"all": ["a", "b"], "open": True}
        raise ScenarioError("unknown-path", path=path, expected="queue, taken, 0.size, map")

    def rule_ids(self) -> tuple[str, ...]:
        return ("1", "2", "3")

    def card_ids(self) -> tuple[str, ...]:
        return ("x/a", "x/b")

    def find(self, id: str) -> Game:
        if id != self.id:
            raise BadInput("unknown-game", game=id, expected=self.id)
        return self

    def check(self, text: str) -> Result:
        """The result of a scenario of this game, of which only what matters is written."""
        return run(parse("it.toml", f'game = "scripted"\nseats = ["0", "1"]\n{text}'), self.find)
