import { makeStream, must } from '../../../core/index.ts';
import type { Seed } from '../../../core/index.ts';
import { parseMap } from './map-text.ts';
import { boxedPlan } from './boxed.ts';
import type { Boxes, Streams } from './boxed.ts';
import { FIRST_PART } from './content.ts';
import type { Content } from './content.ts';
import type { WorldPlan } from './plan.ts';

type Generator = (boxes: Boxes, content: Content, streams: Streams) => WorldPlan;

/** The kinds of worlds that are made: one row each. */
const GENERATORS = { boxed: boxedPlan } as const satisfies Readonly<Record<string, Generator>>;

/** The kinds of worlds: made by a generator, or read from a file. */
export const WORLD_KINDS = ['boxed', 'file'] as const;
export type WorldKind = (typeof WORLD_KINDS)[number];

/** What is chosen of a world before the start. */
interface WorldChoice extends Omit<Boxes, 'armed'> {
  readonly world: WorldKind;
  /** Without mobs, as the first part of the game's document has it, or with them. */
  readonly part: 'one' | 'two';
  /** The world of a file, for worlds of the kind `file`. */
  readonly map: string;
}

/** The world of a run, which follows from its options and its seed. */
export function planOf(options: WorldChoice, seed: Seed, full: Content): WorldPlan {
  const { world, part, width, height, depth, doors, map } = options;
  if (world === 'file') return must(parseMap(map));
  const content = part === 'one' ? FIRST_PART : full;
  const boxes = { width, height, depth, doors, armed: part === 'two' };
  return GENERATORS[world](boxes, content, {
    world: makeStream(seed, 'world'),
    items: makeStream(seed, 'items'),
    mobs: makeStream(seed, 'mobs'),
  });
}
