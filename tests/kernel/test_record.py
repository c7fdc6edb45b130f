import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.match.random_match import GAME, matches, play

from perfidie.kernel.errors import BadInput, PerfidieError, RecordError
from perfidie.kernel.record import (
    SHAPES,
    Announcement,
    Record,
    Result,
    TurnEnd,
    announcement,
    commit,
    decode,
    encode,
    position_at,
    positions,
    public,
    verify,
    write,
)
from perfidie.kernel.rng import Rng
from perfidie.match import Match, game_of

Fields = dict[str, Any]


def played(choices: int) -> Record:
    match = Match(GAME, ["hook", "jafar", "ursula"], {"first": 0}, 7, "pinch", ["Ann", "Ben", "bot: random"])
    play(match, Rng.seeded(5), choices)
    return match.record()


FINISHED = played(GAME.cap)
RUNNING = played(20)


def refusal(act: Callable[..., object], *given: object) -> PerfidieError:
    """The error with which something is refused."""
    with pytest.raises(RecordError) as refused:
        act(*given)
    return refused.value


def edited(record: Record, **fields: object) -> PerfidieError:
    """What verify says to a record with other fields."""
    return refusal(verify, msgspec.structs.replace(record, **fields), GAME)


# True records


@settings(max_examples=40, deadline=None)
@given(matches())
def test_a_record_survives_its_document_and_is_verified(match: Match) -> None:
    record = match.record()
    assert decode(encode(record)) == record
    assert decode(encode(record).decode()) == record
    assert verify(record, GAME).digest() == match.state.digest()


@settings(max_examples=15, deadline=None)
@given(matches())
def test_every_position_can_be_rebuilt(match: Match) -> None:
    record = match.record()
    rebuilt = [position.digest() for position in positions(record, GAME)]
    assert len(rebuilt) == len(record.choices) + 1
    assert rebuilt[-1] == record.digest
    for end in record.turns:
        assert rebuilt[end.choices].startswith(end.digest)
    for choices in range(0, len(rebuilt), 7):
        assert position_at(record, GAME, choices).digest() == rebuilt[choices]


def test_positions_are_independent_of_each_other() -> None:
    seen = []
    for position in positions(RUNNING, GAME):
        seen.append(position.digest())
        while position.decision() is not None:
            position.apply(0)
    assert len(set(seen)) == 21
    assert seen[-1] == RUNNING.digest


def test_errors_can_say_what_every_field_holds() -> None:
    assert set(SHAPES) == set(Record.__struct_fields__) - {"format"}


def test_the_document_has_a_line_for_every_field_and_every_turn() -> None:
    lines = encode(FINISHED).decode().splitlines()
    assert len(lines) == 2 + len(Record.__struct_fields__) + len(FINISHED.turns) + 1


def test_a_record_without_some_option_is_played_with_its_default() -> None:
    """Records from before an option was invented stay good."""
    verify(msgspec.structs.replace(RUNNING, options={"first": 0}), GAME)


@pytest.mark.parametrize("choices", [-1, len(RUNNING.choices) + 1])
def test_a_position_beyond_the_record_is_refused(choices: int) -> None:
    error = refusal(position_at, RUNNING, GAME, choices)
    assert (error.code, error.details) == ("record-position", {"position": choices, "expected": "0-20"})


# Broken documents


def test_every_cut_document_is_called_truncated() -> None:
    document = encode(msgspec.structs.replace(played(30), seed=-7, names=["Zoé", "Ben", "Cid"])).rstrip()
    for size in range(len(document)):
        error = refusal(decode, document[:size], "cut.json")
        assert (error.code, error.details) == ("record-truncated", {"source": "cut.json"}), document[:size]


def without(field: str) -> Callable[[Fields], object]:
    return lambda fields: {name: value for name, value in fields.items() if name != field}


def having(**changes: object) -> Callable[[Fields], object]:
    return lambda fields: fields | changes


