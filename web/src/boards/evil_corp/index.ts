import type { GameBoard } from "../contract";
import Board from "./Board.svelte";
import { entitiesOf, whyOf } from "./entities";
import Hand from "./Hand.svelte";
import MonsterFace from "./MonsterFace.svelte";
import { spoken } from "./spoken";
import type { EvilCorp } from "./view";

const board: GameBoard = { Board, Hand, Art: MonsterFace, entitiesOf, whyOf, spoken: (view, words, table) => spoken(view as EvilCorp, words, table) };
export default board;
