import type { Words } from "../../lib/protocol";

/** What is printed on a tile, as far as the picture needs it. */
export interface Monster {
  name: string;
  text: string;
  color: "blue" | "red" | "yellow";
  terror: number;
  recruit: number;
  passive: string[];
  deploy: string[];
  activate: string[];
}

const known = new WeakMap<Words, Map<string, Monster>>();

/** Read once: the same tile is the same object, and nothing that shows it is drawn anew. */
export function monster(words: Words, id: string): Monster {
  let all = known.get(words);
  if (!all) known.set(words, (all = new Map()));
  let found = all.get(id);
  if (!found) all.set(id, (found = printed(words, id)));
  return found;
}

function printed(words: Words, id: string): Monster {
  const card = words.cards[id];
  const codes = (field: string) => (Array.isArray(card?.[field]) ? (card[field] as string[]) : []);
  return {
    name: card?.name ?? id,
    text: card?.text ?? "",
    color: (card?.color as Monster["color"] | undefined) ?? "red",
    terror: Number(card?.["terror"] ?? 0),
    recruit: Number(card?.["recruit"] ?? 0),
    passive: codes("passive"),
    deploy: codes("deploy"),
    activate: codes("activate"),
  };
}

export interface DemonEffect {
  threshold: number;
  pay: number;
  codes: string[];
  text: string;
  brief: string;
}

/** The signs of what a demon does: an icon and a number. */
export function signs(effect: DemonEffect): { icon: string; text: string }[] {
  const amount = (what: string) => effect.codes.find((code) => code.startsWith(`${what}:`))?.split(":")[1];
  const [kill, trash, draw] = ["kill", "trash", "draw"].map(amount);
  if (kill) return [{ icon: "act-vanquish", text: `≤\u2009${kill}` }];
  if (trash) return [{ icon: "zone-discard", text: `−${trash}` }];
  return draw ? [{ icon: "st-sync", text: draw }] : [];
}

/** The effects of a demon: `text` with its threshold and price, `brief` what it does, in few words. */
export function demonEffects(words: Words, id: string): DemonEffect[] {
  const effects = words.cards[id]?.["effects"];
  const found = Array.isArray(effects) ? (effects as (DemonEffect & { short: string })[]) : [];
  return found.map((effect) => ({ ...effect, brief: effect.short.replace(/^[^:]*:\s*/, "") }));
}
