import type { OptionRecord, View } from "../../lib/protocol";
import { nearSeat, neighbour, type CardGame } from "./view";

/** `hand/CARD`, `pile/SEAT`, `hero` (the own pile, face down), `middle`, `way/left`, `way/right`. */
export function entitiesOf(record: OptionRecord, view: View): string[] {
  const seen = view as CardGame;
  const me = nearSeat(seen);
  switch (record.kind) {
    case "play":
      return [`hand/${record.card}`, destination(record.to ?? "", me, seen.table.seats.length)];
    case "target":
      return [`pile/${record.seat}`];
    case "direction":
      return [`way/${record.choice}`];
    default:
      return [];
  }
}

function destination(to: string, me: number, seats: number): string {
  if (to === "hero" || to === "middle") return to;
  return `pile/${to === "own" ? me : neighbour(me, to, seats)}`;
}

export function whyOf(entity: string, view: View): OptionRecord | null {
  const [zone, rest] = entity.split("/");
  if (zone === "hand") return { kind: "play", card: rest };
  if (zone === "pile" && view.prompt !== "play") return { kind: "target", seat: Number(rest) };
  return null;
}
