import { makeStream } from '#core';
import type { Seed } from '#core';
import { byChunk } from '../model/by-chunk.ts';
import { newHero } from '../model/hero.ts';
import { maxHealthOf, MOBS } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import type { RogueOptions } from '../model/options.ts';
import type { Ground, LyingItem, RogueState } from '../model/state.ts';
import { makeFair } from './fair.ts';
import { remember, inSightOf } from './seeing.ts';
import { sightFrom } from './sight.ts';
import type { WorldPlan } from '../world/plan.ts';

/** Initial contents of a world. */
export function groundOf(plan: WorldPlan, options: RogueOptions): Ground {
  const { walls, player: start } = plan;
  const items = plan.items.map(({ kind, x, y }): LyingItem => ({ kind, x, y }));
  const placed = options.part === 'one' ? [] : plan.mobs;
  const mobs = placed.map(({ kind, x, y, level = 1 }, id): Mob => {
    const mob = { id, kind, level, x, y, confused: 0, panics: false, hit: 0 };
    return {
      ...mob,
      health: maxHealthOf(mob),
      track: 'none',
      goalX: x,
      goalY: y,
      ...(MOBS[kind].disguised === true ? { guise: guiseOf(plan, id) } : {}),
    };
  });
  const fair = options.world === 'file' ? mobs : makeFair(mobs);
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

/** A new run. */
export function startRun(options: RogueOptions, seed: Seed, plan: WorldPlan): RogueState {
  const ground = groundOf(plan, options);
  const hero = newHero(plan.player);
  const sight = sightFrom(ground.walls, hero.at);
  const { mobCount } = ground;
  const inSight = inSightOf(ground.mobs, hero.at, sight).filter(({ guise }) => guise === undefined);
  return {
    options,
    seed,
    ground,
    turns: 0,
    idle: 0,
    hero,
    items: ground.items,
    mobs: ground.mobs,
    mobsLeft: mobCount,
    nextMob: mobCount,
    seen: remember(undefined, sight).seen,
    inSight: inSight.map(({ id }) => id).sort((one, other) => one - other),
    ai: makeStream(seed, 'ai'),
  };
}
