import type { GameBoard } from "../contract";
import Board from "./Board.svelte";
import { entitiesOf, whyOf } from "./entities";
import Hand from "./Hand.svelte";
import { spoken } from "./spoken";
import type { CardGame } from "./view";

const board: GameBoard = { Board, Hand, entitiesOf, whyOf, spoken: (view, words, table) => spoken(view as CardGame, words, table) };
export default board;
