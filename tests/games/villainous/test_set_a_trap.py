"""Set a Trap offers only moves that leave a Hero to vanquish, in every world alike."""

from perfidie.games.villainous.game import GAME
from perfidie.games.villainous.table import Table
from perfidie.kernel.rng import Rng

START = {
    "turn": 0,
    "phase": "actions",
    "0": {
        "power": 1,
        "mover": "the_jail",
        "hand": ["set_a_trap"],
        "realm": [
            {"card": "nutsy", "at": "the_jail"},
            {"card": "rhino_guards", "at": "the_jail"},
            {"card": "friar_tuck", "at": "sherwood_forest"},
        ],
    },
}


def choose(table: Table, **fields: str) -> None:
    index = next(i for i, code in enumerate(table.codes) if table.option(code).items() >= fields.items())
    table.apply(index)


def test_a_world_dealt_anew_offers_the_same_moves() -> None:
    table = GAME.position(["prince_john", "gaston"], None, 0, START)
    choose(table, symbol="play_card")
    choose(table, card="set_a_trap")
    cards = GAME.cards_of(table)
    for answer in ({"answer": "yes"}, {"card": "rhino_guards"}, {"to": "sherwood_forest"}):
        assert len(table.codes) == 1, "all else would leave nobody to vanquish"
        for seed in range(5):
            assert table.redeal(0, Rng.seeded(seed), cards).codes == table.codes
        choose(table, **answer)
