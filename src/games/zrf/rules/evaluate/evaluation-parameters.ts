import type { ConnectionValues } from './connection-values.ts';
import type { LineTable } from './line-table.ts';
import type { PieceSquareValues } from './piece-square-values.ts';
import type { Room } from './room.ts';

/** What is known about a game before it is played: enough to tell how well players stand. */
export interface EvaluationParameters extends PieceSquareValues {
  readonly lines: LineTable;
  readonly room: Room;
  readonly connections: ConnectionValues;
  /** What a player's every way to move is worth to him. */
  readonly perWay: number;
  /** How much of that the ways of each cell's piece count; undefined where all count the same. */
  readonly wayShares: Int32Array | undefined;
  /** What each player has at first, where their armies have nothing in common: nobody is ahead by it. */
  readonly usual: readonly number[];
}
