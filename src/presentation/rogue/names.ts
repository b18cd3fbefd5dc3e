import type { EffectKind, ItemKind, MobKind } from '../../games/rogue/index.ts';
import type { Say } from '../../i18n/say.ts';

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

/** Health and the like: at most two decimals, and those only where there are any. */
export function makeNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}
