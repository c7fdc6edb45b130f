"""The words in which cards are written: steps that many cards share.

A word that chooses puts what was chosen into the frame's registers IT (a card) or THERE (a location); the words after
it speak of these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from perfidie.games.villainous.activating import ACTIVATE_A_CARD
from perfidie.games.villainous.discarding import ANY_NUMBER, DiscardFromHand, action_frame
from perfidie.games.villainous.fate import ChooseFateCard, PlayEveryCard, PlayFateCard, RevealFate
from perfidie.games.villainous.instructions import Choice
from perfidie.games.villainous.kinds import REMOVE_OBSTACLES
from perfidie.games.villainous.movers import FATE_PAYS, MAY_STAY, mover_arrives
from perfidie.games.villainous.moving import (
    ANYWHERE,
    MOVE_A_HERO,
    MOVE_AN_ITEM_OR_ALLY,
    MoveIt,
    destinations,
)
from perfidie.games.villainous.names import (
    ASK_CARD,
    ASK_LOCATION,
    ASK_MOVE,
    ASK_PLACE,
    ASK_PUT_TOKEN,
    ASK_TAKE_TOKEN,
    CARD,
    FREED,
    LOCATION,
    MOVE_TO,
    PLACE,
    PUT_TOKEN,
    TAKE_TOKEN,
    TRAPPED_EVENT,
)
from perfidie.games.villainous.placing import FREE
from perfidie.games.villainous.playing import ENTERING, FOR_FREE, announce, play_frame, playable
from perfidie.games.villainous.printed import HERO, ITEM
from perfidie.games.villainous.strength import strength
from perfidie.games.villainous.table import (
    ASIDE,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    HYPNOTIZED,
    IT,
    MORE,
    NONE,
    OWNER,
    REALM,
    SOURCE,
    STRONGER_CARD,
    THERE,
    TRAPPED,
    VILLAIN_DECK,
    VILLAIN_DISCARD,
    ZONES,
    N,
    Table,
)
from perfidie.games.villainous.vanquish import KEEP_ALLIES, VANQUISH_A_HERO, defeatable
from perfidie.kernel.options import field, pack
from perfidie.kernel.state import ACTOR, AT, DONE, PROGRAMS, STUCK, UNSEEN, Step, program

Which = Callable[[Table, list[int], int], bool]
"""(table, frame, card): whether the card is one of those meant."""
Amount = Callable[[Table, int], int]
"""(table, realm): a number counted in a realm."""


# Power and cards


class Gain(Step[Table]):
    """The realm's owner gains Power."""

    def __init__(self, amount: int, count: Amount | None) -> None:
        self.amount = amount
        self.count = count

    def number(self, table: Table, frame: list[int]) -> int:
        return self.amount if self.count is None else self.count(table, frame[OWNER])

    def can(self, state: Table, frame: list[int]) -> bool:
        return self.number(state, frame) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        state.gain(frame[OWNER], self.number(state, frame))
        return DONE


def gain(amount: int) -> Step[Table]:
    return Gain(amount, None)


def gain_per(count: Amount) -> Step[Table]:
    """Gain as much Power as this counts; impossible if it counts nothing."""
    return Gain(0, count)


class Pay(Step[Table]):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def can(self, state: Table, frame: list[int]) -> bool:
        return state.power[frame[ACTOR]] >= self.amount

    def do(self, state: Table, frame: list[int]) -> int:
        if state.power[frame[ACTOR]] < self.amount:
            return STUCK
        state.pay(frame[ACTOR], self.amount)
        return DONE


def pay(amount: int) -> Step[Table]:
    return Pay(amount)


class LoseExactly(Step[Table]):
    """The realm's owner loses exactly so much Power."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def can(self, state: Table, frame: list[int]) -> bool:
        return state.power[frame[OWNER]] >= self.amount

    def do(self, state: Table, frame: list[int]) -> int:
        state.lose(frame[OWNER], self.amount)
        return DONE


def lose_exactly(amount: int) -> Step[Table]:
    return LoseExactly(amount)


class Lose(Step[Table]):
    """The realm's owner loses so much Power, or what is there (R7.19)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def can(self, state: Table, frame: list[int]) -> bool:
        return state.power[frame[OWNER]] > 0

    def do(self, state: Table, frame: list[int]) -> int:
        state.lose(frame[OWNER], self.amount)
        return DONE


