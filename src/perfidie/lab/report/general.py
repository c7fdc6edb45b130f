"""The sections that the report of every game has: who wins, who begins, how long it takes."""

from __future__ import annotations

from perfidie.lab.intervals import Estimate, difference, rate
from perfidie.lab.report.charts import Item, histogram, matrix
from perfidie.lab.report.figures import Figure, Section, Sheet, Voice, beyond, ranked
from perfidie.lab.report.study import Study

MOST_ROLES_IN_A_MATRIX = 9


def winners(study: Study, voice: Voice) -> Section:
    """Win rates by role and by bot, and the match-ups."""
    figures: list[Figure] = []
    if len(study.role_names) > 1:
        figures.append(voice.figure("roles", role_items(study, voice), voice.rates, study.fair))
    if len(study.bots.games) > 1:
        items = [item(bot, study.bots.estimate(bot), study.fair) for bot in study.bots.games]
        figures.append(voice.figure("bots", ranked(present(items)), voice.rates, study.fair))
    if len(study.role_names) > 2:
        figures.append(match_ups(study, voice))
    if study.scores.moments and study.role_names:
        scores = [item(voice.words.role(role), study.scores.estimate(role)) for role in study.role_names]
        figures.append(voice.figure("scores", ranked(present(scores)), voice.means))
    text = voice("report-winners-text", fair=voice.whole_percent(study.fair), seats=study.count)
    return Section("winners", voice("report-winners"), text, figures)


def role_items(study: Study, voice: Voice) -> list[Item]:
    items = [item(voice.words.role(role), study.roles.estimate(role), study.fair) for role in study.role_names]
    return ranked(present(items))


def match_ups(study: Study, voice: Voice) -> Figure:
    roles = sorted(study.role_names, key=lambda role: -study.roles.wins[role] / study.roles.games[role])
    names = [(role, voice.words.role(role)) for role in roles]
    id = "pairs" if study.count == 2 else "company"
    title = voice(f"report-{id}")

    def cell(role: str, other: str) -> Estimate | None:
        return study.pairs.estimate((role, other))

    drawing = matrix(title, names, cell, study.roles.estimate, voice("report-all"), study.fair, voice.rates)
    head = ["", *(name for _, name in names), voice("report-all")]
    rows = [
        [name, *(told(voice, cell(role, other)) for other, _ in names), told(voice, study.roles.estimate(role))]
        for role, name in names
    ]
    return Figure(id, title, voice(f"report-{id}-note"), drawing, Sheet(head, rows))


def told(voice: Voice, estimate: Estimate | None) -> str:
    """A cell of a table."""
    if estimate is None:
        return "–"
    return f"{voice.whole_percent(estimate.value)} ({voice.beside(estimate, voice.whole_percent)})"


def beginning(study: Study, voice: Voice) -> Section:
    """Turn order, and the first player's edge for each role."""
    places = [
        item(voice("report-place", place=place + 1), study.order.estimate(place), study.fair)
        for place in range(study.count)
    ]
    figures = [voice.figure("order", present(places), voice.rates, study.fair)]
    edges: list[Item] = []
    for role in study.role_names:
        first, later = study.first_of_role.of((role, True)), study.first_of_role.of((role, False))
        if first[1] and later[1]:
            edge = difference(first, later)
            edges.append(Item(voice.words.role(role), edge, beyond(edge, 0)))
    if edges:
        figures.append(voice.figure("edge", ranked(edges), voice.changes, 0.0))
    seats = [
        item(voice("report-seat", seat=seat), study.seats.estimate(seat), study.fair) for seat in range(study.count)
    ]
    figures.append(voice.figure("seats", present(seats), voice.rates, study.fair))
    return Section("beginning", voice("report-beginning"), voice("report-beginning-text"), figures)


def length(study: Study, voice: Voice) -> Section:
    title = voice("report-length")
    number = voice.texts.number
    mean = study.length.mean()
    drawing = histogram(title, study.lengths, voice.whole_percent, number, voice("report-rounds"))
    shares = {number(rounds): rate(study.lengths[rounds], study.games) for rounds in sorted(study.lengths)}
    rows = [voice.row(rounds, share, voice.texts.percent) for rounds, share in shares.items()]
    head = [voice(f"report-{id}") for id in ("rounds", "share", "interval", "n")]
    note = voice(
        "report-length-note",
        mean=number(mean.value, 1),
        interval=voice.interval(mean, voice.means.value),
        median=number(quantile(study, 0.5)),
        low=number(quantile(study, 0.05)),
        high=number(quantile(study, 0.95)),
        games=number(study.games),
    )
    figure = Figure("length", title, note, drawing, Sheet(head, rows))
    return Section("duration", voice("report-duration"), endings(study, voice), [figure])


def endings(study: Study, voice: Voice) -> str:
    """How many games did not end as they should."""
    told = [
        voice(f"report-ended-{how}", games=study.ended[how], share=voice.texts.percent(study.ended[how] / study.games))
        for how in ("stopped", "capped", "fault")
        if study.ended[how]
    ]
    return " ".join(told) or voice("report-ended-all")


def quantile(study: Study, share: float) -> int:
    """The number of rounds within which so many of the games were over."""
    reached = 0
    for rounds in sorted(study.lengths):
        reached += study.lengths[rounds]
        if reached >= share * study.games:
            return rounds
    return max(study.lengths)


def item(label: str, estimate: Estimate | None, reference: float | None = None) -> Item | None:
    if estimate is None:
        return None
    return Item(label, estimate, reference is None or beyond(estimate, reference))


def present(items: list[Item | None]) -> list[Item]:
    return [one for one in items if one is not None]
