"""How well a side stands: tokens, what each village would give if Night fell now, and the worth of its tiles."""

from __future__ import annotations

from typing import Final

from perfidie.games.evil_corp.box import CONQUEST, VICTORY
from perfidie.games.evil_corp.table import Table
from perfidie.games.evil_corp.terror import marker
from perfidie.games.evil_corp.victory import tiles_of
from perfidie.kernel.standing import Standing
from perfidie.kernel.state import State

ENVY: Final = 0.5
"""How much the best rival's standing counts against the own."""
HORIZON: Final = 8
"""Actions of each seat that bots think ahead."""
TOKEN: Final = 0.45
AT_THE_GOAL: Final = 1.0
"""If Night fell now, the side would have won."""
VILLAGE: Final = 0.2
"""A village as good as taken."""
LEAD: Final = 0.01
"""A point of terror ahead."""
TILE: Final = 0.003
"""A point of recruit value, in tiles or magic gold."""
GOLD: Final = 0.002
"""A coin, which is lost at night."""


def standing(table: Table, side: int) -> float:
    """From about 0 to 1."""
    material = table.material
    worth = GOLD * table.gold[side] + TILE * table.magic[side]
    tokens = table.tokens[side]
    for village in range(material.villages):
        if side in material.halves[village]:
            face = material.faces[table.faces[village]]
            lead = lead_of(table, village, side)
            steps = steps_by_night(table, village, side, lead)
            if steps == face.steps_to_win:
                tokens += 1
            worth += VILLAGE * steps / face.steps_to_win + LEAD * lead
    worth += TOKEN * table.tokens[side]
    if tokens >= material.tokens_to_win:
        worth += AT_THE_GOAL
    for tile in tiles_of(table, side):
        worth += TILE * material.recruit[tile]
    return worth


def lead_of(table: Table, village: int, side: int) -> int:
    """How far the side is ahead in a village; negative if it is behind."""
    lead = marker(table.material, table.gauge(village), table.faces[village])
    return lead if table.material.halves[village][0] == side else -lead


def steps_by_night(table: Table, village: int, side: int, lead: int) -> int:
    """How many steps of its conquest the side would have made if Night fell now."""
    material = table.material
    face = material.faces[table.faces[village]]
    steps = table.conquest[material.half(village, side)]
    for space in range(lead):
        if face.rewards[space] == CONQUEST:
            steps += face.amounts[space]
        elif face.rewards[space] == VICTORY:
            steps = face.steps_to_win
    if lead == 0 and table.stone[village] == side:
        steps += 1
    return min(steps, face.steps_to_win)


class EvilCorpStanding(Standing):
    """Partners stand alike, and one seat speaks for each of the other sides."""

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return standing(state, state.side(seat))

    def means(self, state: State, seat: int) -> int:
        assert isinstance(state, Table)
        return state.money(state.side(seat))

    def envy(self, state: State) -> float:
        return ENVY

    def horizon(self, state: State) -> int:
        return HORIZON * state.seats

    def rivals(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Table)
        own = state.side(seat)
        return [members[0] for side, members in enumerate(state.material.members) if side != own]


STANDING: Final = EvilCorpStanding()
