"""The powers (rule 7): one step per code, and one program per tile for its deployment and for its activation.

Whether an activation is legal is asked of the same steps (:meth:`Power.useful`): what a step would offer is what makes
it useful.
"""

from __future__ import annotations

from perfidie.games.evil_corp import codes
from perfidie.games.evil_corp.box import box
from perfidie.games.evil_corp.codes import Code
from perfidie.games.evil_corp.recruiting import price, recruitments
from perfidie.games.evil_corp.table import FREE, Table
from perfidie.games.evil_corp.targets import awake_enemies, destinations, own_monsters, prey
from perfidie.games.evil_corp.words import (
    ASK_COPY,
    ASK_DISCARD,
    ASK_DISCARD_WHOM,
    ASK_DRAW_WHOM,
    ASK_FLIP_DEMON,
    ASK_FLIP_ENEMY,
    ASK_KILL,
    ASK_MOVE,
    ASK_RECOVER,
    ASK_RECRUIT,
    ASK_REVEAL,
    ASK_REVEAL_WHOM,
    ASK_TRASH,
    COPIED,
    COPY,
    DECLINE,
    DISCARD,
    DISCARD_PILE,
    FINISH,
    LAPSED,
    MOVE,
    OPPONENT,
    RECOVER,
    RESERVE,
    REVEAL,
    TARGET,
    TARGET_DEMON,
    TRASH_DEPLOYED,
    TRASH_DISCARDED,
    TRASH_HELD,
)
from perfidie.kernel.options import field, kind_of, pack
from perfidie.kernel.state import ACTOR, AT, DONE, Step, program

TILE = 3
"""Frame item: the tile whose power this is; it may have left its slot."""
PICKS = 4
"""Frame item: how many picks the present step has made."""
CHOSEN = 5
"""Frame item: what the present step has picked, as a bit set of slots or demons."""
FOE = 6
"""Frame item: the opponent that was chosen, or NO_FOE."""
NO_FOE = -1

NOWHERE = -1
"""No program: the tile has no such power."""


def power_frame(power: int, seat: int, tile: int) -> list[int]:
    return [power, 0, seat, tile, 0, 0, NO_FOE]


def again(frame: list[int]) -> None:
    """Ask the present step once more."""
    frame[PICKS] += 1
    frame[AT] -= 1


def over(frame: list[int]) -> None:
    """The present step has made its last pick."""
    frame[PICKS] = 0
    frame[CHOSEN] = 0


class Power(Step[Table]):
    """A step of a power. ``amount`` is the number of its code; ``deployed`` if it happens when a tile is deployed."""

    def __init__(self, amount: int, deployed: bool) -> None:
        self.amount = amount
        self.deployed = deployed

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        """Whether it would do something now (rule 6.3)."""
        return False

    def may_decline(self, state: Table) -> bool:
        """Choosing powers of a deployment may be declined (rule 6.1)."""
        return self.deployed and state.material.deploy_optional


class Gain(Power):
    def do(self, state: Table, frame: list[int]) -> int:
        state.gain(frame[ACTOR], self.amount)
        return DONE


class Lose(Power):
    """A condition of deployment, so the gold is there."""

    def do(self, state: Table, frame: list[int]) -> int:
        state.pay(frame[ACTOR], self.amount)
        return DONE


