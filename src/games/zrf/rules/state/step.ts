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
  const movers: Mover[] = [];
  const end = RECORD.first + (record[RECORD.movers] ?? 0) * 2;
  for (let at = RECORD.first; at < end; at += 2) {
    movers.push({ from: assertDefined(record[at]), to: assertDefined(record[at + 1]) });
  }
  return movers;
}

/** The chosen piece of a step; undefined for a pass. */
function firstMoverOf({ record }: ZrfAction): Mover | undefined {
  if ((record[RECORD.movers] ?? 0) === 0) return undefined;
  return {
    from: assertDefined(record[RECORD.first]),
    to: assertDefined(record[RECORD.first + 1]),
  };
}

/** Start, end and dropped type of a step as text. */
export function endsKey(cells: Cells, action: ZrfAction): string {
  const first = firstMoverOf(action);
  return first === undefined
    ? ''
    : `${first.from},${first.to},${first.from < 0 ? droppedType(cells, action) : -1}`;
}

/**
 * Target of a step: the destination of its first mover. If that stays and captures a single piece,
 * the position of that piece. -1 for a pass.
 */
export function aimOf(action: ZrfAction): number {
  const first = firstMoverOf(action);
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
  const first = firstMoverOf(action);
  return first === undefined ? [] : [first.from, first.to].filter((position) => position >= 0);
}

/** Type of a dropped piece, or -1. */
export function droppedType(cells: Cells, action: ZrfAction): number {
  const first = firstMoverOf(action);
  return first !== undefined && first.from < 0
    ? typeOf(cells, assertDefined(action.record[RECORD.drop]))
    : -1;
}
