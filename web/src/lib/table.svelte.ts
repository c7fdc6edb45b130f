/** One table as this person sees it: the server's word, and what the person is about to do. */

import { tick } from "svelte";
import type { GameBoard } from "../boards/contract";
import { boardOf } from "../boards/index";
import { after, before } from "./animate";
import { alert, hush, say } from "./announcer.svelte";
import { api } from "./api";
import { held, keep } from "./focus";
import type { Advice, Command, Decision, Line, Message, Option, OptionRecord, Reason, Reply, Seat, Table, TableMessage, Told, UndoState, Words } from "./protocol";
import { settings } from "./settings.svelte";
import type { Link } from "./socket.svelte";
import { chime } from "./sound";
import { list, sentence, t } from "./text.svelte";

/** A short message above the board that does not stop anybody. */
export interface Notice {
  kind: "warn" | "info";
  icon: string;
  title: string;
  text: string;
  /** Something that can be done about it. */
  act?: { label: string; run: () => void };
}

/** Something that opens beside an entity. */
export interface Popover {
  node: HTMLElement;
  entity: string;
}

/** Lines of the log that are shown; beyond, many at once are forgotten, so that those which stay move seldom. */
const LONGEST_LOG = 600;
const KEPT_LOG = 400;
/** Milliseconds after which an answer is late. */
const LATE = 120;
/** Why there is no hint, where nobody needs to be told. */
const NEEDLESS = ["why-not-asked", "hint-pending"];
/** More than this nobody wants to be told in one go. */
const LONGEST_RECAP = 15;

/** What is said while the server cannot write. */
const inTrouble = () => `${t("trouble")}. ${t("trouble-text")}`;

export class TableStore {
  /** The protocol's Table, as last heard. */
  now = $state.raw<Table | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<Line[]>([]);
  words = $state.raw<Words | null>(null);
  board = $state.raw<GameBoard | null>(null);
  link = $state.raw<Link | null>(null);

  /** The option that was sent and is not answered yet. */
  sent = $state<number | null>(null);
  /** The same, once the answer is late: to show it at once would only delay showing the answer. */
  pending = $state<number | null>(null);
  /** The option that wants a second press, where the settings ask for one. */
  armed = $state<number | null>(null);
  /** The option or the entity that pointer or focus is on. */
  litOption = $state<number | null>(null);
  litEntity = $state<string | null>(null);
  /** A thing that was clicked first, where the options name several (a card, then a place): only its options are left. */
  picked = $state<string | null>(null);
  menu = $state.raw<(Popover & { options: Option[] }) | null>(null);
  why = $state.raw<(Popover & { reasons: Reason[] | null }) | null>(null);
  advice = $state.raw<Advice[] | null>(null);
  advising = $state(false);
  zoom = $state<string | null>(null);
  /** A card that pointer or focus stays on. */
  peek = $state.raw<(Popover & { card: string }) | null>(null);
  /** A seat whose things are shown in full size. */
  opened = $state<number | null>(null);
  /** A pile that is being read: what the board calls it. */
  pile = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  unread = $state(0);
  /** The thing that answers the next question as well. */
  private meant: string | null = null;
  /** Lines of the log after this one are new since this person's last choice; null: there was none yet. */
  seen = $state<number | null>(null);
  /** Seconds that the server's clock is ahead of this one. */
  offset = $state(0);

  decision: Decision | null = $derived(this.now?.decision ?? null);
  /** The things that each option names. */
  private named: string[][] = $derived.by(() => {
    const view = this.now?.view;
    const { board, decision } = this;
    return board && view && decision ? decision.options.map((option) => board.entitiesOf(option.record, view)) : [];
  });
  /** The options that are left once a thing is picked. */
  left: Option[] = $derived.by(() => {
    const { decision, picked, named } = this;
    return decision?.options.filter((_, at) => picked === null || (named[at]?.includes(picked) ?? false)) ?? [];
  });
  /** Options by the things they name. */
  marks: Map<string, number[]> = $derived.by(() => {
    const marks = new Map<string, number[]>();
    for (const { index } of this.left) {
      for (const entity of this.named[index] ?? []) {
        const there = marks.get(entity);
        if (there) there.push(index);
        else marks.set(entity, [index]);
      }
    }
    return marks;
  });
  mine: number[] = $derived(this.now?.you.seats ?? []);
  /** The seat with whose eyes the board is seen; null for a spectator. */
  viewer: number | null = $derived(this.now?.view?.viewer ?? null);
  /** Whether the server hears; a replay needs none. */
  live: boolean = $derived((this.link?.state ?? "live") === "live");
  /** Whether there is something to choose from; what was sent and is not answered yet still counts. */
  offering: boolean = $derived(this.decision !== null && (this.live || this.sent !== null));
  /** Whether choices can be made just now. */
  open: boolean = $derived(this.offering && this.sent === null);
  /** Whether the step before was this seat's own choice, and can be taken back without asking anybody. */
  cancellable: boolean = $derived(this.decision?.cancellable ?? false);

