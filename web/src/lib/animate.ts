/** Things travel from where they were to where they are, turn over, and numbers say by how much they have changed; where
 *  nothing is to move, an outline shows what changed. The table is right at once; the picture catches up.
 *
 *  `data-travel` names a thing, `data-place` (else `data-entity`) where it is, `data-face` which side of it shows;
 *  `data-source` of a zone says where what was not seen before comes from, and `data-reveal` that it turns over on the
 *  way; `data-count` names a number, `data-n` is it. */

import { settings, still } from "./settings.svelte";

interface Trace {
  card: string;
  zone: string;
  face: string;
  box: DOMRect;
}
/** What the table looked like before a change. */
export interface Look {
  things: Trace[];
  numbers: Map<string, number>;
}

const running = new Set<Animation>();
const MOVE = 280;
const TURN = 340;
const REVEAL = 480;
const GAIN = 1200;
const CURTAIN = 700;
const NEAR = 6;
/** Milliseconds that the outline stays. */
const SHOWN = 1000;

const zoneOf = (node: HTMLElement) => node.dataset["place"] ?? node.dataset["entity"] ?? "";
const faceOf = (node: HTMLElement) => node.dataset["face"] ?? "";

/** Remember where everything is, before a change. */
export function before(): Look {
  const things = [...document.querySelectorAll<HTMLElement>("[data-travel]")]
    .map((node) => ({ card: node.dataset["travel"] ?? "", zone: zoneOf(node), face: faceOf(node), box: node.getBoundingClientRect() }))
    .filter((trace) => trace.box.width > 0);
  const numbers = new Map([...document.querySelectorAll<HTMLElement>("[data-count]")].map((node) => [node.dataset["count"] ?? "", Number(node.dataset["n"])]));
  return { things, numbers };
}

/** After the change: let what has another place come from the old one. */
export function after({ things, numbers }: Look): void {
  const left = [...things];
  const nodes = [...document.querySelectorAll<HTMLElement>("[data-travel]")].filter((node) => node.getClientRects().length > 0);
  const taken = new Map<HTMLElement, Trace>();
  const claim = (node: HTMLElement, fits: (trace: Trace) => boolean) => {
    if (taken.has(node)) return;
    const found = left.findIndex(fits);
    if (found >= 0) taken.set(node, ...(left.splice(found, 1) as [Trace]));
  };
  for (const node of nodes) claim(node, (trace) => trace.card === node.dataset["travel"] && trace.zone === zoneOf(node));
  const turned = nodes.filter((node) => (taken.get(node)?.face ?? faceOf(node)) !== faceOf(node));
  const changed = [...document.querySelectorAll<HTMLElement>("[data-count]")].flatMap((node) => {
    const was = numbers.get(node.dataset["count"] ?? "");
    const by = was === undefined ? 0 : Number(node.dataset["n"]) - was;
    return by && node.getClientRects().length ? [{ node, by }] : [];
  });
  if (still()) {
    if (!things.length) return;
    for (const node of [...nodes.filter((node) => !taken.has(node)), ...turned, ...changed.map(({ node }) => node)]) outline(node);
    return;
  }
  for (const node of nodes) claim(node, (trace) => trace.card === node.dataset["travel"]);
  // First all looks, then all movements: every movement makes the next look cost a layout.
  const ways = nodes.flatMap((node) => {
    const known = taken.get(node)?.box;
    const from = known ?? (things.length ? source(node)?.getBoundingClientRect() : undefined);
    return from ? [{ node, from, to: node.getBoundingClientRect(), reveal: !known && node.closest("[data-reveal]") !== null }] : [];
  });
  const gains = changed.map(({ node, by }) => ({ by, at: node.getBoundingClientRect() }));
  for (const { node, from, to, reveal } of ways) (reveal ? rise : slide)(node, from, to);
  for (const node of turned) turn(node);
  for (const { by, at } of gains) gain(by, at);
}

/** Where things that were not seen before come from: what `data-source` of their zone names, in that zone or on the page. */
function source(node: HTMLElement): Element | null {
  if (node.dataset["place"] !== undefined) return null; // a figure or a marker is always somewhere
  const zone = node.closest<HTMLElement>("[data-source]");
  const named = zone?.dataset["source"];
  return zone && named ? (zone.querySelector(named) ?? document.querySelector(named)) : null;
}

function outline(node: HTMLElement): void {
  node.classList.add("has-come");
  setTimeout(() => node.classList.remove("has-come"), SHOWN);
}

function run(node: Element, frames: Keyframe[], duration: number): Animation {
  const animation = node.animate(frames, { duration: duration * settings.speed, easing: "cubic-bezier(.2,.8,.2,1)" });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return animation;
}

function slide(node: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.abs(dx) < NEAR && Math.abs(dy) < NEAR) return;
  const far = Math.hypot(dx, dy) > 60;
  const scale = far ? Math.min(1.4, Math.max(0.4, from.width / Math.max(1, to.width))) : 1;
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  const place = { transformOrigin: "0 0", zIndex: 40 };
  run(node, [{ transform: start, ...place }, { transform: "none", ...place }], MOVE);
}

/** Something unseen rises from where it lay and turns its face up on the way. */
function rise(node: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [dx, dy] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  const start = `translate(${dx}px, ${dy}px) scale(.4) perspective(900px) rotateY(88deg)`;
  run(node, [{ transform: start, zIndex: 40 }, { transform: "perspective(900px) rotateY(0)", zIndex: 40 }], REVEAL);
}

/** A turn at the middle of its place: another side of it shows now. */
function turn(node: HTMLElement): void {
  run(node, [{ transform: "perspective(700px) rotateY(88deg)" }, { transform: "perspective(700px) rotateY(0)" }], TURN);
}

/** By how much a number has changed, beside it for a moment. */
function gain(by: number, at: DOMRect): void {
  const chip = document.createElement("span");
  chip.className = by > 0 ? "gain" : "gain gain--less";
  chip.ariaHidden = "true";
  chip.textContent = `${by > 0 ? "+" : "−"}${Math.abs(by)}`;
  chip.style.left = `${Math.min(at.right - 8, innerWidth - 44)}px`;
  chip.style.top = `${Math.max(2, at.top - 12)}px`;
  document.body.append(chip);
  const shown = { opacity: 1, transform: "none" };
  const frames = [{ opacity: 0, transform: "translateY(6px)" }, { ...shown, offset: 0.12 }, { ...shown, offset: 0.7 }, { opacity: 0, transform: "translateY(-10px)" }];
  const animation = run(chip, frames, GAIN);
  animation.onfinish = animation.oncancel = () => {
    running.delete(animation);
    chip.remove();
  };
}

/** The curtain parts when a match is there to be seen, and meets and parts again when it is over. */
export function curtain(way: "opens" | "falls"): void {
  if (still()) return;
  const drapes = document.createElement("div");
  drapes.className = "drapes";
  drapes.ariaHidden = "true";
  const halves = [-100, 100].map((aside) => ({ half: document.createElement("i"), open: `translateX(${aside}%)` }));
  drapes.append(...halves.map(({ half }) => half));
  document.body.append(drapes);
  const shut = { transform: "none" };
  const ends = halves.map(({ half, open }) =>
    way === "opens" ? run(half, [shut, { transform: open }], CURTAIN) : run(half, [{ transform: open }, shut, { ...shut, offset: 0.6 }, { transform: open }], 2 * CURTAIN),
  );
  void Promise.allSettled(ends.map((each) => each.finished)).then(() => drapes.remove());
}

/** Any key, click or tap finishes what is under way. */
export function finish(): void {
  for (const animation of running) animation.finish();
  running.clear();
}
