import { assertDefined, elementAt, own } from '#core';
import type { CavesContent } from '../model/content.ts';
import type { LevelKind } from '../model/level-kinds.ts';

/** The kind of a level, from 0 downwards. */
export function levelKindOf({ kinds, levels }: CavesContent, z: number): LevelKind {
  return assertDefined(own(kinds, elementAt(levels, z)));
}
