"""Playing a card (R4.5-R4.18, R4.33-R4.36): announce, choose its place, pay, let it enter, carry it out."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.cost import cost
from perfidie.games.villainous.instructions import Choice, possible
from perfidie.games.villainous.kinds import NO_PROGRAM, PLAY_EFFECTS, PLAYED
from perfidie.games.villainous.names import (
    ASK_HOST,
    ASK_MAY,
    ASK_PLACE,
    ASK_PLAY,
    ATTACH,
    CARD_PLAYED,
    NO,
    PLACE,
    PLAY,
    YES,
)
from perfidie.games.villainous.placing import FREE, has_location, hosts_for, locations_for
from perfidie.games.villainous.printed import CONDITION, EFFECT, ITEM
from perfidie.games.villainous.table import (
    ASIDE,
    HAND,
    IT,
    ITEM_PLAYED,
    MORE,
    NONE,
    OWNER,
    REALM,
    THERE,
    ZONES,
    N,
    Table,
)
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, DONE, Step, program

HOST: Final = MORE
"""Register of PUT_INTO_PLAY: the host, or NONE."""

PAYING: Final = 0
FOR_FREE: Final = 1
"""Values of the register N of PUT_INTO_PLAY."""


def play_frame(table: Table, card: int, actor: int, mode: int) -> list[int]:
    """The frame that puts a card into its owner's realm, played by the actor."""
    return [PUT_INTO_PLAY, 0, actor, table.cast.owner[card], card, card, NONE, mode, NONE]


def effect_frame(table: Table, card: int, actor: int) -> list[int]:
    """The frame that carries out an Effect or Condition."""
    return [table.cast.kinds[card].play, 0, actor, table.cast.owner[card], card, card, NONE, 0]


def must_attach(table: Table, card: int) -> bool:
    return table.cast.attaches[card]


def effect_possible(table: Table, card: int, actor: int, price: int) -> bool:
    """Whether the mandatory instructions of an Effect can be carried out once its price is paid (R5.16)."""
    table.power[actor] -= price
    trying = table.trying
    table.trying = [*trying, card]
    result = possible(table, effect_frame(table, card, actor), table.cast.kinds[card].search)
    table.trying = trying
    table.power[actor] += price
    return result


def allowed(table: Table, card: int) -> bool:
    """Whether the card's own text and the bans of the realm let it be played now."""
    needs = table.cast.kinds[card].needs
    owner = table.cast.owner[card]
    if needs is not None and not needs(table, owner, card):
        return False
    return table.cast.type[card] != EFFECT or table.cast.fate[card] or not table.banned(owner, PLAY_EFFECTS)


def payer(table: Table, card: int) -> int:
    """A card of the realm that may be discarded as the whole payment for playing this one, or NONE."""
    for source in table.cast.payers[table.cast.owner[card]]:
        pays_for = table.cast.kinds[source].pays_for
        assert pays_for is not None
        if table.in_realm(source) and pays_for(table, source, card) and table.targetable(source):
            return source
    return NONE


def playable(table: Table, card: int, actor: int, power: int) -> bool:
    """Whether a card can be played with so much Power (R4.7, R4.34); FREE: without payment."""
    type = table.cast.type[card]
    if type == CONDITION or card in table.trying or not allowed(table, card):
        return False
    if power < FREE and payer(table, card) != NONE:
        power = FREE
    if type == EFFECT:
        price = 0 if power >= FREE else cost(table, card, NONE, NONE)
        return price <= power and effect_possible(table, card, actor, price)
    if table.cast.attaches[card]:
        return len(hosts_for(table, card, power)) > 0
    return has_location(table, card, power)


class ChooseFromHand(Choice):
    """Announce one card of the hand (R4.8)."""

    prompt = ASK_PLAY

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        seat = frame[ACTOR]
        power = table.power[seat]
        hand = table.different(table.zones[seat * ZONES + HAND])
        return [pack(PLAY, card) for card in hand if playable(table, card, seat, power)]

    def can(self, table: Table, frame: list[int]) -> bool:
        seat = frame[ACTOR]
        power = table.power[seat]
        hand = table.zones[seat * ZONES + HAND]
        types = table.cast.type
        for card in hand:
            if types[card] != EFFECT and playable(table, card, seat, power):
                return True
        for card in hand:  # what Effects do takes longer to find out
            if types[card] == EFFECT and playable(table, card, seat, power):
                return True
        return False

    def take(self, state: Table, frame: list[int], code: int) -> None:
        announce(state, field(code, 0), frame[ACTOR], PAYING)


