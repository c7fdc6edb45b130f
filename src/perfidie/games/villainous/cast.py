"""The cast of one match: who plays which villain, and what every card number means. Frozen, shared by all copies."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from perfidie.games.villainous.kinds import NO_PROGRAM, WIN, Deck, Kind
from perfidie.games.villainous.printed import CONDITION, FATE, ITEM, Symbol
from perfidie.games.villainous.roster import abilities

if TYPE_CHECKING:
    from perfidie.games.villainous.table import Table


class Part:
    """A named part of a villain's progress, from 0 to 1, and its weight."""

    def __init__(self, name: str, weight: float, done: Callable[[Table, int], float]) -> None:
        self.name = name
        self.weight = weight
        self.done = done  # (table, seat); reads public information only


class Script:
    """What a villain's module says of the villain: the cards, how to win, and what is special about the board."""

    def __init__(
        self,
        deck: Deck,
        progress: list[Part],
        near: float,
        wins: Callable[[Table, int], bool] | None = None,
        start_of_turn: bool = False,
        pieces: list[int] | None = None,
        may_stand: Callable[[Table, int, int, int], bool] | None = None,
        premove: Callable[[Table, int], int] | None = None,
        premove_optional: Callable[[Table, int], bool] | None = None,
        tile: Callable[[Table, int], int] | None = None,
        tile_ids: tuple[str, ...] = (),
        wants: Callable[[Table, int], list[str]] | None = None,
        gambles: bool = False,
    ) -> None:
        self.deck = deck
        self.villain = deck.villain
        self.progress = progress
        self.near = near  # the open standing from which bots have won in one turn, but for rare cases
        self.wins = wins  # the objective, tested after every step or at the start of the turn; None: won by a card
        self.start_of_turn = start_of_turn
        self.pieces = pieces or []  # the villain's own tokens and tiles as they are set up
        self.may_stand = may_stand  # (table, seat, card, location): a rule of the board on which cards may be where
        self.premove = premove  # the program of the villain's own ability before moving; -1 if all see it is impossible
        self.premove_optional = premove_optional
        self.tile = tile  # the program that activating the villain's tile runs now, or -1
        self.tile_ids = tile_ids  # the id of the tile by the face that shows: the last of the pieces
        self.wants = wants  # the cards that the villain needs next: what bots look for in their hand
        self.gambles = gambles  # whether the cards that the villain draws decide if it wins

    def tile_id(self, table: Table, seat: int) -> str:
        """What the villain's tile is called now."""
        return self.tile_ids[max(0, table.pieces[seat][-1] - 1)]

    def holds(self, table: Table, seat: int) -> bool:
        """Whether the objective is reached and nothing says that the villain cannot win (R8.4)."""
        return self.wins is not None and self.wins(table, seat) and not table.banned(seat, WIN)


def script(villain: str) -> Script:
    """The script of a villain."""
    found = import_module(f"perfidie.games.villainous.villains.{villain}").SCRIPT
    assert isinstance(found, Script)
    return found


