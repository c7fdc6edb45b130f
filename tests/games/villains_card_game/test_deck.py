"""The layout of the cards is data, and a layout that cannot be one is refused with what is wrong with it."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from perfidie.games.villains_card_game.deck import Box, box, check
from perfidie.kernel.errors import BadInput

Data = dict[str, Any]


def same_letters(data: Data) -> None:
    data["colours"]["list"][1] = "rose"


def a_villain_too_few(data: Data) -> None:
    data["villain"].pop()


def no_such_special(data: Data) -> None:
    data["villain"][0]["special"] = "charm"


def a_card_too_many(data: Data) -> None:
    data["villain"][2]["numbers"].append({"value": 1, "colour": "red"})


def no_such_colour(data: Data) -> None:
    data["villain"][1]["numbers"][0]["colour"] = "mauve"


def no_such_value(data: Data) -> None:
    data["villain"][1]["numbers"][0]["value"] = 7


def four_of_a_value(data: Data) -> None:
    data["villain"][3]["numbers"][0]["value"] = 2


def a_colour_twice(data: Data) -> None:
    numbers = data["villain"][4]["numbers"]
    numbers[0]["colour"] = numbers[1]["colour"]


def three_of_a_special(data: Data) -> None:
    data["special"][5]["copies"] = 3


@pytest.mark.parametrize(
    ("spoil", "code", "names"),
    [
        (same_letters, "layout-letters", {"colours": "red, rose, green, yellow, purple, orange"}),
        (a_villain_too_few, "layout-villains", {"found": 5, "expected": 6}),
        (no_such_special, "layout-special", {"villain": "maleficent", "special": "charm"}),
        (a_card_too_many, "layout-size", {"villain": "hook", "found": 19, "expected": 18}),
        (no_such_colour, "layout-colour", {"villain": "jafar", "colour": "mauve"}),
        (no_such_value, "layout-value", {"villain": "jafar", "value": 7}),
        (four_of_a_value, "layout-copies", {"villain": "scar", "value": 1, "found": 2, "expected": 3}),
        (a_colour_twice, "layout-same-colour", {"villain": "ursula", "value": 1}),
        (three_of_a_special, "layout-special-copies", {"special": "swap", "found": 3, "expected": 2}),
    ],
)
def test_a_bad_layout_is_refused_with_what_is_wrong(
    spoil: Callable[[Data], None], code: str, names: dict[str, object]
) -> None:
    data = deepcopy(box().data)
    spoil(data)
    with pytest.raises(BadInput) as caught:
        Box(data)
    assert caught.value.code == code
    assert names.items() <= caught.value.details.items()


def test_the_layout_may_be_replaced_by_another_that_fits() -> None:
    data = deepcopy(box().data)
    first = deepcopy(data["villain"][0]["numbers"])
    for villain in data["villain"]:
        villain["numbers"] = first
    check(data)


def test_the_decks_are_as_printed() -> None:
    printed = box()
    everything: Counter[str] = Counter()
    for villain in printed.villains:
        numbers = printed.deck_of(villain, specials=False)
        assert Counter(card[0] for card in numbers) == {str(value): 3 for value in range(1, 7)}
        assert Counter(card[1] for card in numbers) == dict.fromkeys("RBGYPO", 3)
        assert len(set(numbers)) == 18
        special, again = printed.deck_of(villain, specials=True)[18:]
        assert special == again
        everything.update(numbers)
    assert set(everything.values()) == {3}
    assert len(everything) == 36
