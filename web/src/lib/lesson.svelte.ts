/** A lesson: positions made beforehand, one thing to do at each. */

import type { Decision, View } from "./protocol";
import { stillTable } from "./still";
import { TableStore } from "./table.svelte";
import type { Lang } from "./settings.svelte";

type Both = Record<Lang, string>;

export interface LessonStep {
  /** The message that explains. */
  say: string;
  /** The things it speaks of. */
  point: string[];
  /** What the others did since the step before. */
  told: Both[];
  view: View;
  /** The options that go on; none: reading is enough. */
  want?: number[];
  question?: Both;
  options?: Both[];
}

export interface Lesson {
  game: string;
  seats: { seat: number; role: string; role_name: Both }[];
  steps: LessonStep[];
}

const files = import.meta.glob<string>("../lessons/*.json", { query: "?url", import: "default" });

export const LESSONS = ["villainous", "evil_corp", "villains_card_game"] as const;

export async function lessonOf(game: string): Promise<Lesson | null> {
  const address = await files[`../lessons/${game}.json`]?.();
  if (!address) return null;
  const answer = await fetch(address);
  return answer.ok ? ((await answer.json()) as Lesson) : null;
}

/** A table where choices go to the teacher instead of a server. */
export class LessonStore extends TableStore {
  answered: (index: number) => void = () => undefined;
  private wanted: number[] = [];

  override async choose(index: number): Promise<void> {
    this.menu = this.why = null;
    this.pile = this.opened = null;
    this.answered(index);
  }

  /** The teacher's hint is what the step wants. */
  override async hint(): Promise<void> {
    this.advice = this.wanted.map((index) => ({ index, chance: null, text: "" }));
  }

  override async askWhy(): Promise<void> {
    this.answered(-1);
  }

  /** Lays out a step. */
  show(lesson: Lesson, at: number, lang: Lang, title: string): void {
    const step = lesson.steps[at];
    if (!step) return;
    this.picked = this.litOption = this.litEntity = null;
    this.menu = this.why = this.advice = null;
    this.wanted = step.want?.slice(0, 1) ?? [];
    this.now = stillTable({
      code: "LESSON",
      title,
      game: lesson.game,
      seats: lesson.seats.map((each) => ({ ...each, role_name: each.role_name[lang], name: "", kind: each.seat === 0 ? "person" : "bot" })),
      seq: at,
      view: step.want ? step.view : { ...step.view, options: [] },
      decision: decisionOf(step, at, lang),
      mine: [0],
    });
  }
}

function decisionOf(step: LessonStep, at: number, lang: Lang): Decision | null {
  if (!step.want || !step.options) return null;
  return {
    seat: 0,
    seq: at,
    prompt: step.view.prompt ?? "",
    text: step.question?.[lang] ?? "",
    context: null,
    options: step.options.map((text, index) => {
      const record = step.view.options[index] ?? {};
      const ends = ["end", "pass", "done", "decline"].includes(record.kind ?? "");
      return { index, record, text: text[lang], short: text[lang], icon: "", ends, barrier: false };
    }),
    deadline: null,
    cancellable: false,
    reaction: false,
  };
}
