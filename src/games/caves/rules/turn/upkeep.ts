import { assertDefined } from '#core';
import { hpRegenOf, manaRegenOf } from '../model/attributes.ts';
import { PLAYER } from '../model/state.ts';
import type { Creature } from '../model/state.ts';
import { fall } from './battle.ts';
import type { CavesDraft } from './draft.ts';

const THOUSAND = 1000;

/** Applies a turn's hunger and regeneration to a creature. */
export function upkeep(draft: CavesDraft, id: number): void {
  const creature = draft.crowd.get(id);
  if (creature === undefined) return;
  if (creature.hp < creature.maxHp) regainHp(draft, creature);
  if (creature.mana < creature.maxMana) regainMana(draft, creature);
  if (id !== PLAYER) return;
  const food = Math.max(0, draft.player.food - 1);
  draft.crowd.change(PLAYER, { food });
  if (food === 0) fall(draft, { kind: 'hunger' });
}

/** Regenerates health gradually; each point costs the player food. */
function regainHp(draft: CavesDraft, creature: Creature): void {
  const { id, hp, maxHp, food } = creature;
  const rest = creature.hpRest + hpRegenOf(creature);
  const gain = Math.min(maxHp - hp, Math.floor(rest / THOUSAND));
  const hpRest = rest % THOUSAND;
  if (gain === 0) draft.crowd.change(id, { hpRest });
  else draft.crowd.change(id, { hp: hp + gain, hpRest, food: fed(id, food - gain) });
}

function regainMana(draft: CavesDraft, { id }: Creature): void {
  const creature = assertDefined(draft.crowd.get(id));
  const { mana, maxMana, food } = creature;
  const rest = creature.manaRest + manaRegenOf(creature);
  const gain = Math.min(maxMana - mana, Math.floor(rest / THOUSAND));
  const manaRest = rest % THOUSAND;
  if (gain === 0) draft.crowd.change(id, { manaRest });
  else draft.crowd.change(id, { mana: mana + gain, manaRest, food: fed(id, food - gain) });
}

/** Only the player gets hungry. */
function fed(id: number, food: number): number {
  return id === PLAYER ? food : 0;
}
