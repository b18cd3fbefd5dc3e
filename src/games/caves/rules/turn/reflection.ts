import { creatureRow } from '../model/content.ts';
import type { Creature } from '../model/state.ts';
import { happens } from './chance.ts';
import { creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';

/** True if a creature throws back a missile or a spell. */
export function reflected(draft: CavesDraft, target: Creature): boolean {
  const { reflects } = creatureRow(target.content, target.kind);
  if (reflects === undefined || !happens(draft.chance, reflects)) return false;
  draft.emitSeen({ kind: 'reflected', who: creatureRef(target) }, target);
  return true;
}
