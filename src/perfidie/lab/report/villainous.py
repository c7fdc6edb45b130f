"""What a run of Disney Villainous says: Fate, progress, and what each card does to the chance of winning."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from perfidie.games.villainous.printed import FATE, villain
from perfidie.lab.intervals import (
    Estimate,
    Moments,
    benjamini_hochberg,
    chance_of_difference,
    difference,
    rate,
)
from perfidie.lab.job import Job
from perfidie.lab.report.charts import Course, Item, courses
from perfidie.lab.report.figures import Figure, Section, Sheet, Voice, ranked
from perfidie.lab.report.general import item, present
from perfidie.lab.report.study import EARLY, Means, Measure, Rates, Row, Study

SHOWN = 16
"""Cards in a picture."""
FEWEST = 20
"""With fewer games on either side, nothing is said about a card."""
SURE = 0.05


class VillainousStudy(Study):
    def __init__(self, job: Job) -> None:
        super().__init__(job)
        self.fated: Means[str] = Means()
        self.pace: Means[str] = Means()
        """Fated per ten rounds."""
        self.to_win: Means[str] = Means()
        """Rounds of the games that the villain won."""
        self.defeated: Means[str] = Means()
        self.progress: Means[tuple[str, bool, int]] = Means()
        """By villain, whether it won, and round."""
        self.played: Counter[str] = Counter()
        """In how many games a card was played, by its owner or as Fate."""
        self.plays: dict[str, Moments] = {}
        """How often it was played in the games in which it was."""
        self.drawn_early: Rates[str] = Rates()
        self.played_early: Rates[str] = Rates()

    def add(self, row: Row) -> None:
        super().add(row)
        for seat, role in enumerate(row.seats):
            won = row.won(seat)
            fated = row.number("fated", seat)
            self.fated.add(role, fated)
            self.pace.add(role, 10 * fated / max(1, row.rounds))
            self.defeated.add(role, row.number("defeated", seat))
            if seat in row.winners:
                self.to_win.add(role, row.rounds)
            for turn, percent in enumerate(row.numbers("progress", seat), 1):
                self.progress.add((role, seat in row.winners, turn), percent / 100)
            drawn = row.dated("drawn", seat)
            played = row.dated("played", seat) + row.dated("fate", seat)
            for card, times in Counter(card for card, _ in played).items():
                self.played[card] += 1
                self.plays.setdefault(card, Moments()).add(times)
            for card in {card for card, when in drawn if when <= EARLY}:
                self.drawn_early.add(card, won)
            for card in {card for card, when in played if when <= EARLY}:
                self.played_early.add(card, won)

    def cards(self, role: str) -> list[tuple[str, bool]]:
        """The cards of a villain, and whether they are Fate."""
        return [(card.id, card.deck == FATE) for card in villain(role).cards]

    def times(self, card: str, role: str) -> Estimate:
        """How often a card is played in a game, on average over all games of its villain."""
        moments = self.plays.get(card, Moments())
        games = Moments()
        games.n, games.total, games.squares = self.roles.of(role)[1], moments.total, moments.squares
        return games.mean()

    def split(self, card: str, role: str, drawn: bool) -> tuple[tuple[float, int], tuple[float, int]]:
        """Wins and games of those who drew (or played, or were dealt) the card early, and of all others."""
        wins, games = (self.drawn_early if drawn else self.played_early).of(card)
        all_wins, all_games = self.roles.of(role)
        return (wins, games), (all_wins - wins, all_games - games)

    def measures(self) -> list[Measure]:
        found = super().measures()
        for role in self.role_names:
            found.append(Measure("fated", (role,), None, self.fated.moments[role]))
            found.append(Measure("to_win", (role,), None, self.to_win.moments.get(role, Moments())))
            found += [
                Measure("played", (card, role), (self.played[card], self.roles.of(role)[1]), None)
                for card, _ in self.cards(role)
            ]
        return found


class CardEffect(NamedTuple):
    """What a card early in the game goes with."""

    card: str
    role: str
    effect: Estimate
    chance: float
    """How likely so great a difference would be by chance alone, among so many cards."""


def effects(study: VillainousStudy, drawn: bool, fate: bool) -> list[CardEffect]:
    """Of all cards that occurred early often enough, and not always; corrected for their number."""
    found: list[tuple[str, str, Estimate]] = []
    chances: list[float] = []
    for role in study.role_names:
        for card, of_fate in study.cards(role):
            having, lacking = study.split(card, role, drawn)
            if of_fate == fate and min(having[1], lacking[1]) >= FEWEST:
                found.append((card, role, difference(having, lacking)))
                chances.append(chance_of_difference(having, lacking))
    corrected = benjamini_hochberg(chances)
    return [CardEffect(*each, chance) for each, chance in zip(found, corrected, strict=True)]


def sections(study: VillainousStudy, voice: Voice) -> list[Section]:
    return [pace_section(study, voice), fate_section(study, voice), card_section(study, voice)]


def pace_section(study: VillainousStudy, voice: Voice) -> Section:
    to_win = [item(voice.words.role(role), study.to_win.estimate(role)) for role in study.role_names]
    panels = [
        Course(voice.words.role(role), course(study, role, True), course(study, role, False))
        for role in study.role_names
    ]
    title = voice("report-progress")
    legend = (voice("report-progress-winners"), voice("report-progress-others"))
    drawing = courses(title, panels, voice.whole_percent, voice.texts.number, legend, voice("report-rounds"))
    rows = [
        [panel.label, voice.texts.number(turn), voice(f"report-progress-{who}"), *told(voice, estimate)]
        for panel in panels
        for who, means in (("winners", panel.winners), ("others", panel.others))
        for turn, estimate in means
        if turn % 5 == 0
    ]
    head = [
        voice("report-what"),
        voice("report-round"),
        "",
        voice("report-value"),
        voice("report-interval"),
        voice("report-n"),
    ]
    figures = [
        voice.figure("to_win", ranked(present(to_win))[::-1], voice.means),
        Figure("progress", title, voice("report-progress-note"), drawing, Sheet(head, rows)),
    ]
    return Section("pace", voice("report-pace"), voice("report-pace-text"), figures)


def told(voice: Voice, estimate: Estimate) -> list[str]:
    return voice.row("", estimate, voice.whole_percent)[1:]


def course(study: VillainousStudy, role: str, won: bool) -> list[tuple[int, Estimate]]:
    """Progress by round, as long as there are enough games that have not ended."""
    points: list[tuple[int, Estimate]] = []
    for turn in range(1, max(study.lengths) + 1):
        estimate = study.progress.estimate((role, won, turn))
        if estimate is None or estimate.n < FEWEST:
            break
        points.append((turn, estimate))
    return points


def fate_section(study: VillainousStudy, voice: Voice) -> Section:
    roles = study.role_names
    fated = [item(voice.words.role(role), study.fated.estimate(role)) for role in roles]
    pace = [item(voice.words.role(role), study.pace.estimate(role)) for role in roles]
    defeated = [item(voice.words.role(role), study.defeated.estimate(role)) for role in roles]
    figures = [
        voice.figure("fated", ranked(present(fated)), voice.means),
        voice.figure("fate_pace", ranked(present(pace)), voice.fine_means),
        voice.figure("defeated", ranked(present(defeated)), voice.means),
    ]
    figures += effect_figures(study, voice, "fate_early", False, True)
    return Section("fate", voice("report-fate"), voice("report-fate-text"), figures)


def card_section(study: VillainousStudy, voice: Voice) -> Section:
    figures = [most_played(study, voice)]
    figures += effect_figures(study, voice, "drawn_early", True, False)
    figures += effect_figures(study, voice, "played_early", False, False)
    figures += [card_sheet(study, voice, role) for role in study.role_names]
    return Section("cards", voice("report-cards"), voice("report-cards-text", rounds=EARLY), figures)


def most_played(study: VillainousStudy, voice: Voice) -> Figure:
    items = [
        Item(voice.words.card(card), study.times(card, role))
        for role in study.role_names
        for card, fate in study.cards(role)
        if not fate
    ]
    return voice.figure("most_played", ranked(items)[:SHOWN], voice.fine_means)


def effect_figures(study: VillainousStudy, voice: Voice, id: str, drawn: bool, fate: bool) -> list[Figure]:
    """The cards with the greatest effect, those first that are beyond chance."""
    found = effects(study, drawn, fate)
    if not found:
        return []
    found.sort(key=lambda each: (each.chance >= SURE, -abs(each.effect.value)))
    items = [Item(voice.words.card(each.card), each.effect, each.chance < SURE) for each in found[:SHOWN]]
    sure = sum(each.chance < SURE for each in found)
    return [
        voice.figure(id, ranked(items), voice.changes, 0.0, rounds=EARLY, cards=len(found), sure=sure, shown=len(items))
    ]


def card_sheet(study: VillainousStudy, voice: Voice, role: str) -> Figure:
    """All cards of a villain: how often they are played, and what they go with when they come early."""
    games = study.roles.of(role)[1]
    by_card = {
        sort: {each.card: each for each in effects(study, sort == "drawn", fate)}
        for sort, fate in (("drawn", False), ("played", False))
    }
    by_card["played"] |= {each.card: each for each in effects(study, False, True)}
    rows: list[list[str]] = []
    for card, fate in sorted(study.cards(role), key=lambda each: (each[1], -study.played[each[0]])):
        played = rate(study.played[card], games)
        cells = [voice.words.card(card), voice("report-fate-card" if fate else "report-villain-card")]
        cells.append(f"{voice.whole_percent(played.value)} ({voice.beside(played, voice.whole_percent)})")
        for sort in ("drawn", "played"):
            each = by_card[sort].get(card)
            early = study.split(card, role, sort == "drawn")[0][1]
            cells.append("–" if each is None else effect_told(voice, each, early))
        rows.append(cells)
    head = [voice(f"report-{id}") for id in ("card", "deck", "played_share", "drawn_change", "played_change")]
    title = voice("report-cards-of", role=voice.words.role(role))
    note = voice("report-cards-of-note", games=voice.texts.number(games))
    return Figure(f"cards-{role}", title, note, None, Sheet(head, rows))


def effect_told(voice: Voice, each: CardEffect, early: int) -> str:
    """An effect with its interval and the number of games in which the card came early."""
    mark = " *" if each.chance < SURE else ""
    return f"{voice.points(each.effect.value)} ({voice.beside(each.effect._replace(n=early), voice.points)}){mark}"
