import { assertDefined } from '#core';
import { typeOf } from '../compile/cell.ts';
import type { Cells } from '../compile/cell.ts';
import { COMPLETE, EFFECT, EFFECT_WORDS, RECORD } from '../compile/record.ts';
import type { ZrfAction } from './action.ts';

/** Movement of a piece in a step; `from` is -1 for a piece from stock. */
export interface Mover {
  readonly from: number;
  readonly to: number;
}

/** True for a pass, which changes nothing on the board. */
export function isPass({ record }: ZrfAction): boolean {
  return record.length === 0;
}

/** True if the step ends the turn; false if the piece can or must continue. */
export function isComplete({ record }: ZrfAction): boolean {
  return record.length === 0 || record[RECORD.next] === COMPLETE;
}

/** Moves of a step, the chosen piece first; empty for a pass. */
export function moversOf({ record }: ZrfAction): Mover[] {
  return Array.from({ length: record[RECORD.movers] ?? 0 }, (_, mover) => {
    const at = RECORD.first + mover * 2;
    return { from: assertDefined(record[at]), to: assertDefined(record[at + 1]) };
  });
}

/**
 * Target of a step: the destination of its first mover. If that stays and captures a single piece,
 * the position of that piece. -1 for a pass.
 */
export function aimOf(action: ZrfAction): number {
  const [first] = moversOf(action);
  if (first === undefined) return -1;
  if (first.from !== first.to) return first.to;
  const captures = capturesOf(action);
  return captures.length === 1 ? assertDefined(captures[0]) : first.to;
}

/** Positions of captures other than the movers' destinations. */
function capturesOf({ record }: ZrfAction): number[] {
  const captures: number[] = [];
  const effects = RECORD.first + assertDefined(record[RECORD.movers]) * 2;
  for (let at = effects; at < assertDefined(record[RECORD.size]); at += EFFECT_WORDS)
    if (record[at] === EFFECT.capture) captures.push(assertDefined(record[at + 1]));
  return captures;
}

/** Start and end of the first mover, where on the board. */
export function endsOf(action: ZrfAction): number[] {
  const [first] = moversOf(action);
  return first === undefined ? [] : [first.from, first.to].filter((position) => position >= 0);
}

/** Type of a dropped piece, or -1. */
export function droppedType(cells: Cells, action: ZrfAction): number {
  const [first] = moversOf(action);
  return first !== undefined && first.from < 0
    ? typeOf(cells, assertDefined(action.record[RECORD.drop]))
    : -1;
}
