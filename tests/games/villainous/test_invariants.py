"""The invariants of the rules (R14) hold at every decision of random games.

Not looked at here: R14.22, R14.29 (what a shuffle makes forget) and R14.38, which the conformance suite checks, and
R14.28, which scenarios show.
"""

from collections import Counter

import pytest
from tests.games.villainous.reckoning import Realm

from perfidie.games.villainous.covering import covered
from perfidie.games.villainous.game import GAME
from perfidie.games.villainous.names import (
    ASK_ACTION,
    ASK_CONDITION,
    ASK_MOVE,
    CARD_DISCARDED,
    CARD_PLAYED,
    CONDITION_PLAYED,
    DREW,
    FATED,
    GAINED,
    HERO_DEFEATED,
    LAID,
    LOST,
    PAID,
    RETURNED,
    REVEALED,
    SHUFFLED,
    USED_SYMBOL,
)
from perfidie.games.villainous.printed import CONDITION, EFFECT, FATE, HERO, ITEM, SYMBOLS, VILLAIN
from perfidie.games.villainous.strength import strength
from perfidie.games.villainous.table import (
    ASIDE,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    HYPNOTIZED,
    NONE,
    PREMOVE,
    REALM,
    TOP,
    TRAPPED,
    VILLAIN_DECK,
    VILLAIN_DISCARD,
    ZONES,
    Table,
)
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import RawEvent

OF_DECK = {
    VILLAIN: (HAND, VILLAIN_DECK, VILLAIN_DISCARD, REALM, ASIDE),
    FATE: (FATE_DECK, FATE_DISCARD, REALM, ASIDE),
}
TO_LOCKED = ("the_prince", "peter_pan")
"""Cards whose text brings them to a locked location (R14.31)."""
SEVERAL_PLAYED = ("the_rose", "gurgis_happy_day", "aurora")
"""Fate cards that play further ones (R14.39)."""
POWER = {GAINED: 1, RETURNED: 1, PAID: -1, LOST: -1, LAID: -1}
"""Events that change a player's Power, and in which direction."""
PLAYS_PUBLIC = (VILLAIN_DISCARD, FATE_DISCARD, REALM)


