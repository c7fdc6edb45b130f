/** What a viewer sees of the card game; the same as `games/villains_card_game/view.py`. */

import type { View, Words } from "../../lib/protocol";

export interface SeatView {
  villain: string;
  hand_size: number;
  draw_size: number;
  pile_size: number;
  /** The card on top, `H` for one that lies face down, null for an empty pile. */
  top: string | null;
  /** A card of the hand that was laid open and must be played next. */
  forced: string | null;
  /** Bottom first, `H:5R` for a Hero; only when the game is over. */
  pile: string[] | null;
  score: number | null;
  lost: number | null;
  heroes: number | null;
}

export interface CardTableView {
  turn: number;
  specials: boolean;
  hand: string[];
  middle: string[];
  seats: SeatView[];
}

export type CardGame = View<CardTableView>;

export const COLOURS: Record<string, string> = { R: "red", B: "blue", G: "green", Y: "yellow", P: "purple", O: "orange" };

/** `5R` in its parts; null for a special. */
export function number(card: string): { value: number; colour: string } | null {
  const parts = /^([1-6])([RBGYPO])$/.exec(card);
  return parts ? { value: Number(parts[1]), colour: COLOURS[parts[2] ?? ""] ?? "red" } : null;
}

const SPECIALS: Record<string, string> = {
  curse: "maleficent",
  hypnosis: "jafar",
  sabotage: "hook",
  intrigue: "scar",
  whirlpool: "ursula",
  swap: "cruella",
};

/** The villain whose deck a special is from. */
export function ownerOf(card: string, words: Words): string {
  return words.cards[card]?.owner ?? SPECIALS[card] ?? "";
}

/** The style class of a villain: this game says `hook`, the other says `captain_hook`. */
export function hue(villain: string): string {
  return `v-${villain === "hook" ? "captain_hook" : villain}`;
}

/** The seat with whose eyes the table is laid out. */
export function nearSeat(view: CardGame): number {
  return view.viewer ?? 0;
}

/** Where a direction points from a seat: play runs to the left. */
export function neighbour(seat: number, way: string, seats: number): number {
  return (seat + (way === "left" ? 1 : seats - 1)) % seats;
}

/** The values that a number of Heroes cancels (rule 7). */
export function cancelled(heroes: number): number[] {
  if (heroes === 0) return [];
  const rest = ((heroes - 1) % 6) + 1;
  return heroes <= 6 || rest === 6 ? [heroes <= 6 ? heroes : 6] : [6, rest];
}
