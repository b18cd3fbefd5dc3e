import { assertDefined } from '#core';
import { typeOf } from '../compile/cell.ts';
import type { Cells } from '../compile/cell.ts';
import { COMPLETE, EFFECT, EFFECT_WORDS, RECORD } from '../compile/record.ts';
import type { ZrfAction } from './action.ts';

/** Where a piece goes in a step; `from` is -1 where it comes out of the stock. */
export interface Mover {
  readonly from: number;
  readonly to: number;
}

/** Whether a step passes: nothing happens on the board. */
export function isPass({ record }: ZrfAction): boolean {
  return record.length === 0;
}

/** Whether the turn is over after a step; false where the piece may, or has to, go on. */
export function isComplete({ record }: ZrfAction): boolean {
  return record.length === 0 || record[RECORD.next] === COMPLETE;
}

/** What moves from where to where, the piece that was chosen first; nothing where a step passes. */
export function moversOf({ record }: ZrfAction): Mover[] {
  return Array.from({ length: record[RECORD.movers] ?? 0 }, (_, mover) => {
    const at = RECORD.first + mover * 2;
    return { from: assertDefined(record[at]), to: assertDefined(record[at + 1]) };
  });
}

/**
 * Where a step is aimed: where its first mover ends, or, where that stays and takes one other piece,
 * where the other one stands. -1 where a step passes.
 */
export function aimOf(action: ZrfAction): number {
  const [first] = moversOf(action);
  if (first === undefined) return -1;
  if (first.from !== first.to) return first.to;
  const taken = capturesOf(action);
  return taken.length === 1 ? assertDefined(taken[0]) : first.to;
}

/** The positions that a step captures on, but for those where its movers end. */
function capturesOf({ record }: ZrfAction): number[] {
  const taken: number[] = [];
  const effects = RECORD.first + assertDefined(record[RECORD.movers]) * 2;
  for (let at = effects; at < assertDefined(record[RECORD.size]); at += EFFECT_WORDS)
    if (record[at] === EFFECT.capture) taken.push(assertDefined(record[at + 1]));
  return taken;
}

/** The positions where the first mover starts and ends, as far as they are on the board. */
export function endsOf(action: ZrfAction): number[] {
  const [first] = moversOf(action);
  return first === undefined ? [] : [first.from, first.to].filter((position) => position >= 0);
}

/** The type of the piece that comes out of the stock, or -1. */
export function droppedType(cells: Cells, action: ZrfAction): number {
  const [first] = moversOf(action);
  return first !== undefined && first.from < 0
    ? typeOf(cells, assertDefined(action.record[RECORD.drop]))
    : -1;
}
