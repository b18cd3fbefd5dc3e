import { armorOf, blastDamage } from '../model/hero.ts';
import { mobArmorOf } from '../model/mobs.ts';
import type { Hit } from '../model/tool-effect.ts';
import { fallAlone } from './deaths.ts';
import { isWithinBlast } from './deed-scene.ts';
import { catchBlow, spend } from './exchange.ts';
import { rounded } from './rounded.ts';
import { visibleMobs } from './seeing.ts';
import { strike } from './striking.ts';
import { targetOf } from './throwing.ts';
import type { ToolRow } from './tool-row.ts';

export const blast: ToolRow<'blast'> = {
  effect(state, { range, damage }) {
    const target = targetOf(state, range);
    if (target === undefined) return undefined;
    const { hero } = state;
    const force = blastDamage(hero, damage);
    const hits = visibleMobs(state)
      .filter((mob) => isWithinBlast(mob, target))
      .map((mob): Hit => {
        const dealt = Math.max(0, force - mobArmorOf(mob));
        return { mob: mob.id, of: mob.kind, dealt };
      });
    const reachesHero = isWithinBlast(target, hero.at);
    const burn = reachesHero ? Math.max(0, damage - armorOf(hero)) : 0;
    return { use: 'blast', at: { x: target.x, y: target.y }, hits, damage: burn };
  },
  apply(draft, { hits, damage }) {
    for (const { mob: id, dealt } of hits) {
      const mob = draft.board.get(id);
      if (mob !== undefined && draft.ending === undefined) strike(draft, mob, dealt, 'bomb');
    }
    const { taken, spent } = catchBlow(draft.hero, damage);
    if (taken === 0 && spent === 0) return;
    const health = Math.max(0, rounded(draft.hero.health - taken));
    draft.hero = { ...spend(draft.hero, spent), health };
    if (health <= 0) fallAlone(draft);
  },
};
