/** A value that follows its source once what changed first is on the screen. */

import { untrack } from "svelte";

export function later<T>(source: () => T): () => T {
  let shown = $state.raw(untrack(source));
  $effect(() => {
    const next = source();
    if (next === untrack(() => shown)) return;
    const frame = requestAnimationFrame(() => setTimeout(() => (shown = next)));
    return () => cancelAnimationFrame(frame);
  });
  return () => shown;
}
