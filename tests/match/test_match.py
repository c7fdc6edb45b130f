from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.match.random_match import GAME, matches, play

from perfidie.kernel.errors import BadInput, IllegalChoice, PerfidieError
from perfidie.kernel.options import Record as Option
from perfidie.kernel.reasons import Reason
from perfidie.kernel.record import announcement, position_at, positions, write
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import RawEvent, State
from perfidie.match import Match, Told
from perfidie.match.match import CHANCE, FREE, barrier_between

SEATS = ["hook", "jafar", "ursula", "scar"]


def fresh(seed: int = 7) -> Match:
    return Match(GAME, SEATS, {"first": 0}, seed, "pinch")


def viewers(match: Match) -> list[int | None]:
    return [None, *range(len(match.seats))]


def refusal(act: Callable[..., None], *given: object) -> PerfidieError:
    """The error with which something is refused."""
    with pytest.raises(PerfidieError) as refused:
        act(*given)
    return refused.value


def knows_more(before: State, after: State) -> bool:
    """Whether some viewer knows some card that this viewer did not know before."""
    return any(now & ~then for then, now in zip(before.knowledge.known, after.knowledge.known, strict=True))


# Choosing


@settings(max_examples=25, deadline=None)
@given(matches(over=False), st.data())
def test_what_is_refused_changes_nothing_and_says_why(match: Match, data: st.DataObject) -> None:
    asked, seq, offered = match.state.asked, match.seq, len(match.state.codes)
    other = data.draw(st.sampled_from([seat for seat in range(len(match.seats)) if seat != asked]))
    stale = data.draw(st.integers(-1, seq + 2).filter(lambda number: number != seq))
    not_held: Option = {"kind": "play", "card": "9Z", "to": "own"}
    before = match.record()
    faults: list[tuple[int, int, int | Option, str]] = [
        (other, seq, 0, "not-asked"),
        (asked, stale, 0, "stale"),
        (other, stale, 0, "stale"),
        (asked, seq, offered, "not-offered"),
        (asked, seq, -1, "not-offered"),
        (asked, seq, True, "not-offered"),
        (asked, seq, not_held, "not-possible"),
        (asked, seq, {"kind": "play", "to": ["own"]}, "option-field"),
        (asked, seq, {"cards": ["5B", {}]}, "option-field"),
        (len(match.seats), seq, 0, "unknown-seat"),
    ]
    for seat, number, option, code in faults:
        error = refusal(match.choose, seat, number, option)
        assert error.code == code
        assert match.record() == before
        assert match.seq == seq
    told = refusal(match.choose, asked, seq, not_held).details["reason"]
    assert isinstance(told, Reason)
    assert told == match.state.why_not(not_held)


def test_after_the_end_every_choice_is_refused() -> None:
    match = fresh()
    play(match, Rng.seeded(1), GAME.cap)
    assert match.over
    assert refusal(match.choose, 0, match.seq, 0).code == "game-over"


@settings(max_examples=25, deadline=None)
@given(matches(over=False))
def test_an_option_may_be_given_as_its_record(match: Match) -> None:
    for index, option in enumerate(match.state.decision().options):  # type: ignore[union-attr]
        by_index, by_record = (Match.resume(match.record(), GAME) for _ in range(2))
        by_index.choose(match.state.asked, match.seq, index)
        by_record.choose(match.state.asked, match.seq, option)
        # Two copies of a card give the same record: then the first is meant, and looks the same to everybody.
        for viewer in viewers(match):
            assert by_record.view(viewer).table.middle == by_index.view(viewer).table.middle
            assert by_record.events(viewer) == by_index.events(viewer)


def test_a_record_that_fits_different_options_is_refused() -> None:
    match = fresh()
    error = refusal(match.choose, 0, 0, {"kind": "play"})
    assert error.code == "ambiguous"
    assert error.details["matching"] == len(match.state.codes)


def test_fields_that_tell_an_option_from_the_others_are_enough() -> None:
    match = fresh()
    (card,) = {str(o["card"]) for o in match.state.decision().options if o["to"] == "left"}  # type: ignore[union-attr]
    match.choose(0, 0, {"to": "left"})
    assert match.view(None).table.seats[1].top == card


def test_a_state_that_was_looked_up_stays_as_it_was() -> None:
    match = fresh()
    before = match.state
    digest = before.digest()
    play(match, Rng.seeded(1), 40)
    assert before.digest() == digest


