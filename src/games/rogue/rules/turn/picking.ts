import { freeSlot } from '../model/hero.ts';
import type { TurnDraft } from './draft.ts';

/** Picks up the items under the hero in order while slots are free. */
export function pickUp(draft: TurnDraft): void {
  for (const item of draft.itemsAt(draft.hero.at)) {
    const slot = freeSlot(draft.hero);
    const { at } = draft.hero;
    if (slot === undefined) {
      draft.emit({ kind: 'full', item: item.kind, at });
      continue;
    }
    draft.takeItem(item);
    draft.setSlot(slot, item.kind);
    draft.emit({ kind: 'picked', item: item.kind, slot, at });
  }
}
