/** Why a text is not a state: thrown while it is read, caught where that began. */
export class RogueTextError extends Error {}

/** Further out there is nothing that anybody could walk to. */
const FURTHEST = 1_100_000_000;

export function list(json: unknown, most: number, what: string): readonly unknown[] {
  if (Array.isArray(json) && json.length <= most) return json as readonly unknown[];
  throw new RogueTextError(what);
}

/** A whole number from 0 on. */
export function count(json: unknown, most: number, what: string): number {
  const value = typeof json === 'number' ? json : Number.NaN;
  if (Number.isInteger(value) && value >= 0 && value <= most && !Object.is(value, -0)) return value;
  throw new RogueTextError(what);
}

/** A coordinate. */
export function wholeNumber(json: unknown, what: string): number {
  const value = typeof json === 'number' ? json : Number.NaN;
  if (Number.isInteger(value) && Math.abs(value) <= FURTHEST) return value + 0;
  throw new RogueTextError(what);
}

export function word<K extends string>(json: unknown, words: readonly K[], what: string): K {
  const known = words.find((one) => one === json);
  if (known !== undefined) return known;
  throw new RogueTextError(what);
}

/** A whole number as it is written in words of a list, without leading zeros. */
export function numberIn(text: string | undefined, what: string): number {
  const value = Number(text);
  if (text !== undefined && String(value) === text) return wholeNumber(value, what);
  throw new RogueTextError(what);
}
