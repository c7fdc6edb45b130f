"""Scenario files of the card game: positions by name, and the paths that ask about them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from perfidie.games.villains_card_game.deck import Cards, box
from perfidie.games.villains_card_game.scoring import score
from perfidie.games.villains_card_game.setup import set_up
from perfidie.games.villains_card_game.table import NONE, Table, card_of
from perfidie.games.villains_card_game.turn import TURNS, pass_on
from perfidie.games.villains_card_game.view import lying_id
from perfidie.kernel.errors import BadInput, ScenarioError
from perfidie.kernel.knowledge import Knowledge

HERO_MARK = "H:"
SEAT_KEYS = ("hand", "draw", "pile", "forced")
SEAT_PATHS = (
    "hand",
    "hand_size",
    "draw_size",
    "pile",
    "top",
    "pile_size",
    "forced",
    "score",
    "lost",
    "heroes",
)


class Supply:
    """Where the cards of a position come from: first those that its lists displaced, then new ones."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.displaced: list[int] = []

    def give(self, key: str, id: str) -> int:
        for card in self.displaced:
            if self.cards.ids[card] == id:
                self.displaced.remove(card)
                return card
        try:
            card = self.cards.add(id)
        except BadInput as error:
            raise ScenarioError(error.code, key=key, **error.details) from error
        if self.cards.value[card] == 0 and not self.cards.specials:
            raise ScenarioError("specials-not-used", key=key, card=id)
        return card


def position(cards: Cards, seed: int, first: int, start: Mapping[str, Any]) -> Table:
    """The table after set-up, with the named zones replaced. ``cards`` must be the table's own: it may be added to.

    >>> cards = Cards(["hook", "jafar", "ursula"], True, False)
    >>> table = position(cards, 0, 0, {"turn": 1, "1": {"hand": ["curse"]}})
    >>> table.decision()
    <Decision play of seat 1: [{'kind': 'play', 'card': 'curse', 'to': 'middle'}]>
    """
    table = set_up(cards, seed, first)
    check_keys(start, table.seats)
    supply = Supply(cards)
    for seat in range(table.seats):
        displace(table, seat, start.get(str(seat), {}), supply)
    if "middle" in start:
        table.middle = [supply.give("middle", id) for id in texts("middle", start["middle"])]
    for seat in range(table.seats):
        lay_out(table, seat, start.get(str(seat), {}), supply)
    table.knowledge = known(table)
    turn = start.get("turn", table.turn)
    if not isinstance(turn, int) or isinstance(turn, bool) or not 0 <= turn < table.seats:
        raise ScenarioError("start-value", key="turn", value=turn, expected=f"0-{table.seats - 1}")
    begin(table, turn)
    return table


def check_keys(start: Mapping[str, Any], seats: int) -> None:
    keys = ("turn", "middle", *map(str, range(seats)))
    for key, value in start.items():
        if key not in keys:
            raise ScenarioError("start-key", key=key, expected=", ".join(keys))
        if key.isdigit():
            if not isinstance(value, Mapping):
                raise ScenarioError("start-value", key=key, value=value, expected=", ".join(SEAT_KEYS))
            for inner in value:
                if inner not in SEAT_KEYS:
                    raise ScenarioError("start-key", key=f"{key}.{inner}", expected=", ".join(SEAT_KEYS))


