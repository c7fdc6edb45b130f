"""Why something is not possible, with the number of the rule that forbids it.

Every reason speaks only of what the seat that is asked may know: its own hand and what lies open.
"""

from __future__ import annotations

from collections.abc import Callable

from perfidie.games.villainous.actions import open_symbols
from perfidie.games.villainous.activating import can_activate
from perfidie.games.villainous.conditions import fits
from perfidie.games.villainous.cost import activation_cost, cost
from perfidie.games.villainous.covering import covered
from perfidie.games.villainous.instructions import possible
from perfidie.games.villainous.kinds import (
    MOVE_ALLIES,
    MOVE_ITEMS,
    MOVE_SYMBOL,
    NO_PROGRAM,
    PLAY_EFFECTS,
    REMOVE_OBSTACLES,
)
from perfidie.games.villainous.names import (
    ASK_ACTION,
    ASK_ACTIVATE,
    ASK_ALLIES,
    ASK_BRANCH,
    ASK_CARD,
    ASK_CONDITION,
    ASK_COVER,
    ASK_DISCARD,
    ASK_FATE_CARD,
    ASK_FATE_TARGET,
    ASK_HOST,
    ASK_LOCATION,
    ASK_MAY,
    ASK_MOVE,
    ASK_MOVE_CARD,
    ASK_MOVE_HERO,
    ASK_PLACE,
    ASK_PLAY,
    ASK_PREMOVE,
    ASK_PUT_TOKEN,
    ASK_SEAT,
    ASK_TAKE_TOKEN,
    ASK_VANQUISH,
)
from perfidie.games.villainous.placing import FREE, hosts_for, locations_for, open_to
from perfidie.games.villainous.playing import (
    PAYING,
    PUT_INTO_PLAY,
    effect_frame,
    effect_possible,
    must_attach,
    playable,
)
from perfidie.games.villainous.printed import CONDITION, CURSE, EFFECT, ITEM, SYMBOLS
from perfidie.games.villainous.strength import strength
from perfidie.games.villainous.table import (
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    IGNORED,
    IT,
    MORE,
    NONE,
    OWNER,
    TOP,
    WICKET,
    N,
    Table,
)
from perfidie.games.villainous.vanquish import allies_needed, candidates, defeatable
from perfidie.kernel.options import Record, field
from perfidie.kernel.reasons import Reason
from perfidie.kernel.state import ACTOR, PROGRAM

Refusal = Callable[[Table, int, Record], Reason]
"""(table, the seat that is asked, the option): why it is not offered."""


def why_not(table: Table, option: Record) -> Reason | None:
    """The first rule in the way of the option; None if it is offered.

    >>> from perfidie.games.villainous.game import GAME
    >>> table = GAME.position(["gaston", "horned_king"], None, 0, {"turn": 0, "phase": "move"})
    >>> why_not(table, {"to": "belles_house"})
    Reason(code='must-move', details={'location': 'belles_house'}, rule='R3.6')
    """
    decision = table.decision()
    if decision is None:
        return Reason("game-over", {}, "R8.2")
    if table.prompt == ASK_ACTION and "symbol" in option and option.get("at") == mover_place(table, table.asked):
        option = {name: value for name, value in option.items() if name != "at"}  # options say it of other places only
    if any(all(offered.get(name) == value for name, value in option.items()) for offered in decision.options):
        return None
    return REFUSALS.get(table.prompt, not_asked)(table, table.asked, option)


def not_asked(table: Table, seat: int, option: Record) -> Reason:
    """The option has nothing to do with the question, or declines what is not optional."""
    if option.get("answer") in ("no", "pass"):
        return Reason("not-optional", {}, "R4.15")
    return Reason("not-asked", {"prompt": table.prompt_name(table.prompt)}, "R11.1")


# Finding out what is meant


def text(option: Record, name: str) -> str:
    value = option.get(name)
    return value if isinstance(value, str) else ""


def place_named(table: Table, seat: int, id: str) -> int:
    locations = table.cast.locations[seat]
    return locations.index(id) if id in locations else NONE


def mover_place(table: Table, seat: int) -> str:
    return table.cast.locations[seat][table.mover[seat]]


def no_such_place(table: Table, seat: int) -> Reason:
    return Reason("no-such-place", {"expected": ", ".join(table.cast.locations[seat])}, "R1.1")


def in_hand(table: Table, seat: int, id: str) -> int:
    for card in table.cards(seat, HAND):
        if table.cast.kinds[card].id == id:
            return card
    return NONE


