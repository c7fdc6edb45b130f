"""Flora opens Maleficent's hand to everybody for as long as she is there (R1.19)."""

from __future__ import annotations

from typing import Any

import pytest

from perfidie.games.villainous.game import GAME
from perfidie.games.villainous.table import Table
from perfidie.games.villainous.view import RealmsView
from perfidie.kernel.matching import ScenarioStep, Stream
from perfidie.kernel.options import Record

SEATS = ["maleficent", "gaston"]
VIEWERS = (0, 1, None)
FATED: dict[str, Any] = {
    "turn": 1,
    "phase": "actions",
    "0": {"hand": ["vanish", "staff"], "fate_deck": ["flora", "sword_of_truth"], "realm": []},
    "1": {"mover": "forest", "hand": []},
}
FLORA_PLAYED: list[Record] = [{"symbol": "fate"}, {"card": "flora", "to": "the_forest"}]
FLORA_THERE: dict[str, Any] = {
    "turn": 0,
    "phase": "actions",
    "0": {
        "mover": "the_forest",
        "power": 3,
        "hand": ["dragon_form", "staff"],
        "villain_deck": ["raven", "green_fire", "malice"],
        "realm": [{"card": "flora", "at": "king_stefans_castle"}],
    },
}
FLORA_DEFEATED: list[Record] = [{"symbol": "play_card"}, {"card": "dragon_form"}, {"card": "flora"}]
END: Record = {"answer": "end"}


def after(start: dict[str, Any], choices: list[Record]) -> Table:
    stream = Stream(GAME.position(SEATS, None, 0, start), tuple(ScenarioStep(choose=choice) for choice in choices))
    stream.run()
    assert isinstance(stream.state, Table)
    return stream.state


def hand_seen_by(table: Table, viewer: int | None) -> list[str | None]:
    realms = table.view(viewer).table
    assert isinstance(realms, RealmsView)
    return realms.realms[0].hand


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_hand_lies_open_from_the_moment_flora_is_played(viewer: int | None) -> None:
    before = hand_seen_by(after(FATED, []), viewer)
    assert before == (["vanish", "staff"] if viewer == 0 else [None, None])
    assert sorted(map(str, hand_seen_by(after(FATED, FLORA_PLAYED), viewer))) == ["staff", "vanish"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_drawn_into_an_open_hand_is_seen_by_all(viewer: int | None) -> None:
    hand = hand_seen_by(after(FLORA_THERE, [END]), viewer)
    assert sorted(map(str, hand)) == ["dragon_form", "green_fire", "raven", "staff"]


@pytest.mark.parametrize("viewer", [1, None])
def test_what_is_drawn_after_flora_is_defeated_is_private_and_what_was_seen_stays_known(viewer: int | None) -> None:
    table = after(FLORA_THERE, [*FLORA_DEFEATED, END])
    assert hand_seen_by(table, viewer) == ["staff", None, None, None]
    assert sorted(map(str, hand_seen_by(table, 0))) == ["green_fire", "malice", "raven", "staff"]
