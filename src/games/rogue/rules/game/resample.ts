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
 * A run that the player cannot tell from this one: what mobs will do at random, what they remember, who they
 * are where nobody sees them, and what lies where nobody has been. The walls stay as they are.
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

/** A mob in sight, or where one may have been seen: what it looks like stays. */
function withOtherThoughts(mob: Mob, random: Random): Mob {
  if (mob.guise !== undefined) return mob;
  return { ...mob, panics: below(random, 2) === 1, hit: below(random, 3) };
}

/** Anybody who could stand there unseen. */
function otherMob(mob: Mob, random: Random): Mob {
  const kind = pick(
    random,
    MOB_KINDS.filter((one) => MOBS[one].disguised !== true),
  );
  const { guise: _, isCopy: _copy, ...plain } = mob;
  return { ...plain, kind, health: maxHealthOf({ kind, level: mob.level }) };
}
