import type { TableStore } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import { nearSide, type EvilCorp } from "./view";

/** A side's name: "You" for the viewer's own, else its players. */
export function sideName(table: TableStore, view: EvilCorp, side: number): string {
  if (view.viewer !== null && side === nearSide(view)) return t("evil_corp-you");
  const seats = view.table.sides[side]?.seats ?? [];
  return seats.map((seat) => table.names(seat)).join(" + ");
}
