import { blindFor, isClosed, isSpent } from '../../rules/index.ts';
import type {
  Colour,
  ItemKind,
  LiveTrigger,
  Mob,
  MobKind,
  TriggerKind,
} from '../../rules/index.ts';
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

/** Inks of keys and of what they open. */
export const COLOUR_INKS: Readonly<Record<Colour, InkColour>> = {
  red: 'bad',
  green: 'good',
  blue: 'south',
  yellow: 'title',
};

const TRIGGER_SIGNS: Readonly<Record<TriggerKind, Sign>> = {
  door: { glyph: '+', ink: 'warn' },
  key: { glyph: '¬', ink: 'title' },
  gate: { glyph: '#', ink: 'warn' },
  plate: { glyph: '_', ink: 'accent' },
  spikes: { glyph: '^', ink: 'bad' },
  well: { glyph: '&', ink: 'south' },
  teleporter: { glyph: '?', ink: 'mental' },
  sign: { glyph: '"', ink: 'text' },
  chest: { glyph: '=', ink: 'warn' },
  exit: { glyph: '>', ink: 'title' },
  treasure: { glyph: '$', ink: 'title' },
  reach: { glyph: '<', ink: 'title' },
};

/** Signs of open doors and gates. */
const OPEN_SIGN = "'";

/** Sign of a kind of trigger in the legend. */
export function triggerGlyph(kind: TriggerKind): string {
  return TRIGGER_SIGNS[kind].glyph;
}

/** Sign of a trigger, and the initial of its colour; undefined if nothing is left of it. */
export function triggerSign(trigger: LiveTrigger): (Sign & { readonly mark: string }) | undefined {
  const { kind } = trigger;
  const isWay = kind === 'door' || kind === 'gate';
  if (!isWay && kind !== 'well' && kind !== 'chest' && isSpent(trigger)) return undefined;
  const { glyph, ink } = TRIGGER_SIGNS[kind];
  const colour = 'colour' in trigger ? trigger.colour : undefined;
  const isOpen = isWay && !isClosed(trigger);
  if (isOpen || isSpent(trigger))
    return { glyph: isOpen ? OPEN_SIGN : glyph, ink: 'faint', mark: ' ' };
  return {
    glyph,
    ink: colour === undefined ? ink : COLOUR_INKS[colour],
    mark: colour === undefined ? ' ' : colour.charAt(0),
  };
}

/**
 * Level mark beside a mob's letter: one digit, a plus for higher levels, or a wave while it is
 * blinded by smoke.
 */
export function levelSign(mob: Pick<Mob, 'level' | 'confused'>): string {
  const { level } = mob;
  if (blindFor(mob) > 0) return '~';
  return level < 10 ? String(level) : '+';
}
