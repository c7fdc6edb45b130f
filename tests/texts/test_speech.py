"""Sentences as their readers meet them."""

from __future__ import annotations

import pytest

from perfidie.games import GAMES, game
from perfidie.kernel.errors import BadInput
from perfidie.kernel.reasons import Reason
from perfidie.kernel.rng import Rng
from perfidie.match import Match
from perfidie.texts import LANGUAGES, Company, Texts, preferred
from perfidie.texts.speech import Wordless

LONG_ENOUGH = 300
"""Choices of a game that might go on for ever by chance."""
COMPANY = Company("villains_card_game", ["Anna", "Bob", "Ursula"])


def test_a_hidden_card_is_not_named_and_the_sentence_is_whole() -> None:
    hidden = {"kind": "laid_hero", "seat": 0}
    assert Texts("en").event(COMPANY, hidden) == "Anna lays a Hero."
    assert Texts("fr").event(COMPANY, hidden | {"card": "3Y"}) == "Anna pose le 3 jaune face cachée, en Héros."


def test_a_special_is_quoted_in_french_and_takes_no_article_in_english() -> None:
    played = {"kind": "played_special", "seat": 2, "card": "whirlpool"}
    assert Texts("fr").event(COMPANY, played) == "Ursula joue «\u202fTourbillon\u202f»."
    assert Texts("en").event(COMPANY, played) == "Ursula plays Whirlpool."


def test_an_option_names_the_neighbour_that_it_concerns() -> None:
    to_the_left = {"kind": "play", "card": "5R", "to": "left"}
    assert Texts("en").option(COMPANY, to_the_left, 0) == "the red 5 on Bob’s pile (left)"
    assert Texts("en").option(COMPANY, to_the_left, 2) == "the red 5 on Anna’s pile (left)"
    assert Texts("fr").option(COMPANY, to_the_left | {"to": "right"}, 0, "place") == "chez Ursula (à droite)"


def test_a_reason_ends_with_the_number_of_its_rule_if_it_has_one() -> None:
    reason = Reason("must-go-to-neighbour", {"card": "5B", "seat": 1}, "4.A.1")
    assert Texts("en").reason(COMPANY, reason).endswith("so it must go there (rule 4.A.1)")
    assert "(" not in Texts("fr").reason(COMPANY, Reason("undo-nothing", {}, ""))


def test_a_range_is_said_in_words() -> None:
    error = BadInput("seat-count", game="villains_card_game", seats=9, expected="3-6")
    assert Texts("fr").error(error) == "Pour villains_card_game, il faut 3 à 6 joueurs, pas 9."


def test_the_first_locale_variable_that_is_set_decides() -> None:
    assert preferred({"LC_ALL": "", "LC_MESSAGES": "fr_BE", "LANG": "en_GB"}) == "fr"
    assert preferred({}) == "en"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", [id for id in GAMES if not isinstance(Texts("en").words(id), Wordless)])
def test_everything_that_is_told_and_asked_in_a_game_can_be_said(id: str, lang: str) -> None:
    """The catalogue refuses to leave a variable open, so saying it is the test."""
    texts = Texts(lang)
    found = game(id)
    said: set[str] = set()
    for seed in range(6):
        rng = Rng.seeded(seed)
        seats = found.draw_seats(found.seat_counts[seed % len(found.seat_counts)], rng)
        company = Company(id, [texts.words(id).role(seat) for seat in seats])
        match = Match(found, seats, seed=seed)
        while not match.over and match.seq < LONG_ENOUGH:
            view = match.view(match.state.asked)
            assert view.prompt is not None
            assert view.viewer is not None
            said.add(texts.prompt(company, view.prompt, view.viewer))
            said.update(texts.option(company, option, view.viewer) for option in view.options)
            match.choose(view.viewer, match.seq, rng.below(len(view.options)))
        for viewer in (None, 0, 1):
            said.update(texts.event(company, told.event) for told in match.events(viewer))
    assert not [sentence for sentence in said if "{" in sentence or not sentence.strip()]
