"""The table: hands, draw pile and pile of every player, the middle, and the few verbs that change them.

A pile holds card numbers; a card that lies face down, a Hero, is held as ``~card``, which is negative. ``HERO_SIDE``
below reads a pile's card whichever side is up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from perfidie.games.villains_card_game.deck import Cards
from perfidie.games.villains_card_game.scoring import score
from perfidie.kernel.knowledge import Knowledge
from perfidie.kernel.options import Record, field, kind_of
from perfidie.kernel.reasons import Reason
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import Outcome, RawEvent, State
from perfidie.kernel.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE: Final = -1

LEFT: Final = 0
RIGHT: Final = 1
OWN: Final = 2
HERO: Final = 3
MIDDLE: Final = 4
DESTINATIONS: Final = ["left", "right", "own", "hero", "middle"]

PLAY: Final = 0
TARGET: Final = 1
DECLINE: Final = 2
DIRECTION: Final = 3
OPTION_KINDS: Final = ["play", "target", "decline", "direction"]

ASK_PLAY: Final = 0
ASK_HYPNOSIS: Final = 1
ASK_WHIRLPOOL: Final = 2
ASK_SWAP: Final = 3
PROMPTS: Final = ["play", "hypnosis", "whirlpool", "swap"]

TURNED_UP: Final = 0
TURN: Final = 1
LAID: Final = 2
LAID_HERO: Final = 3
PLAYED_SPECIAL: Final = 4
DREW: Final = 5
CURSED: Final = 6
TOOK: Final = 7
FLIPPED: Final = 8
EXPOSED: Final = 9
SHIFTED: Final = 10
SWAPPED: Final = 11
NO_EFFECT: Final = 12
ENDED: Final = 13
EVENTS: Final = [
    "turned_up",
    "turn",
    "laid",
    "laid_hero",
    "played_special",
    "drew",
    "cursed",
    "took",
    "flipped",
    "exposed",
    "shifted",
    "swapped",
    "no_effect",
    "ended",
]


def card_of(lying: int) -> int:
    """The card that lies there, whichever side is up."""
    return lying if lying >= 0 else ~lying


class Table(State):
    """A position of Disney Villains the Card Game."""

    def __init__(self, cards: Cards, rng: Rng, knowledge: Knowledge) -> None:
        super().__init__(len(cards.villains), rng, knowledge)
        self.cards = cards
        self.turn = 0  # the seat whose turn it is
        self.hands: list[list[int]] = []
        self.draws: list[list[int]] = []  # top last
        self.piles: list[list[int]] = []  # top last; ~card for a Hero
        self.middle: list[int] = []
        self.forced: list[int] = []  # the card laid open by Intrigue, or NONE

    def copy(self) -> Table:
        to = Table(self.cards, self.rng.copy(), self.knowledge.copy())
        self.copy_core(to)
        to.turn = self.turn
        to.hands = [hand[:] for hand in self.hands]
        to.draws = [draw[:] for draw in self.draws]
        to.piles = [pile[:] for pile in self.piles]
        to.middle = self.middle[:]
        to.forced = self.forced[:]
        return to

    def saved_names(self) -> list[str]:
        return ["turn", "hands", "draws", "piles", "middle", "forced"]

    def save(self) -> dict[str, Any]:
        saved = super().save()
        saved["villains"] = self.cards.villains
        saved["specials"] = self.cards.specials
        saved["special_as_hero"] = self.cards.special_as_hero
        saved["extra"] = self.cards.ids[sum(len(deck) for deck in self.cards.decks) :]
        return saved

    def relabel(self, dealt: list[int]) -> None:
        for zone in (*self.hands, *self.draws, self.middle):
            zone[:] = [dealt[card] for card in zone]
        for pile in self.piles:
            pile[:] = [dealt[lying] if lying >= 0 else ~dealt[~lying] for lying in pile]
        self.forced = [card if card == NONE else dealt[card] for card in self.forced]

    # Verbs: every change of the table goes through these

    def draw_up(self, seat: int) -> None:
        """Draw from the own draw pile until the hand is full or the pile is empty (rule 4, end of turn)."""
        hand = self.hands[seat]
        draw = self.draws[seat]
        full = self.cards.hand
        while draw and len(hand) < full:
            card = draw.pop()
            hand.append(card)
            self.knowledge.show(card, 1 << seat)
            if self.events is not None:
                self.tell(DREW, seat, card)

    def leave_hand(self, seat: int, card: int, shown: bool) -> None:
        """A card leaves the hand: the others see its face or, unless it lies open already, only its back."""
        hand = self.hands[seat]
        if shown or self.forced[seat] != card:
            self.knowledge.pick(card, hand, 1 << seat, shown)
        at: i64 = 0
        while hand[at] != card:
            at += 1
        hand.pop(at)

    def lay(self, seat: int, card: int, pile: int) -> None:
        """A number from the hand, face up on a pile."""
        self.leave_hand(seat, card, True)
        self.piles[pile].append(card)
        self.knowledge.reveal(card)
        if self.events is not None:
            self.tell(LAID, seat, card, pile)

    def lay_hero(self, seat: int, card: int) -> None:
        """A card from the hand, face down on the own pile; one that lies open is seen to go there."""
        self.leave_hand(seat, card, False)
        self.piles[seat].append(~card)
        if self.events is not None:
            self.tell(LAID_HERO, seat, card)

    def play_special(self, seat: int, card: int) -> None:
        """A special from the hand, face up to the middle."""
        self.leave_hand(seat, card, True)
        self.middle.append(card)
        self.knowledge.reveal(card)
        if self.events is not None:
            self.tell(PLAYED_SPECIAL, seat, card)

    def turn_over(self, seat: int) -> None:
        """Turn the top card of a pile over. A special that comes up this way leaves for the middle."""
        pile = self.piles[seat]
        pile[-1] = ~pile[-1]
        top = pile[-1]
        if top >= 0:
            self.knowledge.reveal(top)
        if self.events is not None:
            self.tell(FLIPPED, seat, card_of(top), 1 if top >= 0 else 0)
        if top >= 0 and self.cards.value[top] == 0:
            self.middle.append(pile.pop())

    def finish(self) -> None:
        """Nobody has a hand card: all piles are turned up for scoring."""
        for pile in self.piles:
            for lying in pile:
                self.knowledge.reveal(card_of(lying))
        self.end()
        if self.events is not None:
            self.tell(ENDED, NONE)

    # What is asked of every state

    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        results = [score(pile, self.cards.value) for pile in self.piles]
        best = max(results)
        return Outcome([seat for seat, result in enumerate(results) if result == best], [r[0] for r in results])

    def option(self, code: int) -> Record:
        kind = kind_of(code)
        if kind == PLAY:
            to = DESTINATIONS[field(code, 1)]
            return {"kind": "play", "card": self.cards.ids[field(code, 0)], "to": to}
        if kind == TARGET:
            return {"kind": "target", "seat": field(code, 0)}
        if kind == DECLINE:
            return {"kind": "decline", "answer": "no"}
        return {"kind": "direction", "choice": DESTINATIONS[field(code, 0)]}

    def event(self, raw: RawEvent, seat: int | None) -> Record | None:
        kind, actor, card, a, _, viewers = raw
        record: Record = {"kind": EVENTS[kind]}
        if actor != NONE:
            record["seat"] = actor
        if card != NONE and viewers & self.knowledge.viewer(seat):
            record["card"] = self.cards.ids[card]
        if kind in (LAID, SHIFTED, SWAPPED):
            record["to"] = a
        elif kind == TOOK:
            record["from"] = a
        elif kind == FLIPPED:
            record["face"] = "up" if a else "down"
        return record

    def prompt_name(self, prompt: int) -> str:
        return PROMPTS[prompt]

    def view(self, seat: int | None) -> View:
        from perfidie.games.villains_card_game.view import view

        return view(self, seat)

    def why_not(self, option: Record) -> Reason | None:
        from perfidie.games.villains_card_game.refusal import why_not

        return why_not(self, option)
