import { StateTextError } from '#kit/text/state-reading.ts';

/** Further out there is nothing that anybody could walk to. */
const FURTHEST = 1_100_000_000;

/** A coordinate. */
export function wholeNumber(json: unknown, what: string): number {
  const value = typeof json === 'number' ? json : Number.NaN;
  if (Number.isInteger(value) && Math.abs(value) <= FURTHEST) return value + 0;
  throw new StateTextError(what);
}

/** A whole number as it is written in words of a list, without leading zeros. */
export function numberIn(text: string | undefined, what: string): number {
  const value = Number(text);
  if (text !== undefined && String(value) === text) return wholeNumber(value, what);
  throw new StateTextError(what);
}
