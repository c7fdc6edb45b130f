/** What a seat is told by: the emblem and the colour of its villain, or of whoever sits there. */

/** The colours of seats without a villain, in their order. */
const PLAIN = ["captain_hook", "ursula", "maleficent", "horned_king"];

/** Evil Corp. has numbers for roles: they have no emblem. */
function named(role: string | undefined): role is string {
  return Boolean(role) && !/^p?\d/.test(role ?? "");
}

export function emblem(role: string | undefined, kind?: string): string {
  if (named(role)) return `em-${role}`;
  return kind === "bot" ? "st-bot" : "st-human";
}

/** The class that carries the colours. The card game says `hook`, Villainous `captain_hook`. */
export function hueOf(role: string | undefined, seat: number): string {
  if (!named(role)) return `v-${PLAIN[seat] ?? "scar"}`;
  return `v-${role === "hook" ? "captain_hook" : role}`;
}
