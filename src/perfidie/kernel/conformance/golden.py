"""Golden playthroughs: a match by random choice as a text that people can read and that must not change unnoticed.

The first turns in full (the position, what each viewer sees, the options), then a digest for each turn. A change of the
rules shows in the text what has become different, and must raise ``Game.rules``.
"""

from __future__ import annotations

from perfidie.kernel.conformance.case import Case, name_of, told
from perfidie.kernel.state import State

SHOWN = 3
"""How many decisions are shown in full, and as many again inside effects."""


def playthrough(case: Case) -> str:
    """The text of the match."""
    lines = [
        f"game {case.game.id}, rules {case.game.rules}",
        f"seats {', '.join(case.seats)}",
        f"options {told(case.game.check_options(case.options))}",
        f"seed {case.seed}",
    ]
    digests: list[str] = []
    turns, inside = 0, 0
    for number, (state, choice) in enumerate(case.moments()):
        if number < SHOWN or (len(state.stack) > 1 and inside < SHOWN):
            inside += len(state.stack) > 1
            lines += ["", f"decision {number} in turn {state.turns}", *position(case, state), f"choose {choice}"]
        if state.turns != turns:
            turns = state.turns
            digests.append(f"turn {turns} decision {number} {state.digest()}")
    last = case.last()
    outcome = last.outcome()
    lines += [
        "",
        "digests when a turn begins, and at the last",
        *digests,
        f"{len(case.choices)} choices {last.digest()}",
    ]
    if outcome is not None:
        lines.append(f"winners {outcome.winners} scores {outcome.scores}")
    return "\n".join(lines) + "\n"


def position(case: Case, state: State) -> list[str]:
    """The whole position, what each viewer sees of it, and what is asked."""
    saved = state.save()
    lines = [f"  {name} {told(saved[name])}" for name in sorted(saved)]
    lines += [f"{name_of(viewer)} sees {told(state.view(viewer).table)}" for viewer in case.viewers]
    lines.append(f"seat {state.asked} is asked {state.prompt_name(state.prompt)}")
    lines += [f"  {i} {told(state.option(code))}" for i, code in enumerate(state.codes)]
    return lines