def lose(amount: int) -> Step[Table]:
    return Lose(amount)


class Draw(Step[Table]):
    """The realm's owner draws Villain cards; impossible only if deck and discard are both empty."""

    def __init__(self, amount: int, up_to: int) -> None:
        self.amount = amount
        self.up_to = up_to

    def can(self, state: Table, frame: list[int]) -> bool:
        seat = frame[OWNER]
        return self.up_to > 0 or bool(
            state.zones[seat * ZONES + VILLAIN_DECK] or state.zones[seat * ZONES + VILLAIN_DISCARD]
        )

    def do(self, state: Table, frame: list[int]) -> int:
        if state.trial:
            return UNSEEN
        if self.up_to:
            state.refill(frame[OWNER], self.up_to)
        else:
            state.draw(frame[OWNER], self.amount)
        return DONE


def draw(amount: int) -> Step[Table]:
    return Draw(amount, 0)


def draw_up_to(size: int) -> Step[Table]:
    """Draw until the hand has so many cards."""
    return Draw(0, size)


def discard_from_hand(amount: int) -> Step[Table]:
    """The realm's owner discards exactly so many cards of choice."""
    return DiscardFromHand(amount, amount)


class DiscardAfterDraw(DiscardFromHand):
    """As many as the text says have just been drawn."""

    def can(self, state: Table, frame: list[int]) -> bool:
        return True


def discard_after_drawing(amount: int) -> Step[Table]:
    return DiscardAfterDraw(amount, amount)


def discard_any_number() -> Step[Table]:
    return DiscardFromHand(0, ANY_NUMBER)


class DiscardHand(Step[Table]):
    """The realm's owner discards the whole hand; there must be something to discard (R5.17)."""

    def can(self, state: Table, frame: list[int]) -> bool:
        return len(state.zones[frame[OWNER] * ZONES + HAND]) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        for card in state.zones[frame[OWNER] * ZONES + HAND][:]:
            state.discard(card)
        return DONE


def discard_hand() -> Step[Table]:
    return DiscardHand()


class ShuffleDiscardIn(Step[Table]):
    """The discard pile is shuffled into its deck; possible whenever the two hold a card (R7.16)."""

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def can(self, state: Table, frame: list[int]) -> bool:
        seat = frame[OWNER]
        return bool(state.zones[seat * ZONES + self.deck] or state.zones[seat * ZONES + self.deck + 1])

    def do(self, state: Table, frame: list[int]) -> int:
        if state.trial:
            return UNSEEN
        state.shuffle_in_discard(frame[OWNER], self.deck)
        return DONE


def shuffle_discard_into_deck() -> Step[Table]:
    return ShuffleDiscardIn(VILLAIN_DECK)


def shuffle_fate_discard_into_deck() -> Step[Table]:
    return ShuffleDiscardIn(FATE_DECK)


class DiscardItself(Step[Table]):
    """The card that is being carried out goes to its discard now, before the rest of its text."""

    def do(self, state: Table, frame: list[int]) -> int:
        if state.zone[frame[SOURCE]] % ZONES == ASIDE:
            state.discard(frame[SOURCE])
        return DONE


def discard_itself() -> Step[Table]:
    return DiscardItself()


class Push(Step[Table]):
    """Carry out another program in the same realm, with registers of its own."""

    def __init__(self, index: int) -> None:
        self.index = index

    def do(self, state: Table, frame: list[int]) -> int:
        state.push([self.index, 0, frame[ACTOR], frame[OWNER], frame[SOURCE], NONE, NONE, 0])
        return DONE


def reveal_and_play_one(number: int) -> Step[Table]:
    """Reveal so many cards of the realm's Fate deck; one of them is played, the others are discarded."""
    return Push(program(RevealFate(number), ChooseFateCard(), PlayFateCard()))


def reveal_and_play_all(number: int) -> Step[Table]:
    """Reveal so many cards of the realm's Fate deck; all of them are played, in the order that the actor wishes."""
    return Push(program(RevealFate(number), PlayEveryCard()))


# Granted actions (R3.16): they use no symbol


