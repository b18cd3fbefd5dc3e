import type { Position } from '#core';
import type { Limits } from './limits.ts';
import { AspirationSearch } from './aspiration-search.ts';
import { MtdSearch } from './mtd-search.ts';
import { NullWindowSearch } from './null-window-search.ts';
import { SelectiveSearch } from './selective-search.ts';
import { TranspositionTable } from './transposition-table.ts';

/** Search of a position to a given depth, repeated with growing depths. */
export interface DepthSearch {
  /** Positions entered since the search was created. */
  nodes: number;
  readonly table: TranspositionTable;
  /** Score so far: the first player's minus the second's. */
  readonly value: number;
  /** Best move so far at this depth; -1 before one is found. */
  readonly move: number;
  /** Move to play if the search ends early; -1 for the best move of the depth before. */
  readonly interimMove: number;
  /** True if the score is proven at any depth. */
  readonly exact: boolean;
  /** Starts on the current position, `depth` moves ahead, with an expected score. */
  start(depth: number, guess: number): void;
  /**
   * Runs until the score is found (true), or until the search has entered `nodes` positions in
   * total.
   */
  run(nodes: number): boolean;
}

/** Creates the kind of search that suits a position, with room to remember `nodes` positions. */
export function makeDepthSearch<A>(
  position: Position<A>,
  { nodes, variety, blur, crew }: Limits,
): DepthSearch {
  const table = new TranspositionTable(nodes, crew?.memory);
  return position.isNoisy === undefined
    ? new MtdSearch(new NullWindowSearch(position, table))
    : new AspirationSearch(new SelectiveSearch(position, table, { variety, blur }));
}
