import { below, makeRandom, nextWord, pick } from '#core';
import type { Random } from '#core';
import { chunksIn, withChunk } from '#kit/grid/chunk-map.ts';
import { maxHealthOf, MOBS } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import type { LyingItem, RogueState } from '../model/state.ts';
import { isIn } from '../turn/seeing.ts';
import { sightFrom } from '../turn/sight.ts';
import { ITEM_KINDS, MOB_KINDS } from '../world/kinds.ts';

/**
 * Replaces hidden information with random values that the player cannot distinguish: mobs' future
 * actions and memories, unseen mobs and items. The walls stay unchanged.
 */
export function resample(state: RogueState, _player: number, random: Random): RogueState {
  const { ground, hero, options } = state;
  const isDebug = options.mode === 'debug';
  const sight = sightFrom(ground.walls, hero.at);
  let { mobs, items } = state;
  for (const { x, y, value } of chunksIn(state.mobs)) {
    const redrawn = value.map((mob) => {
      if (isDebug || sight.has(mob.x, mob.y) || isIn(state.seen, mob.x, mob.y))
        return withOtherThoughts(mob, random);
      return otherMob(mob, random);
    });
    mobs = withChunk(mobs, x, y, redrawn);
  }
  for (const { x, y, value } of chunksIn(state.items)) {
    if (isDebug) break;
    const redrawn = value.map((item): LyingItem =>
      isIn(state.seen, item.x, item.y) ? item : { ...item, kind: pick(random, ITEM_KINDS) },
    );
    items = withChunk(items, x, y, redrawn);
  }
  const ai = makeRandom(nextWord(random), nextWord(random), nextWord(random));
  return { ...state, mobs, items, ai };
}

/**
 * A mob that is visible or may have been seen keeps its appearance, and stays hurt or unhurt: a
 * hero who parries can tell, and so can one who watches it sleep.
 */
function withOtherThoughts(mob: Mob, random: Random): Mob {
  if (mob.guise !== undefined) return mob;
  const hit = mob.hit === 0 ? 0 : 1 + below(random, 2);
  return { ...mob, panics: below(random, 2) === 1, hit };
}

/** Any mob that could be at this place unseen. */
function otherMob(mob: Mob, random: Random): Mob {
  const kind = pick(
    random,
    MOB_KINDS.filter((one) => MOBS[one].disguised !== true),
  );
  const health = maxHealthOf({ kind, level: mob.level });
  return { ...mob, guise: undefined, isCopy: undefined, kind, health };
}