class Perform(Step[Table]):
    """Carry out an action of the realm's owner now, by its usual rules."""

    def __init__(self, index: int, number: int) -> None:
        self.index = index
        self.number = number

    def frame(self, seat: int) -> list[int]:
        frame = action_frame(self.index, seat)
        frame[N] = self.number
        return frame

    def can(self, state: Table, frame: list[int]) -> bool:
        return PROGRAMS[self.index][0].can(state, self.frame(frame[OWNER]))

    def do(self, state: Table, frame: list[int]) -> int:
        if not self.can(state, frame):
            return STUCK
        state.count_action(frame[OWNER])
        state.push(self.frame(frame[OWNER]))
        return DONE


def vanquish() -> Step[Table]:
    return Perform(VANQUISH_A_HERO, 0)


def vanquish_keeping_allies() -> Step[Table]:
    return Perform(VANQUISH_A_HERO, KEEP_ALLIES)


def move_an_item_or_ally() -> Step[Table]:
    return Perform(MOVE_AN_ITEM_OR_ALLY, 0)


def move_a_hero() -> Step[Table]:
    return Perform(MOVE_A_HERO, 0)


def activate_a_card() -> Step[Table]:
    return Perform(ACTIVATE_A_CARD, 0)


# Choosing cards of the realm


class ChooseCard(Choice):
    """Choose a card of the realm; what is at a locked location cannot be chosen (R6.20)."""

    prompt = ASK_CARD

    def __init__(self, which: Which) -> None:
        self.which = which

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [
            pack(CARD, card)
            for card in table.zones[frame[OWNER] * ZONES + REALM]
            if self.which(table, frame, card) and table.targetable(card)
        ]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[IT] = field(code, 0)


def choose(which: Which) -> Step[Table]:
    """Choose one card of the realm of which this is true: it is IT from now on."""
    return ChooseCard(which)


def a_hero(table: Table, frame: list[int], card: int) -> bool:
    return table.is_hero(card)


def an_ally(table: Table, frame: list[int], card: int) -> bool:
    return table.is_ally(card)


def an_item(table: Table, frame: list[int], card: int) -> bool:
    """Any Item of the realm, of either deck, attached or not."""
    return table.cast.type[card] == ITEM


class Here:
    """A card of this sort at THERE, the location that is spoken of."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        return self.which(table, frame, card) and table.is_at(card, frame[THERE])


def here(which: Which) -> Which:
    return Here(which)


class Named:
    """A card with one of these ids."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self.ids = ids

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        return table.cast.kinds[card].id in self.ids


def named(*ids: str) -> Which:
    return Named(ids)