def test_seed_and_salt_are_drawn_if_none_are_given() -> None:
    one, other = (Match(GAME, SEATS) for _ in range(2))
    assert one.seed != other.seed
    assert one.salt != other.salt
    assert one.commitment != other.commitment


def test_names_are_one_per_seat() -> None:
    with pytest.raises(BadInput, match="name-count: names=1, seats=4"):
        Match(GAME, SEATS, names=["Ann"])


# Records


@settings(max_examples=40, deadline=None)
@given(matches())
def test_the_record_is_that_of_its_seed_and_choices(match: Match) -> None:
    replayed = write(
        GAME,
        match.seats,
        match.options,
        seed=match.seed,
        salt=match.salt,
        names=match.names,
        choices=match.choices,
    )
    assert match.record() == replayed
    assert match.announcement() == announcement(replayed)


@settings(max_examples=25, deadline=None)
@given(matches())
def test_a_resumed_match_is_the_same_match(match: Match) -> None:
    resumed = Match.resume(match.record(), GAME)
    assert resumed.record() == match.record()
    assert resumed.seq == match.seq
    assert resumed.barrier == match.barrier
    for viewer in viewers(match):
        assert resumed.view(viewer) == match.view(viewer)
        assert resumed.events(viewer) == match.events(viewer)


# Taking back


@settings(max_examples=15, deadline=None)
@given(matches(over=True))
def test_going_back_equals_replay_at_every_point(match: Match) -> None:
    record = match.record()
    for made in reversed(range(len(record.choices))):
        match.undo_to(made, agreed=True)
        assert match.choices == record.choices[:made]
        assert match.state.digest() == position_at(record, GAME, made).digest()


@settings(max_examples=25, deadline=None)
@given(matches(), st.integers(0, 2**32), st.data())
def test_playing_on_after_going_back_leaves_no_trace_in_the_record(
    match: Match, luck: int, data: st.DataObject
) -> None:
    chance = Rng.seeded(luck)
    for _ in range(data.draw(st.integers(1, 4))):
        if match.choices:
            match.undo_to(data.draw(st.integers(0, len(match.choices) - 1)), agreed=True)
        play(match, chance, data.draw(st.integers(0, 80)))
    replayed = write(
        GAME, match.seats, match.options, seed=match.seed, salt=match.salt, names=match.names, choices=match.choices
    )
    assert match.record() == replayed
    assert Match.resume(replayed, GAME).barrier == match.barrier


@settings(max_examples=25, deadline=None)
@given(matches(over=True))
def test_barriers_are_where_somebody_learnt_something_chance_was_used_or_it_ended(match: Match) -> None:
    record = match.record()
    history = list(positions(record, GAME))
    match.undo_to(0, agreed=True)
    barrier = 0
    for made, (before, after) in enumerate(pairwise(history), 1):
        seat = before.asked
        match.choose(seat, match.seq, record.choices[made - 1])
        chance = before.rng.save() != after.rng.save()
        if chance or match.over or knows_more(before, after):
            barrier = made
            reason = match.why_not_undo(seat)
            assert reason is not None
            assert match.over == (reason.code == "undo-over")
            assert knows_more(before, after) or reason.code != "undo-learnt"
            assert chance or reason.code != "undo-chance"
            assert refusal(match.undo, seat).details["reason"] == reason
            assert refusal(match.undo_to, made - 1).details["reason"] == reason
        else:
            assert match.can_undo(seat)
        assert match.barrier == barrier
        assert not any(match.can_undo(other) for other in range(len(match.seats)) if other != seat)


@settings(max_examples=40, deadline=None)
@given(matches(over=True))
def test_a_seat_takes_its_own_choices_back_up_to_the_barrier(match: Match) -> None:
    record = match.record()
    match.undo_to(0, agreed=True)
    for option in record.choices:
        seat = match.state.asked
        before = match.state.digest()
        match.choose(seat, match.seq, option)
        if match.can_undo(seat):
            after = match.state.digest()
            match.undo(seat)
            assert match.state.digest() == before
            match.choose(seat, match.seq, option)
            assert match.state.digest() == after
    assert match.record() == record


