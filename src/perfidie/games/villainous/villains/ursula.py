"""Ursula: Trident and Crown at her Lair when her turn begins."""

from __future__ import annotations

from typing import Final

from perfidie.games.villainous.actions import use_a_symbol_beside_the_mover
from perfidie.games.villainous.cast import Part, Script
from perfidie.games.villainous.instructions import Choice, either, may
from perfidie.games.villainous.kinds import MOVE_SYMBOL, MOVED, MOVER_ARRIVED, Deck, Reaction, whenever
from perfidie.games.villainous.looking import discard_looked, look_at_fate_deck, put_looked_back
from perfidie.games.villainous.moving import ADJACENT, ANYWHERE, destinations
from perfidie.games.villainous.names import ASK_CARD, CARD, DONE_PICKING
from perfidie.games.villainous.printed import EFFECT, ITEM
from perfidie.games.villainous.situations import has_six_power, strong_hero_defeated
from perfidie.games.villainous.strength import strength
from perfidie.games.villainous.table import (
    FATE_DISCARD,
    HAND,
    HAS_SIX_POWER,
    IT,
    MORE,
    NONE,
    OWNER,
    SOURCE,
    THERE,
    VILLAIN_DISCARD,
    Table,
)
from perfidie.games.villainous.words.cards import (
    discard_after_drawing,
    draw,
    shuffle_discard_into_deck,
    take_from_discard,
    take_it_into_hand,
)
from perfidie.games.villainous.words.choosing import Which, a_hero, choose, choose_to_bring, here
from perfidie.games.villainous.words.finding import find_if_there, hero_from_discard, play_it_there
from perfidie.games.villainous.words.moves import movable, move_it, move_it_there, move_the_mover
from perfidie.games.villainous.words.power import gain_per, lose
from perfidie.games.villainous.words.revealing import fate_the_active_player, reveal_villain_cards_until
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, AT, DONE, Step, program

LAIR: Final = "ursulas_lair"
PALACE: Final = "the_palace"
TRITON: Final = "king_triton"
CONTRACT: Final = "binding_contract_"


def is_contract(table: Table, card: int) -> bool:
    return table.cast.kinds[card].id.startswith(CONTRACT)


def a_contract(table: Table, frame: list[int], card: int) -> bool:
    return is_contract(table, card)


# Contracts


class Elsewhere:
    """The Hero must not be at the location that the Contract names."""

    def __init__(self, location: str) -> None:
        self.location = location

    def __call__(self, table: Table, card: int, host: int) -> bool:
        return table.at[host] != table.cast.location(table.cast.owner[host], self.location)


class BroughtThere:
    """The bearer has been moved to the location that the Contract names."""

    def __init__(self, location: str) -> None:
        self.location = location

    def __call__(self, table: Table, source: int, card: int) -> bool:
        there = table.cast.location(table.cast.owner[card], self.location)
        return table.host[source] == card and table.at[card] == there


class Fulfil(Step[Table]):
    """The Hero who was brought there is defeated by Ursula, whoever moved it; once is enough."""

    def do(self, state: Table, frame: list[int]) -> int:
        hero = frame[IT]
        if state.in_realm(hero):
            state.defeat(hero, frame[OWNER], strength(state, hero), False)
        return DONE


# King Triton makes Effects aimed at him dearer


def surcharge(table: Table, hero: int) -> int:
    return 1 if table.cast.kinds[hero].id == TRITON and table.active(hero) else 0


