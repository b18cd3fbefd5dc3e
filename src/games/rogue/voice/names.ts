import { EFFECTS, ITEMS, MAX_HEALTH } from '../rules/index.ts';
import type { EffectKind, Hero, ItemKind, MobKind } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';

/** Grammatical forms of any name: label, first mention, known, known at the start of a sentence. */
type NameForm = 'name' | 'one' | 'that' | 'That';

/** Forms of an item; as a direct object, `object` is a first mention and `thing` a known one. */
type ItemForm = NameForm | 'object' | 'thing';

/** Forms of a mob; as a direct object, `seen` is a first mention and `object` a known one. */
type MobForm = NameForm | 'object' | 'seen';

export function nameItem(kind: ItemKind, say: Say, form: ItemForm = 'name'): string {
  return say(`rogue-item-${kind}`, { form });
}

export function nameMob(kind: MobKind, say: Say, form: MobForm = 'name'): string {
  return say(`rogue-mob-${kind}`, { form });
}

export function nameEffect(kind: EffectKind, say: Say): string {
  return say(`rogue-effect-${kind}`);
}

/** An item's use for this hero, phrased to follow its name. */
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

/** An item's name with its use. */
export function nameWithUse(kind: ItemKind, hero: Pick<Hero, 'level'>, say: Say): string {
  return say('rogue-look-item', {
    item: nameItem(kind, say),
    about: describeItem(kind, hero, say),
  });
}

/** Formats health and similar values with at most two decimals. */
export function makeNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}
