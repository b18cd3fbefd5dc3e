import type { ConnectionValues } from './connection-values.ts';
import type { Development } from './development.ts';
import type { PatternValues } from './pattern-scores.ts';
import type { LineTable } from './line-table.ts';
import type { PieceSquareValues } from './piece-square-values.ts';
import type { Room } from './room.ts';

/** Parameters of the evaluation, computed before a game is played. */
export interface EvaluationParameters extends PieceSquareValues {
  readonly lines: LineTable;
  readonly room: Room;
  readonly development: Development | undefined;
  readonly connections: ConnectionValues;
  /** Value of each of a player's possible moves. */
  readonly perWay: number;
  /** Weight of the moves of each cell's piece; undefined if all weights are equal. */
  readonly wayShares: Int32Array | undefined;
  /**
   * Each player's initial score, subtracted if the armies share no types to make the start even.
   */
  readonly usual: readonly number[];
  /** Value of being to move; 0 unless tuned. */
  readonly turn: number;
  /** Changes of `onBoard` towards the end of a game; undefined unless tuned. */
  readonly late: LateValues | undefined;
  /** Change of the value of moves towards the end of a game, as a share of it; 0 unless tuned. */
  readonly lateMobility: number;
  /** Values of lines by their contents; undefined unless tuned. */
  readonly patterns: PatternValues | undefined;
}

/** Values of pieces at the end of a game, relative to those at its start. */
export interface LateValues {
  /** `gains[cell * positions + position]`. */
  readonly gains: Int32Array;
  /** Share of the gains by the number of pieces on the board, in parts of `WHOLE_LATENESS`. */
  readonly byPieces: Int32Array;
}
