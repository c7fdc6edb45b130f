"""The words of Evil Corp."""

from __future__ import annotations

import pytest

from perfidie.games.evil_corp.codes import COLOUR, PASSIVE, RESOLVED, Code
from perfidie.kernel.reasons import Reason
from perfidie.texts import LANGUAGES, Company, Texts
from perfidie.texts.evil_corp import vocabulary

TWO = Company("evil_corp", ["Anna", "Bob"])
FOUR = Company("evil_corp", ["Anna", "Bob", "Carl", "Dora"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_power_has_a_sentence(lang: str) -> None:
    words = vocabulary(lang)
    for name, sort in (PASSIVE | RESOLVED).items():
        for amount in (0,) if sort == COLOUR else (1, 2):
            assert words.power(Code(name, amount)).strip(), name
    assert all(words.powers(id).endswith(".") for id in words.monsters)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_has_a_short_name_of_its_own(lang: str) -> None:
    names = list(vocabulary(lang).names.values())
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 22


def test_a_french_name_takes_its_article() -> None:
    deployed = {"kind": "deployed", "seat": 1, "to": "v1.1.port2"}
    told = [Texts("fr").event(TWO, deployed | {"card": card}) for card in ("y04", "b05", "r15")]
    assert [sentence.split(" déploie ")[1].split(" au ")[0] for sentence in told] == [
        "le Gobelin percepteur",
        "la Sirène à diapos",
        "l’Ogre de bureau",
    ]
    assert told[0].endswith("au Port du village 2.")


def test_an_event_of_a_side_names_the_whole_team() -> None:
    token = {"kind": "token", "seat": 2, "side": 1, "village": "v0"}
    assert Texts("en").event(FOUR, token) == "Village 1 is conquered! A victory token for Carl & Dora."
    assert Texts("en").event(TWO, token | {"seat": 1}) == "Village 1 is conquered! A victory token for Bob."


def test_sleep_by_an_enemy_is_told_from_sleep_after_work() -> None:
    asleep = {"kind": "flipped", "seat": 0, "card": "r02", "at": "v0.1.battlefield1", "face": "down"}
    by_enemy = Texts("en").event(TWO, asleep)
    assert by_enemy == "Anna puts the Lunch Thief on the Battlefield of Village 1 to sleep."
    assert Texts("en").event(TWO, asleep | {"seat": 1}).startswith("Now the Lunch Thief")


def test_a_reason_speaks_of_monsters_and_villages_by_their_names() -> None:
    reason = Reason("gold-missing", {"card": "r08", "price": 2, "gold": 1}, "6.1")
    assert Texts("fr").reason(TWO, reason) == "le Géant à gages coûte 2 or, et vous avez 1 (règle 6.1)"
    assert Texts("en").reason(TWO, Reason("not-eligible", {"village": "v2"}, "3")).startswith("Village 3 is out")
