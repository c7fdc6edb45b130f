"""What happens at a table, in the words of one reader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from perfidie.bots import is_bot
from perfidie.bots.advice import Ground
from perfidie.kernel.errors import PerfidieError
from perfidie.kernel.options import Record
from perfidie.kernel.reasons import Reason
from perfidie.kernel.view import View
from perfidie.server import wire
from perfidie.texts import Company, Texts
from perfidie.texts.villainous import distinction

FOURTH = 4
"""Conditions answer to an action from this one on."""
OF_A_CARD = ("place", "attach", "cover")
"""Options that say where a card goes: in short, only the place."""


@cache
def texts_in(lang: str) -> Texts:
    return Texts(lang)


@lru_cache(maxsize=5_000)
def said(lang: str, id: str, name: str = "") -> str:
    """A message about nobody or somebody."""
    return texts_in(lang)(id, name=name) if name else texts_in(lang)(id)


@lru_cache(maxsize=5_000)
def reason_text(lang: str, game: str, names: tuple[str, ...], reason: bytes) -> str:
    return texts_in(lang).reason(Company(game, names), msgspec.json.decode(reason, type=Reason))


@lru_cache(maxsize=10_000)
def event_text(lang: str, game: str, names: tuple[str, ...], record: bytes) -> str:
    """Events are told to several readers: each sentence is made once."""
    return texts_in(lang).event(Company(game, names), msgspec.json.decode(record))


@lru_cache(maxsize=20_000)
def option_text(lang: str, game: str, names: tuple[str, ...], record: bytes, seat: int, form: str | None) -> str:
    """The same options are offered again and again: each is worded once."""
    return texts_in(lang).option(Company(game, names), msgspec.json.decode(record), seat, form)


class Phrasing:
    """One table in one language."""

    def __init__(self, lang: str, game: str, roles: Sequence[str], names: Sequence[str]) -> None:
        """``names`` are those of people; empty for a seat that is called by its role."""
        self.lang = lang
        self.texts = texts_in(lang)
        self.words = self.texts.words(game)
        shown = [name or self.words.role(role) for name, role in zip(names, roles, strict=True)]
        self.company = Company(game, tuple(shown))

    def event(self, record: Record) -> str:
        return event_text(self.lang, self.company.game, tuple(self.company.names), msgspec.json.encode(record))

    def prompt(self, prompt: str, seat: int) -> str:
        return self.texts.prompt(self.company, prompt, seat)

    def option(self, record: Record, seat: int, view: View | None = None, short: bool = False) -> str:
        kind = record["kind"]
        if self.company.game == "villainous":
            table: Any = view.table if view is not None else None
            if kind == "branch" and table is not None and table.cause:
                values = self.texts.values(self.company, record, seat)
                id = f"table-villainous-branch-{table.cause}-{record['choice']}"
                if self.texts.catalogue.knows(id):
                    return self.texts(id, card=values.get("card", ""), at=values.get("at", ""))
            form = "card" if "card" in record else None
            if kind == "action" and table is not None:
                here = next((at.location for at in table.realms[seat].locations if at.mover), "")
                form = "elsewhere" if record.get("at", here) != here else None
            if short and kind in OF_A_CARD:
                form = "place"
            return self.say(record, seat, form) + distinction(self.texts, record)
        return self.say(record, seat, None)

    def say(self, record: Record, seat: int, form: str | None) -> str:
        names = tuple(self.company.names)
        return option_text(self.lang, self.company.game, names, msgspec.json.encode(record), seat, form)

    def context(self, view: View) -> str | None:
        """Why something is asked: the card whose text asks, or what Conditions may answer to."""
        if self.company.game != "villainous":
            return None
        table: Any = view.table
        words: Any = self.words
        if view.prompt == "condition":
            seat = self.company.names[table.turn]
            told = [
                self.texts(
                    f"table-villainous-happened-{each.situation}", seat=seat, n=each.n, card=words.card(each.card)
                )
                for each in table.happened
                if each.situation != "acted" or each.n >= FOURTH
            ]
            return self.texts("server-happened", seat=seat, happened=self.texts.enumeration(told)) if told else None
        if table.cause:
            return self.texts("server-cause", card=words.card(table.cause), text=words.text(table.cause))
        return None

    def reason(self, reason: Reason) -> wire.ReasonState:
        bare = msgspec.json.encode(Reason(reason.code, reason.details, ""))
        told = reason_text(self.lang, self.company.game, tuple(self.company.names), bare)
        return wire.ReasonState(told, reason.rule or None)

    def grounds(self, grounds: Sequence[Ground]) -> str:
        """Why an option is good or bad."""
        return ", ".join(self.texts(f"advice-{ground.code}", amount=ground.amount) for ground in grounds)

    def level(self, bot: str) -> str:
        return level_name(self.lang, bot)


@cache
def level_name(lang: str, bot: str) -> str:
    id = f"server-bot-{bot}"
    return texts_in(lang)(id) if texts_in(lang).catalogue.knows(id) else bot


def level_about(lang: str, bot: str) -> str:
    id = f"server-bot-{bot}-about"
    return texts_in(lang)(id) if texts_in(lang).catalogue.knows(id) else ""


def fault(lang: str, error: PerfidieError, company: Company | None = None) -> wire.Fault:
    """An error as its reader is told it, with the rule if it has one."""
    texts = texts_in(lang)
    reason = error.details.get("reason")
    if isinstance(reason, Reason) and company is not None:
        bare = Reason(reason.code, reason.details, "")
        return wire.Fault(error.code, texts.reason(company, bare), reason.rule or None)
    return wire.Fault(error.code, texts.error(error))


def shown_name(name: str) -> str:
    """The name of a person; empty for a bot, which is called by its role."""
    return "" if is_bot(name) else name
