/** Puts a popover beside the thing it speaks of, inside the window. */

import type { Attachment } from "svelte/attachments";

const GAP = 10;
const EDGE = 8;

export function beside(anchor: HTMLElement): Attachment<HTMLElement> {
  return (node) => {
    const put = () => {
      const at = anchor.getBoundingClientRect();
      const own = node.getBoundingClientRect();
      const above = at.top - own.height - GAP;
      const below = at.bottom + GAP;
      const fitsBelow = below + own.height < innerHeight - EDGE;
      const top = above > EDGE ? above : fitsBelow ? below : Math.max(EDGE, innerHeight - own.height - EDGE);
      const left = Math.min(Math.max(EDGE, at.left + at.width / 2 - own.width / 2), innerWidth - own.width - EDGE);
      node.style.setProperty("top", `${Math.round(top)}px`);
      node.style.setProperty("left", `${Math.round(left)}px`);
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