def in_realm(table: Table, seat: int, option: Record) -> int:
    """The card of a realm that is meant: by its id, and where it is if that is said."""
    at = text(option, "at")
    for card in table.realm(seat):
        there = table.cast.locations[seat][table.location(card)]
        if table.cast.kinds[card].id == option.get("card") and at in ("", there):
            return card
    return NONE


def not_in_realm(option: Record) -> Reason:
    return Reason("not-in-realm", {"card": text(option, "card")}, "R1.10")


def locked(table: Table, seat: int, location: int, rule: str) -> Reason:
    return Reason("location-locked", {"location": table.cast.locations[seat][location]}, rule)


def banning(table: Table, seat: int, ban: int) -> str:
    """The first active card of a realm that forbids this."""
    for card in table.realm(seat):
        if table.cast.kinds[card].bans & ban and table.active(card):
            return table.cast.kinds[card].id
    return ""


# The mover and the symbols


def why_not_move(table: Table, seat: int, option: Record) -> Reason:
    if "to" not in option:
        return not_asked(table, seat, option)
    there = place_named(table, seat, text(option, "to"))
    if there == NONE:
        return no_such_place(table, seat)
    if there == table.mover[seat]:
        return Reason("must-move", {"location": text(option, "to")}, "R3.6")
    return locked(table, seat, there, "R6.18")


NOTHING_TO_DO = {
    "play_card": Reason("no-playable-card", {}, "R4.7"),
    "activate": Reason("nothing-to-activate", {}, "R4.24"),
    "fate": Reason("nobody-to-fate", {}, "R4.26"),
    "move_item_or_ally": Reason("nothing-to-move", {}, "R4.38"),
    "move_hero": Reason("no-hero-to-move", {}, "R4.43"),
    "vanquish": Reason("no-hero-to-vanquish", {}, "R4.45"),
    "discard": Reason("hand-empty", {}, "R4.54"),
}


def why_not_action(table: Table, seat: int, option: Record) -> Reason:
    if "symbol" in option:
        return why_not_symbol(table, seat, text(option, "symbol"), text(option, "at"))
    id = text(option, "card")
    if id:
        card = in_realm(table, seat, option)
        if card != NONE and table.cast.kinds[card].any_time != NO_PROGRAM:
            return Reason("ability-impossible", {"card": id}, "R4.3")
        if card != NONE:
            return why_not_by(table, seat, option, "activate", why_not_activate)
        return why_not_by(table, seat, option, "play_card", why_not_play)
    return not_asked(table, seat, option)


def why_not_by(table: Table, seat: int, option: Record, symbol: str, refusal: Refusal) -> Reason:
    """Why a card cannot be used: for want of a symbol, because of the card itself, or only because the symbol must be
    chosen first."""
    if SYMBOLS.index(symbol) not in open_symbols(table, seat, table.mover[seat], table.used):
        return why_not_symbol(table, seat, symbol, "")
    id = text(option, "card")
    if symbol == "activate":
        usable_now = can_activate(table, in_realm(table, seat, option))
    else:
        card = in_hand(table, seat, id)
        usable_now = card != NONE and playable(table, card, seat, table.power[seat])
    if usable_now:
        return Reason("symbol-first", {"card": id, "symbol": symbol}, "R3.10")
    return refusal(table, seat, option)


def why_not_symbol(table: Table, seat: int, symbol: str, at: str) -> Reason:
    here = table.mover[seat]
    place = mover_place(table, seat)
    if symbol not in SYMBOLS:
        return Reason("no-such-symbol", {"symbol": symbol, "expected": ", ".join(SYMBOLS)}, "R10.2")
    if at and at != place:
        if place_named(table, seat, at) == NONE:
            return no_such_place(table, seat)
        return Reason("mover-elsewhere", {"location": at, "mover": place}, "R3.12")
    hidden = covered(table, seat, here)
    is_used = False
    under = NONE  # the index of such a symbol that is covered
    for index, printed in enumerate(table.cast.symbols[seat][here]):
        if printed.name == symbol:
            used = table.used >> (here * 8 + index) & 1 != 0
            is_used = is_used or used
            if not used and hidden >> index & 1:
                under = index
    if SYMBOLS.index(symbol) in open_symbols(table, seat, here, table.used):
        return NOTHING_TO_DO.get(symbol) or not_asked(table, seat, {})
    if under != NONE:
        return Reason("symbol-covered", {"symbol": symbol, "card": covering(table, seat, here, under)}, "R5.31")
    granted = [card for card in table.used_grants if table.cast.kinds[card].grants == symbol]
    if is_used or any(table.location(card) == here for card in granted):
        return Reason("symbol-used", {"symbol": symbol}, "R3.11")
    return Reason("symbol-not-here", {"symbol": symbol, "location": place}, "R3.12")


