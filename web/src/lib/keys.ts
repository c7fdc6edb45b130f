/** The keys of a table: numbers choose, letters ask. */

import { answer } from "./announcer.svelte";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";
import { duration, list, t } from "./text.svelte";

let foe = -1;

/** Whether the key was for us. */
export function press(event: KeyboardEvent, table: TableStore, help: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !table.now) return false;
  const target = event.target;
  if (target instanceof HTMLElement && (target.matches("input, select, textarea") || target.isContentEditable)) return false;
  if (document.querySelector("dialog[open]")) return false;
  const { key } = event;
  if (!settings.keys && key !== "Escape") return false;

  if (/^[0-9]$/.test(key) && table.decision) {
    const index = (Number(key) + 9) % 10;
    if (index < table.decision.options.length) void table.choose(index);
    return true;
  }
  switch (key) {
    case "Escape":
      if (table.menu || table.why || table.notice || table.armed !== null || table.picked !== null) {
        if (!table.menu) table.picked = null;
        table.menu = table.why = table.notice = null;
        table.armed = null;
        return true;
      }
      if (!table.cancellable || event.repeat || event.defaultPrevented) return false;
      void table.back();
      return true;
    case "e":
    case "E": {
      const ending = table.ending();
      if (ending) void table.choose(ending.index);
      return ending !== null;
    }
    case "u":
    case "U":
      void table.undo();
      return true;
    case "i":
    case "I":
      (document.querySelector<HTMLElement>("[data-zone='decision'] [data-option]") ?? document.querySelector<HTMLElement>(".askbar"))?.focus();
      return true;
    case "?":
      help();
      return true;
  }
  const said = question(key.toLowerCase(), table);
  if (said === null) return false;
  answer(said || t("answer-nothing"));
  return true;
}

function question(key: string, table: TableStore): string | null {
  const { now, board, words, decision } = table;
  if (!now) return null;
  const spoken = board && words && now.view ? board.spoken(now.view, words, table) : null;
  switch (key) {
    case "l":
      return table.recap().map((told) => told.text).join(" ");
    case "m":
      if (!decision) return now.waiting?.text ?? t("not-your-turn");
      return `${decision.text} ${decision.options.map((option, at) => `${at + 1}: ${option.text}.`).join(" ")}`;
    case "h":
      return spoken?.hand() ?? "";
    case "p": {
      const all = spoken?.opponents() ?? [];
      foe = all.length ? (foe + 1) % all.length : -1;
      return all[foe] ?? "";
    }
    case "o":
      return spoken?.objective() ?? "";
    case "b":
      return spoken?.place(document.activeElement instanceof HTMLElement ? (document.activeElement.dataset["entity"] ?? null) : null) ?? "";
    case "g":
      return spoken?.score() ?? "";
    case "t": {
      const deadline = decision ? decision.deadline : now.waiting?.until;
      return deadline ? t("time-left", { time: duration(deadline - table.offset - Date.now() / 1000, "long") }) : t("time-none");
    }
    case "n":
      return list(now.seats.map((seat) => t("said-of", { name: seat.role_name || String(seat.seat + 1), text: seat.name })));
  }
  return null;
}
