import { pick } from '#core';
import type { Random } from '#core';
import { DIE_TYPES } from '../model/die.ts';
import type { DieType } from '../model/die.ts';
import type { DieTypeFilter } from '../model/content.ts';

function testFilter(filter: DieTypeFilter, type: DieType): boolean {
  if ('only' in filter) return filter.only.includes(type);
  return type !== 'VILLAIN' && !filter.not.includes(type);
}

/** The types a filter accepts, in order. */
export function allowedTypes(filter: DieTypeFilter): DieType[] {
  return DIE_TYPES.filter((type) => testFilter(filter, type));
}

/** Cache of the types accepted by each filter. */
const allowed = new WeakMap<DieTypeFilter, readonly DieType[]>();

export function generateDieType(filter: DieTypeFilter, random: Random): DieType {
  let types = allowed.get(filter);
  if (types === undefined) {
    types = allowedTypes(filter);
    allowed.set(filter, types);
  }
  if (types.length === 0) throw new RangeError('A filter of die types accepts no type.');
  return pick(random, types);
}
