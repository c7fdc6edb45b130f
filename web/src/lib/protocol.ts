/** The messages of docs/protocol.md. Made by `./perfidie web --types` from src/perfidie/server/wire.py: do not edit. */

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

/** A position as one viewer may see it. Bots, clients and terminals are given this and nothing else. */
export interface View<T = unknown> {
  game: string;
  /** The seat that looks; null: a spectator. */
  viewer: number | null;
  turns: number;
  /** The seat that is asked, as far as this viewer may know. */
  asked: number | null;
  prompt: string | null;
  /** The options, for the seat that is asked; empty for everybody else. */
  options: OptionRecord[];
  winners: number[] | null;
  /** The game's own view: see the `view` module of the game. */
  table: T;
}

/** A seat of a new table. */
export interface SeatWish {
  kind: "me" | "open" | "bot" | "local";
  role?: string;
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  name?: string;
  title?: string;
  public?: boolean;
  lang?: "en" | "fr";
  seconds?: number;
  /** Length of the common reaction window in seconds; 0: it waits for everybody's word; null: as suits the clock. */
  window?: number | null;
  start?: boolean;
}

export interface Joining {
  name?: string;
  seat?: number | null;
  role?: string;
  lang?: "en" | "fr";
}

export interface Branching {
  at: number;
  seats: SeatWish[];
  name?: string;
  lang?: "en" | "fr";
}

/** The way in: the token is given once and never again. */
export interface Ticket {
  code: string;
  token: string;
  person: string;
}

export interface Fault {
  code: string;
  text: string;
  rule?: string;
}

/** The body of every refused request. */
export interface Refusal {
  error: Fault;
}

export interface You {
  person: string | null;
  name: string;
  seats: number[];
  host: boolean;
  /** In windows with a length, and alone against bots, the server passes when there is nothing to play. */
  auto_pass: boolean;
  /** Conditions about which the person is not asked, by id: in a window they are as if not held. */
  unasked: string[];
  absent_bot: string;
  muted: string[];
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
  /** A bot plays for the seat's person, who is away. */
  absent_bot: boolean;
  thinking: boolean;
  ready: boolean;
  /** The seat's person has been away for long: `stand_in` lets their bot play for them. */
  replaceable: boolean;
}

export interface Person {
  person: string;
  name: string;
  present: boolean;
  seats: number[];
}

export interface Clock {
  seconds: number;
  deadline: number | null;
}

export interface UndoState {
  possible: boolean;
  reason: string | null;
  /** What `ask_undo` would name to take the seat's last choice back, by consent of all. */
  to: number | null;
}

export interface Offer {
  offer: string;
  kind: "undo" | "end";
  by: string;
  to: number | null;
  agreed: string[];
  needed: string[];
}

