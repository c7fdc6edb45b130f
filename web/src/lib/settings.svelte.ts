/** What this browser remembers of its user: language, look, habits. Nothing of it is secret. */

export const LANGUAGES = ["en", "fr"] as const;
export type Lang = (typeof LANGUAGES)[number];

export interface Settings {
  lang: Lang;
  theme: "system" | "light" | "dark";
  /** How long movements take: 0 none, .5 short, 1, 2 long. */
  speed: 0 | 0.5 | 1 | 2;
  cards: "s" | "m" | "l";
  /** Ask again before a turn ends or something is revealed. */
  confirm: boolean;
  sound: boolean;
  /** The single-key questions of the keyboard. */
  keys: boolean;
  /** Of reactions: pass at once with nothing to play, and the Conditions about which one is not asked. */
  autoPass: boolean;
  unasked: string[];
  /** The bot that plays while one is away; none: the server's own choice. */
  standIn: string;
  name: string;
}

const PLACE = "perfidie";

function preferred(): Lang {
  const tongue = navigator.languages.find((tag) => LANGUAGES.some((lang) => tag.toLowerCase().startsWith(lang)));
  return tongue?.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

const first: Settings = {
  lang: preferred(),
  theme: "system",
  speed: 1,
  cards: "m",
  confirm: false,
  sound: false,
  keys: true,
  autoPass: false,
  unasked: [],
  standIn: "",
  name: "",
  ...stored(),
};
if (!LANGUAGES.includes(first.lang)) first.lang = preferred();

export const settings: Settings = $state(first);

/** Keeps the document and the storage in step with the settings; called once, at the start. */
export function follow(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.lang;
      if (settings.theme === "system") delete root.dataset["theme"];
      else root.dataset["theme"] = settings.theme;
      root.dataset["cards"] = settings.cards;
      root.style.setProperty("--speed", String(settings.speed));
      root.dataset["still"] = String(still());
      try {
        localStorage.setItem(PLACE, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing plays as well.
      }
    });
  });
}

/** Whether nothing is to travel. */
export function still(): boolean {
  return settings.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
}
