/** A table that nobody plays at: a position of a record, or of a lesson, as the boards want it. */

import type { Decision, Seat, Table, View } from "./protocol";

export interface Position {
  code: string;
  title: string;
  game: string;
  seats: { seat: number; role: string; role_name: string; name: string; kind?: string }[];
  seq: number;
  view: View;
  decision?: Decision | null;
  /** The seats of whoever looks. */
  mine?: number[];
}

export function stillTable({ code, title, game, seats, seq, view, decision = null, mine = [] }: Position): Table {
  return {
    code,
    title,
    game,
    stage: "playing",
    public: true,
    options: {},
    seq,
    you: { person: null, name: "", seats: mine, host: false, auto_pass: false, unasked: [], absent_bot: "", muted: [] },
    seats: seats.map(
      (each): Seat => ({
        seat: each.seat,
        kind: each.kind === "bot" ? "bot" : "person",
        role: each.role,
        role_name: each.role_name,
        name: each.name,
        bot: null,
        level_name: null,
        person: null,
        present: true,
        absent_bot: false,
        thinking: false,
        ready: true,
        replaceable: false,
      }),
    ),
    persons: [],
    watchers: 0,
    paused: false,
    clock: null,
    window: 0,
    undo: {},
    offers: [],
    view,
    decision,
    waiting: null,
    winners: view.winners,
    record: null,
    commitment: null,
    next: null,
    now: Date.now() / 1000,
  };
}
