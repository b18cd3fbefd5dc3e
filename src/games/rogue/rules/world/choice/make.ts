import { must } from '#core';
import type { Seed } from '#core';
import { FIRST_PART } from '../content.ts';
import type { Content } from '../content.ts';
import { generateFloors } from '../floors/floors.ts';
import { generateWorld, MADE_KINDS } from '../generate/kinds.ts';
import type { MadeKind } from '../generate/kinds.ts';
import { worldRandom } from '../generate/settings.ts';
import type { WorldSize } from '../generate/settings.ts';
import { parseMaps } from '../map-text.ts';
import type { WorldPlan } from '../plan.ts';

/** Sources of worlds: a generator, a generator of floors joined by stairs, or a file. */
export type WorldKind = MadeKind | 'floors' | 'file';
export const WORLD_KINDS: readonly WorldKind[] = ['floors', ...MADE_KINDS, 'file'];
/** Kinds that random games draw, which keeps their transcripts as they were before floors. */
export const SAMPLE_KINDS: readonly WorldKind[] = [...MADE_KINDS, 'file'];

/** Options of a world before the start. */
interface WorldChoice extends Omit<WorldSize, 'armed'> {
  readonly world: WorldKind;
  /** Without mobs, as in the first part of the game's document, or with them. */
  readonly part: 'one' | 'two';
  /** World text, for worlds of the kind `file`. */
  readonly map: string;
}

/** All worlds of a run: floors, linked files, or a single one. */
export function plansOf(options: WorldChoice, seed: Seed, full: Content): readonly WorldPlan[] {
  if (options.world === 'file') return filedPlans(options);
  if (options.world === 'floors') return generateFloors(options, seed, full);
  return [generatedPlan(options, seed, full)];
}

/** The worlds of a run in files. */
function filedPlans({ map }: Pick<WorldChoice, 'map'>): readonly WorldPlan[] {
  return must(parseMaps(map));
}

function generatedPlan(options: WorldChoice, seed: Seed, full: Content): WorldPlan {
  const { world, part, width, height, depth, doors } = options;
  if (world === 'file' || world === 'floors') throw new RangeError(`${world}: not one world`);
  const content = part === 'one' ? FIRST_PART : full;
  const size = { width, height, depth, doors, armed: part === 'two' };
  const plan = generateWorld(world, worldRandom(seed), size, content);
  const { leftOut = [] } = full;
  return {
    ...plan,
    items: plan.items.filter(({ kind }) => !leftOut.includes(kind)),
    mobs: plan.mobs.filter(({ kind }) => !leftOut.includes(kind)),
  };
}
