"""The table: slots, reserves, bags, gold and villages, and the few verbs that change them.

A slot holds the number of a tile, FREE, or ABSENT where the village's present face prints no such slot. A reserve
belongs to a player; bag, discard, gold, magic gold and tokens belong to a side, which is a player or a team of two.
"""

from __future__ import annotations

from typing import Any, Final

from perfidie.games.evil_corp.material import Material
from perfidie.games.evil_corp.terror import gauge
from perfidie.games.evil_corp.words import (
    ACTIVATE,
    ASK_ACTION_OR_PARTNER,
    BAG,
    BOARD_FACE,
    CLEARED,
    COPY,
    CORP_REFILLED,
    DECLINE,
    DEMON,
    DEMON_ID,
    DEPLOY,
    DEPLOYED,
    DISCARDED,
    DREW,
    ENDED,
    EVENTS,
    FIELDS,
    FINISH,
    FIRST,
    FLIPPED,
    FLIPPED_DEMON,
    GAINED,
    JOINED,
    KEEP,
    KILLED,
    MOVE,
    MOVED,
    NUMBER,
    OPPONENT,
    OPTION_KINDS,
    PAID,
    PASS,
    PLACE,
    PLACES,
    PROMPTS,
    RECOVERED,
    RECRUIT,
    RECRUITED,
    REFILLED,
    REMOVED,
    RESERVE,
    REVEALED,
    SIDE_EVENTS,
    TARGET,
    TARGET_DEMON,
    TERROR,
    TRASH_DEPLOYED,
    TRASH_DISCARDED,
    TRASH_HELD,
    UP_OR_DOWN,
    VILLAGE,
)
from perfidie.kernel.knowledge import Knowledge
from perfidie.kernel.options import Record, field, kind_of
from perfidie.kernel.reasons import Reason
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import NOBODY, Outcome, RawEvent, State
from perfidie.kernel.view import View

FREE: Final = -1
ABSENT: Final = -2
ON_THE_TABLE: Final = -1
"""The Power Stone lies on its village; otherwise ``stone`` is the side that took it."""


