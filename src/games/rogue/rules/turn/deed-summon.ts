import { newMob } from '../model/mobs.ts';
import { isSamePlace, neighbours } from '../world/place.ts';
import type { MobKind } from '../world/kinds.ts';
import { report } from './deed-report.ts';
import type { DeedRow } from './deed-row.ts';
import { unready } from './deed-row.ts';

const CALLED: MobKind = 'rat';

export const summon: DeedRow<'summon'> = {
  // A cell may be taken by then, so nothing is certain.
  foretell: () => undefined,
  act(draft, mob, { pause, most }, { hero, sees, isWall, hasMob }) {
    if (!sees) return false;
    const ready = (mob.ready ?? 0) + 1;
    const cell = neighbours(mob).find(
      (one) => !isWall(one) && !hasMob(one) && !isSamePlace(one, hero.at),
    );
    if (ready < pause || draft.board.countCopies(CALLED) >= most || cell === undefined) {
      draft.board.put({ ...mob, ready: Math.min(ready, pause) });
      return false;
    }
    const { level } = mob;
    draft.addMob(newMob({ id: 0, kind: CALLED, level, x: cell.x, y: cell.y, isCopy: true }));
    draft.board.put(unready(mob));
    report(draft, mob, { deed: 'summon', of: CALLED });
    return true;
  },
};