class Cast:
    """Cards are numbered seat by seat, Villain deck before Fate deck, in the order of the data."""

    def __init__(self, villains: list[str], options: dict[str, bool | int | str]) -> None:
        self.villains = villains
        self.options = options
        self.scripts = [script(villain) for villain in villains]
        self.kinds: list[Kind] = []  # by card
        self.owner: list[int] = []  # by card
        self.type: list[int] = []  # by card
        self.fate: list[bool] = []  # by card: is it a Fate card
        self.attaches: list[bool] = []  # by card: must it be attached to another
        self.does: list[int] = []  # by card: its abilities as the roster of a realm lists them
        self.decks: list[list[list[int]]] = []  # by seat and deck
        self.symbols: list[list[list[Symbol]]] = [script.villain.symbols for script in self.scripts]
        self.top_rows = [
            [sum(1 << index for index, symbol in enumerate(symbols) if symbol.top) for symbols in board]
            for board in self.symbols
        ]  # by seat and location: the symbols of the top row, a bit each
        self.symbols_left = [script.villain.symbols_left for script in self.scripts]
        self.locations: list[list[str]] = [script.villain.locations for script in self.scripts]
        for seat, each in enumerate(self.scripts):
            decks: list[list[int]] = [[], []]
            for kind in each.deck.kinds:
                for _ in range(kind.count):
                    decks[kind.deck].append(len(self.kinds))
                    self.kinds.append(kind)
                    self.owner.append(seat)
                    self.type.append(kind.type)
                    self.fate.append(kind.deck == FATE)
                    self.does.append(abilities(kind))
                    self.attaches.append(kind.type == ITEM and kind.attach != "" and not kind.stands_alone)
            self.decks.append(decks)
        self.quantities_strict = options["quantities"] == "strict"
        self.locked_targetable = options["locked_cards_targetable"] is True
        self.standing_cards_cover = options["unattached_fate_cards_cover"] is True
        self.state_windows_level = options["condition_state_windows"] == "level"
        self.turn_limit = 0 if options["turn_limit"] == "none" else int(options["turn_limit"])  # in rounds
        self.fate_token = self.fate_token_used(str(options["fate_token"]))
        self.conditions: list[list[list[int]]] = [
            [self.find(seat, kind.id) for kind in each.deck.kinds if kind.type == CONDITION]
            for seat, each in enumerate(self.scripts)
        ]  # by seat and kind
        self.searches = any(kind.search for kind in self.kinds)
        self.watched_states = 0  # the state situations that some Condition in the match answers to, a bit each
        for kind in self.kinds:
            self.watched_states |= kind.watches
        # By seat: the one or two cards that have a rare ability.
        self.surcharges = self.cards_with(lambda kind: kind.activation_surcharge is not None)
        self.uncovers = self.cards_with(lambda kind: kind.uncovers)
        self.payers = self.cards_with(lambda kind: kind.pays_for is not None)
        self.reactions = [0] * len(villains)  # by seat: what happens in the realm that some card reacts to, a bit each
        for card, kind in enumerate(self.kinds):
            for reaction in kind.reactions:
                self.reactions[self.owner[card]] |= 1 << reaction.event
        self.choosy = [
            each.may_stand is not None or any(kind.never_at for kind in each.deck.kinds) for each in self.scripts
        ]  # by seat: is there a card that may not be everywhere
        self.premoves = self.cards_with(lambda kind: kind.premove != NO_PROGRAM)
        self.any_time = self.cards_with(lambda kind: kind.any_time != NO_PROGRAM)
        self.any_time_seats = [seat for seat in range(len(villains)) if self.any_time[seat]]
        self.gain_maluses = self.cards_with(lambda kind: kind.gain_malus != 0)
        self.hand_bonuses = self.cards_with(lambda kind: kind.hand_bonus != 0)
        self.hand_openers = self.cards_with(lambda kind: kind.opens_hand)
        self.immediate = [
            seat for seat, each in enumerate(self.scripts) if each.wins is not None and not each.start_of_turn
        ]

    def cards_with(self, ability: Callable[[Kind], bool]) -> list[list[int]]:
        """By seat: the cards of such a kind."""
        return [[card for deck in decks for card in deck if ability(self.kinds[card])] for decks in self.decks]

    def fate_token_used(self, option: str) -> bool:
        """Rule R2.12."""
        newer_box = any(script.villain.box == "despicable_plots" for script in self.scripts)
        threshold = {"from4": 4, "from5": 5, "off": 99, "auto": 4 if newer_box else 5}[option]
        return len(self.villains) >= threshold

    def location(self, seat: int, id: str) -> int:
        return self.locations[seat].index(id)

    def find(self, seat: int, id: str) -> list[int]:
        """The cards of a seat with this id."""
        return [card for deck in self.decks[seat] for card in deck if self.kinds[card].id == id]
