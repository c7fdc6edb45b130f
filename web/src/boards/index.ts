/** The boards, each loaded when a table of its game is first opened. */

import type { GameBoard } from "./contract";

const boards = import.meta.glob<{ default: GameBoard }>("./*/index.ts");

export async function boardOf(game: string): Promise<GameBoard | null> {
  const load = boards[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}
