/**
 * Error for a text that is not a valid state, thrown during parsing and caught at the entry point.
 */
export class StateTextError extends Error {}

export function list(json: unknown, max: number, subject: string): readonly unknown[] {
  if (Array.isArray(json) && json.length <= max) return json as readonly unknown[];
  throw new StateTextError(subject);
}

export function textIn(json: unknown, subject: string): string {
  if (typeof json === 'string') return json;
  throw new StateTextError(subject);
}

/** Parses a whole number from 0 to `most`. */
export function count(json: unknown, max: number, subject: string): number {
  const value = typeof json === 'number' ? json : Number.NaN;
  if (Number.isInteger(value) && value >= 0 && value <= max && !Object.is(value, -0)) return value;
  throw new StateTextError(subject);
}

export function word<K extends string>(json: unknown, words: readonly K[], subject: string): K {
  const match = words.find((one) => one === json);
  if (match !== undefined) return match;
  throw new StateTextError(subject);
}
