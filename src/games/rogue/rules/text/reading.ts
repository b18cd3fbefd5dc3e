import { StateTextError } from '#kit/text/state-reading.ts';

/** Maximum coordinate, beyond anything reachable on foot. */
const MAX_COORDINATE = 1_100_000_000;

/** A coordinate. */
export function wholeNumber(json: unknown, subject: string): number {
  const value = typeof json === 'number' ? json : Number.NaN;
  if (Number.isInteger(value) && Math.abs(value) <= MAX_COORDINATE) return value + 0;
  throw new StateTextError(subject);
}

/** An integer from a list in text, without leading zeros. */
export function numberIn(text: string | undefined, subject: string): number {
  const value = Number(text);
  if (text !== undefined && String(value) === text) return wholeNumber(value, subject);
  throw new StateTextError(subject);
}
