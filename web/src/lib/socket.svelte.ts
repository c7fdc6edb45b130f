/** A live connection to a table that mends itself: finds out that it is dead, reconnects, and sends again what was not
 *  answered. */

import type { Command, Message, Reply } from "./protocol";

export type LinkState = "connecting" | "live" | "lost" | "closed";

/** Whoever carries commands to a table: a socket, or nothing at all in a replay. */
export interface Link {
  readonly state: LinkState;
  readonly attempt: number;
  readonly delay: number;
  readonly reason: { code: string; text: string } | null;
  send(command: Command): Promise<Reply>;
  hurry(): void;
  close(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Milliseconds of silence after which the server is asked whether it is still there, and that it may take to say so. */
const SILENCE = 25_000;
const ANSWER = 5000;
/** Milliseconds after which a command without an answer was not heard; a hint is thought about for longer. */
const PATIENCE = 8000;
const WATCH = 1000;
/** The one word of the server after which trying again is of no use: there is no such table. */
const FINAL = "gone";

interface Waiting {
  command: Command;
  answer: (reply: Reply) => void;
  sent: number;
}

export class Socket implements Link {
  state = $state<LinkState>("connecting");
  attempt = $state(0);
  /** Milliseconds from question to answer, of the last command. */
  delay = $state(0);
  reason = $state<{ code: string; text: string } | null>(null);
  #live: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #timer = 0;
  #watcher = window.setInterval(() => this.#watch(), WATCH);
  /** When the page last looked after the connection, the server last said something, and it was last asked to. */
  #watched = Date.now();
  #heard = 0;
  #asked: number | null = null;
  #ended = false;
  #greeted = false;

  constructor(
    readonly code: string,
    private readonly language: () => string,
    private readonly hear: (message: Message) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.#drop);
    addEventListener("pageshow", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const live = new WebSocket(`${scheme}//${location.host}/api/tables/${this.code}/live`);
    this.#live = live;
    this.#greeted = false;
    this.#heard = Date.now();
    this.#asked = null;
    live.onopen = () => live.send(JSON.stringify({ type: "hello", lang: this.language() }));
    live.onmessage = (event: MessageEvent<string>) => {
      if (this.#live === live) this.#receive(JSON.parse(event.data) as Message);
    };
    live.onclose = () => {
      if (this.#live === live) this.#lose();
    };
  }

  #receive(message: Message): void {
    this.#heard = Date.now();
    this.#asked = null;
    if (message.type === "reply") {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (waiting) this.delay = Math.round(performance.now() - waiting.sent);
      this.hear(message);
      waiting?.answer(message);
      return;
    }
    if (message.type === "closing") {
      this.reason = { code: message.code, text: message.text };
      if (message.code === FINAL) this.#ended = true;
    }
    this.hear(message);
    if (message.type === "table" && !this.#greeted) {
      this.#greeted = true;
      this.state = "live";
      this.attempt = 0;
      this.reason = null;
      for (const waiting of this.#waiting.values()) this.#put(waiting);
    }
  }

  #lose(): void {
    this.#live = null;
    if (this.#ended) {
      this.state = "closed";
      return;
    }
    this.state = this.state === "connecting" && this.attempt === 0 ? "connecting" : "lost";
    this.attempt += 1;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.attempt - 1));
    this.#timer = window.setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  /** Gives the connection up; a dead one would not even close. */
  #drop = (): void => {
    const live = this.#live;
    if (!live) return;
    this.#lose();
    live.close();
  };

  /** Where a network just stops, no event tells. */
  #watch(): void {
    const now = Date.now();
    const slept = now - this.#watched > SILENCE;
    this.#watched = now;
    if (!this.#live || document.visibilityState === "hidden") return;
    if (slept) this.#asked = null; // the answer may have come meanwhile, and wait to be read
    else if (this.#overdue(now)) this.#drop();
    if (now - this.#heard > SILENCE) this.#ask();
  }

  #overdue(now: number): boolean {
    if (!this.#greeted) return now - this.#heard > SILENCE;
    if (this.#asked !== null) return now - this.#asked > ANSWER;
    return now - this.#heard > PATIENCE && [...this.#waiting.values()].some(({ command, sent }) => command.type !== "hint" && performance.now() - sent > PATIENCE);
  }

  #ask(): void {
    if (!this.#live || !this.#greeted || this.#asked !== null) return;
    this.#asked = Date.now();
    this.#live.send(JSON.stringify({ type: "resync" } satisfies Command));
  }

  /** Try now rather than when the wait is over; what seems to be connected has to prove it. */
  hurry = (): void => {
    if (this.#ended || document.visibilityState === "hidden") return;
    if (this.#live) this.#ask();
    else this.#open();
  };

  #put(waiting: Waiting): void {
    waiting.sent = performance.now();
    this.#live?.send(JSON.stringify(waiting.command));
  }

  /** Carries a command; the answer comes even if the connection is lost in between. */
  send(command: Command): Promise<Reply> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    return new Promise((answer) => {
      const waiting: Waiting = { command: { ...command, id }, answer, sent: 0 };
      this.#waiting.set(id, waiting);
      if (this.#greeted && this.#live?.readyState === WebSocket.OPEN) this.#put(waiting);
    });
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watcher);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.#drop);
    removeEventListener("pageshow", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.#live?.close();
    this.#live = null;
  }
}
