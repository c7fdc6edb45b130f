import type { Words } from "../../lib/protocol";
import { hue, number, ownerOf } from "./view";

/** The classes of a card by what it shows. */
export function faceClass(card: string, words: Words): string {
  if (card === "H") return "nc nc--hero";
  const it = number(card);
  return it ? `nc c-${it.colour}` : `nc nc--special ${hue(ownerOf(card, words))}`;
}
