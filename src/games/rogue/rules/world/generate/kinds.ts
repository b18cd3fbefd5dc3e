import { FULL } from '../content.ts';
import type { Content } from '../content.ts';
import type { WorldPlan } from '../plan.ts';
import { boxed } from './boxed.ts';
import { caves } from './caves.ts';
import { keep } from './keep.ts';
import { assertSettings, SIZE } from './settings.ts';
import type { Generator, WorldRandom, WorldSize } from './settings.ts';

/** World generators, one per kind. */
const GENERATORS = { boxed, caves, keep } as const satisfies Readonly<Record<string, Generator>>;

export type MadeKind = keyof typeof GENERATORS;
export const MADE_KINDS = Object.keys(GENERATORS) as readonly MadeKind[];

/**
 * Generates a world of a kind. Defaults for size and content are those of random worlds in the
 * menu. Throws a RangeError for numbers out of range, or if no weight is above 0.
 */
export function generateWorld(
  kind: MadeKind,
  random: WorldRandom,
  size: Partial<WorldSize> = {},
  content: Partial<Content> = {},
): WorldPlan {
  const fullSize = { ...SIZE, ...size };
  const all = { ...FULL, ...content };
  assertSettings(fullSize, all);
  return GENERATORS[kind](fullSize, all, random);
}
