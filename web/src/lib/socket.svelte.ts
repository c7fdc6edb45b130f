/** A live connection to a table that mends itself: reconnects, and sends again what was not answered. */

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
  #ended = false;
  #greeted = false;

  constructor(
    readonly code: string,
    private readonly language: () => string,
    private readonly hear: (message: Message) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.hurry);
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const live = new WebSocket(`${scheme}//${location.host}/api/tables/${this.code}/live`);
    this.#live = live;
    this.#greeted = false;
    live.onopen = () => live.send(JSON.stringify({ type: "hello", lang: this.language() }));
    live.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as Message);
    live.onclose = () => {
      if (this.#live === live) this.#lose();
    };
  }

  #receive(message: Message): void {
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

  #drop = (): void => {
    this.#live?.close();
  };

  /** Try now rather than when the wait is over. */
  hurry = (): void => {
    if (this.#live || this.#ended || document.visibilityState === "hidden") return;
    this.#open();
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
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.#live?.close();
    this.#live = null;
  }
}
