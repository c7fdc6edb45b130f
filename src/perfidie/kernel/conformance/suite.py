"""All checks, and the one call that runs them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from perfidie.kernel.conformance import course, redealing, sameness, secrecy, undoing
from perfidie.kernel.conformance.case import Case, Check
from perfidie.kernel.conformance.report import Report, examine
from perfidie.kernel.game import Game

ALL: tuple[Check, ...] = (
    course.games_end,
    course.decisions_can_be_answered,
    course.options_differ,
    course.refusals_change_nothing,
    course.cards_are_conserved,
    sameness.copies_are_independent,
    sameness.saving_changes_nothing,
    sameness.same_choices_same_game,
    secrecy.views_hide_what_is_unknown,
    secrecy.views_show_only_what_is_known,
    secrecy.events_hide_what_is_unknown,
    secrecy.options_hide_what_is_unknown,
    secrecy.refusals_hide_what_is_unknown,
    secrecy.shuffles_leave_no_trace,
    redealing.redeals_are_worlds,
    redealing.redeals_vary,
    redealing.redeals_do_not_know_the_truth,
    redealing.knowledge_is_what_was_seen,
    undoing.undoing_is_replaying,
    undoing.barriers_are_where_something_was_learnt,
)
"""All checks, the simple ones first: later ones take for granted what earlier ones promise."""


def run(
    game: Game,
    seatings: Sequence[Sequence[str]],
    variants: Sequence[Mapping[str, Any]] = ({},),
    seeds: Iterable[int] = (0,),
    checks: Sequence[Check] = ALL,
    looks: int | None = None,
) -> Report:
    """Put a game through the checks: one match for each list of seats, table of options and seed.

    ``looks`` is about how many decisions of a match the costly checks look at; None: all of them.
    """
    cases = [Case(game, seats, options, seed, looks) for seed in seeds for seats in seatings for options in variants]
    findings = [finding for case in cases for finding in examine(case, checks)]
    return Report([check.__name__ for check in checks], len(cases), findings)
