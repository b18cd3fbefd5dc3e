import { targetOf } from './throwing.ts';
import type { ToolRow } from './tool-row.ts';

export const net: ToolRow<'net'> = {
  effect(state, { range, turns }) {
    const mob = targetOf(state, range);
    return mob && { use: 'net', mob: mob.id, of: mob.kind, turns };
  },
  apply(draft, { mob: id, turns }) {
    const mob = draft.board.get(id);
    if (mob !== undefined) draft.board.put({ ...mob, still: Math.max(mob.still ?? 0, turns) });
  },
};
