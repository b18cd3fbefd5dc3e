import { hpRegenOf, manaRegenOf } from '../model/attributes.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { fall } from './battle.ts';
import type { Draft } from './draft.ts';

const THOUSAND = 1000;

/** What a turn brings to every creature: hunger, health and mana. */
export function upkeep(draft: Draft, id: number): void {
  const creature = draft.crowd.get(id);
  if (creature === undefined) return;
  const rested = restored(creature);
  if (id === PLAYER) {
    const food = Math.max(0, rested.food - 1);
    draft.crowd.put({ ...rested, food });
    if (food === 0) fall(draft, { kind: 'hunger' });
  } else if (rested !== creature) draft.crowd.put(rested);
}

/** Points come back bit by bit, and each costs the player food. */
function restored(creature: Creature): Creature {
  const { hp, maxHp, mana, maxMana } = creature;
  if (hp >= maxHp && mana >= maxMana) return creature;
  const hpRest = hp < maxHp ? creature.hpRest + hpRegenOf(creature) : creature.hpRest;
  const manaRest = mana < maxMana ? creature.manaRest + manaRegenOf(creature) : creature.manaRest;
  const hpMore = Math.min(maxHp - hp, Math.floor(hpRest / THOUSAND));
  const manaMore = Math.min(maxMana - mana, Math.floor(manaRest / THOUSAND));
  return {
    ...creature,
    hp: hp + hpMore,
    mana: mana + manaMore,
    hpRest: hpRest % THOUSAND,
    manaRest: manaRest % THOUSAND,
    food: creature.id === PLAYER ? creature.food - hpMore - manaMore : creature.food,
  };
}
