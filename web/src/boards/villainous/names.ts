/** Full names of things, in the order of a screen reader: name, type, numbers, state. */

import type { Words } from "../../lib/protocol";
import { knows, list, t } from "../../lib/text.svelte";
import type { CardView, LocationView, SymbolView } from "./view";

export function cardName(words: Words, id: string | null): string {
  return id === null ? t("villainous-hidden-card") : (words.cards[id]?.name ?? id);
}

export function typeName(words: Words, type: string): string {
  return words.types[type] ?? type;
}

export function placeName(words: Words, id: string): string {
  return words.places[id]?.name ?? id;
}

export function symbolName(words: Words, symbol: string): string {
  const [action = "", amount] = symbol.split(":");
  const key = `villainous-action-${action}`;
  return knows(key) ? t(key, { n: Number(amount ?? 0) }) : (words.symbols[symbol] ?? symbol);
}

/** What has changed about a card, in words. */
export function marksOf(card: CardView): string[] {
  const said: string[] = [];
  if (card.wicket) said.push(t("villainous-wicket"));
  if (card.trapped) said.push(t("villainous-trapped"));
  if (card.hypnotized) said.push(t("villainous-hypnotized"));
  if (card.size && card.size !== "normal") said.push(t(`villainous-${card.size}`));
  if (card.power) said.push(t("villainous-power-on", { n: card.power }));
  return said;
}

export function fullName(words: Words, card: CardView, place: string): string {
  return cardName(words, card.card) + restOfName(words, card, place);
}

/** What follows the name of a card. */
export function restOfName(words: Words, card: CardView, place: string): string {
  const said = ["", typeName(words, card.type)];
  if (typeof card.strength === "number") said.push(t("villainous-strength", { n: card.strength }));
  said.push(...marksOf(card));
  if (card.covers?.length) said.push(t("villainous-covers", { names: list(card.covers.map((cover) => coverName(words, cover))) }));
  if (card.items?.length) said.push(t("villainous-carries", { names: list(card.items.map((item) => cardName(words, item))) }));
  if (place) said.push(t("villainous-at", { place: placeName(words, place) }));
  return said.join(", ");
}

/** What follows the name of an Item that is attached to a card. */
export function restOfItem(words: Words, item: string, host: string, place: string): string {
  const type = typeName(words, words.cards[item]?.type ?? "item");
  return ["", type, t("villainous-on", { name: cardName(words, host) }), t("villainous-at", { place: placeName(words, place) })].join(", ");
}

function coverName(words: Words, cover: string): string {
  const [place = "", symbol = ""] = cover.split("/");
  return `${symbolName(words, symbol)} (${placeName(words, place)})`;
}

export function symbolState(words: Words, symbol: SymbolView, location: LocationView): string {
  const said: string[] = [];
  if (symbol.granted_by) said.push(t("villainous-symbol-granted", { card: cardName(words, symbol.granted_by) }));
  if (location.locked) said.push(t("villainous-symbol-locked"));
  if (symbol.covered) said.push(t("villainous-symbol-covered"));
  if (symbol.used) said.push(t("villainous-symbol-used"));
  return [symbolName(words, symbol.symbol), ...said].join(", ");
}
