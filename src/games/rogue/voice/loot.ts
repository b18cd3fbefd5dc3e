import { largest } from '#core';
import { bonusOf, EQUIPMENT_TYPES, ITEMS } from '../rules/index.ts';
import type { EquipmentType, Hero, ItemKind } from '../rules/index.ts';

/** Bonus of the hero's best equipment of a type, worn or held. */
function bestOf(hero: Hero, type: EquipmentType): number {
  const bonuses = hero.slots.map((kind) => {
    const row = kind === null ? undefined : ITEMS[kind];
    return row?.use === 'wear' && row.type === type ? row.bonus : 0;
  });
  return largest([bonusOf(hero, type), ...bonuses]);
}

/** Returns a test for useful items: all except equipment no better than the hero's. */
export function usefulTo(hero: Hero): (kind: ItemKind) => boolean {
  const best = new Map(EQUIPMENT_TYPES.map((type) => [type, bestOf(hero, type)]));
  return (kind) => {
    const row = ITEMS[kind];
    return row.use !== 'wear' || row.bonus > (best.get(row.type) ?? 0);
  };
}

/** Returns a test for equipment better than what the hero wears. */
export function isBetterFor(hero: Hero): (kind: ItemKind) => boolean {
  return (kind) => {
    const row = ITEMS[kind];
    return row.use === 'wear' && row.bonus > bonusOf(hero, row.type);
  };
}
