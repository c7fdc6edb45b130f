"""Saying things: errors, reasons, events, options and numbers, each in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple, Protocol

from perfidie.kernel.errors import PerfidieError
from perfidie.texts.catalogue import Catalogue

if TYPE_CHECKING:
    from perfidie.kernel.reasons import Reason

RANGE = re.compile(r"(\d+)-(\d+)")
NARROW_SPACE = "\u202f"
GROUPING = {"en": (",", "."), "fr": (NARROW_SPACE, ",")}


class Company(NamedTuple):
    """Who sits at the table: the game, and the name of each seat as the reader knows it."""

    game: str
    names: Sequence[str]


class Vocabulary(Protocol):
    """The words of one game, taken from its data; the module ``texts.<game>`` makes one with ``vocabulary(lang)``."""

    title: str

    def role(self, id: str) -> str:
        """The name of a role."""
        ...

    def card(self, id: str) -> str:
        """The name of a card."""
        ...

    def values(self, record: Mapping[str, object], company: Company, seat: int | None) -> dict[str, object]:
        """What messages about this record need beside its fields; ``seat`` is the one that is asked."""
        ...


class Wordless:
    """For a game that has no words yet: it can be listed, simulated and checked by its ids."""

    def __init__(self, game: str) -> None:
        self.title = game

    def role(self, id: str) -> str:
        return id

    def card(self, id: str) -> str:
        return id

    def values(self, record: Mapping[str, object], company: Company, seat: int | None) -> dict[str, object]:
        return {}


class Texts:
    """Everything that is said in one language.

    >>> from perfidie.kernel.errors import BadInput
    >>> Texts("en").error(BadInput("unknown-game", game="chess", expected="villains_card_game"))
    'There is no game “chess”. Known games: villains_card_game.'
    >>> company = Company("villains_card_game", ["Hook", "Jafar", "Ursula"])
    >>> Texts("en").event(company, {"kind": "laid", "seat": 0, "card": "5R", "to": 1})
    'Hook lays the red 5 on Jafar’s pile.'
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.catalogue = Catalogue(lang)
        self.vocabularies: dict[str, Vocabulary] = {}

    def __call__(self, id: str, **values: object) -> str:
        """A message by its id."""
        return self.catalogue.say(id, values)

    def words(self, game: str) -> Vocabulary:
        """The vocabulary of a game."""
        if game not in self.vocabularies:
            module = f"perfidie.texts.{game}"
            spoken = find_spec(module) is not None
            self.vocabularies[game] = import_module(module).vocabulary(self.lang) if spoken else Wordless(game)
        return self.vocabularies[game]

    def error(self, error: PerfidieError) -> str:
        """What went wrong, and what would have been right; in codes, if a game has no words for it yet."""
        if not self.catalogue.knows(f"error-{error.code}"):
            return str(error)
        values = {name: self.detail(value) for name, value in error.details.items()}
        return self.catalogue.say(f"error-{error.code}", values)

    def detail(self, value: object) -> int | str:
        """A detail of an error as it is said: ``3-6`` as from three to six."""
        if type(value) is int:
            return value
        found = RANGE.fullmatch(str(value))
        return self("common-range", least=found[1], most=found[2]) if found else str(value)

    def reason(self, company: Company, reason: Reason) -> str:
        """Why something is not possible, with the number of the rule."""
        if not isinstance(self.words(company.game), Wordless):
            self.catalogue.read(company.game)  # a reason may speak of the game's own things
        told = self.catalogue.say(f"reason-{reason.code}", self.values(company, reason.details, None))
        return self("common-rule", reason=told, rule=reason.rule) if reason.rule else told

    def event(self, company: Company, record: Mapping[str, object]) -> str:
        """What happened, as far as the reader may know: an event whose card is hidden has a form of its own."""
        if record["kind"] == "undone":
            seat = record.get("seat")
            if isinstance(seat, int):
                return self("common-undone", seat=company.names[seat])
            return self("common-undone-together")
        form = None if "card" in record else "hidden"
        values = self.values(company, record, None)
        return self.catalogue.say(f"event-{company.game}-{record['kind']}", values, form)

    def option(self, company: Company, record: Mapping[str, object], seat: int, form: str | None = None) -> str:
        """What the seat would do by choosing this; a form that the message does not have is not missed."""
        values = self.values(company, record, seat)
        return self.catalogue.say(f"option-{company.game}-{record['kind']}", values, form)

    def prompt(self, company: Company, prompt: str, seat: int) -> str:
        """What the seat is asked."""
        return self.catalogue.say(f"prompt-{company.game}-{prompt}", {"seat": company.names[seat]})

    def values(self, company: Company, record: Mapping[str, object], seat: int | None) -> dict[str, object]:
        """The fields of a record as words: seats by their names, cards by theirs."""
        words = self.words(company.game)
        said: dict[str, object] = {}
        for name, value in record.items():
            if name in ("seat", "to", "from") and isinstance(value, int):
                said[name] = company.names[value]
            elif name == "card":
                said[name] = words.card(str(value))
            else:
                said[name] = value if isinstance(value, int) else str(value)
        return {**said, **words.values(record, company, seat)}

    def enumeration(self, items: Sequence[str]) -> str:
        """
        >>> Texts("en").enumeration(["Hook", "Jafar", "Scar"])
        'Hook, Jafar and Scar'
        """
        if len(items) < 2:
            return "".join(items)
        return self("common-and", first=", ".join(items[:-1]), last=items[-1])

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written here."""
        group, point = GROUPING[self.lang]
        return f"{value:,.{digits}f}".replace(",", "\0").replace(".", point).replace("\0", group)

    def percent(self, share: float) -> str:
        """
        >>> Texts("en").percent(0.254), Texts("fr").percent(0.254)
        ('25.4%', '25,4\\u202f%')
        """
        return self.number(100 * share, 1) + (f"{NARROW_SPACE}%" if self.lang == "fr" else "%")
