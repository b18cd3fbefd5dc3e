import type { Position } from '#core';
import { movesOf } from './moves.ts';
import { MAX_DEPTH } from './null-window-search.ts';
import type { TranspositionTable } from './transposition-table.ts';

/** Best moves stored in the table, starting with the given one. */
export function lineFrom<A>(position: Position<A>, table: TranspositionTable, first: number): A[] {
  const line: A[] = [];
  let move = first;
  for (;;) {
    line.push(position.action(move));
    position.make(move);
    const entry = table.find(position.hashHigh(), position.hashLow());
    move = entry < 0 ? -1 : table.move(entry);
    if (line.length > MAX_DEPTH || !movesOf(position).includes(move)) break;
  }
  line.forEach(() => position.unmake());
  return line;
}