ALL = ", ".join(Record.__struct_fields__)


@pytest.mark.parametrize(
    ("edit", "code", "details"),
    [
        (lambda fields: [fields], "record-foreign", {}),
        (lambda _: {"hello": 1}, "record-foreign", {}),
        (lambda _: 7, "record-foreign", {}),
        (having(format=2), "record-format", {"found": "2", "expected": 1}),
        (having(format="1"), "record-format", {"found": "1", "expected": 1}),
        (having(format=True), "record-format", {"found": "True", "expected": 1}),
        (having(winner=0), "record-unknown-field", {"field": "winner", "expected": ALL}),
        (without("format"), "record-missing-field", {"field": "format"}),
        (without("seed"), "record-missing-field", {"field": "seed"}),
        (without("turns"), "record-missing-field", {"field": "turns"}),
        (having(seed="7"), "record-field", {"field": "seed", "expected": "integer"}),
        (having(choices=[0, 1.5]), "record-field", {"field": "choices[1]", "expected": "[integer]"}),
        (having(turns=[[1, 5]]), "record-field", {"field": "turns[0][1]", "expected": "[[integer, string]]"}),
        (having(turns=[[1]]), "record-field", {"field": "turns[0]", "expected": "[[integer, string]]"}),
        (
            having(options={"first": None}),
            "record-field",
            {"field": "options[...]", "expected": "{string: true | false | integer | string}"},
        ),
        (
            having(outcome={"winners": [0]}),
            "record-field",
            {"field": "outcome", "expected": '{"winners": [integer], "scores": [integer]} | null'},
        ),
    ],
)
def test_a_document_that_is_no_record_is_refused_with_the_place(
    edit: Callable[[Fields], object], code: str, details: dict[str, object]
) -> None:
    document = json.dumps(edit(json.loads(encode(RUNNING))))
    error = refusal(decode, document, "odd.json")
    assert (error.code, error.details) == (code, {"source": "odd.json"} | details)


@pytest.mark.parametrize(
    ("document", "code", "details"),
    [
        ('{"format": 1,\n "game": villains}', "record-not-json", {"line": 2, "column": 10}),
        ("game = 'villains_card_game'", "record-not-json", {"line": 1, "column": 1}),
        (encode(RUNNING) + b"{}", "record-not-json", {"line": 17 + len(RUNNING.turns), "column": 1}),
        (b'{"format": 1, "game": "\xff\xfe"}', "record-not-text", {"byte": 23}),
        (b"", "record-truncated", {}),
        ("[" * 100_000, "record-foreign", {}),
        ('{"seed": ' + "9" * 5000 + "}", "record-foreign", {}),
    ],
)
def test_a_document_that_is_not_json_is_refused_with_the_place(
    document: bytes | str, code: str, details: dict[str, object]
) -> None:
    error = refusal(decode, document)
    assert (error.code, error.details) == (code, {"source": "record"} | details)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(Record.__struct_fields__), JSON)
def test_a_field_with_anything_else_in_it_is_a_record_error(field: str, value: object) -> None:
    fields = json.loads(encode(RUNNING))
    try:
        record = decode(json.dumps(fields | {field: value}))
        verify(record, GAME)
    except RecordError:
        return
    assert field == "names" or record == RUNNING or value == {"first": 0}


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=40) | st.text(max_size=40) | JSON.map(json.dumps))
def test_no_document_can_break_the_reader(document: bytes | str) -> None:
    refusal(decode, document)


def test_half_a_character_in_a_record_is_refused() -> None:
    document = encode(RUNNING).decode().replace('"pinch"', r'"\ud800"')
    assert refusal(decode, document).code == "record-not-json"
    assert refusal(decode, document.replace(r"\ud800", "\ud800")).code == "record-not-text"


# Edited records

REPLAY = {
    "record-choice",
    "record-after-end",
    "record-hash",
    "record-turn-missing",
    "record-no-turn",
    "record-last-hash",
}