def covering(table: Table, seat: int, location: int, index: int) -> str:
    """A card that covers a symbol: a Hero of unusual size that was told to, or else one that covers the whole row."""
    realm = table.realm(seat)
    found = [card for card in realm if table.covers[card] >> (location * 8 + index) & 1]
    found += [card for card in realm if table.flags[card] & TOP and table.at[card] == location]
    return table.cast.kinds[found[0]].id if found else ""


# Playing cards


def why_not_play(table: Table, seat: int, option: Record) -> Reason:
    id = text(option, "card")
    if not id:
        return not_asked(table, seat, option)
    card = in_hand(table, seat, id)
    if card == NONE:
        return Reason("not-in-hand", {"card": id}, "R4.5")
    if table.cast.type[card] == CONDITION:
        return Reason("condition-in-own-turn", {"card": id}, "R4.14")
    return unplayable(table, card, seat, table.power[seat])


def unplayable(table: Table, card: int, actor: int, power: int) -> Reason:
    """What keeps a card from being played with so much Power; FREE: without payment."""
    cast = table.cast
    kind = cast.kinds[card]
    owner = cast.owner[card]
    rule = "R4.34" if cast.fate[card] else "R4.7"
    if kind.needs is not None and not kind.needs(table, owner, card):
        return Reason("own-requirement", {"card": kind.id}, rule)
    if kind.type == EFFECT:
        if not cast.fate[card] and table.banned(owner, PLAY_EFFECTS):
            return Reason("effects-banned", {"card": kind.id, "by": banning(table, owner, PLAY_EFFECTS)}, "R6.24")
        price = 0 if power >= FREE else cost(table, card, NONE, NONE)
        if price > power:
            return too_expensive(table, card, price, power)
        if not effect_possible(table, card, actor, price):
            return Reason("effect-impossible", {"card": kind.id}, "R5.16")
        return Reason("own-requirement", {"card": kind.id}, rule)
    if must_attach(table, card):
        hosts = hosts_for(table, card, FREE)
        if not hosts:
            return Reason("no-host", {"card": kind.id, "type": kind.attach}, "R4.33" if cast.fate[card] else "R4.11")
        return too_expensive(table, card, min(cost(table, card, table.location(h), h) for h in hosts), power)
    places = locations_for(table, card, FREE)
    if not places:
        return Reason("no-place", {"card": kind.id}, "R4.33" if cast.fate[card] else "R4.9")
    return too_expensive(table, card, min(cost(table, card, there, NONE) for there in places), power)


def too_expensive(table: Table, card: int, price: int, power: int) -> Reason:
    return Reason("too-expensive", {"card": table.cast.kinds[card].id, "cost": price, "power": power}, "R4.6")


def why_not_place(table: Table, seat: int, option: Record) -> Reason:
    """Where a card that is played or moved may not go."""
    frame = table.stack[-1]
    owner = frame[OWNER]
    if "to" not in option:
        return not_asked(table, seat, option)
    there = place_named(table, owner, text(option, "to"))
    if there == NONE:
        return no_such_place(table, owner)
    card = field(table.codes[0], 0)  # the card that all options place
    if frame[PROGRAM] == PUT_INTO_PLAY:
        return why_not_there(table, card, there, table.power[frame[ACTOR]] if frame[N] == PAYING else FREE)
    if table.is_locked(owner, there):
        return locked(table, owner, there, "R6.18")
    if table.in_realm(card):
        where: dict[str, str | int] = {
            "card": table.cast.kinds[card].id,
            "location": table.cast.locations[owner][there],
        }
        if table.location(card) == there:
            return Reason("already-there", where, "R7.4")
        if not table.may_stand(card, there):
            return Reason("board-forbids", where, "R4.12")
        if abs(table.location(card) - there) > 1:
            return Reason("not-adjacent", where, "R7.3")
    return Reason("not-meant", {}, "R5.15")


