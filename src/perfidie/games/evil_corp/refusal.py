"""Why something is not possible, with the number of the rule that forbids it."""

from __future__ import annotations

from perfidie.games.evil_corp.box import FORTIFICATION
from perfidie.games.evil_corp.demons import PRICES, SLOT, THRESHOLDS, has_target
from perfidie.games.evil_corp.power import CHOSEN, TILE, Power
from perfidie.games.evil_corp.powers import ACTIVATED, COPIES, DEMON_POWERS, NOWHERE, is_useful
from perfidie.games.evil_corp.recruiting import price
from perfidie.games.evil_corp.table import ABSENT, Table
from perfidie.games.evil_corp.targets import is_covered
from perfidie.games.evil_corp.terror import current_terror, invocation_value, lifts
from perfidie.games.evil_corp.words import (
    ASK_ACTION,
    ASK_ACTION_OR_PARTNER,
    ASK_COPY,
    ASK_DEMON,
    ASK_DISCARD,
    ASK_DISCARD_WHOM,
    ASK_DRAW_WHOM,
    ASK_FLIP_DEMON,
    ASK_FLIP_ENEMY,
    ASK_KEEP,
    ASK_KILL,
    ASK_MOVE,
    ASK_RECOVER,
    ASK_RECRUIT,
    ASK_REVEAL,
    ASK_REVEAL_WHOM,
    ASK_TRASH,
    PROMPTS,
)
from perfidie.kernel.options import Record
from perfidie.kernel.reasons import Reason
from perfidie.kernel.state import PROGRAMS

RULES = {
    ASK_ACTION: "6",
    ASK_ACTION_OR_PARTNER: "6",
    ASK_KILL: "7.kill",
    ASK_FLIP_ENEMY: "7.flip_enemy",
    ASK_FLIP_DEMON: "7.flip_demon",
    ASK_REVEAL_WHOM: "7.reveal",
    ASK_DRAW_WHOM: "7.foe_draw",
    ASK_DISCARD_WHOM: "7.foe_discard",
    ASK_REVEAL: "7.reveal",
    ASK_DISCARD: "7.discard",
    ASK_RECOVER: "7.recover",
    ASK_TRASH: "7.trash",
    ASK_MOVE: "7.move",
    ASK_RECRUIT: "7.recruit",
    ASK_COPY: "7.copy_queue",
    ASK_DEMON: "6.2",
    ASK_KEEP: "8.6",
}
"""The rule that a question comes from."""


def why_not(table: Table, option: Record) -> Reason | None:
    """The first rule in the way of the option; None if it is offered.

    >>> from perfidie.games.evil_corp import GAME
    >>> table = GAME.start(["0", "1"], {"first": 0})
    >>> table.why_not({"kind": "deploy", "card": table.material.ids[table.reserves[0][0]], "to": "v0.1.battlefield1"})
    Reason(code='not-your-half', details={'slot': 'v0.1.battlefield1'}, rule='6.1')
    """
    decision = table.decision()
    if decision is None:
        return Reason("game-over", {}, "9")
    if any(all(offered.get(name) == value for name, value in option.items()) for offered in decision.options):
        return None
    prompt = table.prompt
    seat = decision.seat
    card = str(option.get("card", ""))
    found: Reason | None = None
    if prompt == ASK_ACTION or prompt == ASK_ACTION_OR_PARTNER:
        found = why_not_action(table, seat, option, card)
    elif prompt == ASK_RECRUIT:
        found = why_not_recruit(table, seat, card, by_power=True)
    elif prompt == ASK_COPY:
        found = why_not_copy(table, seat, card)
    elif prompt == ASK_DEMON:
        found = why_not_demon(table, seat, option, card)
    elif prompt == ASK_KILL or prompt == ASK_FLIP_ENEMY:
        found = why_not_target(table, seat, option)
    elif prompt == ASK_FLIP_DEMON and card in table.material.demons:
        found = Reason("demon-face-up", {"card": card}, "7.flip_demon")
    elif prompt == ASK_MOVE:
        found = why_not_move(table, seat, option, card)
    elif prompt in (ASK_REVEAL_WHOM, ASK_DRAW_WHOM, ASK_DISCARD_WHOM) and isinstance(option.get("seat"), int):
        found = Reason("opponents-only", {}, "3")
    elif prompt in (ASK_DISCARD, ASK_REVEAL) and card:
        found = Reason("not-in-reserve", {"card": card}, RULES[prompt])
    elif prompt == ASK_RECOVER and card:
        found = Reason("not-in-discard", {"card": card}, "7.recover")
    elif prompt == ASK_TRASH and card:
        found = Reason("not-your-tile", {"card": card}, "7.trash")
    if found is not None:
        return found
    if option.get("answer") == "pass":
        return Reason("no-declining", {}, RULES[prompt])
    if option.get("answer") == "done":
        return Reason("one-at-least", {}, RULES[prompt])
    return Reason("not-asked", {"prompt": PROMPTS[prompt]}, RULES[prompt])


