import type { Component } from "svelte";
import type { OptionRecord, View, Words } from "../lib/protocol";
import type { TableStore } from "../lib/table.svelte";

export interface BoardProps {
  table: TableStore;
  view: View;
  words: Words;
}

export interface HandProps extends BoardProps {
  /** True in the bottom sheet of a phone: small cards. */
  compact: boolean;
}

/** Answers of the question keys, as whole sentences. */
export interface Spoken {
  hand(): string;
  /** One answer per opponent. */
  opponents(): string[];
  objective(): string;
  /** Everything at a place; given the id of the focused entity, if there is one. */
  place(entity: string | null): string;
  score(): string;
}

export interface GameBoard {
  Board: Component<BoardProps>;
  Hand: Component<HandProps> | null;
  /** What is drawn on a card in large, if not the sign of its type. */
  Art?: Component<{ id: string }>;
  /** The ids of the things that an option names, most telling first; empty if it names none ("pass"). */
  entitiesOf(record: OptionRecord, view: View): string[];
  /** What to send with `why` for a thing that is no option now; null: nothing can be asked about it. */
  whyOf(entity: string, view: View): OptionRecord | null;
  /** Whether a thing that was chosen is meant in the next question too ("play a card" by clicking the card). */
  follows?(entity: string, prompt: string): boolean;
  spoken(view: View, words: Words, table: TableStore): Spoken;
}
