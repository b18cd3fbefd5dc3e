import { EFFECTS, ITEMS, MAX_HEALTH } from '../rules/index.ts';
import type { EffectKind, Hero, ItemKind, MobKind } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';

/**
 * How a name stands in a sentence: alone, as something that is mentioned first, as something that is known, at
 * the beginning of a sentence, and what is done to something known.
 */
export type NameForm = 'name' | 'one' | 'that' | 'That' | 'object';

export function nameItem(kind: ItemKind, say: Say, form: NameForm = 'name'): string {
  return say(`rogue-item-${kind}`, { form });
}

export function nameMob(kind: MobKind, say: Say, form: NameForm = 'name'): string {
  return say(`rogue-mob-${kind}`, { form });
}

export function nameEffect(kind: EffectKind, say: Say): string {
  return say(`rogue-effect-${kind}`);
}

/** What an item does for this hero: a phrase that goes on after its name. */
function describeItem(kind: ItemKind, { level }: Pick<Hero, 'level'>, say: Say): string {
  const row = ITEMS[kind];
  const id = `rogue-about-${row.use}`;
  switch (row.use) {
    case 'wear':
      return say(id, { type: row.type, bonus: row.bonus });
    case 'heal':
      return say(id, { amount: makeNumber(row.share * MAX_HEALTH) });
    case 'effect':
      return say(id, { armor: EFFECTS[row.effect].armor, turns: row.turns });
    case 'blind':
      return say(id, { turns: row.turns });
    case 'throw':
      return say(id, { range: row.range, damage: row.damage * level });
  }
}

/** An item with what it does. */
export function nameWithUse(kind: ItemKind, hero: Pick<Hero, 'level'>, say: Say): string {
  return say('rogue-look-item', {
    item: nameItem(kind, say),
    about: describeItem(kind, hero, say),
  });
}

/** Health and the like: at most two decimals, and those only where there are any. */
export function makeNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}