class DefeatableHero:
    """A Hero that can be defeated and has such a strength."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        return (
            table.is_hero(card) and self.least <= strength(table, card) <= self.most and defeatable(table, card, NONE)
        )


def hero_of_strength(least: int, most: int) -> Which:
    """A Hero to be defeated, of current strength from ``least`` to ``most``."""
    return DefeatableHero(least, most)


class MovableTo:
    """A card of this sort that has somewhere to go."""

    def __init__(self, which: Which, reach: int) -> None:
        self.which = which
        self.reach = reach

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        return (
            self.which(table, frame, card)
            and table.host[card] == NONE
            and len(destinations(table, card, self.reach)) > 0
        )


def movable(which: Which, reach: int = ANYWHERE) -> Which:
    return MovableTo(which, reach)


class CanGoTo:
    """A card of this sort that can be moved to this very location."""

    def __init__(self, which: Which, location: str) -> None:
        self.which = which
        self.location = location

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        there = table.cast.location(frame[OWNER], self.location)
        return self.which(table, frame, card) and there in destinations(table, card, ANYWHERE)


def movable_to(which: Which, location: str) -> Which:
    return CanGoTo(which, location)


def move_it(reach: int = ANYWHERE) -> Step[Table]:
    """Move IT to another unlocked location: any one, or an adjacent one."""
    return MoveIt(reach)


class MoveItTo(Step[Table]):
    """IT is brought to a named location; if it is there already, nothing counts as moved (R7.4)."""

    def __init__(self, location: str) -> None:
        self.location = location

    def do(self, state: Table, frame: list[int]) -> int:
        there = state.cast.location(frame[OWNER], self.location)
        if state.at[frame[IT]] != there:
            state.move_card(frame[IT], there, frame[ACTOR])
        return DONE


def move_it_to(location: str) -> Step[Table]:
    return MoveItTo(location)


class SendEachElsewhere(Step[Table]):
    """Cards of this sort leave THERE (or, everywhere, their places), each for another location of choice.

    The further registers hold those still to go; the actor decides which goes next.
    """

    def __init__(self, which: Which, only_there: bool) -> None:
        self.which = which
        self.only_there = only_there

    def concerned(self, table: Table, frame: list[int]) -> list[int]:
        return [
            card
            for card in table.realm(frame[OWNER])
            if self.which(table, frame, card) and self.places(table, frame, card)
        ]

    def places(self, table: Table, frame: list[int], card: int) -> list[int]:
        if not table.in_realm(card) or (self.only_there and table.at[card] != frame[THERE]):
            return []
        return destinations(table, card, ANYWHERE)

    def can(self, state: Table, frame: list[int]) -> bool:
        return len(self.concerned(state, frame)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        if frame[N] == 0:
            frame[N] = 1
            frame += self.concerned(state, frame)
        codes = [pack(PLACE, card, to) for card in frame[MORE:] for to in self.places(state, frame, card)]
        return state.ask(frame[ACTOR], ASK_PLACE, codes) if codes else DONE

    def take(self, state: Table, frame: list[int], code: int) -> None:
        card = field(code, 0)
        del frame[frame.index(card, MORE)]
        frame[AT] -= 1
        state.move_card(card, field(code, 1), frame[ACTOR])


def send_each_elsewhere(which: Which, only_there: bool = False) -> Step[Table]:
    return SendEachElsewhere(which, only_there)


class Defeat(Step[Table]):
    """IT is defeated without Allies (R5.18)."""

    def do(self, state: Table, frame: list[int]) -> int:
        state.defeat(frame[IT], frame[ACTOR], strength(state, frame[IT]), False)
        return DONE


def defeat_it() -> Step[Table]:
    return Defeat()


class StrongerThisTurn(Step[Table]):
    """IT is so much stronger until the turn ends (R6.17)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, state: Table, frame: list[int]) -> int:
        state.lasting.append([STRONGER_CARD, frame[OWNER], frame[IT], self.amount])
        return DONE


def stronger_this_turn(amount: int) -> Step[Table]:
    return StrongerThisTurn(amount)


