import { assertDefined, int32At } from '#core';
import type { Filling } from '#core';
import { cellOf, EMPTY, ownerOf } from '../compile/cell.ts';
import { RECORD } from '../compile/record.ts';
import { PASS } from '../run/legal-moves.ts';
import type { Machine } from '../run/machine.ts';
import { NOWHERE } from '../run/frame.ts';
import type { ConnectionValues } from './connection-values.ts';

const NO_HOLDER = -1;
const OUT_OF_PLAY = 2;
/** Promise of an empty cell without current, and the limit for more and more of it. */
const LEAST_PROMISE = 0.2;
const MOST_PROMISE = 0.8;
/** Share of the current at which the promise is halfway between the two. */
const HALF_FLOW = 0.25;

/**
 * A position as a board to fill, if the player to move may take any empty position, and nothing
 * else.
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
