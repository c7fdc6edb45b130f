/** How a card is drawn: its icon by its type, its pattern by its name. */

const ICONS: Record<string, string> = {
  ally: "type-ally",
  hero: "type-hero",
  item: "type-item",
  effect: "type-effect",
  condition: "type-condition",
  curse: "type-curse",
  prince: "type-prince",
  relic: "type-relic",
  wicket: "type-wicket",
  tile: "type-relic",
};

export function cardIcon(type: string): string {
  return ICONS[type] ?? "type-special";
}

export function cardPattern(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return `pat-${sum % 5}`;
}
