"""Writes the lessons of /learn/GAME: positions made by the engine, with the sentences of both languages.

A lesson is a TOML file: scenes, each a position in the format of scenario files, and beats. A beat says something (a
message of ``src/texts/*/learn.ftl``), points at things of the board, and may want a choice: the learner's, or, with
another ``seat``, one that the lesson makes for that player. From the root: PYTHONPATH=src python web/lessons/make.py
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from perfidie.games import game
from perfidie.kernel.errors import PerfidieError
from perfidie.kernel.state import State
from perfidie.match.match import index_of
from perfidie.texts.speech import Company, Texts

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "src/lessons"
LANGUAGES = ("en", "fr")
LEARNER = 0
NO_COST = ("end", "pass", "done", "decline")


class Teller:
    """Says things in both languages."""

    def __init__(self, id: str, seats: list[str]) -> None:
        self.texts = {lang: Texts(lang) for lang in LANGUAGES}
        self.roles = {lang: [texts.words(id).role(seat) for seat in seats] for lang, texts in self.texts.items()}
        self.company = {lang: Company(id, names) for lang, names in self.roles.items()}

    def option(self, record: dict[str, Any]) -> dict[str, str]:
        return {lang: self.texts[lang].option(self.company[lang], record, LEARNER) for lang in LANGUAGES}

    def prompt(self, name: str) -> dict[str, str]:
        return {lang: self.texts[lang].prompt(self.company[lang], name, LEARNER) for lang in LANGUAGES}

    def event(self, record: dict[str, Any]) -> dict[str, str]:
        return {lang: self.texts[lang].event(self.company[lang], record) for lang in LANGUAGES}


def step(state: State, beat: dict[str, Any], told: list[dict[str, str]], teller: Teller) -> dict[str, Any]:
    """What the page shows at a beat."""
    view = msgspec.to_builtins(state.view(LEARNER))
    options = view["options"]
    view["table"].pop("rulings", None)
    want = beat.get("choose")
    shown: dict[str, Any] = {"say": beat["say"], "point": beat.get("point", []), "told": told, "view": view}
    if want is not None:
        shown["question"] = teller.prompt(view["prompt"])
        shown["options"] = said = [teller.option(option) for option in options]
        # Options that read the same (two free Battlefields of a village) are as good as each other.
        shown["want"] = [i for i, option in enumerate(said) if option == said[index_of(state, want)]]
    return shown


def found(state: State, beat: dict[str, Any]) -> int:
    """The index of the option that a beat wants; says what there is, if there is none."""
    asked = beat.get("seat", LEARNER)
    try:
        assert state.asked == asked, f"seat {state.asked} is asked, not {asked}"
        return index_of(state, beat["choose"])
    except (PerfidieError, AssertionError) as error:
        offered = "\n  ".join(str(state.option(code)) for code in state.codes)
        sys.exit(f"{beat}: {error}\n  {state.prompt_name(state.prompt)}\n  {offered}")


def scene(id: str, lesson: dict[str, Any], wanted: dict[str, Any], teller: Teller) -> list[dict[str, Any]]:
    options, seed = lesson.get("options", {}), lesson.get("seed", 0)
    state = game(id).position(lesson["seats"], options, seed, wanted.get("start", {}))
    state.listen()
    told: list[dict[str, str]] = []
    steps = []
    for beat in wanted["beat"]:
        index = found(state, beat) if "choose" in beat else -1
        if "say" in beat:
            steps.append(step(state, beat, told, teller))
            told = []
        if "choose" in beat:
            state.apply(index)
            for raw in state.events or []:
                event = state.event(raw, LEARNER)
                if event is not None and event["kind"] != "turn":
                    told.append(teller.event(event))
            state.listen()
    return steps


def lesson(id: str) -> dict[str, Any]:
    made = tomllib.loads((HERE / f"{id}.toml").read_text("utf-8"))
    seats = game(id).seated(made["seats"], made.get("options", {}), made.get("seed", 0))
    teller = Teller(id, seats)
    return {
        "game": id,
        "seats": [
            {"seat": i, "role": role, "role_name": {lang: teller.roles[lang][i] for lang in LANGUAGES}}
            for i, role in enumerate(seats)
        ],
        "steps": [each for one in made["scene"] for each in scene(id, made, one, teller)],
    }


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for path in sorted(HERE.glob("*.toml")):
        made = json.dumps(lesson(path.stem), ensure_ascii=False, separators=(",", ":"))
        (OUT / f"{path.stem}.json").write_text(made + "\n", "utf-8")


if __name__ == "__main__":
    main()
