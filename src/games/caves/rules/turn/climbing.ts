import { hasQuestItem } from '../model/attributes.ts';
import type { CavesDraft } from './draft.ts';
import { stepTo } from './steps.ts';

/** The player climbs the stairs; those up from the first level leave the caves. */
export function climb(draft: CavesDraft, way: 'up' | 'down'): void {
  const { player } = draft;
  const z = player.z + (way === 'up' ? -1 : 1);
  if (z < 0) {
    leave(draft);
    return;
  }
  stepTo(draft, { x: player.x, y: player.y, z });
  if (draft.player.z !== z) return;
  draft.deeds = { ...draft.deeds, deepest: Math.max(draft.deeds.deepest, z) };
  draft.emit({ kind: 'climbed', way, level: z });
}

function leave(draft: CavesDraft): void {
  draft.end(hasQuestItem(draft.player) ? 'won' : 'left');
}