class Affordable:
    """A Hero of this sort whose surcharge, if there is one, can be paid."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def __call__(self, table: Table, frame: list[int], card: int) -> bool:
        return self.which(table, frame, card) and surcharge(table, card) <= table.power[frame[OWNER]]


class PaySurcharge(Step[Table]):
    def do(self, state: Table, frame: list[int]) -> int:
        state.pay(frame[OWNER], surcharge(state, frame[IT]))
        return DONE


class MoveHeroesOneByOne(Choice):
    """Each Hero may be moved once to an adjacent location; the further registers hold those done."""

    prompt = ASK_CARD

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        power = table.power[frame[OWNER]]
        return [
            pack(CARD, hero)
            for hero in table.heroes(frame[OWNER])
            if hero not in frame[MORE:] and destinations(table, hero, ADJACENT) and surcharge(table, hero) <= power
        ]

    def do(self, state: Table, frame: list[int]) -> int:
        codes = self.choices(state, frame)
        return state.ask(frame[ACTOR], self.prompt, [*codes, pack(DONE_PICKING)]) if codes else DONE

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == CARD:
            hero = field(code, 0)
            frame.append(hero)
            frame[AT] -= 1
            state.push([MOVE_THIS_HERO, 0, frame[ACTOR], frame[OWNER], frame[SOURCE], hero, NONE, 0])


MOVE_THIS_HERO: Final = program(PaySurcharge(), move_it(ADJACENT))


# Other texts


class SwitchTheLock(Step[Table]):
    """The Lock goes from the Palace to the Lair, or back."""

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[OWNER]
        lair = state.cast.location(seat, LAIR)
        palace = state.cast.location(seat, PALACE)
        if state.is_locked(seat, palace):
            state.unlock(seat, palace)
            state.lock(seat, lair)
        else:
            state.unlock(seat, lair)
            state.lock(seat, palace)
        return DONE


class HandOver(Step[Table]):
    """The Trident, the source, is carried by King Triton, who has just come."""

    def do(self, state: Table, frame: list[int]) -> int:
        triton = state.present(frame[OWNER], TRITON)
        if triton != NONE and state.is_at(triton, frame[THERE]) and state.in_realm(frame[SOURCE]):
            state.attach(frame[SOURCE], triton, frame[ACTOR])
        return DONE


class WhereTheMoverIs(Step[Table]):
    """THERE is from now on where the villain's mover stands."""

    def do(self, state: Table, frame: list[int]) -> int:
        frame[THERE] = state.mover[frame[OWNER]]
        return DONE


class AtTheMover(Step[Table]):
    """A part that is possible only if THERE is where the mover is."""

    def can(self, state: Table, frame: list[int]) -> bool:
        return frame[THERE] == state.mover[frame[OWNER]]

    def do(self, state: Table, frame: list[int]) -> int:
        return DONE


class TakeAnItemFromFateDiscard(Choice):
    """An Item of the Fate discard is attached to the source."""

    prompt = ASK_CARD

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        pile = table.cards(frame[OWNER], FATE_DISCARD)
        there = frame[THERE]
        return [pack(CARD, card, there, frame[SOURCE]) for card in pile if table.cast.type[card] == ITEM]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        state.enter(field(code, 0), state.at[frame[SOURCE]], frame[SOURCE], frame[ACTOR])


class TakeAContract(Choice):
    """A Contract of another Hero, who is not at a locked location, is transferred to the source."""

    prompt = ASK_CARD

    def choices(self, table: Table, frame: list[int]) -> list[int]:
        return [
            pack(CARD, card)
            for card in table.realm(frame[OWNER])
            if is_contract(table, card)
            and table.host[card] != frame[SOURCE]
            and not table.is_locked(frame[OWNER], table.location(card))
        ]

    def take(self, state: Table, frame: list[int], code: int) -> None:
        state.attach(field(code, 0), frame[SOURCE], frame[ACTOR])


def loose_item_elsewhere(table: Table, frame: list[int], card: int) -> bool:
    """An unattached Item of Ursula's that can be moved to THERE."""
    return (
        table.cast.type[card] == ITEM
        and not table.cast.fate[card]
        and table.host[card] == NONE
        and frame[THERE] in destinations(table, card, ANYWHERE)
    )


def item_or_effect(table: Table, frame: list[int], card: int) -> bool:
    return table.cast.type[card] in (ITEM, EFFECT)


def two_per_contract(table: Table, seat: int) -> int:
    contracts = 0
    for card in table.realm(seat):
        if is_contract(table, card):
            contracts += 1
    return 2 * contracts


def contracts_on_him_dearer(table: Table, source: int, card: int, location: int, host: int) -> int:
    return 1 if host == source and is_contract(table, card) else 0


