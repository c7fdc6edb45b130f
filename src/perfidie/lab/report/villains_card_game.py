"""What a run of Disney Villains the Card Game says: Heroes, what they cancel, and when specials are played."""

from __future__ import annotations

from perfidie.lab.job import Job
from perfidie.lab.report.charts import Item
from perfidie.lab.report.figures import Section, Voice, beyond, ranked
from perfidie.lab.report.general import item, present
from perfidie.lab.report.study import Means, Measure, Rates, Row, Study

FEWEST = 20
"""With fewer cases, nothing is said."""
FIRST_THIRD = 6
SECOND_THIRD = 13
"""A game takes about twenty rounds."""


class CardGameStudy(Study):
    def __init__(self, job: Job) -> None:
        super().__init__(job)
        self.heroes: Rates[int] = Rates()
        """By the number of Heroes in the pile at the end."""
        self.lost: Means[str] = Means()
        """Points that Heroes cancelled."""
        self.specials: Rates[tuple[str, int]] = Rates()
        """By special and the third of the game in which its first copy was played."""

    def add(self, row: Row) -> None:
        super().add(row)
        for seat, role in enumerate(row.seats):
            won = row.won(seat)
            self.heroes.add(row.number("heroes", seat), won)
            self.lost.add(role, row.number("lost", seat))
            seen: set[str] = set()
            for special, when in row.dated("specials", seat):
                if special not in seen:
                    seen.add(special)
                    self.specials.add((special, third(when)), won)

    def measures(self) -> list[Measure]:
        found = super().measures()
        found += [Measure("heroes", (str(count),), self.heroes.of(count), None) for count in sorted(self.heroes.games)]
        found += [Measure("lost", (role,), None, moments) for role, moments in self.lost.moments.items()]
        return found


def third(when: int) -> int:
    """
    >>> third(6), third(7), third(14)
    (0, 1, 2)
    """
    return 0 if when <= FIRST_THIRD else 1 if when <= SECOND_THIRD else 2


def sections(study: CardGameStudy, voice: Voice) -> list[Section]:
    heroes = [
        item(voice("report-heroes-laid", heroes=count), study.heroes.estimate(count), study.fair)
        for count in sorted(study.heroes.games)
        if study.heroes.games[count] >= FEWEST
    ]
    lost = [item(voice.words.role(role), study.lost.estimate(role)) for role in study.role_names]
    found = [
        Section(
            "heroes",
            voice("report-heroes"),
            voice("report-heroes-text"),
            [
                voice.figure("hero_count", present(heroes), voice.rates, study.fair),
                voice.figure("lost", ranked(present(lost)), voice.means),
            ],
        )
    ]
    times = specials(study, voice)
    if times:
        figure = voice.figure("special_time", times, voice.rates, study.fair)
        found.append(Section("specials", voice("report-specials"), voice("report-specials-text"), [figure]))
    return found


def specials(study: CardGameStudy, voice: Voice) -> list[Item]:
    """Each special by the time at which its first copy was played."""
    items: list[Item] = []
    for special in sorted({special for special, _ in study.specials.games}):
        for time in range(3):
            estimate = study.specials.estimate((special, time))
            if estimate is not None and estimate.n >= FEWEST:
                label = voice("report-special-third", special=voice.words.card(special), third=time + 1)
                items.append(Item(label, estimate, beyond(estimate, study.fair)))
    return items
