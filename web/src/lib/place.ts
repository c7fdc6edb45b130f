/** Puts a popover beside the thing it speaks of, inside the window. */

import type { Attachment } from "svelte/attachments";

const GAP = 10;
const EDGE = 8;

interface Corner {
  top: number;
  left: number;
}

/** The first place where a box does not cover the thing: above, below, right, left; else where it covers it. */
function place(at: DOMRect, own: DOMRect): Corner & { covers: boolean } {
  const within = (start: number, size: number, whole: number) => Math.max(EDGE, Math.min(start, whole - size - EDGE));
  const top = within(at.top + at.height / 2 - own.height / 2, own.height, innerHeight);
  const left = within(at.left + at.width / 2 - own.width / 2, own.width, innerWidth);
  const beside: Corner[] = [
    { top: at.top - own.height - GAP, left },
    { top: at.bottom + GAP, left },
    { top, left: at.right + GAP },
    { top, left: at.left - own.width - GAP },
  ];
  const fits = (each: Corner) =>
    each.top >= EDGE && each.left >= EDGE && each.top + own.height <= innerHeight - EDGE && each.left + own.width <= innerWidth - EDGE;
  const found = beside.find(fits);
  return found ? { ...found, covers: false } : { top: within(innerHeight, own.height, innerHeight), left, covers: true };
}

/** What is not to cover the thing (`clear`) is not shown where there is no room for it. */
export function beside(anchor: HTMLElement, clear = false): Attachment<HTMLElement> {
  return (node) => {
    const put = () => {
      const { top, left, covers } = place(anchor.getBoundingClientRect(), node.getBoundingClientRect());
      node.style.setProperty("top", `${Math.round(top)}px`);
      node.style.setProperty("left", `${Math.round(left)}px`);
      if (clear) node.style.setProperty("visibility", covers ? "hidden" : "visible");
    };
    put();
    const size = new ResizeObserver(put);
    size.observe(node);
    addEventListener("resize", put);
    addEventListener("scroll", put, { passive: true, capture: true });
    return () => {
      size.disconnect();
      removeEventListener("resize", put);
      removeEventListener("scroll", put, { capture: true });
    };
  };
}