def comes_to_the_same(record: Record, other: Record, choices: int) -> bool:
    """Whether so many choices lead to the same position: turning a whirlpool without piles left or right does."""
    try:
        return position_at(record, GAME, choices).digest() == position_at(other, GAME, choices).digest()
    except RecordError:
        return False


@settings(max_examples=60, deadline=None)
@given(matches(), st.data())
def test_another_choice_is_found_out(match: Match, data: st.DataObject) -> None:
    record = match.record()
    for option in range(-1, 9) if record.choices else ():
        k = data.draw(st.integers(0, len(record.choices) - 1))
        choices = [*record.choices[:k], option, *record.choices[k + 1 :]]
        if not comes_to_the_same(record, msgspec.structs.replace(record, choices=choices), k + 1):
            assert edited(record, choices=choices).code in REPLAY


@settings(max_examples=40, deadline=None)
@given(matches(), st.data())
def test_another_seed_seat_or_option_is_found_out(match: Match, data: st.DataObject) -> None:
    record = match.record()
    seed = data.draw(st.integers(0, 2**80).filter(lambda seed: seed != record.seed))
    assert edited(record, seed=seed).code == "record-commitment"
    assert edited(record, salt=record.salt + "x").code == "record-commitment"
    assert edited(record, commitment=commit(seed, record.salt)).code == "record-commitment"
    assert edited(record, seed=seed, commitment=commit(seed, record.salt)).code in REPLAY

    one, other = data.draw(st.permutations(range(len(record.seats))))[:2]
    seats = record.seats[:]
    seats[one], seats[other] = seats[other], seats[one]
    assert edited(record, seats=seats).code in REPLAY

    for name in ("specials", "special_as_hero"):
        assert edited(record, options=record.options | {name: not record.options[name]}).code in REPLAY
    first = 1 if record.options["first"] == "random" else "random"
    assert edited(record, options=record.options | {"first": first}).code in REPLAY


@settings(max_examples=40, deadline=None)
@given(matches(over=True), st.data())
def test_another_hash_is_found_out_where_it_stands(match: Match, data: st.DataObject) -> None:
    record = match.record()
    i = data.draw(st.integers(0, len(record.turns) - 1))
    end = record.turns[i]
    wrong = data.draw(st.text("0123456789abcdef", min_size=16, max_size=16).filter(lambda hex: hex != end.digest))
    turns = [*record.turns[:i], TurnEnd(end.choices, wrong), *record.turns[i + 1 :]]
    error = edited(record, turns=turns)
    assert error.code == "record-hash"
    assert error.details == {"choice": end.choices, "found": wrong, "expected": end.digest}

    error = edited(record, turns=[*record.turns[:i], *record.turns[i + 1 :]])
    assert (error.code, error.details) == ("record-turn-missing", {"choice": end.choices})

    error = edited(record, turns=[*record.turns[:i], end, *record.turns[i:]])
    assert (error.code, error.details) == ("record-no-turn", {"choice": end.choices})


@settings(max_examples=20, deadline=None)
@given(matches(over=True), st.integers(0, 5))
def test_choices_after_the_end_are_found_out(match: Match, option: int) -> None:
    record = match.record()
    made = len(record.choices)
    error = edited(record, choices=[*record.choices, option])
    assert (error.code, error.details) == ("record-after-end", {"choice": made + 1, "choices": made + 1})


def test_a_choice_that_was_not_offered_is_named() -> None:
    offered = len(position_at(RUNNING, GAME, 9).codes)
    error = edited(RUNNING, choices=[*RUNNING.choices[:9], 60, *RUNNING.choices[10:]])
    seat = position_at(RUNNING, GAME, 9).asked
    assert error.code == "record-choice"
    assert error.details == {"choice": 10, "option": 60, "offered": offered, "seat": seat}


