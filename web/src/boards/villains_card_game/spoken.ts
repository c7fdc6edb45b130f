import type { Words } from "../../lib/protocol";
import type { TableStore } from "../../lib/table.svelte";
import { list, t } from "../../lib/text.svelte";
import type { Spoken } from "../contract";
import { cardName } from "./names";
import { nearSeat, neighbour, type CardGame } from "./view";

/** The answers of the question keys. */
export function spoken(view: CardGame, words: Words, table: TableStore): Spoken {
  const { seats, hand, middle } = view.table;
  const me = nearSeat(view);
  const where = (seat: number) => {
    if (view.viewer === seat) return t("villains_card_game-you");
    if (seat === neighbour(me, "left", seats.length)) return t("villains_card_game-left");
    return seat === neighbour(me, "right", seats.length) ? t("villains_card_game-right") : "";
  };
  const line = (seat: number) => {
    const it = seats[seat]!;
    return t("villains_card_game-line", {
      name: [table.names(seat), where(seat)].filter(Boolean).join(", "),
      top: cardName(it.top, words),
      pile: it.pile_size,
      hand: it.hand_size,
      draw: it.draw_size,
    });
  };
  const others = seats.map((_, i) => (me + 1 + i) % seats.length).filter((seat) => seat !== view.viewer);
  return {
    hand: () => (hand.length ? `${t("villains_card_game-hand", { n: hand.length })}: ${list(hand.map((card) => cardName(card, words)))}.` : t("villains_card_game-hand-empty")),
    opponents: () => others.map(line),
    objective: () => t("villains_card_game-objective"),
    place: (entity) => {
      const seat = entity?.startsWith("pile/") ? Number(entity.slice(5)) : null;
      if (seat !== null) return line(seat);
      return [t("villains_card_game-middle", { n: middle.length }), ...seats.map((_, i) => line(i))].join(" ");
    },
    score: () => seats.map((_, i) => line(i)).join(" "),
  };
}