export interface Option {
  index: number;
  record: OptionRecord;
  text: string;
  short: string;
  icon: string;
  /** Ends the turn or passes. */
  ends: boolean;
  /** Probably cannot be taken back alone. */
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

export interface Waiting {
  /** Whom the table waits for; null: that is nobody's business (a window). */
  seats: number[] | null;
  /** `trouble`: the store is away. */
  kind: "person" | "bot" | "window" | "paused" | "trouble";
  since: number;
  until: number | null;
  text: string;
}

/** A table as one person may see it. */
export interface Table {
  code: string;
  title: string;
  game: string;
  stage: "lobby" | "playing" | "over";
  public: boolean;
  options: Record<string, boolean | number | string>;
  seq: number;
  you: You;
  seats: Seat[];
  persons: Person[];
  watchers: number;
  paused: boolean;
  clock: Clock | null;
  /** Length of the common reaction window in seconds; 0: it waits for everybody's word. */
  window: number;
  undo: Record<string, UndoState>;
  offers: Offer[];
  view: View | null;
  decision: Decision | null;
  waiting: Waiting | null;
  winners: number[] | null;
  record: string | null;
  commitment: string | null;
  next: string | null;
  /** The server's time, to which all other times belong. */
  now: number;
}

export interface OpenTable {
  code: string;
  game: string;
  title: string;
  seats: number;
  open: number;
  stage: "lobby" | "playing" | "over";
  host: string;
}

export interface Told {
  seq: number;
  turn: number;
  seat: number | null;
  event: OptionRecord;
  text: string;
  at: number;
}

/** A line of the chat, in the reader's language if it is a phrase. */
export interface Line {
  n: number;
  person: string;
  name: string;
  text: string;
  at: number;
  phrase?: string;
}

export interface TableMessage {
  type: "table";
  table: Table;
  log: Told[];
  chat: Line[];
}

export interface UpdateMessage {
  type: "update";
  table: Table;
  told: Told[];
}

export interface ChatMessage {
  type: "chat";
  line: Line;
}

export interface Reason {
  text: string;
  rule: string | null;
}

export interface Advice {
  index: number;
  chance: number | null;
  /** Why. */
  text: string;
}

/** The answer to a command, for its sender only. A refusal comes with the table as it is. */
export interface Reply {
  type: "reply";
  id: string;
  ok: boolean;
  again?: boolean;
  error?: Fault;
  table?: Table;
  reasons?: Reason[];
  advice?: Advice[];
  /** The code of the rematch's table. */
  next?: string;
}

export interface Closing {
  type: "closing";
  code: "hello" | "gone" | "store" | "flood" | "shutdown";
  text: string;
}

export interface Hello {
  type: "hello";
  token?: string | null;
  lang?: "en" | "fr";
  seq?: number | null;
}

export interface Choose {
  type: "choose";
  id?: string;
  seq: number;
  seat: number;
  option: number | OptionRecord;
}

export interface Undo {
  type: "undo";
  id?: string;
  seat: number;
}

export interface AskUndo {
  type: "ask_undo";
  id?: string;
  to: number;
}

export interface Answer {
  type: "answer";
  id?: string;
  offer: string;
  agree: boolean;
}

export interface Why {
  type: "why";
  id?: string;
  seat: number;
  option: OptionRecord;
}

export interface Hint {
  type: "hint";
  id?: string;
  seat: number;
}

export interface Sit {
  type: "sit";
  id?: string;
  seat: number;
  role?: string;
  name?: string;
}

export interface Stand {
  type: "stand";
  id?: string;
  seat: number;
}

export interface SetSeat {
  type: "set_seat";
  id?: string;
  seat: number;
  kind: "open" | "bot" | "local" | "me";
  bot?: string;
  role?: string;
  name?: string;
}

export interface Start {
  type: "start";
  id?: string;
}

export interface Chat {
  type: "chat";
  id?: string;
  text?: string;
  phrase?: string;
}

export interface Mute {
  type: "mute";
  id?: string;
  person: string;
  on: boolean;
}

export interface Pause {
  type: "pause";
  id?: string;
  on: boolean;
}

export interface Resign {
  type: "resign";
  id?: string;
  seat: number;
  bot?: string;
}

export interface StandIn {
  type: "stand_in";
  id?: string;
  seat: number;
}

export interface OfferEnd {
  type: "offer_end";
  id?: string;
}

/** What is not named stays as it is. */
export interface Settings {
  type: "settings";
  id?: string;
  auto_pass?: boolean | null;
  unasked?: string[] | null;
  absent_bot?: string | null;
}

export interface Language {
  type: "language";
  id?: string;
  lang: "en" | "fr";
}

export interface Rematch {
  type: "rematch";
  id?: string;
}

export interface Leave {
  type: "leave";
  id?: string;
}

export interface Resync {
  type: "resync";
  id?: string;
}

export interface RoleInfo {
  id: string;
  name: string;
}

export interface Choice {
  name: string;
  label: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  rule: string | null;
  numbers: boolean;
}

export interface BotInfo {
  id: string;
  name: string;
  about: string;
}

export interface GameInfo {
  id: string;
  title: string;
  seat_counts: number[];
  roles: RoleInfo[];
  /** Good for a first game. */
  first_roles: string[];
  choices: Choice[];
  bots: BotInfo[];
}

export interface RoleWords {
  name: string;
  objective?: string;
  /** And what else the game's own data say. */
  [field: string]: unknown;
}

export interface CardWords {
  name: string;
  type: string;
  text: string;
  owner?: string;
  deck?: string;
  /** A word where the card's text says the price. */
  cost?: number | string;
  strength?: number;
  count?: number;
  color?: string;
  /** And what else the game's own data say. */
  [field: string]: unknown;
}

export interface PlaceWords {
  name: string;
  owner?: string;
  /** And what else the game's own data say. */
  [field: string]: unknown;
}

/** Names and texts of a game by id, in one language. */
export interface Words {
  game: string;
  lang: "en" | "fr";
  title: string;
  roles: Record<string, RoleWords>;
  cards: Record<string, CardWords>;
  places: Record<string, PlaceWords>;
  symbols: Record<string, string>;
  parts: Record<string, string>;
  types: Record<string, string>;
  colors?: string[] | Record<string, string>;
  /** And what else the game's own data say. */
  [field: string]: unknown;
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

export interface RecordSeat {
  seat: number;
  role: string;
  role_name: string;
  name: string;
  kind: "person" | "bot";
}

export interface Replay {
  game: string;
  title: string;
  seats: RecordSeat[];
  commitment: string;
  verified: boolean;
  winners: number[] | null;
  steps: ReplayStep[];
}

export interface RecordPosition {
  n: number;
  view: View;
  events: Told[];
}

export type Message =
  | TableMessage
  | UpdateMessage
  | ChatMessage
  | Reply
  | Closing;

export type Command =
  | Choose
  | Undo
  | AskUndo
  | Answer
  | Why
  | Hint
  | Sit
  | Stand
  | SetSeat
  | Start
  | Chat
  | Mute
  | Pause
  | Resign
  | StandIn
  | OfferEnd
  | Settings
  | Language
  | Rematch
  | Leave
  | Resync;