def why_not_there(table: Table, card: int, there: int, power: int) -> Reason:
    """Why a card cannot be played to a location."""
    cast = table.cast
    kind = cast.kinds[card]
    owner = cast.owner[card]
    where: dict[str, str | int] = {"card": kind.id, "location": cast.locations[owner][there]}
    if kind.forced_to:
        return Reason("card-only-at", {"card": kind.id, "location": kind.forced_to}, "R4.32")
    if table.is_locked(owner, there):
        return locked(table, owner, there, "R6.18")
    if kind.replaces and table.present(owner, kind.replaces) != NONE:
        return Reason("takes-place-of", {"card": kind.id, "other": kind.replaces}, "R7.17")
    if kind.only_at and cast.locations[owner][there] not in kind.only_at:
        return Reason("card-only-at", {"card": kind.id, "location": ", ".join(kind.only_at)}, "R4.12")
    if not table.may_stand(card, there):
        return Reason("board-forbids", where, "R4.12")
    if not open_to(table, card, there):
        return Reason("place-barred", {**where, "by": barring(table, card, there)}, "R4.12")
    return too_expensive(table, card, cost(table, card, there, NONE), power)


def barring(table: Table, card: int, there: int) -> str:
    """The card of the realm that keeps another from being played to a location."""
    for source in table.realm(table.cast.owner[card]):
        bar = table.cast.kinds[source].bar
        if bar is not None and table.active(source) and bar(table, source, card, there):
            return table.cast.kinds[source].id
    return ""


def why_not_host(table: Table, seat: int, option: Record) -> Reason:
    frame = table.stack[-1]
    owner = frame[OWNER]
    id = text(option, "host")
    if not id:
        return not_asked(table, seat, option)
    host = in_realm(table, owner, {"card": id, "at": option.get("to", "")})
    if host == NONE:
        return not_in_realm({"card": id})
    card = field(table.codes[0], 0)  # the card that all options attach
    if table.is_locked(owner, table.location(host)):
        return locked(table, owner, table.location(host), "R6.18")
    if frame[PROGRAM] == PUT_INTO_PLAY and host in hosts_for(table, card, FREE):
        return too_expensive(table, card, cost(table, card, table.location(host), host), table.power[seat])
    return Reason("wrong-host", {"host": id, "card": table.cast.kinds[card].id}, "R4.11")


# Activating


def why_not_activate(table: Table, seat: int, option: Record) -> Reason:
    id = text(option, "card")
    if not id:
        return not_asked(table, seat, option)
    if id in table.cast.scripts[seat].tile_ids:
        return Reason("ability-impossible", {"card": id}, "R4.21")
    card = in_realm(table, seat, option)
    if card == NONE:
        return not_in_realm(option)
    kind = table.cast.kinds[card]
    if kind.activate == NO_PROGRAM:
        return Reason("no-activated-ability", {"card": id}, "R4.19")
    if not table.active(card):
        return Reason("ability-ignored", {"card": id}, "R6.14")
    if table.is_locked(seat, table.location(card)):
        return locked(table, seat, table.location(card), "R4.20")
    price = activation_cost(table, card)
    if price > table.power[seat]:
        return Reason("activation-too-expensive", {"card": id, "cost": price, "power": table.power[seat]}, "R4.19")
    return Reason("ability-impossible", {"card": id}, "R4.24")


# Fate


def why_not_target(table: Table, seat: int, option: Record) -> Reason:
    target = option.get("seat")
    if not isinstance(target, int) or not 0 <= target < table.seats:
        return not_asked(table, seat, option)
    if target == seat:
        return Reason("fate-yourself", {}, "R4.26")
    if table.cast.fate_token and table.fate_holder == target:
        return Reason("fate-token", {"seat": target}, "R4.27")
    if not table.cards(target, FATE_DECK) and not table.cards(target, FATE_DISCARD):
        return Reason("no-fate-cards", {"seat": target}, "R4.26")
    return not_asked(table, seat, option)


def why_not_fate_card(table: Table, seat: int, option: Record) -> Reason:
    frame = table.stack[-1]
    id = text(option, "card")
    for card in frame[MORE:]:
        if table.cast.kinds[card].id == id:
            return unplayable(table, card, frame[ACTOR], FREE)
    return Reason("not-revealed", {"card": id}, "R4.30") if id else not_asked(table, seat, option)


# Moving