class Watch:
    """A game that is watched: what it was before the last choice, and what has happened since."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.before = table.copy()
        self.events: list[RawEvent] = []
        self.action: list[RawEvent] = []  # since the last decision between actions
        self.at_action = table.copy()
        self.relics = [0] * table.seats
        self.at_start = table.copy()  # when the present turn began

    def choose(self, index: int) -> None:
        table = self.table
        table.listen()
        self.before = table.copy()
        if own_question(table, ASK_ACTION):
            self.at_action = self.before
            self.action = []
        table.apply(index)
        assert table.events is not None
        self.events = table.events
        self.action += self.events

    def check(self) -> None:
        for seat in range(self.table.seats):
            realm = Realm(self.table, seat)
            zones(self.table, seat)
            stands(realm)
            numbers(realm)
            pieces(realm)
        knowledge(self.table)
        decision(self.table)
        if self.events:
            change(self)
        if self.table.asked == NONE or own_question(self.table, ASK_ACTION):
            whole_action(self)


def own_question(table: Table, prompt: int) -> bool:
    """Whether the active player is asked this by the turn itself, not by the text of a card."""
    return table.prompt == prompt and len(table.stack) == 1


def kind(event: RawEvent) -> int:
    return event[0]


def cards_of(events: list[RawEvent], kind: int) -> list[int]:
    return [event[2] for event in events if event[0] == kind]


def zones(table: Table, seat: int) -> None:
    """R14.1, R14.2."""
    cast = table.cast
    for deck, zones in OF_DECK.items():
        lying = [card for zone in zones for card in table.zones[seat * ZONES + zone] if cast.kinds[card].deck == deck]
        assert sorted(lying) == sorted(cast.decks[seat][deck])
        names = Counter(cast.kinds[card].id for card in lying)
        printed = {card.id: card.count for card in cast.scripts[seat].villain.cards if card.deck == deck}
        assert names == printed
    for zone in range(ZONES):
        for card in table.zones[seat * ZONES + zone]:
            assert cast.owner[card] == seat
            assert zone in OF_DECK[cast.kinds[card].deck]
            assert table.zone[card] == seat * ZONES + zone


def stands(realm: Realm) -> None:
    """R14.12-R14.15, and that marks lie on cards of realms only."""
    table = realm.table
    cast = table.cast
    for card in realm.cards:
        host = table.host[card]
        if host == NONE:
            assert 0 <= table.at[card] < 4
            attach = cast.kinds[card].attach
            assert cast.type[card] != ITEM or not cast.fate[card] or not attach, "a Fate Item lies loose"
        else:
            assert table.at[card] == NONE
            assert cast.type[card] == ITEM
            assert host in realm.cards
            assert table.host[host] == NONE
            assert cast.owner[host] == realm.seat
        assert cast.type[card] not in (EFFECT, CONDITION)
        if cast.type[card] == HERO:
            assert bool(table.flags[card] & TOP) != bool(table.flags[card] & HYPNOTIZED)
    for deck in cast.decks[realm.seat]:
        for card in deck:
            if card not in realm.cards:
                marks = (table.at[card], table.host[card], table.flags[card], table.lying[card], table.covers[card])
                assert marks == (NONE, NONE, 0, 0, 0)


def numbers(realm: Realm) -> None:
    """R14.3, R14.4, R14.9, R14.10."""
    table = realm.table
    assert table.power[realm.seat] >= 0
    assert 0 <= table.mover[realm.seat] < 4
    for card in realm.cards:
        if realm.hero(card) or realm.ally(card):
            assert strength(table, card) == realm.strength(card), realm.id(card)
    for location in range(4):
        hidden = covered(table, realm.seat, location)
        assert {index for index in range(8) if hidden >> index & 1} == realm.covered(location)


def pieces(realm: Realm) -> None:
    """R14.16, R14.17."""
    table = realm.table
    villain = table.cast.villains[realm.seat]
    if villain == "gaston":
        assert all(0 <= number <= 2 for number in table.pieces[realm.seat][:4])
    trapped = [card for card in realm.cards if table.flags[card] & TRAPPED]
    assert not trapped or villain == "lady_tremaine"
    assert len(trapped) <= 5
    for card in trapped:
        assert table.cast.type[card] == HERO
        assert realm.id(card) != "ball_gown_cinderella"


def knowledge(table: Table) -> None:
    """R14.21: what lies open is known to all, a hand to its owner, a card of a deck to nobody who did not see it."""
    known = table.knowledge.known
    for seat in range(table.seats):
        for zone in PLAYS_PUBLIC:
            for card in table.zones[seat * ZONES + zone]:
                assert known[card] == table.knowledge.everyone
        for card in table.zones[seat * ZONES + HAND]:
            assert known[card] & 1 << seat


def decision(table: Table) -> None:
    """R14.8, R14.20, R14.24-R14.26, R14.33, R14.34."""
    outcome = table.outcome()
    reached = [seat for seat in range(table.seats) if objective(table, seat)]
    if outcome is not None:
        assert table.decision() is None
        assert len(outcome.winners) <= 1
        if outcome.winners and table.cast.villains[outcome.winners[0]] in ("gaston", "horned_king"):
            assert reached == outcome.winners
        return
    assert reached == []
    assert 0 <= table.asked < table.seats
    assert table.codes
    assert len(set(table.codes)) == len(table.codes)
    if not table.cast.fate_token:
        assert table.fate_holder == NONE
    if own_question(table, ASK_ACTION) or own_question(table, ASK_MOVE):
        assert all(not table.zones[seat * ZONES + ASIDE] for seat in range(table.seats))
        assert table.asked == table.turn
    if own_question(table, ASK_ACTION):
        options = [table.option(code) for code in table.codes]
        assert options[-1] == {"kind": "end", "answer": "end"}
        symbols = {option["symbol"] for option in options if option["kind"] == "action"}
        realm = Realm(table, table.turn)
        hiss = any(realm.id(card) == "sir_hiss" for card in realm.cards)
        assert hiss or symbols <= realm.open_symbols()


def objective(table: Table, seat: int) -> bool:
    """Whether a seat has reached an immediate objective that a position alone shows (R8.6)."""
    villain = table.cast.villains[seat]
    if villain == "gaston":
        return sum(table.pieces[seat][:4]) == 0
    if villain == "horned_king":
        realm = Realm(table, seat)
        return len({table.at[card] for card in realm.cards if realm.id(card) == "cauldron_born"}) == 4
    return False


def change(watch: Watch) -> None:
    """What one choice can change: R14.5-7, R14.11, R14.16, R14.18, R14.19, R14.23, R14.30, R14.31, R14.35-37."""
    before, table, events = watch.before, watch.table, watch.events
    same_turn = before.turns == table.turns
    if not same_turn and table.asked != NONE:
        assert table.turn == (before.turn + 1) % table.seats
        assert (table.used, table.used_grants, table.acts) == (0, [], 0)
    elif same_turn:
        assert before.used & ~table.used == 0
        assert table.acts - before.acts >= len(cards_of(events, USED_SYMBOL)), "actions that cards give count as well"
        granted = [card for card in table.used_grants if table.cast.kinds[card].grants]
        assert table.used.bit_count() + len(granted) <= table.acts
    if own_question(before, ASK_MOVE) and table.asked != NONE:
        stayed = table.mover[before.turn] == before.mover[before.turn]
        assert not stayed or any(before.option(code)["to"] == place(before, before.turn) for code in before.codes)
    for seat in range(table.seats):
        if table.mover[seat] != before.mover[seat]:
            assert not before.is_locked(seat, table.mover[seat])
        told = sum(POWER[kind(event)] * event[3] for event in events if about_power(event, seat))
        assert table.power[seat] - before.power[seat] == told
        locked_places(before, table, seat)
        relic(watch, seat)
        cauldron_born(watch, seat)
        discards(before, table, seat, events)
    if table.winner != NONE and table.cast.scripts[table.winner].start_of_turn:
        assert (table.turn, table.phase) == (table.winner, PREMOVE)
        assert not same_turn
    if "gaston" in table.cast.villains:
        keeps_obstacles(before, table, table.cast.villains.index("gaston"))
    for event in events:
        if kind(event) == CONDITION_PLAYED:
            assert event[1] != before.turn
            assert event[2] in before.zones[event[1] * ZONES + HAND]
            assert table.cast.type[event[2]] == CONDITION
        if kind(event) == DREW:
            shown = table.present(event[1], "flora") != NONE
            assert shown or event[5] == 1 << event[1], "only its owner reads a card that is drawn (R14.23)"


def about_power(event: RawEvent, seat: int) -> bool:
    return kind(event) in POWER and event[1] == seat


def place(table: Table, seat: int) -> str:
    return table.cast.locations[seat][table.mover[seat]]


def locked_places(before: Table, table: Table, seat: int) -> None:
    """R14.31."""
    for location in range(4):
        if before.is_locked(seat, location) and table.is_locked(seat, location):
            was = {card for card in before.realm(seat) if before.location(card) == location}
            now = {card for card in table.realm(seat) if table.location(card) == location}
            assert all(table.cast.kinds[card].id in TO_LOCKED for card in was ^ now)


def relic(watch: Watch, seat: int) -> None:
    """R14.18."""
    table = watch.table
    if table.cast.villains[seat] == "horned_king":
        state = table.pieces[seat][-1]
        assert state in (0, 1, 2)
        assert state > 0 or watch.relics[seat] == 0
        watch.relics[seat] = state


def cauldron_born(watch: Watch, seat: int) -> None:
    """R14.19: a Relic that is dormant from the start of the turn to the move takes exactly one, if there is any."""
    before, table = watch.before, watch.table
    if before.turns != table.turns:
        watch.at_start = before  # ending a turn changes no realm
    if table.cast.villains[seat] == "horned_king" and table.turn == seat and own_question(table, ASK_MOVE):
        start = watch.at_start
        if start.pieces[seat][-1] == table.pieces[seat][-1] == 1 and start.turns < table.turns:
            left = max(0, start.count(seat, "cauldron_born") - 1)
            assert table.count(seat, "cauldron_born") == left


def discards(before: Table, table: Table, seat: int, events: list[RawEvent]) -> None:
    """R14.37: a discard pile shrinks by a shuffle, or by a card that is now seen elsewhere."""
    shuffled = [event for event in events if kind(event) == SHUFFLED and event[1] == seat]
    for pile, deck in ((VILLAIN_DISCARD, VILLAIN_DECK), (FATE_DISCARD, FATE_DECK)):
        for card in before.zones[seat * ZONES + pile]:
            if table.zone[card] == seat * ZONES + deck:
                assert shuffled


def keeps_obstacles(before: Table, table: Table, seat: int) -> None:
    """R14.16: while Belle is there, the number of Obstacles never falls."""
    if before.present(seat, "belle") != NONE and table.present(seat, "belle") != NONE:
        assert sum(table.pieces[seat][:4]) >= sum(before.pieces[seat][:4])


def whole_action(watch: Watch) -> None:
    """What one action can change: R14.20, R14.32, R14.39, R14.40."""
    before, table, events = watch.at_action, watch.table, watch.action
    if table.turns != before.turns:
        return
    kinds = [kind(event) for event in events]
    fated = [event for event in events if kind(event) == FATED]
    answered = any(kind(event) in (CONDITION_PLAYED, PAID) and event[1] != before.turn for event in events)
    if fated:
        target = fated[0][3]
        assert target != before.turn
        if table.cast.fate_token:
            assert before.fate_holder != target
            assert table.fate_holder == target
        fate_cards(table, events[kinds.index(FATED) :], target)
    elif not answered and table.asked != NONE:
        acting = {table.cast.owner[card] for card in cards_of(events, CARD_DISCARDED) if any_time(table, card)}
        for seat in range(table.seats):
            if seat != before.turn and seat not in acting:
                mine = slice(seat * ZONES, (seat + 1) * ZONES)
                assert table.zones[mine] == before.zones[mine]
                assert table.power[seat] == before.power[seat]
                assert table.pieces[seat] == before.pieces[seat]
    vanquished = [event for event in events if kind(event) == USED_SYMBOL and SYMBOLS[event[3]] == "vanquish"]
    if vanquished and not answered:
        assert kinds.count(HERO_DEFEATED) == 1


def any_time(table: Table, card: int) -> bool:
    """Whether its owner may discard this card in anybody's turn."""
    return table.cast.kinds[card].id == "clever_disguise"