def contracts_on_bearer_dearer(table: Table, source: int, card: int, location: int, host: int) -> int:
    return 3 if host != NONE and table.host[source] == host and is_contract(table, card) else 0


def mover_unlocked(table: Table, realm: int, card: int) -> bool:
    return not table.is_locked(realm, table.mover[realm])


URSULA: Final = Deck("ursula")

for _location in (LAIR, "erics_ship", "the_shore", PALACE):
    URSULA.item(
        CONTRACT + _location,
        fits=Elsewhere(_location),
        reactions=[Reaction(MOVED, BroughtThere(_location), program(Fulfil()))],
    )
URSULA.effect("change_form", play=[SwitchTheLock()])
URSULA.effect("grow_giant", play=[use_a_symbol_beside_the_mover()])
URSULA.effect("opportunist", play=[take_from_discard(item_or_effect), take_it_into_hand()])
URSULA.effect("whirlpool", play=[choose(Affordable(movable(a_hero))), PaySurcharge(), move_it()])
URSULA.condition("arrogance", when=strong_hero_defeated, play=[draw(3), discard_after_drawing(3)])
URSULA.effect("divination", play=[reveal_villain_cards_until(a_contract), take_it_into_hand()])
URSULA.condition("trickery", when=has_six_power, watches=1 << HAS_SIX_POWER, play=[fate_the_active_player()])
URSULA.item("cauldron", activate=[gain_per(two_per_contract)])
URSULA.item("crown", activate=[look_at_fate_deck(2), either([discard_looked()], [put_looked_back()])])
URSULA.ally("flotsam", activate=[choose(movable(here(a_hero), ADJACENT)), move_it(ADJACENT)])
URSULA.ally("jetsam", activate=[choose(movable(here(a_hero), ADJACENT)), move_it(ADJACENT)])
URSULA.effect("poor_unfortunate_souls", play=[MoveHeroesOneByOne()])
URSULA.item("trident", on_play=[find_if_there(TRITON), play_it_there(), HandOver()])

URSULA.effect(
    "return_to_form",
    needs=mover_unlocked,
    play=[WhereTheMoverIs(), hero_from_discard(4, to_there=True), play_it_there()],
)
URSULA.item("dinglehopper", reactions=[Reaction(MOVER_ARRIVED, whenever, program(lose(1)))])
URSULA.item("snarfblat", price=contracts_on_bearer_dearer)
URSULA.hero("ariel", on_play=[may(choose_to_bring(loose_item_elsewhere), move_it_there())], bans=MOVE_SYMBOL)
URSULA.hero("eric", on_play=[may(choose(movable(a_hero)), move_it())])
URSULA.hero("flounder", on_play=[may(shuffle_discard_into_deck())])
URSULA.hero("grimsby", on_play=[may(SwitchTheLock())])
URSULA.hero("king_triton", price=contracts_on_him_dearer)
URSULA.hero("max", on_play=[may(AtTheMover(), move_the_mover())])
URSULA.hero("scuttle", on_play=[may(TakeAnItemFromFateDiscard())])
URSULA.hero("sebastian", on_play=[may(TakeAContract())])


def owned_at_lair(table: Table, seat: int, id: str) -> bool:
    card = table.present(seat, id)
    return card != NONE and table.host[card] == NONE and table.at[card] == table.cast.location(seat, LAIR)


def rules_the_sea(table: Table, seat: int) -> bool:
    return owned_at_lair(table, seat, "trident") and owned_at_lair(table, seat, "crown")


NEAR: Final = (1.0, 0.8, 0.6, 0.4)
"""How near to the Lair the locations are."""
BEHIND_THE_LOCK: Final = 0.15


def near_lair(table: Table, seat: int, card: int) -> float:
    """From 0 to 1; a Lock on the way that has to be switched next makes it less."""
    here = table.location(card)
    shut = table.is_locked(seat, here) if here == len(NEAR) - 1 else table.is_locked(seat, 0)
    return NEAR[here] - (BEHIND_THE_LOCK if shut and here > 0 else 0)


