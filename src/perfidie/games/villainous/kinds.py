"""A kind of card: what is printed on it, and what it does, declared by its villain's module.

A declaration names programs (tuples of steps) for what happens once, and small functions for what applies as long as
the card is in the realm. :class:`Deck` collects the declarations of one villain::

    GASTON = Deck("gaston")
    GASTON.effect("temper", play=[remove_obstacles(1)])
    GASTON.hero("belle", bans=REMOVE_OBSTACLES)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from perfidie.games.villainous.printed import ALLY, CONDITION, CURSE, EFFECT, HERO, ITEM, PRINCE, SYMBOLS, Card, villain
from perfidie.kernel.state import Step, program

if TYPE_CHECKING:
    from perfidie.games.villainous.table import Table

NO_PROGRAM: Final = -1

# What a card in the realm can forbid, as bits of ``bans``.
REMOVE_OBSTACLES: Final = 1
WIN: Final = 2
PLAY_EFFECTS: Final = 4
MOVE_ALLIES: Final = 8
MOVE_ITEMS: Final = 16
MOVE_SYMBOL: Final = 32
ALLIES_TO_BALLROOM: Final = 64

# What can happen in a realm that cards react to.
PLAYED: Final = 0
MOVED: Final = 1
DEFEATED: Final = 2
MOVER_ARRIVED: Final = 3
LEFT: Final = 4
USED: Final = 5  # an Ally was used in a Vanquish action

# What becomes of an Ally used in a Vanquish action.
DISCARDED: Final = 0
STAYS: Final = 1
TO_MOVER: Final = 2

# When a defeated Hero goes back into the Fate deck instead of the discard.
NEVER: Final = 0
BY_VANQUISH: Final = 1
ALWAYS: Final = 2

Bonus = Callable[["Table", int, int], int]
"""(table, source, target): how much stronger the source makes the target; reads nothing but the cards in the realm."""
Price = Callable[["Table", int, int, int, int], int]
"""(table, source, card, location, host): how much dearer the source makes playing the card there."""
Bar = Callable[["Table", int, int, int], bool]
"""(table, source, card, location): whether the source keeps the card from being played there."""
Need = Callable[["Table", int, int], bool]
"""(table, realm, card): whether the card's own requirement is met."""
Pays = Callable[["Table", int, int], bool]
"""(table, source, card): whether the source can be discarded instead of paying for the card."""
Fits = Callable[["Table", int, int], bool]
"""(table, card, host): whether the card may be attached to this host, beyond what its type asks."""
Shield = Callable[["Table", int, int, int], bool]
"""(table, source, hero, ally): whether the source keeps the Ally (-1: anything) from defeating the Hero.

Like Bonus it reads nothing but the cards in the realm."""


class Situation:
    """What a Condition answers to: the active player did this, with at least such a number (actions, strength)."""

    def __init__(self, kind: int, least: int) -> None:
        self.kind = kind
        self.least = least


class Reaction:
    """What a card in the realm does when something happens there."""

    def __init__(self, event: int, when: Callable[[Table, int, int], bool], steps: int) -> None:
        self.event = event
        self.when = when  # (table, the reacting card, the card that it happened to)
        self.steps = steps


def whenever(table: Table, source: int, card: int) -> bool:
    """For a reaction to all that can happen so."""
    return True


def itself(table: Table, source: int, card: int) -> bool:
    """For a reaction to what happens to the card itself."""
    return source == card


