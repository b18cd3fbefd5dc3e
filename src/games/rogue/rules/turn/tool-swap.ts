import { pickUp } from './picking.ts';
import { targetOf } from './throwing.ts';
import type { ToolRow } from './tool-row.ts';

export const swap: ToolRow<'swap'> = {
  effect(state, { range }) {
    const mob = targetOf(state, range);
    return mob && { use: 'swap', mob: mob.id, of: mob.kind, to: { x: mob.x, y: mob.y } };
  },
  apply(draft, { mob: id, to }) {
    const mob = draft.board.get(id);
    if (mob === undefined) return;
    const { at } = draft.hero;
    draft.board.put({ ...mob, x: at.x, y: at.y, still: Math.max(mob.still ?? 0, 1) });
    draft.emitMobMoved(mob, { x: at.x, y: at.y });
    draft.moveHero(to);
    pickUp(draft);
  },
};
