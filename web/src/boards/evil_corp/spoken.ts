import type { Words } from "../../lib/protocol";
import type { TableStore } from "../../lib/table.svelte";
import { list, t } from "../../lib/text.svelte";
import type { Spoken } from "../contract";
import { monster } from "./monsters";
import { sideName } from "./names";
import { earned, facing, nearSeat, nearSide, TOKENS_TO_WIN, type EvilCorp, type VillageView } from "./view";

/** The answers of the question keys. */
export function spoken(view: EvilCorp, words: Words, table: TableStore): Spoken {
  const side = nearSide(view);
  const seen = view.table;

  const named = (village: VillageView) => t("evil_corp-village", { n: seen.villages.indexOf(village) + 1 });
  const gauge = (village: VillageView) => {
    const face = facing(village, side);
    const near = sideName(table, view, face.near);
    const far = sideName(table, view, face.far);
    const { steps, magic, victory } = earned(village, face.lead);
    const lead = face.lead === 0 ? t("evil_corp-level") : t("evil_corp-leads", { name: face.lead > 0 ? near : far, n: Math.abs(face.lead) });
    const tonight = face.lead === 0 ? "" : victory ? t("evil_corp-tonight-victory") : magic ? t("evil_corp-tonight-both", { steps, magic }) : t("evil_corp-tonight-steps", { steps });
    const steps_ = [
      t("evil_corp-conquest", { name: near, n: face.conquest.near, of: village.steps_to_win }),
      t("evil_corp-conquest", { name: far, n: face.conquest.far, of: village.steps_to_win }),
    ];
    return `${named(village)}: ${[lead, tonight, ...steps_].filter(Boolean).join(", ")}.`;
  };
  const whole = (village: VillageView) => {
    const standing = village.slots
      .filter((slot) => slot.card)
      .map((slot) =>
        [
          sideName(table, view, slot.side),
          t("evil_corp-slot", { type: slot.type }),
          monster(words, slot.card!).name,
          t("evil_corp-terror", { n: slot.terror }),
          ...(slot.up ? [] : [t("evil_corp-asleep")]),
        ].join(" "),
      );
    return `${gauge(village)} ${standing.join("; ") || t("evil_corp-nobody-here")}.`;
  };
  const means = (i: number) => {
    const it = seen.sides[i]!;
    return list([
      t("evil_corp-gold", { n: it.gold }),
      t("evil_corp-magic", { n: it.magic }),
      t("evil_corp-tokens", { n: it.tokens, of: TOKENS_TO_WIN }),
      t("evil_corp-bag", { n: it.bag_size }),
    ]);
  };

  return {
    hand() {
      const reserve = view.viewer === null ? [] : (seen.seats[nearSeat(view)]?.reserve ?? []);
      if (!reserve.length) return t("evil_corp-reserve-empty");
      return `${t("evil_corp-reserve", { n: reserve.length })}: ${list(
        reserve.map((card) => {
          const it = monster(words, card);
          return `${it.name} (${t("evil_corp-colour", { colour: it.color })}, ${t("evil_corp-terror", { n: it.terror })})`;
        }),
      )}.`;
    },
    opponents() {
      return seen.sides
        .map((each, i) => ({ each, i }))
        .filter(({ i }) => view.viewer === null || i !== side)
        .map(({ each, i }) => `${sideName(table, view, i)}: ${means(i)}, ${list(each.seats.map((seat) => t("evil_corp-reserve-hidden", { n: seen.seats[seat]!.reserve_size })))}.`);
    },
    objective() {
      return `${t("evil_corp-objective")} ${t("evil_corp-tokens", { n: seen.sides[side]?.tokens ?? 0, of: TOKENS_TO_WIN })}.`;
    },
    place(entity) {
      const found = entity ? seen.villages.find((village) => entity.startsWith(`${village.id}.`)) : undefined;
      if (found) return whole(found);
      if (entity?.startsWith("queue/"))
        return `${t("evil_corp-queue")}: ${list(seen.queue.map((each) => `${monster(words, each.card).name} ${t("evil_corp-costs", { n: each.price })}`))}.`;
      return seen.villages.map(whole).join(" ");
    },
    score() {
      return [...seen.villages.map(gauge), view.viewer === null ? "" : `${t("evil_corp-you")}: ${means(side)}.`].join(" ").trim();
    },
  };
}
