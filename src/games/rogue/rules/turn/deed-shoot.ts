import { hitHero, report } from './deed-report.ts';
import { unready } from './deed-row.ts';
import type { DeedRow } from './deed-row.ts';
import { clearLine, deedDamage } from './deed-scene.ts';

export const shoot: DeedRow<'shoot'> = {
  foretell(mob, { range }, scene) {
    const isAimed = mob.ready !== undefined && scene.sees;
    if (!isAimed || clearLine(mob, scene.hero.at, range, scene) === undefined) return undefined;
    return { deed: 'shoot', damage: deedDamage(mob, scene.hero) };
  },
  act(draft, mob, { range }, scene) {
    const isInLine = scene.sees && clearLine(mob, scene.hero.at, range, scene) !== undefined;
    draft.board.put(unready(mob));
    if (!isInLine) return false;
    if (mob.ready === undefined) {
      draft.board.put({ ...mob, ready: 1 });
      report(draft, mob, { deed: 'aim' });
    } else hitHero(draft, mob, 'shoot', deedDamage(mob, draft.hero));
    return true;
  },
};
