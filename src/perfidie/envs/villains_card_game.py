"""Disney Villains the Card Game in numbers."""

from __future__ import annotations

from typing import Final

from perfidie.envs.encoding import Encoding, unnumbered
from perfidie.games.villains_card_game.deck import Cards, box
from perfidie.games.villains_card_game.table import (
    DECLINE,
    DESTINATIONS,
    HERO,
    MIDDLE,
    NONE,
    PLAY,
    PROMPTS,
    TARGET,
    Table,
)
from perfidie.kernel.state import State

MOST_SEATS: Final = 6
NUMBER_PLACES: Final = 4
"""Where a number may go: to the left, to the right, home, or home as a Hero."""
SPECIAL_PLACES: Final = 2
"""Where a special may go: to the middle, or home as a Hero."""


MANY: Final = 1000
"""So many different seatings are remembered."""
NO_PILE: Final = [0, 0]
"""No pile is like this: it would hold the same card twice."""


class Pile:
    """A pile as it lies, its Heroes, and what is told of it to everybody."""

    def __init__(self, lying: list[int], heroes: list[int], told: bytearray) -> None:
        self.lying = lying
        self.heroes = heroes
        self.told = told


class Meanings:
    """What the card numbers of matches with the same seats mean."""

    def __init__(self, face: list[int], first_play: list[int], villain: list[int]) -> None:
        self.face = face  # by card
        self.first_play = first_play  # by card: the number of playing it to place 0
        self.villain = villain  # by seat


