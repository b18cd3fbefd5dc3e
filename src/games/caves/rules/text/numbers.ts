import { StateTextError } from '#kit/text/state-reading.ts';

const BASE = 36;

/** A non-negative integer in base 36. */
export function makeNumber(value: number): string {
  return value.toString(BASE);
}

/** Parses the output of `makeNumber`. */
export function readNumber(text: string, max: number, subject: string): number {
  const value = /^[0-9a-z]{1,9}$/.test(text) ? Number.parseInt(text, BASE) : Number.NaN;
  if (value <= max && makeNumber(value) === text) return value;
  throw new StateTextError(subject);
}
