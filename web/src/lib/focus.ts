/** Keeps the focus where the player was, when what had it is taken away by a change of the table. */

import { members } from "./roving";

interface Place {
  node: HTMLElement;
  entity: string | undefined;
  zone: HTMLElement | null;
  /** Which of the zone's things it was. */
  at: number;
}

/** Where the focus is, before a change; null if it is nowhere, or in something that looks after itself. */
export function held(): Place | null {
  const node = document.activeElement;
  if (!(node instanceof HTMLElement) || node === document.body || node.closest("dialog")) return null;
  const zone = node.closest<HTMLElement>("[data-roving]");
  return { node, entity: node.dataset["entity"], zone, at: zone ? members(zone).indexOf(node) : -1 };
}

/** The question, from which arrows lead to the options. */
export function toQuestion(): void {
  const all = [...document.querySelectorAll<HTMLElement>("#question, .askbar")];
  all.find((each) => each.getClientRects().length > 0)?.focus({ preventScroll: true });
}

/** After the change: the same thing, else what is in its place, else the question. */
export function keep(place: Place | null): void {
  if (!place || (document.activeElement !== null && document.activeElement !== document.body)) return;
  if (document.querySelector("dialog[open], [aria-modal=true]")) return;
  if (place.node.dataset["option"] !== undefined) return toQuestion(); // not to another option: a second press would choose it
  const again = place.entity ? [...document.querySelectorAll<HTMLElement>(`[data-entity="${CSS.escape(place.entity)}"]`)] : [];
  const same = again.find((each) => each.getClientRects().length > 0);
  const left = !same && place.zone?.isConnected ? members(place.zone) : [];
  const next = same ?? left[Math.min(Math.max(0, place.at), left.length - 1)];
  if (next) next.focus({ preventScroll: true });
  else toQuestion();
}