class ChooseMonster(Power):
    """Choose a monster on an eligible village, or more, one after another."""

    def __init__(self, amount: int, deployed: bool) -> None:
        super().__init__(amount, deployed)
        self.prompt = ASK_KILL
        self.times = 1

    def candidates(self, state: Table, seat: int) -> list[int]:
        raise NotImplementedError

    def strike(self, state: Table, seat: int, slot: int) -> None:
        raise NotImplementedError

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return len(self.candidates(state, seat)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        slots = state.slots
        options: list[int] = []
        if frame[PICKS] < self.times:
            for slot in self.candidates(state, seat):
                if not frame[CHOSEN] >> slot & 1:
                    options.append(pack(TARGET, slots[slot], slot))
        if not options:
            if frame[PICKS] == 0:
                state.tell(LAPSED, seat, frame[TILE])
            over(frame)
            return DONE
        if self.may_decline(state):
            options.append(pack(DECLINE))
        return state.ask(seat, self.prompt, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == DECLINE:
            over(frame)
            return
        slot = field(code, 1)
        frame[CHOSEN] |= 1 << slot
        self.strike(state, frame[ACTOR], slot)
        again(frame)


class Kill(ChooseMonster):
    """The amount is the ceiling of the current terror."""

    def candidates(self, state: Table, seat: int) -> list[int]:
        return prey(state, seat, self.amount)

    def strike(self, state: Table, seat: int, slot: int) -> None:
        state.kill(seat, slot)


class FlipEnemy(ChooseMonster):
    def __init__(self, amount: int, deployed: bool) -> None:
        super().__init__(amount, deployed)
        self.prompt = ASK_FLIP_ENEMY
        self.times = amount

    def candidates(self, state: Table, seat: int) -> list[int]:
        return awake_enemies(state, seat)

    def strike(self, state: Table, seat: int, slot: int) -> None:
        state.flip(seat, slot)


class FlipDemon(Power):
    def do(self, state: Table, frame: list[int]) -> int:
        options: list[int] = []
        if frame[PICKS] < self.amount:
            for demon in range(len(state.material.demons)):
                asleep = not state.demons >> demon & 1
                if (asleep or state.material.flip_demon_both) and not frame[CHOSEN] >> demon & 1:
                    options.append(pack(TARGET_DEMON, demon))
        if not options:
            if frame[PICKS] == 0:
                state.tell(LAPSED, frame[ACTOR], frame[TILE])
            over(frame)
            return DONE
        if self.may_decline(state):
            options.append(pack(DECLINE))
        return state.ask(frame[ACTOR], ASK_FLIP_DEMON, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == DECLINE:
            over(frame)
            return
        demon = field(code, 0)
        frame[CHOSEN] |= 1 << demon
        state.flip_demon(frame[ACTOR], demon)
        again(frame)


class ChooseOpponent(Power):
    """Any opposing player (rule 3): the one that the next step concerns."""

    def __init__(self, prompt: int, deployed: bool) -> None:
        super().__init__(0, deployed)
        self.prompt = prompt

    def matters(self, state: Table, seat: int) -> bool:
        """Whether the next step can do something to some opponent."""
        for other in state.material.opponents(seat):
            if state.reserves[other]:
                return True
        return False

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        frame[FOE] = NO_FOE
        if not self.matters(state, seat):
            state.tell(LAPSED, seat, frame[TILE])
            return DONE
        others = state.material.opponents(seat)
        options = [pack(OPPONENT, other) for other in others]
        if self.may_decline(state):
            options.append(pack(DECLINE))
        elif len(options) == 1:
            frame[FOE] = others[0]
            return DONE
        return state.ask(seat, self.prompt, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == OPPONENT:
            frame[FOE] = field(code, 0)


class ChooseDrawer(ChooseOpponent):
    """The opponent who draws: not a choice that can be declined (rule 6.1)."""

    def matters(self, state: Table, seat: int) -> bool:
        return True

    def may_decline(self, state: Table) -> bool:
        return False


class Reveal(Power):
    """The chosen opponent picks tiles of the reserve, shows them to everybody and takes them back; all if fewer."""

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return somebody_holds(state, seat)

    def do(self, state: Table, frame: list[int]) -> int:
        foe = frame[FOE]
        if foe == NO_FOE:
            return DONE
        if frame[PICKS] == self.amount:
            over(frame)
            return DONE
        left = state.reserves[foe][frame[PICKS] :]  # what is shown goes to the front
        if len(left) <= self.amount - frame[PICKS]:
            for tile in left:
                state.show(foe, tile)
            over(frame)
            return DONE
        return state.ask(foe, ASK_REVEAL, [pack(REVEAL, tile) for tile in state.distinct(left)])

    def take(self, state: Table, frame: list[int], code: int) -> None:
        state.show(frame[FOE], field(code, 0))
        again(frame)


class FoeDiscard(Power):
    """The chosen opponent picks and discards; all if fewer."""

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return somebody_holds(state, seat)

    def do(self, state: Table, frame: list[int]) -> int:
        if frame[FOE] == NO_FOE:
            return DONE
        return ask_discard(state, frame, frame[FOE], self.amount)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        state.discard_held(frame[FOE], field(code, 0))
        again(frame)


class FoeDraw(Power):
    """The chosen opponent draws, even after passing."""

    def do(self, state: Table, frame: list[int]) -> int:
        state.draw(frame[FOE], self.amount, state.material.day_refill)
        return DONE


class Draw(Power):
    def useful(self, state: Table, seat: int, tile: int) -> bool:
        side = state.side(seat)
        return len(state.bags[side]) > 0 or (state.material.day_refill and len(state.discards[side]) > 0)

    def do(self, state: Table, frame: list[int]) -> int:
        state.draw(frame[ACTOR], self.amount, state.material.day_refill)
        return DONE


class Discard(Power):
    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return len(state.reserves[seat]) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        return ask_discard(state, frame, frame[ACTOR], self.amount)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        state.discard_held(frame[ACTOR], field(code, 0))
        again(frame)


class Recover(Power):
    """Up to so many tiles, one at least, from the discard to the bag."""

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return len(state.discards[state.side(seat)]) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        discard = state.discards[state.side(seat)]
        if frame[PICKS] == self.amount or not discard:
            over(frame)
            return DONE
        options = [pack(RECOVER, tile) for tile in state.distinct(discard)]
        if frame[PICKS]:
            options.append(pack(FINISH))
        return state.ask(seat, ASK_RECOVER, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == FINISH:
            over(frame)
            return
        state.recover(frame[ACTOR], field(code, 0))
        again(frame)


class DiscardSelf(Power):
    """A price more than a use: it does not make an activation legal (rule 6.3)."""

    def do(self, state: Table, frame: list[int]) -> int:
        slot = state.where(frame[TILE])
        if slot >= 0:
            state.discard_deployed(frame[ACTOR], slot)
        return DONE


class Move(Power):
    """Up to so many different own monsters, one at least, to free own slots."""

    def moves(self, state: Table, seat: int, slot: int) -> list[int]:
        """The moves of the monster in one slot, encoded."""
        tile = state.slots[slot]
        return [pack(MOVE, tile, slot, to) for to in destinations(state, seat, tile)]

    def movable(self, state: Table, seat: int, tile: int) -> list[int]:
        """The slots of the monsters that may be moved."""
        return own_monsters(state, seat)

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        for slot in self.movable(state, seat, tile):
            if destinations(state, seat, state.slots[slot]):
                return True
        return False

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        options: list[int] = []
        if frame[PICKS] < self.amount:
            for slot in self.movable(state, seat, frame[TILE]):
                if not frame[CHOSEN] >> slot & 1:
                    options += self.moves(state, seat, slot)
        if not options:
            over(frame)
            return DONE
        if frame[PICKS]:
            options.append(pack(FINISH))
        return state.ask(seat, ASK_MOVE, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == FINISH:
            over(frame)
            return
        seat = frame[ACTOR]
        to = field(code, 2)
        frame[CHOSEN] = frame[CHOSEN] & ~(1 << field(code, 1)) | 1 << to
        state.move(seat, field(code, 1), to)
        again(frame)
        if state.material.move_triggers:
            from perfidie.games.evil_corp.slots import slot_effect

            slot_effect(state, seat, field(code, 0), to)


class MoveSelf(Move):
    def movable(self, state: Table, seat: int, tile: int) -> list[int]:
        slot = state.where(tile)
        return [slot] if slot >= 0 else []


class Trash(Power):
    """Up to so many own tiles, one at least, out of the game: from reserve, discard or own villages."""

    def options(self, state: Table, seat: int) -> list[int]:
        found = [pack(TRASH_HELD, tile) for tile in state.distinct(state.reserves[seat])]
        found += [pack(TRASH_DISCARDED, tile) for tile in state.distinct(state.discards[state.side(seat)])]
        found += [pack(TRASH_DEPLOYED, state.slots[slot], slot) for slot in own_monsters(state, seat)]
        return found

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return len(self.options(state, seat)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        options = self.options(state, seat) if frame[PICKS] < self.amount else []
        if not options:
            over(frame)
            return DONE
        if frame[PICKS]:
            options.append(pack(FINISH))
        return state.ask(seat, ASK_TRASH, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        kind = kind_of(code)
        if kind == FINISH:
            over(frame)
            return
        place = RESERVE
        if kind == TRASH_DEPLOYED:
            place = field(code, 1)
        elif kind == TRASH_DISCARDED:
            place = DISCARD_PILE
        state.remove(frame[ACTOR], field(code, 0), place)
        again(frame)


class Recruit(Power):
    """A recruitment by a power: into the bag (``deployed``, and then optional) or into the reserve."""

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return len(recruitments(state, seat, True)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        seat = frame[ACTOR]
        options = recruitments(state, seat, True)
        if not options:
            state.tell(LAPSED, seat, frame[TILE])
            return DONE
        if self.deployed:
            options.append(pack(DECLINE))
        return state.ask(seat, ASK_RECRUIT, options)

    def take(self, state: Table, frame: list[int], code: int) -> None:
        if kind_of(code) == DECLINE:
            return
        index = field(code, 1)
        state.recruit(frame[ACTOR], index, price(state, index, True), not self.deployed)


class CopyQueue(Power):
    """Resolve the activated power of a queue tile as if it were printed on this one."""

    def options(self, state: Table, seat: int, tile: int) -> list[int]:
        found: list[int] = []
        for index, waiting in enumerate(state.queue):
            power = ACTIVATED[state.material.kind[waiting]]
            if power != NOWHERE and not COPIES[state.material.kind[waiting]] and is_useful(state, power, seat, tile):
                found.append(pack(COPY, waiting, index))
        return found

    def useful(self, state: Table, seat: int, tile: int) -> bool:
        return len(self.options(state, seat, tile)) > 0

    def do(self, state: Table, frame: list[int]) -> int:
        return state.ask(frame[ACTOR], ASK_COPY, self.options(state, frame[ACTOR], frame[TILE]))

    def take(self, state: Table, frame: list[int], code: int) -> None:
        tile = field(code, 0)
        state.tell(COPIED, frame[ACTOR], tile)
        state.push(power_frame(ACTIVATED[state.material.kind[tile]], frame[ACTOR], frame[TILE]))


def somebody_holds(state: Table, seat: int) -> bool:
    """Whether some opponent has a tile in reserve."""
    for other in state.material.opponents(seat):
        if state.reserves[other]:
            return True
    return False


def ask_discard(state: Table, frame: list[int], seat: int, amount: int) -> int:
    """Let a seat choose what it discards, one tile after another; all if it has no more than that."""
    reserve = state.reserves[seat]
    if frame[PICKS] == amount:
        over(frame)
        return DONE
    if len(reserve) <= amount - frame[PICKS]:
        for tile in reserve[:]:
            state.discard_held(seat, tile)
        over(frame)
        return DONE
    return state.ask(seat, ASK_DISCARD, [pack(DISCARD, tile) for tile in state.distinct(reserve)])


def steps_of(code: Code, deployed: bool) -> list[Power]:
    """The steps of one code."""
    name = code.name
    n = code.amount
    if name == codes.GAIN:
        return [Gain(n, deployed)]
    if name == codes.LOSE:
        return [Lose(n, deployed)]
    if name == codes.KILL:
        return [Kill(n, deployed)]
    if name == codes.FLIP_ENEMY:
        return [FlipEnemy(n, deployed)]
    if name == codes.FLIP_DEMON:
        return [FlipDemon(n, deployed)]
    if name == codes.REVEAL:
        return [ChooseOpponent(ASK_REVEAL_WHOM, deployed), Reveal(n, deployed)]
    if name == codes.FOE_DRAW:
        return [ChooseDrawer(ASK_DRAW_WHOM, deployed), FoeDraw(n, deployed)]
    if name == codes.FOE_DISCARD:
        return [ChooseOpponent(ASK_DISCARD_WHOM, deployed), FoeDiscard(n, deployed)]
    if name == codes.RECRUIT_BAG or name == codes.RECRUIT_HAND:
        return [Recruit(0, deployed)]
    if name == codes.DRAW:
        return [Draw(n, deployed)]
    if name == codes.DISCARD:
        return [Discard(n, deployed)]
    if name == codes.RECOVER:
        return [Recover(n, deployed)]
    if name == codes.DISCARD_SELF:
        return [DiscardSelf(0, deployed)]
    if name == codes.MOVE_SELF:
        return [MoveSelf(1, deployed)]
    if name == codes.MOVE:
        return [Move(n, deployed)]
    if name == codes.TRASH:
        return [Trash(n, deployed)]
    assert name == codes.COPY_QUEUE, name
    return [CopyQueue(0, deployed)]


STEPS: dict[int, list[Power]] = {}
"""The steps of each program of a power."""


def power(printed: list[Code], deployed: bool) -> int:
    """The program of these codes, resolved from left to right."""
    if not printed:
        return NOWHERE
    steps: list[Power] = []
    for code in printed:
        steps += steps_of(code, deployed)
    number = program(*steps)
    STEPS[number] = steps
    return number


def is_useful(state: Table, power: int, seat: int, tile: int) -> bool:
    """Whether some code can do something (rule 6.3); what follows ``discard_self`` is judged without the tile."""
    slots = state.slots
    lifted = -1
    found = False
    for step in STEPS[power]:
        if isinstance(step, DiscardSelf):
            lifted = state.where(tile)
            if lifted >= 0:
                slots[lifted] = FREE
        elif step.useful(state, seat, tile):
            found = True
            break
    if lifted >= 0:
        slots[lifted] = tile
    return found


ON_DEPLOYMENT = [power(monster.deploy, True) for monster in box().monsters]
"""The program of each kind's deployment power, or NOWHERE."""
ACTIVATED = [power(monster.activate, False) for monster in box().monsters]
"""The program of each kind's activated power, or NOWHERE."""
COPIES = [any(code.name == codes.COPY_QUEUE for code in monster.activate) for monster in box().monsters]
"""The kinds whose activated power is itself a copy: such a power cannot be copied."""
DEMON_POWERS = [[power(effect.codes, False) for effect in demon.effects] for demon in box().demons]
"""The program of each effect of each demon."""
