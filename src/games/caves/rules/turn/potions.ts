import { itemIn } from '../model/attributes.ts';
import { potionRow } from '../model/content.ts';
import type { Color } from '../model/potions.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { affect } from './effects.ts';
import { withoutItemIn } from './slots.ts';

/** The player drinks a potion. */
export function quaff(draft: CavesDraft, slot: number): void {
  const { player } = draft;
  const item = itemIn(player, slot);
  if (item?.color === undefined) return;
  const { color } = item;
  draft.crowd.put(withoutItemIn(player, slot));
  draft.emit({ kind: 'quaffed', who: creatureRef(player), color });
  soak(draft, player, color, PLAYER);
}

/** Applies a potion to a creature. Everyone who sees the result identifies the potion. */
export function soak(draft: CavesDraft, { id }: Creature, color: Color, by: number): void {
  const potion = draft.before.potions[color];
  const target = draft.crowd.get(id);
  if (potion === null || target === undefined) return;
  if (!affect(draft, id, potionRow(draft.content, potion).effect, by)) return;
  for (const { id: witness, learned } of draft.witnessesOf(target)) {
    if (learned.includes(color)) continue;
    draft.crowd.change(witness, { learned: [...learned, color] });
    if (witness === PLAYER) draft.emit({ kind: 'learned', color, potion });
  }
}
