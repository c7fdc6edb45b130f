"""What every game must keep, whatever its rules: the promises of :class:`~perfidie.kernel.state.State`, as checks.

A check is a function that plays a match by random choice and raises :class:`Broken` where the game does not keep what
the function's docstring promises; ``ALL`` lists them. To put a game through all of them:

>>> from perfidie.games import game
>>> from perfidie.kernel import conformance
>>> report = conformance.run(game("villains_card_game"), [["hook", "jafar", "ursula"]], seeds=[7], looks=3)
>>> print(report)
20 checks on 1 match: all kept

One check alone, on one match:

>>> case = conformance.Case(game("villains_card_game"), ["hook", "jafar", "ursula"], seed=7)
>>> conformance.course.cards_are_conserved(case)

The suite asks three things of a game beyond the contract of ``State``: ``Game.cards_of`` lists the cards by place, in
an order that does not depend on which card lies where; the ``card`` of a raw event is the only field that names a
card; and chance shows itself only in cards that somebody comes to know.

``tests/conformance/test_games.py`` puts every registered game through; ``tests/conformance/toys`` has a small game that
keeps all promises, and for each check games that break it. Golden playthroughs are in :mod:`.golden`.
"""

from perfidie.kernel.conformance import course, redealing, sameness, secrecy, undoing
from perfidie.kernel.conformance.case import Broken, Case, Check
from perfidie.kernel.conformance.report import Finding, Report, examine, seatings, variants
from perfidie.kernel.conformance.suite import ALL, run

__all__ = [
    "ALL",
    "Broken",
    "Case",
    "Check",
    "Finding",
    "Report",
    "course",
    "examine",
    "redealing",
    "run",
    "sameness",
    "seatings",
    "secrecy",
    "undoing",
    "variants",
]
