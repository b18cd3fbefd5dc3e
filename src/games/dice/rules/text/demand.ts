import { CodecError } from './codec.ts';

/** Throws if a state violates a condition. */
export function demand(holds: boolean, message: string): asserts holds {
  if (!holds) throw new CodecError(`state: ${message}`);
}

export function isDistinct(items: readonly (number | string)[]): boolean {
  return new Set(items).size === items.length;
}