class DiscardIt(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        state.discard(frame[IT])
        return DONE


def discard_it() -> Step[Table]:
    return DiscardIt()


class DiscardSource(Step[Table]):
    """The card that reacts goes to its discard."""

    def do(self, state: Table, frame: list[int]) -> int:
        if state.in_realm(frame[SOURCE]):
            state.discard(frame[SOURCE])
        return DONE


def discard_source() -> Step[Table]:
    return DiscardSource()


# Movers, and effects that last


class MoveTheMover(Choice):
    """The actor puts the realm owner's mover on another unlocked location."""

    prompt = ASK_MOVE

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        seat = frame[OWNER]
        return [
            pack(MOVE_TO, there)
            for there in range(4)
            if there != table.mover[seat] and not table.is_locked(seat, there)
        ]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        state.move_mover(frame[OWNER], field(code, 0))
        mover_arrives(state, frame[OWNER], frame[ACTOR])


def move_the_mover() -> Step[Table]:
    return MoveTheMover()


class MayStayNextTurn(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        state.lasting.append([MAY_STAY, frame[OWNER], state.turns])
        return DONE


def may_stay_next_turn() -> Step[Table]:
    """In the next turn of the realm's owner the mover may stay where it is."""
    return MayStayNextTurn()


class FateActionsPay(Step[Table]):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, state: Table, frame: list[int]) -> int:
        state.lasting.append([FATE_PAYS, frame[OWNER], self.amount])
        return DONE


def fate_actions_pay(amount: int) -> Step[Table]:
    """Until the owner's next turn, each Fate action aimed at the realm earns its owner so much Power."""
    return FateActionsPay(amount)


# Locations


class ChooseLocation(Choice):
    """Choose a location of the realm: it is THERE from now on."""

    prompt = ASK_LOCATION

    def __init__(self, which: Callable[[Table, int, int], bool]) -> None:
        self.which = which

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [pack(LOCATION, there) for there in range(4) if self.which(table, frame[OWNER], there)]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[THERE] = field(code, 0)


def choose_location(which: Callable[[Table, int, int], bool]) -> Step[Table]:
    return ChooseLocation(which)


class Unlock(Step[Table]):
    def __init__(self, location: str) -> None:
        self.location = location

    def do(self, state: Table, frame: list[int]) -> int:
        state.unlock(frame[OWNER], state.cast.location(frame[OWNER], self.location))
        return DONE


def unlock(location: str) -> Step[Table]:
    return Unlock(location)


# Finding (R7.10-R7.15)


def find_zone(table: Table, seat: int, ids: tuple[str, ...]) -> list[int]:
    """The cards with one of these ids in the first zone that holds any: realm, discard, deck."""
    cards = [card for id in ids for card in table.cast.find(seat, id)]
    for zones in ((REALM,), (FATE_DISCARD, VILLAIN_DISCARD), (FATE_DECK, VILLAIN_DECK)):
        found = [card for card in cards if table.zone[card] % ZONES in zones]
        if found:
            return found
    return []


class Find(Step[Table]):
    """Find a named card: realm, then discard, then deck, which is shuffled once the card is out. It is IT, set aside.

    A card found in the realm leaves it without being discarded or defeated; what is attached to it is (R7.11).
    """

    def __init__(self, id: str, optional: bool) -> None:
        self.id = id
        self.optional = optional

    def found(self, table: Table, seat: int) -> int:
        for card in find_zone(table, seat, (self.id,)):
            if not table.in_realm(card) or table.targetable(card):
                return card
        return NONE

    def can(self, state: Table, frame: list[int]) -> bool:
        return self.optional or self.found(state, frame[OWNER]) != NONE

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[OWNER]
        card = self.found(state, seat)
        frame[IT] = card
        if card == NONE:
            return DONE if self.optional else STUCK
        zone = state.zone[card] % ZONES
        if state.trial and zone in (FATE_DECK, VILLAIN_DECK):
            return UNSEEN
        if zone == REALM:
            state.leave(card)
        state.put(card, ASIDE)
        if zone in (FATE_DECK, VILLAIN_DECK):
            state.shuffle(seat, zone)
        state.knowledge.reveal(card)
        return DONE


def find(id: str) -> Step[Table]:
    return Find(id, False)


def find_if_there(id: str) -> Step[Table]:
    """As ``find``, but nothing happens if the card cannot be found."""
    return Find(id, True)


class FindAbsent(Find):
    def found(self, table: Table, seat: int) -> int:
        return NONE if table.present(seat, self.id) != NONE else super().found(table, seat)


def find_if_absent(id: str) -> Step[Table]:
    """As ``find``, but nothing happens if the card is in the realm already."""
    return FindAbsent(id, True)


class PlayIt(Step[Table]):
    """Play IT, which lies aside, without payment: the actor chooses its place, or it is given (R4.36)."""

    def __init__(self, to: str, anyhow: bool) -> None:
        self.to = to
        self.anyhow = anyhow

    def do(self, state: Table, frame: list[int]) -> int:
        card = frame[IT]
        if card == NONE:
            return DONE
        if self.to:
            there = state.cast.location(frame[OWNER], self.to)
            play = play_frame(state, card, frame[ACTOR], FOR_FREE)
            play[AT] = ENTERING
            play[THERE] = there
            state.push(play)
        elif self.anyhow or playable(state, card, frame[ACTOR], FREE):
            state.push(play_frame(state, card, frame[ACTOR], FOR_FREE))
        else:
            state.discard(card)
        return DONE


def play_it(anyhow: bool = False) -> Step[Table]:
    """Play IT wherever it may go; ``anyhow``: even if what IT asks for is not there."""
    return PlayIt("", anyhow)


def play_it_at(location: str) -> Step[Table]:
    """Play IT at this very location."""
    return PlayIt(location, False)


class PlayItThere(Step[Table]):
    """Play IT at THERE, the location that is spoken of."""

    def do(self, state: Table, frame: list[int]) -> int:
        card = frame[IT]
        if card != NONE:
            play = play_frame(state, card, frame[ACTOR], FOR_FREE)
            play[AT] = ENTERING
            play[THERE] = frame[THERE]
            state.push(play)
        return DONE


def play_it_there() -> Step[Table]:
    return PlayItThere()


class MoveItThere(Step[Table]):
    """IT is moved to THERE, if it is not there."""

    def do(self, state: Table, frame: list[int]) -> int:
        if state.at[frame[IT]] != frame[THERE]:
            state.move_card(frame[IT], frame[THERE], frame[ACTOR])
        return DONE


def move_it_there() -> Step[Table]:
    return MoveItThere()


# Fate cards against the player whose turn it is (not a Fate action)


class FateTheActivePlayer(Step[Table]):
    """The top card of the active player's Fate deck is revealed and played against them by the actor (R4.36)."""

    def __init__(self) -> None:
        self.index = program(RevealFate(1), ChooseFateCard(), PlayFateCard())

    def can(self, state: Table, frame: list[int]) -> bool:
        return bool(state.cards(state.turn, FATE_DECK) or state.cards(state.turn, FATE_DISCARD))

    def do(self, state: Table, frame: list[int]) -> int:
        state.push([self.index, 0, frame[ACTOR], state.turn, frame[SOURCE], NONE, NONE, 0])
        return DONE


def fate_the_active_player() -> Step[Table]:
    return FateTheActivePlayer()


# Discard piles


class TakeFromDiscard(Choice):
    """Choose a card of a discard pile of the realm's owner: it is IT, set aside."""

    prompt = ASK_CARD

    def __init__(self, pile: int, which: Which) -> None:
        self.pile = pile
        self.which = which

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        found = [card for card in table.zones[frame[OWNER] * ZONES + self.pile] if self.which(table, frame, card)]
        return [pack(CARD, card) for card in found]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[IT] = field(code, 0)
        state.put(frame[IT], ASIDE)


class PlayableHero:
    """A Hero in the Fate discard that can be played, of printed strength up to ``most``."""

    def __init__(self, most: int) -> None:
        self.most = most

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        kind = table.cast.kinds[card]
        return kind.type == HERO and kind.strength <= self.most and playable(table, card, frame[ACTOR], FREE)


def hero_from_discard(most: int = 99) -> Step[Table]:
    """Choose a Hero of the Fate discard that can be played."""
    return TakeFromDiscard(FATE_DISCARD, PlayableHero(most))


def take_from_discard(which: Which) -> Step[Table]:
    """Choose a card of the Villain discard."""
    return TakeFromDiscard(VILLAIN_DISCARD, which)


class TakeIntoHand(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        if frame[IT] != NONE:
            state.to_hand(frame[IT])
        return DONE


def take_it_into_hand() -> Step[Table]:
    return TakeIntoHand()


# Turning cards over until one of a kind appears (R7.20)


class RevealUntil(Step[Table]):
    """Turn over cards of a deck until one of these types appears: it is IT, aside; the others are discarded.

    Without such a card in deck and discard, all that was turned over is shuffled back, and IT is NONE. The others can
    be shuffled back into the deck instead, as some texts want.
    """

    def __init__(self, deck: int, which: Which, shuffle_back: bool) -> None:
        self.deck = deck
        self.which = which
        self.shuffle_back = shuffle_back

    def do(self, state: Table, frame: list[int]) -> int:
        if state.trial:
            return UNSEEN
        seat = frame[OWNER]
        turned: list[int] = []
        frame[IT] = NONE
        while True:
            card = state.reveal_top(seat, self.deck)
            if card == NONE:
                break
            if self.which(state, frame, card):
                frame[IT] = card
                break
            turned.append(card)
        back = self.shuffle_back or frame[IT] == NONE
        for card in turned:
            if back:
                state.put(card, self.deck)
            else:
                state.discard(card)
        if back and turned:
            state.shuffle(seat, self.deck)
        return DONE


def reveal_villain_cards_until(which: Which) -> Step[Table]:
    return RevealUntil(VILLAIN_DECK, which, False)


def reveal_fate_cards_until(which: Which, shuffle_back: bool = False) -> Step[Table]:
    return RevealUntil(FATE_DECK, which, shuffle_back)


class OfType:
    """A card of this printed type."""

    def __init__(self, type: int) -> None:
        self.type = type

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        return table.cast.type[card] == self.type


def of_type(type: int) -> Which:
    return OfType(type)


# Playing from the hand without payment


class PlayFromHandFree(Choice):
    """Play a card of this type from the own hand at no cost."""

    prompt = ASK_CARD

    def __init__(self, type: int) -> None:
        self.type = type

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        seat = frame[OWNER]
        return [
            pack(CARD, card)
            for card in table.different(table.zones[seat * ZONES + HAND])
            if table.cast.type[card] == self.type and playable(table, card, seat, FREE)
        ]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        announce(state, field(code, 0), frame[OWNER], FOR_FREE)


def play_from_hand_free(type: int) -> Step[Table]:
    return PlayFromHandFree(type)


# Tokens on locations (Obstacles)


def tokens(table: Table, seat: int) -> int:
    """How many of the villain's tokens lie on the board."""
    return sum(table.pieces[seat][:4])


class RemoveTokens(Choice):
    """Take so many Obstacles off the board, one after another (R6.25); the register N counts them."""

    prompt = ASK_TAKE_TOKEN

    def __init__(self, number: int) -> None:
        self.number = number

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        seat = frame[OWNER]
        if table.banned(seat, REMOVE_OBSTACLES):
            return []
        return [pack(TAKE_TOKEN, there) for there in range(4) if table.pieces[seat][there] > 0]

    def can(self, table: Table, frame: list[int]) -> bool:
        needed = self.number if table.cast.quantities_strict else 1
        return len(self.choices(table, frame)) > 0 and tokens(table, frame[OWNER]) >= needed

    def do(self, state: Table, frame: list[int]) -> int:
        if frame[N] >= self.number:
            frame[N] = 0
            return DONE
        codes = self.choices(state, frame)
        if not codes:
            return DONE if frame[N] > 0 or not state.trial else STUCK
        return state.ask(frame[ACTOR], self.prompt, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[N] += 1
        frame[AT] -= 1
        state.take_token(frame[OWNER], field(code, 0))


def remove_obstacles(number: int) -> Step[Table]:
    return RemoveTokens(number)


class RemoveOneIfPossible(RemoveTokens):
    """One Obstacle off the board, if that is possible: nothing depends on it."""

    def can(self, table: Table, frame: list[int]) -> bool:
        return True


def remove_obstacle_if_possible() -> Step[Table]:
    return RemoveOneIfPossible(1)


SLOTS: Final = 2
"""Places for tokens at each location."""


class PutTokensBack(Choice):
    """Put so many Obstacles back on free places, one after another (R7.18); the register N counts them."""

    prompt = ASK_PUT_TOKEN

    def __init__(self, number: int) -> None:
        self.number = number

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        seat = frame[OWNER]
        return [pack(PUT_TOKEN, there) for there in range(4) if table.pieces[seat][there] < SLOTS]

    def can(self, table: Table, frame: list[int]) -> bool:
        needed = self.number if table.cast.quantities_strict else 1
        return 4 * SLOTS - tokens(table, frame[OWNER]) >= needed

    def do(self, state: Table, frame: list[int]) -> int:
        codes = self.choices(state, frame)
        if frame[N] >= self.number or not codes:
            frame[N] = 0
            return DONE
        return state.ask(frame[ACTOR], self.prompt, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        frame[N] += 1
        frame[AT] -= 1
        state.put_token(frame[OWNER], field(code, 0))


def put_back_obstacles(number: int) -> Step[Table]:
    return PutTokensBack(number)


# Trapped tokens


def trap(table: Table, hero: int) -> None:
    """Put a Trapped token on a Hero that can have one (R6.14)."""
    if table.is_hero(hero) and not table.flags[hero] & TRAPPED and not table.cast.kinds[hero].never_trapped:
        table.flags[hero] |= TRAPPED
        table.tell(TRAPPED_EVENT, table.cast.owner[hero], hero)


def trappable(table: Table, frame: list[int], card: int) -> bool:
    return (
        table.is_hero(card)
        and not table.flags[card] & (TRAPPED | HYPNOTIZED)
        and not table.cast.kinds[card].never_trapped
    )


class TrapIt(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        trap(state, frame[IT])
        return DONE


def trap_it() -> Step[Table]:
    return TrapIt()


class FreeIt(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        state.flags[frame[IT]] &= ~TRAPPED
        state.tell(FREED, frame[OWNER], frame[IT])
        return DONE


def free_it() -> Step[Table]:
    return FreeIt()