def test_a_missing_end_is_found_out() -> None:
    assert edited(FINISHED, choices=FINISHED.choices[:-1]).code in REPLAY


def test_a_turn_after_the_last_is_found_out() -> None:
    for choices in (FINISHED.turns[-1].choices, len(FINISHED.choices), len(FINISHED.choices) + 1):
        error = edited(FINISHED, turns=[*FINISHED.turns, TurnEnd(choices, FINISHED.digest[:16])])
        assert (error.code, error.details) == ("record-no-turn", {"choice": choices})


def test_another_last_hash_is_found_out() -> None:
    error = edited(FINISHED, digest="0" * 64)
    assert error.code == "record-last-hash"
    assert error.details == {"choice": len(FINISHED.choices), "found": "0" * 64, "expected": FINISHED.digest}


def test_another_outcome_is_found_out() -> None:
    assert FINISHED.outcome is not None
    scores = FINISHED.outcome.scores
    error = edited(FINISHED, outcome=Result([0, 1, 2], scores))
    assert error.code == "record-outcome"
    points = ",".join(map(str, scores))
    winners = ",".join(map(str, FINISHED.outcome.winners))
    assert error.details == {"found": f"0,1,2 ({points})", "expected": f"{winners} ({points})"}
    assert edited(FINISHED, outcome=None).details["found"] == "-"
    assert edited(RUNNING, outcome=Result([0], [])).details == {"found": "0 ()", "expected": "-"}


@pytest.mark.parametrize(
    ("fields", "code", "details"),
    [
        ({"rules": 2}, "record-other-rules", {"game": GAME.id, "found": 2, "expected": 1}),
        ({"game": "chess"}, "record-other-game", {"found": "chess", "expected": GAME.id}),
        ({"names": ["Ann"]}, "record-names", {"names": 1, "seats": 3}),
        ({"seats": ["hook"], "names": []}, "seat-count", {"game": GAME.id, "seats": 1, "expected": "3-6"}),
        ({"seats": ["hook", "jafar", "elsa"]}, "unknown-role", {"role": "elsa", "expected": ", ".join(GAME.roles)}),
        ({"seats": ["hook", "jafar", "hook"]}, "role-twice", {"role": "hook"}),
        ({"options": {"specials": 1}}, "option-value", {"option": "specials", "value": 1, "expected": "True, False"}),
        ({"options": {"first": 3}}, "option-value", {"option": "first", "value": 3, "expected": "random, 0, 1, 2"}),
    ],
)
def test_a_record_of_something_else_says_of_what(fields: Fields, code: str, details: dict[str, object]) -> None:
    error = edited(RUNNING, **fields)
    assert (error.code, error.details) == (code, details)


def test_an_unknown_game_is_named() -> None:
    error = refusal(game_of, msgspec.structs.replace(RUNNING, game="chess"))
    assert error.code == "record-unknown-game"
    assert error.details["game"] == "chess"
    assert isinstance(error, BadInput)


# What is public


@settings(max_examples=25, deadline=None)
@given(matches(over=False))
def test_of_a_running_match_only_the_announcement_is_public(match: Match) -> None:
    told = public(match.record())
    assert isinstance(told, Announcement)
    assert told == announcement(match.record()) == match.announcement()
    hidden = {"seed", "salt", "choices", "turns", "digest", "outcome"}
    assert json.loads(encode(told)).keys() == set(Record.__struct_fields__) - hidden


def test_a_finished_match_is_public_and_opens_what_was_announced() -> None:
    announced = announcement(write(GAME, FINISHED.seats, FINISHED.options, seed=7, salt="pinch", names=FINISHED.names))
    assert public(FINISHED) == FINISHED
    assert announcement(FINISHED) == announced
    assert announcement(msgspec.structs.replace(FINISHED, commitment=commit(8, "pinch"))) != announced


def test_an_announcement_is_not_taken_for_a_record() -> None:
    assert refusal(decode, encode(public(RUNNING))).code == "record-sealed"
