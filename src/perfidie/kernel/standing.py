"""How well the seats of a match stand: what a game tells bots that compare positions."""

from __future__ import annotations

from perfidie.kernel.state import State


class Standing:
    """A game's measure of a position: one frozen object for all its matches. This one finds all positions alike.

    Games say more in a subclass beside their rules, so that it can be compiled with them.
    """

    def worth(self, state: State, seat: int) -> float:
        """How well a seat stands in this world, from about 0 to 1."""
        return 0.0

    def menace(self, state: State, seat: int) -> float:
        """How well a rival seems to stand: what nobody can see may be left out."""
        return self.worth(state, seat)

    def danger(self, state: State, rivals: list[int]) -> float:
        """How well the best of these rivals seems to stand."""
        most = 0.0
        for rival in rivals:
            menace = self.menace(state, rival)
            if menace > most:
                most = menace
        return most

    def means(self, state: State, seat: int) -> int:
        """What the seat has to spend (Power, gold)."""
        return 0

    def envy(self, state: State) -> float:
        """How much the best rival's standing counts against the own one now."""
        return 0.5

    def is_wary(self, state: State) -> bool:
        """Whether it still counts what may be left to a rival who is near to victory."""
        return True

    def sharpness(self, state: State) -> float:
        """How much a lead in worth tells about who will win: odds are ``exp(sharpness * lead)``."""
        return 5.0

    def faith(self, state: State) -> float:
        """The same for people who look back at a match, as games by steady bots have shown it."""
        return 2.0

    def horizon(self, state: State) -> int:
        """So many turns bots that search think ahead."""
        return 2 * state.seats

    def near(self, state: State, seat: int) -> float:
        """Whoever has this seat and stands as well as that may win in one turn, and takes care not to miss it."""
        return 9.0

    def wins_in_turn(self, state: State, seat: int) -> bool:
        """Whether the seat can win by what it does in its turn; others have won when it begins, or not yet."""
        return True

    def leaps(self) -> bool:
        """Whether to reach the goal, and have it counted later, shows as a leap of the standing."""
        return False

    def sign(self, state: State, seat: int) -> int:
        """The same for positions in which all is the same on the seat's own side, and hardly ever for others."""
        return 0

    def luck(self, state: State, seat: int) -> int:
        """Where a victory of the seat hangs on luck a number above 0, another one once luck has had its say; else 0."""
        return 0

    def rivals(self, state: State, seat: int) -> list[int]:
        """The seats whose success is this one's loss: all others, where nobody has a partner."""
        return [other for other in range(state.seats) if other != seat]

    def stops(self, code: int) -> bool:
        """Whether an option only ends, declines or passes."""
        return False
