import type { GameBoard } from "../contract";
import Board from "./Board.svelte";
import { entitiesOf, follows, whyOf } from "./entities";
import Hand from "./Hand.svelte";
import { spoken } from "./spoken";

export default { Board, Hand, entitiesOf, follows, whyOf, spoken } satisfies GameBoard;
