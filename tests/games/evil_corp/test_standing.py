"""What is good in Evil Corp., and for whom, as bots see it."""

import pytest

from perfidie.games.evil_corp.game import GAME
from perfidie.lab.simulate import plan, play

GAMES = 4


def test_partners_are_no_rivals() -> None:
    assert [GAME.rivals(GAME.start(["0", "1", "2", "3"]), seat) for seat in range(4)] == [[2], [2], [0], [0]]
    assert GAME.rivals(GAME.start(["0", "1", "2"]), 1) == [0, 2]


def test_what_is_good_for_a_team_is_good_for_both_partners_and_for_nobody_else() -> None:
    table = GAME.start(["0", "1", "2", "3"], seed=3)
    before = [GAME.standing().worth(table, seat) for seat in range(4)]
    table.tokens[0] += 1
    after = [GAME.standing().worth(table, seat) for seat in range(4)]
    assert [new > old for new, old in zip(after, before, strict=True)] == [True, True, False, False]


@pytest.mark.parametrize("bots", ["sr", "rs", "srr", "rrs", "ssrr", "rrss"])
def test_the_steady_bot_beats_random(bots: str) -> None:
    names = ["steady" if letter == "s" else "random" for letter in bots]
    planned = plan("evil_corp", len(names), names, {}, seed=2)
    won = [names[seat] for index in range(GAMES) for seat in play(planned, GAME, index).winners]
    assert won.count("steady") >= (GAMES - 1) * names.count("steady")