def crown_home(table: Table, seat: int) -> float:
    crown = table.present(seat, "crown")
    return 0.0 if crown == NONE else near_lair(table, seat, crown)


def trident_home(table: Table, seat: int) -> float:
    """Played, then its bearer bound by a contract and brought nearer to its place, then freed, then brought home."""
    trident = table.present(seat, "trident")
    if trident == NONE:
        return 0.0
    bearer = table.host[trident]
    if bearer == NONE:
        return 0.5 + 0.5 * near_lair(table, seat, trident)
    return 0.2 + 0.25 * bound(table, seat, bearer)


def bound(table: Table, seat: int, hero: int) -> float:
    """How near a Hero is to being defeated by a contract: bound by one, near its place, with somebody to move it."""
    best = 0.0
    for card in table.attached(hero):
        if is_contract(table, card):
            there = table.cast.location(seat, table.cast.kinds[card].id.removeprefix(CONTRACT))
            nearness = 0.9 - 0.1 * abs(there - table.at[hero])
            if table.is_locked(seat, there) or table.is_locked(seat, table.at[hero]):
                nearness -= 0.2
            best = max(best, nearness)
    for ally in table.allies(seat):
        if table.at[ally] == table.at[hero]:
            return best + 0.1
    return best


def moves_free(table: Table, seat: int) -> float:
    """Whether Items can be moved, which Ariel forbids."""
    ariel = table.present(seat, "ariel")
    return 1.0 if ariel == NONE else 0.6 * bound(table, seat, ariel)


CONTRACTS: Final = (CONTRACT + LAIR, CONTRACT + "erics_ship", CONTRACT + "the_shore", CONTRACT + PALACE)


def wanted(table: Table, seat: int) -> list[str]:
    """Crown and Trident, one contract for whoever bears it or forbids to move it, and what moves that Hero.

    Divination is not among them: who keeps it as dearly as the contract that it brings never plays it.
    """
    wants: list[str] = []
    for treasure in ("crown", "trident"):
        card = table.present(seat, treasure)
        if card == NONE:
            wants += [treasure, "opportunist"] if card_discarded(table, seat, treasure) else [treasure]
        elif near_lair(table, seat, card) < 1:
            wants.append("change_form" if table.is_locked(seat, 0) else "grow_giant")
    for hero in table.heroes(seat):
        if table.cast.kinds[hero].id == "ariel" or bears_trident(table, seat, hero):
            if table.is_locked(seat, table.at[hero]):
                wants.append("change_form")
            if bound(table, seat, hero) < 0.4:
                held = contract_held(table, seat, hero)
                wants += [held] if held else contracts_for(table, seat, hero)
            else:
                wants += ["whirlpool", "poor_unfortunate_souls", "flotsam", "jetsam"]
    return wants


def bears_trident(table: Table, seat: int, hero: int) -> bool:
    trident = table.present(seat, "trident")
    return trident != NONE and table.host[trident] == hero


def contract_held(table: Table, seat: int, hero: int) -> str:
    """A contract in the hand that can bind the Hero, if there is one: further ones would only fill the hand."""
    for card in table.cards(seat, HAND):
        id = table.cast.kinds[card].id
        if is_contract(table, card) and can_bind(table, seat, id, hero):
            return id
    return ""


def contracts_for(table: Table, seat: int, hero: int) -> list[str]:
    return [id for id in CONTRACTS if can_bind(table, seat, id, hero)]


def can_bind(table: Table, seat: int, contract: str, hero: int) -> bool:
    """Whether the contract is of another place than the Hero's."""
    return table.at[hero] != table.cast.location(seat, contract.removeprefix(CONTRACT))


def card_discarded(table: Table, seat: int, id: str) -> bool:
    return table.cast.find(seat, id)[0] in table.cards(seat, VILLAIN_DISCARD)


SCRIPT: Final = Script(
    URSULA,
    progress=[Part("crown", 2, crown_home), Part("trident", 4, trident_home), Part("moves", 1.6, moves_free)],
    wins=rules_the_sea,
    start_of_turn=True,
    wants=wanted,
    near=0.55,
)