def why_not_movable(table: Table, seat: int, option: Record) -> Reason:
    card = in_realm(table, seat, option)
    if card == NONE:
        return not_in_realm(option) if "card" in option else not_asked(table, seat, option)
    about: dict[str, str | int] = {"card": table.cast.kinds[card].id}
    is_ally = table.is_ally(card)
    if not is_ally and table.cast.type[card] not in (ITEM, CURSE):
        return Reason("not-item-or-ally", about, "R4.42")
    if table.host[card] != NONE:
        return Reason("attached", {**about, "host": table.cast.kinds[table.host[card]].id}, "R4.40")
    for ban, concerned in ((MOVE_SYMBOL, True), (MOVE_ALLIES, is_ally), (MOVE_ITEMS, not is_ally)):
        if concerned and table.banned(seat, ban):
            return Reason("moving-banned", {**about, "by": banning(table, seat, ban)}, "R6.24")
    return immovable(table, seat, card, "R4.38")


def why_not_movable_hero(table: Table, seat: int, option: Record) -> Reason:
    card = in_realm(table, seat, option)
    if card == NONE:
        return not_in_realm(option) if "card" in option else not_asked(table, seat, option)
    if not table.is_hero(card):
        return Reason("not-a-hero", {"card": table.cast.kinds[card].id}, "R4.43")
    return immovable(table, seat, card, "R4.43")


def immovable(table: Table, seat: int, card: int, rule: str) -> Reason:
    if table.is_locked(seat, table.location(card)):
        return locked(table, seat, table.location(card), "R6.18")
    return Reason("nowhere-to-go", {"card": table.cast.kinds[card].id}, rule)


# Vanquishing


def why_not_vanquish(table: Table, seat: int, option: Record) -> Reason:
    hero = in_realm(table, seat, option)
    if hero == NONE:
        return not_in_realm(option) if "card" in option else not_asked(table, seat, option)
    id = table.cast.kinds[hero].id
    if not table.is_hero(hero):
        return Reason("not-a-hero", {"card": id}, "R4.45")
    if table.is_locked(seat, table.location(hero)):
        return locked(table, seat, table.location(hero), "R12.12")
    if not defeatable(table, hero, NONE):
        return Reason("hero-shielded", {"card": id, "by": shielding(table, hero, NONE)}, "R6.24")
    allies = candidates(table, hero)
    least = allies_needed(table, hero)
    if len(allies) < least:
        return Reason("more-allies-needed", {"card": id, "needed": least, "available": len(allies)}, "R4.48")
    available = sum(strength(table, ally) for ally in allies)
    return Reason("hero-too-strong", {"card": id, "needed": strength(table, hero), "available": available}, "R4.45")


def shielding(table: Table, hero: int, ally: int) -> str:
    """The card that keeps a Hero from being defeated."""
    for source in table.realm(table.cast.owner[hero]):
        shield = table.cast.kinds[source].shield
        if shield is not None and table.flags[source] & IGNORED == 0 and shield(table, source, hero, ally):
            return table.cast.kinds[source].id
    return ""


def why_not_ally(table: Table, seat: int, option: Record) -> Reason:
    frame = table.stack[-1]
    hero = frame[IT]
    about: dict[str, str | int] = {"hero": table.cast.kinds[hero].id}
    picked = frame[MORE:]
    if option.get("answer") == "done":
        least = allies_needed(table, hero)
        if len(picked) < least:
            return Reason(
                "more-allies-needed", {"card": about["hero"], "needed": least, "available": len(picked)}, "R4.48"
            )
        available = sum(strength(table, ally) for ally in picked)
        needed = strength(table, hero)
        return Reason("hero-too-strong", {"card": about["hero"], "needed": needed, "available": available}, "R4.45")
    ally = in_realm(table, seat, option)
    if ally == NONE:
        return not_in_realm(option) if "card" in option else not_asked(table, seat, option)
    about["card"] = table.cast.kinds[ally].id
    if not table.is_ally(ally) or table.flags[ally] & WICKET:
        return Reason("not-an-ally", about, "R4.45")
    if ally in picked:
        return Reason("picked-already", about, "R4.45")
    if table.is_locked(seat, table.location(ally)):
        return locked(table, seat, table.location(ally), "R6.20")
    if shielding(table, hero, ally):
        return Reason("hero-shielded", {"card": about["hero"], "by": shielding(table, hero, ally)}, "R6.24")
    return Reason("ally-elsewhere", about, "R4.45")


# Hands and Conditions


def why_not_discard(table: Table, seat: int, option: Record) -> Reason:
    if "card" in option:
        return Reason("not-in-hand", {"card": text(option, "card")}, "R4.54")
    if option.get("answer") == "done":
        return Reason("discard-more", {"discarded": table.stack[-1][N]}, "R4.54")
    return not_asked(table, seat, option)


