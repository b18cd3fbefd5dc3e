import { deedDamageOf, mobArmorOf } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import type { TurnDraft } from './draft.ts';
import { strike } from './striking.ts';
import { hitHero, report } from './deed-report.ts';
import type { DeedRow } from './deed-row.ts';
import { deedDamage, isWithinBlast } from './deed-scene.ts';

function blowUp(draft: TurnDraft, mob: Mob): void {
  draft.removeMob(mob);
  if (isWithinBlast(mob, draft.hero.at))
    hitHero(draft, mob, 'explode', deedDamage(mob, draft.hero));
  else report(draft, mob, { deed: 'explode', damage: 0, taken: 0, health: draft.hero.health });
  if (draft.ending !== undefined) return;
  for (const other of draft.board.around(mob, 1)) {
    if (other.guise !== undefined || !isWithinBlast(mob, other)) continue;
    strike(draft, other, Math.max(0, deedDamageOf(mob) - mobArmorOf(other)), 'mob');
  }
}

export const explode: DeedRow<'explode'> = {
  foretell(mob, { fuse }, { hero }) {
    if (mob.ready === undefined || !isWithinBlast(mob, hero.at)) return undefined;
    const damage = deedDamage(mob, hero);
    const turns = fuse - mob.ready + 1;
    return turns <= 1 ? { deed: 'explode', damage } : { deed: 'fuse', turns, damage };
  },
  act(draft, mob, { fuse }, { hero, sees }) {
    if (mob.ready === undefined) {
      if (!sees || !isWithinBlast(mob, hero.at)) return false;
      draft.board.put({ ...mob, ready: 1 });
      report(draft, mob, { deed: 'fuse', turns: fuse });
    } else if (mob.ready < fuse) draft.board.put({ ...mob, ready: mob.ready + 1 });
    else blowUp(draft, mob);
    return true;
  },
};