  names(seat: number | null | undefined): string {
    if (seat === null || seat === undefined) return "";
    const there = this.now?.seats[seat];
    return there ? there.role_name || there.name : "";
  }

  player(seat: number): Seat | undefined {
    return this.now?.seats[seat];
  }

  /** The name of somebody who is not only watching. */
  person(person: string): string {
    return this.now?.persons.find((each) => each.person === person)?.name ?? "";
  }

  /** Everything the server says, except answers to commands that somebody waits for; one after the other, though words
   *  and a board may first have to be fetched. */
  hear = (message: Message): Promise<void> => {
    this.heard = this.heard.catch(() => undefined).then(() => this.understand(message));
    return this.heard;
  };

  private heard: Promise<void> = Promise.resolve();

  private async understand(message: Message): Promise<void> {
    switch (message.type) {
      case "table":
        if (!this.knows(message)) {
          await this.prepare(message.table.game);
          this.log = []; // of this language, or with other eyes: nothing of it stays
          this.remember(message.log);
          this.chat = message.chat;
          this.advice = null;
        }
        this.take(message.table, this.missed(message.table, message.log));
        this.seen ??= this.lastOwn();
        break;
      case "update":
        this.remember(message.told);
        this.take(message.table, message.told);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        this.unread += 1;
        say(`${message.line.name}: ${message.line.text}`);
        break;
      case "reply":
        if (message.table) this.take(message.table, []);
        break;
      case "closing":
        break;
    }
  }

  /** Words and board of the game, in the language of now. */
  async prepare(game: string): Promise<void> {
    const { lang } = settings;
    const [board, words] = await Promise.all([boardOf(game), api.words(game, lang).catch(() => this.words)]);
    this.board = board;
    this.words = words;
    this.prepared = words ? lang : "";
  }

  private prepared = "";

  /** Whether a whole table tells nothing new: then who reads the log is left in peace. */
  private knows({ table, log, chat }: TableMessage): boolean {
    const { now } = this;
    const last = JSON.stringify([this.log.at(-1), this.chat.at(-1)]) === JSON.stringify([log.at(-1), chat.at(-1)]);
    return now?.code === table.code && now.seq === table.seq && now.view?.viewer === table.view?.viewer && this.prepared === settings.lang && last;
  }

  private remember(told: Told[]): void {
    let log = this.log;
    for (const each of told) {
      if (each.event.kind === "undone" && typeof each.event.to === "number") {
        const back = each.event.to as unknown as number;
        log = log.filter((line) => line.seq <= back);
      }
      log = [...log, each];
    }
    this.log = log.length > LONGEST_LOG ? log.slice(-KEPT_LOG) : log;
  }

  /** Of a log that is told anew, what was not told before. */
  private missed(next: Table, log: Told[]): Told[] {
    const last = this.now;
    return last?.code === next.code ? log.filter(({ seq }) => seq > last.seq).slice(-LONGEST_RECAP) : [];
  }

  /** Where this person's last turn left the log: who comes back does not know of the last choice any more. */
  private lastOwn(): number | null {
    const own = (seat: number | null | undefined) => typeof seat === "number" && this.mine.includes(seat);
    let turn: number | null = null;
    let found: number | null = null;
    for (const { event, seat, seq } of this.log) {
      if (event.kind === "turn") turn = seat;
      else if (own(turn) && own(seat)) found = seq;
    }
    return found;
  }

  private take(next: Table, told: Told[]): void {
    const last = this.now;
    if (last && last.code === next.code && next.seq < last.seq && next.stage === last.stage) return;
    const old = before();
    const place = held();
    const changed = last?.decision?.seq !== next.decision?.seq || last?.decision?.seat !== next.decision?.seat;
    this.now = next;
    if (next.now) this.offset = next.now - Date.now() / 1000;
    if (changed) {
      this.sent = this.pending = this.armed = this.litOption = this.picked = null;
      this.menu = this.why = this.advice = this.peek = null;
      this.follow();
    }
    if (last?.view?.viewer !== next.view?.viewer) this.handOver();
    void tick().then(() => {
      keep(place);
      after(old);
    });
    this.report(last, next, told, changed);
  }

  /** Other eyes see nothing of what was opened or said before. */
  private handOver(): void {
    this.menu = this.why = this.peek = null;
    this.zoom = this.opened = this.pile = null;
    hush();
  }

