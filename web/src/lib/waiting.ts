/** Nobody asks this person: who decides meanwhile. */

import type { Seat } from "./protocol";
import type { TableStore } from "./table.svelte";
import { t } from "./text.svelte";

export interface Awaited {
  seat: Seat | undefined;
  bot: boolean;
  question: string;
  /** When their time is up, if it ever is. */
  until: number | null;
  /** That they are not there. */
  away: string;
  /** Lets a bot play for them, if that is possible now. */
  standIn: (() => void) | null;
}

export function awaited(table: TableStore): Awaited {
  const waiting = table.now?.waiting ?? null;
  const seat = waiting?.seats?.length === 1 ? table.player(waiting.seats[0] ?? 0) : undefined;
  const bot = !table.decision && (seat?.kind === "bot" || (seat?.absent_bot ?? false));
  const until = waiting?.kind === "person" ? waiting.until : null;
  const away = seat && !bot && !seat.present ? t(until === null ? "away" : "away-then-bot", { name: seat.name }) : "";
  return { seat, bot, question: question(), until, away, standIn: standIn(seat) };

  function standIn(seat: Seat | undefined): (() => void) | null {
    if (!table.live || !table.mine.length || !seat?.replaceable) return null;
    return () => void table.order({ type: "stand_in", seat: seat.seat });
  }

  function question(): string {
    if (waiting?.kind === "trouble") return t("trouble");
    if (table.now?.paused) return t("wait-paused");
    if (waiting?.kind === "window") return t("wait-window");
    if (seat) return t(bot ? "wait-bot" : "wait-person", { name: table.names(seat.seat) });
    return t("wait-nobody");
  }
}
