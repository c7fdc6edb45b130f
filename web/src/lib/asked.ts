/** What is asked at the table, for whatever lies above it. */

import { getContext, setContext } from "svelte";
import type { TableStore } from "./table.svelte";

const KEY = Symbol("table");

export function provide(table: () => TableStore): void {
  setContext(KEY, table);
}

/** The table that this lies above, if there is one. */
export function below(): TableStore | null {
  return getContext<(() => TableStore) | undefined>(KEY)?.() ?? null;
}
