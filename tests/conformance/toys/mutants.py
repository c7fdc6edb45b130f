"""Lantern with one thing wrong, once or more for each check: what the suite must catch."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar, Self

from tests.conformance.toys.lantern import (
    DREW,
    EVENTS,
    OPTIONS,
    SCRY,
    VALUES,
    Lantern,
    LanternView,
)

from perfidie.kernel.conformance import Check, course, redealing, sameness, secrecy, undoing
from perfidie.kernel.errors import IllegalChoice
from perfidie.kernel.options import Record, kind_of, pack
from perfidie.kernel.reasons import Reason
from perfidie.kernel.rng import Rng
from perfidie.kernel.state import Outcome, RawEvent

MUTANTS: list[tuple[Check, type[Lantern]]] = []


def breaks(check: Check) -> Callable[[type[Lantern]], type[Lantern]]:
    """Says which check must catch the mutant."""

    def note(mutant: type[Lantern]) -> type[Lantern]:
        MUTANTS.append((check, mutant))
        return mutant

    return note


class Closed(Lantern):
    """Not a mutant: a Lantern whose view shows no deck, and no vaults before the end, whatever the viewer knows."""

    def table(self, seat: int | None) -> LanternView:
        seen = super().table(seat)
        return LanternView(
            hand=seen.hand,
            hand_sizes=seen.hand_sizes,
            vaults=seen.vaults if self.ended else [[None] * len(vault) for vault in self.vaults],
            deck=[None] * len(self.deck),
            discard=seen.discard,
        )


@breaks(course.games_end)
class EndsWithoutOutcome(Lantern):
    def outcome(self) -> Outcome | None:
        return None


@breaks(course.games_end)
class HasWinnersWhileItRuns(Lantern):
    def outcome(self) -> Outcome | None:
        return Outcome([0], []) if self.turns > 3 else super().outcome()


@breaks(course.games_end)
class LetsAStrangerWin(Lantern):
    def outcome(self) -> Outcome | None:
        return Outcome([self.seats], []) if self.ended else None


@breaks(course.decisions_can_be_answered)
class AsksWithoutOptions(Lantern):
    def ask(self, seat: int, prompt: int, codes: list[int]) -> int:
        return super().ask(seat, prompt, [] if self.turns == 4 else codes)


@breaks(course.decisions_can_be_answered)
class AsksASeatThatIsNotThere(Lantern):
    def ask(self, seat: int, prompt: int, codes: list[int]) -> int:
        return super().ask(self.seats if self.turns == 4 else seat, prompt, codes)


@breaks(course.options_differ)
class OffersAllCardsUnderOneName(Lantern):
    def option(self, code: int) -> Record:
        return {"kind": OPTIONS[kind_of(code)]}


@breaks(course.options_differ)
class OffersTheSameTwice(Lantern):
    def turn_options(self, seat: int) -> list[int]:
        codes = super().turn_options(seat)
        return [*codes, codes[0]]


@breaks(course.refusals_change_nothing)
class CountsOptionsFromTheBack(Lantern):
    def apply(self, option: int) -> None:
        super().apply(option % len(self.codes) if option < 0 and self.codes else option)


@breaks(course.refusals_change_nothing)
class CountsRefusals(Lantern):
    def apply(self, option: int) -> None:
        try:
            super().apply(option)
        except IllegalChoice:
            self.prompt += 1
            raise


@breaks(course.cards_are_conserved)
class BuriesForGood(Lantern):
    def bury(self, seat: int) -> None:
        self.deck.pop()


@breaks(course.cards_are_conserved)
class HidesACopy(Lantern):
    def hide(self, seat: int, card: int) -> None:
        super().hide(seat, card)
        self.discard.append(card)


@breaks(sameness.copies_are_independent)
class SharesItsVaultsWithCopies(Lantern):
    def copy(self) -> Self:
        to = super().copy()
        to.vaults = self.vaults
        return to


@breaks(sameness.copies_are_independent)
class SharesItsGeneratorWithCopies(Lantern):
    def copy(self) -> Self:
        to = super().copy()
        to.rng = self.rng
        return to


@breaks(sameness.copies_are_independent)
class ForgetsTheDiscardPileInCopies(Lantern):
    def copy(self) -> Self:
        to = super().copy()
        to.discard = []
        return to


@breaks(sameness.saving_changes_nothing)
class ForgetsToSaveTheVaults(Lantern):
    def saved_names(self) -> list[str]:
        return ["hands", "deck", "discard"]


@breaks(sameness.saving_changes_nothing)
class LosesItsPlaceInAnEffect(Lantern):
    def save(self) -> dict[str, Any]:
        saved = super().save()
        saved["stack"] = saved["stack"][:1]
        return saved


@breaks(sameness.same_choices_same_game)
class ShufflesWithForeignChance(Lantern):
    def shuffle(self) -> None:
        super().shuffle()
        random.shuffle(self.deck)


@breaks(sameness.same_choices_same_game)
class ShufflesAlwaysAlike(Lantern):
    def shuffle(self) -> None:
        self.rng = Rng.seeded(0)
        super().shuffle()


@breaks(secrecy.views_hide_what_is_unknown)
@breaks(secrecy.views_show_only_what_is_known)
class ShowsVaultsToAll(Lantern):
    def shown(self, cards: list[int], seat: int | None) -> list[int | None]:
        return [VALUES[card] for card in cards]


@breaks(secrecy.views_hide_what_is_unknown)
class ShowsWhetherTheDeckIsRich(Lantern):
    def table(self, seat: int | None) -> LanternView:
        seen = super().table(seat)
        return LanternView(
            hand=seen.hand,
            hand_sizes=[*seen.hand_sizes, sum(VALUES[card] for card in self.deck)],
            vaults=seen.vaults,
            deck=seen.deck,
            discard=seen.discard,
        )


@breaks(secrecy.views_hide_what_is_unknown)
@breaks(secrecy.views_show_only_what_is_known)
class NumbersHiddenCards(Lantern):
    def shown(self, cards: list[int], seat: int | None) -> list[int | None]:
        return [100 + card for card in cards]


@breaks(secrecy.events_hide_what_is_unknown)
class TellsAllCardsToAll(Lantern):
    def event(self, raw: RawEvent, seat: int | None) -> Record | None:
        kind, actor, card, a, b, _ = raw
        return super().event((kind, actor, card, a, b, self.knowledge.everyone), seat)


@breaks(secrecy.events_hide_what_is_unknown)
class TellsTheCardInAnotherField(Lantern):
    def tell(self, kind: int, seat: int, card: int = -1, a: int = -1, b: int = -1, viewers: int = -1) -> None:
        super().tell(kind, seat, card, card if kind == DREW else a, b, viewers)

    def event(self, raw: RawEvent, seat: int | None) -> Record | None:
        record = super().event(raw, seat)
        if record is not None and record["kind"] == EVENTS[DREW]:
            record["value"] = VALUES[raw[3]]
        return record


@breaks(secrecy.options_hide_what_is_unknown)
class OffersToScryOnlyWhenItPays(Lantern):
    def turn_options(self, seat: int) -> list[int]:
        codes = super().turn_options(seat)
        return [code for code in codes if code != pack(SCRY) or VALUES[self.deck[-1]] > 3]


@breaks(secrecy.options_hide_what_is_unknown)
class SortsOptionsByTheDeck(Lantern):
    def turn_options(self, seat: int) -> list[int]:
        codes = super().turn_options(seat)
        return codes[::-1] if self.deck and VALUES[self.deck[0]] > 3 else codes


@breaks(secrecy.refusals_hide_what_is_unknown)
class SaysWhoHoldsTheCard(Lantern):
    def why_not(self, option: Record) -> Reason | None:
        reason = super().why_not(option)
        if reason is not None and reason.code == "not-in-hand":
            held = [
                seat for seat, hand in enumerate(self.hands) if option.get("card") in [VALUES[card] for card in hand]
            ]
            return Reason(reason.code, {"card": str(option.get("card")), "held": str(held)}, reason.rule)
        return reason


@breaks(secrecy.refusals_hide_what_is_unknown)
class SaysWhatLiesOnTheDeck(Lantern):
    def apply(self, option: int) -> None:
        if self.deck and option >= len(self.codes):
            raise IllegalChoice("not-offered", option=option, instead=VALUES[self.deck[-1]])
        super().apply(option)


@breaks(secrecy.refusals_hide_what_is_unknown)
class RefusesWhatItOffers(Lantern):
    def why_not(self, option: Record) -> Reason | None:
        return Reason("never", {}, "2")


@breaks(secrecy.shuffles_leave_no_trace)
class MarksTheBacks(Lantern):
    """Whoever watched the discard pile can follow its cards through the shuffle by their order."""

    def __init__(self, *core: Any) -> None:
        super().__init__(*core)
        self.marks: list[int] = []

    def copy(self) -> Self:
        to = super().copy()
        to.marks = self.marks[:]
        return to

    def saved_names(self) -> list[str]:
        return [*super().saved_names(), "marks"]

    def shuffle(self) -> None:
        before = self.deck[:]
        super().shuffle()
        self.marks = [before.index(card) for card in self.deck]

    def table(self, seat: int | None) -> LanternView:
        seen = super().table(seat)
        return LanternView(
            hand=seen.hand,
            hand_sizes=seen.hand_sizes,
            vaults=seen.vaults,
            deck=[*self.marks[: len(self.deck)]],
            discard=seen.discard,
        )


@breaks(redealing.redeals_are_worlds)
class RedealsKnownCards(Lantern):
    def redeal(self, seat: int | None, rng: Rng, order: list[int] | None = None) -> Self:
        world = super().redeal(seat, rng, order)
        dealt = list(range(len(VALUES)))
        rng.shuffle(dealt)
        world.relabel(dealt)
        world.ask_again()
        return world


@breaks(redealing.redeals_are_worlds)
class RedealsCardsTwice(Lantern):
    def relabel(self, dealt: list[int]) -> None:
        self.deck[:] = [dealt[card] for card in self.deck]


@breaks(redealing.redeals_are_worlds)
class RedealsTheSameChance(Lantern):
    def redeal(self, seat: int | None, rng: Rng, order: list[int] | None = None) -> Self:
        world = super().redeal(seat, rng, order)
        world.rng = self.rng.copy()
        return world


@breaks(redealing.redeals_do_not_know_the_truth)
class RedealsByTheTruth(Lantern):
    def redeal(self, seat: int | None, rng: Rng, order: list[int] | None = None) -> Self:
        for card in self.deck:
            if card % 2:
                rng.word()
        return super().redeal(seat, rng, order)


@breaks(redealing.redeals_vary)
class RedealsNothing(Lantern):
    def redeal(self, seat: int | None, rng: Rng, order: list[int] | None = None) -> Self:
        world = self.copy()
        world.rng = Rng.seeded(rng.word())
        return world


@breaks(redealing.knowledge_is_what_was_seen)
class FollowsCardsThroughTheShuffle(Closed):
    def shuffle(self) -> None:
        if self.turns == 0:
            super().shuffle()
        else:
            self.rng.shuffle(self.deck)


@breaks(redealing.knowledge_is_what_was_seen)
class FollowsCardsIntoTheVault(Closed):
    def hide(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.vaults[seat].append(card)


@breaks(undoing.undoing_is_replaying)
class WearsOut(Lantern):
    """Keeps something outside the state, which matches share."""

    plays: ClassVar[int] = 0

    def play(self, seat: int, card: int) -> None:
        super().play(seat, card)
        type(self).plays += 1
        if type(self).plays % 7 == 0:
            self.rng.word()


@breaks(undoing.barriers_are_where_something_was_learnt)
class LooksWithoutBarrier(Lantern):
    def look(self, seat: int) -> None:
        self.knowledge.own()[self.deck[-1]] |= 1 << seat


@breaks(undoing.barriers_are_where_something_was_learnt)
class TellsWithoutBarrier(Lantern):
    def look(self, seat: int) -> None:
        super().look(seat)
        self.knowledge.learnt -= 1


@breaks(undoing.barriers_are_where_something_was_learnt)
class BarsWithoutReason(Lantern):
    def take(self, seat: int) -> None:
        super().take(seat)
        self.knowledge.learnt += 1