class Table(State):
    """A position of Evil Corp."""

    def __init__(self, material: Material, rng: Rng, knowledge: Knowledge) -> None:
        super().__init__(material.players, rng, knowledge)
        self.material = material
        self.round = 1
        self.night = False
        self.first = 0  # the side that holds the first-player pawn
        self.turn = 0  # the seat whose turn it is, or was last
        self.passed = 0  # bit set of seats
        self.acted = 0  # bit set of seats that have acted in the present go of their side
        self.order_open = False  # the partner of the seat whose turn it is may still go first
        self.slots: list[int] = []
        self.face_down = 0  # bit set of slots
        self.demons = 0  # bit set of the demons that lie face up
        self.reserves: list[list[int]] = []  # by seat; tiles that everybody knows first
        self.bags: list[list[int]] = []  # by side, as all that follow; drawn from the end
        self.discards: list[list[int]] = []
        self.gold: list[int] = []
        self.magic: list[int] = []
        self.tokens: list[int] = []
        self.free_keeps: list[int] = []  # monsters that may stay at no cost this Night
        self.corp_bag: list[int] = []  # drawn from the end
        self.queue: list[int] = []  # slot 1 first
        self.rejected: list[int] = []
        self.removed: list[int] = []
        self.faces: list[int] = []  # by village, as all that follow
        self.pillage: list[int] = []  # 1 while the pawn lies on the village
        self.stone: list[int] = []
        self.cargo: list[int] = []  # two per village: yellow, red and blue
        self.conquest: list[int] = []  # two per village: steps from shield 1, lower side first
        self.conquered = 0  # bit set of villages whose token was taken this Night
        self.winners: list[int] = []  # sides; none while the game runs

    def copy(self) -> Table:
        to = Table(self.material, self.rng.copy(), self.knowledge.copy())
        self.copy_core(to)
        to.round = self.round
        to.night = self.night
        to.first = self.first
        to.turn = self.turn
        to.passed = self.passed
        to.acted = self.acted
        to.order_open = self.order_open
        to.slots = self.slots[:]
        to.face_down = self.face_down
        to.demons = self.demons
        to.reserves = [zone[:] for zone in self.reserves]
        to.bags = [zone[:] for zone in self.bags]
        to.discards = [zone[:] for zone in self.discards]
        to.gold = self.gold[:]
        to.magic = self.magic[:]
        to.tokens = self.tokens[:]
        to.free_keeps = self.free_keeps[:]
        to.corp_bag = self.corp_bag[:]
        to.queue = self.queue[:]
        to.rejected = self.rejected[:]
        to.removed = self.removed[:]
        to.faces = self.faces[:]
        to.pillage = self.pillage[:]
        to.stone = self.stone[:]
        to.cargo = self.cargo[:]
        to.conquest = self.conquest[:]
        to.conquered = self.conquered
        to.winners = self.winners
        return to

    def saved_names(self) -> list[str]:
        return [
            "round",
            "night",
            "first",
            "turn",
            "passed",
            "acted",
            "order_open",
            "slots",
            "face_down",
            "demons",
            "reserves",
            "bags",
            "discards",
            "gold",
            "magic",
            "tokens",
            "free_keeps",
            "corp_bag",
            "queue",
            "rejected",
            "removed",
            "faces",
            "pillage",
            "stone",
            "cargo",
            "conquest",
            "conquered",
            "winners",
        ]

    def save(self) -> dict[str, Any]:
        saved = super().save()
        saved["rulings"] = dict(self.material.rulings)
        saved["whole_box"] = self.material.whole_box
        return saved

    def relabel(self, dealt: list[int]) -> None:
        """Tiles in slots and frames lie open, so only bags and reserves change."""
        for zone in (*self.reserves, *self.bags, self.corp_bag):
            zone[:] = [dealt[tile] for tile in zone]

    # Queries

    def side(self, seat: int) -> int:
        return self.material.side_of[seat]

    def money(self, side: int) -> int:
        return self.gold[side] + self.magic[side]

    def is_up(self, slot: int) -> bool:
        return not self.face_down >> slot & 1

    def where(self, tile: int) -> int:
        """The slot of a deployed tile, or -1."""
        return self.slots.index(tile) if tile in self.slots else -1

    def gauge(self, village: int) -> int:
        """The difference of strengths; positive when the side with the lower number is ahead."""
        return gauge(self.material, self.slots, self.face_down, village)

    def distinct(self, zone: list[int]) -> list[int]:
        """One tile of each kind in a zone: of several alike the one that most viewers know, which gives least away."""
        kind = self.material.kind
        known = self.knowledge.known
        seen = 0
        chosen: list[int] = []
        for tile in zone:
            bit = 1 << kind[tile]
            if not seen & bit:
                seen |= bit
                chosen.append(tile)
                continue
            for i, other in enumerate(chosen):
                if kind[other] == kind[tile] and known[tile] > known[other]:
                    chosen[i] = tile
        return chosen

    # Verbs on monsters in slots: the gauge follows by itself

    def gauges(self) -> list[int]:
        """All gauges before a change, for ``tell_terror``; empty if nobody listens."""
        if self.events is None:
            return []
        return [self.gauge(village) for village in range(self.material.villages)]

    def tell_terror(self, before: list[int]) -> None:
        for village, old in enumerate(before):
            new = self.gauge(village)
            if new != old:
                self.tell(TERROR, NOBODY, -1, new, village)

    def deploy(self, seat: int, tile: int, slot: int) -> None:
        """From the reserve to a slot, face up."""
        before = self.gauges()
        self.open_up(seat, tile)
        self.reserves[seat].remove(tile)
        self.slots[slot] = tile
        if self.events is not None:
            self.tell(DEPLOYED, seat, tile, slot)
            self.tell_terror(before)

    def lift(self, slot: int) -> int:
        """Take the tile out of a slot: for the verbs that say where it goes."""
        tile = self.slots[slot]
        self.slots[slot] = FREE
        self.face_down &= ~(1 << slot)
        return tile

    def flip(self, seat: int, slot: int) -> None:
        """Turn a monster over."""
        before = self.gauges()
        self.face_down ^= 1 << slot
        if self.events is not None:
            self.tell(FLIPPED, seat, self.slots[slot], 1 if self.is_up(slot) else 0, slot)
            self.tell_terror(before)

    def kill(self, seat: int, slot: int) -> None:
        """A monster goes to its owner's discard by somebody's power."""
        self.throw_away(KILLED, seat, slot)

    def discard_deployed(self, seat: int, slot: int) -> None:
        self.throw_away(DISCARDED, seat, slot)

    def clear(self, seat: int, slot: int) -> None:
        """A monster goes to the discard at the end of a round."""
        self.throw_away(CLEARED, seat, slot)

    def throw_away(self, event: int, seat: int, slot: int) -> None:
        before = self.gauges()
        tile = self.lift(slot)
        self.discards[self.material.slot_side[slot]].append(tile)
        if self.events is not None:
            self.tell(event, seat, tile, slot)
            self.tell_terror(before)

    def move(self, seat: int, slot: int, to: int) -> None:
        """To another slot; the face is kept (rule 7, move)."""
        before = self.gauges()
        up = self.is_up(slot)
        tile = self.lift(slot)
        self.slots[to] = tile
        if not up:
            self.face_down |= 1 << to
        if self.events is not None:
            self.tell(MOVED, seat, tile, slot, to)
            self.tell_terror(before)

    # Verbs on tiles elsewhere

    def draw(self, seat: int, count: int, refill: bool) -> None:
        """Draw so many, or as many as there are; an empty bag is filled by the discard if it may (rule 8.10)."""
        side = self.side(seat)
        bag = self.bags[side]
        reserve = self.reserves[seat]
        while count > 0:
            if not bag:
                if not refill or not self.discards[side]:
                    return
                self.refill(side)
            tile = bag.pop()
            reserve.append(tile)
            self.knowledge.show(tile, 1 << seat)
            if self.events is not None:
                self.tell(DREW, seat, tile)
            count -= 1

    def open_up(self, seat: int, tile: int) -> None:
        """Everybody sees a tile of a reserve; nobody else sees when it was drawn."""
        if self.knowledge.known[tile] != self.knowledge.everyone:
            self.knowledge.pick(tile, self.reserves[seat], 1 << seat, True)
            self.knowledge.reveal(tile)

    def refill(self, side: int) -> None:
        """The whole discard goes into the empty bag."""
        bag = self.bags[side]
        bag += self.discards[side]
        self.discards[side].clear()
        self.rng.shuffle(bag)
        self.knowledge.mix(bag, 0)
        self.tell(REFILLED, self.material.members[side][0], -1, len(bag))

    def enter_bag(self, side: int, tile: int) -> None:
        """A tile that everybody sees goes into a bag: from now on it may lie anywhere in it."""
        bag = self.bags[side]
        bag.insert(self.rng.below(len(bag) + 1), tile)
        self.knowledge.mix(bag, 0)

    def discard_held(self, seat: int, tile: int, event: int = DISCARDED) -> None:
        """From the reserve to the discard, where everybody sees it."""
        self.open_up(seat, tile)
        self.reserves[seat].remove(tile)
        self.discards[self.side(seat)].append(tile)
        if self.events is not None:
            self.tell(event, seat, tile, RESERVE)

    def show(self, seat: int, tile: int) -> None:
        """Everybody sees a tile of a reserve. It is taken back to the front: the order of the others tells nothing."""
        self.open_up(seat, tile)
        self.reserves[seat].remove(tile)
        self.reserves[seat].insert(0, tile)
        self.tell(REVEALED, seat, tile)

    def recover(self, seat: int, tile: int) -> None:
        """From the discard to the bag."""
        side = self.side(seat)
        self.discards[side].remove(tile)
        self.tell(RECOVERED, seat, tile)
        self.enter_bag(side, tile)

    def remove(self, seat: int, tile: int, place: int) -> None:
        """Out of the game for good: from a slot, the reserve or the discard."""
        before = self.gauges()
        if place >= 0:
            self.lift(place)
        elif place == RESERVE:
            self.open_up(seat, tile)
            self.reserves[seat].remove(tile)
        else:
            self.discards[self.side(seat)].remove(tile)
        self.removed.append(tile)
        if self.events is not None:
            self.tell(REMOVED, seat, tile, place)
            self.tell_terror(before)

    # Verbs on gold, queue and demons

    def gain(self, seat: int, count: int) -> None:
        """Gold from the supply by a power."""
        self.gold[self.side(seat)] += count
        self.tell(GAINED, seat, -1, count)

    def pay(self, seat: int, price: int) -> None:
        """Gold and magic gold mix freely; one kind is spent first (rule 6.4)."""
        if price == 0:
            return
        side = self.side(seat)
        first, second = (self.gold, self.magic) if self.material.ordinary_first else (self.magic, self.gold)
        part = price if first[side] >= price else first[side]
        first[side] -= part
        second[side] -= price - part
        assert second[side] >= 0
        self.tell(PAID, seat, -1, price)

    def recruit(self, seat: int, index: int, price: int, to_hand: bool) -> None:
        """Pay for a tile of the queue and take it; the queue closes up and is filled (rule 6.4)."""
        self.pay(seat, price)
        tile = self.queue.pop(index)
        self.tell(RECRUITED, seat, tile, price, RESERVE if to_hand else BAG)
        if to_hand:
            self.reserves[seat].insert(0, tile)
        else:
            self.enter_bag(self.side(seat), tile)
        self.fill_queue()

    def fill_queue(self) -> None:
        """One tile enters at the end of the queue; when the corp bag is empty, the rejected tiles fill it (rule 8)."""
        bag = self.corp_bag
        if not bag and self.rejected and self.material.corp_refill:
            bag += self.rejected
            self.rejected.clear()
            self.rng.shuffle(bag)
            self.knowledge.mix(bag, 0)
            self.tell(CORP_REFILLED, NOBODY, -1, len(bag))
        if bag:
            tile = bag.pop()
            self.queue.append(tile)
            self.knowledge.reveal(tile)
            if self.events is not None:
                self.tell(JOINED, NOBODY, tile, len(self.queue))

    def flip_demon(self, seat: int, demon: int) -> None:
        self.demons ^= 1 << demon
        self.tell(FLIPPED_DEMON, seat, -1, self.demons >> demon & 1, demon)

    def set_face(self, village: int, face: int) -> None:
        """Lay a village with this face up: free slots, and pawns, cargoes and conquest as at the start (rule 2.4)."""
        self.faces[village] = face
        for half in (village * 2, village * 2 + 1):
            self.conquest[half] = 0
            for slot in self.material.half_slots[half]:
                self.slots[slot] = FREE if self.material.printed_on[face][slot] else ABSENT
        self.pillage[village] = 1
        self.stone[village] = ON_THE_TABLE
        printed = self.material.faces[face].cargo
        self.cargo[village * 2] = printed[0]
        self.cargo[village * 2 + 1] = printed[1]

    def finish(self, sides: list[int]) -> None:
        """The game is over, and these sides have won it."""
        self.winners = sides
        self.end()
        self.tell(ENDED, NOBODY)

    # What is asked of every state

    def outcome(self) -> Outcome | None:
        if not self.winners:
            return None
        side_of = self.material.side_of
        winners = [seat for seat in range(self.seats) if side_of[seat] in self.winners]
        return Outcome(winners, [self.tokens[side_of[seat]] for seat in range(self.seats)])

    def place(self, place: int) -> str:
        return self.material.slot_ids[place] if place >= 0 else PLACES[place]

    def option(self, code: int) -> Record:
        kind = kind_of(code)
        a = field(code, 0)
        b = field(code, 1)
        ids = self.material.ids
        record: Record = {"kind": OPTION_KINDS[kind]}
        if kind == DEPLOY:
            record["card"] = ids[a]
            record["to"] = self.material.slot_ids[b]
        elif kind == ACTIVATE or kind == TARGET or kind == TRASH_DEPLOYED:
            record["card"] = ids[a]
            record["at"] = self.material.slot_ids[b]
        elif kind == MOVE:
            record["card"] = ids[a]
            record["at"] = self.material.slot_ids[b]
            record["to"] = self.material.slot_ids[field(code, 2)]
        elif kind == RECRUIT or kind == COPY:
            record["card"] = ids[a]
            record["at"] = f"queue{b + 1}"
        elif kind == DEMON:
            record["card"] = self.material.demons[a]
            record["n"] = b
        elif kind == TARGET_DEMON:
            record["card"] = self.material.demons[a]
        elif kind == KEEP:
            record["card"] = ids[a]
            record["at"] = self.material.slot_ids[b]
            record["answer"] = "yes" if field(code, 2) else "no"
        elif kind == FIRST or kind == OPPONENT:
            record["seat"] = a
        elif kind == PASS or kind == DECLINE:
            record["answer"] = "pass"
        elif kind == FINISH:
            record["answer"] = "done"
        else:
            record["card"] = ids[a]
            if kind == TRASH_HELD:
                record["at"] = "reserve"
            elif kind == TRASH_DISCARDED:
                record["at"] = "discard"
        if self.prompt == ASK_ACTION_OR_PARTNER and kind != FIRST:
            record["seat"] = self.asked
        return record

    def event(self, raw: RawEvent, seat: int | None) -> Record | None:
        kind, actor, tile, a, b, viewers = raw
        record: Record = {"kind": EVENTS[kind]}
        if actor != NOBODY:
            record["seat"] = actor
            if kind in SIDE_EVENTS:
                record["side"] = self.side(actor)
        if tile >= 0 and viewers & self.knowledge.viewer(seat):
            record["card"] = self.material.ids[tile]
        for value, (name, sort) in zip((a, b), FIELDS.get(kind, ()), strict=False):
            if sort == NUMBER:
                record[name] = value
            elif sort == PLACE:
                record[name] = self.place(value)
            elif sort == VILLAGE:
                record[name] = f"v{value}"
            elif sort == DEMON_ID:
                record[name] = self.material.demons[value]
            elif sort == UP_OR_DOWN:
                record[name] = "up" if value else "down"
            elif sort == BOARD_FACE:
                record[name] = "b" if value else "a"
        return record

    def prompt_name(self, prompt: int) -> str:
        return PROMPTS[prompt]

    def view(self, seat: int | None) -> View:
        from perfidie.games.evil_corp.view import view

        return view(self, seat)

    def why_not(self, option: Record) -> Reason | None:
        from perfidie.games.evil_corp.refusal import why_not

        return why_not(self, option)
