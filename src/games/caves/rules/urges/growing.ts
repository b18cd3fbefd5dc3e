import type { Urge } from '../model/creatures.ts';
import type { Creature } from '../model/state.ts';
import { spawn } from '../world/spawn.ts';
import { happens } from '../turn/chance.ts';
import { whoIs } from '../turn/draft.ts';
import type { CavesDraft } from '../turn/draft.ts';

type Spread = Extract<Urge, { readonly kind: 'spread' }>;

/** Another of its kind somewhere around it. The child has spread as often, so families end. */
export function spread(
  draft: CavesDraft,
  parent: Creature,
  { chance, far, most }: Spread,
): boolean {
  if (parent.spread >= most || !happens(draft.chance, chance)) return false;
  const x = parent.x - far + draft.chance.below(2 * far + 1);
  const y = parent.y - far + draft.chance.below(2 * far + 1);
  const spot = { x, y, z: parent.z };
  if (!draft.isFree(spot)) return false;
  const times = parent.spread + 1;
  const child = { ...spawn(parent.kind, draft.crowd.nextId, spot), spread: times };
  draft.crowd.add(child);
  draft.crowd.change(parent.id, { spread: times });
  draft.tellSeen({ kind: 'spread', who: whoIs(child), from: { x: parent.x, y: parent.y } }, spot);
  return true;
}
