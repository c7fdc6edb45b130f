"""Looking at the top of the own Fate deck in secret (R1.21, R7.6): the others learn only how many cards were seen.

The cards that are looked at wait aside until the text has said what becomes of them.
"""

from __future__ import annotations

from perfidie.games.villainous.instructions import Choice
from perfidie.games.villainous.names import ASK_CARD, CARD
from perfidie.games.villainous.table import ASIDE, FATE_DECK, FATE_DISCARD, OWNER, SOURCE, ZONES, N, Table
from perfidie.kernel.options import field, pack
from perfidie.kernel.state import ACTOR, AT, DONE, UNSEEN, Step


def looked_at(table: Table, frame: list[int]) -> list[int]:
    """The Fate cards that were looked at, the former top card first."""
    aside = table.zones[frame[OWNER] * ZONES + ASIDE]
    return [card for card in aside if table.cast.fate[card] and card != frame[SOURCE]]


class Look(Step[Table]):
    def __init__(self, number: int) -> None:
        self.number = number

    def can(self, state: Table, frame: list[int]) -> bool:
        seat = frame[OWNER]
        return bool(state.zones[seat * ZONES + FATE_DECK] or state.zones[seat * ZONES + FATE_DISCARD])

    def do(self, state: Table, frame: list[int]) -> int:
        if state.trial:
            return UNSEEN
        state.look_at_top(frame[OWNER], FATE_DECK, self.number, frame[ACTOR])
        return DONE


def look_at_fate_deck(number: int) -> Step[Table]:
    """Look at so many cards from the top of the realm's Fate deck."""
    return Look(number)


class DiscardLooked(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        for card in looked_at(state, frame):
            state.discard(card)
        return DONE


def discard_looked() -> Step[Table]:
    """All cards that were looked at go to the discard."""
    return DiscardLooked()


class DiscardOneLooked(Choice):
    prompt = ASK_CARD

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [pack(CARD, card) for card in looked_at(table, frame)]

    def can(self, table: Table, frame: list[int]) -> bool:
        return True

    def take(self, state: Table, frame: list[int], code: int) -> None:
        card = field(code, 0)
        state.knowledge.pick(card, looked_at(state, frame), 1 << frame[ACTOR], True)
        state.discard(card)


def discard_one_looked() -> Step[Table]:
    """One of the cards that were looked at goes to the discard, by choice."""
    return DiscardOneLooked()


class PutLookedBack(Choice):
    """The cards that were looked at go back on the deck: the one chosen first lies on top, the next below it."""

    prompt = ASK_CARD

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [pack(CARD, card) for card in looked_at(table, frame)]

    def can(self, table: Table, frame: list[int]) -> bool:
        return True

    def do(self, state: Table, frame: list[int]) -> int:
        codes = self.choices(state, frame)
        if not codes:
            frame[N] = 0
            return DONE
        return state.ask(frame[ACTOR], self.prompt, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        looked = looked_at(state, frame)
        if frame[N] == 0 and len(looked) > 1:
            state.knowledge.mix(looked, 1 << frame[ACTOR])
        state.put(field(code, 0), FATE_DECK)
        state.bury(frame[OWNER], FATE_DECK, frame[N])
        frame[N] += 1
        frame[AT] -= 1


def put_looked_back() -> Step[Table]:
    """The cards that were looked at go back on top of the deck in any order."""
    return PutLookedBack()
