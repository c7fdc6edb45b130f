"""What lies on the table of a match: its tiles and slots by number, frozen and shared by all copies of a position."""

from __future__ import annotations

from functools import lru_cache

from perfidie.games.evil_corp.box import (
    COLOURS,
    FORTIFICATION,
    PLAYERS,
    SLOT_TYPES,
    Face,
    Monster,
    box,
)
from perfidie.games.evil_corp.codes import ALONE, FREE_KEEP, INVOKE, LOSE, NO_FORT, SHIELD


class Material:
    """Tiles, slots and rulings for so many players.

    With ``whole_box``, the base tiles that nobody uses have numbers too: scenarios may ask for them. Slots are numbered
    village by village, half by half; a slot that is printed on one face only has a number on both.
    """

    def __init__(self, players: int, rulings: dict[str, bool | str], whole_box: bool) -> None:
        printed = box()
        seating = printed.seatings[PLAYERS.index(players)]
        self.players = players
        self.rulings = rulings
        self.whole_box = whole_box
        self.bonus_of_all = rulings["invocation_bonus_scope"] == "all_face_up_own"
        self.deploy_optional = rulings["targeted_deploy_optional"] is True
        self.kill_own = rulings["kill_may_hit_own"] is True
        self.kill_current = rulings["kill_uses_current_terror"] is True
        self.flip_face_up_only = rulings["flip_enemy_only_face_up"] is True
        self.flip_demon_both = rulings["flip_demon_both_ways"] is True
        self.shield_own = rulings["shield_blocks_own_powers"] is True
        self.move_triggers = rulings["move_triggers_slot_effects"] is True
        self.move_limited = rulings["move_respects_slot_limits"] is True
        self.surcharge_on_power = rulings["surcharge_on_power_recruit"] is True
        self.day_refill = rulings["day_draw_refills_bag"] is True
        self.corp_refill = rulings["corp_bag_refill"] == "rejected_tiles"
        self.free_keeps_add = rulings["free_keep_stacks"] is True
        self.ordinary_first = rulings["pay_ordinary_gold_first"] is True
        self.zero_pillages = rulings["pillage_of_zero_terror"] == "token_taken_no_gold"

        self.members = seating.members
        self.sides = len(seating.members)
        self.side_of = [0] * players
        for side, members in enumerate(seating.members):
            for seat in members:
                self.side_of[seat] = side
        self.eligible = seating.eligible
        self.halves = seating.halves
        """The two sides at each village, the lower number first."""
        self.villages = len(seating.boards)
        self.draw = seating.draw
        self.faces: list[Face] = printed.faces
        self.surcharge = printed.surcharge
        self.queue_length = printed.queue_length
        self.demons = [demon.id for demon in printed.demons]
        self.tokens_to_win = printed.tokens_to_win

        self.ids: list[str] = []
        self.kind: list[int] = []
        self.colour: list[int] = []
        self.recruit: list[int] = []
        self.terror: list[int] = []
        self.invoke: list[int] = []
        self.boost: list[int] = []  # the number of a colour, or -1
        self.alone: list[int] = []  # 0 where it does not apply
        self.no_fort: list[bool] = []
        self.shield: list[bool] = []
        self.free_keep: list[int] = []
        self.lose: list[int] = []
        self.recruitable: list[int] = []
        """The tiles that start in the corp bag."""
        self.base_tiles: list[list[int]] = [[] for _ in range(self.sides)]
        """The tiles that start in each side's bag."""
        self.lay_out_tiles(printed.base_sets[seating.bag_set])

        self.slot_ids: list[str] = []
        self.slot_village: list[int] = []
        self.slot_side: list[int] = []
        self.slot_type: list[int] = []
        self.half_slots: list[list[int]] = []
        """By village * 2 + half."""
        self.printed_on: list[list[bool]] = [[], []]
        """By face and slot."""
        self.lay_out_slots()
        self.slot_effect = [printed.slot_effects[type] for type in self.slot_type]
        """By slot and colour; -1 where the colour may not be put."""
        self.counts = [printed.counts_terror[type] for type in self.slot_type]
        self.lasting = [not printed.leaves_at_night[type] for type in self.slot_type]

        slots = range(len(self.slot_ids))
        self.side_slots = [[slot for slot in slots if self.slot_side[slot] == side] for side in range(self.sides)]
        self.sight = [[slot for slot in slots if self.slot_village[slot] in mine] for mine in self.eligible]
        """By seat: all slots of its villages, on both halves."""
        self.reach = [
            [slot for slot in self.sight[seat] if self.slot_side[slot] == self.side_of[seat]] for seat in range(players)
        ]
        """By seat: its own slots."""
        self.shape = [self.colour[tile] * 2 + (1 if self.no_fort[tile] else 0) for tile in range(len(self.ids))]
        self.room = [
            [[slot for slot in own if self.fits(shape, slot)] for shape in range(len(COLOURS) * 2)]
            for own in self.reach
        ]
        """By seat and shape of a tile: the own slots where such a tile may be put."""

    def lay_out_tiles(self, base_set: list[str]) -> None:
        for kind, monster in enumerate(box().monsters):
            if monster.base:
                for tiles in self.base_tiles:
                    tiles += [self.add_tile(kind, monster) for _ in range(base_set.count(monster.id))]
                while self.whole_box and self.ids.count(monster.id) < monster.copies:
                    self.add_tile(kind, monster)
            else:
                self.recruitable += [self.add_tile(kind, monster) for _ in range(monster.copies)]

    def add_tile(self, kind: int, monster: Monster) -> int:
        self.ids.append(monster.id)
        self.kind.append(kind)
        self.colour.append(monster.colour)
        self.recruit.append(monster.recruit)
        self.terror.append(monster.terror)
        self.invoke.append(monster.sum_of(INVOKE))
        self.boost.append(monster.boosted())
        self.alone.append(monster.sum_of(ALONE))
        self.no_fort.append(monster.has(NO_FORT))
        self.shield.append(monster.has(SHIELD))
        self.free_keep.append(monster.sum_of(FREE_KEEP))
        self.lose.append(sum(code.amount for code in monster.deploy if code.name == LOSE))
        return len(self.ids) - 1

    def lay_out_slots(self) -> None:
        for village in range(self.villages):
            for side in self.halves[village]:
                half: list[int] = []
                for type, name in enumerate(SLOT_TYPES):
                    most = max(face.slots[type] for face in self.faces)
                    for n in range(most):
                        half.append(len(self.slot_ids))
                        self.slot_ids.append(f"v{village}.{side}.{name}{n + 1}")
                        self.slot_village.append(village)
                        self.slot_side.append(side)
                        self.slot_type.append(type)
                        for face, on_face in enumerate(self.printed_on):
                            on_face.append(n < self.faces[face].slots[type])
                self.half_slots.append(half)

    def fits(self, shape: int, slot: int) -> bool:
        """Whether a tile of this shape may be put there (rule 6.1): the colour, and no_fort on a Fortification."""
        if shape & 1 and self.slot_type[slot] == FORTIFICATION:
            return False
        return self.slot_effect[slot][shape >> 1] >= 0

    def half(self, village: int, side: int) -> int:
        """The index of a side's half of a village, for ``half_slots`` and ``Table.conquest``."""
        return village * 2 + self.halves[village].index(side)

    def opponents(self, seat: int) -> list[int]:
        """The players of other sides, in turn order."""
        seats = [(seat + i) % self.players for i in range(1, self.players)]
        return [other for other in seats if self.side_of[other] != self.side_of[seat]]

    def keeper(self, slot: int) -> int:
        """The player who decides about a fortified tile: the first of the side who may use that village."""
        village = self.slot_village[slot]
        return next(seat for seat in self.members[self.slot_side[slot]] if village in self.eligible[seat])


@lru_cache(maxsize=256)
def material_for(players: int, rulings: tuple[bool | str, ...], whole_box: bool) -> Material:
    """The material of a match, made once for matches that are alike; the rulings in the order of the box."""
    return Material(players, dict(zip(box().rulings, rulings, strict=True)), whole_box)
