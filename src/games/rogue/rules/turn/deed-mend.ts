import { maxHealthOf } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import { squareBetween } from '../world/place.ts';
import { report } from './deed-report.ts';
import type { DeedRow } from './deed-row.ts';

const wounds = (mob: Mob) => maxHealthOf(mob) - mob.health;

export const mend: DeedRow<'mend'> = {
  // Wounds may change before its turn.
  foretell: () => undefined,
  act(draft, mob, { range, amount }) {
    const isNear = (other: Mob) => squareBetween(mob, other) <= range * range;
    const [worst] = draft.board
      .around(mob, range)
      .filter((one) => one.id !== mob.id && one.guise === undefined && isNear(one))
      .sort((one, other) => wounds(other) - wounds(one) || one.id - other.id);
    if (worst === undefined || wounds(worst) === 0) return false;
    const healed = Math.min(wounds(worst), amount + mob.level - 1);
    draft.board.put({ ...worst, health: worst.health + healed });
    report(draft, mob, { deed: 'mend', of: worst.kind, amount: healed });
    return true;
  },
};
