/** What a viewer sees of Evil Corp.; the same as `games/evil_corp/view.py`. */

import type { View } from "../../lib/protocol";

export interface SlotView {
  id: string;
  type: "battlefield" | "fortification" | "port" | "portal";
  side: number;
  card: string | null;
  up: boolean;
  terror: number;
}

export interface SpaceView {
  reward: "conquest" | "magic_gold" | "victory" | "none";
  n: number;
}

export interface VillageView {
  id: string;
  face: string;
  sides: [number, number];
  strength_gap: number;
  /** Positive when the first of `sides` is ahead. */
  marker: number;
  track: SpaceView[];
  conquest: [number, number];
  steps_to_win: number;
  keep_cost: number;
  pillage: boolean;
  stone: number | null;
  cargo_yellow: number;
  cargo_red_blue: number;
  slots: SlotView[];
}

export interface SideView {
  seats: number[];
  gold: number;
  magic: number;
  tokens: number;
  free_keeps: number;
  bag_size: number;
  discard: string[];
  unseen: string[];
}

export interface SeatView {
  side: number;
  villages: string[];
  passed: boolean;
  reserve_size: number;
  reserve: string[];
}

export interface EvilCorpView {
  round: number;
  phase: "day" | "night";
  first: number;
  turn: number;
  villages: VillageView[];
  sides: SideView[];
  seats: SeatView[];
  queue: { card: string; price: number }[];
  demons: { card: string; up: boolean }[];
  corp_bag: string[];
  rejected: string[];
  removed: string[];
}

export type EvilCorp = View<EvilCorpView>;

/** Tokens that win the game. */
export const TOKENS_TO_WIN = 2;

/** The seat with whose eyes the board is laid out: the viewer's; for a spectator the first. */
export function nearSeat(view: EvilCorp): number {
  return view.viewer ?? 0;
}

export function nearSide(view: EvilCorp): number {
  return view.table.seats[nearSeat(view)]?.side ?? 0;
}

/** A village as one side sees it: which half is below, and who leads, from that half. */
export interface Facing {
  near: number;
  far: number;
  /** Positive: the near side leads. */
  lead: number;
  conquest: { near: number; far: number };
}

export function facing(village: VillageView, side: number): Facing {
  const first = village.sides[0] === side || village.sides[1] !== side;
  const [near, far] = first ? village.sides : [village.sides[1], village.sides[0]];
  const [mine, theirs] = first ? village.conquest : [village.conquest[1], village.conquest[0]];
  return { near, far, lead: first ? village.marker : -village.marker, conquest: { near: mine, far: theirs } };
}

/** Conquest steps and magic gold that a lead earns tonight. */
export function earned(village: VillageView, lead: number): { steps: number; magic: number; victory: boolean } {
  const reached = village.track.slice(0, Math.abs(lead));
  const sum = (reward: string) => reached.reduce((all, space) => all + (space.reward === reward ? space.n : 0), 0);
  return { steps: sum("conquest"), magic: sum("magic_gold"), victory: sum("victory") > 0 };
}
