/** One tab stop per zone; arrows go to the nearest thing in their direction. */

import type { Attachment } from "svelte/attachments";

const MEMBERS = "button:not([disabled]):not([data-plain]), [data-entity][tabindex], [data-stop]";

export function zone(): Attachment<HTMLElement> {
  return (node) => {
    let current: HTMLElement | null = null;
    const members = () => [...node.querySelectorAll<HTMLElement>(MEMBERS)].filter((each) => each.getClientRects().length > 0);

    const settle = () => {
      const all = members();
      if (!current || !all.includes(current)) current = all.find((each) => each.classList.contains("is-option")) ?? all[0] ?? null;
      for (const each of all) each.tabIndex = each === current ? 0 : -1;
    };

    const keys = (event: KeyboardEvent) => {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
      const from = document.activeElement;
      if (!(from instanceof HTMLElement) || !node.contains(from)) return;
      const [dx = 0, dy = 0] = way;
      const here = middle(from);
      let best: HTMLElement | null = null;
      let least = Infinity;
      for (const each of members()) {
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
      if (event.target instanceof HTMLElement && members().includes(event.target)) {
        current = event.target;
        settle();
      }
    };

    const watch = new MutationObserver(settle);
    watch.observe(node, { childList: true, subtree: true });
    node.addEventListener("keydown", keys);
    node.addEventListener("focusin", focus);
    settle();
    return () => {
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
