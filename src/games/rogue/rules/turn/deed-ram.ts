import type { Mob } from '../model/mobs.ts';
import { isSamePlace } from '../world/place.ts';
import type { Place } from '../world/plan.ts';
import { fight } from './battle.ts';
import type { TurnDraft } from './draft.ts';
import { exchange } from './exchange.ts';
import { report } from './deed-report.ts';
import { unready } from './deed-row.ts';
import type { DeedOf, DeedRow } from './deed-row.ts';
import { clearLine, stepTowards } from './deed-scene.ts';
import type { Scene } from './deed-scene.ts';

/** Multiplies the damage of a blow. */
const FORCE = 2;

/** The end of a run: the hero, a wall, another mob, or out of breath. */
interface Course {
  readonly to: Place;
  readonly end: 'hero' | 'wall' | 'other';
}

/** The straight run towards the place where the hero was. */
function courseOf(mob: Mob, range: number, { hero, isWall, hasMob }: Scene): Course {
  const step = stepTowards(mob, { x: mob.goalX, y: mob.goalY }) ?? { x: 0, y: 0 };
  let to: Place = { x: mob.x, y: mob.y };
  for (let length = 0; length < range; length++) {
    const next = { x: to.x + step.x, y: to.y + step.y };
    if (isWall(next)) return { to, end: 'wall' };
    if (isSamePlace(next, hero.at)) return { to: next, end: 'hero' };
    if (hasMob(next)) break;
    to = next;
  }
  return { to, end: 'other' };
}

function run(draft: TurnDraft, mob: Mob, { range, stun }: DeedOf<'ram'>, scene: Scene): void {
  const { to, end } = courseOf(mob, range, scene);
  const moved = { ...unready(mob), ...to };
  draft.board.put(end === 'wall' ? { ...moved, still: stun } : moved);
  const from = { x: mob.x, y: mob.y };
  if (!isSamePlace(from, to) && (draft.sight.has(from.x, from.y) || draft.sight.has(to.x, to.y)))
    draft.emit({ kind: 'mob-moved', mob: mob.id, of: mob.kind, from, to });
  if (end === 'hero') fight(draft, moved, 'mob', { force: FORCE });
  if (end === 'wall') report(draft, moved, { deed: 'crash', turns: stun });
}

export const ram: DeedRow<'ram'> = {
  foretell(mob, { range }, scene) {
    if (mob.ready === undefined || courseOf(mob, range, scene).end !== 'hero') return undefined;
    const { taken, spent } = exchange(scene.hero, mob, { force: FORCE });
    return { deed: 'ram', damage: taken + spent };
  },
  act(draft, mob, deed, scene) {
    if (mob.ready !== undefined) {
      run(draft, mob, deed, scene);
      return true;
    }
    const { at } = scene.hero;
    const line = scene.sees ? clearLine(mob, at, deed.range, scene) : undefined;
    if (line === undefined || line.length === 0 || line.some((cell) => scene.hasMob(cell)))
      return false;
    draft.board.put({ ...mob, ready: 1, goalX: at.x, goalY: at.y });
    report(draft, mob, { deed: 'brace' });
    return true;
  },
};
