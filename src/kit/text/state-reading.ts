/**
 * Error for a text that is not a valid state, thrown during parsing and caught at the entry point.
 */
export class StateTextError extends Error {}

export function list(json: unknown, most: number, what: string): readonly unknown[] {
  if (Array.isArray(json) && json.length <= most) return json as readonly unknown[];
  throw new StateTextError(what);
}

export function textIn(json: unknown, what: string): string {
  if (typeof json === 'string') return json;
  throw new StateTextError(what);
}

/** Parses a whole number from 0 to `most`. */
export function count(json: unknown, most: number, what: string): number {
  const value = typeof json === 'number' ? json : Number.NaN;
  if (Number.isInteger(value) && value >= 0 && value <= most && !Object.is(value, -0)) return value;
  throw new StateTextError(what);
}

export function word<K extends string>(json: unknown, words: readonly K[], what: string): K {
  const known = words.find((one) => one === json);
  if (known !== undefined) return known;
  throw new StateTextError(what);
}