class Kind:
    """A kind of card, frozen once its villain's module is loaded."""

    def __init__(self, printed: Card) -> None:
        self.id = printed.id
        self.villain = printed.villain
        self.deck = printed.deck
        self.type = printed.type
        self.count = printed.count
        self.cost = printed.cost
        self.strength = printed.strength
        self.activation_cost = printed.activation_cost
        self.attach = printed.attach
        self.declared = False
        self.play = NO_PROGRAM  # Effects and Conditions: what they do
        self.on_play = NO_PROGRAM  # what happens when it enters the realm
        self.on_defeat = NO_PROGRAM
        self.activate = NO_PROGRAM
        self.premove = NO_PROGRAM
        self.premove_optional = True
        self.search = False  # a later instruction depends on an earlier choice: playable only if a trial succeeds
        self.bonus: Bonus | None = None
        self.price: Price | None = None
        self.activation_surcharge: Bonus | None = None  # (table, source, card): how much dearer activating is
        self.bar: Bar | None = None
        self.shield: Shield | None = None
        self.bans = 0
        self.grants = ""  # a symbol that its location gains
        self.granted = -1  # its number
        self.reach = False  # may be used in a Vanquish against a Hero at a neighbouring location
        self.allies_needed = 0  # a Vanquish against this Hero, or against the bearer, needs so many Allies
        self.after_vanquish = DISCARDED
        self.needs: Need | None = None
        self.only_at: list[str] = []
        self.replaces = ""  # takes the place of this card of the realm, which is discarded
        self.forced_to = ""  # must be played there as soon as it is revealed
        self.wins_at = ""  # its defeat there wins the game
        self.stands_alone = False  # a Fate Item that is not attached
        self.when: Situation | None = None
        self.watches = 0  # the state situations that a Condition answers to, a bit each
        self.in_fate = False  # a Condition that is played inside a Fate action
        self.reactions: list[Reaction] = []
        self.returns_allies = False  # Allies used against a Hero at its location go back to the hand
        self.shuffled_back = NEVER
        self.brings_discard = False  # shuffled back into an empty deck it takes the whole discard along
        self.keeps_others = False  # the card revealed with it is not discarded before it is played
        self.gain_malus = 0  # each gain of Power is so much smaller
        self.hand_bonus = 0  # the hand is refilled to so many cards more
        self.never_trapped = False
        self.never_shrunk = False
        self.no_wickets_here = False  # no Card Guard at its location can become a Wicket
        self.pays_for: Pays | None = None  # may be discarded as the whole payment for such a card
        self.opens_hand = False  # the owner's hand lies open
        self.never_at: list[str] = []  # may be neither played nor moved there
        self.uncovers = False  # with the mover here, one covered symbol a turn can be used
        self.any_time = NO_PROGRAM  # what the owner may do with it between actions, as often as wished
        self.saves_host = False  # is discarded in the place of the card it is attached to
        self.fits: Fits | None = None


Steps = Sequence[Step[Any]]

SEARCHED: set[int] = set()
"""Programs in which a later instruction depends on an earlier choice."""


def steps_of(steps: Steps | None) -> int:
    return program(*steps) if steps else NO_PROGRAM