  /** Goes on with the thing that was clicked, if the next question offers it. */
  private follow(): void {
    const meant = this.meant;
    this.meant = null;
    const [index, ...more] = meant ? (this.marks.get(meant) ?? []) : [];
    if (index !== undefined && !more.length) void tick().then(() => this.choose(index));
  }

  /** What whoever does not look at the board has to be told. */
  private report(last: Table | null, next: Table, told: Told[], changed: boolean): void {
    if (told.length) say(told.map((each) => each.text).join(" "));
    const urgent = this.news(last, next, told);
    if (changed && next.decision) {
      const { text, options, reaction } = next.decision;
      urgent.push(t(reaction ? "say-reaction" : "say-your-turn", { question: text, n: options.length }));
      if (!last?.decision) chime("turn");
    } else if (told.length) {
      chime("move");
    }
    if (next.stage === "over" && last?.stage === "playing") {
      urgent.push(next.winners?.length ? t("end-title", { names: list(next.winners.map((seat) => next.seats[seat]?.role_name ?? "")), n: next.winners.length }) : t("end-nobody"));
      chime("end");
    }
    if (urgent.length) alert(urgent.join(" "));
  }

  /** What happens around the game: sleep and waking are said, what wants an answer or stops the game is given back. */
  private news(last: Table | null, next: Table, told: Told[]): string[] {
    const urgent: string[] = [];
    if (next.paused && !last?.paused) say(`${t("paused")}. ${t("paused-text")}`);
    else if (last?.paused && !next.paused && next.stage === "playing") say(t("resumed"));
    const [trouble, before] = [next.waiting?.kind === "trouble", last?.waiting?.kind === "trouble"];
    if (trouble && !before) urgent.push(inTrouble());
    else if (before && !trouble) say(t("trouble-over"));
    const known = last?.offers ?? [];
    for (const { offer, kind, by } of next.offers) {
      if (known.some((other) => other.offer === offer)) continue;
      const text = `${t(`offer-${kind}`, { name: this.person(by) })}.`;
      if (by === next.you.person) say(text);
      else urgent.push(text);
    }
    const gone = known.some((other) => !next.offers.some((each) => each.offer === other.offer));
    const agreed = next.stage !== "playing" || told.some(({ event }) => event.kind === "undone");
    if (gone && !agreed) say(t("offer-gone"));
    return urgent;
  }

  send(command: Command): Promise<Reply> {
    return this.link ? this.link.send(command) : Promise.resolve({ type: "reply", id: "", ok: false });
  }

  /** Sends a command whose refusal is shown above the board. */
  async order(command: Command): Promise<Reply> {
    const reply = await this.send(command);
    if (!reply.ok) this.refuse(reply);
    return reply;
  }

  /** What the server cannot write down it refuses as well: that is one piece of news, and has its banner. */
  private refuse(reply: Reply): void {
    if (reply.error?.code === "store-down" && this.now?.waiting?.kind === "trouble") {
      alert(inTrouble());
      return;
    }
    const stale = reply.error?.code === "stale";
    const text = stale ? t("refused-stale") : (reply.error?.text ?? "");
    this.notice = { kind: "warn", icon: "ui-close", title: t("refused"), text };
    alert(`${t("refused")}. ${text}`);
  }

  /** Answers the decision with one of its options. */
  async choose(index: number, sure = false): Promise<void> {
    const decision = this.decision;
    const option = decision?.options[index];
    if (!decision || !option || !this.open) return;
    const others = decision.options.some((each) => !each.ends);
    if (settings.confirm && !sure && this.armed !== index && !decision.reaction && ((option.ends && others) || option.barrier)) {
      this.armed = index;
      say(t("confirm-again", { option: option.text }));
      return;
    }
    this.sent = index;
    const late = setTimeout(() => (this.pending = this.sent), LATE);
    this.menu?.node.focus();
    this.menu = this.why = null;
    this.pile = this.opened = null; // the next question is about something else
    this.notice = null;
    this.seen = decision.seq;
    const reply = await this.send({ type: "choose", seq: decision.seq, seat: decision.seat, option: index });
    clearTimeout(late);
    if (!reply.ok) {
      this.sent = this.pending = null;
      this.refuse(reply);
    } else if (this.decision?.seq === decision.seq) {
      this.sent = this.pending = null; // answered, though nothing has changed
    }
  }