def announce(table: Table, card: int, actor: int, mode: int) -> None:
    """Lay the card open and begin to play it."""
    table.put(card, ASIDE)
    table.knowledge.reveal(card)
    table.push(play_frame(table, card, actor, mode))


class ChoosePlace(Choice):
    """The location or host of the card that is being played; an Effect has none."""

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        card = frame[IT]
        power = table.power[frame[ACTOR]] if frame[N] == PAYING and payer(table, card) == NONE else FREE
        if must_attach(table, card):
            return [pack(ATTACH, card, host) for host in hosts_for(table, card, power)]
        return [pack(PLACE, card, location) for location in locations_for(table, card, power)]

    def do(self, state: Table, frame: list[int]) -> int:
        card = frame[IT]
        if state.cast.type[card] == EFFECT:
            return DONE
        self_prompt = ASK_HOST if must_attach(state, card) else ASK_PLACE
        codes = self.choices(state, frame)
        if not codes:
            state.discard(card)
            frame[IT] = NONE
            return DONE
        return state.ask(self.placer(state, frame), self_prompt, codes)

    def placer(self, table: Table, frame: list[int]) -> int:
        """Who chooses the place: the actor, or the owner who answered with Vicious Practical Jokes."""
        return frame[OWNER] if frame[MORE + 1 :] else frame[ACTOR]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == ATTACH:
            frame[HOST] = field(code, 1)
            frame[THERE] = state.location(frame[HOST])
        else:
            frame[THERE] = field(code, 1)


class ChoosePayment(Step[Table]):
    """A card that may be discarded instead of paying, if there is one: yes, or no if the Power is there."""

    def do(self, state: Table, frame: list[int]) -> int:
        card = frame[IT]
        if card == NONE or frame[N] != PAYING:
            return DONE
        source = payer(state, card)
        price = cost(state, card, frame[THERE], frame[HOST])
        if source == NONE or price == 0:
            return DONE
        codes = [pack(YES, source)]
        if price <= state.power[frame[ACTOR]]:
            codes.append(pack(NO, source))
        return state.ask(frame[ACTOR], ASK_MAY, codes)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == YES:
            state.discard(field(code, 0))
            frame[N] = FOR_FREE


class Enter(Step[Table]):
    """Pay, and let the card enter the realm; one that takes another's place discards it (R4.8, R7.17)."""

    def do(self, state: Table, frame: list[int]) -> int:
        card = frame[IT]
        if card == NONE:
            return DONE
        kind = state.cast.kinds[card]
        actor = frame[ACTOR]
        if frame[N] == PAYING:
            state.pay(actor, cost(state, card, frame[THERE], frame[HOST]))
        if kind.type == ITEM and not state.cast.fate[card]:
            state.note(actor, ITEM_PLAYED, card, 0)
        if kind.type == EFFECT:
            state.tell(CARD_PLAYED, actor, card)
            return DONE
        if kind.replaces:
            replaced = state.present(frame[OWNER], kind.replaces)
            if replaced != NONE:
                state.discard(replaced)
        state.enter(card, frame[THERE], frame[HOST], actor)
        return DONE


class CarryOut(Step[Table]):
    """The Effect's instructions, or the card's when-played ability."""

    def do(self, state: Table, frame: list[int]) -> int:
        card = frame[IT]
        if card == NONE:
            return DONE
        kind = state.cast.kinds[card]
        if kind.type == EFFECT:
            state.push(effect_frame(state, card, frame[ACTOR]))
        elif kind.on_play != NO_PROGRAM and state.active(card):
            state.push([kind.on_play, 0, frame[ACTOR], frame[OWNER], card, card, frame[THERE], 0])
        return DONE


class AfterPlay(Step[Table]):
    """The Effect is discarded; other cards react to one that has entered."""

    def do(self, state: Table, frame: list[int]) -> int:
        card = frame[IT]
        if card == NONE:
            return DONE
        if state.cast.type[card] == EFFECT:
            if state.zone[card] % ZONES == ASIDE:
                state.discard(card)
        elif state.zone[card] % ZONES == REALM:
            state.trigger(PLAYED, card, frame[THERE], frame[ACTOR])
        return DONE


PUT_INTO_PLAY: Final = program(ChoosePlace(), ChoosePayment(), Enter(), CarryOut(), AfterPlay())
ENTERING: Final = 2
"""The step of PUT_INTO_PLAY to begin with when the place is given."""
PLAY_A_CARD: Final = program(ChooseFromHand())
