"""The steps of a scenario are matched as the scenario format says, rule by rule."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.kernel.scripted import Ask, Script, ScriptedGame

from perfidie.kernel.options import Record
from perfidie.kernel.scenario import Result

YES: Record = {"answer": "yes"}
NO: Record = {"answer": "no"}
PASS: Record = {"answer": "pass"}
DONE: Record = {"answer": "done"}


def cards(*ids: str) -> list[Record]:
    return [{"card": id} for id in ids]


def places(card: str, *places: str) -> list[Record]:
    return [{"card": card, "to": place} for place in places]


def passes(result: Result) -> bool:
    assert result.error is None
    assert result.failures == ()
    return True


def code(result: Result) -> str:
    assert result.error is None
    assert len(result.failures) == 1
    return result.failures[0].code


# Rule 1


def test_the_one_option_that_fits_is_taken() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b")))
    assert passes(game.check('step = [{ choose = { card = "b" } }]\nexpect = { queue = ["b"] }'))


def test_equal_options_count_as_one() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b", "b")))
    assert passes(game.check('step = [{ choose = { card = "b" } }]\nexpect = { queue = ["b"] }'))


def test_a_number_is_not_a_text() -> None:
    game = ScriptedGame(Ask(0, {"n": 1}, {"choice": "1"}))
    assert passes(game.check('step = [{ choose = { choice = "1" } }]\nexpect = { queue = ["1"] }'))


def test_options_that_no_table_can_tell_apart_count_as_one() -> None:
    game = ScriptedGame(Ask(0, {"card": "b", "used": True}, {"card": "b"}, {"card": "a"}))
    assert passes(game.check('step = [{ choose = { card = "b" } }]\nexpect = { "0.size" = 1 }'))


def test_only_options_of_the_seat_named_are_taken() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b")))
    assert code(game.check('step = [{ seat = 1, choose = { card = "b" } }]')) == "wrong-seat"


# Rule 2


def test_following_tables_are_added_until_one_option_is_left() -> None:
    game = ScriptedGame(Ask(0, *places("a", "x", "y"), *places("b", "x", "y")))
    text = 'step = [{ choose = { card = "b" } }, { seat = 0, choose = { to = "y" } }]\nexpect = { queue = ["b y"] }'
    assert passes(game.check(text))


def test_three_tables_for_one_option() -> None:
    options: list[Record] = [{"card": c, "at": a, "to": t} for c in "ab" for a in "xy" for t in "xy"]
    game = ScriptedGame(Ask(0, *options))
    text = 'step = [{ choose = { card = "b" } }, { choose = { at = "x" } }, { choose = { to = "y" } }]'
    assert passes(game.check(text + '\nexpect = { queue = ["b x y"] }'))


def test_later_offers_are_judged_on_what_is_left() -> None:
    game = ScriptedGame(Ask(0, *places("a", "x", "y"), *places("b", "x", "z")))
    good = 'step = [{ choose = { card = "b" } }, { offers = [{ to = "z" }], denies = [{ to = "y" }] }, '
    assert passes(game.check(good + '{ choose = { to = "x" } }]\nexpect = { queue = ["b x"] }'))
    bad = 'step = [{ choose = { card = "b" } }, { offers = [{ to = "y" }], choose = { to = "x" } }]'
    failure = game.check(bad).failures[0]
    assert (failure.code, failure.step, failure.expected) == ("not-offered", 2, {"to": "y"})
    assert failure.options == places("b", "x", "z")


def test_tables_of_another_seat_are_not_added() -> None:
    game = ScriptedGame(Ask(0, *places("b", "x", "y")), Ask(1, {"to": "y"}, {"to": "x"}))
    text = 'step = [{ seat = 0, choose = { card = "b" } }, { seat = 1, choose = { to = "y" } }]'
    failure = game.check(text).failures[0]
    assert (failure.code, failure.step, failure.found) == ("several-match", 1, places("b", "x", "y"))


def test_what_nothing_tells_apart_fails() -> None:
    game = ScriptedGame(Ask(0, *places("b", "x", "y")))
    assert code(game.check('step = [{ choose = { card = "b" } }]')) == "several-match"


def test_the_last_table_for_an_option_may_say_more() -> None:
    game = ScriptedGame(Ask(0, *places("b", "x", "y")), Ask(0, {"host": "h"}, {"host": "i"}))
    text = (
        'step = [{ choose = { card = "b" } }, { choose = { to = "y", host = "h" } }]\nexpect = { queue = ["b y", "h"] }'
    )
    assert passes(game.check(text))


# Rule 3


def test_fields_not_yet_used_wait_for_the_next_decision() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b")), Ask(0, {"to": "x"}, {"to": "y"}), Ask(0, {"n": 1}, {"n": 2}))
    text = 'step = [{ choose = { card = "b", to = "x", n = 2 } }]\nexpect = { queue = ["b", "x", "2"] }'
    assert passes(game.check(text))


def test_fields_not_yet_used_wait_for_the_same_seat() -> None:
    other = Ask(1, {"to": "x"}, {"to": "y"}, PASS)
    game = ScriptedGame(Ask(0, *cards("a", "b")), other, Ask(0, {"to": "x"}, {"to": "y"}))
    text = 'step = [{ choose = { card = "b", to = "x" } }]\nexpect = { queue = ["b", "pass", "x"] }'
    assert passes(game.check(text))


def test_two_options_that_agree_are_too_many() -> None:
    game = ScriptedGame(Ask(0, {"card": "b", "at": "x"}, {"card": "b", "at": "y"}), Ask(0, {"to": "x"}, {"to": "y"}))
    assert code(game.check('step = [{ choose = { card = "b", to = "x" } }]')) == "no-match"


def test_an_option_that_shares_no_field_does_not_agree() -> None:
    game = ScriptedGame(Ask(0, {"symbol": "fate"}, {"card": "a"}))
    assert code(game.check('step = [{ choose = { to = "x" } }]')) == "no-match"


def test_fields_that_are_never_used_fail() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b")), Ask(0, *cards("c", "d")))
    failure = game.check('step = [{ choose = { card = "b", to = "x" } }]').failures[0]
    assert (failure.code, failure.expected, failure.options) == ("no-match", {"to": "x"}, cards("c", "d"))


def test_fields_left_when_the_game_is_over_fail() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b")))
    failure = game.check('step = [{ choose = { card = "b", to = "x" } }]').failures[0]
    assert (failure.code, failure.expected, failure.asked) == ("scenario-over", {"to": "x"}, None)


def test_what_was_used_tells_later_options_apart() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b")), Ask(0, *places("a", "x"), *places("b", "x")))
    assert passes(game.check('step = [{ choose = { card = "b", to = "x" } }]\nexpect = { queue = ["b", "b x"] }'))


# Rule 4


def test_a_decision_with_one_option_need_not_be_mentioned() -> None:
    game = ScriptedGame(Ask(0, *cards("z")), Ask(1, *cards("z", "z")), Ask(0, *cards("a", "b")))
    assert passes(game.check('step = [{ seat = 0, choose = { card = "b" } }]\nexpect = { queue = ["z", "z", "b"] }'))


def test_a_decision_with_one_option_need_not_be_mentioned_at_the_end() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b")), Ask(0, *cards("c")), Ask(0, *cards("d", "e")))
    assert passes(game.check('step = [{ choose = { card = "b" } }]\nexpect = { queue = ["b", "c"] }'))
    assert passes(game.check('step = [{ choose = { card = "b" } }]\nexpect = { queue = ["b"] }'))
    beyond = 'step = [{ choose = { card = "b" } }]\nexpect = { queue = ["b", "c", "d"] }'
    assert code(game.check(beyond)) == "other-value"
    by_hand = 'step = [{ choose = { card = "b" }, auto = false }]\nexpect = { queue = ["b", "c"] }'
    assert code(game.check(by_hand)) == "other-value"


def test_a_window_of_another_seat_is_passed() -> None:
    game = ScriptedGame(Ask(1, *cards("z", "b"), PASS), Ask(0, *cards("a", "b")))
    assert passes(game.check('step = [{ seat = 0, choose = { card = "b" } }]\nexpect = { queue = ["pass", "b"] }'))


def test_a_window_is_passed_by_a_step_that_names_no_seat() -> None:
    game = ScriptedGame(Ask(1, *cards("z"), PASS), Ask(0, *cards("a", "b")))
    assert passes(game.check('step = [{ choose = { card = "b" } }]\nexpect = { queue = ["pass", "b"] }'))


def test_a_window_of_the_seat_named_is_not_passed() -> None:
    game = ScriptedGame(Ask(0, *cards("z"), PASS), Ask(0, *cards("a", "b")))
    assert code(game.check('step = [{ seat = 0, choose = { card = "b" } }]')) == "no-match"


def test_ending_a_phase_is_not_passing_a_window() -> None:
    game = ScriptedGame(Ask(1, *cards("z"), {"answer": "end"}), Ask(0, *cards("a", "b")))
    assert code(game.check('step = [{ seat = 0, choose = { card = "b" } }]')) == "wrong-seat"


def test_yes_or_no_is_answered_yes() -> None:
    game = ScriptedGame(Ask(0, NO, YES), Ask(0, *cards("a", "b")))
    assert passes(game.check('step = [{ seat = 0, choose = { card = "b" } }]\nexpect = { queue = ["yes", "b"] }'))
    assert passes(game.check('step = [{ choose = { card = "b" } }]\nexpect = { queue = ["yes", "b"] }'))


def test_declining_has_two_names() -> None:
    question = ScriptedGame(Ask(0, YES, NO), Ask(0, *cards("a", "b")))
    assert passes(question.check('step = [{ seat = 0, choose = { answer = "pass" } }]\nexpect = { queue = ["no"] }'))
    window = ScriptedGame(Ask(0, *cards("a", "b"), PASS), Ask(0, *cards("a", "b")))
    assert passes(window.check('step = [{ choose = { answer = "no" } }]\nexpect = { queue = ["pass"] }'))
    assert passes(window.check('step = [{ offers = [{ answer = "no" }] }]'))
    both = ScriptedGame(Ask(0, PASS, NO, *cards("a")))
    assert passes(both.check('step = [{ choose = { answer = "no" } }]\nexpect = { queue = ["no"] }'))
    assert code(window.check('step = [{ seat = 0, choose = { answer = "done" } }]')) == "no-match"


def test_what_another_seat_may_do_is_declined() -> None:
    bare = ScriptedGame(Ask(1, YES, NO), Ask(0, *cards("a", "b")))
    assert passes(bare.check('step = [{ seat = 0, choose = { card = "b" } }]\nexpect = { queue = ["no", "b"] }'))
    targets = ScriptedGame(Ask(1, *cards("c", "d"), NO), Ask(0, *cards("a", "b")))
    assert passes(targets.check('step = [{ seat = 0, choose = { card = "b" } }]\nexpect = { queue = ["no", "b"] }'))
    assert passes(targets.check('step = [{ choose = { card = "b" } }]\nexpect = { queue = ["no", "b"] }'))
    assert code(targets.check('step = [{ seat = 1, choose = { card = "b" } }]')) == "no-match"


def test_a_turn_is_not_passed_for_anybody() -> None:
    game = ScriptedGame(Ask(1, *cards("c"), PASS, turn=True), Ask(0, *cards("a", "b"), turn=True))
    assert code(game.check('step = [{ seat = 0, choose = { card = "b" } }]')) == "wrong-seat"


class TwoThings(Script):
    """Asks whether to do the one thing, what of it, and then about the other; a no leaves the first two out."""

    def put(self) -> None:
        if self.taken == [NO]:
            self.taken.append({"card": "-"})
        super().put()


class MayDoTwo(ScriptedGame):
    def start(self, seats: Sequence[str], options: Mapping[str, Any] | None = None, seed: int = 0) -> Script:
        return TwoThings(self.asks)


def test_of_two_things_that_one_may_do_the_second_may_be_meant() -> None:
    game = MayDoTwo(Ask(0, YES, NO), Ask(0, *cards("a", "b")), Ask(0, {"to": "x"}, {"to": "y"}))
    assert passes(game.check('step = [{ choose = { to = "x" } }]\nexpect = { queue = ["no", "-", "x"] }'))
    assert passes(game.check('step = [{ choose = { card = "b" } }]\nexpect = { queue = ["yes", "b"] }'))


def test_a_partner_is_let_go_first() -> None:
    deploy: list[Record] = [{"kind": "deploy", "card": "a"}, {"kind": "deploy", "card": "b"}]
    game = ScriptedGame(Ask(0, *deploy, {"kind": "first", "seat": 1}, turn=True), Ask(1, *deploy))
    gone = '\nexpect = { queue = ["first 1", "deploy b"] }'
    assert passes(game.check('step = [{ seat = 1, choose = { card = "b" } }]' + gone))
    assert passes(game.check('step = [{ choose = { seat = 1, card = "b" } }]' + gone))
    assert passes(game.check('step = [{ seat = 1, choose = { seat = 1 } }, { choose = { card = "b" } }]' + gone))
    assert passes(game.check('step = [{ seat = 0, choose = { card = "b" } }]\nexpect = { queue = ["deploy b"] }'))


def test_picks_of_all_that_there_is_need_not_be_mentioned() -> None:
    picks = (Ask(1, *cards("a", "b"), prompt=1), Ask(1, *cards("b"), prompt=1))
    game = ScriptedGame(*picks, Ask(0, *cards("c", "d")))
    assert passes(game.check('step = [{ seat = 0, choose = { card = "d" } }]\nexpect = { queue = ["a", "b", "d"] }'))
    turns = ScriptedGame(Ask(1, *cards("a", "b")), Ask(1, *cards("b"), turn=True), Ask(0, *cards("c", "d"), turn=True))
    assert code(turns.check('step = [{ seat = 0, choose = { card = "d" } }]')) == "wrong-seat"
    enough = ScriptedGame(Ask(1, *cards("a", "b"), prompt=1), Ask(0, *cards("c", "d")))
    assert code(enough.check('step = [{ seat = 0, choose = { card = "d" } }]')) == "wrong-seat"


def test_cards_that_can_be_picked_one_by_one_are_offered_together() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b"), prompt=1), Ask(0, *cards("b", "c"), DONE, prompt=1))
    assert passes(game.check('step = [{ offers = [{ cards = ["b", "a"] }, { cards = ["a", "c"] }] }]'))
    assert code(game.check('step = [{ offers = [{ cards = ["c", "a"] }, { cards = ["c", "d"] }] }]')) == "not-offered"
    assert code(game.check('step = [{ denies = [{ cards = ["a", "b"] }] }]')) == "not-denied"
    assert passes(game.check('step = [{ denies = [{ cards = ["c", "d"] }] }]'))


def test_a_number_of_tokens_may_be_taken_one_by_one() -> None:
    token: list[Record] = [{"at": "x"}, {"at": "y"}]
    game = ScriptedGame(Ask(0, *token, prompt=1), Ask(0, token[0], DONE, prompt=1))
    assert passes(game.check('step = [{ choose = { at = "x", n = 2 } }]\nexpect = { queue = ["x", "x"] }'))
    assert passes(game.check('step = [{ choose = { at = "x", n = 1 } }]\nexpect = { queue = ["x", "done"] }'))


def test_a_symbol_need_not_be_mentioned_if_one_alone_leads_on() -> None:
    class Ways(Script):
        """Asks for a card only behind the first symbol."""

        def put(self) -> None:
            super().put()
            if self.taken and self.taken[0] != {"symbol": "play"}:
                self.codes = []
                self.asked = -1

    class TwoWays(ScriptedGame):
        def start(self, seats: Sequence[str], options: Mapping[str, Any] | None = None, seed: int = 0) -> Script:
            return Ways(self.asks)

    game = TwoWays(Ask(0, {"symbol": "fate"}, {"symbol": "play"}), Ask(0, *cards("a", "b")))
    assert passes(game.check('step = [{ choose = { card = "b" } }]\nexpect = { queue = ["play", "b"] }'))


def test_a_table_that_says_nothing_chooses_nothing() -> None:
    game = ScriptedGame(Ask(0, *cards("a")), Ask(0, *cards("b", "c")))
    assert code(game.check('step = [{ choose = { card = "a" } }, { choose = {} }]')) == "several-match"


def test_a_table_with_an_answer_answers_itself() -> None:
    game = ScriptedGame(Ask(0, YES, NO), Ask(0, *cards("a", "b")))
    assert passes(game.check('step = [{ choose = { card = "b", answer = "no" } }]\nexpect = { queue = ["no", "b"] }'))


def test_a_table_with_another_answer_is_no_yes() -> None:
    game = ScriptedGame(Ask(0, YES, NO), Ask(0, *cards("a"), DONE))
    assert code(game.check('step = [{ choose = { answer = "left" } }]')) == "no-match"


def test_yes_or_no_about_the_card_of_the_table() -> None:
    ask = Ask(0, {"card": "b", "answer": "yes"}, {"card": "b", "answer": "no"})
    again = ScriptedGame(ask, Ask(0, *cards("a", "b")))
    assert passes(again.check('step = [{ choose = { card = "b" } }]\nexpect = { queue = ["b yes", "b"] }'))
    once = ScriptedGame(ask, Ask(0, {"to": "x"}, {"to": "y"}))
    both = '\nexpect = { queue = ["b yes", "x"] }'
    assert passes(once.check('step = [{ choose = { card = "b" } }, { choose = { to = "x" } }]' + both))
    assert passes(once.check('step = [{ choose = { card = "b", to = "x" } }]' + both))


def test_no_is_said_by_the_following_step() -> None:
    game = ScriptedGame(Ask(0, {"card": "b", "answer": "yes"}, {"card": "b", "answer": "no"}))
    text = 'step = [{ choose = { card = "b" } }, { choose = { answer = "no" } }]\nexpect = { queue = ["b no"] }'
    assert passes(game.check(text))


def test_auto_false_answers_nothing_by_itself() -> None:
    step = 'step = [{ auto = false, choose = { card = "b" } }]'
    for first in (Ask(0, *cards("z")), Ask(1, *cards("z"), PASS), Ask(0, YES, NO)):
        failure = ScriptedGame(first, Ask(0, *cards("a", "b"))).check(step).failures[0]
        assert (failure.code, failure.step, failure.options) == ("no-match", 1, first.options)


# Rule 5


def test_the_report_shows_table_step_seat_and_options() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b")), Ask(1, *cards("c", "d", "d")))
    failure = game.check('step = [{ choose = { card = "a" } }, { choose = { card = "b" } }]').failures[0]
    assert (failure.code, failure.step, failure.asked) == ("no-match", 2, 1)
    assert failure.expected == {"card": "b"}
    assert failure.options == cards("c", "d")


# Picking several cards


def test_cards_of_one_decision_in_any_order() -> None:
    sets: list[Record] = [{"cards": ["a", "b"]}, {"cards": ["a", "c"]}, {"cards": ["a", "b", "b"]}, {"cards": []}]
    game = ScriptedGame(Ask(0, *sets))
    assert passes(game.check('step = [{ choose = { cards = ["b", "a"] } }]\nexpect = { "0.size" = 1 }'))
    assert passes(game.check("step = [{ choose = { cards = [] } }]\nexpect = { queue = ['[]'] }"))
    assert code(game.check('step = [{ choose = { cards = ["b", "b", "a", "a"] } }]')) == "no-match"


def test_cards_that_are_picked_one_by_one() -> None:
    first = Ask(0, *cards("a", "b", "c"), DONE)
    second = Ask(0, *cards("a", "c"), DONE)
    third = Ask(0, *cards("c"), DONE)
    game = ScriptedGame(first, second, third, Ask(0, *cards("x", "y")))
    text = 'step = [{ choose = { cards = ["b", "a"] } }, { choose = { card = "y" } }]'
    assert passes(game.check(text + '\nexpect = { queue = ["b", "a", "done", "y"] }'))


def test_the_end_of_picking_may_be_said_too() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b"), DONE), Ask(0, *cards("a"), DONE))
    text = (
        'step = [{ choose = { cards = ["b"] } }, { choose = { answer = "done" } }]\nexpect = { queue = ["b", "done"] }'
    )
    assert passes(game.check(text))


def test_picking_may_end_by_itself() -> None:
    other = Ask(0, *cards("c"), DONE, prompt=1)
    game = ScriptedGame(Ask(0, *cards("a", "b"), DONE), Ask(0, *cards("a", "b"), DONE), other)
    text = 'step = [{ choose = { cards = ["b", "b"] } }, { choose = { card = "c" } }]'
    assert passes(game.check(text + '\nexpect = { queue = ["b", "b", "c"] }'))


def test_cards_are_picked_in_the_order_in_which_they_are_offered() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "x")), Ask(0, *cards("b", "x")))
    assert passes(game.check('step = [{ choose = { cards = ["b", "a"] } }]\nexpect = { queue = ["a", "b"] }'))


def test_equal_cards_that_differ_otherwise_are_picked_if_all_are_meant() -> None:
    a: list[Record] = [{"card": "a", "at": "x"}, {"card": "a", "at": "y"}]
    game = ScriptedGame(Ask(0, *a, *cards("b"), DONE), Ask(0, a[1], *cards("b"), DONE), Ask(0, *cards("b"), DONE))
    assert passes(game.check('step = [{ choose = { cards = ["a", "a"] } }]\nexpect = { "0.size" = 3 }'))
    assert code(game.check('step = [{ choose = { cards = ["a"] } }]')) == "no-match"


def test_no_card_at_all_is_the_end_of_picking() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b"), DONE))
    assert passes(game.check('step = [{ choose = { cards = [] } }]\nexpect = { queue = ["done"] }'))


def test_a_symbol_and_the_cards_in_one_table() -> None:
    picks = (Ask(0, *cards("a", "b"), DONE, prompt=1), Ask(0, *cards("a"), DONE, prompt=1))
    apart = ScriptedGame(Ask(0, {"symbol": "discard"}, {"symbol": "fate"}), *picks)
    text = 'step = [{ choose = { symbol = "discard", cards = ["b"] } }]'
    assert passes(apart.check(text + '\nexpect = { queue = ["discard", "b", "done"] }'))
    both: list[Record] = [{"symbol": s, "card": c} for s in ("discard", "fate") for c in "ab"]
    at_once = ScriptedGame(Ask(0, *both), Ask(0, {"symbol": "discard", "card": "a"}, DONE))
    assert passes(at_once.check(text + '\nexpect = { queue = ["discard b", "done"] }'))


def test_a_card_that_cannot_be_picked_fails() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b")), Ask(0, *cards("a", "b")))
    failure = game.check('step = [{ choose = { cards = ["a", "c"] } }]').failures[0]
    assert (failure.code, failure.expected) == ("no-match", {"cards": ["c"]})


# What is offered and denied


def test_offers_and_denies_speak_of_the_present_decision() -> None:
    game = ScriptedGame(Ask(0, *places("a", "x", "y")), Ask(0, *cards("c", "d")))
    good = 'step = [{ offers = [{ card = "a" }, { to = "y" }], denies = [{ card = "c" }, { card = "a", to = "z" }] }]'
    assert passes(game.check(good + '\nexpect = { "0.size" = 0 }'))
    missing = game.check('step = [{ offers = [{ card = "a" }, { card = "c" }] }]').failures[0]
    assert (missing.code, missing.step, missing.expected) == ("not-offered", 1, {"card": "c"})
    assert missing.options == places("a", "x", "y")
    there = game.check('step = [{ denies = [{ card = "c" }, { to = "y" }] }]').failures[0]
    assert (there.code, there.expected, there.found) == ("not-denied", {"to": "y"}, {"card": "a", "to": "y"})


def test_offers_and_denies_beside_a_choice_are_judged_before_it() -> None:
    game = ScriptedGame(Ask(0, *cards("z")), Ask(0, *cards("a", "b")), Ask(0, *cards("c", "d")))
    choose = 'step = [{ choose = { card = "a" }, '
    assert passes(game.check(choose + 'offers = [{ card = "b" }], denies = [{ card = "c" }, { card = "z" }] }]'))
    assert code(game.check(choose + 'offers = [{ card = "c" }] }]')) == "not-offered"
    assert code(game.check(choose + 'denies = [{ card = "b" }] }]')) == "not-denied"


def test_a_forced_decision_is_not_skipped_into_another_turn() -> None:
    game = ScriptedGame(Ask(0, *cards("z")), Ask(0, *cards("a", "b"), turn=True))
    failure = game.check('step = [{ seat = 0, offers = [{ card = "a" }] }]').failures[0]
    assert (failure.code, failure.options) == ("not-offered", cards("z"))


def test_a_forced_decision_of_the_same_turn_is_skipped() -> None:
    game = ScriptedGame(Ask(0, *cards("z")), Ask(0, YES, NO), Ask(0, *cards("a", "b")))
    assert passes(game.check('step = [{ offers = [{ card = "a" }] }]\nexpect = { queue = ["z", "yes"] }'))
    assert code(game.check('step = [{ auto = false, offers = [{ card = "a" }] }]')) == "not-offered"


def test_a_step_may_only_say_who_is_asked() -> None:
    game = ScriptedGame(Ask(1, *cards("z"), PASS), Ask(0, *cards("a", "b")))
    assert passes(game.check("step = [{ seat = 1 }]\nexpect = { queue = [] }"))
    assert passes(game.check('step = [{ seat = 0 }]\nexpect = { queue = ["pass"] }'))
    failure = game.check("step = [{ seat = 0, auto = false }]").failures[0]
    assert (failure.code, failure.expected, failure.found) == ("wrong-seat", 0, 1)


def test_steps_after_the_end_fail() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b")))
    over = 'step = [{ choose = { card = "a" } }, '
    for step in ('{ choose = { card = "a" } }', '{ offers = [{ card = "a" }] }', "{ seat = 0 }"):
        failure = game.check(f"{over}{step}]").failures[0]
        assert (failure.code, failure.step, failure.asked, failure.options) == ("scenario-over", 2, None, [])
    assert passes(game.check(over + '{ denies = [{ card = "a" }] }]'))


# A game that asks at once what the scenario asks in steps


def test_a_table_may_repeat_what_the_only_option_said() -> None:
    game = ScriptedGame(Ask(0, {"symbol": "activate", "card": "a"}, {"symbol": "fate"}), Ask(1, *cards("c", "d")))
    steps = '{ choose = { symbol = "activate" } }, { offers = [{ card = "a" }] }, { seat = 0, choose = { card = "a" } }'
    assert passes(game.check(f'step = [{steps}, {{ choose = {{ card = "d" }} }}]\nexpect = {{ "0.size" = 2 }}'))


def test_a_repeated_table_leaves_later_decisions_alone() -> None:
    first: Record = {"symbol": "activate", "card": "a", "to": "x"}
    steps = '{ choose = { symbol = "activate" } }, { choose = { card = "a", to = "x" } }'
    for later in (Ask(1, *cards("b")), Ask(1, *cards("a", "b"))):
        game = ScriptedGame(Ask(0, first, {"symbol": "fate"}), later, Ask(1, *cards("c", "d")))
        text = f'step = [{steps}, {{ seat = 1, choose = {{ card = "b" }} }}]'
        assert passes(game.check(text + '\nexpect = { queue = ["activate a x", "b"] }'))


def test_a_table_may_not_contradict_what_the_only_option_said() -> None:
    game = ScriptedGame(Ask(0, {"symbol": "activate", "card": "a"}, {"symbol": "fate"}), Ask(1, *cards("c", "d")))
    first = 'step = [{ choose = { symbol = "activate" } }, '
    assert code(game.check(first + '{ seat = 0, choose = { card = "b" } }]')) == "wrong-seat"
    assert code(game.check(first + '{ choose = { symbol = "activate" } }]')) == "no-match"
    assert code(game.check(first + '{ seat = 0, auto = false, choose = { card = "a" } }]')) == "wrong-seat"
    assert code(game.check(first + '{ offers = [{ card = "a" }, { card = "b" }] }]')) == "not-offered"
    twice = '{ seat = 0, choose = { card = "a" } }, { seat = 0, choose = { card = "a" } }]'
    assert code(game.check(first + twice)) == "wrong-seat"


def test_a_choice_may_stay_open_where_only_its_offers_matter() -> None:
    game = ScriptedGame(Ask(0, *places("a", "x", "y"), *places("b", "z")))
    first = 'step = [{ choose = { card = "a" } }, '
    assert passes(game.check(first + '{ offers = [{ to = "x" }], denies = [{ to = "z" }] }]\nbest = [{ to = "y" }]'))
    assert code(game.check(first + '{ offers = [{ to = "z" }] }]')) == "not-offered"
    assert code(game.check(first + '{ offers = [{ to = "x" }] }]\nbest = [{ to = "z" }]')) == "best-not-offered"


# A game that asks for card and place one after the other


class Paths(Script):
    """A card at one of two places, then where it goes: only from the second place does a way lead to z."""

    def put(self) -> None:
        super().put()
        if len(self.taken) == 1 and self.taken[0].get("at") == "x":
            self.codes = self.codes[:-1]


class PathsGame(ScriptedGame):
    def start(self, seats: Sequence[str], options: Mapping[str, Any] | None = None, seed: int = 0) -> Script:
        return Paths(self.asks)


def test_of_several_options_the_one_that_leads_on_is_meant() -> None:
    copies: list[Record] = [{"card": "a", "at": "x"}, {"card": "a", "at": "y"}]
    places: list[Record] = [{"to": "v"}, {"to": "w"}, {"to": "z"}]
    game = PathsGame(Ask(0, *copies), Ask(0, *places), Ask(0, *cards("c", "d")))
    expect = '\nexpect = { queue = ["a y", "z"] }'
    assert passes(game.check('step = [{ choose = { card = "a", to = "z" } }]' + expect))
    assert passes(game.check('step = [{ choose = { card = "a" } }, { seat = 0, choose = { to = "z" } }]' + expect))
    assert code(game.check('step = [{ choose = { card = "a", to = "w" } }]')) == "no-match"
    assert code(game.check('step = [{ choose = { card = "a" } }, { choose = { to = "w" } }]')) == "several-match"
    assert code(game.check('step = [{ auto = false, choose = { card = "a", to = "z" } }]')) == "no-match"


def test_card_and_place_may_be_offered_one_after_the_other() -> None:
    places: list[Record] = [{"to": "v"}, {"to": "w"}]
    game = ScriptedGame(Ask(0, *cards("a", "b")), Ask(0, *places, prompt=1), Ask(1, {"n": 1}, {"n": 2}))
    assert passes(game.check('step = [{ offers = [{ card = "a", to = "w" }] }]'))
    assert code(game.check('step = [{ offers = [{ card = "a", to = "z" }] }]')) == "not-offered"
    assert code(game.check('step = [{ offers = [{ card = "c", to = "w" }] }]')) == "not-offered"
    assert code(game.check('step = [{ offers = [{ card = "a", n = 1 }] }]')) == "not-offered"
    assert code(game.check('step = [{ auto = false, offers = [{ card = "a", to = "w" }] }]')) == "not-offered"


# A game that asks in another order


def test_the_next_step_may_come_first() -> None:
    game = ScriptedGame(Ask(0, {"to": "x"}, {"to": "y"}), Ask(0, {"choice": "1"}, {"choice": "2"}))
    said = 'step = [{ choose = { choice = "1" } }, { seat = 0, choose = { to = "y" } }]'
    assert passes(game.check(said + '\nexpect = { queue = ["y", "1"] }'))
    rest = ScriptedGame(
        Ask(0, *cards("a", "b")), Ask(0, {"to": "x"}, {"to": "y"}), Ask(0, {"choice": "1"}, {"choice": "2"})
    )
    said = 'step = [{ choose = { card = "b", choice = "1" } }, { choose = { to = "y" } }, { seat = 0 }]'
    assert code(rest.check(said)) == "scenario-over"
    assert passes(rest.check(said.replace(", { seat = 0 }", "") + '\nexpect = { queue = ["b", "y", "1"] }'))


def test_what_was_forced_may_be_said_afterwards() -> None:
    game = ScriptedGame(Ask(0, {"to": "x"}), Ask(0, {"choice": "1"}, {"choice": "2"}), Ask(0, *cards("a", "b")))
    said = 'step = [{ choose = { choice = "1" } }, { seat = 0, choose = { to = "x" } }, { choose = { card = "a" } }]'
    assert passes(game.check(said + '\nexpect = { queue = ["x", "1", "a"] }'))
    assert code(game.check(said.replace('to = "x"', 'to = "y"'))) == "no-match"


def test_the_next_step_of_another_seat_does_not_come_first() -> None:
    game = ScriptedGame(Ask(0, {"to": "x"}, {"to": "y"}), Ask(0, {"choice": "1"}, {"choice": "2"}))
    said = 'step = [{ choose = { choice = "1" } }, { seat = 1, choose = { to = "y" } }]'
    assert code(game.check(said)) == "no-match"
    said = 'step = [{ seat = 1, choose = { choice = "1" } }, { choose = { to = "y" } }]'
    assert code(game.check(said)) == "wrong-seat"


# A game that does not ask


def test_passing_need_not_be_asked() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b")), Ask(0, *cards("c", "d")))
    said = (
        'step = [{ choose = { card = "a" } }, { seat = 1, choose = { answer = "pass" } }, { choose = { card = "d" } }]'
    )
    assert passes(game.check(said + '\nexpect = { queue = ["a", "d"] }'))
    assert code(game.check(said.replace("{ seat = 1, ", "{ seat = 1, auto = false, "))) == "wrong-seat"
    assert code(game.check(said.replace('"pass"', '"end"'))) == "wrong-seat"


def test_consent_need_not_be_asked() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b"), PASS), Ask(0, *cards("a", "b")))
    said = 'step = [{ choose = { answer = "yes" } }, { choose = { card = "b" } }]'
    assert passes(game.check(said + '\nexpect = { queue = ["b"] }'))


def test_the_end_of_picking_need_not_be_asked() -> None:
    game = ScriptedGame(Ask(0, *cards("a", "b")), Ask(1, *cards("c", "d"), PASS))
    said = (
        'step = [{ choose = { card = "a" } }, { choose = { answer = "done" } }, { seat = 1, choose = { card = "d" } }]'
    )
    assert passes(game.check(said + '\nexpect = { queue = ["a", "d"] }'))
    first = 'step = [{ choose = { answer = "done" } }]'
    assert code(game.check(first)) == "no-match"
