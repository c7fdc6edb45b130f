/** The messages of docs/protocol.md. */

/** An option or event: a kind and the fields of the scenario format. */
export interface OptionRecord {
  kind?: string;
  card?: string;
  at?: string;
  to?: string;
  host?: string;
  symbol?: string;
  seat?: number;
  answer?: string;
  choice?: string;
  items?: string[];
  n?: number;
  [field: string]: unknown;
}

export interface View<T = unknown> {
  game: string;
  /** The seat that looks; null: a spectator. */
  viewer: number | null;
  turns: number;
  asked: number | null;
  prompt: string | null;
  options: OptionRecord[];
  winners: number[] | null;
  /** See `boards/<game>/view.ts`. */
  table: T;
}

export interface Option {
  index: number;
  record: OptionRecord;
  text: string;
  short: string;
  icon: string;
  /** Ends the turn or passes: shown as a button of its own below the list. */
  ends: boolean;
  /** Cannot be taken back: it reveals something or lets others act. */
  barrier: boolean;
}

export interface Decision {
  seat: number;
  seq: number;
  prompt: string;
  text: string;
  context: string | null;
  options: Option[];
  deadline: number | null;
  cancellable: boolean;
  reaction: boolean;
}

export interface Seat {
  seat: number;
  kind: "open" | "person" | "bot";
  role: string;
  role_name: string;
  name: string;
  bot: string | null;
  level_name: string | null;
  person: string | null;
  present: boolean;
  absent_bot: boolean;
  thinking: boolean;
  ready: boolean;
}

export interface Person {
  person: string;
  name: string;
  present: boolean;
  seats: number[];
}

export interface Offer {
  offer: string;
  kind: "undo" | "end" | "pause";
  by: string;
  to: number | null;
  agreed: string[];
  needed: string[];
}

export interface UndoState {
  possible: boolean;
  reason: string | null;
  /** What `ask_undo` names to take the last choice back by consent of all. */
  to?: number | null;
}

export type Stage = "lobby" | "playing" | "over";

export interface Table {
  code: string;
  title: string;
  game: string;
  stage: Stage;
  public: boolean;
  options: Record<string, unknown>;
  seq: number;
  you: { person: string | null; name: string; seats: number[]; host: boolean; auto_pass: boolean; unasked: string[]; absent_bot: string; muted: string[] };
  seats: Seat[];
  persons: Person[];
  watchers: number;
  paused: boolean;
  clock: { seconds: number; deadline: number | null } | null;
  /** Seconds of the common reaction window. */
  window: number;
  undo: Record<string, UndoState>;
  offers: Offer[];
  view: View | null;
  decision: Decision | null;
  waiting: { seats: number[] | null; kind: "person" | "bot" | "window" | "paused"; since: number; until: number | null; text: string } | null;
  winners: number[] | null;
  record: string | null;
  commitment: string | null;
  next: string | null;
  /** The server's time, to which all other times belong. */
  now: number;
}

export interface Told {
  seq: number;
  turn: number;
  seat: number | null;
  event: OptionRecord;
  text: string;
  at: number;
}

export interface Line {
  n: number;
  person: string;
  name: string;
  text: string;
  at: number;
  phrase?: string;
}

export interface Fault {
  code: string;
  text: string;
  rule?: string;
}

export interface Reason {
  text: string;
  rule: string | null;
}

export interface Advice {
  index: number;
  chance: number | null;
  text: string;
}

export interface Reply {
  type: "reply";
  id: string;
  ok: boolean;
  error?: Fault;
  table?: Table;
  reasons?: Reason[];
  advice?: Advice[];
  /** The code of the table of the rematch. */
  next?: string;
  [field: string]: unknown;
}

export type Message =
  | { type: "table"; table: Table; log: Told[]; chat: Line[] }
  | { type: "update"; table: Table; told: Told[] }
  | { type: "chat"; line: Line }
  | Reply
  | { type: "closing"; code: string; text: string };

export interface Command {
  type: string;
  [field: string]: unknown;
}

export interface Choice {
  name: string;
  label: string;
  default: unknown;
  values: unknown[];
  rule: string | null;
  numbers?: unknown;
}

export interface GameInfo {
  id: string;
  title: string;
  seat_counts: number[];
  roles: { id: string; name: string }[];
  /** Good for a first game. */
  first_roles: string[];
  choices: Choice[];
  bots: { id: string; name: string; about: string }[];
}

export interface CardWords {
  name: string;
  type: string;
  owner?: string;
  deck?: string;
  cost?: number | null;
  strength?: number | null;
  count?: number;
  text: string;
  color?: string;
  [field: string]: unknown;
}

export interface Words {
  roles: Record<string, { name: string; objective?: string; [field: string]: unknown }>;
  cards: Record<string, CardWords>;
  places: Record<string, { name: string; owner?: string }>;
  symbols: Record<string, string>;
  parts: Record<string, unknown>;
  types: Record<string, string>;
  [more: string]: unknown;
}

export interface OpenTable {
  code: string;
  game: string;
  title: string;
  seats: number;
  open: number;
  stage: Stage;
  host: string;
}

export interface SeatWish {
  kind: "me" | "open" | "bot" | "local";
  role?: string;
  name?: string;
  bot?: string;
}

export interface Replay {
  game: string;
  title: string;
  seats: { seat: number; role: string; role_name: string; name: string; kind?: string }[];
  commitment: string;
  verified: boolean;
  winners: number[] | null;
  steps: ReplayStep[];
}

export interface ReplayStep {
  n: number;
  turn: number;
  seat: number;
  text: string;
  option: OptionRecord;
  progress: number[];
  chance: number[];
}
