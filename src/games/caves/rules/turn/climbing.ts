import { hasQuestItem } from '../model/attributes.ts';
import { stepsBetween } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import { announceLevel, freeNear } from './deeds.ts';
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
  const to = { x: player.x, y: player.y, z };
  makeWay(draft, to);
  const isNew = draft.level(z).known.trim() === '';
  stepTo(draft, to);
  if (draft.player.z !== z) return;
  draft.deeds = { ...draft.deeds, deepest: Math.max(draft.deeds.deepest, z) };
  draft.emit({ kind: 'climbed', way, level: z });
  announceLevel(draft, z, isNew);
  for (const ally of draft.hasAllies ? draft.crowd.onLevel(player.z) : []) {
    if (ally.side !== 'ally' || stepsBetween(ally, player) > FOLLOWING) continue;
    const spot = freeNear(draft, draft.player);
    if (spot !== undefined && ally.id !== PLAYER) draft.crowd.change(ally.id, spot);
  }
}

/** Allies this near follow over the stairs. */
const FOLLOWING = 2;

/** An ally on the other end of the stairs steps aside. */
function makeWay(draft: CavesDraft, to: { x: number; y: number; z: number }): void {
  const there = draft.crowd.at(to);
  if (there?.side !== 'ally') return;
  const spot = freeNear(draft, to);
  if (spot !== undefined) draft.crowd.change(there.id, spot);
}

function leave(draft: CavesDraft): void {
  draft.end(hasQuestItem(draft.player) ? 'won' : 'left');
}
