import { FULL } from '../content.ts';
import type { Content } from '../content.ts';
import type { WorldPlan } from '../plan.ts';
import { boxed } from './boxed.ts';
import { caves } from './caves.ts';
import { keep } from './keep.ts';
import { assertSettings, SIZE } from './settings.ts';
import type { Generator, WorldRandom, WorldSize } from './settings.ts';

/** The kinds of worlds that are made: a row each. */
const GENERATORS = { boxed, caves, keep } as const satisfies Readonly<Record<string, Generator>>;

export type MadeKind = keyof typeof GENERATORS;
export const MADE_KINDS = Object.keys(GENERATORS) as readonly MadeKind[];

/**
 * Makes a world of a kind. What is not told of its size and its content is as in the random worlds of the menu.
 * Throws RangeError for numbers out of their ranges, and for weights of which none is above 0.
 */
export function generateWorld(
  kind: MadeKind,
  random: WorldRandom,
  size: Partial<WorldSize> = {},
  content: Partial<Content> = {},
): WorldPlan {
  const whole = { ...SIZE, ...size };
  const all = { ...FULL, ...content };
  assertSettings(whole, all);
  return GENERATORS[kind](whole, all, random);
}
