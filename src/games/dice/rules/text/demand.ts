import { CodecError } from './codec.ts';

/** Throws if a state violates a condition. */
export function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new CodecError(`state: ${what}`);
}

export function isDistinct(items: readonly (number | string)[]): boolean {
  return new Set(items).size === items.length;
}