  /** A thing was clicked: choose if it means one option, ask which if several, else say why not. */
  pick(entity: string, node: HTMLElement, card: string | null): void {
    this.why = null;
    if (entity === this.picked) {
      this.picked = null;
      return;
    }
    if (this.picked !== null && !this.marks.has(entity)) this.picked = null;
    const indices = this.marks.get(entity) ?? [];
    const options = indices.flatMap((index) => this.decision?.options[index] ?? []);
    const [only] = options;
    if (only) {
      if (!this.open) return; // a second click while the first is on its way
      const different = options.filter((option, at) => options.findIndex((other) => other.text === option.text) === at);
      const further = (index: number) => this.named[index]?.some((other) => other !== entity && other !== this.picked) ?? false;
      this.meant = this.board?.follows?.(entity, this.decision?.prompt ?? "") ? entity : null;
      if (different.length === 1) void this.choose(only.index);
      else if (this.picked === null && indices.every(further)) this.pickFirst(entity, different.length);
      else this.menu = { node, entity, options: different };
    } else if (card) {
      this.zoom = card;
    } else {
      void this.askWhy(entity, node);
    }
  }

  private pickFirst(entity: string, n: number): void {
    this.picked = entity;
    this.menu = null;
    say(t("picked", { n }));
  }

  canAskWhy(entity: string): boolean {
    const view = this.now?.view;
    if (!this.board || !view || !this.decision || this.marks.has(entity)) return false;
    return this.board.whyOf(entity, view) !== null;
  }

  async askWhy(entity: string, node: HTMLElement): Promise<void> {
    const view = this.now?.view;
    const record: OptionRecord | null = this.board && view ? this.board.whyOf(entity, view) : null;
    if (!record || !this.decision) return;
    this.menu = null;
    this.why = { node, entity, reasons: null };
    const reply = await this.send({ type: "why", seat: this.decision.seat, option: record });
    if (this.why?.entity !== entity) return;
    const reasons = reply.ok ? (reply.reasons ?? []) : [{ text: reply.error?.text ?? "", rule: reply.error?.rule ?? null }];
    this.why = { node, entity, reasons };
    say(reasons.map((reason) => sentence(reason.text)).join(" "));
  }

  /** Of the own seats the one that chose last: what it did is taken back, whoever of this screen is asked now. */
  private lastSeat(): number | undefined {
    const before = (seat: number) => this.now?.undo[String(seat)]?.to ?? -1;
    return this.mine.toSorted((a, b) => before(b) - before(a))[0];
  }

  undoState(): UndoState {
    const seat = this.lastSeat();
    return (seat === undefined ? undefined : this.now?.undo[String(seat)]) ?? { possible: false, reason: null, to: null };
  }

  async undo(): Promise<void> {
    const seat = this.lastSeat();
    if (seat === undefined) return;
    const { possible, reason, to } = this.undoState();
    if (!possible) {
      const ask = (to: number) => {
        this.notice = null;
        void this.order({ type: "ask_undo", to });
      };
      this.notice = {
        kind: "info",
        icon: "ui-undo",
        title: t("undo-not"),
        text: sentence(reason ?? t("undo-nothing")),
        ...(to === null ? {} : { act: { label: t("undo-ask"), run: () => ask(to) } }),
      };
      say(`${t("undo-not")}. ${reason ?? t("undo-nothing")}`);
      return;
    }
    await this.order({ type: "undo", seat });
  }

  /** One step back, from a question to the own choice that led to it. */
  async back(): Promise<void> {
    if (this.decision && this.cancellable && this.open) await this.order({ type: "undo", seat: this.decision.seat });
  }

  async hint(): Promise<void> {
    const decision = this.decision;
    if (!decision || this.advising) return;
    this.advising = true;
    const reply = await this.send({ type: "hint", seat: decision.seat });
    this.advising = false;
    if (this.decision?.seq !== decision.seq || this.decision.seat !== decision.seat) return; // it is not wanted any more
    if (reply.ok) {
      this.advice = reply.advice ?? [];
      say(this.advice.map((each) => `${decision.options[each.index]?.text ?? ""}: ${each.text}`).join(" "));
    } else if (!NEEDLESS.includes(reply.error?.code ?? "")) {
      const [title, text] = [t("hint-none"), reply.error?.text ?? ""];
      this.notice = { kind: "info", icon: "ui-hint", title, text };
      say(`${title}. ${text}`);
    }
  }

  isNew(told: Told, seen = this.seen): boolean {
    return seen !== null && told.seq > seen;
  }

  /** What happened since this person's last choice, else what happened last. */
  recap(): Told[] {
    const news = this.log.filter((told) => this.isNew(told));
    return news.length ? news.slice(-LONGEST_RECAP) : this.log.slice(-3);
  }

  /** The option that ends the turn or passes, if there is exactly one. */
  ending(): Option | null {
    const all = this.decision?.options.filter((option) => option.ends) ?? [];
    return all.length === 1 ? (all[0] ?? null) : null;
  }
}
