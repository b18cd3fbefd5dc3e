import { blastDamage, EFFECTS, heroMaxHealth, ITEMS, missileDamage } from '../rules/index.ts';
import type { EffectKind, Hero, ItemKind, MobKind } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';

/** Grammatical forms of any name: label, first mention, known, known at the start of a sentence. */
type NameForm = 'name' | 'one' | 'that' | 'That';

/** Forms of an item; as a direct object, `object` is a first mention and `thing` a known one. */
type ItemForm = NameForm | 'object' | 'thing';

/** Forms of a mob; as a direct object, `seen` is a first mention and `object` a known one. */
type MobForm = NameForm | 'object' | 'seen';

/** The part of a hero that decides the numbers of items. */
type HeroNumbers = Pick<Hero, 'level' | 'growth'>;

export function nameItem(kind: ItemKind, say: Say, form: ItemForm = 'name'): string {
  return say(`rogue-item-${kind}`, { form });
}

export function nameMob(kind: MobKind, say: Say, form: MobForm = 'name'): string {
  return say(`rogue-mob-${kind}`, { form });
}

export function nameEffect(kind: EffectKind, say: Say): string {
  return say(`rogue-effect-${kind}`);
}

/** An effect with its bonus of armour or attack. */
export function describeLasting(kind: EffectKind, say: Say): string {
  const { armor, attack } = EFFECTS[kind];
  const bonus = attack > 0 ? ` +${attack}` : armor > 0 ? ` +${armor}` : '';
  return nameEffect(kind, say) + bonus;
}

/** Remaining turns of an effect, or points of a shield. */
export function lastingOf(kind: EffectKind, turns: number, say: Say): string {
  return kind === 'shield' ? String(turns) : say('run-turns-left', { turns });
}

/** An item's use for this hero, phrased to follow its name. */
function describeItem(kind: ItemKind, hero: HeroNumbers, say: Say): string {
  const row = ITEMS[kind];
  const id = `rogue-about-${row.use}`;
  switch (row.use) {
    case 'wear': {
      const { type, bonus, style } = row;
      const isPlain = type === 'sword' || type === 'armor';
      return say(isPlain ? `rogue-about-${style ?? 'wear'}` : `rogue-about-${type}`, {
        type,
        bonus,
      });
    }
    case 'heal':
      return say(id, { amount: makeNumber(row.share * heroMaxHealth(hero)) });
    case 'effect': {
      const { armor, attack, heals } = EFFECTS[row.effect];
      const own = row.effect === 'stoneskin' ? id : `rogue-about-${row.effect}`;
      return say(own, { armor, attack, heals, turns: row.turns });
    }
    case 'blind':
    case 'freeze':
    case 'bait':
      return say(id, { turns: row.turns });
    case 'throw':
    case 'shoot':
      return say(id, { range: row.range, damage: missileDamage(hero, row.damage) });
    case 'blast':
      return say(id, { range: row.range, damage: blastDamage(hero, row.damage) });
    case 'hook':
    case 'swap':
    case 'blink':
      return say(id, { range: row.range });
    case 'net':
      return say(id, { range: row.range, turns: row.turns });
    case 'trap':
      return say(id, { damage: row.damage, turns: row.turns });
    case 'missile':
    case 'map':
      return say(id);
  }
}

/** An item's name with its use. */
export function nameWithUse(kind: ItemKind, hero: HeroNumbers, say: Say): string {
  return say('rogue-look-item', {
    item: nameItem(kind, say),
    about: describeItem(kind, hero, say),
  });
}

/** Formats health and similar values with at most two decimals. */
export function makeNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}