def why_not_action(table: Table, seat: int, option: Record, card: str) -> Reason | None:
    kind = option.get("kind")
    if kind == "deploy" or (kind is None and "to" in option):
        return why_not_deploy(table, seat, card, option.get("to"))
    if kind == "activate" or (kind is None and "at" in option):
        return why_not_activate(table, seat, card, option.get("at"))
    if kind == "recruit":
        return why_not_recruit(table, seat, card, by_power=False)
    if kind == "first":
        return Reason("order-settled", {}, "6")
    return None


def slot_of(table: Table, name: object) -> int | Reason:
    """The number of a slot that the village's present face has."""
    ids = table.material.slot_ids
    if not isinstance(name, str) or name not in ids or table.slots[ids.index(name)] == ABSENT:
        return Reason("no-such-slot", {"slot": str(name)}, "6.1")
    return ids.index(name)


def own_slot(table: Table, seat: int, name: object) -> int | Reason:
    """The number of a slot that this seat may put tiles on."""
    slot = slot_of(table, name)
    if isinstance(slot, Reason):
        return slot
    if table.material.slot_side[slot] != table.side(seat):
        return Reason("not-your-half", {"slot": str(name)}, "6.1")
    if slot not in table.material.reach[seat]:
        return not_eligible(table, slot)
    return slot


def not_eligible(table: Table, slot: int) -> Reason:
    return Reason("not-eligible", {"village": f"v{table.material.slot_village[slot]}"}, "3")


def no_room(table: Table, tile: int, slot: int, rule: str) -> Reason | None:
    """Why a tile cannot be put on an own slot."""
    material = table.material
    there = table.slots[slot]
    if there >= 0:
        return Reason("slot-taken", {"slot": material.slot_ids[slot], "card": material.ids[there]}, rule)
    if material.slot_type[slot] == FORTIFICATION and material.no_fort[tile]:
        return Reason("never-fortified", {"card": material.ids[tile]}, rule)
    if not material.fits(material.shape[tile], slot):
        return Reason("wrong-colour", {"card": material.ids[tile], "slot": material.slot_ids[slot]}, rule)
    return None


def gold_missing(table: Table, seat: int, card: str, needed: int, rule: str) -> Reason:
    return Reason("gold-missing", {"card": card, "price": needed, "gold": table.money(table.side(seat))}, rule)


def why_not_deploy(table: Table, seat: int, card: str, to: object) -> Reason | None:
    material = table.material
    tile = next((tile for tile in table.reserves[seat] if material.ids[tile] == card), -1)
    if tile < 0:
        return Reason("not-in-reserve", {"card": card}, "6.1")
    slot = own_slot(table, seat, to)
    if isinstance(slot, Reason):
        return slot
    reason = no_room(table, tile, slot, "6.1")
    if reason is None and material.lose[tile] > table.money(table.side(seat)):
        return gold_missing(table, seat, card, material.lose[tile], "6.1")
    return reason


def why_not_activate(table: Table, seat: int, card: str, at: object) -> Reason | None:
    slot = slot_of(table, at)
    if isinstance(slot, Reason):
        return slot
    tile = table.slots[slot]
    if tile < 0 or table.material.ids[tile] != card:
        return Reason("not-there", {"card": card, "slot": str(at)}, "6.3")
    if table.material.slot_side[slot] != table.side(seat):
        return Reason("not-your-monster", {"card": card}, "6.3")
    if slot not in table.material.reach[seat]:
        return not_eligible(table, slot)
    power = ACTIVATED[table.material.kind[tile]]
    if power == NOWHERE:
        return Reason("no-activated-power", {"card": card}, "6.3")
    if not table.is_up(slot):
        return Reason("face-down", {"card": card}, "6.3")
    if not is_useful(table, power, seat, tile):
        return Reason("nothing-to-do", {"card": card}, "6.3")
    return None


