"""The tables of a scenario, compared with the options of a decision."""

from __future__ import annotations

from perfidie.kernel.options import Record

FIELDS: dict[str, str] = {
    "kind": "text",
    "symbol": "text",
    "card": "text",
    "at": "text",
    "to": "text",
    "seat": "number",
    "host": "text",
    "cards": "texts",
    "choice": "text",
    "answer": "text",
    "n": "number",
}
"""The fields of a table that is matched with options, and what they hold."""

DECLINING = {"no": ("pass",), "pass": ("no",), "end": ("pass", "no")}
"""A "may" is declined by one word and a window by another, and to decline may end a phase: the game decides which."""
BRANCHES = {"yes": "1", "no": "2"}
"""Whoever may do the one thing or else the other says so either way."""


def same(expected: object, found: object, ordered: bool = False) -> bool:
    """Whether two values are equal; lists as multisets, unless they are ordered. A number is never a truth value.

    >>> same(["5R", "4B"], ["4B", "5R"]), same(["5R", "4B"], ["4B", "5R"], ordered=True), same(1, True)
    (True, False, False)
    """
    if isinstance(expected, (list, tuple)) and isinstance(found, (list, tuple)):
        if len(expected) != len(found):
            return False
        if ordered:
            return all(same(one, other) for one, other in zip(expected, found, strict=True))
        left = list(found)
        for one in expected:
            at = next((i for i, other in enumerate(left) if same(one, other)), None)
            if at is None:
                return False
            del left[at]
        return True
    if isinstance(expected, dict) and isinstance(found, dict):
        return expected.keys() == found.keys() and all(same(value, found[key]) for key, value in expected.items())
    return isinstance(expected, bool) == isinstance(found, bool) and expected == found


def fits(table: Record, option: Record) -> bool:
    """Every field that the table names is in the option, and equal.

    >>> fits({"card": "5R"}, {"kind": "play", "card": "5R", "to": "own"}), fits({"seat": 1}, {"kind": "decline"})
    (True, False)
    """
    return all(name in option and same(value, option[name]) for name, value in table.items())


def agrees(table: Record, option: Record) -> bool:
    """Table and option share fields, and in these they are equal.

    >>> agrees({"card": "swap", "seat": 1}, {"kind": "play", "card": "swap", "to": "middle"})
    True
    """
    shared = [name for name in table if name in option]
    return bool(shared) and all(same(table[name], option[name]) for name in shared)


def distinct(options: list[Record]) -> list[Record]:
    """The options without repetitions: those that differ only by which of several equal cards is meant are one.

    So are those that differ only in what a table cannot say, such as what lies on a card.
    """
    seen: list[Record] = []
    found: list[Record] = []
    for option in options:
        said = sayable(option)
        if said not in seen:
            seen.append(said)
            found.append(option)
    return found


def sayable(option: Record) -> Record:
    """What a table can say of an option."""
    return {name: value for name, value in option.items() if name in FIELDS}


def alike(options: list[Record], option: Record) -> list[int]:
    """The indices of the options that a table cannot tell from this one, its own among them.

    >>> alike(
    ...     [{"card": "wolves"}, {"card": "lefou"}, {"card": "wolves", "items": ["five_dozen_eggs"]}],
    ...     {"card": "wolves"},
    ... )
    [0, 2]
    """
    said = sayable(option)
    return [i for i, each in enumerate(options) if sayable(each) == said]


def worded(table: Record, options: list[Record]) -> Record:
    """The table as the game would put it: declining has several names.

    >>> worded({"answer": "pass"}, [{"answer": "yes"}, {"answer": "no"}])
    {'answer': 'no'}
    """
    said = table.get("answer")
    answers = {option["answer"] for option in options if "answer" in option}
    if said is None or said in answers:
        return table
    for other in DECLINING.get(str(said), ()):
        if other in answers:
            return table | {"answer": other}
    if said in BRANCHES and [option.get("choice") for option in options] == ["1", "2"]:
        return without(table, {"answer": 0}) | {"choice": BRANCHES[str(said)]}
    return table


def without(table: Record, names: Record) -> Record:
    return {name: value for name, value in table.items() if name not in names}


def yes_of(options: list[Record]) -> Record | None:
    """The ``yes`` of a decision that asks just yes or no."""
    if len(options) == 2:
        for yes, no in (options, options[::-1]):
            if yes.get("answer") == "yes" and no.get("answer") == "no":
                bare = without(yes, {"kind": 0, "answer": 0}) == without(no, {"kind": 0, "answer": 0})
                return yes if bare else None
    return None