class CardGameEncoding(Encoding):
    """A *face* is what is printed on a card: a value and a colour, or a special.

    Two cards in a hand may have the same face, and the plays of the second one are numbered behind all those of first
    ones, and so on up to a whole hand of equal cards.
    """

    def __init__(self, seats: int) -> None:
        super().__init__("villains_card_game", seats)
        printed = box()
        values: list[int] = printed.data["deck"]["values"]
        self.colours = len(printed.colours)
        self.numbers = len(values) * self.colours
        self.face_ids = [printed.number_id(value, colour) for value in values for colour in range(self.colours)]
        self.face_ids += printed.specials
        self.faces = len(self.face_ids)
        self.values = len(values)
        self.villains = printed.villains
        self.copies = printed.hand

        self.target = self.numbering.add("target", MOST_SEATS - 1)
        self.decline = self.numbering.add("decline", 1)
        self.direction = self.numbering.add("direction", 2)
        self.play = self.numbering.size
        self.plays = self.numbers * NUMBER_PLACES + (self.faces - self.numbers) * SPECIAL_PLACES
        for copy in range(self.copies):
            self.numbering.add("play" if copy == 0 else f"play copy {copy + 1}", self.plays)

        self.asked = self.vector.add("asked", len(PROMPTS))
        self.turn = self.vector.add("turn", seats)
        self.middle = self.vector.add("middle", self.faces)
        self.seat = self.vector.size
        for seat in range(seats):
            self.lay_out_seat(f"seat {seat}")
        self.seat_size = (self.vector.size - self.seat) // seats

        self.cards: Cards | None = None
        self.face: list[int] = []
        self.first_play: list[int] = []
        self.villain: list[int] = []
        self.met: dict[tuple[str, ...], Meanings] = {}
        # Of the position that was looked at last
        self.piles: list[Pile] = []  # by seat
        self.seen_middle: list[int] = []
        self.told_of_middle = bytearray()

    def lay_out_seat(self, seat: str) -> None:
        add = self.vector.add
        start = self.vector.size
        self.of_villain = add(f"{seat} villain", len(self.villains)) - start
        self.of_sizes = add(f"{seat} hand, draw pile", 2) - start
        self.of_pile = add(f"{seat} pile, Heroes in it", 2) - start
        self.of_top = add(f"{seat} top", self.numbers + 1) - start
        self.of_up = add(f"{seat} face up by value", self.values + 1) - start
        self.of_down = add(f"{seat} Heroes known by value", self.values + 1) - start
        self.of_hand = add(f"{seat} known hand", self.faces) - start
        self.of_forced = add(f"{seat} card to play next", self.faces) - start

    def learn(self, cards: Cards) -> None:
        """Look up what the card numbers of this match mean."""
        self.cards = cards
        key = (*cards.villains, *cards.ids)
        meanings = self.met.get(key)
        if meanings is None:
            meanings = self.meanings(cards)
            if len(self.met) >= MANY:
                self.met.clear()
            self.met[key] = meanings
        self.face = meanings.face
        self.first_play = meanings.first_play
        self.villain = meanings.villain
        self.piles = [Pile(NO_PILE, [], bytearray()) for _ in cards.villains]
        self.seen_middle = []

    def meanings(self, cards: Cards) -> Meanings:
        face: list[int] = []
        first_play: list[int] = []
        for card in range(len(cards.ids)):
            if cards.value[card]:
                number = (cards.value[card] - 1) * self.colours + cards.colour[card]
                face.append(number)
                first_play.append(self.play + number * NUMBER_PLACES)
            else:
                special = cards.special[card]
                face.append(self.numbers + special)
                first_play.append(self.play + self.numbers * NUMBER_PLACES + special * SPECIAL_PLACES)
        return Meanings(face, first_play, [self.villains.index(villain) for villain in cards.villains])

    def legal(self, state: State) -> dict[int, int]:
        assert isinstance(state, Table)
        if state.cards is not self.cards:
            self.learn(state.cards)
        found: dict[int, int] = {}
        value = state.cards.value
        first_play = self.first_play
        for index, code in enumerate(state.codes):
            kind = code & 255
            a = (code >> 8 & 1023) - 1
            if kind == PLAY:
                to = (code >> 18) - 1
                if value[a] == 0:
                    to = 0 if to == MIDDLE else 1
                action = first_play[a] + to
                while action in found:
                    action += self.plays
                if action >= self.numbering.size:
                    raise unnumbered(state, self.game, code)
            elif kind == TARGET:
                action = self.target + (a - state.asked - 1) % state.seats
            elif kind == DECLINE:
                action = self.decline
            else:
                action = self.direction + a
            found[action] = index
        return found

    def observe(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Table)
        cards = state.cards
        if cards is not self.cards:
            self.learn(cards)
        face = self.face
        value = cards.value
        known = state.knowledge.known
        bit = 1 << seat
        told = bytearray(self.vector.size)
        seats = state.seats
        if state.asked >= 0:
            told[self.asked + state.prompt] = 1
        told[self.turn + (state.turn - seat) % seats] = 1
        if state.middle:
            if state.middle != self.seen_middle:
                self.look_at_middle(state)
            told[self.middle : self.seat] = self.told_of_middle
        of_sizes = self.of_sizes
        of_down = self.of_down
        of_hand = self.of_hand
        at = self.seat
        other = seat
        for _ in range(seats):
            hand = state.hands[other]
            pile = self.pile(state, other)
            told[at + self.villain[other]] = 1
            told[at + of_sizes] = len(hand)
            told[at + of_sizes + 1] = len(state.draws[other])
            told[at + self.of_pile : at + of_down] = pile.told
            for hero in pile.heroes:
                if known[hero] & bit:
                    told[at + of_down + value[hero]] += 1
            for card in hand:
                if known[card] & bit:
                    told[at + of_hand + face[card]] += 1
            forced = state.forced[other]
            if forced != NONE:
                told[at + self.of_forced + face[forced]] = 1
            at += self.seat_size
            other += 1
            if other == seats:
                other = 0
        return told

    def look_at_middle(self, state: Table) -> None:
        self.seen_middle = state.middle[:]
        self.told_of_middle = bytearray(self.faces)
        for card in self.seen_middle:
            self.told_of_middle[self.face[card]] += 1

    def pile(self, state: Table, seat: int) -> Pile:
        """What is told of a seat's pile; made anew when it has changed."""
        lying_there = state.piles[seat]
        before = self.piles[seat]
        if before.lying == lying_there:
            return before
        told = bytearray(self.of_down - self.of_pile)
        heroes: list[int] = []
        value = state.cards.value
        up = self.of_up - self.of_pile
        for lying in lying_there:
            if lying >= 0:
                told[up + value[lying]] += 1
            else:
                heroes.append(~lying)
        told[0] = len(lying_there)
        told[1] = len(heroes)
        if lying_there:
            top = lying_there[-1]
            told[self.of_top - self.of_pile + (self.face[top] if top >= 0 else self.numbers)] = 1
        self.piles[seat] = Pile(lying_there[:], heroes, told)
        return self.piles[seat]

    def action_name(self, action: int) -> str:
        if action < self.decline:
            return f"target +{action + 1}"
        if action < self.direction:
            return "decline"
        if action < self.play:
            return f"direction {DESTINATIONS[action - self.direction]}"
        copy, play = divmod(action - self.play, self.plays)
        if play < self.numbers * NUMBER_PLACES:
            face, place = divmod(play, NUMBER_PLACES)
        else:
            special, hero = divmod(play - self.numbers * NUMBER_PLACES, SPECIAL_PLACES)
            face, place = self.numbers + special, HERO if hero else MIDDLE
        name = f"play {self.face_ids[face]} {DESTINATIONS[place]}"
        return name if copy == 0 else f"{name} copy {copy + 1}"