def why_not_recruit(table: Table, seat: int, card: str, by_power: bool) -> Reason | None:
    rule = "7.recruit" if by_power else "6.4"
    index = next((i for i, tile in enumerate(table.queue) if table.material.ids[tile] == card), -1)
    if index < 0:
        return Reason("not-in-queue", {"card": card}, rule) if card else None
    needed = price(table, index, by_power)
    if needed > table.money(table.side(seat)):
        return gold_missing(table, seat, card, needed, rule)
    return None


def why_not_copy(table: Table, seat: int, card: str) -> Reason | None:
    tile = next((tile for tile in table.queue if table.material.ids[tile] == card), -1)
    if tile < 0:
        return Reason("not-in-queue", {"card": card}, "7.copy_queue") if card else None
    kind = table.material.kind[tile]
    if ACTIVATED[kind] == NOWHERE or COPIES[kind]:
        return Reason("no-activated-power", {"card": card}, "7.copy_queue")
    return Reason("nothing-to-do", {"card": card}, "7.copy_queue")


def why_not_demon(table: Table, seat: int, option: Record, card: str) -> Reason | None:
    if card not in table.material.demons:
        return None
    demon = table.material.demons.index(card)
    n = option.get("n")
    if not table.demons >> demon & 1:
        return Reason("demon-face-down", {"card": card}, "6.2")
    if not isinstance(n, int) or n not in THRESHOLDS[demon]:
        return Reason("no-such-effect", {"card": card, "expected": ", ".join(map(str, THRESHOLDS[demon]))}, "6.2")
    frame = table.stack[-1]
    value = invocation_value(table.material, table.slots, table.face_down, frame[SLOT])
    if n > value:
        return Reason("invocation-too-low", {"card": card, "n": n, "value": value}, "6.2")
    effect = THRESHOLDS[demon].index(n)
    if PRICES[demon][effect] > table.money(table.side(seat)):
        return gold_missing(table, seat, card, PRICES[demon][effect], "6.2")
    if not has_target(table, DEMON_POWERS[demon][effect], seat, frame[TILE]):
        return Reason("no-target", {"card": card}, "6.2")
    return None


def why_not_target(table: Table, seat: int, option: Record) -> Reason | None:
    """While ``kill`` or ``flip_enemy`` asks for a monster."""
    if "at" not in option:
        return None
    material = table.material
    slot = slot_of(table, option["at"])
    if isinstance(slot, Reason):
        return slot
    rule = RULES[table.prompt]
    tile = table.slots[slot]
    if tile < 0 or option.get("card", material.ids[tile]) != material.ids[tile]:
        return Reason("not-there", {"card": str(option.get("card", "")), "slot": str(option["at"])}, rule)
    card = material.ids[tile]
    if slot not in material.sight[seat]:
        return not_eligible(table, slot)
    if is_covered(table, seat, slot):
        return Reason("shielded", {"card": card}, "7.shield")
    if table.prompt == ASK_FLIP_ENEMY:
        if material.slot_side[slot] == table.side(seat):
            return Reason("enemies-only", {"card": card}, rule)
        return Reason("face-down", {"card": card}, rule)
    if material.slot_side[slot] == table.side(seat) and not material.kill_own:
        return Reason("enemies-only", {"card": card}, rule)
    frame = table.stack[-1]
    step = PROGRAMS[frame[0]][frame[1] - 1]
    assert isinstance(step, Power)
    terror = material.terror[tile]
    if material.kill_current:
        lift = lifts(material, table.slots, table.face_down)
        terror = current_terror(material, table.slots, table.face_down, slot, lift)
    return Reason("too-terrible", {"card": card, "terror": terror, "most": step.amount}, rule)


def why_not_move(table: Table, seat: int, option: Record, card: str) -> Reason | None:
    if not card:
        return None
    material = table.material
    own = [slot for slot in material.reach[seat] if table.slots[slot] >= 0]
    held = [slot for slot in own if material.ids[table.slots[slot]] == card]
    held = [slot for slot in held if option.get("at", material.slot_ids[slot]) == material.slot_ids[slot]]
    if not held:
        return Reason("not-your-monster", {"card": card}, "7.move")
    if all(table.stack[-1][CHOSEN] >> slot & 1 for slot in held):
        return Reason("moved-already", {"card": card}, "7.move")
    to = own_slot(table, seat, option.get("to"))
    if isinstance(to, Reason):
        return to
    return no_room(table, table.slots[held[0]], to, "7.move")
