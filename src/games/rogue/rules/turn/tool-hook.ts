import { mobIn } from '../model/by-chunk.ts';
import { neighbours, squareBetween, stepsBetween } from '../world/place.ts';
import { targetOf } from './throwing.ts';
import type { ToolRow } from './tool-row.ts';

export const hook: ToolRow<'hook'> = {
  keeps: true,
  effect(state, { range }) {
    const { hero, ground } = state;
    const mob = targetOf(state, range);
    if (mob === undefined || stepsBetween(mob, hero.at) === 1) return undefined;
    const isFree = ({ x, y }: { x: number; y: number }) =>
      !ground.walls.has(x, y) && mobIn(state.mobs, { x, y }) === undefined;
    const [to] = neighbours(hero.at)
      .filter(isFree)
      .sort((one, other) => squareBetween(one, mob) - squareBetween(other, mob));
    return to && { use: 'hook', mob: mob.id, of: mob.kind, to: { x: to.x, y: to.y } };
  },
  apply(draft, { mob: id, to }) {
    const mob = draft.board.get(id);
    if (mob === undefined) return;
    draft.board.put({ ...mob, ...to, still: Math.max(mob.still ?? 0, 1) });
    draft.emitMobMoved(mob, to);
  },
};