def fate_cards(table: Table, events: list[RawEvent], target: int) -> None:
    """R14.39: of two revealed cards one is played at most, and the other was discarded before."""
    revealed = [card for card in cards_of(events, REVEALED) if table.cast.owner[card] == target][:2]
    if any(table.cast.kinds[card].id in SEVERAL_PLAYED for card in cards_of(events, REVEALED)):
        return
    order = [(kind(event), event[2]) for event in events]
    plays = [order.index((CARD_PLAYED, card)) for card in revealed if (CARD_PLAYED, card) in order]
    if plays:
        first = order[min(plays)][1]  # the other may follow, if the text of the first one takes it from the discard
        for other in revealed:
            if other != first:
                assert order.index((CARD_DISCARDED, other)) < min(plays)


def play(seats: list[str], seed: int, choices: int) -> None:
    table = GAME.start(seats, {"turn_limit": 40}, seed)
    rng = Rng.seeded(seed)
    watch = Watch(table)
    watch.check()
    for _ in range(choices):
        if table.decision() is None:
            break
        refill(table)
        watch.choose(rng.below(len(table.codes)))
        watch.check()


def refill(table: Table) -> None:
    """R14.27: what ending the turn does to the hand, tried on a copy."""
    if not own_question(table, ASK_ACTION) or table.turns % 3:
        return
    seat = table.turn
    after = table.copy()
    after.apply(len(after.codes) - 1)
    while after.prompt == ASK_CONDITION and after.turns == table.turns and after.asked != NONE:
        after.apply(len(after.codes) - 1)
    bonus = any(table.cast.kinds[card].hand_bonus for card in table.realm(seat))
    if after.asked == NONE or bonus:
        return
    size = len(table.cards(seat, HAND))
    cards = len(table.cards(seat, VILLAIN_DECK)) + len(table.cards(seat, VILLAIN_DISCARD))
    assert len(after.cards(seat, HAND)) == max(size, min(4, size + cards))


GROUPS = [
    ["gaston", "horned_king"],
    ["lady_tremaine", "gaston"],
    ["horned_king", "lady_tremaine"],
    ["gaston", "lady_tremaine", "horned_king"],
]


@pytest.mark.parametrize("seats", GROUPS, ids="-".join)
@pytest.mark.parametrize("seed", range(4))
def test_invariants_hold(seats: list[str], seed: int) -> None:
    play(seats, seed, 500)


@pytest.mark.parametrize("count", [2, 4, 6])
@pytest.mark.parametrize("seed", range(3))
def test_invariants_hold_for_mixed_villains(count: int, seed: int) -> None:
    play(GAME.draw_seats(count, Rng.seeded(100 * count + seed)), seed, 500)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(200))
def test_invariants_hold_in_many_games(seed: int) -> None:
    rng = Rng.seeded(7_000 + seed)
    play(GAME.draw_seats(2 + rng.below(5), rng), seed, 4_000)
