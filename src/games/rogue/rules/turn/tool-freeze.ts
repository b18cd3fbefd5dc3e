import { visibleMobs } from './seeing.ts';
import type { ToolRow } from './tool-row.ts';

export const freeze: ToolRow<'freeze'> = {
  effect(state, { turns }) {
    const mobs = visibleMobs(state).map(({ id }) => id);
    return mobs.length === 0 ? undefined : { use: 'freeze', mobs, turns };
  },
  apply(draft, { mobs, turns }) {
    for (const id of mobs) {
      const mob = draft.board.get(id);
      if (mob !== undefined) draft.board.put({ ...mob, still: Math.max(mob.still ?? 0, turns) });
    }
  },
};
