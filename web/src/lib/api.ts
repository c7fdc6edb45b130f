/** The HTTP half of docs/protocol.md. */

import type { Fault, GameInfo, OpenTable, OptionRecord, Replay, Reply, SeatWish, Table, View, Words } from "./protocol";

/** Milliseconds until a server that did not answer is asked again. */
export const AGAIN = 3000;

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.text);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      credentials: "same-origin",
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(0, { code: "unreachable", text: "" });
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const told = said as { error?: Fault; code?: string; text?: string; detail?: string } | null;
  const fault = told?.error ?? (told?.code ? { code: told.code, text: told.text ?? "" } : null);
  throw new Refused(answer.status, fault ?? { code: `http-${answer.status}`, text: told?.detail ?? "" });
}

const cached = new Map<string, Promise<unknown>>();

/** Asks once; a failure is not remembered. */
function once<T>(path: string): Promise<T> {
  let kept = cached.get(path) as Promise<T> | undefined;
  if (!kept) {
    kept = call<T>(path);
    cached.set(path, kept);
    kept.catch(() => cached.delete(path));
  }
  return kept;
}

export const api = {
  games: (lang: string) => once<GameInfo[]>(`/api/games?lang=${lang}`),
  words: (game: string, lang: string) => once<Words>(`/api/games/${game}/words?lang=${lang}`),
  tables: () => call<OpenTable[]>("/api/tables"),
  table: (code: string, lang: string) => call<Table>(`/api/tables/${code}?lang=${lang}`),
  make: (wish: {
    game: string;
    options: Record<string, unknown>;
    seats: SeatWish[];
    name: string;
    title: string;
    public: boolean;
    lang: string;
    seconds: number;
    window: number;
    start: boolean;
  }) => call<{ code: string; person: string }>("/api/tables", wish),
  join: (code: string, wish: { name: string; seat: number | null; role?: string; lang: string }) =>
    call<{ person: string }>(`/api/tables/${code}/join`, wish),
  /** From a finished table to its rematch. */
  next: (code: string) => call<{ code: string; person: string }>(`/api/tables/${code}/next`, {}),
  command: (code: string, command: OptionRecord) => call<Reply>(`/api/tables/${code}/commands`, command),
  steps: (record: string, lang: string) => call<Replay>(`/api/records/${record}/steps?lang=${lang}`),
  position: (record: string, n: number, seat: number | null, lang: string) =>
    call<{ n: number; view: View; events: OptionRecord[] }>(
      `/api/records/${record}/at/${n}?lang=${lang}${seat === null ? "" : `&seat=${seat}`}`,
    ),
  branch: (record: string, wish: { at: number; seats: SeatWish[]; name: string; lang: string }) =>
    call<{ code: string; person: string }>(`/api/records/${record}/branch`, wish),
};
