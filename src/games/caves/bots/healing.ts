import type { CavesAction } from '../rules/model/action.ts';
import { bloodFor, cast, hasWhiteBook, manaFor, isMending, quaff, slotOfPotion } from './books.ts';
import type { Outlook } from './outlook.ts';

/**
 * Minimum health left after giving blood: in a fight, as a multiple of the cost, and when no enemy
 * is near.
 */
const BLOOD_IN_FIGHT = 4;
const MIN_HEALTH_LEFT = 15;

/** Turns blood into mana, which heals several times its cost. */
function bleed(outlook: Outlook, isQuiet: boolean): CavesAction | undefined {
  const { player } = outlook;
  if (!hasWhiteBook(player) || player.mana >= manaFor(player, 'minor-heal')) return undefined;
  const room = player.maxMana - player.mana + manaFor(player, 'blood-to-mana');
  const cost = Math.min(bloodFor(player), room);
  const minHealth = isQuiet ? cost + MIN_HEALTH_LEFT : BLOOD_IN_FIGHT * cost;
  return player.hp < minHealth ? undefined : cast(outlook, 'blood-to-mana');
}

/** Missing health from which each spell heals without much waste. */
const MISSING = { 'minor-heal': 20, 'major-heal': 50, 'slow-heal': 70 } as const;
/** The limit for a major heal in a fight: saving a turn is worth some waste. */
const MISSING_IN_FIGHT = 35;

/** Missing health from which slow healing wastes little, or restores more for its mana than a minor heal. */
function missingForSlow({ player, style }: Outlook): number {
  if (!style.isWorldly) return MISSING['slow-heal'];
  const costs = manaFor(player, 'slow-heal') / manaFor(player, 'minor-heal');
  return Math.min(MISSING['slow-heal'], MISSING['minor-heal'] * costs);
}

/** Heals with spells that waste little; uses slow healing when no enemy is near. */
function healByBook(outlook: Outlook, isQuiet: boolean): CavesAction | undefined {
  const { player } = outlook;
  const missing = player.maxHp - player.hp;
  const canWait = isQuiet && missing >= missingForSlow(outlook) && !isMending(player);
  const slow = canWait ? cast(outlook, 'slow-heal') : undefined;
  const isMajor = missing >= (isQuiet ? MISSING['major-heal'] : MISSING_IN_FIGHT);
  const major = isMajor ? cast(outlook, 'major-heal') : undefined;
  const minor = missing >= MISSING['minor-heal'] ? cast(outlook, 'minor-heal') : undefined;
  return (
    slow ??
    major ??
    minor ??
    (missing >= MISSING['minor-heal'] ? bleed(outlook, isQuiet) : undefined)
  );
}

/** Heals with potions when needed. */
function healByPotion(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  const slow = isMending(player) ? undefined : slotOfPotion(outlook, 'slow-health');
  return quaff(slotOfPotion(outlook, 'health')) ?? quaff(slow);
}

/** Shares of health below which the bot heals, in a fight and in peace. */
const HURT_IN_FIGHT = 0.45;
const HURT = 0.85;
/** Share of health below which the bot drinks potions in peace. */
const HURT_MUCH = 0.5;

/** Heals during a fight. */
export function healInFight(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  if (player.hp > HURT_IN_FIGHT * player.maxHp) return undefined;
  return healByBook(outlook, false) ?? healByPotion(outlook) ?? drinkMana(outlook);
}

/** Drinks mana if it can be turned into health. */
function drinkMana(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  if (!hasWhiteBook(player) || player.mana >= manaFor(player, 'minor-heal')) return undefined;
  return quaff(slotOfPotion(outlook, 'mana'));
}

/**
 * Heals while no enemy is near. Renewable sources come first, and active healing effects are left
 * to finish.
 */
export function healInPeace(outlook: Outlook): CavesAction | undefined {
  const { player } = outlook;
  if (player.hp > HURT * player.maxHp || isMending(player)) return undefined;
  const isBad = player.hp <= HURT_MUCH * player.maxHp;
  const potion = isBad ? (healByPotion(outlook) ?? drinkMana(outlook)) : undefined;
  return healByBook(outlook, true) ?? potion;
}
