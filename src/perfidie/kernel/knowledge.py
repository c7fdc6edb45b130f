"""Who knows which card where it is now. Nothing else decides what anyone sees.

Two lists are indexed by card:

``known[card]``
    the viewers that know the identity of the card where it is now, as a bit set: one bit per seat and a last one for
    the spectators, so that "all bits" means public.
``trail[card]``
    the shuffles that the card has gone through since everybody last knew it, as a bit set, later shuffles higher. The
    highest is the one whose cards its *place* belongs to: a card that is moved unseen takes its place along.

and one is not:

``past``
    the trails of cards that have come to light, as far as they still tell something about those that have not.

Copies share these lists until one of them changes: ``trail`` and ``past`` give way to others, ``known`` is copied once.

Two cards that were in the same shuffle might have come out of it the other way round, each then going on where the
other has gone. A world that a viewer cannot tell from the true one (:meth:`Knowledge.redeal`) is made of such
such ways, so it has a history in which everything public happened as it did. What somebody knew alone is forgotten when
the card is mixed: a viewer who looked at a card and then saw it shuffled away may be dealt worlds in which it was not
among the shuffled ones.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from perfidie.kernel.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

MANY: Final = 56
"""When there have been so many shuffles, those that tell nothing any more are forgotten and the rest numbered anew."""

FEW: Final = 40
"""So many shuffles, and so many trails of the past, are kept at most then; no game is known to need as many."""


class Knowledge:
    """The knowledge of all viewers about the cards 0 … n - 1."""

    def __init__(
        self, known: list[int], trail: list[int], past: list[int], everyone: int, learnt: int, shuffles: int
    ) -> None:
        self.known = known
        self.trail = trail
        self.past = past
        self.everyone = everyone
        self.shuffles = shuffles  # the number of the next shuffle
        self.learnt = learnt  # grows whenever some viewer learns something: the undo barriers hang on it
        self.lent = False  # whether a copy may be using the same list ``known``

    @staticmethod
    def public(cards: int, seats: int) -> Knowledge:
        """All cards lie open."""
        everyone = (1 << (seats + 1)) - 1
        return Knowledge([everyone] * cards, [0] * cards, [], everyone, 0, 0)

    @staticmethod
    def dealt(decks: list[list[int]], seats: int) -> Knowledge:
        """All cards lie in these decks, each shuffled for itself."""
        cards = 0
        for deck in decks:
            cards += len(deck)
        trail = [0] * cards
        trails: list[Any] = trail
        for number in range(len(decks)):
            shuffle: Any = 1 << number  # the compiled core makes one object for all cards
            for card in decks[number]:
                trails[card] = shuffle
        return Knowledge([0] * cards, trail, [], (1 << (seats + 1)) - 1, 0, len(decks))

    def copy(self) -> Knowledge:
        to = Knowledge(self.known, self.trail, self.past, self.everyone, self.learnt, self.shuffles)
        to.lent = self.lent = True
        return to

    def own(self) -> list[int]:
        """``known``, for a change that no copy shall see."""
        if self.lent:
            self.known = self.known[:]
            self.lent = False
        return self.known

    def add(self, cards: int) -> None:
        """Further cards, lying open, behind the last one."""
        self.known = self.known + [self.everyone] * cards
        self.lent = False
        self.trail = self.trail + [0] * cards

    def viewer(self, seat: int | None) -> int:
        """The bit of a seat, or of the spectators."""
        return (self.everyone + 1) >> 1 if seat is None else 1 << seat

    def knows(self, seat: int | None, card: int) -> bool:
        return self.known[card] & self.viewer(seat) != 0

    def show(self, card: int, viewers: int) -> None:
        """These viewers see the card where it is now."""
        known = self.known[card]
        if known | viewers != known:
            (self.own() if self.lent else self.known)[card] = known | viewers
            self.learnt += 1

    def reveal(self, card: int) -> None:
        """Everybody sees the card where it is now."""
        if self.known[card] != self.everyone:
            (self.own() if self.lent else self.known)[card] = self.everyone
            self.learnt += 1

    def pick(self, card: i64, among: list[int], keepers: i64, shown: bool) -> None:
        """The keepers, who know these cards, take one of them away, and the others see its back or, if shown, its face.

        Called before the card is moved or revealed. Whoever could tell the cards apart may not know afterwards which of
        them went: then those that may have gone are mixed.
        """
        known = self.known
        trail = self.trail
        everyone: i64 = self.everyone
        strangers = ~keepers
        way: i64 = trail[card]
        other: i64
        if shown:
            if known[card] != everyone:
                for other in among:
                    if trail[other] != way and known[other] != everyone and elsewhere(trail[other], way):
                        self.mix([hidden for hidden in among if known[hidden] != everyone], keepers)
                        break
        elif len(among) > 1:
            for other in among:
                if known[other] & strangers or (trail[other] != way and elsewhere(trail[other], way)):
                    self.mix(among, keepers)
                    break

    def mix(self, cards: list[int], keepers: int) -> None:
        """Nobody but the keepers can tell any longer which of these cards lies in which of their places.

        Called for a shuffle (no keepers), and when somebody who knows these cards puts them in an order of their own
        choice (the keeper).
        """
        known = self.own()
        trail = self.trail = self.trail[:]
        everyone = self.everyone
        for card in cards:
            if trail[card] and known[card] | keepers == everyone:
                self.retire(card)
        if self.shuffles >= MANY:
            self.shuffles = self.tidy()
        shuffle = 1 << self.shuffles
        self.shuffles += 1
        for card in cards:
            trail[card] = trail[card] | shuffle
            known[card] = known[card] & keepers

    def retire(self, card: int) -> None:
        """The card has come to light: begin a new trail. For ``mix``, which has made the trails its own."""
        way = self.trail[card]
        if way & (way - 1):
            self.past = [*self.past, way]  # a new list: copies share the old one
        self.trail[card] = 0

    def tidy(self) -> int:
        """Begin new trails for public cards, forget shuffles that tell nothing apart any more; the number of the next.

        Such is a shuffle of one card, and one all of whose cards came from, or went on to, one and the same other. A
        trail in the past must lead from one shuffle to another: in between, its card may have gone another way.
        """
        once: i64 = 0  # the shuffles of at least one card
        twice: i64 = 0  # … of at least two
        single: i64 = 0  # … of a card that was in no other
        several: set[int] = set()  # the trails through more than one shuffle
        way: i64
        known = self.known
        everyone: i64 = self.everyone
        place: i64 = -len(self.past) - 1  # a card, or below 0 one of the past
        for way in self.past + self.trail:
            place += 1
            if way == 0:
                continue
            if place >= 0 and known[place] == everyone:
                self.retire(place)
            twice |= once & way
            once |= way
            if way & (way - 1) == 0:
                single |= way
            else:
                several.add(way)
        through: list[list[int]] = [[] for _ in range(int(once).bit_length())]  # by shuffle: those of these trails
        bit: i64
        left: i64
        for way in several:
            left = way & ~single
            while left:
                bit = left & -left
                through[int(bit).bit_length() - 1].append(way)
                left ^= bit
        idle: i64 = 0
        for number in range(len(through)):
            bit = 1 << number
            if not once & bit:
                continue
            if twice & bit:
                if single & bit:
                    continue
                before: i64 = -1  # ends in the shuffle that all cards came from; 0 if they differ or one has none
                after: i64 = -1  # the shuffle that all cards went on to; likewise
                for way in through[number]:
                    way &= ~idle
                    come = way & (bit - 1)
                    gone = way & (-bit << 1)
                    gone &= -gone
                    if before < 0:
                        before = come
                        after = gone
                    else:
                        if elsewhere(come, before):
                            before = 0
                        if gone != after:
                            after = 0
                    if before == 0 and after == 0:
                        break
                if before == 0 and after == 0:
                    continue
            idle |= bit
        trail = self.trail
        if idle:
            for card in range(len(trail)):
                trail[card] = trail[card] & ~idle
        self.past = [way & ~idle for way in self.past if way & ~idle & ((way & ~idle) - 1)]
        return self.renumber(once & ~idle)

    def renumber(self, shuffles: int) -> int:
        """Number these shuffles from 0 on, after forgetting the smallest if there are too many; how many there are."""
        ways = self.trail + self.past
        if shuffles.bit_count() > FEW:
            shuffles ^= forget_smallest(ways, shuffles, shuffles.bit_count() - FEW * 3 // 4)
        numbers: dict[int, int] = {}  # from the bit of a shuffle to its new one
        while shuffles:
            bit = shuffles & -shuffles
            shuffles ^= bit
            numbers[bit] = 1 << len(numbers)
        renumbered: dict[int, int] = {}
        for way in set(ways):
            new = 0
            left = way
            while left:
                bit = left & -left
                left ^= bit
                new |= numbers[bit]
            renumbered[way] = new
        cards = len(self.trail)
        self.trail[:] = [renumbered[way] for way in ways[:cards]]
        self.past = [renumbered[way] for way in ways[cards:] if way & (way - 1)][-FEW:]
        return len(numbers)

    def redeal(self, seat: int | None, rng: Rng, order: list[int]) -> list[int]:
        """A random other deal that the viewer cannot tell from this one: the card that now lies where card i lay.

        Knowledge follows the places: who knew what lay in a place knows what lies there now. ``order`` lists the cards
        by their places; nothing else is asked of how the unknown ones truly lie, so the same ``rng`` deals the same
        world in all worlds that the viewer cannot tell apart.
        """
        known = self.known
        trail = self.trail
        bit = self.viewer(seat)
        dealt = list(range(len(known)))
        hidden = [card for card in order if trail[card] and not known[card] & bit]
        if not hidden:
            return dealt
        ways = trail + self.past
        fixed = [i for i in range(len(ways)) if ways[i] & (ways[i] - 1) and (i >= len(trail) or known[i] & bit)]
        links = Links(ways)
        links.lay(ways, fixed, rng)
        ends: list[list[int]] = [[] for _ in range(links.size)]  # by shuffle: the places that its cards lie in
        coming: list[list[int]] = [[] for _ in range(links.size)]  # by shuffle: the cards that come into it
        for card in hidden:
            way = ways[card]
            ends[way.bit_length()].append(card)
            coming[(way & -way).bit_length()].append(card)
            ways[card] = 0
        for shuffle in range(1, links.size):
            cards = coming[shuffle]
            if not cards:
                continue
            cards.sort()
            rng.shuffle(cards)
            taken = 0
            mixed = 1 << shuffle - 1
            for card in cards:
                ways[card] = ways[card] | mixed
            onward = links.onward[shuffle]
            while onward:
                later = (onward & -onward).bit_length() - 1
                onward &= onward - 1
                through = links.left(shuffle, later)
                coming[later] += cards[taken : taken + through]
                taken += through
            for place in ends[shuffle]:
                dealt[place] = cards[taken]
                taken += 1
        new = known[:]
        for place in range(len(dealt)):
            new[dealt[place]] = known[place]
        self.known = new
        self.lent = False
        self.trail = ways[: len(dealt)]
        self.past = ways[len(dealt) :]
        return dealt

    def save(self) -> list[list[int]]:
        return [self.known[:], self.trail[:], self.past[:], [self.everyone, self.learnt, self.shuffles]]

    @staticmethod
    def load(saved: list[list[int]]) -> Knowledge:
        return Knowledge(saved[0][:], saved[1][:], saved[2][:], saved[3][0], saved[3][1], saved[3][2])


class Links:
    """How many cards went from each shuffle straight into each later one: what everybody saw of their ways.

    Shuffle k + 1 here is bit k of a trail.
    """

    def __init__(self, ways: list[int]) -> None:
        union = 0
        for way in ways:
            union |= way
        self.size = union.bit_length() + 1
        self.number = [0] * (self.size * self.size)
        self.onward = [0] * self.size  # by shuffle: the later ones that cards went straight into, a bit each
        for way in ways:
            while way & (way - 1):
                first = way & -way
                way ^= first
                one, other = first.bit_length(), (way & -way).bit_length()
                self.number[one * self.size + other] += 1
                self.onward[one] |= 1 << other

    def left(self, one: int, other: int) -> int:
        return self.number[one * self.size + other]

    def lay(self, ways: list[int], fixed: list[int], rng: Rng) -> None:
        """Choose ways for the cards whose beginning and end are known, and take them out of the links.

        In between, such a card may have gone any way that leaves one for each of the others.
        """
        whole, onward = self.number[:], self.onward[:]
        order = fixed
        for attempt in range(TRIES):
            if attempt == TRIES // 4:  # those that have not far to go first
                order = sorted(fixed, key=lambda i: ways[i].bit_length() - (ways[i] & -ways[i]).bit_length())
            laid = self.try_to_lay(ways, order, rng, attempt >= TRIES // 2)
            if len(laid) == len(fixed):
                for i in range(len(order)):
                    ways[order[i]] = laid[i]
                return
            self.number, self.onward = whole[:], onward[:]
        for i in fixed:
            self.take(ways[i])

    def try_to_lay(self, ways: list[int], fixed: list[int], rng: Rng, far: bool) -> list[int]:
        """One way for each, or fewer if they got into each other's; ``far``: rather by long steps."""
        laid: list[int] = []
        for i in fixed:
            here = (ways[i] & -ways[i]).bit_length()
            end = ways[i].bit_length()
            way = 1 << here - 1
            while here != end:
                free = self.onward[here] & self.leading(here, end)
                if free == 0:
                    return laid
                later = self.step(here, free, rng, far)
                self.use(here, later)
                here = later
                way |= 1 << here - 1
            laid.append(way)
        return laid

    def step(self, here: int, free: int, rng: Rng, far: bool) -> int:
        """The shuffle that a card goes on to from here, one of those that are free: as likely as cards went there."""
        total = 0
        left = free
        while left:
            later = (left & -left).bit_length() - 1
            left &= left - 1
            total += self.weight(here, later, far)
        at = rng.below(total)
        while True:
            later = (free & -free).bit_length() - 1
            free &= free - 1
            at -= self.weight(here, later, far)
            if at < 0:
                return later

    def weight(self, here: int, later: int, far: bool) -> int:
        number = self.number[here * self.size + later]
        return number << min(3 * (later - here - 1), 15) if far else number

    def leading(self, here: int, end: int) -> int:
        """The shuffles behind one from which a way is left to another, that one included, a bit each."""
        found = 1 << end
        for later in range(end - 1, here, -1):
            if self.onward[later] & found:
                found |= 1 << later
        return found

    def use(self, one: int, other: int) -> None:
        """A card went from the one straight into the other."""
        at = one * self.size + other
        self.number[at] -= 1
        if self.number[at] == 0:
            self.onward[one] ^= 1 << other

    def take(self, way: int) -> None:
        while way & (way - 1):
            first = way & -way
            way ^= first
            self.use(first.bit_length(), (way & -way).bit_length())


TRIES: Final = 32
"""How often new ways are looked for before the true ones are taken."""


def forget_smallest(ways: list[int], shuffles: int, number: int) -> int:
    """Take so many shuffles of the fewest cards out of all trails, rather such as are no card's only one; their bits.

    Without them fewer worlds can be dealt, all of them still possible.
    """
    missed = [0] * shuffles.bit_length()  # by shuffle: how much it would be missed
    for way, cards in Counter(ways).items():
        if way & (way - 1) == 0:
            cards *= len(ways)
        while way:
            bit = way & -way
            way ^= bit
            missed[bit.bit_length() - 1] += cards
    sizes = [missed[i] << 6 | i for i in range(len(missed)) if shuffles >> i & 1]
    sizes.sort()
    forgotten = 0
    for size in sizes[:number]:
        forgotten |= 1 << (size & 63)
    for way in ways:
        if way & ~forgotten == 0:  # it would be all that was known of the card
            forgotten &= ~(1 << way.bit_length() >> 1)
    for i in range(len(ways)):
        ways[i] &= ~forgotten
    return forgotten


def elsewhere(way: i64, other: i64) -> bool:
    """Whether the last shuffles of two trails differ: their highest bits."""
    return way ^ other > way & other
