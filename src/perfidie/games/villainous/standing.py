"""How well a villain stands: mostly the progress towards the objective, a little what helps on the way."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.names import DONE_PICKING, END, NO, PASS
from perfidie.games.villainous.playing import playable
from perfidie.games.villainous.printed import CONDITION
from perfidie.games.villainous.progress import progress
from perfidie.games.villainous.roster import UNWEIGHED
from perfidie.games.villainous.strength import strength
from perfidie.games.villainous.table import HAND, NONE, VILLAIN_DECK, Table
from perfidie.kernel.options import kind_of
from perfidie.kernel.standing import Standing
from perfidie.kernel.state import State

PROGRESS: Final = 0.8
AT_THE_GOAL: Final = 1.0
"""The objective is reached, and only the start of the next turn is awaited."""
POWER: Final = 0.006
MOST_POWER: Final = 12
"""More Power than this is of no further help, as a rule."""
ALLY: Final = 0.008
ITEM: Final = 0.02
HERO: Final = -0.007
PAYABLE: Final = 0.004
"""A card of the hand that can be paid soon."""
WANTED: Final = 0.02
"""A card of the hand that the villain needs next: worth keeping, but worth more when it is played."""
WANTED_LATER: Final = 0.015
"""One that is needed, but cannot be played soon."""
DRAWN: Final = 0.005
"""A card drawn: who goes through the deck quickly finds what is needed."""
USUAL: Final = 3
"""Cards drawn in a round by whoever is neither quick nor slow."""
SLOW: Final = 20
"""Rounds after which a card drawn counts twice: what has not helped for so long had better be replaced."""
SLOWEST: Final = 30
"""Rounds from which on it counts no more: by then a card drawn is worth more than any that is kept, except what is
needed next and can be paid soon."""
FRESH: Final = 0.006
"""A place in the hand that will be filled when the turn ends."""
ENVY: Final = 0.3
"""How much the best rival's standing counts against the own."""
PATIENT_ROUNDS: Final = 10
IMPATIENT_ROUNDS: Final = 24
"""A long game makes impatient: envy falls to nothing from one of these rounds to the other, so that games end."""
WEARY_ROUNDS: Final = 28
"""After so many rounds nobody gives up a gain to keep a rival from winning, either: two who hinder each other well
could go on for ever."""
LENIENCE: Final = 0.001
"""How much the best rival's standing counts for the own from then on: so little that it only tells between what is
alike otherwise, and nobody is hindered for nothing."""
FAITH_IN_TWO: Final = 3.0
"""How much a lead tells about who will win, if nobody else can hinder."""
HAND_SIZE: Final = 4
SOON: Final = 3
"""So much more Power is soon there."""


def standing(table: Table, seat: int) -> float:
    """From about 0 to 1; no card is named, the villain's own progress measure knows what matters."""
    return public_standing(table, seat) + (hand_worth(table, seat) if table.winner == NONE else 0.0)


def public_standing(table: Table, seat: int) -> float:
    """What of it all can see."""
    if table.winner != NONE:
        return 1.0 if table.winner == seat else 0.0
    worth = PROGRESS * progress(table, seat) + POWER * min(table.power[seat], MOST_POWER)
    script = table.cast.scripts[seat]
    if script.start_of_turn and script.holds(table, seat):
        worth += AT_THE_GOAL
    roster = table.rosters[seat] or table.muster(seat)
    if roster.worth == UNWEIGHED:
        roster.worth = realm_worth(table, seat)
    return worth + roster.worth


def realm_worth(table: Table, seat: int) -> float:
    """What the cards of a realm are worth as such."""
    worth = 0.0
    for card in table.realm(seat):
        if table.is_ally(card):
            worth += ALLY * strength(table, card)
        elif table.is_hero(card):
            worth += HERO * (1 + strength(table, card))
        elif not table.cast.fate[card] and (table.host[card] == NONE or not table.is_hero(table.host[card])):
            worth += ITEM  # one that a Hero bears is of no use as such: what it does to the Hero is progress, or not
    return worth


def realm_sign(table: Table, seat: int) -> int:
    """A number for all that lies in a realm."""
    numbers = [table.locked[seat]]
    for card in table.realm(seat):
        numbers += [card, table.at[card], table.host[card], table.flags[card]]
    return hash(tuple(numbers))


def hand_worth(table: Table, seat: int) -> float:
    """What the hand promises: the cards that the villain needs next, those that can be paid soon, and new ones."""
    wants = table.cast.scripts[seat].wants
    wanted = wants(table, seat) if wants is not None else []
    power = table.power[seat] + SOON
    hand = table.cards(seat, HAND)
    coming = max(0, HAND_SIZE - len(hand))
    rounds = table.turns // table.seats
    drawn = DRAWN * (1 + min(rounds, SLOWEST) / SLOW)
    worth = drawn * (table.drawn[seat] + coming - USUAL * rounds) + FRESH * coming
    for card in hand:
        kind = table.cast.kinds[card]
        if kind.id in wanted:
            soon = kind.type == CONDITION or playable(table, card, seat, power)
            worth += WANTED if soon else WANTED_LATER
            wanted.remove(kind.id)  # a second one is not wanted
        elif kind.cost <= power:
            worth += PAYABLE
    return worth


def envy_after(rounds: float) -> float:
    """How much a rival's success counts after so many rounds."""
    patience = (IMPATIENT_ROUNDS - rounds) / (IMPATIENT_ROUNDS - PATIENT_ROUNDS)
    if patience >= 1.0:
        return ENVY
    if patience > 0.0:
        return ENVY * patience
    return 0.0 if rounds < WEARY_ROUNDS else -LENIENCE


class VillainousStanding(Standing):
    """Rivals are compared by what all can see of them."""

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return standing(state, seat)

    def menace(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return public_standing(state, seat)

    def means(self, state: State, seat: int) -> int:
        assert isinstance(state, Table)
        return state.power[seat]

    def envy(self, state: State) -> float:
        return envy_after(state.turns / state.seats)

    def is_wary(self, state: State) -> bool:
        return state.turns < WEARY_ROUNDS * state.seats

    def faith(self, state: State) -> float:
        return FAITH_IN_TWO if state.seats == 2 else super().faith(state)

    def near(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return state.cast.scripts[seat].near

    def wins_in_turn(self, state: State, seat: int) -> bool:
        assert isinstance(state, Table)
        return not state.cast.scripts[seat].start_of_turn

    def leaps(self) -> bool:
        return True

    def sign(self, state: State, seat: int) -> int:
        assert isinstance(state, Table)
        roster = state.rosters[seat] or state.muster(seat)
        if roster.sign == 0:
            roster.sign = realm_sign(state, seat)
        numbers = [roster.sign, state.power[seat], state.mover[seat], state.used, *state.pieces[seat]]
        return hash(tuple(numbers + state.cards(seat, HAND)))

    def luck(self, state: State, seat: int) -> int:
        assert isinstance(state, Table)
        return 1 + len(state.cards(seat, VILLAIN_DECK)) if state.cast.scripts[seat].gambles else 0

    def stops(self, code: int) -> bool:
        kind = kind_of(code)
        return kind == END or kind == NO or kind == PASS or kind == DONE_PICKING


STANDING: Final = VillainousStanding()
