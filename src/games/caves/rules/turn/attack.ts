import { attackOf } from '../model/attributes.ts';
import { creatureRow } from '../model/content.ts';
import type { Creature } from '../model/state.ts';
import { strike } from './battle.ts';
import type { CavesDraft } from './draft.ts';
import { affect } from './effects.ts';

/** A creature attacks an adjacent one, perhaps with a multiple of its strength, biting if it can. */
export function attack(draft: CavesDraft, by: Creature, target: Creature, times = 1): void {
  strike(draft, by, target, { blow: 'hit', attack: times * attackOf(by) });
  const { bite } = creatureRow(by.content, by.kind);
  if (bite !== undefined && draft.ending === undefined) affect(draft, target.id, bite, by.id);
}
