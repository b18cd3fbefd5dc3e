import { elementAt } from '#core';
import { xpForNext } from '../model/attributes.ts';
import { GROWTH_AMOUNTS, GROWTHS, MAX_RANK } from '../model/growth.ts';
import type { Growth } from '../model/growth.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';

/** Health gained per new level, times that level. */
const HP_PER_RANK = 2;

/**
 * Gives experience and the resulting levels. The player chooses the growth; other creatures grow at
 * random.
 */
export function gainXp(draft: CavesDraft, id: number, amount: number): void {
  const creature = draft.crowd.get(id);
  if (creature === undefined || amount <= 0) return;
  if (id === PLAYER) draft.emit({ kind: 'gained-xp', amount });
  let now = draft.crowd.change(id, { xp: creature.xp + amount });
  while (now.rank < MAX_RANK && now.xp > xpForNext(now.rank)) now = rise(draft, now);
}

function rise(draft: CavesDraft, creature: Creature): Creature {
  const rank = creature.rank + 1;
  const hp = Math.min(creature.maxHp, creature.hp + HP_PER_RANK * rank);
  const risen = draft.crowd.change(creature.id, { rank, hp });
  draft.emitSeen({ kind: 'rank-gained', who: creatureRef(risen), rank }, risen);
  if (risen.id !== PLAYER) {
    const growth = elementAt(GROWTHS, draft.chance.below(GROWTHS.length));
    return draft.crowd.change(risen.id, applyGrowth(risen, growth));
  }
  draft.choices += 1;
  return risen;
}

/** Changed fields of a creature after a growth. */
function applyGrowth(creature: Creature, growth: Growth): Partial<Creature> {
  const amount = GROWTH_AMOUNTS[growth];
  switch (growth) {
    case 'hp':
      return { maxHp: creature.maxHp + amount, hp: creature.hp + amount };
    case 'mana':
      return { maxMana: creature.maxMana + amount, mana: creature.mana + amount };
    case 'attack':
    case 'defense':
    case 'vision':
      return { [growth]: creature[growth] + amount };
    case 'hp-regen':
      return { hpRegen: creature.hpRegen + amount };
    case 'mana-regen':
      return { manaRegen: creature.manaRegen + amount };
  }
}

/** Improves a creature, whatever its level. */
export function growForEver(draft: CavesDraft, { id }: Creature, growth: Growth): boolean {
  const creature = draft.crowd.get(id);
  if (creature === undefined) return false;
  draft.crowd.change(id, applyGrowth(creature, growth));
  if (id === PLAYER) draft.emit({ kind: 'grown', growth, amount: GROWTH_AMOUNTS[growth] });
  return true;
}

/** Applies the player's choice for a new level. */
export function grow(draft: CavesDraft, growth: Growth): void {
  draft.crowd.change(PLAYER, applyGrowth(draft.player, growth));
  draft.choices -= 1;
  draft.emit({ kind: 'grown', growth, amount: GROWTH_AMOUNTS[growth] });
}
