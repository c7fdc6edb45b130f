"""What the protocol promises in types is what is sent, and what the client believes."""

from __future__ import annotations

import json

import msgspec
import pytest
from tools.protocol import TARGET, protocol

from perfidie.games import GAMES
from perfidie.server import wire, words
from perfidie.texts import LANGUAGES


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    assert TARGET.read_text("utf-8") == protocol(), "renew web/src/lib/protocol.ts with: ./perfidie web --types"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_as_promised(game: str, lang: str) -> None:
    sent = json.loads(msgspec.json.encode(words.words_of(game, lang)))
    promised = msgspec.convert(sent, wire.Words)
    assert promised.cards.keys() == sent["cards"].keys()
