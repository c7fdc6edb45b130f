/** Makes an element a thing of the table: it can be an option, be asked about, be enlarged. */

import type { Attachment } from "svelte/attachments";
import { settings } from "./settings.svelte";
import { t } from "./text.svelte";
import type { TableStore } from "./table.svelte";

export interface EntityChoices {
  /** Where the ring goes, if not around the element itself: a selector of an ancestor. */
  ring?: string;
  /** The card to enlarge. */
  card?: string;
  /** What a click does while it is no option; else it enlarges the card, or asks why not. */
  idle?: () => void;
}

const LONG_PRESS = 500;
/** Milliseconds after which a card that pointer or focus stays on is shown in large. */
const PEEK = 350;

/** `<button {@attach entity(table, "hand/cutlass", {card: "cutlass"})}>` */
export function entity(table: TableStore, id: string, choices: EntityChoices = {}): Attachment<HTMLElement> {
  return (node) => {
    node.dataset["entity"] = id;
    if (choices.card) node.dataset["card"] = choices.card;
    const ringed = choices.ring ? (node.closest<HTMLElement>(choices.ring) ?? node) : node;
    const card = choices.card ?? null;
    let pressed = 0;
    let looked = 0;
    let held = false;

    // The page has a hundred things: each is touched only if something of its own has changed.
    const none: number[] = [];
    const indices = $derived(table.offering ? (table.marks.get(id) ?? none) : none);
    const numbers = $derived(indices.map((index) => index + 1).join(", "));
    const has = (index: number | null) => index !== null && indices.includes(index);
    const states = {
      "is-option": () => numbers !== "",
      "is-selected": () => table.picked === id,
      "is-sent": () => has(table.pending),
      "is-armed": () => has(table.armed),
      "is-advised": () => (table.advice ?? []).some((each) => has(each.index)),
      "is-lit": () => has(table.litOption),
    };
    for (const [name, holds] of Object.entries(states)) {
      const on = $derived(holds());
      $effect(() => {
        if (on) ringed.classList.add(name);
        return () => ringed.classList.remove(name);
      });
    }
    $effect(() => {
      if (!numbers) return;
      const all = numbers.split(", ");
      const badge = document.createElement("span");
      badge.className = "key";
      badge.setAttribute("aria-hidden", "true");
      badge.textContent = all.length > 2 ? `${all[0]}…${all.at(-1)}` : all.join("·");
      ringed.append(badge);
      node.setAttribute("aria-description", t("option-numbers", { numbers }));
      return () => {
        badge.remove();
        node.removeAttribute("aria-description");
      };
    });

    const look = () => {
      clearTimeout(looked);
      if (card && table.words?.cards[card]?.text) looked = window.setTimeout(() => (table.peek = { node, entity: id, card }), PEEK);
    };
    const unlook = () => {
      clearTimeout(looked);
      if (table.peek?.node === node) table.peek = null;
    };
    const enter = (event: PointerEvent) => {
      table.litEntity = id;
      if (event.pointerType === "mouse") look();
    };
    const focus = () => {
      table.litEntity = id;
      if (node.matches(":focus-visible")) look();
    };
    // Later: an element that is taken away while the board is drawn loses the focus in the middle of it.
    const off = () =>
      queueMicrotask(() => {
        unlook();
        if (table.litEntity === id) table.litEntity = null;
      });
    const click = (event: MouseEvent) => {
      event.stopPropagation();
      unlook();
      if (held) held = false;
      else if (choices.idle && !table.marks.has(id)) choices.idle();
      else table.pick(id, node, card);
    };
    const down = (event: PointerEvent) => {
      held = false;
      clearTimeout(pressed);
      clearTimeout(looked);
      if (event.pointerType === "mouse") return;
      pressed = window.setTimeout(() => {
        held = true;
        if (card) table.zoom = card;
        else void table.askWhy(id, node);
      }, LONG_PRESS);
    };
    const up = () => clearTimeout(pressed);
    const keys = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !settings.keys) return;
      if (event.key === "z" || event.key === "Z") {
        if (!card) return;
        table.zoom = card;
      } else if (event.key === "w" || event.key === "W") void table.askWhy(id, node);
      else return;
      unlook();
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event) => {
      if (held) event.preventDefault();
    };
    const listeners: [string, EventListener][] = [
      ["click", click as EventListener],
      ["pointerenter", enter as EventListener],
      ["pointerleave", off],
      ["focus", focus],
      ["blur", off],
      ["pointerdown", down as EventListener],
      ["pointerup", up],
      ["pointercancel", up],
      ["keydown", keys as EventListener],
      ["contextmenu", menu],
    ];
    for (const [kind, listener] of listeners) node.addEventListener(kind, listener);
    return () => {
      clearTimeout(pressed);
      off();
      for (const [kind, listener] of listeners) node.removeEventListener(kind, listener);
    };
  };
}
