import type { Hero } from '../model/hero.ts';
import { stepsBetween } from '../world/place.ts';
import { report } from './deed-report.ts';
import type { DeedRow } from './deed-row.ts';

/** The slot that a thief takes from: the selected one, or else the first that is not empty. */
function slotTaken({ slots, selected }: Hero): number | undefined {
  if ((slots[selected] ?? null) !== null) return selected;
  const slot = slots.findIndex((item) => item !== null);
  return slot < 0 ? undefined : slot;
}

export const steal: DeedRow<'steal'> = {
  foretell(mob, _deed, { hero }) {
    const slot = slotTaken(hero);
    const item = slot === undefined ? undefined : (hero.slots[slot] ?? undefined);
    const isNear = mob.holds === undefined && stepsBetween(mob, hero.at) === 1;
    return isNear && item !== undefined ? { deed: 'steal', item } : undefined;
  },
  act(draft, mob, _deed, { hero }) {
    const slot = slotTaken(hero);
    const item = slot === undefined ? undefined : (hero.slots[slot] ?? undefined);
    if (slot === undefined || item === undefined || mob.holds !== undefined) return false;
    if (stepsBetween(mob, hero.at) !== 1) return false;
    draft.hero = { ...hero, slots: hero.slots.map((one, at) => (at === slot ? null : one)) };
    draft.board.put({ ...mob, holds: item });
    report(draft, mob, { deed: 'steal', item, slot }, true);
    return true;
  },
};
