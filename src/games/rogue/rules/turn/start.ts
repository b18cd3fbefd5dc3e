import { assertDefined, makeStream } from '#core';
import type { Seed } from '#core';
import { NO_GROWTH } from '../model/gifts.ts';
import { newHero } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import type { RogueOptions } from '../model/options.ts';
import type { RogueState } from '../model/state.ts';
import { groundOf } from './ground.ts';
import { remember, inSightOf } from './seeing.ts';
import { sightFrom } from './sight.ts';
import { newCourse } from './travel.ts';
import type { Place, WorldPlan } from '../world/plan.ts';

function heroAt(place: Place, { world }: RogueOptions): Hero {
  const hero = newHero(place);
  return world === 'floors' ? { ...hero, depth: 1, growth: NO_GROWTH } : hero;
}

/** A new run in the first of one or more linked worlds. */
export function startRun(
  options: RogueOptions,
  seed: Seed,
  plans: readonly WorldPlan[],
): RogueState {
  const plan = assertDefined(plans[0]);
  const course = newCourse(plans, options);
  const ground = groundOf(plan, options);
  const hero = heroAt(plan.player, options);
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
    ...(course === undefined ? {} : { course }),
  };
}