def texts(key: str, value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ScenarioError("start-value", key=key, value=value, expected='["5R", "4B", …]')
    return value


def displace(table: Table, seat: int, named: Mapping[str, Any], supply: Supply) -> None:
    """Empty the zones that are named anew."""
    for key, zone in (("hand", table.hands[seat]), ("draw", table.draws[seat]), ("pile", table.piles[seat])):
        if key in named:
            supply.displaced += [card_of(lying) for lying in zone]
            zone.clear()


def lay_out(table: Table, seat: int, named: Mapping[str, Any], supply: Supply) -> None:
    """Fill the zones that are named."""
    if "hand" in named:
        key = f"{seat}.hand"
        table.hands[seat] = [supply.give(key, id) for id in texts(key, named["hand"])]
    if "draw" in named:
        key = f"{seat}.draw"
        table.draws[seat] = [supply.give(key, id) for id in texts(key, named["draw"])][::-1]
    if "pile" in named:
        key = f"{seat}.pile"
        table.piles[seat] = [lying(table, key, id, supply) for id in texts(key, named["pile"])]
    if "forced" in named:
        lay_open(table, seat, named["forced"], supply)


def lying(table: Table, key: str, id: str, supply: Supply) -> int:
    """A card of a pile, face up or (``H:5B``) as a Hero. Specials lie there only as Heroes, where that is played."""
    hero = id.startswith(HERO_MARK)
    card = supply.give(key, id.removeprefix(HERO_MARK))
    if table.cards.value[card] == 0 and not (hero and table.cards.special_as_hero):
        raise ScenarioError("special-on-pile", key=key, card=id)
    return ~card if hero else card


def lay_open(table: Table, seat: int, id: object, supply: Supply) -> None:
    """The forced card is a hand card (rule 5, Intrigue): one that the hand holds, or else it joins the hand."""
    key = f"{seat}.forced"
    if not isinstance(id, str):
        raise ScenarioError("start-value", key=key, value=id, expected='"5R"')
    if id == "":
        return
    hand = table.hands[seat]
    held = [card for card in hand if table.cards.ids[card] == id]
    if not held:
        held = [supply.give(key, id)]
        hand += held
    table.forced[seat] = held[0]


def known(table: Table) -> Knowledge:
    """Who knows what: hands and Heroes their owner alone, draw piles nobody, everything else all.

    Nobody else can tell which of a player's hidden cards is in the hand, in the draw pile or a Hero.
    """
    knowledge = Knowledge.public(len(table.cards.ids), table.seats)
    for seat in range(table.seats):
        heroes = [~lying for lying in table.piles[seat] if lying < 0]
        hand = table.hands[seat]
        knowledge.mix([*hand, *table.draws[seat], *heroes], 0)
        for card in (*hand, *heroes):
            knowledge.show(card, 1 << seat)
        if table.forced[seat] != NONE:
            knowledge.reveal(table.forced[seat])
    return knowledge


def begin(table: Table, turn: int) -> None:
    """Start with the turn of this seat, or of the next one that has cards (rule 4); without any, the game is over."""
    table.turns = 0
    table.listen()
    table.stack.clear()
    table.turn = turn
    frame = [TURNS, 0, turn]
    table.push(frame)
    pass_on(table, frame, turn)
    table.run()


def look_up(table: Table, path: str) -> object:
    """The value of a path of the scenario format.

    >>> from perfidie.games.villains_card_game.deck import cards_for
    >>> table = set_up(cards_for(("hook", "jafar", "ursula"), True, False), seed=0, first=2)
    >>> look_up(table, "turn"), look_up(table, "0.hand_size"), look_up(table, "0.forced")
    (2, 4, '')
    """
    ids = table.cards.ids
    if path == "turn":
        return table.turn
    if path == "middle":
        return [ids[card] for card in table.middle]
    number, _, name = path.partition(".")
    if number not in map(str, range(table.seats)) or name not in SEAT_PATHS:
        seats = "|".join(map(str, range(table.seats)))
        paths = [f"<{seats}>.{name}" for name in SEAT_PATHS] + ["middle", "turn", "winners", "running"]
        raise ScenarioError("unknown-path", path=path, expected=", ".join(paths))
    seat = int(number)
    pile = table.piles[seat]
    if name == "hand":
        return [ids[card] for card in table.hands[seat]]
    if name == "hand_size":
        return len(table.hands[seat])
    if name == "draw_size":
        return len(table.draws[seat])
    if name == "pile":
        return [lying_id(table, lying) for lying in pile]
    if name == "top":
        return lying_id(table, pile[-1]) if pile else ""
    if name == "pile_size":
        return len(pile)
    if name == "forced":
        return "" if table.forced[seat] == NONE else ids[table.forced[seat]]
    if name == "heroes":
        return sum(lying < 0 for lying in pile)
    points, lost = score(pile, table.cards.value)
    return points if name == "score" else lost


@cache
def rule_ids() -> tuple[str, ...]:
    """The numbers of the rules, in the order of the rulebook."""
    text = files(__package__).joinpath("data/rules.toml").read_text("utf-8")
    return tuple(rule["id"] for rule in tomllib.loads(text)["rule"])


def card_ids() -> tuple[str, ...]:
    """The specials. Number cards have no text of their own: the rules about laying speak of them."""
    return tuple(box().specials)
