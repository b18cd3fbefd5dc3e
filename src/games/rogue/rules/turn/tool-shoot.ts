import { missileDamage } from '../model/hero.ts';
import { strike } from './striking.ts';
import { targetOf } from './throwing.ts';
import type { ToolRow } from './tool-row.ts';

export const shoot: ToolRow<'shoot'> = {
  keeps: true,
  effect(state, { range, damage, missile }) {
    if (!state.hero.slots.includes(missile)) return undefined;
    const mob = targetOf(state, range);
    if (mob === undefined) return undefined;
    return { use: 'shoot', mob: mob.id, of: mob.kind, dealt: missileDamage(state.hero, damage) };
  },
  apply(draft, { mob: id, dealt }, { missile }) {
    const mob = draft.board.get(id);
    if (mob === undefined) return;
    const slot = draft.hero.slots.indexOf(missile);
    const slots = draft.hero.slots.map((one, at) => (at === slot ? null : one));
    draft.hero = { ...draft.hero, slots };
    draft.layItem({ kind: missile, x: mob.x, y: mob.y });
    strike(draft, mob, dealt, 'arrow');
  },
};
