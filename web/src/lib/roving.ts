/** One tab stop per zone; arrows go to the nearest thing in their direction. */

import type { Attachment } from "svelte/attachments";

const MEMBERS = "button:not([disabled]):not([data-plain]), [data-entity][tabindex], [data-stop]";
/** Milliseconds until the tab stops are put in order: after the change is shown, before anybody can press Tab. */
const CALM = 120;
/** Looks at a zone; what it gives back changes it. */
type Settle = () => () => void;
const unsettled = new Set<Settle>();
let timer = 0;

/** Asking what is visible makes the browser lay the page out: once for all zones, so first all looks and then all
 *  changes, and not before the change is painted. */
function later(settle: Settle): void {
  unsettled.add(settle);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const changes = [...unsettled].map((look) => look());
    unsettled.clear();
    for (const change of changes) change();
  }, CALM);
}

/** The things of a zone that can be reached with the keyboard; those of a zone within it are that one's. */
export function members(zone: HTMLElement): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(MEMBERS)].filter((each) => each.closest("[data-roving]") === zone && each.getClientRects().length > 0);
}

export function zone(): Attachment<HTMLElement> {
  return (node) => {
    let current: HTMLElement | null = null;
    node.dataset["roving"] = "";

    const settle = () => {
      const all = members(node);
      return () => {
        if (!current || !all.includes(current)) current = all.find((each) => each.classList.contains("is-option")) ?? all[0] ?? null;
        for (const each of all) {
          const stop = each === current ? 0 : -1;
          if (each.tabIndex !== stop) each.tabIndex = stop;
        }
      };
    };

    const keys = (event: KeyboardEvent) => {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (!way || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const from = document.activeElement;
      if (!(from instanceof HTMLElement) || !node.contains(from)) return;
      const [dx = 0, dy = 0] = way;
      const here = middle(from);
      let best: HTMLElement | null = null;
      let least = Infinity;
      for (const each of members(node)) {
        if (each === from) continue;
        const there = middle(each);
        const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
        const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
        if (along < 4) continue;
        const cost = along + across * (across > along ? 12 : 2); // what lies aside rather than ahead only if nothing else does
        if (cost < least) [best, least] = [each, cost];
      }
      if (!best) return;
      event.preventDefault();
      best.focus();
    };

    const focus = (event: FocusEvent) => {
      if (!(event.target instanceof HTMLElement) || !event.target.matches(MEMBERS)) return;
      if (current && current !== event.target) current.tabIndex = -1;
      current = event.target;
      current.tabIndex = 0;
    };

    const watch = new MutationObserver(() => later(settle));
    watch.observe(node, { childList: true, subtree: true });
    node.addEventListener("keydown", keys);
    node.addEventListener("focusin", focus);
    later(settle);
    return () => {
      unsettled.delete(settle);
      watch.disconnect();
      node.removeEventListener("keydown", keys);
      node.removeEventListener("focusin", focus);
    };
  };
}

function middle(node: HTMLElement): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
