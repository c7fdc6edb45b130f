"""The Queen of Hearts: a Wicket at every location, and a shot that succeeds."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.cast import Part, Script
from perfidie.games.villainous.covering import covered
from perfidie.games.villainous.instructions import Choice, may, possible, sub_frame
from perfidie.games.villainous.kinds import MOVE_ALLIES, MOVE_ITEMS, STAYS, Deck, Steps
from perfidie.games.villainous.names import ASK_CARD, ASK_COVER, BRANCH, CARD, COVER, DONE_PICKING
from perfidie.games.villainous.situations import has_three_allies, strong_hero_defeated
from perfidie.games.villainous.strength import allies_here_weaker, bearer_gains, strength
from perfidie.games.villainous.table import (
    ENLARGED,
    HAS_THREE_ALLIES,
    IT,
    MORE,
    NONE,
    OWNER,
    SHRUNK,
    SOURCE,
    VILLAIN_DECK,
    WICKET,
    Table,
)
from perfidie.games.villainous.vanquish import candidates
from perfidie.games.villainous.words.choosing import Which, an_ally, choose, hero_of_strength
from perfidie.games.villainous.words.finding import find, hero_from_discard, play_it
from perfidie.games.villainous.words.fortunes import defeat_it, discard_it
from perfidie.games.villainous.words.moves import movable, move_it
from perfidie.games.villainous.words.power import gain, gain_per
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, AT, DONE, UNSEEN, Step, program

GUARDS: Final = ("card_guard_club", "card_guard_diamond", "card_guard_heart", "card_guard_spade")
ALICE: Final = "alice"
REVEALED_FOR_THE_SHOT: Final = 5
SIZES: Final = SHRUNK | ENLARGED


# Texts about several cards


class OneOrTwo(Choice):
    """One or two cards of this sort, each chosen when the one before is done with; the further registers hold them."""

    prompt = ASK_CARD

    def __init__(self, which: Which, part: int) -> None:
        self.which = which
        self.part = part

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        realm = table.realm(frame[OWNER])
        return [pack(CARD, card) for card in realm if self.which(table, frame, card) and table.targetable(card)]

    def do(self, state: Table, frame: list[int]) -> int:
        picked = len(frame) - MORE
        codes = self.choices(state, frame) if picked < 2 else []
        if not codes:
            del frame[MORE:]
            return DONE
        if picked:
            codes.append(pack(DONE_PICKING))
        return state.ask(frame[ACTOR], self.prompt, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == DONE_PICKING:
            del frame[MORE:]
            return
        card = field(code, 0)
        frame.append(card)
        frame[AT] -= 1
        state.push([self.part, 0, frame[ACTOR], frame[OWNER], frame[SOURCE], card, NONE, 0])


def one_or_two(which: Which, *steps: Step[Table]) -> Step[Table]:
    """Choose one or two cards of this sort, and carry these steps out with each of them as IT."""
    return OneOrTwo(which, program(*steps))


class EitherWith(Choice):
    """A card of the realm, and with it one of several parts: each part has its own sort of cards (R4.16)."""

    prompt = ASK_CARD

    def __init__(self, sorts: list[Which], parts: list[int]) -> None:
        self.sorts = sorts
        self.parts = parts

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [
            pack(BRANCH, number, card)
            for number, which in enumerate(self.sorts)
            for card in table.realm(frame[OWNER])
            if which(table, frame, card) and table.targetable(card)
        ]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[IT] = field(code, 1)
        state.push(sub_frame(self.parts[field(code, 0)], frame))


def either_with(*cases: tuple[Which, Steps]) -> Step[Table]:
    """Choose a card of one of these sorts, and carry out the steps that go with its sort, in the order of the entry."""
    return EitherWith([which for which, _ in cases], [program(*steps) for _, steps in cases])


class IfPresent(Step[Table]):
    """One part if a card is in the realm, the other if it is not."""

    def __init__(self, id: str, present: int, absent: int) -> None:
        self.id = id
        self.present = present
        self.absent = absent

    def case(self, table: Table, frame: list[int]) -> list[int]:
        absent = table.present(frame[OWNER], self.id) == NONE
        return sub_frame(self.absent if absent else self.present, frame)

    def can(self, state: Table, frame: list[int]) -> bool:
        return possible(state, self.case(state, frame), False)

    def do(self, state: Table, frame: list[int]) -> int:
        state.push(self.case(state, frame))
        return DONE


def if_present(id: str, then: Steps, otherwise: Steps) -> Step[Table]:
    return IfPresent(id, program(*then), program(*otherwise))


# Card Guards and Wickets


def is_guard(table: Table, card: int) -> bool:
    """A Card Guard; a Wicket is none any more."""
    return table.cast.kinds[card].id in GUARDS and not table.flags[card] & WICKET


def wickets(table: Table, seat: int) -> list[int]:
    return [card for card in table.realm(seat) if table.flags[card] & WICKET]


def number_of_wickets(table: Table, seat: int) -> int:
    return len(wickets(table, seat))


def number_of_allies(table: Table, seat: int) -> int:
    return len(table.allies(seat))


def strength_of_wickets(table: Table, seat: int) -> int:
    total = 0
    for wicket in wickets(table, seat):
        total += strength(table, wicket)
    return total


def wickets_everywhere(table: Table, realm: int, card: int) -> bool:
    places = 0
    for wicket in wickets(table, realm):
        places |= 1 << table.at[wicket]
    return places == 15


def held_as_guard(table: Table, guard: int) -> bool:
    """Whether a card where the Card Guard is keeps it from becoming a Wicket."""
    kinds = table.cast.kinds
    for source in table.realm(table.cast.owner[guard]):
        if kinds[source].no_wickets_here and table.active(source) and table.is_at(source, table.at[guard]):
            return True
    return False


def a_guard_to_turn(table: Table, frame: list[int], card: int) -> bool:
    return is_guard(table, card) and not held_as_guard(table, card)


def a_wicket(table: Table, frame: list[int], card: int) -> bool:
    return table.flags[card] & WICKET != 0


class TurnItOver(Step[Table]):
    """IT becomes a Wicket, or a Card Guard again, which is always possible."""

    def can(self, state: Table, frame: list[int]) -> bool:
        return not is_guard(state, frame[IT]) or not held_as_guard(state, frame[IT])

    def do(self, state: Table, frame: list[int]) -> int:
        state.turn_over(frame[IT], frame[ACTOR])
        return DONE


def turn_it_over() -> Step[Table]:
    return TurnItOver()


class TakeTheShot(Step[Table]):
    """The five top Villain cards against the Wickets: the Queen wins if their printed costs come to less."""

    def do(self, state: Table, frame: list[int]) -> int:
        if state.trial:
            return UNSEEN
        seat = frame[OWNER]
        revealed: list[int] = []
        total = 0
        for _ in range(REVEALED_FOR_THE_SHOT):
            card = state.reveal_top(seat, VILLAIN_DECK)
            if card == NONE:
                break
            revealed.append(card)
            total += state.cast.kinds[card].cost
        if total < strength_of_wickets(state, seat):
            state.win(seat)
            return DONE
        for card in revealed:
            state.discard(card)
        return DONE


# Sizes of Heroes


def shrinkable(table: Table, frame: list[int], card: int) -> bool:
    return table.is_hero(card) and not table.flags[card] & SIZES and not table.cast.kinds[card].never_shrunk


def of_normal_size(table: Table, frame: list[int], card: int) -> bool:
    return table.is_hero(card) and not table.flags[card] & SIZES


def shrunk(table: Table, frame: list[int], card: int) -> bool:
    return table.flags[card] & SHRUNK != 0


def enlarged(table: Table, frame: list[int], card: int) -> bool:
    return table.flags[card] & ENLARGED != 0


class ShrinkIt(Choice):
    """IT becomes Shrunk: the actor chooses the one symbol of its location that it goes on covering."""

    prompt = ASK_COVER

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        hero = frame[IT]
        here = table.at[hero]
        row = table.cast.top_rows[frame[OWNER]][here]
        return [pack(COVER, hero, here, index) for index in range(row.bit_length()) if row >> index & 1]

    def can(self, table: Table, frame: list[int]) -> bool:
        return True  # whoever chose the Hero saw to it

    def take(self, state: Table, frame: list[int], code: int) -> None:
        covers = 1 << (field(code, 1) * 8 + field(code, 2))
        state.resize(frame[IT], SHRUNK, covers, frame[ACTOR])


class EnlargeIt(Choice):
    """IT becomes Enlarged: the actor chooses the neighbour of which it covers the nearest symbol as well."""

    prompt = ASK_COVER

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        hero = frame[IT]
        here = table.at[hero]
        codes: list[int] = []
        if here > 0:
            nearest = table.cast.top_rows[frame[OWNER]][here - 1].bit_length() - 1
            codes.append(pack(COVER, hero, here - 1, nearest))
        if here < 3:
            codes.append(pack(COVER, hero, here + 1, 0))
        return codes

    def can(self, table: Table, frame: list[int]) -> bool:
        return True  # whoever chose the Hero saw to it

    def take(self, state: Table, frame: list[int], code: int) -> None:
        here = state.at[frame[IT]]
        covers = state.cast.top_rows[frame[OWNER]][here] << here * 8 | 1 << (field(code, 1) * 8 + field(code, 2))
        state.resize(frame[IT], ENLARGED, covers, frame[ACTOR])


class RestoreIt(Step[Table]):
    """IT is of normal size again."""

    def do(self, state: Table, frame: list[int]) -> int:
        state.resize(frame[IT], 0, 0, frame[ACTOR])
        return DONE


# What applies while a card is in the realm


def guards_cheaper(table: Table, source: int, card: int, location: int, host: int) -> int:
    return -1 if table.cast.kinds[card].id in GUARDS else 0


def guards_dearer_to_turn(table: Table, source: int, card: int) -> int:
    return 1 if table.cast.kinds[card].id in GUARDS else 0


class StrongerWith:
    """It is 2 stronger while its friend is in the realm."""

    def __init__(self, friend: str) -> None:
        self.friend = friend

    def __call__(self, table: Table, source: int, target: int) -> int:
        together = source == target and table.present(table.cast.owner[source], self.friend) != NONE
        return 2 if together else 0


def ally_beside_alice(table: Table, frame: list[int], card: int) -> bool:
    alice = table.present(frame[OWNER], ALICE)
    return table.is_ally(card) and alice != NONE and table.is_at(alice, table.at[card])


QUEEN: Final = Deck("queen_of_hearts")

for _guard in GUARDS:
    QUEEN.ally(_guard, activate=[turn_it_over()])
QUEEN.effect("off_with_your_head", play=[choose(hero_of_strength(0, 4)), defeat_it()])
QUEEN.item("spear", bonus=bearer_gains(1))
QUEEN.effect("take_the_shot", needs=wickets_everywhere, play=[TakeTheShot()])
QUEEN.effect("by_order_of_the_queen", play=[one_or_two(a_guard_to_turn, turn_it_over())])
QUEEN.condition("fury", when=strong_hero_defeated, play=[one_or_two(shrinkable, ShrinkIt())])
QUEEN.condition("judgment", when=has_three_allies, watches=1 << HAS_THREE_ALLIES, play=[gain(3)])
QUEEN.effect("makes_you_smaller", play=[either_with((shrinkable, [ShrinkIt()]), (enlarged, [RestoreIt()]))])
QUEEN.effect("very_merry_unbirthday", play=[gain_per(number_of_allies)])
QUEEN.item("stopwatch", activate=[gain_per(number_of_wickets)])
QUEEN.ally("the_king", price=guards_cheaper)
QUEEN.ally("tweedle_dee_and_tweedle_dum", after_vanquish=STAYS)

QUEEN.effect("im_late", play=[hero_from_discard(3), play_it()])
QUEEN.effect("makes_you_larger", play=[either_with((of_normal_size, [EnlargeIt()]), (shrunk, [RestoreIt()]))])
QUEEN.effect("mome_raths", play=[choose(movable(an_ally)), move_it()])
QUEEN.hero("alice", bans=MOVE_ALLIES | MOVE_ITEMS)
QUEEN.hero("caterpillar", bonus=allies_here_weaker)
QUEEN.hero(
    "cheshire_cat",
    on_play=[may(one_or_two(a_wicket, turn_it_over()))],
    on_defeat=[may(one_or_two(a_guard_to_turn, turn_it_over()))],
)
QUEEN.hero("dodo", no_wickets_here=True)
QUEEN.hero("dormouse", never_shrunk=True)
QUEEN.effect(
    "down_the_rabbit_hole",
    play=[if_present(ALICE, [choose(ally_beside_alice), discard_it()], [find(ALICE), play_it()])],
)
QUEEN.hero("mad_hatter", bonus=StrongerWith("march_hare"))
QUEEN.hero("march_hare", bonus=StrongerWith("mad_hatter"))
QUEEN.hero("white_rabbit", activation_surcharge=guards_dearer_to_turn)


STRENGTH_TO_BE_SURE: Final = 12
"""What the Wickets need for a shot that hardly fails: five cards cost 8 on average, rarely more than 11."""
POWER_AT_HAND: Final = 6
"""For the shot and a card before it."""


def places(table: Table, seat: int) -> float:
    """The locations with a Wicket; one with only a Card Guard counts half, less where it cannot be turned.

    One with neither counts a little if somebody can be spared for it elsewhere: the nearer, the more.
    """
    best = [0.0] * 4
    spare = [-1] * 4
    for card in table.allies(seat):
        here = table.at[card]
        worth = 0.0
        if table.flags[card] & WICKET:
            worth = 1.0
        elif is_guard(table, card):
            worth = 0.25 if held_as_guard(table, card) else 0.5
        if worth > 0:
            spare[here] += 1
        if worth > best[here]:
            best[here] = worth
    step = 0.05 if table.banned(seat, MOVE_ALLIES) else 0.1
    total = 0.0
    for there in range(4):
        hope = best[there]
        for here in range(4):
            if spare[here] > 0:
                hope = max(hope, step * (4 - abs(there - here)))
        total += hope
    return total / 4


def wicket_strength(table: Table, seat: int) -> float:
    """The strength of the Wickets; that of a Card Guard counts half."""
    total = 0.0
    for card in table.allies(seat):
        if table.flags[card] & WICKET:
            total += strength(table, card)
        elif is_guard(table, card):
            total += strength(table, card) / 2
    return total / STRENGTH_TO_BE_SURE


def power_at_hand(table: Table, seat: int) -> float:
    return table.power[seat] / POWER_AT_HAND


def freedom(table: Table, seat: int) -> float:
    """How much of the board is uncovered, and how few Heroes are there to cover it."""
    hidden = len(table.heroes(seat))
    for location in range(4):
        hidden += covered(table, seat, location).bit_count()
    return 1 - hidden / 16


def moves_free(table: Table, seat: int) -> float:
    """Whether Allies can be moved: half of it if Alice, who forbids it, can be vanquished."""
    alice = table.present(seat, ALICE)
    if alice == NONE:
        return 1.0
    against = 0
    for ally in candidates(table, alice):
        against += strength(table, ally)
    return 0.5 * min(1.0, against / max(1, strength(table, alice)))


def wanted(table: Table, seat: int) -> list[str]:
    """Card Guards until each location has one, what turns them into Wickets, and then the shot."""
    done = places(table, seat)
    if done == 1:
        return ["take_the_shot"]
    wants = ["by_order_of_the_queen"]
    if done > 0.7:
        wants.append("take_the_shot")
    if sum(1 for ally in table.allies(seat) if is_guard(table, ally) or table.flags[ally] & WICKET) < 5:
        wants += GUARDS
    if moves_free(table, seat) < 1:
        wants.append("off_with_your_head")
    return wants


SCRIPT: Final = Script(
    QUEEN,
    progress=[
        Part("wickets", 5, places),
        Part("strength", 3, wicket_strength),
        Part("power", 0.5, power_at_hand),
        Part("freedom", 3, freedom),
        Part("moves", 0.8, moves_free),
    ],
    wants=wanted,
    near=0.54,
    gambles=True,
)
