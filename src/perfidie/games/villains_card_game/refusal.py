"""Why a play is not possible, with the number of the rule that forbids it."""

from __future__ import annotations

from perfidie.games.villains_card_game.table import ASK_PLAY, NONE, PLAY, Table
from perfidie.kernel.options import Record
from perfidie.kernel.reasons import Reason


def why_not(table: Table, option: Record) -> Reason | None:
    """The first rule in the way of the option; None if it is offered."""
    decision = table.decision()
    if decision is None:
        return Reason("game-over", {}, "7")
    if any(all(offered.get(name) == value for name, value in option.items()) for offered in decision.options):
        return None
    if table.prompt != ASK_PLAY:
        return why_not_target(table, option)
    return why_not_play(table, decision.seat, option)


def why_not_target(table: Table, option: Record) -> Reason:
    """While a special asks for its target or direction."""
    seat = option.get("seat")
    if seat == table.asked:
        return Reason("opponents-only", {}, "5")
    if isinstance(seat, int) and 0 <= seat < table.seats:
        return Reason("no-pile", {"seat": seat}, "5")
    if option.get("answer") == "no":
        return Reason("no-declining", {}, "5")
    return Reason("not-asked", {}, "5")


def why_not_play(table: Table, seat: int, option: Record) -> Reason:
    cards = table.cards
    name = str(option.get("card", ""))
    to = option.get("to")
    held = [card for card in table.hands[seat] if cards.ids[card] == name]
    if not held:
        return Reason("not-in-hand", {"card": name}, "4")
    forced = table.forced[seat]
    if forced != NONE and cards.ids[forced] != name:
        return Reason("other-card-forced", {"card": cards.ids[forced]}, "5.intrigue")
    card = held[0]
    if cards.value[card] == 0:
        if to == "hero":
            return Reason("special-never-hero", {"card": name}, "4.B")
        return Reason("special-to-middle", {"card": name}, "4.C")
    if to == "middle":
        return Reason("number-never-middle", {"card": name}, "4.C")
    neighbours = {"left": (seat + 1) % table.seats, "right": (seat - 1) % table.seats}
    if to in neighbours:
        return Reason("neighbour-no-match", {"card": name, "seat": neighbours[str(to)]}, "4.A.1")
    for direction, neighbour in neighbours.items():
        if any(
            offered == {"kind": "play", "card": name, "to": direction}
            for offered in (table.option(code) for code in table.codes if code & 255 == PLAY)
        ):
            return Reason("must-go-to-neighbour", {"card": name, "seat": neighbour}, "4.A.1")
    if to == "own":
        return Reason("own-no-match", {"card": name}, "4.A.3")
    return Reason("no-such-place", {"expected": "left, right, own, hero, middle"}, "4")
