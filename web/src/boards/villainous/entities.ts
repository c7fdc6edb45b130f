/** Which things on the board an option of Villainous names. */

import type { OptionRecord, View } from "../../lib/protocol";
import { DECKS, realms, type CardView, type Deck, type RealmsView } from "./view";

/** What tells a card from an equal one beside it. */
type Distinct = Pick<CardView, "card" | "items" | "stronger" | "trapped" | "power" | "wicket">;

/** A card of a realm. Equal cards beside each other differ by what they carry, or by their strength for a while; those that do not are one and the same choice. */
export function cardId(at: string, card: Distinct): string {
  const items = card.items?.length ? `+${[...card.items].sort().join("+")}` : "";
  return `card/${at}/${card.card}${items}${card.stronger ? `~${card.stronger}` : ""}${card.trapped ? "!" : ""}${card.power ? `$${card.power}` : ""}${card.wicket ? "^" : ""}`;
}

/** The same of a card that an option names. */
function distinct(card: string, record: OptionRecord): Distinct {
  const number = (name: string) => (typeof record[name] === "number" ? record[name] : 0);
  return { card, items: record.items ?? [], stronger: number("stronger"), trapped: record["trapped"] === true, power: number("power") };
}

export function itemId(at: string, host: string, item: string): string {
  return `item/${at}/${host}/${item}`;
}

export function symbolId(at: string, symbol: string): string {
  return `symbol/${at}/${symbol}`;
}

/** What lies outside the realms and can be read: cards carried out, hands, discard piles, tops of decks. */
function zones(view: View): { id: string; cards: (string | null)[] }[] {
  const all = realms(view).realms;
  return [
    { id: "aside", cards: all.flatMap((realm) => realm.aside) },
    ...all.flatMap((realm, seat) => [
      { id: seat === view.viewer ? "hand" : `hand/${seat}`, cards: realm.hand },
      { id: `discard/${seat}/villain`, cards: realm.villain_discard },
      { id: `discard/${seat}/fate`, cards: realm.fate_discard },
      { id: `known/${seat}`, cards: [...realm.known_villain_deck, ...realm.known_fate_deck] },
    ]),
  ];
}

/** Where a card lies that is in no realm. Of equal cards in several zones those are meant where all that is offered lies; if that does not tell, all of them. */
function elsewhere(card: string, view: View): string[] {
  const offered = view.options.flatMap(({ kind, card: other, at }) => (kind === "card" && other && !at ? [other] : []));
  const there = zones(view).filter(({ cards }) => cards.includes(card));
  const meant = there.filter(({ cards }) => offered.every((other) => cards.includes(other)));
  return (meant.length ? meant : there).map(({ id }) => `${id}/${card}`);
}

/** The decks of a seat in whose pile, or on top of which, something can be chosen. */
export function chosenPiles(marks: Map<string, number[]>, table: RealmsView, seat: number): Deck[] {
  const realm = table.realms[seat];
  const known = { villain: realm?.known_villain_deck ?? [], fate: realm?.known_fate_deck ?? [] };
  const ids = [...marks.keys()];
  return DECKS.filter((deck) => ids.some((id) => id.startsWith(`discard/${seat}/${deck}/`)) || known[deck].some((card) => ids.includes(`known/${seat}/${card}`)));
}

function moverPlace(view: View): string {
  const table = realms(view);
  const seat = view.viewer ?? table.turn;
  return table.realms[seat]?.locations.find((location) => location.mover)?.location ?? "";
}

/** "Play a card" is also said by the card itself: those of the hand that have a price and can be paid. */
function affordable(view: View): string[] {
  const own = view.viewer === null ? undefined : realms(view).realms[view.viewer];
  if (!own) return [];
  return own.hand.flatMap((card, i) => {
    const cost = own.hand_costs[i];
    return card && typeof cost === "number" && cost <= own.power ? [`hand/${card}`] : [];
  });
}

export function follows(entity: string, prompt: string): boolean {
  return prompt === "action" && entity.startsWith("hand/");
}

function thing(record: OptionRecord, view: View): string[] {
  const { card = "", at, host, choice } = record;
  if (!card) return [];
  if (!at) {
    if (view.prompt === "play" || view.prompt === "discard") return [`hand/${card}`];
    return elsewhere(card, view);
  }
  if (host) return [itemId(at, host, card)];
  return [cardId(at, { ...distinct(card, record), wicket: choice === "wicket" })];
}

export function entitiesOf(record: OptionRecord, view: View): string[] {
  const { kind, to = "", at = "", symbol = "" } = record;
  switch (kind) {
    case "move":
    case "location":
    case "place":
    case "put_token":
      return [`place/${to}`];
    case "take_token":
      return [`place/${at}`];
    case "action":
      return [symbolId(at || moverPlace(view), symbol), ...(symbol === "play_card" ? affordable(view) : [])];
    case "attach": {
      const host = distinct(record.host ?? "", record);
      return [cardId(to, host), cardId(to, { ...host, wicket: true })];
    }
    case "seat":
      return [`seat/${record.seat}`];
    case "play":
    case "condition":
      return [`hand/${record.card}`];
    case "cover":
      return [symbolId(to || at, symbol)];
    case "tile":
      return [`tile/${view.viewer}`];
    case "card":
    case "branch":
    case "yes":
      return thing(record, view);
  }
  return [];
}

export function whyOf(entity: string, view: View): OptionRecord | null {
  const [zone, first = "", second = "", third = ""] = entity.split("/");
  const bare = (id: string) => id.split(/[+~!$^]/)[0] ?? "";
  switch (zone) {
    case "hand":
      return second ? null : { card: first };
    case "place":
      return { to: first };
    case "symbol":
      return { symbol: second, at: first };
    case "card":
      return { card: bare(second), at: first };
    case "item":
      return { card: third, at: first, host: second };
    case "aside":
      return { card: first };
    case "seat":
      return view.prompt === "fate_target" || view.prompt === "seat" ? { seat: Number(first) } : null;
  }
  return null;
}

/** Whether an option names something of this realm: it has to be seen then. */
export function concerns(marks: Map<string, number[]>, table: RealmsView, seat: number): boolean {
  const places = new Set(table.realms[seat]?.locations.map((location) => location.location));
  for (const id of marks.keys()) {
    const [zone, first = ""] = id.split("/");
    if ((zone === "place" || zone === "card" || zone === "item" || zone === "symbol") && places.has(first)) return true;
  }
  return false;
}

