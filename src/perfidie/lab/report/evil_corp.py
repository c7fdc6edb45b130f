"""What a run of Evil Corp. says: the value of each monster, and how to begin."""

from __future__ import annotations

from perfidie.games.evil_corp.box import box
from perfidie.lab.intervals import benjamini_hochberg, chance_of_difference, difference, rate
from perfidie.lab.job import Job
from perfidie.lab.observe.evil_corp import sides
from perfidie.lab.report.charts import Item
from perfidie.lab.report.figures import Figure, Section, Voice, beyond, ranked
from perfidie.lab.report.general import item, present
from perfidie.lab.report.study import Means, Measure, Rates, Row, Study

FEWEST = 20
"""With fewer sides that did so, or did not, nothing is said."""
SURE = 0.05
MOST_STONES = 12
"""More are counted as so many."""


class EvilCorpStudy(Study):
    def __init__(self, job: Job) -> None:
        super().__init__(job)
        self.members = sides(job.plan.count)
        self.recruited: Rates[str] = Rates()
        """Sides that recruited a monster at least once."""
        self.openings: Rates[str] = Rates()
        """By the first monster that a side recruited."""
        self.sides: Rates[str] = Rates()
        self.stones: Rates[int] = Rates()
        """By how many stones a side took."""
        self.habits: Means[str] = Means()
        """Per side and game: monsters recruited, deployed, killed, and stones taken."""

    def add(self, row: Row) -> None:
        super().add(row)
        for side, members in enumerate(self.members):
            won = row.won(members[0])
            recruited = row.dated("recruited", side)
            self.sides.add("all", won)
            for monster in {monster for monster, _ in recruited}:
                self.recruited.add(monster, won)
            if recruited:
                self.openings.add(recruited[0][0], won)
            self.stones.add(min(row.number("stones", side), MOST_STONES), won)
            self.habits.add("recruited", len(recruited))
            for habit in ("deployed", "kills", "stones"):
                self.habits.add(habit, row.number(habit, side))

    @property
    def monsters(self) -> list[str]:
        """Those that can be recruited."""
        return [monster.id for monster in box().monsters if not monster.base]

    def split(self, monster: str) -> tuple[tuple[float, int], tuple[float, int]]:
        """Wins and games of the sides that recruited it, and of the others."""
        wins, games = self.recruited.of(monster)
        all_wins, all_games = self.sides.of("all")
        return (wins, games), (all_wins - wins, all_games - games)

    def measures(self) -> list[Measure]:
        found = super().measures()
        all_sides = self.sides.of("all")[1]
        for monster in self.monsters:
            found.append(Measure("recruited", (monster,), (self.recruited.of(monster)[1], all_sides), None))
            found.append(Measure("monster", (monster,), self.recruited.of(monster), None))
        found += [Measure(f"habit_{habit}", (), None, moments) for habit, moments in self.habits.moments.items()]
        return found


def sections(study: EvilCorpStudy, voice: Voice) -> list[Section]:
    monsters = [value_figure(study, voice), demand_figure(study, voice)]
    openings = [
        Item(voice.words.card(monster), estimate, beyond(estimate, study.fair))
        for monster in study.openings.games
        if (estimate := study.openings.estimate(monster)) is not None and estimate.n >= FEWEST
    ]
    begun = [voice.figure("openings", ranked(openings), voice.rates, study.fair)] if openings else []
    stones = [
        item(voice("report-stones-taken", stones=count), study.stones.estimate(count), study.fair)
        for count in sorted(study.stones.games)
        if study.stones.games[count] >= FEWEST
    ]
    habits = [Item(voice(f"report-habit-{habit}"), moments.mean()) for habit, moments in study.habits.moments.items()]
    figures = [
        *([voice.figure("stones", present(stones), voice.rates, study.fair)] if present(stones) else []),
        voice.figure("habits", habits, voice.means),
    ]
    return [
        Section("monsters", voice("report-monsters"), voice("report-monsters-text"), monsters + begun),
        Section("habit", voice("report-habit"), voice("report-habit-text"), figures),
    ]


def value_figure(study: EvilCorpStudy, voice: Voice) -> Figure:
    """What recruiting a monster goes with."""
    splits = {monster: study.split(monster) for monster in study.monsters}
    enough = [monster for monster, (having, lacking) in splits.items() if min(having[1], lacking[1]) >= FEWEST]
    corrected = benjamini_hochberg([chance_of_difference(*splits[monster]) for monster in enough])
    items = [
        Item(voice.words.card(monster), difference(*splits[monster]), chance < SURE)
        for monster, chance in zip(enough, corrected, strict=True)
    ]
    sure = sum(chance < SURE for chance in corrected)
    return voice.figure("values", ranked(items), voice.changes, 0.0, monsters=len(items), sure=sure)


def demand_figure(study: EvilCorpStudy, voice: Voice) -> Figure:
    """How often each monster is recruited."""
    all_sides = study.sides.of("all")[1]
    items = [
        Item(voice.words.card(monster), rate(study.recruited.of(monster)[1], all_sides)) for monster in study.monsters
    ]
    return voice.figure("demand", ranked(items), voice.rates)
