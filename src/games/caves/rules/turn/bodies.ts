import type { EffectKind } from '../model/effects.ts';
import { PLAYER } from '../model/state.ts';
import { harm } from './battle.ts';
import { creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';

/** Takes health through an effect; true if any was lost. */
export function hurt(
  draft: CavesDraft,
  id: number,
  effect: EffectKind,
  amount: number,
  by?: number,
): boolean {
  const creature = draft.crowd.get(id);
  if (creature === undefined) return false;
  draft.emitSeen({ kind: 'hurt', who: creatureRef(creature), effect, amount }, creature);
  harm(draft, id, amount, { kind: 'effect', effect }, by);
  return true;
}

/** Restores health up to the maximum; true if any was restored. */
export function heal(
  draft: CavesDraft,
  id: number,
  effect: EffectKind,
  maxAmount: number,
): boolean {
  const creature = draft.crowd.get(id);
  if (creature === undefined) return false;
  const amount = Math.min(maxAmount, creature.maxHp - creature.hp);
  if (amount <= 0) return false;
  draft.crowd.change(id, { hp: creature.hp + amount });
  draft.emitSeen({ kind: 'healed', who: creatureRef(creature), effect, amount }, creature);
  return true;
}

/** Restores mana up to the maximum; true if any was restored. */
export function restore(draft: CavesDraft, id: number, maxAmount: number): boolean {
  const creature = draft.crowd.get(id);
  if (creature === undefined) return false;
  const amount = Math.min(maxAmount, creature.maxMana - creature.mana);
  if (amount <= 0) return false;
  draft.crowd.change(id, { mana: creature.mana + amount });
  if (id === PLAYER) draft.emit({ kind: 'mana-gained', amount });
  return true;
}
