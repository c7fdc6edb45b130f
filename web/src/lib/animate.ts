/** Things travel from where they were to where they are; where nothing is to travel, an outline shows what changed.
 *  The table is right at once; the picture catches up. */

import { settings, still } from "./settings.svelte";

interface Trace {
  card: string;
  zone: string;
  box: DOMRect;
}

const running = new Set<Animation>();
const MOVE = 280;
const NEAR = 6;
/** Milliseconds that the outline stays. */
const SHOWN = 1000;

function traces(): Trace[] {
  return [...document.querySelectorAll<HTMLElement>("[data-travel]")]
    .map((node) => ({ card: node.dataset["travel"] ?? "", zone: node.dataset["entity"] ?? "", box: node.getBoundingClientRect() }))
    .filter((trace) => trace.box.width > 0);
}

/** Remember where everything is, before a change. */
export function before(): Trace[] {
  return traces();
}

/** After the change: let what has another place come from the old one. */
export function after(old: Trace[]): void {
  const left = [...old];
  const nodes = [...document.querySelectorAll<HTMLElement>("[data-travel]")].filter((node) => node.getClientRects().length > 0);
  const taken = new Map<HTMLElement, Trace>();
  const claim = (node: HTMLElement, fits: (trace: Trace) => boolean) => {
    if (taken.has(node)) return;
    const found = left.findIndex(fits);
    if (found >= 0) taken.set(node, ...(left.splice(found, 1) as [Trace]));
  };
  for (const node of nodes) {
    claim(node, (trace) => trace.card === node.dataset["travel"] && trace.zone === (node.dataset["entity"] ?? ""));
  }
  if (still()) {
    if (old.length) for (const node of nodes) if (!taken.has(node)) outline(node);
    return;
  }
  for (const node of nodes) claim(node, (trace) => trace.card === node.dataset["travel"]);
  // First all looks, then all movements: every movement makes the next look cost a layout.
  const ways = nodes.flatMap((node) => {
    const from = taken.get(node)?.box ?? (old.length ? source(node)?.getBoundingClientRect() : undefined);
    return from ? [{ node, from, to: node.getBoundingClientRect() }] : [];
  });
  for (const { node, from, to } of ways) slide(node, from, to);
}

/** Where things that were not seen before come from: what `data-source` of their zone names, in that zone or on the page. */
function source(node: HTMLElement): Element | null {
  const zone = node.closest<HTMLElement>("[data-source]");
  const named = zone?.dataset["source"];
  return zone && named ? (zone.querySelector(named) ?? document.querySelector(named)) : null;
}

function outline(node: HTMLElement): void {
  node.classList.add("has-come");
  setTimeout(() => node.classList.remove("has-come"), SHOWN);
}

function slide(node: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.abs(dx) < NEAR && Math.abs(dy) < NEAR) return;
  const far = Math.hypot(dx, dy) > 60;
  const scale = far ? Math.min(1.4, Math.max(0.4, from.width / Math.max(1, to.width))) : 1;
  const animation = node.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 40 },
      { transform: "none", transformOrigin: "0 0", zIndex: 40 },
    ],
    { duration: MOVE * settings.speed, easing: "cubic-bezier(.2,.8,.2,1)" },
  );
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
}

/** Any key, click or tap finishes what is under way. */
export function finish(): void {
  for (const animation of running) animation.finish();
  running.clear();
}
