/** Curves of a match: each seat's chance, or progress, after every step. */

import type { Replay } from "./protocol";

export interface Curve {
  seat: number;
  name: string;
  role: string;
  /** After 0, 1, … steps; from 0 to 1. */
  values: number[];
}

export type Kind = "chance" | "progress";

export interface Curves {
  kind: Kind;
  curves: Curve[];
}

/** Solid, dashed, dotted …: never by colour alone. */
export const DASHES = ["", "9 5", "2 5", "12 4 2 4", "5 3", "1 3"];

/** What can be drawn; what decides first. */
export function kindsOf(replay: Replay): Kind[] {
  return (["chance", "progress"] as const).filter((kind) => replay.steps.some((step) => step[kind].length > 0));
}

export function curvesOf(replay: Replay, kind: Kind = kindsOf(replay)[0] ?? "progress"): Curves {
  const seats = replay.seats.length;
  const start = replay.seats.map(() => (kind === "chance" ? 1 / seats : 0));
  const rows = [start];
  for (const step of replay.steps) {
    const row = step[kind];
    rows.push(row.length === seats ? row.map((value) => Math.min(1, Math.max(0, value))) : (rows.at(-1) ?? start));
  }
  if (kind === "progress" && rows[1]) rows[0] = rows[1];
  return {
    kind,
    curves: replay.seats.map((seat) => ({
      seat: seat.seat,
      name: seat.role_name || seat.name,
      role: seat.role,
      values: rows.map((row) => row[seat.seat] ?? 0),
    })),
  };
}

/** What a step changed for whoever took it, in points of a hundred. */
export function gain(curves: Curves, n: number, seat: number): number {
  const values = curves.curves[seat]?.values ?? [];
  return Math.round(((values[n] ?? 0) - (values[n - 1] ?? 0)) * 100);
}

export interface Moment {
  n: number;
  seat: number;
  points: number;
}

/** The steps that changed most for their actor, the largest first, not two of the same turn. */
export function moments(replay: Replay, curves: Curves, count: number): Moment[] {
  const all = replay.steps
    .map((step) => ({ n: step.n, seat: step.seat, points: gain(curves, step.n, step.seat), turn: step.turn }))
    .filter((each) => Math.abs(each.points) >= 3 && each.n < replay.steps.length) // the last one only says who won
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const found: typeof all = [];
  for (const each of all) {
    if (found.length === count) break;
    if (!found.some((other) => other.turn === each.turn)) found.push(each);
  }
  return found.toSorted((a, b) => a.n - b.n);
}
