/** A list that grows at its end stays there, unless its reader has gone up to something older. */

import type { Attachment } from "svelte/attachments";

/** Pixels from the end that still count as its end. */
const NEAR = 40;

export function newest(grows: () => unknown): Attachment<HTMLElement> {
  return (node) => {
    let there = true;
    let frame = 0;
    const heard = () => {
      // What has grown and is not followed yet is not the reader's doing.
      if (!frame) there = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
    };
    node.addEventListener("scroll", heard, { passive: true });
    $effect(() => {
      grows();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (there) node.scrollTop = node.scrollHeight;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      node.removeEventListener("scroll", heard);
    };
  };
}