def test_chance_alone_is_a_barrier() -> None:
    """In the card game whoever uses chance shows a card too; a game that only rolls a die must be held back as well."""
    before = fresh().state
    after = before.copy()
    assert barrier_between(before, after) == FREE
    after.rng.word()
    assert barrier_between(before, after) == CHANCE


def with_a_free_choice() -> Match:
    """A match whose last choice can be taken back by the seat that made it."""
    match = fresh()
    chance = Rng.seeded(3)
    seat = match.state.asked
    while not match.can_undo(seat):
        seat = match.state.asked
        play(match, chance, 1)
    return match


def test_an_answer_to_a_position_that_was_taken_back_is_stale_for_ever() -> None:
    match = with_a_free_choice()
    answered = match.seq - 1
    option = match.choices[-1]
    seat = next(seat for seat in range(4) if match.can_undo(seat))
    match.undo(seat)
    assert match.seq == answered + 2
    assert refusal(match.choose, seat, answered, option).code == "stale"
    match.choose(seat, match.seq, option)
    assert refusal(match.choose, match.state.asked, answered + 1, 0).code == "stale"


def test_taking_back_is_told_to_everybody() -> None:
    match = with_a_free_choice()
    seat = next(seat for seat in range(4) if match.can_undo(seat))
    seq = match.seq
    match.undo(seat)
    match.undo_to(0, agreed=True)
    for viewer in viewers(match):
        assert match.events(viewer, seq) == [
            Told(seq + 1, {"kind": "undone", "to": seq - 1, "seat": seat}),
            Told(seq + 2, {"kind": "undone", "to": 0}),
        ]


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    match = fresh()
    reason = match.why_not_undo(0)
    assert reason is not None
    assert reason.code == "undo-nothing"
    assert refusal(match.undo_to, 0, True).code == "undo-range"
    assert isinstance(refusal(match.undo, 0), IllegalChoice)


# Events


@settings(max_examples=25, deadline=None)
@given(matches(), st.data())
def test_events_in_portions_make_up_the_whole_stream(match: Match, data: st.DataObject) -> None:
    if match.choices:
        match.undo_to(data.draw(st.integers(0, len(match.choices) - 1)), agreed=True)
    cuts = sorted(data.draw(st.sets(st.integers(0, match.seq), max_size=6)))
    for viewer in viewers(match):
        whole = match.events(viewer)
        told: list[Told] = []
        for cut in cuts:
            told = [event for event in told if event.seq <= cut]  # what a client had got when it lost the line
            told += match.events(viewer, told[-1].seq if told else -1)
            assert told == whole
        assert [event.seq for event in whole] == sorted(event.seq for event in whole)
        assert match.events(viewer, match.seq) == []


def heard(match: Match) -> list[tuple[State, State, list[RawEvent]]]:
    """Position before, position after and events of every choice, by playing the record again."""
    heard = []
    after = GAME.start(match.seats, match.options, match.seed)
    for option in match.choices:
        before = after
        after = before.copy()
        after.listen()
        after.apply(option)
        heard.append((before, after, after.events or []))
    return heard


@settings(max_examples=25, deadline=None)
@given(matches())
def test_events_name_a_card_only_to_those_who_know_it(match: Match) -> None:
    for viewer in viewers(match):
        told = [event for event in match.events(viewer) if event.seq > 0]
        for number, (before, after, events) in enumerate(heard(match), 1):
            for raw in events:
                event = told.pop(0)
                assert event.seq == number
                card = raw[2]
                knows = card >= 0 and (before.knowledge.knows(viewer, card) or after.knowledge.knows(viewer, card))
                assert knows or "card" not in event.event, f"{viewer} is told {event}"
        assert told == []


@settings(max_examples=25, deadline=None)
@given(matches())
def test_the_set_up_tells_each_seat_its_own_cards_and_nobody_elses(match: Match) -> None:
    for viewer in viewers(match):
        drew = [told.event for told in match.events(viewer) if told.seq == 0 and told.event["kind"] == "drew"]
        assert len(drew) == 4 * len(match.seats)
        for event in drew:
            assert ("card" in event) == (event["seat"] == viewer)


@pytest.mark.parametrize("viewer", [-1, 4, True])
def test_there_is_no_such_viewer(viewer: int) -> None:
    match = fresh()
    for look in (match.view, match.events, match.can_undo):
        with pytest.raises(BadInput, match="unknown-seat"):
            look(viewer)
