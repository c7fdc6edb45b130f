import type { OptionRecord, View } from "../../lib/protocol";
import type { EvilCorp } from "./view";

/** `queue3` as the options spell it is the third waiting tile: `queue/3`. */
function place(at: string, card: string | undefined): string {
  if (at.startsWith("queue")) return `queue/${at.slice(5)}`;
  if (at === "reserve" || at === "discard") return `${at}/${card}`;
  return at;
}

/** Slots are their own ids; others: `reserve/CARD`, `discard/CARD`, `queue/N`, `demon/CARD`, `seat/N`. */
export function entitiesOf(record: OptionRecord, _view: View): string[] {
  const { kind, card, at, to, seat } = record;
  switch (kind) {
    case "deploy":
      return [`reserve/${card}`, to!];
    case "move":
      return to ? [at!, to] : [at!];
    case "target":
      return [at ? place(at, card) : `demon/${card}`];
    case "demon":
      return [`demon/${card}`];
    case "activate":
    case "keep":
    case "recruit":
    case "copy":
    case "trash":
      return at ? [place(at, card)] : [];
    case "discard":
    case "reveal":
      return [`reserve/${card}`];
    case "recover":
      return [`discard/${card}`];
    case "opponent":
    case "first":
      return [`seat/${seat}`];
    default:
      return [];
  }
}

export function whyOf(entity: string, view: View): OptionRecord | null {
  const table = (view as EvilCorp).table;
  const [zone, rest] = entity.split("/");
  if (zone === "reserve") return { kind: "deploy", card: rest };
  if (zone === "queue") {
    const waiting = table.queue[Number(rest) - 1];
    return waiting ? { kind: "recruit", card: waiting.card, at: `queue${rest}` } : null;
  }
  if (zone === "demon") return { kind: "demon", card: rest };
  if (rest !== undefined) return null;
  for (const village of table.villages)
    for (const slot of village.slots)
      if (slot.id === entity) return slot.card ? { kind: "activate", card: slot.card, at: entity } : { to: entity };
  return null;
}
