/** Which icon stands for an option. */

import type { Option } from "./protocol";

/** The icons of action symbols. */
export const SYMBOLS: Record<string, string> = {
  gain_power: "act-gain-power",
  play_card: "act-play-card",
  activate: "act-activate",
  fate: "act-fate",
  move_item_or_ally: "act-move-item-ally",
  move_hero: "act-move-hero",
  vanquish: "act-vanquish",
  discard: "act-discard",
};

const KINDS: Record<string, string> = {
  move: "tok-mover",
  play: "act-play-card",
  place: "zone-realm",
  location: "zone-realm",
  attach: "type-item",
  seat: "st-human",
  condition: "type-condition",
  take_token: "tok-obstacle",
  put_token: "tok-obstacle",
  cover: "st-covered",
  tile: "type-relic",
  amount: "tok-power",
  yes: "st-used",
  no: "ui-close",
  pass: "ui-right",
  done: "st-used",
  end: "ui-right",
  deploy: "slot-battlefield",
  recruit: "tok-gold",
  activate: "act-activate",
  invoke: "tok-invoke",
};

const PROMPTS: Record<string, string> = {
  discard: "act-discard",
  vanquish: "act-vanquish",
  allies: "type-ally",
  fate_card: "act-fate",
  fate_target: "act-fate",
  move_card: "act-move-item-ally",
  move_hero: "act-move-hero",
  activate: "act-activate",
  play: "act-play-card",
};

export function symbolIcon(symbol: string): string {
  return SYMBOLS[symbol.split(":")[0] ?? ""] ?? "type-special";
}

export function iconOf(option: Option, prompt = ""): string {
  const { kind = "", symbol } = option.record;
  if (kind === "action" && symbol) return symbolIcon(symbol);
  return KINDS[kind] ?? PROMPTS[prompt] ?? SYMBOLS[option.icon] ?? "zone-deck";
}
