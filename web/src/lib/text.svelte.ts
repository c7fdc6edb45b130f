/** The client's own sentences, by Fluent; those of options, events and questions come from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import catalogues from "virtual:catalogues";
import { settings, type Lang } from "./settings.svelte";

const bundles: Partial<Record<Lang, FluentBundle>> = {};

/** The language whose sentences are shown; follows the settings once its catalogue is there. */
let shown = $state<Lang>("en");

export async function speak(lang: Lang): Promise<void> {
  if (!bundles[lang]) {
    const text = await (await fetch(catalogues[lang])).text();
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    bundles[lang] = bundle;
  }
  shown = lang;
  settings.lang = lang;
}

/** A sentence; a key that is missing shows itself, so that it is found. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const bundle = bundles[shown];
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, values);
}

export function knows(key: string): boolean {
  return Boolean(bundles[shown]?.getMessage(key)?.value);
}

export function language(): Lang {
  return shown;
}

const clocks: Partial<Record<Lang, Intl.DateTimeFormat>> = {};

export function clockTime(at: number): string {
  const clock = (clocks[shown] ??= new Intl.DateTimeFormat(shown, { hour: "2-digit", minute: "2-digit" }));
  return clock.format(at * 1000);
}

export function list(items: string[]): string {
  return new Intl.ListFormat(shown, { type: "conjunction" }).format(items);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(shown, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A length of time in its largest unit and the next smaller one: short to be shown, in full words to be spoken. */
export function duration(seconds: number, unitDisplay: "short" | "long" = "short"): string {
  let rest = Math.max(0, Math.round(seconds));
  const largest = UNITS.findIndex(([, length]) => rest >= length);
  const parts = UNITS.slice(largest).slice(0, 2).flatMap(([unit, length], at) => {
    const n = Math.floor(rest / length);
    rest -= n * length;
    return n || !at ? [new Intl.NumberFormat(shown, { style: "unit", unit, unitDisplay }).format(n)] : [];
  });
  return new Intl.ListFormat(shown, { type: "unit", style: unitDisplay === "short" ? "narrow" : "long" }).format(parts);
}

/** A clause as a sentence: with a capital at its beginning and a stop at its end. */
export function sentence(text: string): string {
  const whole = text.charAt(0).toLocaleUpperCase(shown) + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
