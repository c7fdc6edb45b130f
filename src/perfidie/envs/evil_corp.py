"""Evil Corp. in numbers."""

from __future__ import annotations

from perfidie.envs.encoding import MOST, Encoding, unnumbered
from perfidie.games.evil_corp.box import PLAYERS, box
from perfidie.games.evil_corp.material import Material
from perfidie.games.evil_corp.table import ABSENT, Table
from perfidie.games.evil_corp.words import (
    ACTIVATE,
    COPY,
    DECLINE,
    DEMON,
    DEPLOY,
    DISCARD,
    FINISH,
    FIRST,
    KEEP,
    MOVE,
    OPPONENT,
    PASS,
    PROMPTS,
    RECOVER,
    RECRUIT,
    REVEAL,
    TARGET,
    TARGET_DEMON,
    TRASH_DEPLOYED,
    TRASH_DISCARDED,
    TRASH_HELD,
)
from perfidie.kernel.state import State


class EvilCorpEncoding(Encoding):
    """A *kind* is a kind of monster, in the order of the data.

    Villages are counted from the seat's own: those it may use first, then the others. In each, the own side's half
    comes first (where the seat has none, that of the lower side). A *place* is a slot counted in this way.
    """

    def __init__(self, seats: int) -> None:
        super().__init__("evil_corp", seats)
        printed = box()
        seating = printed.seatings[PLAYERS.index(seats)]
        self.kind_ids = [monster.id for monster in printed.monsters]
        self.demon_ids = [demon.id for demon in printed.demons]
        self.kinds = len(self.kind_ids)
        self.half = sum(max(face.slots[i] for face in printed.faces) for i in range(len(printed.faces[0].slots)))
        self.villages = len(seating.boards)
        self.thresholds = [[effect.threshold for effect in demon.effects] for demon in printed.demons]
        self.effects = max(len(thresholds) for thresholds in self.thresholds)
        usable = max(len(mine) for each in printed.seatings for mine in each.eligible)
        self.sight = usable * 2 * self.half
        self.reach = usable * self.half
        self.number_actions(printed.queue_length)

        self.sides = len(seating.members)
        self.queue_length = printed.queue_length
        self.lay_out()

        self.material: Material | None = None
        self.place: list[list[int]] = []  # by seat and slot
        self.order: list[list[int]] = []  # by seat: the villages as it counts them

    def number_actions(self, queue: int) -> None:
        add = self.numbering.add
        self.pass_ = add("pass", 1)
        self.decline = add("decline", 1)
        self.done = add("done", 1)
        self.first = add("first", 1)
        self.keep = add("keep", 2)
        self.recruit = add("recruit", queue)
        self.copy = add("copy", queue)
        self.demon = add("demon", len(self.thresholds) * self.effects)
        self.target_demon = add("target demon", len(self.thresholds))
        self.opponent = add("opponent", PLAYERS[-1] - 1)
        self.activate = add("activate", self.reach)
        self.trash_deployed = add("trash deployed", self.reach)
        self.target = add("target", self.sight)
        self.discard = add("discard", self.kinds)
        self.reveal = add("reveal", self.kinds)
        self.recover = add("recover", self.kinds)
        self.trash_held = add("trash held", self.kinds)
        self.trash_discarded = add("trash discarded", self.kinds)
        self.move = add("move", self.reach * self.reach)
        self.deploy = add("deploy", self.kinds * self.reach)

    def lay_out(self) -> None:
        add = self.vector.add
        self.asked = add("asked", len(PROMPTS))
        self.night = add("night", 1)
        self.round = add("round", 1)
        self.first_side = add("first side", self.sides)
        self.turn = add("turn", self.seats)
        self.queue = add("queue", self.queue_length * self.kinds)
        self.demons = add("demons face up", len(self.thresholds))
        self.corp_bag = add("corp bag", self.kinds)
        self.rejected = add("rejected", self.kinds)
        self.removed = add("removed", self.kinds)
        self.village = self.vector.size
        for village in range(self.villages):
            start = self.vector.size
            self.of_state = add(f"village {village} state", 11) - start
            self.of_slots = add(f"village {village} slots", 2 * self.half * (2 + self.kinds)) - start
        self.village_size = (self.vector.size - self.village) // self.villages
        self.side = self.vector.size
        for side in range(self.sides):
            start = self.vector.size
            self.of_money = add(f"side {side} gold, magic gold, tokens, free keeps, bag", 5) - start
            self.of_discard = add(f"side {side} discard", self.kinds) - start
            self.of_unseen = add(f"side {side} unseen", self.kinds) - start
        self.side_size = (self.vector.size - self.side) // self.sides
        self.seat = self.vector.size
        for seat in range(self.seats):
            start = self.vector.size
            self.of_seat = add(f"seat {seat} partner, passed, reserve", 3) - start
            self.of_reserve = add(f"seat {seat} known reserve", self.kinds) - start
        self.seat_size = (self.vector.size - self.seat) // self.seats

    def learn(self, material: Material) -> None:
        """Look up what the slot numbers of this match mean to each seat."""
        self.material = material
        self.order = []
        self.place = []
        for seat in range(material.players):
            mine = material.eligible[seat]
            order = mine + [village for village in range(material.villages) if village not in mine]
            own = material.side_of[seat]
            places = [0] * len(material.slot_ids)
            for village in range(material.villages):
                sides = material.halves[village]
                for half in range(2):
                    other = sides[half] != own if own in sides else half == 1
                    first = (order.index(village) * 2 + (1 if other else 0)) * self.half
                    slots = material.half_slots[village * 2 + half]
                    for i in range(len(slots)):
                        places[slots[i]] = first + i
            self.order.append(order)
            self.place.append(places)

    def legal(self, state: State) -> dict[int, int]:
        assert isinstance(state, Table)
        if state.material is not self.material:
            self.learn(state.material)
        found: dict[int, int] = {}
        for index, code in enumerate(state.codes):
            action = self.number(state, code)
            if action < 0 or action in found:
                raise unnumbered(state, self.game, code)
            found[action] = index
        return found

    def number(self, state: Table, code: int) -> int:
        """The action number of an option, or -1."""
        kind = code & 255
        a = (code >> 8 & 1023) - 1
        b = (code >> 18 & 1023) - 1
        kinds = state.material.kind
        place = self.place[state.asked]
        if kind == DEPLOY:
            return self.deploy + kinds[a] * self.reach + self.own(place[b])
        if kind == ACTIVATE:
            return self.activate + self.own(place[b])
        if kind == RECRUIT:
            return self.recruit + b
        if kind == TARGET:
            return self.target + place[b]
        if kind == MOVE:
            to = (code >> 28 & 1023) - 1
            return self.move + self.own(place[b]) * self.reach + self.own(place[to])
        if kind == TRASH_DEPLOYED:
            return self.trash_deployed + self.own(place[b])
        if kind == COPY:
            return self.copy + b
        if kind == DEMON:
            return self.demon + a * self.effects + self.thresholds[a].index(b)
        if kind == TARGET_DEMON:
            return self.target_demon + a
        if kind == OPPONENT:
            return self.opponent + (a - state.asked - 1) % state.seats
        if kind == KEEP:
            return self.keep + (code >> 28 & 1023) - 1
        if kind == DISCARD:
            return self.discard + kinds[a]
        if kind == REVEAL:
            return self.reveal + kinds[a]
        if kind == RECOVER:
            return self.recover + kinds[a]
        if kind == TRASH_HELD:
            return self.trash_held + kinds[a]
        if kind == TRASH_DISCARDED:
            return self.trash_discarded + kinds[a]
        if kind == PASS:
            return self.pass_
        if kind == DECLINE:
            return self.decline
        if kind == FINISH:
            return self.done
        return self.first if kind == FIRST else -1

    def own(self, place: int) -> int:
        """The number of a place among those of the own side."""
        return place // (2 * self.half) * self.half + place % self.half

    def observe(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Table)
        material = state.material
        if material is not self.material:
            self.learn(material)
        told = bytearray(self.vector.size)
        kinds = material.kind
        side = material.side_of[seat]
        if state.asked >= 0:
            told[self.asked + state.prompt] = 1
        told[self.night] = 1 if state.night else 0
        told[self.round] = at_most(state.round)
        told[self.first_side + (state.first - side) % self.sides] = 1
        told[self.turn + (state.turn - seat) % self.seats] = 1
        at = self.queue
        for tile in state.queue:
            told[at + kinds[tile]] = 1
            at += self.kinds
        for demon in range(len(self.thresholds)):
            told[self.demons + demon] = state.demons >> demon & 1
        for tile in state.corp_bag:
            told[self.corp_bag + kinds[tile]] += 1
        for tile in state.rejected:
            told[self.rejected + kinds[tile]] += 1
        for tile in state.removed:
            told[self.removed + kinds[tile]] += 1
        at = self.village
        for village in self.order[seat]:
            self.tell_village(state, village, side, told, at + self.of_state)
            at += self.village_size
        self.tell_slots(state, seat, told)
        known = state.knowledge.known
        bit = 1 << seat
        for i in range(self.sides):
            self.tell_side(state, (side + i) % self.sides, bit, told, self.side + i * self.side_size)
        at = self.seat
        for i in range(self.seats):
            other = (seat + i) % self.seats
            told[at] = 1 if material.side_of[other] == side else 0
            told[at + 1] = state.passed >> other & 1
            told[at + 2] = len(state.reserves[other])
            for tile in state.reserves[other]:
                if known[tile] & bit:
                    told[at + self.of_reserve + kinds[tile]] += 1
            at += self.seat_size
        return told

    def tell_village(self, state: Table, village: int, side: int, told: bytearray, at: int) -> None:
        """Played by the own side, face, lead, lag, the two conquests, Pillage, Power Stone, the two cargoes."""
        sides = state.material.halves[village]
        lower = 0 if sides[1] != side else 1  # the half of the own side, or the lower one
        lead = state.gauge(village)
        if lower:
            lead = -lead
        stone = state.stone[village]
        told[at] = 1 if side in sides else 0
        told[at + 1] = state.faces[village]
        told[at + 2] = at_most(lead)
        told[at + 3] = at_most(-lead)
        told[at + 4] = state.conquest[village * 2 + lower]
        told[at + 5] = state.conquest[village * 2 + 1 - lower]
        told[at + 6] = state.pillage[village]
        told[at + 7] = 1 if stone == sides[lower] else 0
        told[at + 8] = 1 if stone == sides[1 - lower] else 0
        told[at + 9] = at_most(state.cargo[village * 2])
        told[at + 10] = at_most(state.cargo[village * 2 + 1])

    def tell_slots(self, state: Table, seat: int, told: bytearray) -> None:
        """For each place: whether there is such a slot, whether the monster there is face up, and its kind."""
        place = self.place[seat]
        kinds = state.material.kind
        in_village = 2 * self.half
        step = 2 + self.kinds
        for slot, tile in enumerate(state.slots):
            if tile != ABSENT:
                village, i = divmod(place[slot], in_village)
                at = self.village + village * self.village_size + self.of_slots + i * step
                told[at] = 1
                if tile >= 0:
                    if not state.face_down >> slot & 1:
                        told[at + 1] = 1
                    told[at + 2 + kinds[tile]] = 1

    def tell_side(self, state: Table, side: int, bit: int, told: bytearray, at: int) -> None:
        """Money and tiles; ``unseen`` are those of which the seat cannot tell where in bag and reserves they are."""
        kinds = state.material.kind
        known = state.knowledge.known
        told[at] = at_most(state.gold[side])
        told[at + 1] = at_most(state.magic[side])
        told[at + 2] = state.tokens[side]
        told[at + 3] = at_most(state.free_keeps[side]) if state.night else 0
        told[at + 4] = len(state.bags[side])
        for tile in state.discards[side]:
            told[at + self.of_discard + kinds[tile]] += 1
        unseen = at + self.of_unseen
        for tile in state.bags[side]:
            told[unseen + kinds[tile]] += 1
        for other in state.material.members[side]:
            for tile in state.reserves[other]:
                if not known[tile] & bit:
                    told[unseen + kinds[tile]] += 1

    def action_name(self, action: int) -> str:
        part = next(part for part in self.numbering.parts if part.start <= action < part.stop)
        n = action - part.start
        name = part.name
        if name == "keep":
            return ("let go", "keep")[n]
        if name in ("recruit", "copy"):
            return f"{name} queue{n + 1}"
        if name == "demon":
            return f"demon {self.demon_ids[n // self.effects]} effect {n % self.effects + 1}"
        if name == "target demon":
            return f"target {self.demon_ids[n]}"
        if name == "opponent":
            return f"opponent +{n + 1}"
        if name in ("activate", "trash deployed"):
            return f"{name} {self.own_name(n)}"
        if name == "target":
            village, i = divmod(n, 2 * self.half)
            return f"target village{village} {'own' if i < self.half else 'other'} slot{i % self.half}"
        if name == "move":
            return f"move {self.own_name(n // self.reach)} to {self.own_name(n % self.reach)}"
        if name == "deploy":
            return f"deploy {self.kind_ids[n // self.reach]} {self.own_name(n % self.reach)}"
        return f"{name} {self.kind_ids[n]}" if part.stop - part.start == self.kinds else name

    def own_name(self, place: int) -> str:
        return f"village{place // self.half} slot{place % self.half}"


def at_most(number: int) -> int:
    """A number that fits: from 0 to 127."""
    return 0 if number < 0 else MOST if number > MOST else number
