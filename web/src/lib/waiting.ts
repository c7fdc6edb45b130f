/** Nobody asks this person: who decides meanwhile. */

import type { Seat } from "./protocol";
import type { TableStore } from "./table.svelte";
import { t } from "./text.svelte";

export interface Awaited {
  seat: Seat | undefined;
  bot: boolean;
  question: string;
}

export function awaited(table: TableStore): Awaited {
  const waiting = table.now?.waiting ?? null;
  const seat = waiting?.seats?.length === 1 ? table.player(waiting.seats[0] ?? 0) : undefined;
  const bot = !table.decision && (seat?.kind === "bot" || (seat?.absent_bot ?? false));
  return { seat, bot, question: question() };

  function question(): string {
    if (table.now?.paused) return t("wait-paused");
    if (waiting?.kind === "window") return t("wait-window");
    if (seat) return t(bot ? "wait-bot" : "wait-person", { name: table.names(seat.seat) });
    return t("wait-nobody");
  }
}