class Deck:
    """The declarations of one villain's 45 cards; every kind is declared exactly once, under its printed type."""

    def __init__(self, villain_id: str) -> None:
        self.villain = villain(villain_id)
        self.kinds = [Kind(card) for card in self.villain.cards]

    def declare(self, id: str, type: int) -> Kind:
        kind = next((kind for kind in self.kinds if kind.id == id), None)
        assert kind is not None, f"{self.villain.id} has no card {id}"
        assert kind.type == type, f"{id} is printed with another type"
        assert not kind.declared, f"{id} is declared twice"
        kind.declared = True
        return kind

    def undeclared(self) -> list[str]:
        return [kind.id for kind in self.kinds if not kind.declared]

    def effect(
        self,
        id: str,
        play: Steps,
        needs: Need | None = None,
        search: bool = False,
        keeps_others: bool = False,
    ) -> None:
        """A card that is carried out once and discarded."""
        kind = self.declare(id, EFFECT)
        kind.keeps_others = keeps_others
        kind.play = steps_of(play)
        kind.needs = needs
        kind.search = search
        if search:
            SEARCHED.add(kind.play)

    def condition(
        self,
        id: str,
        when: Situation | None,
        play: Steps,
        watches: int = 0,
        in_fate: bool = False,
        search: bool = False,
    ) -> None:
        """A card played in an opponent's turn, when the situation fits."""
        kind = self.declare(id, CONDITION)
        kind.watches = watches
        kind.search = search
        kind.play = steps_of(play)
        kind.when = when
        kind.in_fate = in_fate

    def ally(
        self,
        id: str,
        on_play: Steps | None = None,
        activate: Steps | None = None,
        premove: Steps | None = None,
        bonus: Bonus | None = None,
        price: Price | None = None,
        needs: Need | None = None,
        replaces: str = "",
        reach: bool = False,
        after_vanquish: int = DISCARDED,
        returns_allies: bool = False,
        uncovers: bool = False,
        reactions: list[Reaction] | None = None,
    ) -> None:
        kind = self.declare(id, ALLY)
        kind.on_play = steps_of(on_play)
        kind.activate = steps_of(activate)
        kind.premove = steps_of(premove)
        kind.bonus = bonus
        kind.price = price
        kind.needs = needs
        kind.replaces = replaces
        kind.reach = reach
        kind.after_vanquish = after_vanquish
        kind.returns_allies = returns_allies
        kind.uncovers = uncovers
        kind.reactions = reactions or []

    def item(
        self,
        id: str,
        on_play: Steps | None = None,
        activate: Steps | None = None,
        bonus: Bonus | None = None,
        price: Price | None = None,
        shield: Shield | None = None,
        needs: Need | None = None,
        bans: int = 0,
        grants: str = "",
        only_at: list[str] | None = None,
        stands_alone: bool = False,
        allies_needed: int = 0,
        fits: Fits | None = None,
        saves_host: bool = False,
        pays_for: Pays | None = None,
        any_time: Steps | None = None,
        hand_bonus: int = 0,
        reactions: list[Reaction] | None = None,
    ) -> None:
        kind = self.declare(id, ITEM)
        kind.on_play = steps_of(on_play)
        kind.activate = steps_of(activate)
        kind.bonus = bonus
        kind.price = price
        kind.shield = shield
        kind.needs = needs
        kind.bans = bans
        kind.grants = grants
        kind.granted = SYMBOLS.index(grants) if grants else -1
        kind.only_at = only_at or []
        kind.stands_alone = stands_alone
        kind.allies_needed = allies_needed
        kind.fits = fits
        kind.saves_host = saves_host
        kind.pays_for = pays_for
        kind.any_time = steps_of(any_time)
        kind.hand_bonus = hand_bonus
        kind.reactions = reactions or []

    def hero(
        self,
        id: str,
        on_play: Steps | None = None,
        on_defeat: Steps | None = None,
        bonus: Bonus | None = None,
        price: Price | None = None,
        bar: Bar | None = None,
        shield: Shield | None = None,
        bans: int = 0,
        allies_needed: int = 0,
        needs: Need | None = None,
        replaces: str = "",
        forced_to: str = "",
        wins_at: str = "",
        shuffled_back: int = NEVER,
        brings_discard: bool = False,
        gain_malus: int = 0,
        never_trapped: bool = False,
        never_shrunk: bool = False,
        no_wickets_here: bool = False,
        never_at: list[str] | None = None,
        opens_hand: bool = False,
        hand_bonus: int = 0,
        activation_surcharge: Bonus | None = None,
        reactions: list[Reaction] | None = None,
    ) -> None:
        kind = self.declare(id, HERO)
        kind.on_play = steps_of(on_play)
        kind.on_defeat = steps_of(on_defeat)
        kind.bonus = bonus
        kind.price = price
        kind.bar = bar
        kind.shield = shield
        kind.bans = bans
        kind.allies_needed = allies_needed
        kind.needs = needs
        kind.replaces = replaces
        kind.forced_to = forced_to
        kind.wins_at = wins_at
        kind.shuffled_back = shuffled_back
        kind.brings_discard = brings_discard
        kind.gain_malus = gain_malus
        kind.never_trapped = never_trapped
        kind.never_shrunk = never_shrunk
        kind.no_wickets_here = no_wickets_here
        kind.never_at = never_at or []
        kind.opens_hand = opens_hand
        kind.hand_bonus = hand_bonus
        kind.activation_surcharge = activation_surcharge
        kind.reactions = reactions or []

    def curse(
        self, id: str, bonus: Bonus | None = None, bar: Bar | None = None, reactions: list[Reaction] | None = None
    ) -> None:
        kind = self.declare(id, CURSE)
        kind.bonus = bonus
        kind.bar = bar
        kind.reactions = reactions or []

    def prince(self, id: str, forced_to: str) -> None:
        kind = self.declare(id, PRINCE)
        kind.forced_to = forced_to
