"""Reasons are made from the quantities by which a bot judges, and each has a text."""

from __future__ import annotations

import pytest
from tests.bots.test_steady import AMPLE

from perfidie.bots import BOTS, Judgement, Sight, bot
from perfidie.bots.advice import Ground, adviser, explain, grounds
from perfidie.games import GAMES, game
from perfidie.kernel.errors import BadInput
from perfidie.kernel.rng import Rng
from perfidie.texts import LANGUAGES, Texts


def judged(gain: float = 0.0, denied: float = 0.0, cost: float = 0.0, wins: bool = False) -> Judgement:
    return Judgement(0, 0.5, gain, denied, cost, wins)


@pytest.mark.parametrize(
    ("judgement", "expected"),
    [
        (judged(wins=True, gain=0.3, cost=4), [("wins", 0)]),
        (judged(gain=0.12), [("gains", 12)]),
        (judged(gain=-0.12), [("loses", 12)]),
        (judged(gain=0.02, denied=0.3), [("denies", 30), ("gains", 2)]),
        (judged(denied=-0.2, cost=3), [("helps", 20), ("costs", 3)]),
        (judged(gain=0.001), [("keeps", 0)]),
        (judged(cost=2), [("keeps", 0), ("costs", 2)]),
    ],
)
def test_a_reason_says_what_the_bot_weighed(judgement: Judgement, expected: list[tuple[str, int]]) -> None:
    assert [(ground.code, ground.amount) for ground in grounds(judgement)] == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", ["wins", "gains", "loses", "denies", "helps", "costs", "keeps"])
def test_every_reason_has_a_text(lang: str, code: str) -> None:
    assert Texts(lang)(f"advice-{code}", amount=7)


@pytest.mark.parametrize("id", GAMES)
def test_the_best_option_comes_first_and_alike_ones_once(id: str) -> None:
    found = game(id)
    rng = Rng.seeded(2)
    state = found.start(found.draw_seats(found.seat_counts[0], rng), None, 5)
    steady = adviser("steady")
    for _ in range(12):
        sight = Sight(found, state, state.asked)
        best = explain(sight, steady, rng.copy(), AMPLE, most=99)
        assert best[0].option == steady.choose(sight, rng.copy(), AMPLE) or len(sight) == 1
        records = [repr(one.record) for one in best]
        assert len(set(records)) == len(records) == len({repr(record) for record in sight.options})
        assert all(0 <= one.chance <= 1 for one in best)
        state.apply(rng.below(len(state.codes)))


@pytest.mark.parametrize("name", [name for name in BOTS if hasattr(bot(name), "judge")])
def test_a_bot_that_gives_reasons_gives_them_for_what_it_thinks_best(name: str) -> None:
    evil_corp = game("evil_corp")
    state = evil_corp.start(["0", "1"], None, 5)
    advice = explain(Sight(evil_corp, state, state.asked), adviser(name), Rng.seeded(1), 0.05)
    assert len(advice) == 3
    assert all(isinstance(ground, Ground) for one in advice for ground in one.grounds)


def test_a_bot_that_gives_none_is_refused() -> None:
    with pytest.raises(BadInput, match="bot-gives-no-reasons: bot=random"):
        adviser("random")
