import type { Hero } from '../model/hero.ts';
import type { Mob } from '../model/mobs.ts';
import { report } from './deed-report.ts';
import { unready } from './deed-row.ts';
import type { DeedOf, DeedRow } from './deed-row.ts';
import { clearLine } from './deed-scene.ts';
import type { Scene } from './deed-scene.ts';

const isWebbed = ({ effects }: Hero) => effects.some(({ kind }) => kind === 'webbed');

function canWeb(mob: Mob, { range }: DeedOf<'web'>, scene: Scene): boolean {
  const { hero, sees } = scene;
  const isIdle = mob.ready === undefined && sees && !isWebbed(hero);
  return isIdle && clearLine(mob, hero.at, range, scene) !== undefined;
}

export const web: DeedRow<'web'> = {
  foretell(mob, deed, scene) {
    return canWeb(mob, deed, scene) ? { deed: 'web', turns: deed.turns } : undefined;
  },
  act(draft, mob, deed, scene) {
    if (mob.ready !== undefined) {
      const rests = mob.ready < deed.pause;
      draft.board.put(rests ? { ...mob, ready: mob.ready + 1 } : unready(mob));
      return false;
    }
    if (!canWeb(mob, deed, scene)) return false;
    // The current turn does not count.
    const webbed = { kind: 'webbed', turns: deed.turns + 1 } as const;
    draft.hero = { ...draft.hero, effects: [...draft.hero.effects, webbed] };
    draft.board.put({ ...mob, ready: 1 });
    report(draft, mob, { deed: 'web', turns: deed.turns }, true);
    return true;
  },
};
