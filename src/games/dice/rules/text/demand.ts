import { CodecError } from './codec.ts';

/** Throws where a state does not make sense. */
export function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new CodecError(`state: ${what}`);
}

export function isDistinct(items: readonly (number | string)[]): boolean {
  return new Set(items).size === items.length;
}
