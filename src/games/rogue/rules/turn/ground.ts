import { ofOneShape } from '#kit/one-shape.ts';
import { byChunk } from '../model/by-chunk.ts';
import { withClosed } from '../model/course.ts';
import type { LiveTrigger } from '../model/course.ts';
import { MOBS, newMob } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import type { RogueOptions } from '../model/options.ts';
import type { Ground, LyingItem } from '../model/state.ts';
import { makeFair } from './fair.ts';
import type { WorldPlan } from '../world/plan.ts';

/** The triggers of a world at the start. */
export function liveTriggers({ triggers = [] }: WorldPlan): readonly LiveTrigger[] {
  return ofOneShape(triggers.map((trigger): LiveTrigger => ({ ...trigger, uses: 0 })));
}

/** Initial contents of a world, with the doors and gates of `triggers` closed. */
export function groundOf(
  plan: WorldPlan,
  options: RogueOptions,
  triggers: readonly LiveTrigger[] = liveTriggers(plan),
): Ground {
  const { player: start } = plan;
  const walls = withClosed(plan.walls, triggers);
  const items = plan.items.map(({ kind, x, y }): LyingItem => ({ kind, x, y }));
  const placed = options.part === 'one' ? [] : plan.mobs;
  const mobs = placed.map(({ kind, x, y, level = 1 }, id): Mob => {
    const guise = MOBS[kind].disguised === true ? guiseOf(plan, id) : undefined;
    return newMob({ id, kind, level, x, y, guise });
  });
  const isDesigned = options.world === 'file' || options.world === 'floors';
  const fair = isDesigned ? mobs : makeFair(mobs);
  return {
    kind: 'made',
    walls,
    start,
    items: byChunk(items),
    mobs: byChunk(fair),
    mobCount: mobs.length,
  };
}

/** Disguise of a mimic: one of the items of its world, or a golden apple if there are none. */
function guiseOf({ items }: WorldPlan, id: number): LyingItem['kind'] {
  return items[id % Math.max(1, items.length)]?.kind ?? 'golden-apple';
}
