import { itemIn } from '../model/attributes.ts';
import { itemRow } from '../model/content.ts';
import { PLAYER } from '../model/state.ts';
import { creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { affect } from './effects.ts';
import { withoutItemIn } from './slots.ts';

/** The player reads a scroll, which uses it up. */
export function read(draft: CavesDraft, slot: number): void {
  const { player } = draft;
  const item = itemIn(player, slot);
  const effect = item && itemRow(draft.content, item.kind).scroll;
  if (item === undefined || effect === undefined) return;
  draft.crowd.put(withoutItemIn(player, slot));
  draft.emit({ kind: 'read', who: creatureRef(player), item });
  affect(draft, PLAYER, effect, PLAYER);
}
