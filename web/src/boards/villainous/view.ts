/** The table of Villainous as the server sends it (games/villainous/view.py). Fields that have their usual value are left out. */

import type { View } from "../../lib/protocol";

export const DECKS = ["villain", "fate"] as const;
export type Deck = (typeof DECKS)[number];

export interface CardView {
  card: string;
  type: string;
  deck: Deck;
  strength?: number | null;
  stronger?: number;
  trapped?: boolean;
  wicket?: boolean;
  hypnotized?: boolean;
  size?: "normal" | "shrunk" | "enlarged";
  covers?: string[];
  power?: number;
  items?: string[];
}

export interface SymbolView {
  symbol: string;
  covered?: boolean;
  used?: boolean;
  granted_by?: string;
}

export interface LocationView {
  location: string;
  locked: boolean;
  mover: boolean;
  top_symbols: SymbolView[];
  bottom_symbols: SymbolView[];
  top: CardView[];
  bottom: CardView[];
}

export interface RealmView {
  villain: string;
  power: number;
  locations: LocationView[];
  hand_size: number;
  hand: (string | null)[];
  hand_costs: (number | null)[];
  villain_deck_size: number;
  fate_deck_size: number;
  known_villain_deck: (string | null)[];
  known_fate_deck: (string | null)[];
  villain_discard: string[];
  fate_discard: string[];
  aside: (string | null)[];
  pieces: number[];
  progress: number;
  progress_parts: Record<string, number>;
}

export interface RealmsView {
  type: "villainous";
  turn: number;
  phase: string;
  acts: number;
  fate_token: number | null;
  fate_token_used: boolean;
  cause: string;
  about: string;
  happened: { situation: string; n?: number; card?: string }[];
  realms: RealmView[];
}

export type Villainous = View<RealmsView>;

/** The seat whose realm is shown large: the viewer's own; for a spectator the first. */
export function mainSeat(view: View): number {
  return view.viewer ?? 0;
}

export function realms(view: View): RealmsView {
  return view.table as RealmsView;
}

/** The tile of a villain that has one, by the face that shows; null while it lies aside. */
export function tileState(realm: RealmView): number | null {
  return realm.pieces.length === 1 ? (realm.pieces[0] ?? null) : null;
}
