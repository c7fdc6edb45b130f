"""What a client shows of a game: names, texts and printed numbers, in one language."""

from __future__ import annotations

from functools import cache
from typing import Any

from perfidie.bots import bot_names
from perfidie.games import GAMES, game
from perfidie.server import wire
from perfidie.server.phrasing import level_about, level_name, texts_in
from perfidie.texts.typography import typographic

PRIVATE = ("note", "source", "sources", "confidence", "name_invented", "text_en", "text_fr", "name_en", "name_fr")
"""Fields of the data that are for those who keep them."""


@cache
def games(lang: str) -> list[wire.GameInfo]:
    return [game_info(id, lang) for id in GAMES]


def game_info(id: str, lang: str) -> wire.GameInfo:
    found = game(id)
    texts = texts_in(lang)
    words = texts.words(id)
    return wire.GameInfo(
        id=id,
        title=words.title,
        seat_counts=list(found.seat_counts),
        roles=[wire.RoleInfo(role, words.role(role)) for role in found.roles],
        first_roles=list(found.first_roles),
        choices=[
            wire.ChoiceInfo(
                choice.name,
                option_label(lang, id, choice.name),
                choice.default,
                list(choice.values),
                choice.rule or None,
                choice.numbers,
            )
            for choice in found.choices
        ],
        bots=[wire.BotInfo(bot, level_name(lang, bot), level_about(lang, bot)) for bot in bot_names()],
    )


def option_label(lang: str, game: str, name: str) -> str:
    """An option of the game in words; by its name, if there are none."""
    id = f"server-option-{game}-{name}"
    return texts_in(lang)(id) if texts_in(lang).catalogue.knows(id) else name.replace("_", " ")


@cache
def words_of(id: str, lang: str) -> dict[str, Any]:
    made: dict[str, Any] = {"villainous": villainous, "evil_corp": evil_corp, "villains_card_game": card_game}[
        game(id).id
    ](lang)
    return {"game": id, "lang": lang, "title": texts_in(lang).words(id).title, **made}


def public_fields(entry: dict[str, Any]) -> dict[str, Any]:
    """What is printed: no remarks of the data's keepers."""
    return {
        name: value
        for name, value in entry.items()
        if name not in PRIVATE and not name.endswith(("_note", "_confidence", "_fr", "_en"))
    }


def villainous(lang: str) -> dict[str, Any]:
    from perfidie.games.villainous.cast import script
    from perfidie.games.villainous.printed import ACTIONS, SYMBOLS, TYPES, VILLAINS, villain
    from perfidie.texts.villainous import portrait

    texts = texts_in(lang)
    words: Any = texts.words("villainous")
    cards: dict[str, Any] = {}
    places: dict[str, Any] = {}
    roles: dict[str, Any] = {}
    for id in VILLAINS:
        data = villain(id).data
        head = portrait(id)
        roles[id] = {
            "name": words.role(id),
            "objective": words.objective(id),
            "box": head["box"],
            "locations": [place["id"] for place in data["location"]],
            "win_check": head.get("win_check"),
        }
        for entry in [*data["card"], *data.get("tile", [])]:
            cards[entry["id"]] = {
                **{name: value for name, value in public_fields(entry).items() if name not in ("id", "effect")},
                "name": words.card(entry["id"]),
                "type": entry.get("type", "tile"),
                "type_name": kind_name(texts, entry.get("type", "tile")),
                "owner": id,
                "text": words.text(entry["id"]),
            }
        for place in data["location"]:
            places[place["id"]] = {
                "name": words.location(place["id"]),
                "owner": id,
                "top": place["top"],
                "bottom": place["bottom"],
                "locked_at_start": place["locked_at_start"],
            }
    symbols: dict[str, str] = {}
    for symbol in [*SYMBOLS, *ACTIONS]:
        action, _, amount = symbol.partition(":")
        symbols[symbol] = texts(f"table-villainous-symbol-{action}", n=int(amount or 0))
    return {
        "roles": roles,
        "cards": cards,
        "places": places,
        "symbols": symbols,
        "types": {type: kind_name(texts, type) for type in (*TYPES, "relic")},
        "parts": {
            f"{id}.{part.name}": texts(f"table-villainous-part-{id}-{part.name}")
            for id in VILLAINS
            for part in script(id).progress
        },
    }


def kind_name(texts: Any, type: str) -> str:
    id = f"table-villainous-type-{type}"
    return str(texts(id)) if texts.catalogue.knows(id) else type


def evil_corp(lang: str) -> dict[str, Any]:
    from perfidie.games.evil_corp.box import COLOURS, SLOT_TYPES, box

    texts = texts_in(lang)
    words: Any = texts.words("evil_corp")
    data = box().data
    cards: dict[str, Any] = {}
    for entry in data["monster"]:
        id = entry["id"]
        cards[id] = {
            **{name: value for name, value in public_fields(entry).items() if name != "id"},
            "name": words.card(id),
            "type": "monster",
            "color": entry.get("colour"),
            "text": words.powers(id),
        }
    for entry in data["demon"]:
        id = entry["id"]
        cards[id] = {
            **{name: value for name, value in public_fields(entry).items() if name not in ("id", "effects")},
            "name": words.card(id),
            "type": "demon",
            "text": " ".join(words.effects(id)),
            "effects": [
                {
                    "threshold": effect["threshold"],
                    "pay": effect["pay"],
                    "codes": effect["codes"],
                    "text": told,
                    "short": short,
                }
                for effect, told, short in zip(
                    entry["effects"], words.effects(id), words.effects(id, "short"), strict=True
                )
            ],
        }
    return {
        "roles": {id: {"name": name} for id, name in words.roles.items()},
        "cards": cards,
        "places": {type: {"name": texts(f"table-evil_corp-slot-{type}")} for type in SLOT_TYPES},
        "symbols": {},
        "types": {},
        "parts": {},
        "colors": list(COLOURS),
    }


def card_game(lang: str) -> dict[str, Any]:
    from perfidie.games.villains_card_game.deck import box

    texts = texts_in(lang)
    words: Any = texts.words("villains_card_game")
    found = box()
    data = found.data
    cards: dict[str, Any] = {}
    for letter, colour in zip(found.letters, found.colours, strict=True):
        for value in data["deck"]["values"]:
            id = f"{value}{letter}"
            cards[id] = {
                "name": words.card(id),
                "type": "number",
                "value": value,
                "color": colour,
                "text": "",
            }
    for entry in data["special"]:
        id = entry["id"]
        owners = [villain["id"] for villain in data["villain"] if villain["special"] == id]
        cards[id] = {
            "name": words.card(id),
            "type": "special",
            "owner": owners[0] if owners else "",
            "text": words.effects[id],
        }
    return {
        "roles": {
            villain["id"]: {"name": words.role(villain["id"]), "special": villain["special"]}
            for villain in data["villain"]
        },
        "cards": cards,
        "places": {},
        "symbols": {},
        "types": {},
        "parts": {},
        "colors": {
            colour: typographic(words.colours[letter])
            for letter, colour in zip(found.letters, found.colours, strict=True)
        },
    }
