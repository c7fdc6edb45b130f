/** What the question keys answer. */

import type { Spoken } from "../contract";
import type { View, Words } from "../../lib/protocol";
import type { TableStore } from "../../lib/table.svelte";
import { list, percent, t } from "../../lib/text.svelte";
import { cardName, fullName, placeName, symbolState, typeName } from "./names";
import { mainSeat, realms, type LocationView, type RealmView } from "./view";

export function spoken(view: View, words: Words, table: TableStore): Spoken {
  const all = realms(view).realms;
  const me = mainSeat(view);
  const own = all[me]!;

  function place(location: LocationView): string {
    const symbols = [...location.top_symbols, ...location.bottom_symbols].map((symbol) => symbolState(words, symbol, location));
    const cards = [...location.top, ...location.bottom].map((card) => fullName(words, card, ""));
    const state = [location.mover ? t("villainous-here-of") : "", location.locked ? t("villainous-locked") : ""].filter(Boolean);
    return t("villainous-say-place", {
      place: placeName(words, location.location),
      state: state.length ? ` (${list(state)})` : "",
      symbols: symbols.join("; "),
      cards: cards.length ? `${cards.join("; ")}.` : t("villainous-say-no-cards"),
    });
  }
  function foe(realm: RealmView, seat: number): string {
    const places = realm.locations.filter((location) => location.top.length || location.bottom.length || location.mover).map(place);
    return t("villainous-say-foe", { name: table.names(seat), power: realm.power, hand: realm.hand_size, share: percent(realm.progress), places: places.join(" ") });
  }

  return {
    hand: () =>
      own.hand
        .map((card, i) =>
          card === null
            ? t("villainous-hidden-card")
            : t("villainous-say-hand-card", { name: cardName(words, card), type: typeName(words, words.cards[card]?.type ?? ""), cost: own.hand_costs[i] ?? "–" }),
        )
        .join("; "),
    opponents: () => all.flatMap((realm, seat) => (seat === me ? [] : [foe(realm, seat)])),
    objective: () =>
      t("villainous-say-objective", {
        objective: words.roles[own.villain]?.objective ?? "",
        parts: Object.entries(own.progress_parts)
          .map(([part, done]) => `${t("said-of", { name: String(words.parts[`${own.villain}.${part}`] ?? part), text: percent(done) })}.`)
          .join(" "),
      }),
    place: (entity) => {
      const at = entity?.split("/")[1] ?? "";
      const found = all.flatMap((realm) => realm.locations).find((location) => location.location === at);
      const here = found ?? own.locations.find((location) => location.mover);
      return here ? place(here) : own.locations.map(place).join(" ");
    },
    score: () => all.map((realm, seat) => `${t("said-of", { name: table.names(seat), text: `${realm.power} ${t("villainous-power")}, ${percent(realm.progress)}` })}.`).join(" "),
  };
}
