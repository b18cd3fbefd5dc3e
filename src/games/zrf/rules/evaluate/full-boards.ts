import { assertDefined, below, int8At, makeStream } from '#core';
import type { ConnectionAim } from './connections.ts';

/** Random full boards on which exactly one player must have connected his edges. */
const TRIALS = 200;

/** Players who have connected their edges. */
function connectedOn(holders: Int8Array, aims: readonly ConnectionAim[]): number[] {
  return [0, 1].filter((player) => {
    const { neighbours, edges } = assertDefined(aims[player]);
    const isOwn = (cell: number) => int8At(holders, cell) === player;
    const seen = new Set<number>();
    for (const start of assertDefined(edges[0])) {
      if (!isOwn(start) || seen.has(start)) continue;
      const group = new Set([start]);
      for (const cell of group) {
        for (const next of assertDefined(neighbours[cell])) if (isOwn(next)) group.add(next);
        seen.add(cell);
      }
      if (edges.every((edge) => edge.some((cell) => group.has(cell)))) return true;
    }
    return false;
  });
}

/** True if a full board always has exactly one winner, by experiment. */
export function alwaysHasOneWinner(aims: readonly ConnectionAim[]): boolean {
  const [first, second] = aims;
  if (aims.length !== 2 || first === undefined || second === undefined) return false;
  if (first.sign < 0 || second.sign < 0) return false;
  const random = makeStream('zrf', 'full boards');
  const holders = new Int8Array(first.neighbours.length);
  for (let trial = 0; trial < TRIALS; trial += 1) {
    for (const cell of holders.keys()) holders[cell] = below(random, 2);
    if (connectedOn(holders, aims).length !== 1) return false;
  }
  return true;
}
