import { assertDefined, below, int32At, int8At, makeStream } from '#core';
import type { Filling } from '#core';
import { cellOf, EMPTY, ownerOf } from '../compile/cell.ts';
import { RECORD } from '../compile/record.ts';
import { PASS } from '../run/legal-moves.ts';
import type { Machine } from '../run/machine.ts';
import { NOWHERE } from '../run/frame.ts';
import type { ConnectionAim } from './connections.ts';
import type { ConnectionValues } from './connection-values.ts';

/** Random full boards on which exactly one player must have connected his edges. */
const TRIALS = 200;
const NO_HOLDER = -1;
const OUT_OF_PLAY = 2;
/** Promise of an empty cell without current, and of one with all of it. */
const LEAST_PROMISE = 0.2;
const MOST_PROMISE = 0.8;
/** Share of the current that promises about half of the most. */
const HALF_FLOW = 0.25;

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

/**
 * A position as a board to fill, if the player to move may take any empty position, and nothing
 * else. `aims` are in the order of the seats.
 */
export function fillingOf(
  machine: Machine,
  seats: readonly number[],
  connections: ConnectionValues,
): Filling | undefined {
  const { aims } = connections;
  const { board, chainAt } = machine;
  if (!connections.isFilled || chainAt !== NOWHERE) return undefined;
  const { neighbours } = assertDefined(aims[0]);
  const holders = Int8Array.from(board.cell, (piece, at) => {
    if (assertDefined(neighbours[at]).length === 0) return OUT_OF_PLAY;
    return piece === EMPTY ? NO_HOLDER : seats.indexOf(ownerOf(board.cells, piece));
  });
  const moves = new Int32Array(holders.length).fill(-1);
  const count = machine.count();
  for (let index = 0; index < count; index += 1) {
    const step = machine.step(index);
    if (step === PASS) return undefined;
    const words = machine.wordsOf(step);
    const first = machine.recordOf(step) + RECORD.first;
    const to = int32At(words, first + 1);
    if (int32At(words, first) >= 0 || holders[to] !== NO_HOLDER) return undefined;
    moves[to] = index;
  }
  const empties = holders.filter((holder) => holder === NO_HOLDER).length;
  if (count !== empties) return undefined;
  // Any piece of a player conducts.
  const pieces = seats.map((player) => cellOf(board.cells, 0, player));
  const cell = new Int32Array(holders.length);
  const { owners } = board;
  return {
    neighbours,
    edges: seats.map((player) => assertDefined(aims.find((aim) => aim.player === player)).edges),
    holders,
    moves,
    promises(held) {
      for (const [at, holder] of held.entries()) {
        cell[at] = pieces[holder] ?? EMPTY;
      }
      return connections.flows({ cell, owners }).map((flow) => {
        return LEAST_PROMISE + ((MOST_PROMISE - LEAST_PROMISE) * flow) / (flow + HALF_FLOW);
      });
    },
  };
}
