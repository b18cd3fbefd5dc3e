import { uint8At } from '#core';
import { hazardSigns, hazardsOf, isHazardous } from '../rules/game/hazards.ts';
import type { CavesContent } from '../rules/model/content.ts';
import { groundOf } from '../rules/model/ground.ts';
import type { Creature, Level } from '../rules/model/state.ts';
import { OPEN_SIGNS, openGround } from './walk.ts';
import type { Footing } from './walk.ts';

/** Ground that a bot does not enter: traps, fire and bad gas; deep water, too; or none. */
export type Caution = 'hazards' | 'water' | 'none';

interface Signs {
  readonly dry: Uint8Array;
  readonly safe: Uint8Array;
  readonly dryAndSafe: Uint8Array;
}

const SIGNS = new WeakMap<CavesContent, Signs>();

/** The signs of ground without deep water and hazards, cached. */
function signsOf(content: CavesContent): Signs {
  let signs = SIGNS.get(content);
  if (signs === undefined) {
    const { drifting } = groundOf(content);
    const hazards = hazardSigns(content);
    signs = {
      dry: OPEN_SIGNS.map((open, code) => (drifting[code] === 1 ? 0 : open)),
      safe: OPEN_SIGNS.map((open, code) => (hazards[code] === 1 ? 0 : open)),
      dryAndSafe: OPEN_SIGNS.map((open, code) =>
        hazards[code] === 1 || drifting[code] === 1 ? 0 : open,
      ),
    };
    SIGNS.set(content, signs);
  }
  return signs;
}

/** The known ground of a level that a bot enters. */
export function footingOn({ content }: Creature, level: Level, caution: Caution): Footing {
  const { tiles, known, clouds = [] } = level;
  if (!groundOf(content).isAny || caution === 'none') return openGround(tiles);
  const { dry, safe, dryAndSafe } = signsOf(content);
  // Elsewhere than in debug mode, bots see no tiles but those known.
  if (tiles !== known)
    return {
      tiles,
      signs: caution === 'water' ? dry : OPEN_SIGNS,
      barred: hazardsOf(content, level),
    };
  const signs = caution === 'water' ? dryAndSafe : safe;
  const bad = clouds.filter(({ kind }) => isHazardous(content, kind));
  return bad.length === 0
    ? { tiles, signs }
    : { tiles, signs, barred: new Set(bad.map(({ cell }) => cell)) };
}

/** True if both are sure to contain the same cells of a level. */
export function areSame(one: Footing, other: Footing): boolean {
  if (one.barred !== undefined || other.barred !== undefined) return false;
  return one.signs.every(
    (open, code) =>
      open === uint8At(other.signs, code) || !one.tiles.includes(String.fromCharCode(code)),
  );
}
