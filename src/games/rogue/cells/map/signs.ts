import { blindFor, isAsleep, isClosed, isSpent, isWarning, isWayUp } from '../../rules/index.ts';
import type {
  Colour,
  ItemKind,
  LiveTrigger,
  Mob,
  MobKind,
  RogueState,
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
  rat: { glyph: 'v', ink: 'text' },
  archer: { glyph: 'a', ink: 'good' },
  boar: { glyph: 'b', ink: 'warn' },
  bomber: { glyph: 'x', ink: 'bad' },
  summoner: { glyph: 's', ink: 'mental' },
  thief: { glyph: 't', ink: 'title' },
  guard: { glyph: 'G', ink: 'accent' },
  mirror: { glyph: 'M', ink: 'south' },
  healer: { glyph: 'h', ink: 'good' },
  slime: { glyph: 'j', ink: 'good' },
  mole: { glyph: 'd', ink: 'warn' },
  spinner: { glyph: 'S', ink: 'text' },
  ogre: { glyph: 'O', ink: 'bad' },
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
  'fire-bomb': { glyph: 'ø', ink: 'bad' },
  hook: { glyph: 'J', ink: 'accent' },
  'swap-stone': { glyph: '¤', ink: 'mental' },
  bait: { glyph: '§', ink: 'warn' },
  caltrops: { glyph: '×', ink: 'soft' },
  net: { glyph: '÷', ink: 'text' },
  'frost-bell': { glyph: '°', ink: 'south' },
  bow: { glyph: ')', ink: 'accent' },
  arrow: { glyph: '|', ink: 'accent' },
  spear: { glyph: '\\', ink: 'accent' },
  'war-hammer': { glyph: '¶', ink: 'accent' },
  'grey-cloak': { glyph: '(', ink: 'good' },
  'soft-boots': { glyph: 'ß', ink: 'good' },
  buckler: { glyph: '0', ink: 'good' },
  'blink-scroll': { glyph: '?', ink: 'mental' },
  'map-scroll': { glyph: '¿', ink: 'title' },
  'healing-draught': { glyph: '¡', ink: 'good' },
  'rage-mushroom': { glyph: '»', ink: 'bad' },
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

const UP_STAIRS = '<';

/** Signs of open doors and gates. */
const OPEN_SIGN = "'";

/** Sign of a kind of trigger in the legend. */
export function triggerGlyph(kind: TriggerKind): string {
  return TRIGGER_SIGNS[kind].glyph;
}

/**
 * Sign of a trigger, and the initial of its colour; undefined if nothing is left of it. On floors,
 * the sign of stairs shows the way.
 */
export function triggerSign(
  state: RogueState,
  trigger: LiveTrigger,
): (Sign & { readonly mark: string }) | undefined {
  const { kind } = trigger;
  if (kind === 'exit' && isWayUp(state.course?.name, trigger.world))
    return { glyph: UP_STAIRS, ink: 'soft', mark: ' ' };
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
 * Mark beside a mob's letter: its level in one digit, a plus for higher levels, a wave while it
 * cannot strike, `z` while it sleeps, or `!` while it prepares something.
 */
export function levelSign(mob: Mob): string {
  const { level, still = 0 } = mob;
  if (blindFor(mob) > 0 || still > 0) return '~';
  if (isAsleep(mob)) return 'z';
  if (isWarning(mob)) return '!';
  return level < 10 ? String(level) : '+';
}