def why_not_condition(table: Table, seat: int, option: Record) -> Reason:
    id = text(option, "card")
    if not id:
        return not_asked(table, seat, option)
    card = in_hand(table, seat, id)
    if card == NONE:
        return Reason("not-in-hand", {"card": id}, "R5.19")
    kind = table.cast.kinds[card]
    if kind.type != CONDITION:
        return Reason("not-a-condition", {"card": id}, "R5.19")
    if kind.in_fate or not fits(table, card):
        return Reason("other-situation", {"card": id}, "R5.22")
    if card in table.fresh:
        return Reason("drawn-too-late", {"card": id}, "R5.28")
    if not possible(table, effect_frame(table, card, seat), kind.search):
        return Reason("effect-impossible", {"card": id}, "R5.24")
    return Reason("own-requirement", {"card": id}, "R5.24")


# Choices that texts ask for


def why_not_branch(table: Table, seat: int, option: Record) -> Reason:
    if "choice" in option:
        return Reason("branch-impossible", {"choice": text(option, "choice")}, "R4.16")
    return not_asked(table, seat, option)


def why_not_taken(table: Table, seat: int, option: Record) -> Reason:
    owner = table.stack[-1][OWNER]
    if "at" not in option:
        return not_asked(table, seat, option)
    there = place_named(table, owner, text(option, "at"))
    if there == NONE:
        return no_such_place(table, owner)
    if table.banned(owner, REMOVE_OBSTACLES):
        return Reason("tokens-stay", {"by": banning(table, owner, REMOVE_OBSTACLES)}, "R6.25")
    if table.pieces[owner][there] == 0:
        return Reason("no-token-there", {"location": text(option, "at")}, "R8.6")
    return Reason("not-meant", {}, "R5.15")


def why_not_put(table: Table, seat: int, option: Record) -> Reason:
    owner = table.stack[-1][OWNER]
    if "to" not in option:
        return not_asked(table, seat, option)
    if place_named(table, owner, text(option, "to")) == NONE:
        return no_such_place(table, owner)
    return Reason("place-full", {"location": text(option, "to")}, "R7.18")


def why_not_chosen(table: Table, seat: int, option: Record) -> Reason:
    """The text of a card asks for a card, location or player, and does not mean this one."""
    owner = table.stack[-1][OWNER]
    if "card" in option:
        card = in_realm(table, owner, option)
        if card != NONE and not table.targetable(card):
            return locked(table, owner, table.location(card), "R6.20")
        return Reason("card-not-meant", {"card": text(option, "card")}, "R5.15")
    if "to" in option and place_named(table, owner, text(option, "to")) == NONE:
        return no_such_place(table, owner)
    if "to" in option or "seat" in option:
        return Reason("not-meant", {}, "R5.15")
    return not_asked(table, seat, option)


def why_not_may(table: Table, seat: int, option: Record) -> Reason:
    return Reason("yes-or-no", {}, "R4.15")


def why_not_premove(table: Table, seat: int, option: Record) -> Reason:
    if option.get("answer") == "no":
        return Reason("premove-mandatory", {}, "R3.3")
    if "card" in option:
        return Reason("no-premove-ability", {"card": text(option, "card")}, "R3.3")
    return not_asked(table, seat, option)


REFUSALS: dict[int, Refusal] = {
    ASK_MOVE: why_not_move,
    ASK_ACTION: why_not_action,
    ASK_PLAY: why_not_play,
    ASK_PLACE: why_not_place,
    ASK_HOST: why_not_host,
    ASK_BRANCH: why_not_branch,
    ASK_MAY: why_not_may,
    ASK_ACTIVATE: why_not_activate,
    ASK_FATE_TARGET: why_not_target,
    ASK_FATE_CARD: why_not_fate_card,
    ASK_MOVE_CARD: why_not_movable,
    ASK_MOVE_HERO: why_not_movable_hero,
    ASK_VANQUISH: why_not_vanquish,
    ASK_ALLIES: why_not_ally,
    ASK_DISCARD: why_not_discard,
    ASK_CONDITION: why_not_condition,
    ASK_CARD: why_not_chosen,
    ASK_COVER: why_not_chosen,
    ASK_LOCATION: why_not_chosen,
    ASK_SEAT: why_not_chosen,
    ASK_TAKE_TOKEN: why_not_taken,
    ASK_PUT_TOKEN: why_not_put,
    ASK_PREMOVE: why_not_premove,
}
"""By the question that is asked."""
