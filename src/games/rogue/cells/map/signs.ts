import { blindFor } from '../../rules/index.ts';
import type { ItemKind, Mob, MobKind } from '../../rules/index.ts';
import type { InkColour } from '#screen/cells/ink.ts';

/** Appearance of a thing: one glyph with a colour. */
export interface Sign {
  readonly glyph: string;
  readonly ink: InkColour;
}

export const HERO_SIGN: Sign = { glyph: '@', ink: 'title' };

export const MOB_SIGNS: Readonly<Record<MobKind, Sign>> = {
  mimic: { glyph: 'm', ink: 'bad' },
  ghost: { glyph: 'g', ink: 'south' },
  robot: { glyph: 'r', ink: 'warn' },
  wizard: { glyph: 'w', ink: 'mental' },
};

export const ITEM_SIGNS: Readonly<Record<ItemKind, Sign>> = {
  sword: { glyph: '/', ink: 'accent' },
  'golden-apple': { glyph: '%', ink: 'title' },
  dagger: { glyph: '†', ink: 'accent' },
  'battle-axe': { glyph: 'Þ', ink: 'accent' },
  'leather-armor': { glyph: '[', ink: 'good' },
  'chain-mail': { glyph: ']', ink: 'good' },
  'stoneskin-potion': { glyph: '!', ink: 'mental' },
  'smoke-bomb': { glyph: '*', ink: 'soft' },
};

/**
 * Level mark beside a mob's letter: one digit, a plus for higher levels, or a wave while it is
 * blinded by smoke.
 */
export function levelSign(mob: Pick<Mob, 'level' | 'confused'>): string {
  const { level } = mob;
  if (blindFor(mob) > 0) return '~';
  return level < 10 ? String(level) : '+';
}
