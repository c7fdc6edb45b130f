import type { Words } from "../../lib/protocol";
import { t } from "../../lib/text.svelte";
import { number } from "./view";

/** A card's name in the reader's language: "blue 5", "Curse", "a Hero". */
export function cardName(card: string | null, words: Words): string {
  if (card === null) return t("villains_card_game-no-pile");
  if (card === "H") return t("villains_card_game-hero");
  if (card.startsWith("H:")) return t("villains_card_game-hero-was", { card: cardName(card.slice(2), words) });
  const it = number(card);
  if (it) return t("villains_card_game-number", { value: it.value, colour: it.colour });
  return words.cards[card]?.name ?? card;
}
